import Inventory

extension UnsafeBufferPointer<UInt8> {
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
