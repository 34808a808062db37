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
  /// The elements of an array, or the parts of a tuple.
  case list([Value])
  case table([Entry])
  /// A collection of which no more is known than what each of its elements is.
  case collection(of: Value)
  /// One of several values that are not texts.
  case oneOf([Value])
  /// `nil`
  case nothing
  /// The value, or `nil`.
  case optional(Value)
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

  /// One entry of a dictionary.
  struct Entry: Sendable {
    var key: Value
    var value: Value
  }

  static func unresolved(_ reason: String, nature: IdentifierText.Nature = .other) -> Value {
    .unresolved(reason, fallbacks: [], nature: nature)
  }

  static func text(_ text: String) -> Value { .texts([IdentifierText(exactly: text)], source: nil) }

  static func instance(_ type: SymbolTable.TypeID) -> Value { .instance(type, [:]) }

  /// The same value, come over `place`: defined there, unless it is known to come from further away.
  func defined(at place: Place) -> Value {
    switch self {
    case .texts(let texts, let source):
      source?.place == place ? self : .texts(texts, source: Way(place, from: source))
    case .optional(let value): .optional(value.defined(at: place))
    default: self
    }
  }

  var texts: [IdentifierText]? {
    switch self {
    case .texts(let texts, _): texts
    case .optional(let value): value.texts
    default: nil
    }
  }

  var source: Way? {
    switch self {
    case .texts(_, let source): source
    case .optional(let value): value.source
    default: nil
    }
  }

  /// The values that this is one of.
  var alternatives: [Value] {
    switch self {
    case .oneOf(let values): values.flatMap(\.alternatives)
    case .optional(let value): [.nothing] + value.alternatives
    default: [self]
    }
  }

  /// The values that this is one of, each text by itself.
  var singles: [Value] {
    alternatives.flatMap { value -> [Value] in
      guard case .texts(let texts, let source) = value else { return [value] }
      return texts.map { .texts([$0], source: source) }
    }
  }

  /// Whether it is an object of which nothing but the type is known.
  var isAnyInstance: Bool { if case .instance(_, let known) = self { known.isEmpty } else { false } }

  /// The type that it is a value of, where the app declares that.
  var typeID: SymbolTable.TypeID? {
    switch self {
    case .instance(let type, _): type
    case .enumCase(let element): element.type
    case .optional(let value): value.typeID
    default: nil
    }
  }

  var isResolved: Bool { if case .unresolved = self { false } else { true } }

  /// Whether it is a text, may turn out to be one, or has a form that is one.
  var mayBeText: Bool {
    alternatives.contains { value in
      switch value {
      case .collection, .instance, .list, .table, .type: false
      default: true
      }
    }
  }

  /// Of a value that is not known: what a hole made of it would be filled with, where there is nothing more to find in
  /// the source.
  var natureAtRunTime: IdentifierText.Nature? {
    guard case .unresolved(let reason, [], let nature) = self, reason.hasSuffix("run time") else { return nil }
    return nature
  }

  var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// Whether both are nil, or both the same texts.
  func isSame(as other: Value) -> Bool {
    if isNothing { return other.isNothing }
    return texts.map { $0 == other.texts } ?? false
  }

  /// Whether it is certain that it is not nil.
  var isSurelyThere: Bool {
    switch self {
    case .texts, .enumCase, .oneOf: true
    default: false
    }
  }

  /// The value, or `nil`; of what is not known it says nothing to call it optional.
  fileprivate var orNothing: Value {
    if case .instance(_, let known) = self, !known.isEmpty { return .optional(self) }
    return isSurelyThere ? .optional(self) : self
  }
}

/// How many alternatives a value may have before it is given up.
let mostAlternatives = 64

extension [Value] {
  /// One of these. Texts become one value of several texts.
  func joinedAlternatives() -> Value {
    let all = flatMap(\.alternatives)
    let present = all.filter { !$0.isNothing }
    let joined = present.joinedValues()
    return present.count < all.count ? joined.orNothing : joined
  }

  private func joinedValues() -> Value {
    let present = self
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
