import Findings
import Inventory
import Taxonomy

/// What an expression comes to, as far as source tells.
enum Value: Sendable {
  /// One of some texts; `source` is where the text is defined, when that is not the expression itself.
  case texts([IdentifierText], source: Place?)
  /// A text from a localisation table: in the development language where the code holds it, else its key.
  case localized(String?)
  /// The type itself, as in `IDs.Login`.
  case type(SymbolTable.TypeID)
  /// A value of the type.
  case instance(SymbolTable.TypeID)
  case enumCase(SymbolTable.TypeID, CaseFact, file: Int)
  /// `nil`
  case nothing
  /// Not known, and why; the texts that it falls back to, if any. `nature` is what a hole made of it would be.
  case unresolved(String, fallbacks: [IdentifierText], nature: IdentifierText.Nature)

  static func unresolved(_ reason: String, nature: IdentifierText.Nature = .other) -> Value {
    .unresolved(reason, fallbacks: [], nature: nature)
  }

  static func text(_ text: String) -> Value { .texts([IdentifierText(exactly: text)], source: nil) }

  /// The same value, defined at `place` unless it is known to come from further away.
  func defined(at place: Place) -> Value {
    if case .texts(let texts, nil) = self { .texts(texts, source: place) } else { self }
  }

  var texts: [IdentifierText]? {
    if case .texts(let texts, _) = self { texts } else { nil }
  }

  var source: Place? {
    if case .texts(_, let source) = self { source } else { nil }
  }
}
