/// The names that a piece of code mentions, small enough to keep for every member of an app. Who looks for a few names
/// can pass over the code that has none of them, without walking it.
///
/// Names are kept as hashes, so that two may be taken for one: a set may claim a name that it has not, and never the
/// other way round.
package struct NameSet: Sendable, Hashable {
  /// How the code uses a name; what is called, assigned or asked for by an `if` is mentioned as well.
  package enum Use: UInt32, Sendable {
    case mention, call, assignment, test
  }

  /// Sorted, each once.
  package let hashes: [UInt32]

  package init() { hashes = [] }

  var count: Int { hashes.count }

  package init(_ noted: Set<UInt32>) { hashes = noted.sorted() }

  /// Whether the code may use the name with this hash; "no" is certain.
  package func mayContain(hash: UInt32) -> Bool {
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash
  }

  /// Stands for the call of an initialiser without its type: `.init(…)`.
  package static let implicitInitialiser = ".init"

  /// Stands for every name that speaks of accessibility.
  package static let accessibility = hash("accessibility…")

  /// A hash that is the same in every run (FNV-1a, then mixed so that its low bits depend on all of the name).
  package static func hash(_ name: String, _ use: Use = .mention) -> UInt32 {
    // Swift's own strings lie in one piece, and such bytes are gone over faster.
    name.utf8.withContiguousStorageIfAvailable { hash(bytes: $0, use) } ?? hash(bytes: name.utf8, use)
  }

  /// The hash of what stands behind the last dot of a name.
  package static func hash(lastPartOf name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { bytes in
      hash(bytes: bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes[($0 + 1)...] } ?? bytes[...])
    }
  }

  /// The hash of a name in UTF-8.
  static func hash(bytes: some Sequence<UInt8>, _ use: Use = .mention) -> UInt32 {
    var hash: UInt32 = 2_166_136_261 ^ (use.rawValue &* 0x9e37_79b9)
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }
}

/// Names that somebody looks for, each by two bits: a name is taken for another one where both are set, which is rare
/// even among thousands of names.
package struct NameFilter: Sendable {
  private static let bitCount: UInt32 = 1 << 20
  private var bits: [UInt64] = Array(repeating: 0, count: Int(bitCount) / 64)

  package init() {}

  package init(_ names: some Sequence<String>, _ use: NameSet.Use = .mention) {
    insert(names, use)
  }

  package mutating func insert(_ name: String, _ use: NameSet.Use = .mention) {
    insert(hash: NameSet.hash(name, use))
  }

  /// Looks for the name with this hash as well.
  package mutating func insert(hash: UInt32) {
    for index in [Self.first(of: hash), Self.second(of: hash)] { bits[Int(index / 64)] |= 1 << UInt64(index % 64) }
  }

  package mutating func insert(_ names: some Sequence<String>, _ use: NameSet.Use = .mention) {
    for name in names { insert(name, use) }
  }

  /// Looks for all names of some code as well.
  package mutating func insert(_ names: NameSet) {
    for hash in names.hashes { insert(hash: hash) }
  }

  /// Looks for the names of all these members as well.
  package mutating func insert(_ names: MemberNames) {
    for entry in names.entries { insert(hash: entry.hash) }
  }

  /// Looks for all that another filter looks for as well.
  package mutating func formUnion(_ other: NameFilter) {
    for index in bits.indices { bits[index] |= other.bits[index] }
  }

  /// Looks for every name that speaks of accessibility.
  package mutating func insertAccessibility() { insert(hash: NameSet.accessibility) }

  /// Whether the code may use one of the names; "no" is certain.
  package func mayOccur(in names: NameSet) -> Bool {
    withBits { bits in names.hashes.contains { Self.contains($0, bits) } }
  }

  /// The same, where names with some hashes do not count.
  package func mayOccur(in names: NameSet, except excepted: [UInt32]) -> Bool {
    withBits { bits in names.hashes.contains { Self.contains($0, bits) && !excepted.contains($0) } }
  }

  func withBits<Result>(_ use: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
    bits.withUnsafeBufferPointer(use)
  }

  static func contains(_ hash: UInt32, _ bits: UnsafeBufferPointer<UInt64>) -> Bool {
    isSet(first(of: hash), in: bits) && isSet(second(of: hash), in: bits)
  }

  /// Whether the name may be one of those looked for; "no" is certain.
  package func mayContain(_ name: String) -> Bool { mayContain(hash: NameSet.hash(name)) }

  /// Whether a part of a dotted name may be one of those looked for; "no" is certain.
  package func mayContainPart(of name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: ".")).contains { mayContain(hash: NameSet.hash(bytes: $0)) }
  }

  /// Whether the name with this hash may be one of those looked for; "no" is certain.
  package func mayContain(hash: UInt32) -> Bool { withBits { Self.contains(hash, $0) } }

  private static func isSet(_ index: UInt32, in bits: UnsafeBufferPointer<UInt64>) -> Bool {
    bits[Int(index / 64)] & 1 << UInt64(index % 64) != 0
  }

  /// The bits of a name: one by the low end of its hash, one by the high end.
  private static func first(of hash: UInt32) -> UInt32 { hash % bitCount }
  private static func second(of hash: UInt32) -> UInt32 { hash >> 12 }
}
