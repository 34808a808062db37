import Inventory
import Taxonomy

/// What a predicate's format asks of an element: `identifier BEGINSWITH 'orders.row.' AND enabled == YES`.
///
/// Only comparisons with a text are kept, and of these only the ones that an element has to meet: what `NOT` rules out is
/// no key.
struct PredicateFormat {
  struct Comparison: Equatable {
    /// The attribute: `identifier`, `label`.
    var attribute: String
    var means: Means
    /// The other sides, any of which will do: several only where a list is written out, `IN {'a', 'b'}`.
    var operands: [Operand]
  }

  enum Means: Equatable { case equals, begins, ends, contains, other }

  /// The other side: a text, or the argument of the given number.
  enum Operand: Equatable {
    case text(String)
    case argument(Int)
  }

  private(set) var comparisons: [Comparison] = []
  /// Whether one comparison that holds is enough: all are joined by `OR`.
  private let isOneEnough: Bool
  /// How many `OR`s there are.
  private let choices: Int

  /// The attributes of an element that hold text.
  static let attributes: Set<String> = ["identifier", "label", "title", "value", "placeholdervalue"]

  /// `attribute` says which attribute the argument of a number names, where the format leaves that to one: `%K`.
  init(
    _ format: String, attributes: Set<String> = Self.attributes, attribute: (Int) -> String? = { _ in nil }
  ) {
    let tokens = Self.tokens(format)
    let names = tokens.map { $0.text.uppercased() }
    choices = names.count { $0 == "OR" || $0 == "||" }
    isOneEnough = names.contains { $0 == "OR" || $0 == "||" } && !names.contains { $0 == "AND" || $0 == "&&" }
    for index in tokens.indices {
      let token = tokens[index]
      let name = token.text == "%K" ? attribute(token.argument) : token.text
      let attribute = name?.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard attributes.contains(attribute), index + 2 < tokens.count else { continue }
      guard let (means, isDenied) = Self.means(tokens[index + 1].text), token.isNegated == isDenied else { continue }
      let right = tokens[(index + 2)...]
      let operands = right.first?.text == "{" ? right.dropFirst().prefix { $0.text != "}" } : right.prefix(1)
      let read = operands.compactMap(\.operand)
      if !read.isEmpty { comparisons.append(.init(attribute: attribute, means: means, operands: read)) }
    }
  }

  /// The comparisons that say what is looked for: those of the first of the attributes that any is of, or of the first
  /// that is written. It is one, unless any of several will do.
  func decisive(preferring attributes: Set<String>) -> [Comparison] {
    guard let first = comparisons.first(where: { attributes.contains($0.attribute) }) ?? comparisons.first else {
      return []
    }
    return isOneEnough ? comparisons.filter { $0.attribute == first.attribute } : [first]
  }

  /// Whether something else than these comparisons may be what an element meets: another side of an `OR`.
  func mayBeMet(without decisive: [Comparison]) -> Bool {
    guard choices > 0 else { return false }
    let operands = Set(decisive.flatMap(\.operands).map { "\($0)" })
    let others = comparisons.filter { !decisive.contains($0) }.flatMap(\.operands).map { "\($0)" }
    return !operands.isSuperset(of: others) || comparisons.count < choices + 1
  }

  /// What a symbol between two sides means, and whether it denies that.
  private static func means(_ symbol: String) -> (Means, isDenied: Bool)? {
    switch symbol.prefix(while: { $0 != "[" }).uppercased() {
    case "==", "=", "IN": (.equals, false)
    case "!=", "<>": (.equals, true)
    case "BEGINSWITH": (.begins, false)
    case "ENDSWITH": (.ends, false)
    case "CONTAINS": (.contains, false)
    case "LIKE", "MATCHES": (.other, false)
    default: nil
    }
  }
}
