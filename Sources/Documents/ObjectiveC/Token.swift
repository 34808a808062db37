/// A word of Objective-C source.
struct Token {
  enum Kind {
    case name
    case number
    /// `@"text"`
    case objectString
    /// `"text"`
    case string
    case character
    /// `(`, `->`, `+=`; an `@` before a bracket or a number is one by itself.
    case symbol
    /// `@interface`, `@YES`: the text has the `@`.
    case keyword
    /// A line for the preprocessor, with all that its backslashes bring in.
    case directive
    case end
  }

  var kind: Kind
  /// Offsets into the file.
  var start: Int
  var end: Int
  /// Empty for literals and directives, whose text is read where it is wanted.
  var text: String

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  func isName(_ name: String) -> Bool { kind == .name && text == name }

  func isKeyword(_ keyword: String) -> Bool { kind == .keyword && text == keyword }

  var isString: Bool { kind == .objectString || kind == .string }

  var opens: Bool { kind == .symbol && (text == "(" || text == "[" || text == "{") }

  var closes: Bool { kind == .symbol && (text == ")" || text == "]" || text == "}") }
}
