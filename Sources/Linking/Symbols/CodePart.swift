import Inventory

/// The members of some of the types, with their code, and what the types are to SwiftUI and UIKit.
struct CodePart: Sendable {
  let types: Range<SymbolTable.TypeID>
  private(set) var found: [Found] = []
  private(set) var code = CodeIndex()

  struct Found: Sendable {
    var members: MemberTable
    var viewRole: SymbolTable.ViewRole?
    var uiKitName: String?
  }

  init(of types: Range<SymbolTable.TypeID>, in symbols: SymbolTable) {
    self.types = types
    found.reserveCapacity(types.count)
    for id in types {
      let members = symbols.types[id].facts.flatMap { symbols.members(of: $0) }
      let uiKitName = symbols.uiKitName(of: id)
      found.append(Found(members: MemberTable(members), viewRole: symbols.role(of: id), uiKitName: uiKitName))
      guard !symbols.types[id].isPreview else { continue }
      for (index, member) in members.enumerated() {
        code.add(
          member, as: .init(owner: id, index: index),
          showsViews: symbols.files[member.file].traces.contains(.swiftUI), isOfObject: uiKitName != nil)
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
