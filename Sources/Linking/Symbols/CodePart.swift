import Inventory

/// The members of some of the types, with their code.
struct CodePart: Sendable {
  let types: Range<SymbolTable.TypeID>
  private(set) var members: [MemberTable] = []
  private(set) var code = CodeIndex()

  init(of types: Range<SymbolTable.TypeID>, in symbols: SymbolTable) {
    self.types = types
    members.reserveCapacity(types.count)
    for id in types {
      let found = symbols.types[id].facts.flatMap { symbols.members(of: $0) }
      members.append(MemberTable(found))
      guard !symbols.types[id].isPreview else { continue }
      let isOfObject = symbols.types[id].uiKitName != nil
      for (index, member) in found.enumerated() {
        code.add(
          member, as: .init(owner: id, index: index),
          showsViews: symbols.files[member.file].traces.contains(.swiftUI), isOfObject: isOfObject)
      }
    }
  }
}

extension SymbolTable {
  fileprivate func members(of fact: FactReference) -> [Member] {
    let type = files[fact.file].types[fact.index]
    return type.properties.map { Member(.property($0), file: fact.file) }
      + type.functions.map { Member(.function($0), file: fact.file) }
      + type.cases.map { Member(.enumCase($0), file: fact.file) }
  }
}
