import Inventory

/// Where all code of the app is, in the order of its types, then of its files, with the names that each piece mentions;
/// previews left out.
struct CodeIndex: Sendable {
  /// Which member of the owner a piece is; of those at the top of a file, where it has none.
  struct Entry: Sendable {
    var owner: SymbolTable.TypeID?
    var index: Int
  }

  private var entries: [Entry] = []
  private var names = NameIndex()
  /// The names of the members that put views together.
  private(set) var viewMembers: Set<String> = []

  var count: Int { entries.count }

  init() {}

  /// The code of several parts, one behind the other.
  init(joining parts: [CodeIndex]) {
    entries.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      entries += part.entries
      viewMembers.formUnion(part.viewMembers)
    }
    names = NameIndex(joining: parts.map(\.names))
  }

  /// Adds the members of a type, or those at the top of the files; `isOfObject` where it is a UIKit class.
  mutating func add(
    _ members: MemberList, of owner: SymbolTable.TypeID?, in files: [FileFacts], isOfObject: Bool = false
  ) {
    entries += members.indices.lazy.map { Entry(owner: owner, index: $0) }
    var start = 0
    for (file, facts) in members.facts {
      if isOfObject {
        names.append(facts.mentions, adding: Self.viewProperty) { facts.traits[$0].mayStandForObject }
      } else {
        names.append(facts.mentions)
      }
      if files[file].traces.contains(.swiftUI) {
        for (index, trait) in facts.traits.enumerated() where TypeName.viewFilter.mayContain(hash: trait.result) {
          let member = members[start + index]
          if member.makesView { viewMembers.insert(member.name) }
        }
      }
      start += facts.count
    }
  }

  /// What a filter has for a property of a UIKit class that may stand for an object; no code has such a name.
  static let viewProperty = "property of a view"

  /// The code that may use one of the names, in its order; of all, or of a part.
  func entries(using filter: NameFilter, in part: Range<Int>? = nil) -> [Entry] {
    names.pieces(in: part ?? entries.indices, using: filter).map { entries[$0] }
  }

  /// The code that may use the name with this hash.
  func entries(with hash: UInt32) -> [Entry] { names.pieces(with: hash).map { entries[$0] } }

  /// How many pieces may use each of the names.
  func counts(of names: Set<String>) -> [String: Int] { self.names.counts(of: names) }
}
