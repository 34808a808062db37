import Findings
import Inventory

/// Views that objects hold which are no views: `row.field` of a model of a form's row.
extension Evaluator {
  /// The view that a path leads to, with the type that holds it; nil where the path is of a view, or not known.
  func heldView(
    _ links: ArraySlice<Link>, _ types: UIKitTypes, in scope: Scope
  ) -> (owner: SymbolTable.TypeID, reference: UIKitTypes.ClassReference)? {
    guard links.count > 1, let last = links.last, last.arguments == nil, symbols.memberNames.mayContain(last.name)
    else { return nil }
    let before = Chain(
      root: .name, links: Array(links.dropLast()), range: SourceRange(links[links.startIndex].position, last.position))
    guard let id = declaredType(of: .chain(before), in: scope)?.id(in: symbols), symbols.types[id].kind == .class,
      types.reference(to: id) == nil
    else { return nil }
    for (owner, member) in symbols.members(named: last.name, of: id) {
      guard case .property(let property) = member.declaration, !property.isStatic,
        let reference = types.type(of: property, owner: owner, file: member.file)
      else { continue }
      return (owner, reference)
    }
    return nil
  }
}
