/// Finds the members of a type by the hashes of their names.
///
/// Types have few members and are many: names that are sorted by a hash cost less to make and to free than a dictionary.
package struct MemberNames: Sendable {
  /// Sorted by the hashes, those of one hash in the order of their declaration.
  package let entries: [Entry]
  /// Which members have a name that another one has before.
  package let repeats: Set<Int>

  /// The hash of a member's name, and which member it is.
  package struct Entry: Sendable {
    package var hash: UInt32
    package var member: Int32
  }

  package init(_ names: [String] = []) {
    self.init(names.indices.map { Entry(hash: NameSet.hash(names[$0]), member: Int32($0)) }) { names[$0] }
  }

  /// The names of several, one behind the other; `count` is how many members each has.
  package init(joining parts: [(names: MemberNames, count: Int)], name: (Int) -> String) {
    var all: [Entry] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    var start: Int32 = 0
    for (names, count) in parts {
      all += names.entries.lazy.map { [start] in Entry(hash: $0.hash, member: start + $0.member) }
      start += Int32(count)
    }
    self.init(all, name: name)
  }

  private init(_ entries: [Entry], name: (Int) -> String) {
    let sorted = entries.sorted { ($0.hash, $0.member) < ($1.hash, $1.member) }
    self.entries = sorted
    repeats = Self.repeats(among: sorted, name)
  }

  /// The indices of the entries with this hash.
  package func entries(with hash: UInt32) -> Range<Int> {
    let start = first(of: hash)
    var end = start
    while end < entries.count, entries[end].hash == hash { end += 1 }
    return start..<end
  }

  /// The index of the first entry whose hash is at least this one.
  private func first(of hash: UInt32) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func repeats(among entries: [Entry], _ name: (Int) -> String) -> Set<Int> {
    var repeats: Set<Int> = []
    for index in entries.indices {
      var earlier = index - 1
      while earlier >= 0, entries[earlier].hash == entries[index].hash {
        let member = Int(entries[index].member)
        if name(Int(entries[earlier].member)) == name(member) { repeats.insert(member) }
        earlier -= 1
      }
    }
    return repeats
  }
}
