import Findings
import Inventory

/// A closure that a call is passed and that does something to the object before it: `button.then { $0.isHidden = true }`,
/// `view.apply { $0.padding() }`.
struct ClosureSubject {
  var link: Link
  /// The index of the call in its chain.
  var index: Int
  var chain: Chain

  /// The calls of which a closure gets something else.
  private static let others: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "sorted", "first", "contains", "reduce", "sink",
  ]

  /// What the closure's first parameter stands for, where that is known.
  func expression(in scope: Scope, _ types: UIKitTypes) -> Expression? {
    if let introspected { return introspected }
    guard !Self.others.contains(link.name), !SwiftUIConstruct.repeating.contains(link.name) else { return nil }
    let before = Chain(root: chain.root, links: Array(chain.links[..<index]), range: chain.range)
    if case .value = chain.root, index == 0 { return object(before, in: scope, types) }
    guard index > 0 else {
      if let first = link.arguments?.first?.value, case .chain(let value) = first {
        return object(value, in: scope, types)
      }
      // A modifier of the app's own may be put together from others: `apply { $0.accessibilityIdentifier(id) }`.
      guard let owner = scope.type, types.symbols.types[owner].name == "View" else { return nil }
      let own = Link(name: "self", position: link.position, arguments: nil, end: link.position)
      return .chain(Chain(root: .name, links: [own], range: chain.range))
    }
    if let head = chain.viewHead, head.index < index, types.symbols.viewExtensions[link.name] != nil {
      return .chain(before)
    }
    return object(before, in: scope, types)
  }

  private func object(_ chain: Chain, in scope: Scope, _ types: UIKitTypes) -> Expression? {
    types.type(of: chain, in: scope, depth: 0) == nil ? nil : .chain(chain)
  }

  /// `.introspect(.textField, on: .iOS(.v17)) { field in … }`: the UIKit view that makes a SwiftUI one.
  private var introspected: Expression? {
    guard link.name == "introspect", case .chain(let kind)? = link.arguments?.first?.value,
      case .implicitMember = kind.root, let name = kind.links.first?.name,
      let object = UIKitClass.introspected[name]
    else { return nil }
    let made = Link(name: object, position: link.position, arguments: [], end: link.end)
    return .chain(Chain(root: .name, links: [made], range: chain.range))
  }
}

extension Link {
  /// What a call passes to its closure as the identifier of the view before it:
  /// `.ifLet(id) { $0.accessibilityIdentifier($1) }`.
  var identifierThroughClosure: Expression? {
    guard let arguments, arguments.count == 2, !arguments[0].isTrailing,
      case .closure(let closure) = arguments[1].value,
      closure.body.givesIdentifier(to: closure.parameters.first ?? "$0")
    else { return nil }
    let unwrapped = closure.parameters.count > 1 ? closure.parameters[1] : "$1"
    return closure.body.identifiers.contains { $0.names.contains(unwrapped) } ? arguments[0].value : nil
  }
}

extension Block {
  /// The identifiers that the modifiers of its statements give.
  fileprivate var identifiers: [Expression] {
    statements.flatMap { statement -> [Expression] in
      switch statement {
      case .expression(.chain(let chain), _), .return(.chain(let chain), _):
        chain.links.compactMap(\.identifierArgument)
      default: []
      }
    }
  }

  /// Whether a statement of a closure does something to its parameter.
  func speaks(to parameter: String) -> Bool {
    statements.contains { statement in
      switch statement {
      case .assignment(let target, _, _): target.begins(with: parameter)
      case .expression(.chain(let chain), _), .return(.chain(let chain), _): chain.begins(with: parameter)
      case .branches(let branches): branches.alternatives.contains { $0.body.speaks(to: parameter) }
      case .expression(.branches(let branches), _), .return(.branches(let branches), _):
        branches.alternatives.contains { $0.body.speaks(to: parameter) }
      default: false
      }
    }
  }
}

extension Chain {
  fileprivate func begins(with name: String) -> Bool {
    if case .name = root { links.first?.name == name } else { false }
  }
}
