import Inventory

/// One of the app's own modifier types with what it is passed where it is applied: `.modifier(Tagged(id: id))`.
struct AppliedModifier {
  var type: SymbolTable.TypeID
  var arguments: [Argument]
  var body: Block
  /// The file of its body.
  var file: Int
}

extension Evaluator {
  /// The modifier that a link applies; nil where it applies none that the app declares.
  func appliedModifier(by link: Link, in scope: Scope) -> AppliedModifier? {
    guard link.name == "modifier", case .chain(let modifier)? = link.arguments?.first?.value,
      let head = modifier.viewHead, let arguments = modifier.links[head.index].arguments,
      modifier.links[head.index].isCall,
      let type = symbols.type(named: head.name, in: scope.type, file: scope.file),
      symbols.viewRole(of: type) == .modifier, let body = symbols.viewBody(of: type)
    else { return nil }
    return AppliedModifier(type: type, arguments: arguments, body: body.block, file: body.file)
  }

  /// The scope inside the modifier's body, with what it is told.
  func scope(inside modifier: AppliedModifier, appliedIn caller: Scope) -> Scope {
    var inner = Scope(file: modifier.file, type: modifier.type, member: "body")
    inner.environment = caller.environment
    inner.selfValue = .instance(
      modifier.type, properties(of: modifier.type, givenBy: modifier.arguments, in: caller, depth: 0))
    return inner
  }
}
