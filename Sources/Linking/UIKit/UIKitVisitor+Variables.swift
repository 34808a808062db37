import Findings
import Inventory

/// The names that a body declares, and what they stand for.
extension UIKitVisitor {
  mutating func visit(_ binding: Statement.Binding, in scope: Scope) {
    if let owner = scope.type, let name = binding.type?.name { mention(name, by: owner, file: scope.file) }
    guard let value = binding.value, value.mayStandForObject else { return }
    let holder = Holder.local(file: scope.file, body: binding.position, name: binding.name)
    // A variable may have the name of the one that it narrows: `let cell = cell as? RowCell`.
    note(holder, standsFor: value, as: binding.type, in: scope.without(binding.name))
    if case .chain(let chain) = value, case .implicitMember = chain.root, let first = chain.links.first,
      first.name == "init", let type = binding.type
    {
      addImplicit(first, type: type, heldBy: holder, in: scope)
    }
  }

  mutating func visit(_ bound: Branches.Bound, to value: Expression, in scope: Scope) {
    if let owner = scope.type, let name = bound.cast?.name { mention(name, by: owner, file: scope.file) }
    guard value.mayStandForObject, let position = scope.locals[bound.name]?.position else { return }
    let holder = Holder.local(file: scope.file, body: position, name: bound.name)
    note(holder, standsFor: value, as: bound.cast, in: scope.without(bound.name))
  }

  mutating func visit(default value: Expression, of parameter: FunctionFact.Parameter, in scope: Scope) {
    guard value.mayStandForObject else { return }
    let holder = Holder.local(file: scope.file, body: scope.body, name: parameter.name)
    note(holder, standsFor: value, in: scope.without(parameter.name))
    if case .chain(let chain) = value, case .implicitMember = chain.root, let first = chain.links.first,
      first.name == "init", let type = parameter.type
    {
      addImplicit(first, type: type, heldBy: holder, in: scope)
    }
  }

  mutating func visit(loopVariable name: String, over sequence: Expression, in scope: Scope) {
    var body = scope.body
    if let local = scope.locals[name], case .loop = local.origin, let position = local.position { body = position }
    note(.local(file: scope.file, body: body, name: name), standsFor: sequence, in: scope.without(name))
  }
}
