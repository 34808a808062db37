import Taxonomy

/// A word of code, as far as locators need to tell them apart.
struct CodeToken: Hashable {
  enum Kind: Hashable {
    case name(String)
    /// A text, with what is filled into it as holes.
    case text(IdentifierText)
    case symbol(Character)
  }

  var kind: Kind
  /// Where it begins, in bytes.
  var offset: Int
  /// Whether nothing but blanks stands before it on its line.
  var beginsLine: Bool

  var name: String? { if case .name(let name) = kind { name } else { nil } }
  var text: IdentifierText? { if case .text(let text) = kind { text } else { nil } }
  var symbol: Character? { if case .symbol(let symbol) = kind { symbol } else { nil } }
}

/// How a language writes comments and texts.
struct Lexis {
  /// Whether `#` begins a comment, else `//` and `/*`.
  var hasHashComments = false
  /// What texts are put between, the longest first.
  var quotes: [Quote]
  /// Whether `/` may begin a regular expression.
  var hasRegularExpressions = false

  struct Quote {
    var mark: String
    /// Whether it may go over lines.
    var isLong = false
    var hasEscapes = true
    /// What begins something that is filled in; for `{` the text must be marked so, by an `f` in front.
    var hole: Hole?
  }

  enum Hole { case braces, dollarBraces, dollarNames }

  init(_ language: SuiteFormat.Language) {
    switch language {
    case .python:
      hasHashComments = true
      quotes = [
        Quote(mark: "\"\"\"", isLong: true, hole: .braces), Quote(mark: "'''", isLong: true, hole: .braces),
        Quote(mark: "\"", hole: .braces), Quote(mark: "'", hole: .braces),
      ]
    case .java:
      quotes = [Quote(mark: "\"\"\"", isLong: true), Quote(mark: "\""), Quote(mark: "'")]
    case .kotlin:
      quotes = [
        Quote(mark: "\"\"\"", isLong: true, hasEscapes: false, hole: .dollarNames),
        Quote(mark: "\"", hole: .dollarNames), Quote(mark: "'"),
      ]
    case .javaScript:
      quotes = [Quote(mark: "`", isLong: true, hole: .dollarBraces), Quote(mark: "\""), Quote(mark: "'")]
      hasRegularExpressions = true
    }
  }
}
