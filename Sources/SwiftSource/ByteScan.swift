#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first occurrence of `word` at or behind `start`.
  func firstOffset(of word: StaticString, from start: Int = 0) -> Int? {
    guard let baseAddress else { return nil }
    let length = word.utf8CodeUnitCount
    var offset = start
    while offset + length <= count {
      guard let hit = memchr(baseAddress + offset, Int32(word.utf8Start.pointee), count - length + 1 - offset) else {
        return nil
      }
      offset = UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) - baseAddress
      if memcmp(baseAddress + offset, word.utf8Start, length) == 0 { return offset }
      offset += 1
    }
    return nil
  }

  func contains(_ word: StaticString) -> Bool { firstOffset(of: word) != nil }

  /// Whether a name of UIKit's occurs: `UI` and a capital, at the start of a word.
  var mentionsUIKit: Bool {
    var start = 0
    while let found = firstOffset(of: "UI", from: start) {
      start = found + 2
      guard start < count else { return false }
      let isCapital = self[start] >= UInt8(ascii: "A") && self[start] <= UInt8(ascii: "Z")
      if isCapital, found == 0 || !isIdentifierByte(self[found - 1]) { return true }
    }
    return false
  }

  /// Whether a name in the code begins with the word; what comments and strings say does not count.
  func mentions(_ word: StaticString) -> Bool {
    guard contains(word) else { return false }
    for stretch in codeStretches {
      let code = UnsafeBufferPointer(rebasing: self[stretch])
      var start = 0
      while let found = code.firstOffset(of: word, from: start) {
        if found == 0 || !isIdentifierByte(code[found - 1]) { return true }
        start = found + word.utf8CodeUnitCount
      }
    }
    return false
  }

  /// Whether the code imports the module, attributes such as `@testable` or `public` in front allowed.
  func imports(_ module: StaticString) -> Bool {
    var start = 0
    var stretches = codeStretches
    var stretch = 0..<0
    while let found = firstOffset(of: module, from: start) {
      start = found + module.utf8CodeUnitCount
      let isWhole = start >= count || !isIdentifierByte(self[start])
      guard isWhole, found >= 7, self[(found - 7)..<found].elementsEqual("import ".utf8) else { continue }
      while stretch.upperBound <= found, let next = stretches.next() { stretch = next }
      if stretch.contains(found) { return true }
    }
    return false
  }
}

func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
  default: false
  }
}
