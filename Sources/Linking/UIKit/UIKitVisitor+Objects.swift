import Findings
import Inventory
import Taxonomy

/// The objects that code makes.
extension UIKitVisitor {
  mutating func addImplicit(_ link: Link, type: TypeName, heldBy holder: Holder, in scope: Scope) {
    guard let reference = types.reference(named: type.name, in: scope.type, file: scope.file) else { return }
    makeObject(reference, link, in: scope, heldBy: holder)
  }

  mutating func makeObject(
    _ reference: UIKitTypes.ClassReference, _ link: Link, in scope: Scope, heldBy holder: Holder? = nil
  ) {
    guard reference.construct != nil || wanted.isForTrees && reference.isViewController else { return }
    let arguments = link.arguments ?? []
    var object = Object(
      reference: reference, place: evaluator.place(of: link, file: scope.file), scope: scope,
      label: label(in: arguments, scope), name: nil,
      isControl: reference.construct?.isControl == true && !isIdle(reference.uiKitName, arguments, in: scope),
      isOutlet: false)
    object.arguments = arguments
    object.hints = arguments.nameHints
    if let title = arguments.first(where: { $0.label == "title" })?.value.constantName {
      object.labelName = title
    } else if let item = arguments.systemItem {
      object.name = item
      object.isNamedByTitle = true
    }
    if reference.uiKitName == "UITextView" { object.isControl = true }
    if let given = evaluator.identifierArgument(of: link, in: scope) {
      object.given.append(given)
    } else if let carried = evaluator.carried(by: link, in: scope).first {
      let given = evaluator.given(carried, by: link, in: scope)
      if given.identifier.state != .none { object.given.append(given) }
    } else if reference.id == nil, let given = given(byExtensionOf: reference.uiKitName, to: link, in: scope) {
      object.given.append(given)
    }
    add(object, heldBy: holder)
    if let view = arguments.first(where: { $0.label == "customView" }) {
      noteCustomView(view.value, of: object, in: scope)
    }
  }

  /// Whether nobody taps it: a space, or a bar button item that shows nothing and does nothing.
  private func isIdle(_ uiKitName: String, _ arguments: [Argument], in scope: Scope) -> Bool {
    guard uiKitName == "UIBarButtonItem" else { return false }
    if arguments.makeSpace { return true }
    guard arguments.makeEmptyItem else { return false }
    // Code may give it something to do later.
    let later = ["action", "primaryAction", "menu"].map { NameSet.hash($0, .assignment) }
    let members = scope.type.map { symbols.types[$0].members.all }
    return members?.contains { member in later.contains { member.names.mayContain(hash: $0) } } != true
  }

  /// What an initialiser that the app adds to a class of UIKit gives to what it makes.
  private func given(byExtensionOf uiKitName: String, to link: Link, in scope: Scope) -> GivenIdentifier? {
    guard let arguments = link.arguments, !arguments.isEmpty,
      let id = symbols.ids(named: uiKitName).first(where: { symbols.types[$0].kind == .extension })
    else { return nil }
    let fitting = (symbols.types[id].members["init"] ?? []).compactMap { member -> (FunctionFact, Int)? in
      guard case .function(let function) = member.declaration, function.accepts(arguments) else { return nil }
      return (function, member.file)
    }
    guard fitting.count == 1, let (function, file) = fitting.first, let body = function.body else { return nil }
    var inner = Scope(file: file, type: id, member: "init")
    inner.body = function.position
    evaluator.bind(function, of: id, file: file, to: arguments, from: scope, in: &inner, depth: 0)
    for case .assignment(let target, let value, _) in body.statements.reversed() {
      let path = target.links.map(\.name)
      guard path == ["accessibilityIdentifier"] || path == ["self", "accessibilityIdentifier"],
        let last = target.links.last
      else { continue }
      let (identifier, way) = evaluator.identifier(of: value, in: inner)
      if identifier.state == .none { return nil }
      return GivenIdentifier(identifier: identifier, place: evaluator.place(of: last, file: file), way: way)
    }
    return nil
  }

