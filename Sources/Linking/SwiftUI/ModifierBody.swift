import Findings
import Inventory
import Taxonomy

/// What the body of a modifier, or a closure that modifies a view, gives as identifier to the view that it stands on: on
/// a chain that begins with `self`, `content`, the closure's parameter or nothing.
extension Evaluator {
  /// The identifier that a body gives to the view that `link` modifies. `parameter` is the closure's that is the view.
  func given(by body: Block, to parameter: String?, at link: Link, of caller: Scope, in scope: Scope)
    -> GivenIdentifier?
  {
    guard let (value, name) = identifier(by: body, to: parameter, in: scope, depth: 0) else { return nil }
    let (identifier, way) = identifier(from: value, named: name)
    var given = GivenIdentifier(identifier: identifier, place: place(of: link, file: caller.file), way: way)
    given.isConditional = body.maySpare(parameter)
    return given
  }

  /// What a body gives on each way through it, with the source's words for the first; nil where it gives none.
  private func identifier(
    by body: Block, to parameter: String?, in outer: Scope, depth: Int
  ) -> (value: Value, name: String)? {
    guard depth < Self.deepestBody else { return nil }
    var scope = outer
    var found: [(value: Value, name: String)] = []
    for statement in body.statements {
      switch statement {
      case .binding(let binding): scope.declare(binding)
      case .expression(let expression, _), .return(let expression, _):
        if let given = identifier(by: expression, to: parameter, in: scope, depth: depth) { found.append(given) }
      case .branches(let branches):
        if let given = identifier(by: branches, to: parameter, in: scope, depth: depth) { found.append(given) }
      default: break
      }
    }
    return found.first.map { (found.map(\.value).joinedAlternatives(), $0.name) }
  }

  private func identifier(
    by branches: Branches, to parameter: String?, in scope: Scope, depth: Int
  ) -> (value: Value, name: String)? {
    let giving = branches.alternatives.indices.filter { branches.alternatives[$0].body.givesIdentifier(to: parameter) }
    guard !giving.isEmpty else { return nil }
    var found: [(value: Value, name: String)] = []
    for taken in taken(of: branches, in: scope, depth: 0).alternatives where giving.contains(taken.alternative) {
      let inner = self.scope(of: taken, of: branches, in: scope)
      let body = branches.alternatives[taken.alternative].body
      if let given = identifier(by: body, to: parameter, in: inner, depth: depth + 1) { found.append(given) }
    }
    // The ways that would give one are not taken.
    guard let first = found.first else { return (.nothing, "") }
    return (found.map(\.value).joinedAlternatives(), first.name)
  }

  private func identifier(
    by expression: Expression, to parameter: String?, in scope: Scope, depth: Int
  ) -> (value: Value, name: String)? {
    switch expression {
    case .chain(let chain):
      for link in chain.identifyingLinks(of: parameter).reversed() {
        if let argument = link.identifierArgument {
          let value = self.value(of: argument, in: scope)
          // What is written in the body is defined there.
          return (
            value.source == nil ? value.defined(at: place(of: link, file: scope.file)) : value, argument.shortName
          )
        }
        for case .closure(let closure) in (link.arguments ?? []).map(\.value) {
          let inner = scope.entering(closure)
          let view = closure.parameters.first ?? "$0"
          if let given = identifier(by: closure.body, to: view, in: inner, depth: depth + 1) { return given }
        }
      }
      return nil
    case .branches(let branches): return identifier(by: branches, to: parameter, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  private static let deepestBody = 12
}

extension Block {
  /// Whether a body gives an identifier to the view that it stands on: `self` or `content`, else the closure's parameter.
  func givesIdentifier(to parameter: String?) -> Bool {
    statements.contains { statement in
      switch statement {
      case .expression(let expression, _), .return(let expression, _): expression.givesIdentifier(to: parameter)
      case .branches(let branches): branches.alternatives.contains { $0.body.givesIdentifier(to: parameter) }
      default: false
      }
    }
  }
}

extension Block {
  /// Whether the body may leave the view without an identifier for another reason than that there is none to give.
  fileprivate func maySpare(_ parameter: String?) -> Bool {
    statements.contains { statement in
      if case .expression(.chain(let chain), _) = statement { return chain.identifyingLinks(of: parameter).maySpare }
      if case .return(.chain(let chain), _) = statement { return chain.identifyingLinks(of: parameter).maySpare }
      guard case .branches(let branches) = statement else { return false }
      return branches.alternatives.contains { alternative in
        alternative.body.givesIdentifier(to: parameter) && !alternative.isDefault && alternative.unwraps.isEmpty
      } && !branches.alternatives.allSatisfy { $0.body.givesIdentifier(to: parameter) }
    }
  }
}

extension Expression {
  fileprivate func givesIdentifier(to parameter: String?) -> Bool {
    switch self {
    case .chain(let chain):
      chain.identifyingLinks(of: parameter).contains { $0.identifierArgument != nil || $0.closureGivesIdentifier }
    case .branches(let branches): branches.alternatives.contains { $0.body.givesIdentifier(to: parameter) }
    default: false
    }
  }
}

extension Chain {
  /// The links that modify the view.
  fileprivate func identifyingLinks(of parameter: String?) -> ArraySlice<Link> {
    guard case .name = root, let first = links.first else { return [] }
    if let parameter { return first.name == parameter ? links[...] : [] }
    if first.name == "self" || first.name == "content" || first.identifierArgument != nil { return links[...] }
    // A modifier's body may pass itself on to a closure: `apply { $0.accessibilityIdentifier(id) }`.
    return links.prefix(1)
  }
}

extension ArraySlice<Link> {
  /// Whether their last identifier is given where a flag is set: `isEnabled:`.
  fileprivate var maySpare: Bool {
    guard let last = last(where: { $0.identifierArgument != nil }) else { return false }
    return last.arguments?.contains { $0.label == "isEnabled" && $0.value != .boolean(true) } ?? false
  }
}

extension Link {
  /// Whether a closure of the call gives an identifier to the view that it is passed.
  fileprivate var closureGivesIdentifier: Bool {
    (arguments ?? []).contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      return closure.body.givesIdentifier(to: closure.parameters.first ?? "$0")
    }
  }
}
