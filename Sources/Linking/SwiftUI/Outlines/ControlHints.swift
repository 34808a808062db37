import Inventory
import Taxonomy

/// What of the source names a control beside its value and its text.
///
/// For UIKit: `Expression.actionHint` reads `#selector(didTapExport)` and handlers, `Expression.iconHint` reads images,
/// and `Expression.constantPath` is what ``NameHint/constant(_:)`` wants of a title.
extension Link {
  /// The constants in the control's label, where it leads, what it does, and its icon: the best first.
  func hints(_ construct: SwiftUIConstruct, _ name: String) -> [NameHint] {
    guard construct.isControl else { return [] }
    var found = LabelHints()
    var actions: [NameHint] = []
    var endings: [NameHint] = []
    for argument in arguments ?? [] {
      if argument.value.isText || argument.label == "title" || argument.label == nil && !argument.isTrailing {
        found.addText(argument.value)
      }
      if ["isOn", "selection", "text", "value"].contains(argument.label), let path = argument.value.constantPath {
        // `isOn: settings.wakesOnMotion`, a binding.
        if path.count > 1 { actions.append(.constant(path)) }
      } else if ["image", "systemImage", "systemSymbol"].contains(argument.label) {
        found.add(icon: argument.value)
      } else if argument.isLabel(of: self), argument.value.mayHoldViews {
        found.look(in: argument.value)
      } else {
        switch construct.role(of: argument, among: arguments ?? [], of: name) {
        case .action where argument.label == "action" || argument.label == nil && argument.value.isClosure:
          let hints = argument.value.actionHints
          actions += hints.doing
          endings += hints.ending
        case .destination: if let type = argument.value.viewType { actions.append(.destination(type)) }
        default: break
        }
      }
    }
    var seen: Set<NameHint> = []
    let all = found.constants + actions + found.icons + endings + found.alternatives
    return all.filter { seen.insert($0).inserted }
  }
}

/// The constants and icons in a label.
private struct LabelHints {
  var constants: [NameHint] = []
  /// Of texts that differ with a condition.
  var alternatives: [NameHint] = []
  var icons: [NameHint] = []
  private var depth = 0

  init() {}

  mutating func addText(_ expression: Expression) {
    if let path = expression.constantPath {
      // A bare name is mostly a parameter, which says little.
      if path.count > 1 { constants.append(.constant(path)) } else { alternatives.append(.constant(path)) }
    } else if case .ternary(_, let first, let second, _) = expression {
      for side in [first, second] { if let path = side.constantPath { alternatives.append(.constant(path)) } }
    }
  }

  mutating func add(icon expression: Expression) {
    if let name = expression.iconName { icons.append(.icon(name)) }
  }

  mutating func look(in expression: Expression) {
    guard depth < 12 else { return }
    depth += 1
    defer { depth -= 1 }
    switch expression {
    case .closure(let closure): look(in: closure.body)
    case .branches(let branches): for alternative in branches.alternatives { look(in: alternative.body) }
    case .ternary(_, let first, let second, _):
      look(in: first)
      look(in: second)
    case .chain(let chain): look(in: chain)
    default: break
    }
  }

  private mutating func look(in block: Block) {
    for statement in block.statements {
      switch statement {
      case .expression(let expression, _), .return(let expression, _): look(in: expression)
      case .branches(let branches): look(in: .branches(branches))
      default: break
      }
    }
  }

