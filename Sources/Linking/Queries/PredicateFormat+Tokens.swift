extension PredicateFormat {
  /// A word, a quoted text, a symbol or a brace of a format.
  struct Token {
    var text: String
    /// How many arguments stand in front of it.
    var argument: Int
    /// Whether it stands below an odd number of `NOT`.
    var isNegated: Bool

    /// The text or the argument that it is; nil where it is neither.
    var operand: Operand? {
      if text.hasPrefix("%") { return .argument(argument) }
      guard let quote = text.first, quote == "'" || quote == "\"" else { return nil }
      return .text(String(text.dropFirst().dropLast()))
    }
  }

  static func tokens(_ format: String) -> [Token] {
    var tokens: [Token] = []
    var arguments = 0
    // Of each parenthesis that is open: whether what is inside is negated.
    var groups = [false]
    // Whether the term that comes next is.
    var isNext = false
    for text in texts(format) {
      switch text.uppercased() {
      case "NOT", "!": isNext.toggle()
      case "(":
        groups.append(groups[groups.count - 1] != isNext)
        isNext = false
      case ")": if groups.count > 1 { groups.removeLast() }
      case "AND", "OR", "&&", "||":
        isNext = false
        tokens.append(Token(text: text, argument: arguments, isNegated: false))
      default:
        tokens.append(Token(text: text, argument: arguments, isNegated: groups[groups.count - 1] != isNext))
        if text.hasPrefix("%") { arguments += 1 }
      }
    }
    return tokens
  }

  /// The pieces of a format, parentheses and braces among them.
  private static func texts(_ format: String) -> [String] {
    var texts: [String] = []
    var current = ""
    var quote: Character?
    func end() {
      if !current.isEmpty { texts.append(current) }
      current = ""
    }
    for character in format {
      if let inner = quote {
        current.append(character)
        guard character == inner else { continue }
        end()
        quote = nil
      } else if character.isWhitespace || character == "," {
        end()
      } else if "(){}".contains(character) {
        end()
        texts.append(String(character))
      } else {
        let isText = character == "'" || character == "\""
        if isText || current.last.map({ isSymbol($0) != isSymbol(character) }) == true { end() }
        if isText { quote = character }
        current.append(character)
      }
    }
    end()
    return texts
  }

  private static func isSymbol(_ character: Character) -> Bool { "=<>!&|".contains(character) }
}
