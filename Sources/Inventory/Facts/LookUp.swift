package import Findings
package import Taxonomy

/// A look-up of a suite that is no Swift code: a selector of a Maestro flow, a locator of Appium or WebdriverIO.
package struct LookUp: Sendable, Hashable {
  /// What it is looked up by.
  package enum Key: Sendable, Hashable {
    /// An accessibility identifier.
    case identifier(Identifier)
    /// A predicate's format, in which `name` is the identifier or, where there is none, the label.
    case predicate(Identifier)
  }

  package var suite: Query.Suite
  package var place: Place
  /// The call or key that makes it, by its own name: `tapOn`, `accessibilityId`.
  package var name: String
  /// The type that it asks for; nil for any.
  package var type: ElementType?
  package var key: Key
  /// Whether what it is looked up in may as well be the app's sister on Android.
  package var isForAndroidToo: Bool
  /// What is done with what it finds.
  package var uses: [Query.Use] = []
  package var enclosingType: String
  package var member: String
  /// The tests that it is part of.
  package var tests: [Query.Test]

  package init(
    suite: Query.Suite, place: Place, name: String, type: ElementType? = nil, key: Key, isForAndroidToo: Bool = false,
    uses: [Query.Use] = [], enclosingType: String = "", member: String = "", tests: [Query.Test] = []
  ) {
    self.suite = suite
    self.place = place
    self.name = name
    self.type = type
    self.key = key
    self.isForAndroidToo = isForAndroidToo
    self.uses = uses
    self.enclosingType = enclosingType
    self.member = member
    self.tests = tests
  }
}
