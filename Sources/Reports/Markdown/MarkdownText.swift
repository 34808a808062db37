/// Text that Markdown shows as it is, in GitHub's dialect.
enum MarkdownText {
  /// `text` on one line without any meaning to Markdown or HTML; a name after `@` calls nobody, a number after `#`
  /// links to no issue.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in TerminalText.plain(text).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$":
        result.append("\\")
        result.append(scalar)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "@", "#":
        result.append(scalar)
        result.append(contentsOf: "&#8203;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// `text` as code, whatever backticks it holds.
  static func code(_ text: String) -> String {
    let text = TerminalText.plain(text)
    let longest = text.unicodeScalars.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    if longest == 0 { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// `text` as code in a table, where even there a pipe ends the cell unless it is escaped.
  static func codeCell(_ text: String) -> String {
    String(String.UnicodeScalarView(code(text).unicodeScalars.flatMap { $0 == "|" ? ["\\", $0] : [$0] }))
  }

  /// A table. Cells are Markdown already; columns named in `numbers` are set to the right.
  static func table(_ header: [String], numbers: Set<Int>, rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let rule = header.indices.map { numbers.contains($0) ? "---:" : "---" }
    return line(header) + line(rule) + rows.map(line).joined()
  }
}
