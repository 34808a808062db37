#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first occurrence of `word` at or behind `start`.
  package func firstOffset(of word: StaticString, from start: Int = 0) -> Int? {
    firstOffset(of: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), from: start)
  }

  private func firstOffset(of word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let baseAddress, let first = word.first, let wordAddress = word.baseAddress else { return nil }
    var offset = start
    while offset + word.count <= count {
      guard let hit = memchr(baseAddress + offset, Int32(first), count - word.count + 1 - offset) else { return nil }
      offset = UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) - baseAddress
      if memcmp(baseAddress + offset, wordAddress, word.count) == 0 { return offset }
      offset += 1
    }
    return nil
  }

  package func contains(_ word: StaticString) -> Bool { firstOffset(of: word) != nil }

  /// Whether `word`, which is known only when the program runs, occurs.
  package func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { firstOffset(of: $0, from: 0) != nil }
  }

  /// Whether a name of UIKit's occurs: `UI` and a capital, at the start of a word.
  package var mentionsUIKit: Bool {
    var start = 0
    while let found = firstOffset(of: "UI", from: start) {
      start = found + 2
      guard start < count else { return false }
      let isCapital = self[start] >= UInt8(ascii: "A") && self[start] <= UInt8(ascii: "Z")
      if isCapital, found == 0 || !isIdentifierByte(self[found - 1]) { return true }
    }
    return false
  }
}

/// Whether the byte may be a part of a name; those beyond ASCII may.
package func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
  default: false
  }
}