  private mutating func look(in chain: Chain) {
    if let name = Expression.chain(chain).assetName { icons.append(.icon(name)) }
    guard let head = chain.viewHead else { return }
    let link = chain.links[head.index]
    let name = head.name.withoutModule
    // `Row.label(L10n.dim)` makes a view as `RowLabel(L10n.dim)` does.
    let arguments = link.arguments ?? chain.links.dropFirst(head.index + 1).first?.arguments ?? []
    switch name {
    case "Text": if let first = arguments.first, ["verbatim", nil].contains(first.label) { addText(first.value) }
    case "Image":
      if let first = arguments.first { add(icon: first.value) }
    default:
      for argument in arguments {
        switch argument.label {
        case "title", "text", "label": if !argument.value.isClosure { addText(argument.value) }
        case "systemImage", "systemSymbol", "image", "systemName": add(icon: argument.value)
        case nil where !argument.isTrailing: addText(argument.value)
        default: break
        }
        if argument.value.mayHoldViews, !["action", "destination"].contains(argument.label) {
          look(in: argument.value)
        }
      }
    }
  }
}

extension Expression {
  var isClosure: Bool { if case .closure = self { true } else { false } }

  /// Whether it is `Text(…)`.
  fileprivate var isText: Bool { startsWith("Text") }

  /// The path that gives a text: `L10n`, `About`, `title`, also inside a longer text and in `Text(…)`.
  var constantPath: [String]? {
    switch self {
    case .chain(let chain):
      guard case .name = chain.root, let first = chain.links.first else { return nil }
      if first.name == "Text" || first.name == "LocalizedStringKey" || first.name == "String" {
        return first.arguments?.first?.value.constantPath
      }
      // What a call is given makes the text, not what it is called.
      let path = chain.links.map(\.name).filter { $0 != Link.subscriptName && !$0.isEmpty }
      if let call = chain.links.firstIndex(where: \.isCall), call == 0 { return nil }
      return path.isEmpty ? nil : path
    case .interpolation(let segments):
      return segments.lazy.compactMap { if case .hole(let value, _) = $0 { value.constantPath } else { nil } }.first
    default: return nil
    }
  }

  /// The name of an SF Symbol or image: `"trash"`, `.trash`, `"icon_" + …` not.
  var iconName: String? {
    switch self {
    case .string(let name): return name
    case .chain(let chain):
      if case .implicitMember = chain.root { return chain.links.first.flatMap { $0.arguments == nil ? $0.name : nil } }
      return assetName ?? chain.links.last.flatMap { $0.arguments == nil && chain.links.count > 1 ? $0.name : nil }
    case .ternary(_, let first, _, _): return first.iconName
    default: return nil
    }
  }

  /// The image's name in a generated table: `CoreAssets.chevronRight.swiftUIImage`, `Asset.Images.logo.image`.
  fileprivate var assetName: String? {
    guard case .chain(let chain) = self, case .name = chain.root,
      let end = chain.links.firstIndex(where: { ["swiftUIImage", "image"].contains($0.name) }), end > 1,
      chain.links[0].name.isCapitalised
    else { return nil }
    return chain.links[end - 1].name
  }

  /// The type of the view that a destination is.
  fileprivate var viewType: String? {
    switch self {
    case .closure(let closure):
      guard case .expression(let expression, _)? = closure.body.statements.last else { return nil }
      return expression.viewType
    case .chain(let chain):
      guard let head = chain.viewHead, head.name.isCapitalised, chain.links[head.index].isCall,
        SwiftUIConstruct.table[head.name.withoutModule] == nil, head.name != "LazyView"
      else { return nil }
      return head.name
    default: return nil
    }
  }

  /// What an action does: its calls, what it assigns, that it closes the screen; and, as a last resort, what it ends by
  /// assigning false.
  var actionHints: (doing: [NameHint], ending: [NameHint]) {
    switch self {
    case .closure(let closure):
      var calls = ActionCalls()
      calls.look(in: closure.body, depth: 0)
      let doing = (calls.calls + calls.assignments + calls.closings).prefix(3).map(NameHint.action)
      return (doing, calls.endings.prefix(1).map(NameHint.action))
    case .chain(let chain):
      // A function or closure that is passed on.
      if case .implicitMember = chain.root { return ([], []) }
      if chain.links.count == 1, chain.links[0].name == "#selector" {
        let method = chain.links[0].arguments?.first?.value.constantPath
        return (method.map { [.action($0)] } ?? [], [])
      }
      return ([.action(chain.links.map(\.name))], [])
    default: return ([], [])
    }
  }
}

