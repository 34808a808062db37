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
  subscript(name: String) -> [SymbolTable.Member]? {
    let found = indices(named: name, hash: NameSet.hash(name)).map { all[$0] }
    return found.isEmpty ? nil : found
  }

  /// Indices into ``all`` of the members of a name, given its hash as well.
  func indices(named name: String, hash: UInt32) -> [Int] {
    var index = first(of: hash)
    var found: [Int] = []
    while index < sorted.count, sorted[index].hash == hash {
      let member = Int(sorted[index].member)
      if all[member].name == name { found.append(member) }
      index += 1
    }
    return found
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
    for index in entries.indices {
      var earlier = index - 1
      while earlier >= 0, entries[earlier].hash == entries[index].hash {
        if names[Int(entries[earlier].member)] == names[Int(entries[index].member)] {
          repeats.insert(Int(entries[index].member))
        }
        earlier -= 1
      }
    }
    return repeats
  }
}
