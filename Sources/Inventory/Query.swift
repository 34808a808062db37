package import Findings
package import Taxonomy

/// A look-up of a UI test: `app.buttons["login.submit"]`.
package struct Query: Sendable, Hashable {
  /// What the test is written for.
  package enum Suite: String, Sendable, Hashable, CaseIterable {
    case xcuitest, kif
    case earlGrey = "earlgrey"
    case maestro
    /// Appium and WebdriverIO.
    case appium
  }

  /// How it chooses among the elements of its type.
  package enum How: String, Sendable, Hashable {
    case `subscript`
    case matchingIdentifier = "matching-identifier"
    case predicate
    case boundBy = "bound-by"
    /// A predicate that asks for the label alone.
    case labelPredicate = "label-predicate"
    /// The first, all, or as the scope of another query.
    case other
  }

  /// What its key is to the app.
  package enum KeyKind: String, Sendable, Hashable {
    case identifier
    case visibleText = "visible-text"
    case unclear
  }

  /// Whether the app has what it looks for.
  package enum Status: String, Sendable, Hashable {
    case provided
    /// Nothing in the audited code gives such an identifier.
    case dangling
    case visibleText = "visible-text"
    case unresolved
    /// It looks into what the system shows.
    case system
    /// Something outside of the audited code is likely to give it.
    case external
  }

  /// A test method that comes to it.
  package struct Test: Sendable, Hashable, Comparable {
    /// With its class: `LoginTests.testSignIn`.
    package var name: String
    package var place: Place
    /// Whether it does not run: a test plan leaves it out, or it skips itself.
    package var isSkipped = false

    package init(name: String, place: Place) {
      self.name = name
      self.place = place
    }

    package static func < (left: Test, right: Test) -> Bool { (left.place, left.name) < (right.place, right.name) }
  }

  /// What of an element it compares its key with.
  package enum Comparison: Sendable, Hashable {
    /// All that may name it: the identifier, the title, the label, the value, the placeholder.
    case anyName
    case identifier
    /// WebDriverAgent's name of it: the identifier or, where there is none, the label.
    case name
    /// What users read, and that alone.
    case text
  }

  /// What a test asks of what it finds.
  package enum Demand: String, Sendable, Hashable, Comparable {
    /// That it is there, and that it is not.
    case existence, absence
    case tap
    /// Another gesture.
    case action
    case typeText = "type-text"
    /// Something that it says of itself: its label, whether it is enabled.
    case attribute
    /// A point on it.
    case position
    /// All that match, or their number.
    case all
    /// What is below it.
    case scope
    /// Something of the suite's own.
    case other

    package static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
  }

  /// One thing that a test does with what it finds.
  package struct Use: Sendable, Hashable, Comparable {
    package var demand: Demand
    /// Whether it takes the first match, one by its number, or what something else chooses.
    package var isNarrowed: Bool

    package init(_ demand: Demand, isNarrowed: Bool = false) {
      self.demand = demand
      self.isNarrowed = isNarrowed
    }

    /// Whether it fails where several elements match.
    package var needsOne: Bool {
      switch demand {
      case .tap, .action, .typeText, .attribute, .position: true
      case .existence, .absence, .all, .scope, .other: false
      }
    }

    package static func < (left: Use, right: Use) -> Bool {
      (left.demand, left.isNarrowed ? 1 : 0) < (right.demand, right.isNarrowed ? 1 : 0)
    }
  }

  /// A query that another one looks below: `steppers["cart.count"]` of `steppers["cart.count"].buttons["Increment"]`.
  package struct Outer: Sendable, Hashable {
    package var name: String
    package var place: Place

    package init(name: String, place: Place) {
      self.name = name
      self.place = place
    }
  }

  package var suite = Suite.xcuitest
  /// The query's property, `buttons`, or the call of a helper that makes it.
  package var place: Place
  /// The query's name: `buttons`, `descendants`.
  package var name: String
  /// The type that it asks for; nil for any.
  package var type: ElementType?
  package var how: How
  package var comparison = Comparison.anyName
  /// What it looks for; nil where it has no key.
  package var key: Identifier?
  package var keyKind: KeyKind?
  package var status: Status?
  /// Whether it looks into another app, a web page or a keyboard.
  package var isOfSystem = false
  /// The queries that it looks below, the outermost first.
  package var outer: [Outer] = []
  /// What tests do with what it finds, as far as it is followed: directly, over variables and properties.
  package var uses: [Use] = []
  /// Where the app gives what it looks for.
  package var providers: [Place] = []
  package var tests: [Test] = []
  /// Whether no test that runs comes to it.
  package var isSkipped: Bool { !tests.isEmpty && tests.allSatisfy(\.isSkipped) }
  /// The way of the key's text: the constant that defines it first.
  package var way: [Place] = []
  /// The names that the key's expression ends in: `signIn` of `Identifiers.Login.signIn`.
  package var constants: [String] = []
  /// Where its key is written as a plain literal: in place, or in the call of the helper that makes it.
  package var literal: Place?
  /// Whether that is the call of a helper.
  package var isOfHelper = false
  /// The constant of the suite's that its key is, as all of the suite may write it: `Identifiers.Login.submit`.
  package var constant: String?
  /// Whether the team wants it to ask for the text that users read.
  package var isAcceptedByText = false
  /// Whether the app's code defines its text: by a constant that app and suite share.
  package var isDefinedByApp = false
  /// Why it is not called dangling though no code gives its key, or why it is.
  package var note: String?
  package var enclosingType: String
  package var member: String

  package init(
    place: Place, name: String, type: ElementType?, how: How, key: Identifier?, enclosingType: String, member: String
  ) {
    self.place = place
    self.name = name
    self.type = type
    self.how = how
    self.key = key
    self.enclosingType = enclosingType
    self.member = member
  }
}
