package import Findings

/// What an identifier of its own does to the queries that concern an element.
package struct Impact: Sendable, Hashable {
  /// What becomes of a query, what matters most first.
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// It finds the element today, and no longer will.
    case stops
    /// It asks for what the element will answer to, and another element of the screen does already.
    case becomesAmbiguous = "becomes-ambiguous"
    /// It finds the element by its text, today and then; the identifier is the better key.
    case keeps
  }

  /// Why that is so.
  package enum Cause: Sendable, Hashable {
    /// Its key is the element's text.
    case text
    /// Its key is the name of the element's image, which an image answers to as long as it has no identifier.
    case imageName
    /// Its key is an identifier that the new one replaces: that of the content of its label, or its own.
    case formerIdentifier
    /// Its key is the common name of a stepper's button, which is called otherwise then.
    case stepperButton(name: String)
    /// Another element has the identifier, or the same text.
    case other(Place)
  }

  /// A query, and what becomes of it.
  package struct Effect: Sendable, Hashable {
    package var query: Query
    package var outcome: Outcome
    package var cause: Cause

    package init(_ query: Query, _ outcome: Outcome, _ cause: Cause) {
      self.query = query
      self.outcome = outcome
      self.cause = cause
    }
  }

  /// In the order of the queries' places.
  package var effects: [Effect]

  package init(effects: [Effect] = []) { self.effects = effects }
}