/// The calls of an action that say what it is for.
private struct ActionCalls {
  var calls: [[String]] = []
  var assignments: [[String]] = []
  var closings: [[String]] = []
  var endings: [[String]] = []

  mutating func look(in block: Block, depth: Int) {
    guard depth < 6 else { return }
    for statement in block.statements {
      switch statement {
      case .expression(.chain(let chain), _), .return(.chain(let chain), _): look(in: chain, depth: depth)
      case .binding(let binding):
        if case .chain(let chain)? = binding.value { look(in: chain, depth: depth, isValue: true) }
      case .assignment(let target, let value, _):
        if case .chain(let value) = value, case .implicitMember = value.root, let last = value.links.first,
          last.name != "init", last.name != "none"
        {
          assignments.append(target.names + [last.name])
        } else if value.isEnding {
          endings.append(target.names)
        } else {
          assignments.append(target.names)
        }
      case .branches(let branches):
        for alternative in branches.alternatives where branches.kind != .detour || !alternative.body.statements.isEmpty
        {
          look(in: alternative.body, depth: depth + 1)
        }
      default: break
      }
    }
  }

  private mutating func look(in chain: Chain, depth: Int, isValue: Bool = false) {
    guard case .name = chain.root,
      let last = chain.links.last(where: { !$0.name.isEmpty && $0.name != Link.subscriptName })
    else { return }
    let names = chain.names
    let bodies = chain.links.flatMap { $0.arguments ?? [] }.filter(\.isTrailing)
    if Self.wrappers.contains(names[0]) || names.starts(with: ["DispatchQueue"]) || names.starts(with: ["MainActor"]) {
      for body in bodies { if case .closure(let closure) = body.value { look(in: closure.body, depth: depth + 1) } }
      return
    }
    guard !isValue, chain.links.contains(where: \.isCall) else { return }
    if names.contains(where: { !Self.noise.isDisjoint(with: nameWords(of: $0)) || $0.hasPrefix("track") }) { return }
    if Self.closing.contains(last.name) {
      closings.append([last.name])
      return
    }
    // `send(viewAction: .skip)`, `onSelect(.area)`: the case is what is meant.
    if Self.carriesCase(last.name), let value = last.arguments?.lazy.compactMap({ $0.value.caseName }).first {
      calls.append(names + [value])
    } else {
      calls.append(names)
    }
  }

  private static func carriesCase(_ name: String) -> Bool {
    let words = nameWords(of: name)
    return words.contains {
      ["send", "process", "handle", "dispatch", "perform", "select", "trigger", "on", "emit", "action", "execute"]
        .contains($0)
    }
  }

  private static let wrappers: Set<String> = ["withAnimation", "Task", "withTransaction", "autoreleasepool"]
  private static let closing: Set<String> = ["dismiss", "close", "pop", "back", "popViewController"]
  private static let noise: Set<String> = [
    "analytics", "tracker", "logger", "log", "print", "feedback", "haptic", "haptics", "assert", "assertion",
  ]
}

extension Chain {
  fileprivate var names: [String] { links.map(\.name).filter { !$0.isEmpty && $0 != Link.subscriptName } }
}

extension Expression {
  /// Whether it puts an end to what it is assigned to: `false`, `nil`, an empty text.
  fileprivate var isEnding: Bool {
    switch self {
    case .boolean(false), .nilLiteral, .string(""): true
    default: false
    }
  }

  /// The case of an implicit member: `skip` of `.skip`, of `.skip(reason)`.
  fileprivate var caseName: String? {
    guard case .chain(let chain) = self, case .implicitMember = chain.root, let first = chain.links.first,
      !["init", "none", "default", "some", "main"].contains(first.name)
    else { return nil }
    return first.name
  }
}
