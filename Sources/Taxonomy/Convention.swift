/// How a project writes its identifiers. The default is `screen.section.element`: two to four segments joined by dots,
/// each lowerCamelCase.
package struct Convention: Sendable, Hashable {
  /// How the words of one segment are joined.
  package enum Words: String, Sendable, Hashable, CaseIterable {
    case lowerCamelCase
    case upperCamelCase = "UpperCamelCase"
    case snake_case
    case kebab_case = "kebab-case"

    /// Whether `segment` is written in this style: ASCII letters and digits, a letter first.
    package func accepts(_ segment: some StringProtocol) -> Bool {
      guard let first = segment.utf8.first, isLetter(first) else { return false }
      switch self {
      case .lowerCamelCase:
        return isLower(first) && segment.utf8.allSatisfy(isLetterOrDigit)
      case .upperCamelCase:
        return isUpper(first) && segment.utf8.allSatisfy(isLetterOrDigit)
      case .snake_case: return isJoined(segment, by: "_")
      case .kebab_case: return isJoined(segment, by: "-")
      }
    }

    private func isJoined(_ segment: some StringProtocol, by separator: Character) -> Bool {
      segment.split(separator: separator, omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { isLower($0) || isDigit($0) }
      }
    }
  }

  package var separator: String
  package var words: Words
  /// How many segments an identifier may have.
  package var segments: ClosedRange<Int>
  /// A screen with more elements than this is expected to name a section in each identifier.
  package var sectionAbove: Int

  package init(
    separator: String = ".", words: Words = .lowerCamelCase, segments: ClosedRange<Int> = 2...4, sectionAbove: Int = 5
  ) {
    self.separator = separator
    self.words = words
    self.segments = segments
    self.sectionAbove = sectionAbove
  }

  package static let `default` = Convention()

  /// XCUITest refuses a longer key in a query.
  package static let longestIdentifier = 128

  /// The segments of an identifier, holes kept as `{name}`.
  package func split(_ text: IdentifierText) -> [String] {
    segmentsWithHoles(of: text).map(\.text)
  }

  /// Why `text` departs from the convention, or nil where it conforms. The last segment may be a number, as in
  /// `login.field.1`; and a hole may hold several segments, so that too few of them are no departure.
  package func violation(in text: IdentifierText) -> Violation? {
    let segments = segmentsWithHoles(of: text)
    if segments.contains(where: { $0.text.isEmpty }) { return .emptySegment }
    let hasNumber = segments.count > 1 && segments.last?.text.utf8.allSatisfy(isDigit) == true
    let named = hasNumber ? segments.dropLast() : segments[...]
    if let bad = named.first(where: { !accepts($0) }) { return .words(bad.text) }
    if segments.count > self.segments.upperBound || (text.isExact && segments.count < self.segments.lowerBound) {
      return .segmentCount(segments.count)
    }
    return nil
  }

  package func accepts(_ text: IdentifierText) -> Bool { violation(in: text) == nil }

  package enum Violation: Sendable, Hashable {
    /// Two separators in a row, or one at an end.
    case emptySegment
    /// This segment is not written in the convention's style.
    case words(String)
    case segmentCount(Int)
  }

  private struct Segment {
    var text: String
    /// The literal parts, which must follow the style; a hole may hold anything.
    var literals: [String]
    var hasHole: Bool
  }

  private func accepts(_ segment: Segment) -> Bool {
    if !segment.hasHole { return words.accepts(segment.text) }
    return segment.literals.allSatisfy { literal in
      literal.utf8.allSatisfy { isLetterOrDigit($0) || (words.joint == $0) }
    }
  }

  private func segmentsWithHoles(of text: IdentifierText) -> [Segment] {
    var segments = [Segment(text: "", literals: [], hasHole: false)]
    for piece in text.pieces {
      switch piece {
      case .hole(let hole):
        segments[segments.count - 1].text += "{\(hole.name)}"
        segments[segments.count - 1].hasHole = true
      case .text(let literal):
        let parts = split(literal)
        for (index, part) in parts.enumerated() {
          if index > 0 { segments.append(Segment(text: "", literals: [], hasHole: false)) }
          segments[segments.count - 1].text += part
          segments[segments.count - 1].literals.append(part)
        }
      }
    }
    return segments
  }

  private func split(_ literal: String) -> [String] {
    var parts: [String] = []
    var rest = literal[...]
    while !separator.isEmpty, let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    parts.append(String(rest))
    return parts
  }
}

extension Convention.Words {
  /// The byte that joins words, where the style has one.
  fileprivate var joint: UInt8? {
    switch self {
    case .lowerCamelCase, .upperCamelCase: nil
    case .snake_case: UInt8(ascii: "_")
    case .kebab_case: UInt8(ascii: "-")
    }
  }
}

func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
func isLetter(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) }
func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
