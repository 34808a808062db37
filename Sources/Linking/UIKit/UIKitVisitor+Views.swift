import Findings
import Inventory

/// Which view is put into which, and what is said of how views show themselves.
extension UIKitVisitor {
  // MARK: Embedding

  /// Notes the views that a call puts into another one; `made` is the object that the chain constructs.
  mutating func noteViews(in chain: Chain, made: UIKitTypes.Construction?, in scope: Scope) {
    if let made, let arguments = made.link.arguments {
      let parent = Holder.construction(file: scope.file, position: made.link.position)
      for argument in arguments where argument.label.map(ViewFacts.embeddedArguments.contains) ?? false {
        embed(argument.value, in: parent, scope: scope)
      }
    }
    guard let last = chain.links.last, let arguments = last.arguments, case let before = chain.links.dropLast() else {
      return
    }
    noteRegistration(last, in: scope)
    if ViewFacts.adding.contains(last.name) || wanted.forwarders.contains(last.name) {
      guard let parent = container(before, in: scope) else { return }
      let whole = wanted.isForTrees ? whole(of: before, in: scope) : nil
      for argument in arguments where argument.position != arguments.first?.position || !argument.isTrailing {
        // `at:`, `below:`, `for:` say where, not what.
        guard argument.label == nil || argument.position == arguments.first?.position else { continue }
        embed(argument.value, in: parent, of: whole, scope: scope)
      }
    } else if wanted.isForTrees, ViewFacts.presenting.contains(last.name), let owner = scope.type,
      let shown = arguments.first?.value
    {
      embed(shown, in: .instances(owner), scope: scope, slot: .presented)
    } else if wanted.isForTrees, ViewFacts.containing.contains(last.name), let several = arguments.first?.value,
      let parent = container(before, in: scope)
    {
      embed(several, in: parent, scope: scope)
    } else if last.name == "append", let list = holder(of: before, in: scope) {
      for argument in arguments { append(argument.value, to: list, in: scope) }
    } else if let slot = ViewFacts.barCalls[last.name], let controller = controller(before, in: scope) {
      if let items = arguments.first?.value { embed(items, in: controller, scope: scope, slot: slot) }
    } else if last.name == "forEach", case .chain(let function)? = arguments.first?.value,
      let call = function.links.last, call.arguments == nil, ViewFacts.adding.contains(call.name),
      let parent = container(function.links.dropLast(), in: scope)
    {
      if case .value(let several) = chain.root, before.isEmpty {
        embed(several, in: parent, scope: scope)
      } else if case .name = chain.root {
        embed(.chain(Chain(root: .name, links: Array(before), range: chain.range)), in: parent, scope: scope)
      }
    } else if last.name == "register", case .chain(let name)? = arguments.first?.value, name.links.count > 1,
      name.links.last?.name == "self", let parent = container(before, in: scope),
      let type = symbols.type(
        named: name.links.dropLast().map(\.name).joined(separator: "."), in: scope.type, file: scope.file)
    {
      views.embeddings.append(.init(parent, nil, type, in: scope, slot: .rows))
    } else if last.name == "addGestureRecognizer", let holder = holder(of: before, in: scope) {
      views.gestures.append((holder, evaluator.place(of: last, file: scope.file)))
    } else if last.name == "addTextField", wanted.isForTrees, let parent = holder(of: before, in: scope),
      case .closure(let closure)? = arguments.first?.value
    {
      let field = UIKitTypes.ClassReference(name: "UITextField", id: nil, uiKitName: "UITextField")
      let name = closure.parameters.first ?? "$0"
      makeObject(field, last, in: scope, heldBy: .local(file: scope.file, body: closure.position, name: name))
      views.embeddings.append(
        .init(parent, .construction(file: scope.file, position: last.position), nil, in: scope, slot: .content))
    }
  }

  mutating func visit(added value: Expression, to list: Chain, in scope: Scope) {
    if let list = holder(of: list.links[...], in: scope) { append(value, to: list, in: scope) }
  }

  /// Notes the views that are added to a list of them.
  private mutating func append(_ value: Expression, to list: Holder, in scope: Scope) {
    switch value {
    case .array(let values): for value in values { append(value, to: list, in: scope) }
    case .chain(let chain) where types.type(of: chain, in: scope, depth: 0) != nil:
      note(list, standsFor: value, in: scope)
    default: break
    }
  }

