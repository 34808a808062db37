import Findings
import Inventory

extension OutlineReader {
  /// That a call leaves out what fills the property of its component.
  func omission(of property: String, _ id: SymbolTable.TypeID, by link: Link, _ standing: Standing) -> Omission {
    var omission = Omission(
      component: symbols.types[id].simpleName, argument: property,
      call: evaluator.place(of: link, file: standing.scope.file))
    // A component for one control is called much as the control itself would be.
    omission.hints = SwiftUIConstruct.table["Button"].map { link.hints($0, "Button") } ?? []
    let facts = components[id]
    guard !facts.initialisers.isEmpty else {
      if facts.isStruct { omission.parameters = symbols.memberwiseLabels(of: id) }
      if case .property(let fact)? = symbols.types[id].members[property]?.first?.declaration {
        omission.type = fact.type?.name
      }
      return omission
    }
    let fitting = evaluator.fitting(facts.initialisers, of: id, link.arguments ?? [], in: standing.scope)
    guard fitting.count == 1, let initialiser = fitting.first?.fact,
      let parameter = initialiser.parameters.first(where: { $0.label != nil && $0.name == property })
        ?? initialiser.parameters.first(where: { $0.label == property })
    else { return omission }
    omission.argument = parameter.label ?? property
    omission.parameters = initialiser.parameters.map(\.label)
    omission.type = parameter.type?.name
    return omission
  }
}

extension SymbolTable {
  /// The labels of a struct's memberwise initialiser, in their order.
  fileprivate func memberwiseLabels(of id: TypeID) -> [String?] {
    let properties = types[id].members.all.compactMap { member -> PropertyFact? in
      guard case .property(let property) = member.declaration, property.getter == nil, !property.isStatic,
        !property.isLazy, !property.isPrivate, !(property.isLet && property.value != nil)
      else { return nil }
      return property
    }
    return properties.sorted { $0.position < $1.position }.map(\.name)
  }
}
