import Documents
package import Findings

extension Fix {
  /// What allows a finding: a comment above its line, or in a document the label of the object that it is about. Nil where
  /// there is no place for it.
  package static func allowing(_ finding: Finding, because reason: String, in lines: SourceLines) -> Fix? {
    let file = finding.place.file
    let words = reason.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    guard !words.isEmpty else { return nil }
    let edits =
      file.isDocument
      ? label(allowing: finding, because: words, in: lines) : comment(allowing: finding, because: words, in: lines)
    return edits.map { Fix(title: "allow it: \(words)", safety: .safe, edits: $0) }
  }

  private static func comment(
    allowing finding: Finding, because words: String, in lines: SourceLines
  ) -> [Edit]? {
    let file = finding.place.file
    guard [".swift", ".m", ".mm", ".h"].contains(where: file.hasSuffix), let line = lines[finding.place.line] else {
      return nil
    }
    let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = Position(line: finding.place.line, column: 1)
    let comment = "\(String(decoding: indent, as: UTF8.self))// voyager:allow \(finding.rule) \(words)\n"
    return [Edit(Place(file: file, range: SourceRange(start, start)), comment)]
  }

  private static func label(allowing finding: Finding, because words: String, in lines: SourceLines) -> [Edit]? {
    let change = DocumentEditor(lines.bytes).allowance(
      of: finding.rule, because: words, at: finding.place.position)
    guard case .edits(let edits) = change else { return nil }
    return edits.map { $0.edit(of: finding.place.file) }
  }
}

extension String {
  /// Whether it is the path of an Interface Builder document.
  var isDocument: Bool { hasSuffix(".xib") || hasSuffix(".storyboard") }
}

extension FileEdit {
  func edit(of file: String) -> Edit { Edit(Place(file: file, range: range), replacement) }
}
