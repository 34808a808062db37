package import Findings
package import Taxonomy

/// A UIKit view that keeps views with identifiers inside it from tests.
package struct Enclosure: Sendable, Hashable {
  package enum Means: Sendable, Hashable {
    /// It is an accessibility element itself: `isAccessibilityElement = true`.
    case element
    /// It lists what is in it, and leaves them out: `accessibilityElements`.
    case list
    /// It hides all that is in it: `accessibilityElementsHidden = true`.
    case hiding
  }

  /// A view with an identifier that no test finds.
  package struct Kept: Sendable, Hashable {
    package var identifier: Identifier
    /// Where that is given.
    package var source: Place
    package var kind: String
    package var place: Place

    package init(identifier: Identifier, source: Place, kind: String, place: Place) {
      self.identifier = identifier
      self.source = source
      self.kind = kind
      self.place = place
    }
  }

  package var means: Means
  /// The property's name where it is assigned.
  package var place: Place
  /// What the code calls the view; nil where it is the class's own object.
  package var name: String?
  package var kind: String
  package var kept: [Kept]
  package var enclosingType: String
  package var member: String
  package var screens: [String] = []

  package init(
    means: Means, place: Place, name: String?, kind: String, kept: [Kept], enclosingType: String, member: String
  ) {
    self.means = means
    self.place = place
    self.name = name
    self.kind = kind
    self.kept = kept
    self.enclosingType = enclosingType
    self.member = member
  }
}

/// Traits that make a UIKit view with an identifier another type than its class tells.
package struct TypeChange: Sendable, Hashable {
  /// Where the identifier is given.
  package var place: Place
  package var identifier: Identifier
  package var kind: String
  package var old: ElementType
  package var new: ElementType
  /// Where the traits are given.
  package var cause: Place
  package var enclosingType: String
  package var member: String
  package var screens: [String] = []

  package init(
    place: Place, identifier: Identifier, kind: String, old: ElementType, new: ElementType, cause: Place,
    enclosingType: String, member: String
  ) {
    self.place = place
    self.identifier = identifier
    self.kind = kind
    self.old = old
    self.new = new
    self.cause = cause
    self.enclosingType = enclosingType
    self.member = member
  }
}

/// A class of views that react to touches and have neither identifier nor label.
package struct UnnamedView: Sendable, Hashable {
  package var type: String
  /// The class's name.
  package var place: Place
  /// Whether it draws itself.
  package var draws: Bool
  /// What it reacts to touches by.
  package var touch: Place
  /// Where it is made.
  package var made: [Place]
  package var screens: [String] = []

  package init(type: String, place: Place, draws: Bool, touch: Place, made: [Place]) {
    self.type = type
    self.place = place
    self.draws = draws
    self.touch = touch
    self.made = made
  }
}
