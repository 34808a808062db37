package import Findings
package import Inventory
import Taxonomy

/// Finds queries that look an element up by its text although it has an identifier.
package struct TextQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "text-query", title: "Query by text for what has an identifier", topic: .tests, trust: .suspicious,
    severity: .info,
    rationale: """
      A text changes with the copy and with the language of the device, and the test breaks although the app is right. \
      The element has an identifier, which does not change.
      """,
    remedy: "Ask for the identifier that the message names.",
    knownGaps: """
      What a test reads as a text, to make sure that it is shown, is left out, and so are alerts, sheets, navigation and \
      tab bars, other apps, and texts that the test takes from the app's own tables. Reported where all elements of the \
      type that show the text have one identifier; a single word only where one file asks for it.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a button by its title, once",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          let app = XCUIApplication()
          func testSignIn() {
            app.1️⃣buttons["Sign In"].tap()
          }
          func testAgain() {
            app.buttons["Sign In"].tap()
          }
        }
        """,
      ]),
    .accepts(
      "a button without an identifier, a text that is read, and a button of an alert",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            VStack {
              Text("Welcome").accessibilityIdentifier("login.title.label")
              Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
              Button("Help") {}
            }
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            XCTAssertTrue(app.staticTexts["Welcome"].exists)
            app.buttons["Help"].tap()
            app.alerts.buttons["Sign In"].tap()
            app.buttons["login.submit.button"].tap()
          }
        }
        """,
      ]),
    .accepts(
      "a text that is one of two on the button, which is found by both, and a predicate that rules a text out",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            Button(action: signIn) {
              VStack {
                Text("Sign In")
                Text("with your account")
              }
            }
            .accessibilityIdentifier("login.submit.button")
            Button("Help") {}.accessibilityIdentifier("login.help.button")
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            app.buttons["Sign In"].tap()
            app.buttons.matching(NSPredicate(format: "NOT label == 'Help'")).firstMatch.tap()
          }
        }
        """,
      ]),
    .accepts(
      "a word that several files ask for",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            Button("Close") {}.accessibilityIdentifier("login.close.button")
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            XCUIApplication().buttons["Close"].tap()
          }
        }
        """,
        "NewsTests.swift": """
        import XCTest
        final class NewsTests: XCTestCase {
          func testNews() {
            XCUIApplication().buttons["Close"].tap()
          }
        }
        """,
      ]),
    .accepts(
      "a text that two elements show",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            VStack {
              Button("Close") {}.accessibilityIdentifier("login.close.button")
              Button("Close") {}.accessibilityIdentifier("login.help.close.button")
            }
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            XCUIApplication().buttons["Close"].firstMatch.tap()
          }
        }
        """,
      ]),
  ]

  package static var suites: Set<Query.Suite> { [.xcuitest, .appium] }

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let asking = SuiteQueries(project, for: Self.self).grouped { $0.isByText && !$0.onlyReads }
    guard !asking.isEmpty else { return [] }
    let texts = Set(asking.map(\.text))
    let labelled = Dictionary(
      grouping: project.inventory.elements.filter { element in
        !element.isSpokenOtherwise && element.label.map(texts.contains) == true
      }, by: { $0.label ?? "" })
    let constants = SuiteConstants(project.inventory.queries)
    return asking.flatMap { text, queries in
      Dictionary(grouping: queries) { Asked(suite: $0.suite, type: $0.type) }.values.compactMap { queries -> Finding? in
        var found = (labelled[text] ?? []).filter { queries[0].type == nil || $0.type == queries[0].type }
        // What such a suite does with a text that it finds is not read: it may make sure that it is shown.
        if queries[0].suite == .appium, !found.allSatisfy(\.isControl) { found = [] }
        // A word that several files ask for, 'Close', may well be shown by elements whose text is not known.
        let areSeveral = Set(queries.map(\.place.file)).count > 1
        guard let element = found.first, found.allSatisfy({ $0.canBeAskedFor }),
          !areSeveral || text.contains(where: \.isWhitespace),
          Set(found.map(\.identifier)).count == 1, let name = element.identifier.values.first
        else { return nil }
        var finding = Self.finding(
          .byText(queries[0], name), about: queries[0], screen: element.screen,
          notes: [Note(.element, at: element.place)] + queries.notes())
        // What a helper does with the text besides is not known.
        if !queries.contains(where: \.isOfHelper), !areSeveral {
          finding.fix = .replacingKeys(
            of: queries, by: constants.constant(for: name) ?? name.swiftLiteral, title: .ask(for: name))
        }
        return finding
      }
    }.sorted { $0.place < $1.place }
  }
}

/// The constants by which suites ask for identifiers, as all of their code may write them.
private struct SuiteConstants {
  private var byText: [String: Set<String>] = [:]

  init(_ queries: [Query]) {
    for query in queries {
      if let constant = query.constant, let text = query.exactText { byText[text, default: []].insert(constant) }
    }
  }

  /// The one constant that has the text.
  func constant(for text: String) -> String? {
    guard let constants = byText[text], constants.count == 1 else { return nil }
    return constants.first
  }
}

private struct Asked: Hashable {
  var suite: Query.Suite
  var type: ElementType?
}

extension Query {
  /// Whether it looks for a text that the app shows, where it could ask for an identifier.
  var isByText: Bool {
    status == .visibleText && !isOfSystem && exactText != nil && key?.isLocalized == false && !isBelow(Self.bars)
      && (asksXCUITestByName || how == .labelPredicate || suite == .appium && how == .predicate)
  }

  /// Where a text is all there is to ask for, or as good as anything.
  private static let bars: Set<String> = [
    "alerts", "sheets", "navigationBars", "tabBars", "toolbars", "menus", "popovers",
  ]

  /// Whether a test only makes sure that a text is shown.
  fileprivate var onlyReads: Bool {
    suite != .appium && (type == .staticText || type == nil)
      && !uses.contains { [.tap, .action, .typeText, .position, .scope].contains($0.demand) }
  }
}

extension Element {
  fileprivate var canBeAskedFor: Bool {
    guard kind != "UIAlertAction", identifier.state == .known, identifier.values.count == 1 else { return false }
    return verdict == .reachable || verdict == .late
  }
}

extension Message {
  fileprivate static func byText(_ query: Query, _ name: String) -> Message {
    "'\(shortened(query.text).filter { $0 != "'" })' is the text of an element whose identifier is '\(shortened(name))'"
  }

  fileprivate static func ask(for name: String) -> Message { "ask for '\(shortened(name))'" }
  fileprivate static var element: Message { "the element" }
}