  /// The title that an initialiser is passed, where source holds its text.
  private func label(in arguments: [Argument], _ scope: Scope) -> String? {
    guard let title = arguments.first(where: { $0.label == "title" }) else { return nil }
    let value = evaluator.value(of: title.value, in: scope)
    if case .localized(let text) = value { return text }
    let text = value.texts.flatMap { $0.count == 1 ? $0[0].exact : nil }
    // A back button without a title is made with an empty one.
    return text?.isEmpty == true ? nil : text
  }

  /// A bar button item and the view that it holds are one element: the item's if the view is a mere picture or text.
  private mutating func noteCustomView(_ view: Expression, of item: Object, in scope: Scope) {
    guard let index = objectAt[Spot(item)] else { return }
    if let construct = types.type(of: view, in: scope)?.construct, !construct.isControl, construct.type != .other {
      objects[index].isControl = false
    }
    guard case .chain(let chain) = view, let holder = holder(of: chain.links[...], in: scope) else { return }
    objects[index].customView = holder
  }

  /// The same of a view that an item is given later.
  mutating func noteCustomView(_ view: Expression, of target: Chain, in scope: Scope) {
    guard case .chain(let chain) = view, let shown = holder(of: chain.links[...], in: scope),
      let item = holder(of: target.links.dropLast(), in: scope), item != shown
    else { return }
    customViews.append((item, shown))
  }

  mutating func add(_ object: Object, heldBy holder: Holder?) {
    let index: Int
    if let known = objectAt[Spot(object)] {
      index = known
    } else {
      index = objects.count
      objects.append(object)
      objectAt[Spot(object)] = index
      holdings.note(
        .construction(file: object.scope.file, position: object.place.position), standsFor: .object(index))
      if let id = object.reference.id {
        for ancestor in symbols.types[id].lineage { holdings.note(.instances(ancestor), standsFor: .object(index)) }
      }
    }
    if let holder {
      holdings.note(holder, standsFor: .object(index))
      // A path, such as a bar's item, says less than a title.
      let isTitled = objects[index].isNamedByTitle || objects[index].labelName != nil && objects[index].name == nil
      if isTitled ? !holder.isPath : objects[index].name == nil, let name = holder.name {
        objects[index].name = name
        objects[index].isNamedByTitle = false
      }
    }
  }
}

extension [Argument] {
  /// The name of a system item: `close` of `UIBarButtonItem(systemItem: .close)`.
  fileprivate var systemItem: String? {
    for argument in self where argument.label == "barButtonSystemItem" || argument.label == "systemItem" {
      if case .chain(let chain) = argument.value { return chain.links.last?.name }
    }
    return nil
  }

  /// What the arguments say of the object: the system's item, what it does, its image.
  fileprivate var nameHints: [NameHint] {
    var actions: [NameHint] = []
    var icons = systemItem.map { [NameHint.icon($0)] } ?? []
    for argument in self {
      switch argument.label {
      case "action", "handler": actions += argument.value.actionHints.doing
      case "primaryAction":
        guard case .chain(let chain) = argument.value, let call = chain.links.first, call.name == "UIAction" else {
          continue
        }
        for inner in call.arguments ?? [] where inner.isTrailing || inner.label == "handler" {
          actions += inner.value.actionHints.doing
        }
      case "image": if let name = argument.value.iconName { icons.append(.icon(name)) }
      default: break
      }
    }
    return systemItem == nil ? actions + icons : icons + actions
  }

  /// `UIBarButtonItem(systemItem: .flexibleSpace)`
  fileprivate var makeSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }

  /// `UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)`
  fileprivate var makeEmptyItem: Bool {
    contains { $0.label == "title" && $0.value == .string("") }
      && allSatisfy { argument in
        switch argument.label {
        case "title", "style": true
        default: argument.value == .nilLiteral
        }
      }
  }
}
