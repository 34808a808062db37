import Inventory

/// The members of a type: in the order of their declaration, and by their names.
struct MemberTable: Sendable {
  /// All of them in the order of their declaration, what extensions add last.
  let all: MemberList
  private let names: MemberNames

  init(_ members: MemberList = MemberList()) {
    all = members
    let parts = members.facts.map { (names: $0.facts.names, count: $0.facts.count) }
    names =
      switch parts.count {
      case 0: MemberNames()
      case 1: parts[0].names
      default: MemberNames(joining: parts) { members[$0].name }
      }
  }

  /// The members of a name; nil where there is none.
  subscript(name: String) -> [SymbolTable.Member]? {
    let found = members(named: name, hash: NameSet.hash(name))
    return found.isEmpty ? nil : found
  }

  /// The members of a name, given its hash as well.
  func members(named name: String, hash: UInt32) -> [SymbolTable.Member] {
    var found: [SymbolTable.Member] = []
    for index in names.entries(with: hash) {
      let member = all[Int(names.entries[index].member)]
      if member.name == name { found.append(member) }
    }
    return found
  }

  func addNames(to filter: inout NameFilter) {
    filter.insert(names)
  }

  /// The first member of each name.
  var firstOfEachName: [SymbolTable.Member] {
    all.indices.lazy.filter { !names.repeats.contains($0) }.map { all[$0] }
  }

  /// All members, those of one name beside each other.
  var byName: [SymbolTable.Member] {
    names.repeats.isEmpty ? Array(all) : firstOfEachName.flatMap { self[$0.name] ?? [] }
  }
}
