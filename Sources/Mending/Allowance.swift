package import Findings

extension Fix {
  /// A comment above the finding's line that allows it; nil in a document, which has no such comments, and where the
  /// file has no such line.
  package static func allowing(_ finding: Finding, because reason: String, in lines: SourceLines) -> Fix? {
    let file = finding.place.file
    guard [".swift", ".m", ".mm", ".h"].contains(where: file.hasSuffix), let line = lines[finding.place.line] else {
      return nil
    }
    let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let words = reason.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    guard !words.isEmpty else { return nil }
    let start = Position(line: finding.place.line, column: 1)
    let comment = "\(String(decoding: indent, as: UTF8.self))// voyager:allow \(finding.rule) \(words)\n"
    return Fix(
      title: "allow it: \(words)", safety: .safe,
      edits: [Edit(Place(file: file, range: SourceRange(start, start)), comment)])
  }
}
