package import Findings
package import Inventory
import Taxonomy

/// Finds queries for identifiers that nothing in the app gives.
package struct UnknownQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "unknown-query", title: "Query for what no element is given", topic: .tests, trust: .suspicious,
    severity: .warning,
    rationale: """
      Nothing in the audited code gives an element this identifier. The test fails where it comes to the query, mostly \
      after a rename on one side, or because a constant is declared and never given to an element.
      """,
    remedy: "Use the identifier that the app gives, or give it to the element that the query means.",
    knownGaps: """
      Only what looks like an identifier is reported: a constant that no code of the app uses, or a text that is written \
      as the app's identifiers are and resembles one. Where code outside of the audited files gives identifiers, add the \
      files, or name what gives them with 'carriers' in the settings. Images, which are found by the names of their \
      files, and navigation bars, which are found by their titles, are reported for constants only. In a \
      suite that speaks of Android, too, what nothing gives may be the name of an element there, and is left out.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a stale name, once, at its first query",
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
            app.1️⃣buttons["login.signIn.button"].tap()
          }
          func testTwice() {
            app.buttons["login.signIn.button"].tap()
            app.buttons["login.submit.button"].tap()
          }
        }
        """,
      ]),
    .reports(
      "a constant that is given to no element, over a page object",
      files: [
        "Identifiers.swift": """
        enum Identifiers {
          enum Login {
            static let submit = "login.submit"
            static let forgot = "login.forgot"
          }
        }
        """,
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            Button("Sign In") {}.accessibilityIdentifier(Identifiers.Login.submit)
          }
        }
        """,
        "LoginPage.swift": """
        import XCTest
        class Page {
          let app: XCUIApplication
          init(app: XCUIApplication) { self.app = app }
          func button(_ name: String) -> XCUIElement { app.buttons[name] }
        }
        final class LoginPage: Page {
          func submit() { button(Identifiers.Login.submit).tap() }
          func forgot() { 1️⃣button(Identifiers.Login.forgot).tap() }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testForgot() {
            LoginPage(app: XCUIApplication()).forgot()
          }
        }
        """,
      ]),
    .accepts(
      "a name that a pattern makes, a text, data, and the system's own",
      files: [
        "OrdersView.swift": #"""
        struct OrdersView: View {
          let orders: [Order]
          var body: some View {
            List(orders) { order in
              Button(order.title) {}.accessibilityIdentifier("orders.row.\(order.id)")
            }
          }
        }
        """#,
        "OrdersTests.swift": """
        import XCTest
        final class OrdersTests: XCTestCase {
          func testOrders() {
            let app = XCUIApplication()
            app.buttons["orders.row.42"].tap()
            app.buttons["Sign In"].tap()
            app.staticTexts["se-got-wg-001"].tap()
            app.buttons["BackButton"].tap()
            app.webViews.links["orders.help"].tap()
          }
        }
        """,
      ]),
    .accepts(
      "a suite of another app",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          var body: some View {
            Text("Orders").accessibilityIdentifier("orders.main.title")
          }
        }
        """,
        "OtherTests.swift": """
        import XCTest
        final class OtherTests: XCTestCase {
          func testOther() {
            let app = XCUIApplication()
            app.buttons["basket.pay.title"].tap()
            app.buttons["orders.pay.title"].tap()
            app.buttons["orders.some.title"].tap()
            app.buttons["orders.other.title"].tap()
          }
        }
        """,
      ]),
  ]

  package static var suites: Set<Query.Suite> { Set(Query.Suite.allCases) }

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let suites = SuiteQueries(project, for: Self.self)
    let own = suites.ofThisApp
    let groups = suites.grouped { own.contains($0.suite) && $0.isUnknown && !$0.isDenied }
    guard !groups.isEmpty else { return [] }
    let names = NearNames(project.inventory)
    return groups.compactMap { group in
      let near = names.near(group.text)
      guard let first = group.queries.first(where: { $0.isSurelyUnknown(near, names) }) else { return nil }
      let others = group.queries.filter { $0.place != first.place }
      var notes = near.compactMap { name in names.place(of: name).map { Note(.given(name), at: $0) } }
      if let definition = first.way.first { notes.append(Note(.constant, at: definition)) }
      notes += ([first] + others).notes()
      notes.append(Note(.ruledOut, at: first.place))
      var finding = Self.finding(
        .unknown(group.text, count: group.queries.count, near: near.first), about: first, notes: notes,
        severity: group.queries.allSatisfy(\.isSkipped) ? .info : nil)
      if let name = names.meant(by: group.text) {
        finding.fix = .replacingKeys(of: group.queries, by: name.swiftLiteral, title: .ask(for: name))
      }
      return finding
    }
  }
}

extension Query {
  /// Whether it looks for something that nothing gives, and that is no name of an image or a title of a bar.
  var isUnknown: Bool {
    status == .dangling
      && (isDefinedByApp || !Self.namedBySomethingElse.contains(name) && type != .image && type != .navigationBar)
  }

  /// What has identifiers of the system's making: the names of files, titles.
  private static let namedBySomethingElse: Set<String> = ["images", "navigationBars", "menuItems", "icons"]

  /// Whether its text is one that the app's authors would give: by a constant of theirs, or close to what they give.
  func isSurelyUnknown(_ near: [String], _ names: NearNames) -> Bool {
    isDefinedByApp || !near.isEmpty || names.share(firstSegmentOf: key?.values.first ?? "")
  }
}

extension Message {
  fileprivate static func unknown(_ text: String, count: Int, near: String?) -> Message {
    let queries = count == 1 ? "" : ", which \(count) queries look for"
    let hint = near.map { "; the nearest is '\($0)'" } ?? ""
    return "no element is given '\(shortened(text))'\(queries)\(hint)"
  }

  fileprivate static func ask(for name: String) -> Message { "ask for '\(shortened(name))'" }

  fileprivate static func given(_ name: String) -> Message { "'\(name)' is given here" }
  fileprivate static var constant: Message { "the text is defined here" }
  fileprivate static var ruledOut: Message {
    "no pattern of the app makes it, and it is no text, no class and no name that the system is known to give"
  }
}
