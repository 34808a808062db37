import Findings
import Inventory
import Taxonomy

/// What an expression comes to, as far as source tells.
indirect enum Value: Sendable {
  /// One of some texts; `source` is the way that the text has come, when it is not the expression itself.
  case texts([IdentifierText], source: Way?)
  /// A text from a localisation table: in the development language where the code holds it, else its key.
  case localized(String?)
  /// The type itself, as in `IDs.Login`.
  case type(SymbolTable.TypeID)
  /// A value of the type, with those of its properties that its initialiser was given.
  case instance(SymbolTable.TypeID, [String: Value])
  case enumCase(EnumCase)
  case list([Value])
  /// One of several values that are not texts.
  case oneOf([Value])
  /// `nil`
  case nothing
  /// Not known, and why; the texts that it falls back to, if any. `nature` is what a hole made of it would be.
  case unresolved(String, fallbacks: [IdentifierText], nature: IdentifierText.Nature)

  struct EnumCase: Sendable {
    var type: SymbolTable.TypeID
    var fact: CaseFact
    /// Index of the file that declares it.
    var file: Int
    /// What it carries.
    var payload: [Value]
  }

  static func unresolved(_ reason: String, nature: IdentifierText.Nature = .other) -> Value {
    .unresolved(reason, fallbacks: [], nature: nature)
  }

  static func text(_ text: String) -> Value { .texts([IdentifierText(exactly: text)], source: nil) }

  static func instance(_ type: SymbolTable.TypeID) -> Value { .instance(type, [:]) }

  /// The same value, come over `place`: defined there, unless it is known to come from further away.
  func defined(at place: Place) -> Value {
    guard case .texts(let texts, let source) = self else { return self }
    return source?.place == place ? self : .texts(texts, source: Way(place, from: source))
  }

  var texts: [IdentifierText]? {
    if case .texts(let texts, _) = self { texts } else { nil }
  }

  var source: Way? {
    if case .texts(_, let source) = self { source } else { nil }
  }

  /// The values that this is one of.
  var alternatives: [Value] {
    if case .oneOf(let values) = self { values.flatMap(\.alternatives) } else { [self] }
  }

  /// Whether it is an object of which nothing but the type is known.
  var isAnyInstance: Bool { if case .instance(_, let known) = self { known.isEmpty } else { false } }

  var isNothing: Bool { if case .nothing = self { true } else { false } }
}

/// How many alternatives a value may have before it is given up.
let mostAlternatives = 64

extension [Value] {
  /// One of these: a way that gives `nil` gives nothing, so the others count. Texts become one value of several texts.
  func joinedAlternatives() -> Value {
    let present = flatMap(\.alternatives).filter { !$0.isNothing }
    guard let first = present.first else { return .nothing }
    if present.count == 1 { return first }
    var texts: [IdentifierText] = []
    var seen: Set<IdentifierText> = []
    var others: [Value] = []
    var failure: (reason: String, nature: IdentifierText.Nature)?
    for value in present {
      switch value {
      case .texts(let more, _): texts += more.filter { seen.insert($0).inserted }
      case .unresolved(let reason, let fallbacks, let nature):
        texts += fallbacks.filter { seen.insert($0).inserted }
        if failure == nil { failure = (reason, nature) }
      default: others.append(value)
      }
    }
    guard texts.count + others.count <= mostAlternatives else {
      return .unresolved("it has more than \(mostAlternatives) alternatives")
    }
    if let failure { return .unresolved(failure.reason, fallbacks: texts, nature: failure.nature) }
    let source = present.lazy.compactMap(\.source).first
    if others.isEmpty { return .texts(texts, source: source) }
    return texts.isEmpty ? .oneOf(others) : .oneOf([.texts(texts, source: source)] + others)
  }
}
