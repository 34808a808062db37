/// What became of reading a file with texts.
package enum TableReading: Sendable, Equatable {
  /// By their keys.
  case texts([String: String])
  /// Why there are none, for the report's list of files that were not read.
  case unreadable(String)
}

/// The development language's texts of a file, a `.strings` or a `.xcstrings` by its name. Never fails over what is in
/// it: of a file that is cut off or damaged, what was read until then counts, where its form allows.
package func readTable(named name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> TableReading {
  guard !isPropertyList(bytes) else { return .unreadable("a property list in place of a strings table") }
  guard let text = utf8(of: bytes) else { return .unreadable("neither UTF-8 nor UTF-16") }
  return text.withUnsafeBufferPointer { bytes in
    if name.hasSuffix(".xcstrings") { return readCatalogue(bytes) }
    var parser = StringsParser(bytes)
    return .texts(parser.parse())
  }
}

/// The other forms that `plutil` writes; source holds them rarely.
private func isPropertyList(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  ["bplist", "<?xml"].contains { bytes.starts(with: $0.utf8) }
}
