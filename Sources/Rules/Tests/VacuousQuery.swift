package import Findings
package import Inventory
import Taxonomy

/// Finds checks that something is not there, which nothing gives in the first place.
package struct VacuousQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "vacuous-query", title: "Check that can never fail", topic: .tests, trust: .suspicious, severity: .warning,
    rationale: """
      The test makes sure that an element is not there, by an identifier that nothing in the audited code gives. It \
      passes whatever the app shows: after a rename it checks nothing any more, and nobody sees it.
      """,
    remedy: "Use the identifier that the app gives, or delete the check where the element is gone for good.",
    knownGaps: """
      What is known of a query's purpose comes from the assertion around it, over variables, properties and helpers that \
      give an element. See 'unknown-query' for what is taken for an identifier that nothing gives.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "checks by names that the app has no more",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            VStack {
              Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
              Text("Failed").accessibilityIdentifier("login.error.label")
            }
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            app.buttons["login.submit.button"].tap()
            XCTAssertFalse(app.1️⃣staticTexts["login.errorMessage.label"].exists)
            let banner = app.1️⃣staticTexts["login.banner.label"]
            XCTAssertTrue(banner.waitForNonExistence(timeout: 2))
          }
        }
        """,
      ]),
    .accepts(
      "a check by a name that the app gives, and one of a text",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          let hasFailed: Bool
          var body: some View {
            if hasFailed {
              Text("Failed").accessibilityIdentifier("login.error.label")
            }
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            XCTAssertFalse(app.staticTexts["login.error.label"].exists)
            XCTAssertFalse(app.staticTexts["Something went wrong"].exists)
          }
        }
        """,
      ]),
    .accepts(
      "a name that nothing gives, which the test waits for: 'unknown-query' tells",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            Text("Failed").accessibilityIdentifier("login.error.label")
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            XCTAssertTrue(app.staticTexts["login.banner.label"].exists)
          }
        }
        """,
      ]),
  ]

  /// Those of which it is read what a test does with what it finds.
  package static var suites: Set<Query.Suite> { [.xcuitest, .kif, .maestro] }

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let suites = SuiteQueries(project, for: Self.self)
    let own = suites.ofThisApp
    let groups = suites.grouped { own.contains($0.suite) && $0.isUnknown && $0.isDenied }
    guard !groups.isEmpty else { return [] }
    let names = NearNames(project.inventory)
    return groups.compactMap { group in
      let near = names.near(group.text)
      guard let first = group.queries.first(where: { $0.isSurelyUnknown(near, names) }) else { return nil }
      let given = near.compactMap { name in names.place(of: name).map { Note(.given(name), at: $0) } }
      let others = group.queries.filter { $0.place != first.place }
      return Self.finding(.vacuous(group.text), about: first, notes: given + ([first] + others).notes())
    }
  }
}

extension Message {
  fileprivate static func vacuous(_ text: String) -> Message {
    "no element is given '\(shortened(text))', so that this check can never fail"
  }

  fileprivate static func given(_ name: String) -> Message { "'\(name)' is given here" }
}
