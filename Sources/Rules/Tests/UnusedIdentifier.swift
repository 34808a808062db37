package import Findings
import Inventory
import Taxonomy

/// Finds the identifiers of tested screens that no query asks for.
package struct UnusedIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unused-identifier", title: "Identifiers that no query asks for", topic: .tests, trust: .suspicious,
    severity: .info,
    rationale: """
      Tests look at most of this screen and leave some of its elements out. Each is a part that no test looks at, or an \
      identifier that has been forgotten.
      """,
    remedy: "Ask for them in a test, or delete those that nobody means to use.",
    knownGaps: """
      One finding for each screen of which tests ask for at least half. Identifiers with parts that only run time knows, and \
      those of components that several screens show, are left out. What other tools ask for, such as tests by \
      accessibility frameworks of other makers, is not seen, and neither is a query whose key is not followed.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a screen of which tests leave one element out",
      files: [
        "LoginView.swift": """
        struct 1️⃣LoginView: View {
          var body: some View {
            VStack {
              Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
              Button("Help") {}.accessibilityIdentifier("login.help.button")
              Button("Terms") {}.accessibilityIdentifier("login.terms.button")
              Button("Close") {}.accessibilityIdentifier("login.close.button")
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
            app.buttons["login.help.button"].tap()
            app.buttons["login.close.button"].tap()
          }
        }
        """,
      ]),
    .accepts(
      "a screen that is used wholly, partly by a pattern, and one that tests hardly look at",
      files: [
        "LoginView.swift": #"""
        struct LoginView: View {
          let hints: [Hint]
          var body: some View {
            VStack {
              Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
              ForEach(hints) { hint in
                Text(hint.text).accessibilityIdentifier("login.hint.\(hint.id)")
              }
            }
          }
        }
        struct HelpView: View {
          var body: some View {
            VStack {
              Button("Close") {}.accessibilityIdentifier("help.close.button")
              Button("Write") {}.accessibilityIdentifier("help.write.button")
              Button("Call") {}.accessibilityIdentifier("help.call.button")
            }
          }
        }
        """#,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            app.buttons["login.submit.button"].tap()
            XCTAssertTrue(app.staticTexts["login.hint.7"].exists)
            app.buttons["help.close.button"].tap()
          }
        }
        """,
      ]),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var asked: Set<Place> = []
    for query in project.inventory.queries where query.keyKind != .visibleText {
      asked.formUnion(query.providers)
    }
    guard !asked.isEmpty else { return [] }
    var screens: [Place: Set<String>] = [:]
    var byScreen: [String: [Element]] = [:]
    for element in project.inventory.elements {
      guard let screen = element.screen, let source = element.source, element.canBeFound else { continue }
      screens[source, default: []].insert(screen)
      byScreen[screen, default: []].append(element)
    }
    return project.inventory.screens.compactMap { screen in
      // What several screens share is the business of none.
      let own = (byScreen[screen.name] ?? []).filter { $0.source.flatMap { screens[$0]?.count } == 1 }
      let used = Set(own.filter { $0.source.map(asked.contains) == true }.map(\.identifier))
      let named = own.distinctIdentifiers
      let unused = named.filter { !used.contains($0.identifier) }
      guard !unused.isEmpty, unused.count * 2 <= named.count else { return nil }
      return Self.finding(
        .unused(unused, of: named.count), at: screen.place, screen: screen.name,
        notes: unused.prefix(3).compactMap { element in
          element.source.map { Note(.given(element), at: $0) }
        }, subject: FindingSubject(enclosingType: screen.type, kind: "screen", name: screen.name))
    }
  }
}

extension Element {
  fileprivate var canBeFound: Bool {
    guard identifier.state == .known else { return false }
    switch verdict {
    case .reachable, .late, .duplicated, .spread, .suffixed: return true
    case .removed, .nodeless, .merged, .shadowed, .lost, .unknown: return false
    }
  }
}

extension [Element] {
  /// One element for each identifier.
  fileprivate var distinctIdentifiers: [Element] {
    var seen: Set<Identifier> = []
    return filter { seen.insert($0.identifier).inserted }
  }
}

extension Message {
  fileprivate static func unused(_ elements: [Element], of count: Int) -> Message {
    let names = listed(elements.compactMap { $0.identifier.values.first.map { shortened($0, to: 40) } })
    return "no test asks for \(elements.count) of the \(counted(count, "identifier")) of this screen: \(names)"
  }

  fileprivate static func given(_ element: Element) -> Message {
    "'\(shortened(element.identifier.values.first ?? "", to: 40))' is given here"
  }
}