  /// Notes the view that an assignment puts into another one.
  mutating func noteViews(assigned value: Expression, to target: Chain, in scope: Scope) {
    guard let last = target.links.last else { return }
    if let slot = ViewFacts.barProperties[last.name] {
      guard let controller = controller(target.links.dropLast(), in: scope) else { return }
      embed(value, in: controller, scope: scope, slot: slot)
    } else if last.name == "contentConfiguration" {
      guard wanted.isForTrees, let parent = container(target.links.dropLast(), in: scope) else { return }
      host(value, in: parent, scope: scope)
    } else if ViewFacts.viewProperties.contains(last.name)
      || wanted.isForTrees && ViewFacts.containing.contains(last.name)
    {
      guard let parent = container(target.links.dropLast(), in: scope) else { return }
      embed(value, in: parent, scope: scope)
    }
  }

  /// Notes that what an expression stands for is put into a view.
  private mutating func embed(
    _ value: Expression, in parent: Holder, of whole: Holder? = nil, scope: Scope,
    slot: ViewFacts.Embedding.Slot = .content
  ) {
    switch value {
    case .array(let values): for value in values { embed(value, in: parent, of: whole, scope: scope, slot: slot) }
    case .ternary(_, let first, let second, _), .binary(_, let first, let second):
      embed(first, in: parent, of: whole, scope: scope, slot: slot)
      embed(second, in: parent, of: whole, scope: scope, slot: slot)
    case .chain(let chain):
      var links = chain.links[...]
      // A controller's view stands for the controller.
      if links.count > 1, links.last?.name == "view",
        types.type(ofPath: links.dropLast(), in: scope)?.isViewController == true
      {
        links = links.dropLast()
      }
      var child = chain.closureResult(file: scope.file)
      if child == nil, case .name = chain.root { child = holder(of: links, in: scope) }
      let type = types.type(of: Chain(root: chain.root, links: Array(links), range: chain.range), in: scope, depth: 0)
      guard child != nil || type?.id != nil else { return }
      var embedding = ViewFacts.Embedding(parent, child, type?.id, in: scope, slot: slot)
      embedding.whole = whole
      views.embeddings.append(embedding)
    default: break
    }
  }

  /// Notes the SwiftUI views that a cell shows by its configuration.
  private mutating func host(_ configuration: Expression, in parent: Holder, scope: Scope) {
    guard case .chain(let chain) = configuration,
      let link = chain.links.first(where: { $0.name == "UIHostingConfiguration" })
    else { return }
    for argument in link.arguments ?? [] {
      guard case .closure = argument.value, argument.label == nil else { continue }
      views.hostings.append(.init(parent: parent, content: argument.value, scope: scope))
    }
  }

  /// The view that the links lead to, as something that holds others: a cell's content view is the cell, a controller's view
  /// stands for all that the controller shows.
  func container(_ links: ArraySlice<Link>, in scope: Scope) -> Holder? {
    let written = links
    // A variable of the body may have the name: `for view in views { self.view.addSubview(view) }`.
    let isOwn = links.first?.name == "self"
    var links = links.filter { $0.name != "self" }[...]
    if let last = links.last, last.arguments == nil, last.name == "contentView" || last.name == "view" {
      let before = links.dropLast()
      if before.isEmpty {
        guard let owner = scope.type, isOwn || scope.locals[last.name] == nil,
          symbols.members(named: last.name, of: owner).isEmpty,
          last.name == "contentView" || types.reference(to: owner)?.isViewController == true
        else { return holder(of: written, in: scope) }
        return .instances(owner)
      }
      let type = types.type(ofPath: before, in: scope)
      if last.name == "contentView" && type?.id == nil || type?.isViewController == true { links = before }
    }
    return holder(of: isOwn ? (written.prefix(1) + links)[...] : links, in: scope)
  }

  /// The controller of the item that the links lead to: `navigationItem`, `child.navigationItem`.
  func controller(_ links: ArraySlice<Link>, in scope: Scope) -> Holder? {
    let names = links.filter { $0.name != "self" && $0.name != "navigationItem" }
    return holder(of: names[...], in: scope)
  }

  // MARK: Looks

