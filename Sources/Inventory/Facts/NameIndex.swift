/// The names of many pieces of code, one behind the other: whoever looks for a few goes over all of them without touching
/// the code itself.
package struct NameIndex: Sendable {
  private var hashes: ContiguousArray<UInt32> = []
  /// Where the names of each piece end.
  private var ends: ContiguousArray<Int> = []

  package init() {}

  /// The pieces of several, one behind the other.
  package init(joining parts: [NameIndex]) {
    hashes.reserveCapacity(parts.reduce(0) { $0 + $1.hashes.count })
    ends.reserveCapacity(parts.reduce(0) { $0 + $1.ends.count })
    for part in parts {
      let start = hashes.count
      hashes += part.hashes
      ends += part.ends.lazy.map { start + $0 }
    }
  }

  package mutating func append(_ names: NameSet) {
    hashes.append(contentsOf: names.hashes)
    ends.append(hashes.count)
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
