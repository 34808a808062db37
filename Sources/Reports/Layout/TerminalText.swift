/// How text behaves on a terminal: what it takes in columns, and what must never reach one.
package enum TerminalText {
  /// `text` on one line, with nothing that a terminal would obey: control characters become their pictures, marks that
  /// turn the writing direction and other line separators the replacement character.
  package static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(plain(scalar)) }
    return String(result)
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{fffd}"
    case 0x7f: "\u{2421}"
    case 0x80..<0xa0, 0x2028, 0x2029, 0x202a...0x202e, 0x2066...0x2069: "\u{fffd}"
    default: scalar
    }
  }

  /// The columns that `text` takes, which holds no control characters.
  static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  /// The columns that `character` takes: two for East Asian wide forms and emoji, none for a lone combining mark.
  static func width(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    if character.unicodeScalars.dropFirst().contains("\u{fe0f}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The blocks of Unicode's East Asian Width that are wide or full-width throughout.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
      true
    default: false
    }
  }

  /// `text` cut to `limit` columns, the cut shown as an ellipsis.
  static func shortened(_ text: String, to limit: Int) -> String {
    if width(text) <= limit { return text }
    var result = ""
    var used = 1
    for character in text {
      used += width(character)
      if used > limit { break }
      result.append(character)
    }
    return result + "…"
  }

  static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - width(text))
  }

  static func padded(_ number: Int, to columns: Int) -> String {
    let digits = String(number)
    return spaces(columns - digits.utf8.count) + digits
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// `text` in lines of at most `width` columns, broken between words; a longer word has a line of its own. Empty
  /// lines part paragraphs and are kept.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, self.width(line) + 1 + self.width(String(word)) > width {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
      }
      lines.append(line)
    }
    return lines
  }
}

/// Colours and weights of terminal text; without colour all text stays as it is.
package struct TextStyle {
  package var isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  package func bold(_ text: String) -> String { styled(text, "1") }
  package func faint(_ text: String) -> String { styled(text, "2") }
  package func red(_ text: String) -> String { styled(text, "1;31") }
  package func green(_ text: String) -> String { styled(text, "32") }
  package func yellow(_ text: String) -> String { styled(text, "1;33") }
  package func blue(_ text: String) -> String { styled(text, "1;34") }

  private func styled(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
