package import Findings
package import Inventory
import Taxonomy

/// Finds queries that look for an identifier among elements of another type.
package struct WrongTypeQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "wrong-type-query", title: "Query for another type of element", topic: .tests, trust: .suspicious,
    severity: .warning,
    rationale: """
      A query finds elements of its own type only: 'staticTexts["login.submit"]' finds no button of that name. The test \
      fails as if the element were not there.
      """,
    remedy: "Use the property for the element's type, which the message names.",
    knownGaps: """
      Reported where every element with the identifier is a plain control or text whose type is sure; the table of these \
      knows the types that versions of iOS and styles make of them. Custom views, rows, lists, menus and pickers are left \
      out, and so is an identifier that a component may pass on in a way that is not followed.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a button looked for among the texts, and a toggle among the text fields",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          @State private var isKept = false
          var body: some View {
            VStack {
              Toggle("Keep me signed in", isOn: $isKept).accessibilityIdentifier("login.keep.toggle")
              Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
            }
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            app.1️⃣textFields["login.keep.toggle"].firstMatch.tap()
            app.1️⃣staticTexts["login.submit.button"].tap()
          }
        }
        """,
      ]),
    .reports(
      "a field of a controller",
      files: [
        "LoginViewController.swift": """
        final class LoginViewController: UIViewController {
          private let emailField = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            emailField.accessibilityIdentifier = "login.email.field"
            view.addSubview(emailField)
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            XCUIApplication().1️⃣buttons["login.email.field"].tap()
          }
        }
        """,
      ]),
    .accepts(
      "the right type, any type, a text that a button may hold, and what two views share",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          @State private var email = ""
          var body: some View {
            VStack {
              TextField("Email", text: $email, axis: .vertical).accessibilityIdentifier("login.email.field")
              Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
              Text("Terms").accessibilityIdentifier("login.terms")
              if email.isEmpty {
                Text("Hint").accessibilityIdentifier("login.state")
              } else {
                ProgressView().accessibilityIdentifier("login.state")
              }
            }
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testSignIn() {
            let app = XCUIApplication()
            app.textViews["login.email.field"].tap()
            app.buttons["login.submit.button"].tap()
            app.descendants(matching: .any)["login.submit.button"].tap()
            app.buttons["login.terms"].tap()
            app.activityIndicators["login.state"].tap()
            app.cells.containing(.button, identifier: "login.submit.button").firstMatch.tap()
          }
        }
        """,
      ]),
    .accepts(
      "a helper that tries several types",
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
            find("login.submit.button").tap()
          }
          func find(_ name: String) -> XCUIElement {
            let text = app.staticTexts[name]
            return text.exists ? text : app.buttons[name]
          }
        }
        """,
      ]),
  ]

  /// A class chain of Appium's finds elements of its last type only.
  package static var suites: Set<Query.Suite> { [.xcuitest, .appium] }

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let suites = SuiteQueries(project, for: Self.self)
    guard !suites.judged.isEmpty else { return [] }
    let given = GivenElements(project.inventory)
    let asked = suites.all.reduce(into: [Place: Set<ElementType>]()) { types, query in
      if let type = query.type { types[query.place, default: []].insert(type) }
    }
    return suites.judged.compactMap { query in
      guard query.status == .provided, query.keyKind == .identifier, !query.isOfSystem, query.type != nil,
        let asked = asked[query.place], asked.count == 1, let elements = given.elements(of: query)
      else { return nil }
      var types: Set<ElementType> = []
      for element in elements {
        guard let possible = SureTypes.types(of: element), possible.isDisjoint(with: asked) else { return nil }
        types.insert(element.type)
      }
      guard let element = elements.first, types.count == 1 else { return nil }
      return Self.finding(
        .another(query, element), about: query, screen: element.screen, notes: [Note(.element, at: element.place)])
    }
  }
}

extension Message {
  fileprivate static func another(_ query: Query, _ element: Element) -> Message {
    "'\(shortened(query.text))' is the identifier of a '\(element.kind)', which '\(query.name)' does not find; "
      + "its type is '\(element.type.rawValue)'"
  }

  fileprivate static var element: Message { "the element that has it" }
}
