package import Inventory

/// What was read of one file of a suite.
package struct SuiteReading: Sendable, Hashable {
  package var lookUps: [LookUp] = []
  /// Whether it is code that speaks of Android, too.
  package var isForAndroidToo = false
  /// Why it was not read, or not in full.
  package var problem: String?
}

/// The kinds of suite file that are not Swift, told by their names.
package enum SuiteFormat: Sendable, Hashable {
  /// A Maestro flow, or a table of locators.
  case yaml
  case code(Language)

  package enum Language: Sendable, Hashable { case python, java, kotlin, javaScript }

  private static let formats: [String: SuiteFormat] = [
    "yaml": .yaml, "yml": .yaml, "py": .code(.python), "java": .code(.java), "kt": .code(.kotlin),
    "kts": .code(.kotlin), "ts": .code(.javaScript), "tsx": .code(.javaScript), "mts": .code(.javaScript),
    "js": .code(.javaScript), "jsx": .code(.javaScript), "mjs": .code(.javaScript), "cjs": .code(.javaScript),
  ]

  package init?(name: some StringProtocol) {
    guard let dot = name.lastIndex(of: "."), let format = Self.formats[String(name[name.index(after: dot)...])] else {
      return nil
    }
    self = format
  }
}

/// Reads what one file of a suite looks up. A file of the name that is something else has no look-ups.
package func readSuite(_ file: String, _ bytes: UnsafeBufferPointer<UInt8>) -> SuiteReading {
  guard let format = SuiteFormat(name: file) else { return SuiteReading() }
  guard bytes.count <= longestFile else { return SuiteReading(problem: "larger than 4 MB") }
  let bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? UnsafeBufferPointer(rebasing: bytes[3...]) : bytes
  guard let text = String(validating: bytes, as: UTF8.self) else {
    return SuiteReading(problem: "not encoded as UTF-8")
  }
  switch format {
  case .yaml: return readYAML(file, text)
  case .code(let language):
    var search = LocatorSearch(file: file, text: text, language)
    search.run()
    return SuiteReading(lookUps: search.lookUps, isForAndroidToo: search.isForAndroidToo)
  }
}

/// No suite that people write is longer; what is made by machines is.
private let longestFile = 4 << 20
