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
      let members = symbols.declaredMembers(of: id)
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
  /// What the files say that a type has, in their order.
  fileprivate func declaredMembers(of id: TypeID) -> [Member] {
    var members: [Member] = []
    for fact in types[id].facts {
      let file = fact.file
      members += files[file].types[fact.index].properties.lazy.map { Member(.property($0), file: file) }
      members += files[file].types[fact.index].functions.lazy.map { Member(.function($0), file: file) }
      members += files[file].types[fact.index].cases.lazy.map { Member(.enumCase($0), file: file) }
    }
    return members
  }
}
