import Inventory

/// The members of a type: in the order of their declaration, and by their names.
///
/// Types have few members and are many: names that are sorted by a hash cost less to make and to free than a dictionary.
struct MemberTable: Sendable {
  /// All of them in the order of their declaration, what extensions add last.
  let all: [SymbolTable.Member]
  /// Sorted by the hashes of the names, those of one hash in the order of their declaration.
  private let sorted: [Entry]
  /// Indices into ``all``: those whose name another one has before.
  private let repeats: Set<Int>

  private struct Entry {
    var hash: UInt32
    /// Index into ``all``.
    var member: Int32
  }

  init(_ members: [SymbolTable.Member] = []) {
    all = members
    let names = members.map(\.name)
    var entries = names.indices.map { Entry(hash: NameSet.hash(names[$0]), member: Int32($0)) }
    entries.sort { ($0.hash, $0.member) < ($1.hash, $1.member) }
    sorted = entries
    repeats = Self.repeats(among: entries, names)
  }

  /// The members of a name; nil where there is none.
  subscript(name: String) -> [SymbolTable.Member]? { members(named: name, hash: NameSet.hash(name)) }

  /// The members of a name, given its hash as well; nil where there is none.
  func members(named name: String, hash: UInt32) -> [SymbolTable.Member]? {
    var index = first(of: hash)
    guard index < sorted.count, sorted[index].hash == hash else { return nil }
    var found: [SymbolTable.Member] = []
    while index < sorted.count, sorted[index].hash == hash {
      let member = all[Int(sorted[index].member)]
      if member.name == name { found.append(member) }
      index += 1
    }
    return found.isEmpty ? nil : found
  }

  func addNames(to filter: inout NameFilter) {
    for entry in sorted { filter.insert(hash: entry.hash) }
  }

  /// The first member of each name.
  var firstOfEachName: [SymbolTable.Member] {
    repeats.isEmpty ? all : all.indices.filter { !repeats.contains($0) }.map { all[$0] }
  }

  /// All members, those of one name beside each other.
  var byName: [SymbolTable.Member] {
    repeats.isEmpty ? all : firstOfEachName.flatMap { self[$0.name] ?? [] }
  }

  /// The index of the first entry whose hash is at least this one.
  private func first(of hash: UInt32) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func repeats(among entries: [Entry], _ names: [String]) -> Set<Int> {
    var repeats: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      let alike = entries[..<index].reversed().prefix { $0.hash == entry.hash }
      if alike.contains(where: { names[Int($0.member)] == names[Int(entry.member)] }) {
        repeats.insert(Int(entry.member))
      }
    }
    return repeats
  }
}
