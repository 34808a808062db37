import Findings
import Inventory
import Taxonomy

extension ScreenTree {
  /// Notes the identifiers that other screens give this one where they show it: by itself it has none of them.
  mutating func note(
    identifiersGivenBy placements: [Placement], toUsesOf id: SymbolTable.TypeID, _ symbols: SymbolTable
  ) {
    let type = symbols.types[id]
    // Of several types of one name it cannot be told which is meant.
    let isOnly = !symbols.types.indices.contains { $0 != id && symbols.types[$0].simpleName == type.simpleName }
    for placement in placements where placement.ground == .component {
      guard placement.view == type.name || isOnly && placement.view == type.simpleName,
        placement.identifier.state == .known || placement.identifier.state == .pattern
      else { continue }
      let texts = placement.identifier.values.map { "'\($0)'" }.joined(separator: " or ")
      notes.note("\(placement.enclosingType) gives it \(texts) where it shows it, line \(placement.place.line)")
    }
  }
}