  /// Notes what an assignment says of how a view shows itself.
  mutating func noteLook(_ property: ViewFacts.Look.Property, of target: Chain, _ value: Expression, in scope: Scope) {
    // Only where all code that may show it again is looked at, it means something that a view is hidden.
    guard let last = target.links.last, wanted.isForTrees || property != .isHidden && property != .alpha else { return }
    note(property, of: target.links.dropLast(), look(property, value, in: scope), at: last, in: scope)
  }

  /// Notes what is added to a property: `accessibilityTraits.insert(.link)`, `accessibilityElements?.append(label)`.
  mutating func noteLook(addedBy chain: Chain, in scope: Scope) {
    guard chain.links.count > 1, let last = chain.links.last, let argument = last.arguments?.first,
      last.name == "insert" || last.name == "append" || last.name == "formUnion",
      case let property = chain.links[chain.links.count - 2]
    else { return }
    let links = chain.links.dropLast(2)
    switch property.name {
    case "accessibilityTraits":
      note(
        .accessibilityTraits, of: links, look(.accessibilityTraits, argument.value, in: scope), at: property, in: scope)
    case "accessibilityElements":
      let value = argument.label == nil ? look(.accessibilityElements, .array([argument.value]), in: scope) : .open
      note(.accessibilityElements, of: links, value, at: property, in: scope)
    default: break
    }
  }

  private mutating func note(
    _ property: ViewFacts.Look.Property, of links: ArraySlice<Link>, _ value: ViewFacts.Look.Value, at link: Link,
    in scope: Scope
  ) {
    guard let holder = container(links, in: scope) else { return }
    // What an extension of a platform's class does, it does where it is called.
    if case .instances(let type) = holder, symbols.types[type].kind != .class { return }
    views.looks.append(
      .init(
        holder: holder, type: links.isEmpty ? nil : types.type(ofPath: links, in: scope), property: property,
        value: value, place: evaluator.place(of: link, file: scope.file), isConditional: !scope.branches.isEmpty,
        owner: scope.type, member: scope.member))
  }

  /// `override var isAccessibilityElement: Bool { get { true } set {} }`
  mutating func noteLook(of property: PropertyFact, in scope: Scope) {
    guard let owner = scope.type, let getter = property.getter, symbols.types[owner].kind == .class,
      let look = ViewFacts.Look.Property(rawValue: property.name)
    else { return }
    var value = ViewFacts.Look.Value.open
    if getter.statements.count == 1 {
      switch getter.statements[0] {
      case .return(let result, _), .expression(let result, _): value = self.look(look, result, in: scope)
      default: break
      }
    }
    views.looks.append(
      .init(
        holder: .instances(owner), type: nil, property: look, value: value,
        place: evaluator.place(of: property.name, at: property.position, file: scope.file), isConditional: false,
        owner: owner, member: property.name))
  }

  private func look(
    _ property: ViewFacts.Look.Property, _ value: Expression, in scope: Scope
  ) -> ViewFacts.Look.Value {
    switch (property, value) {
    case (.alpha, .number(let number)): return Double(number) == 0 ? .yes : .no
    case (_, .boolean(let isTrue)): return isTrue ? .yes : .no
    case (.accessibilityLabel, .nilLiteral): return .no
    case (.accessibilityLabel, _): return .yes
    case (.accessibilityElements, .array(let values)):
      return .views(
        values.map { value in
          guard case .chain(let chain) = value, case .name = chain.root else { return nil }
          return container(chain.links[...], in: scope)
        })
    case (.accessibilityElements, .nilLiteral): return .no
    case (.accessibilityTraits, _): return value.traits.map(ViewFacts.Look.Value.traits) ?? .open
    default: return .open
    }
  }
}

extension Expression {
  /// The names of the accessibility traits that it is, on whichever way: `[.button, .selected]`; nil where it is not
  /// written out.
  fileprivate var traits: [String]? {
    switch self {
    case .chain(let chain):
      guard let last = chain.links.last, last.arguments == nil else { return nil }
      switch chain.root {
      case .implicitMember: return chain.links.count == 1 ? [last.name] : nil
      case .name: return chain.links.first?.name == "UIAccessibilityTraits" ? [last.name] : nil
      case .value: return nil
      }
    case .array(let values):
      var all: [String] = []
      for value in values {
        guard let traits = value.traits else { return nil }
        all += traits
      }
      return all
    case .ternary(_, let first, let second, _):
      guard let first = first.traits, let second = second.traits else { return nil }
      // What only one way has is not sure.
      return first.filter(second.contains)
    default: return nil
    }
  }
}
