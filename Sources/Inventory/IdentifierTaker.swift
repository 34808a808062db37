package import Findings
package import Taxonomy

/// A parameter or a stored property of the app that takes an identifier, as its name says, and from which nothing ever
/// reads it again.
package struct IdentifierTaker: Sendable, Hashable {
  /// A call or an assignment that gives it a value which source tells.
  package struct Gift: Sendable, Hashable {
    package var identifier: Identifier
    /// The argument's label or the call's name, or the property that is assigned.
    package var place: Place
    package var enclosingType: String

    package init(identifier: Identifier, place: Place, enclosingType: String) {
      self.identifier = identifier
      self.place = place
      self.enclosingType = enclosingType
    }
  }

  package var name: String
  /// Where it is declared.
  package var place: Place
  /// The function that has the parameter; the type that has the initialiser or the property.
  package var taker: String
  package var enclosingType: String
  package var member: String
  package var gifts: [Gift]

  package init(name: String, place: Place, taker: String, enclosingType: String, member: String, gifts: [Gift]) {
    self.name = name
    self.place = place
    self.taker = taker
    self.enclosingType = enclosingType
    self.member = member
    self.gifts = gifts
  }
}
