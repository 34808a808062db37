import Inventory

/// How a source is written: what breaks its lines and what indents them.
struct WritingStyle {
  let lineBreak: String
  /// One step of indentation.
  let indent: String
  /// Whether modifiers give identifiers in the spelling from before iOS 14 only.
  let spellsOldModifier: Bool

  /// The longest line that is made by writing on in it.
  static let longestLine = 120

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    lineBreak = text.utf8.contains(UInt8(ascii: "\r")) ? (bytes.contains("\r\n") ? "\r\n" : "\r") : "\n"
    indent = Self.indent(of: bytes)
    spellsOldModifier = bytes.contains(".accessibility(identifier:") && !bytes.contains(".accessibilityIdentifier(")
  }

  /// By how much lines are most often indented beyond the one before them.
  private static func indent(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    var counts: [Int: Int] = [:]
    var tabs = 0
    var before = 0
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if line.first == UInt8(ascii: "\t") { tabs += 1 }
      let blanks = line.prefix { $0 == UInt8(ascii: " ") }.count
      guard blanks < line.count, line.first != UInt8(ascii: "\t") else { continue }
      if blanks > before, blanks - before <= 8 { counts[blanks - before, default: 0] += 1 }
      before = blanks
    }
    if tabs > counts.values.reduce(0, +) { return "\t" }
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return String(repeating: " ", count: most?.key ?? 4)
  }
}
