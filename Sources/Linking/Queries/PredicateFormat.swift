import Inventory
import Taxonomy

/// What a predicate's format asks of an element: `identifier BEGINSWITH 'orders.row.' AND enabled == YES`.
///
/// Only comparisons with a text are kept. How they are joined does not matter to which key is looked for.
struct PredicateFormat {
  struct Comparison: Equatable {
    /// The attribute: `identifier`, `label`.
    var attribute: String
    var means: Means
    var operand: Operand
  }

  enum Means: Equatable { case equals, begins, ends, contains, other }

  /// The other side: a text, or the argument of the given number.
  enum Operand: Equatable {
    case text(String)
    case argument(Int)
  }

  private(set) var comparisons: [Comparison] = []

  /// The attributes of an element that hold text.
  static let attributes: Set<String> = ["identifier", "label", "title", "value", "placeholdervalue"]

  /// `attribute` says which attribute the argument of a number names, where the format leaves that to one: `%K`.
  init(
    _ format: String, attributes: Set<String> = Self.attributes, attribute: (Int) -> String? = { _ in nil }
  ) {
    let tokens = Self.tokens(format)
    var argumentCount = 0
    // How many arguments stand in front of each token.
    let numbers = tokens.map { token in
      defer { if token.hasPrefix("%") { argumentCount += 1 } }
      return argumentCount
    }
    for index in tokens.indices {
      let name = tokens[index] == "%K" ? attribute(numbers[index]) : tokens[index]
      let attribute = name?.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard attributes.contains(attribute), index + 2 < tokens.count else { continue }
      let means = Self.means(tokens[index + 1])
      guard let means else { continue }
      let right = tokens[index + 2]
      if right.hasPrefix("%") {
        comparisons.append(.init(attribute: attribute, means: means, operand: .argument(numbers[index + 2])))
      } else if let quote = right.first, quote == "'" || quote == "\"" {
        comparisons.append(
          .init(attribute: attribute, means: means, operand: .text(String(right.dropFirst().dropLast()))))
      }
    }
  }

  private static func means(_ symbol: String) -> Means? {
    let name = symbol.prefix { $0 != "[" }.uppercased()
    switch name {
    case "==", "=", "IN": return .equals
    case "BEGINSWITH": return .begins
    case "ENDSWITH": return .ends
    case "CONTAINS": return .contains
    case "LIKE", "MATCHES", "!=", "<>": return .other
    default: return nil
    }
  }

  /// The words, quoted texts and symbols of a format.
  private static func tokens(_ format: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    var quote: Character?
    func isSymbol(_ character: Character) -> Bool { "=<>!".contains(character) }
    for character in format {
      if let inner = quote {
        current.append(character)
        if character == inner {
          tokens.append(current)
          (current, quote) = ("", nil)
        }
        continue
      }
      let isSpace = character.isWhitespace || "(){},&|".contains(character)
      let changes = current.last.map { isSymbol($0) != isSymbol(character) } ?? false
      if isSpace || changes || character == "'" || character == "\"" {
        if !current.isEmpty { tokens.append(current) }
        current = ""
      }
      if isSpace { continue }
      if character == "'" || character == "\"" { quote = character }
      current.append(character)
    }
    if !current.isEmpty { tokens.append(current) }
    return tokens
  }
}
