/// One text that an element may carry at run time: literal parts, and holes where only the running app knows.
/// Written `orders.row.{order.id}`.
package struct IdentifierText: Sendable, Hashable, CustomStringConvertible {
  package enum Piece: Sendable, Hashable {
    case text(String)
    case hole(Hole)
  }

  /// A part known only at run time.
  package struct Hole: Sendable, Hashable {
    /// The source's own words for it: `order.id`.
    package var name: String
    package var nature: Nature

    package init(_ name: String, _ nature: Nature = .other) {
      self.name = name
      self.nature = nature
    }
  }

  /// What a hole is filled with, as far as its source tells.
  package enum Nature: String, Sendable, Hashable {
    /// A stable key of a model object.
    case modelID
    /// A position: an index, a row, a section, an offset.
    case index
    /// Text that a user reads or wrote: a title, a name, a message.
    case displayText
    /// A localised string.
    case localized
    /// New on every launch or on every creation: `UUID()`, `Date()`, a random number, an object's address.
    case unstable
    case other
  }

  package private(set) var pieces: [Piece]

  package init(_ pieces: [Piece]) {
    self.pieces = []
    for piece in pieces { append(piece) }
  }

  package init(exactly text: String) { self.init([.text(text)]) }

  package mutating func append(_ piece: Piece) {
    switch (pieces.last, piece) {
    case (_, .text("")): break
    case (.text(let before), .text(let more)): pieces[pieces.count - 1] = .text(before + more)
    default: pieces.append(piece)
    }
  }

  package static func + (left: IdentifierText, right: IdentifierText) -> IdentifierText {
    IdentifierText(left.pieces + right.pieces)
  }

  package var holes: [Hole] {
    pieces.compactMap { if case .hole(let hole) = $0 { hole } else { nil } }
  }

  package var isExact: Bool { holes.isEmpty }

  /// The whole text, where no part of it is left to run time.
  package var exact: String? { isExact ? description : nil }

  package var description: String {
    pieces.map {
      switch $0 {
      case .text(let text): text
      case .hole(let hole): "{\(hole.name)}"
      }
    }.joined()
  }
}

/// What source says of an identifier.
package struct Identifier: Sendable, Hashable {
  package enum State: String, Sendable, Hashable {
    /// One or several exact texts, and no others.
    case known
    /// At least one text has a part that only run time knows.
    case pattern
    /// There is one, and source does not tell (or Voyager cannot follow) which.
    case unresolved
    /// There is none.
    case none
  }

  package var state: State
  /// The texts it can have. Where unresolved, its fall-backs, if any.
  package var texts: [IdentifierText]
  /// Why it is unresolved, in words that a reader can act on.
  package var reason: String?
  /// Set where the text comes from a localisation table, wholly.
  package var isLocalized = false

  private init(state: State, texts: [IdentifierText], reason: String?) {
    self.state = state
    self.texts = texts
    self.reason = reason
  }

  package static let none = Identifier(state: .none, texts: [], reason: nil)

  /// One of `texts`, which are not empty: known where all are exact, else a pattern. Order is kept, doubles are not.
  package static func oneOf(_ texts: [IdentifierText]) -> Identifier {
    var seen: Set<IdentifierText> = []
    let distinct = texts.filter { seen.insert($0).inserted }
    precondition(!distinct.isEmpty, "an identifier that has a state has a text")
    return Identifier(state: distinct.allSatisfy(\.isExact) ? .known : .pattern, texts: distinct, reason: nil)
  }

  package static func known(_ text: String) -> Identifier { oneOf([IdentifierText(exactly: text)]) }

  package static func unresolved(_ reason: String, fallbacks: [IdentifierText] = []) -> Identifier {
    Identifier(state: .unresolved, texts: fallbacks, reason: reason)
  }

  /// Whether nothing of any of its texts is fixed.
  package var isOnlyHoles: Bool {
    !texts.isEmpty
      && texts.allSatisfy { text in
        !text.pieces.isEmpty && text.pieces.allSatisfy { if case .hole = $0 { true } else { false } }
      }
  }

  /// The texts as the report writes them.
  package var values: [String] { texts.map(\.description) }
}
