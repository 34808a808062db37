package import Findings
package import Taxonomy

/// An identifier of an Interface Builder document that code replaces, since it sets one after the document is loaded.
package struct OverruledIdentifier: Sendable, Hashable {
  package var identifier: Identifier
  /// Where the document gives it.
  package var place: Place
  /// What the element has instead.
  package var replacement: Identifier
  /// Where code gives that.
  package var replacing: Place
  /// The element.
  package var kind: String
  package var name: String?
  package var enclosingType: String
  package var screens: [String] = []

  package init(
    _ identifier: Identifier, at place: Place, by replacement: Identifier, at replacing: Place, kind: String,
    name: String?, enclosingType: String
  ) {
    self.identifier = identifier
    self.place = place
    self.replacement = replacement
    self.replacing = replacing
    self.kind = kind
    self.name = name
    self.enclosingType = enclosingType
  }
}
