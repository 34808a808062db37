import Inventory

/// Views that objects make which are no views: `factory.makeBox()`.
extension UIKitTypes {
  /// The function that a call of such an object's means, with the type and the file that have it.
  func maker(
    calledBy links: ArraySlice<Link>, in scope: Scope
  ) -> (function: FunctionFact, owner: SymbolTable.TypeID, file: Int)? {
    let path = links.first?.name == "self" ? links.dropFirst() : links
    guard path.count == 2, let first = path.first, let call = path.last, call.isCall, !first.isCall,
      !first.name.isCapitalised, symbols.memberNames.mayContain(call.name),
      let id = declaredType(of: first.name, isOwn: path.count < links.count, in: scope), reference(to: id) == nil
    else { return nil }
    for (owner, member) in symbols.members(named: call.name, of: id, taking: call.arguments) {
      guard case .function(let function) = member.declaration, !function.isStatic, function.body != nil,
        let result = function.result, reference(named: result.name, in: owner, file: member.file) != nil
      else { continue }
      return (function, owner, member.file)
    }
    return nil
  }

  /// The class of what such a call gives.
  func made(by links: ArraySlice<Link>, in scope: Scope) -> ClassReference? {
    guard let (function, owner, file) = maker(calledBy: links, in: scope), let result = function.result else {
      return nil
    }
    return reference(named: result.name, in: owner, file: file)
  }

  /// The type that a parameter, a variable or a property is declared with.
  private func declaredType(of name: String, isOwn: Bool, in scope: Scope) -> SymbolTable.TypeID? {
    if !isOwn, let local = scope.locals[name] {
      let type = local.type?.name ?? local.value?.constructedType?.name
      return type.flatMap { symbols.type(named: $0, in: scope.type, file: scope.file) }
    }
    guard let owner = scope.type else { return nil }
    for (owner, member) in symbols.members(named: name, of: owner) {
      guard case .property(let property) = member.declaration,
        let type = property.type?.name ?? property.value?.constructedType?.name
      else { continue }
      return symbols.type(named: type, in: owner, file: member.file)
    }
    return nil
  }
}
