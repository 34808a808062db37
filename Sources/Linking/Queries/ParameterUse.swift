import Inventory

extension QueryForm {
  /// The parameter of the function around the query that its key depends on, if any.
  func parameter(of function: FunctionFact, in scope: Scope) -> String? {
    var use = ParameterUse(function, scope)
    switch key {
    case .expression(let expression), .predicate(let expression): use.look(in: expression)
    case .subscripted(let arguments): for argument in arguments { use.look(in: argument.value) }
    case nil: break
    }
    return use.found
  }
}

extension [Argument] {
  /// Whether what is passed depends on a parameter of the function around the call.
  func mention(parametersOf function: FunctionFact, in scope: Scope) -> Bool {
    var use = ParameterUse(function, scope)
    for argument in self { use.look(in: argument.value) }
    return use.found != nil
  }
}

/// Finds the first parameter that an expression depends on, over the variables of the body.
private struct ParameterUse: BlockSearch {
  let parameters: Set<String>
  let scope: Scope
  private(set) var found: String?
  private var seen: Set<String> = []

  init(_ function: FunctionFact, _ scope: Scope) {
    parameters = Set(function.parameters.map(\.name))
    self.scope = scope
  }

  mutating func visit(_ chain: Chain) {
    guard found == nil, case .name = chain.root, let first = chain.links.first?.name, let local = scope.locals[first]
    else { return }
    switch local.origin {
    case .parameter where parameters.contains(first) && !local.isNested: found = first
    default: if seen.insert(first).inserted, let value = local.value { look(in: value) }
    }
  }
}
