import Inventory

extension QueryForm {
  /// The parameter of the function around the query that its key depends on, if any.
  func parameter(of function: FunctionFact, in scope: Scope) -> String? {
    var use = ParameterUse(function, scope)
    switch key {
    case .expression(let expression), .predicate(let expression): use.look(in: expression)
    case .own(_, let arguments): for argument in arguments { use.look(in: argument.value) }
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

/// The names that some code ends in, where these may be constants: `signIn` of `Identifiers.Login.signIn`, over the
/// variables of the body.
struct ConstantNames: BlockSearch {
  private let scope: Scope
  private(set) var found: [String] = []
  private var seen: Set<String> = []

  init(_ expressions: [Expression], in scope: Scope) {
    self.scope = scope
    for expression in expressions { look(in: expression) }
  }

  mutating func visit(_ chain: Chain) {
    if case .name = chain.root, chain.links.count == 1, let first = chain.links.first?.name,
      let local = scope.locals[first]
    {
      if seen.insert(first).inserted, let value = local.value { look(in: value) }
      return
    }
    let last = chain.links.last { !["rawValue", "self", "description"].contains($0.name) }
    if let last, last.name != Link.subscriptName, !last.name.isCapitalised, !last.name.isEmpty { found.note(last.name) }
  }
}
