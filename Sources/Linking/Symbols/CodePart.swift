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
      if !symbols.types[id].isPreview {
        code.add(members, of: id, in: symbols.files, isOfObject: uiKitName != nil)
      }
    }
  }
}

extension SymbolTable {
  /// What the files say that a type has, in their order.
  fileprivate func declaredMembers(of id: TypeID) -> MemberList {
    var members = MemberList()
    for fact in types[id].facts { members.append(files[fact.file].types[fact.index].members, file: fact.file) }
    return members
  }
}
