import Findings
import Mending
import Testing

/// Controls without an identifier are given the proposed one, as the code around does.
@Suite struct ProposalTests {
  private func missing(tests: Bool = false) -> WantedFixes {
    var wanted = WantedFixes()
    wanted.missing = true
    wanted.tests = tests
    return wanted
  }

  private func view(_ body: String) -> String {
    """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { LoginView() } } }
    struct LoginView: View {
      @State var count = 1
      var body: some View {
        VStack {
    \(body)
        }
      }
    }
    """
  }

  private func suite(_ code: String, _ constants: String = "") -> String {
    """
    import XCTest
    \(constants)
    final class LoginTests: XCTestCase {
      let app = XCUIApplication()
      func testLogin() {
        \(code)
      }
    }
    """
  }

  @Test("a literal where the file gives literals, a constant where it gives constants")
  func style() throws {
    let literals = Sources(files: [
      "App/LoginView.swift": view(
        #"      Button("Help") {}.accessibilityIdentifier("login.help")"# + "\n      Button(\"Sign In\") {}")
    ])
    let text = try literals.mended(missing()).files["App/LoginView.swift"] ?? ""
    #expect(text.contains(#"Button("Sign In") {}.accessibilityIdentifier("login.signIn.button")"#))

    let constants = Sources(files: [
      "App/LoginView.swift": view(
        "      Button(\"Help\") {}.accessibilityIdentifier(IDs.Login.help)\n      Button(\"Sign In\") {}"),
      "App/IDs.swift": "enum IDs {\n  enum Login {\n    static let help = \"login.help.button\"\n  }\n}\n",
    ])
    let files = try constants.mended(missing()).files
    #expect(
      files["App/LoginView.swift"]?.contains("Button(\"Sign In\") {}.accessibilityIdentifier(IDs.Login.signInButton)")
        == true)
    #expect(
      files["App/IDs.swift"]
        == "enum IDs {\n  enum Login {\n    static let help = \"login.help.button\"\n    static let signInButton = \"login.signIn.button\"\n  }\n}\n"
    )
  }

  @Test("a constant that has the text already is used and not declared again")
  func existing() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(
        "      Button(\"Help\") {}.accessibilityIdentifier(ID.help.rawValue)\n      Button(\"Sign In\") {}"),
      "App/ID.swift":
        "enum ID: String {\n  case help = \"login.help.button\"\n  case enter = \"login.signIn.button\"\n}\n",
    ])
    let files = try sources.mended(missing()).files
    #expect(files["App/ID.swift"] == sources.files["App/ID.swift"])
    #expect(
      files["App/LoginView.swift"]?.contains("Button(\"Sign In\") {}.accessibilityIdentifier(ID.enter.rawValue)")
        == true)
  }

  @Test("of several types of constants the one of the screen is taken")
  func ofTheScreen() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(
        "      Button(\"Help\") {}.accessibilityIdentifier(IDs.Shared.help)\n      Button(\"Sign In\") {}"),
      "App/OtherView.swift": """
      struct OtherView: View { var body: some View { Button("Back") {}.accessibilityIdentifier(IDs.Login.back) } }
      """,
      "App/IDs.swift": """
      enum IDs {
        enum Shared { static let help = "shared.help.button" }
        enum Login { static let back = "login.back.button" }
      }
      """,
    ])
    let files = try sources.mended(missing()).files
    #expect(files["App/LoginView.swift"]?.contains("accessibilityIdentifier(IDs.Login.signInButton)") == true)
  }

  @Test(
    "what one screen shows several times by the same code is left; a call that can pass its own gets one by its title")
  func severalTimes() throws {
    func sources(_ parameter: String) -> Sources {
      Sources(files: [
        "App/LoginView.swift": view("      Row(title: L10n.terms)\n      Row(title: L10n.help)"),
        "App/Row.swift": """
        struct Row: View {
          let title: String
          var \(parameter): String?
          var body: some View { Button(title) {}.accessibilityIdentifier(\(parameter) ?? "") }
        }
        """,
      ])
    }
    // That `id` is one is not plain to see at the call.
    let (same, mended) = try sources("id").mended(missing())
    #expect(same == sources("id").files && mended.left.count == 1)
    let text = try sources("accessibilityID").mended(missing()).files["App/LoginView.swift"] ?? ""
    #expect(text.contains(#"Row(title: L10n.terms, accessibilityID: "login.row.terms.button")"#))
    #expect(text.contains(#"Row(title: L10n.help, accessibilityID: "login.row.help.button")"#))
  }

  @Test("an argument of the app's own type is left")
  func ownType() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view("      Row(title: \"Terms\")"),
      "App/Row.swift": """
      enum ID: String { case terms }
      struct Row: View {
        let title: String
        var accessibilityID: ID?
        var body: some View { Button(title) {}.accessibilityIdentifier(accessibilityID?.rawValue ?? "") }
      }
      """,
    ])
    let (same, mended) = try sources.mended(missing())
    #expect(same == sources.files)
    #expect(mended.left.map(\.reason) == [.noPlace("the argument 'accessibilityID' takes a value of the type 'ID'")])
  }

  // MARK: Queries

  private let button = #"      Button("Sign In") {}"#

  @Test("a query by text finds the control as before, and asks for the identifier where tests are rewritten")
  func byText() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(button), "UITests/LoginTests.swift": suite(#"app.buttons["Sign In"].tap()"#),
    ])
    let (named, _) = try sources.mended(missing())
    #expect(named["App/LoginView.swift"]?.contains("login.signIn.button") == true)
    #expect(named["UITests/LoginTests.swift"] == sources.files["UITests/LoginTests.swift"])
    let (files, mended) = try sources.mended(missing(tests: true))
    #expect(mended.left.isEmpty)
    #expect(files["UITests/LoginTests.swift"]?.contains(#"app.buttons["login.signIn.button"].tap()"#) == true)
  }

  @Test("a control that a query would stop finding is left, unless the query is rewritten with it")
  func stopping() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(#"      Stepper("Count", value: $count)"#),
      "UITests/LoginTests.swift": suite(#"app.buttons["Increment"].tap()"#),
    ])
    let (same, mended) = try sources.mended(missing())
    #expect(same == sources.files && mended.left.map(\.reason) == [.isUnsafe])
  }

  @Test("a query is rewritten through the suite's own constants, where it has some")
  func ownConstants() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(
        button + "\n      Button(\"Help\") {}.accessibilityIdentifier(\"login.help.button\")"),
      "UITests/LoginTests.swift": suite(
        "app.buttons[Keys.help].tap()\n    app.buttons[\"Sign In\"].tap()",
        "enum Keys {\n  static let help = \"login.help.button\"\n}"),
    ])
    let text = try sources.mended(missing(tests: true)).files["UITests/LoginTests.swift"] ?? ""
    #expect(text.contains("  static let signInButton = \"login.signIn.button\"\n"))
    #expect(text.contains("app.buttons[Keys.signInButton].tap()"))
  }

  @Test("a stepper's buttons are asked for by their new names")
  func stepper() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(#"      Stepper("Count", value: $count)"#),
      "UITests/LoginTests.swift": suite(#"app.buttons["Increment"].tap()"#),
    ])
    #expect(try sources.mended(missing()).files == sources.files)
    let text = try sources.mended(missing(tests: true)).files["UITests/LoginTests.swift"] ?? ""
    #expect(text.contains(#"app.buttons["login.count.stepper-Increment"].tap()"#))
  }

  @Test("the system's item of a bar is not a symbol that a query names")
  func systemItem() throws {
    let sources = Sources(files: [
      "App/ListViewController.swift": """
      final class ListViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
          navigationItem.rightBarButtonItem = item
        }
      }
      """,
      "UITests/LoginTests.swift": suite(#"app.buttons["edit"].tap()"#),
    ])
    #expect(try sources.mended(missing()).mended.applied.map(\.fix.safety) == [.safe])
  }

  @Test("of two steppers none is named while a test asks for a button of one, and no query is rewritten")
  func twoSteppers() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(
        "      Text(\"\").accessibilityIdentifier(\"login.x\")\n      Stepper(\"A\", value: $count)\n      Stepper(\"B\", value: $count)"
      ),
      "UITests/LoginTests.swift": suite(
        "app.staticTexts[\"login.x\"].tap()\n    app.buttons[\"Increment\"].firstMatch.tap()"),
    ])
    let (same, mended) = try sources.mended(missing(tests: true))
    #expect(same == sources.files && mended.left.map(\.reason) == [.isUnsafe, .isUnsafe])
  }

  @Test("a query in an alert or a bar is about something else")
  func inAnAlert() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(button),
      "UITests/LoginTests.swift": suite(
        #"app.alerts.buttons["Sign In"].tap(); app.navigationBars.buttons["Sign In"].tap()"#),
    ])
    let files = try sources.mended(missing(tests: true)).files
    #expect(files["UITests/LoginTests.swift"] == sources.files["UITests/LoginTests.swift"])
  }

  @Test("a symbol's name stops being the button's")
  func symbol() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(#"      Button {} label: { Image(systemName: "trash") }"#),
      "UITests/LoginTests.swift": suite(#"app.buttons["trash"].tap()"#),
    ])
    #expect(try sources.mended(missing()).mended.left.map(\.reason) == [.isUnsafe])
  }

  @Test("a text that VoiceOver does not say is not what a query finds a control by")
  func spoken() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(button + ".accessibilityLabel(\"Enter\")"),
      "UITests/LoginTests.swift": suite(#"app.buttons["Sign In"].tap()"#),
    ])
    let files = try sources.mended(missing(tests: true)).files
    #expect(files["UITests/LoginTests.swift"] == sources.files["UITests/LoginTests.swift"])
  }

  @Test("a text that two controls have is rewritten for neither")
  func ambiguous() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view(button), "UITests/LoginTests.swift": suite(#"app.buttons["Sign In"].tap()"#),
      "App/OtherView.swift": #"struct OtherView: View { var body: some View { Button("Sign In") {} } }"#,
    ])
    let files = try sources.mended(missing(tests: true)).files
    #expect(files["UITests/LoginTests.swift"] == sources.files["UITests/LoginTests.swift"])
  }
}
