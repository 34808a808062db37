import Inventory

/// What the functions and closures give that a body itself declares.
extension Evaluator {
  func call(_ link: Link, of local: Scope.Local, in scope: Scope, depth: Int) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    let arguments = link.arguments ?? []
    if let function = local.function, function.fact.accepts(arguments) {
      return value(of: function, calledWith: arguments, in: scope, depth: depth)
    }
    if local.argument == nil, case .closure(let closure)? = local.value {
      var inner = scope.without(link.name).entering(closure)
      for (name, argument) in zip(closure.parameters, arguments) {
        inner.locals[name]?.argument = value(of: argument.value, in: scope.expecting(nil), depth: depth + 1)
      }
      return value(of: closure.body, in: inner, depth: depth + 1)
    }
    return .unresolved("what '\(link.name)()' gives is known only at run time")
  }

  private func value(
    of function: Scope.NestedFunction, calledWith arguments: [Argument], in scope: Scope, depth: Int
  ) -> Value {
    let fact = function.fact
    guard let body = fact.body else { return .unresolved("'\(fact.name)' has no body to read") }
    let key = Memo.Key(file: scope.file, position: fact.position)
    if scope.trail?.contains(key) == true { return .unresolved("'\(fact.name)' calls itself") }
    let trail = Trail(key, in: scope.trail)
    guard trail.mayGoOn else { return .unresolved("the definition of '\(fact.name)' is too entangled to follow") }
    var inner = scope
    inner.trail = trail
    inner.nestedFunction = fact
    inner.locals = function.locals
    inner.locals[fact.name] = Scope.Local(origin: .function, function: function)
    inner.expected = fact.result.map { Scope.Expectation(type: $0, owner: scope.type, file: scope.file) }
    bind(fact, of: scope.type, file: scope.file, to: arguments, from: scope, in: &inner, depth: depth)
    return value(of: body, in: inner, depth: depth + 1).defined(
      at: place(of: fact.name, at: fact.position, file: scope.file))
  }
}
