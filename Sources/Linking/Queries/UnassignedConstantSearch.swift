import Findings
import Inventory

/// Looks in the types that hold the app's identifiers for constants that no code of the app speaks of.
struct UnassignedConstantSearch {
  let evaluator: Evaluator
  private var symbols: SymbolTable { evaluator.symbols }

  func found(in inventory: Inventory) -> [UnassignedConstants] {
    var given: Set<Place> = []
    for assignment in inventory.assignments { given.formUnion(assignment.way) }
    for element in inventory.elements { given.formUnion(element.way) }
    guard !given.isEmpty else { return [] }
    let files = Set(given.map(\.file))
    let starts = Set(given.map { Start(file: $0.file, position: $0.range.start) })
    var found: [UnassignedConstants] = []
    for id in symbols.types.indices {
      let type = symbols.types[id]
      guard files.contains(symbols.files[type.file].file), !type.inherits.contains(where: { $0.name == "CaseIterable" })
      else { continue }
      let constants = type.members.all.filter { $0.isText(of: type) }
      let assigned = constants.count {
        starts.contains(Start(file: symbols.files[$0.file].file, position: $0.position))
      }
      guard assigned > 0, assigned * 2 >= constants.count, assigned < constants.count else { continue }
      let unspoken = constants.filter { constant in
        let using = symbols.code(with: NameSet.hash(constant.name))
        return !using.contains { $0.owner != id || $0.member.name != constant.name }
      }
      guard !unspoken.isEmpty else { continue }
      found.append(
        UnassignedConstants(
          type: type.name, place: evaluator.place(of: type.simpleName, at: type.position, file: type.file),
          constants: unspoken.map { constant in
            .init(
              name: constant.name,
              place: evaluator.place(of: constant.name, at: constant.position, file: constant.file))
          }, total: constants.count))
    }
    return found.sorted { $0.place < $1.place }
  }

  private struct Start: Hashable {
    var file: String
    var position: Position
  }
}

extension SymbolTable.Member {
  /// Whether it is a constant that is a text.
  fileprivate func isText(of type: SymbolTable.TypeEntry) -> Bool {
    switch declaration {
    case .property(let property):
      guard property.isStatic, case .string? = property.value else { return false }
      return true
    // Where it has no raw values, code elsewhere makes the texts of its cases.
    case .enumCase: return type.inherits.contains { $0.name == "String" } || type.isNamedForIdentifiers
    case .function: return false
    }
  }
}

extension SymbolTable.TypeEntry {
  fileprivate var isNamedForIdentifiers: Bool {
    let name = simpleName.lowercased()
    return ["accessib", "a11y", "identifier"].contains(where: name.contains) || simpleName.hasSuffix("IDs")
      || simpleName.hasSuffix("Ids")
  }
}
