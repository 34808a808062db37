/// The names of many pieces of code, one behind the other: whoever looks for a few goes over all of them without touching
/// the code itself.
package struct NameIndex: Sendable {
  private var hashes: ContiguousArray<UInt32> = []
  /// Where the names of each piece end.
  private var ends: ContiguousArray<Int> = []

  package init() {}

  init(capacity: Int, pieces: Int) {
    hashes.reserveCapacity(capacity)
    ends.reserveCapacity(pieces)
  }

  /// The pieces of several, one behind the other.
  package init(joining parts: [NameIndex]) {
    hashes.reserveCapacity(parts.reduce(0) { $0 + $1.hashes.count })
    ends.reserveCapacity(parts.reduce(0) { $0 + $1.ends.count })
    for part in parts { append(part) }
  }

  package mutating func append(_ names: NameSet) {
    hashes.append(contentsOf: names.hashes)
    ends.append(hashes.count)
  }

  /// Adds the pieces of another one.
  package mutating func append(_ other: NameIndex) {
    let start = hashes.count
    hashes.append(contentsOf: other.hashes)
    ends.append(contentsOf: other.ends.lazy.map { start + $0 })
  }

  /// Adds the pieces of another one, and to some of them a name.
  package mutating func append(_ other: NameIndex, adding name: String, to getsName: (Int) -> Bool) {
    var start = 0
    for (piece, end) in other.ends.enumerated() {
      hashes.append(contentsOf: other.hashes[start..<end])
      if getsName(piece) { hashes.append(NameSet.hash(name)) }
      ends.append(hashes.count)
      start = end
    }
  }

  /// Adds a name to the piece appended last.
  package mutating func addToLast(_ name: String) {
    hashes.append(NameSet.hash(name))
    ends[ends.count - 1] = hashes.count
  }

  /// How many pieces may use each of the names.
  package func counts(of names: Set<String>) -> [String: Int] {
    let filter = NameFilter(names)
    var byHash: [UInt32: Int] = [:]
    hashes.withUnsafeBufferPointer { hashes in
      filter.withBits { bits in
        for hash in hashes where NameFilter.contains(hash, bits) { byHash[hash, default: 0] += 1 }
      }
    }
    return names.reduce(into: [:]) { $0[$1] = byHash[NameSet.hash($1)] ?? 0 }
  }

  /// Which of the pieces may use one of the names.
  package func pieces(in range: Range<Int>, using filter: NameFilter) -> [Int] {
    var found: [Int] = []
    hashes.withUnsafeBufferPointer { hashes in
      filter.withBits { bits in
        var start = range.lowerBound == 0 ? 0 : ends[range.lowerBound - 1]
        for piece in range {
          let end = ends[piece]
          if hashes[start..<end].contains(where: { NameFilter.contains($0, bits) }) { found.append(piece) }
          start = end
        }
      }
    }
    return found
  }

  /// Which of the pieces may use the name with this hash.
  package func pieces(with hash: UInt32) -> [Int] {
    var found: [Int] = []
    hashes.withUnsafeBufferPointer { hashes in
      for index in hashes.indices where hashes[index] == hash {
        let piece = piece(at: index)
        if found.last != piece { found.append(piece) }
      }
    }
    return found
  }

  /// The piece that a hash belongs to: the first that ends behind it.
  private func piece(at index: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
