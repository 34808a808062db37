import Auditor
import Findings
import Inventory
import Rules
import Settings
import Testing

/// The edits that rules about queries offer.
@Suite struct QueryFixTests {
  private static let app = """
    struct LoginView: View {
      var body: some View {
        VStack {
          Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
          Button("Help") {}.accessibilityIdentifier("login.help.button")
          Text("Welcome").accessibilityIdentifier("login.title.label")
        }
      }
    }
    """

  private func findings(_ rule: RuleID, _ code: String, around: String = "") -> [Finding] {
    let test = """
      import XCTest
      \(around)
      final class LoginTests: XCTestCase {
        let app = XCUIApplication()
        func tap(_ name: String) { app.buttons[name].tap() }
        func testLogin() {
      \(code)
        }
      }
      """
    return Audit(settings: Settings())
      .run(onSources: [("App/Login.swift", Self.app), ("UITests/LoginTests.swift", test)]).findings
      .filter { $0.rule == rule }
  }

  /// What the only finding's edits write, each with its line and column from the code's first line on.
  private func edits(_ rule: RuleID, _ code: String, around: String = "") -> [String] {
    let found = findings(rule, code, around: around)
    #expect(found.count == 1)
    let first = 7 + around.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return (found.first?.fix?.edits ?? []).map {
      "\($0.place.line - first + 1):\($0.place.column) \($0.replacement)"
    }
  }

  // MARK: unknown-query

  @Test(arguments: [
    // Case and separators, a segment that was renamed, through a helper, and all queries of the text.
    ("app.buttons[\"login.Submit_Button\"].tap()", ["1:13 \"login.submit.button\""]),
    ("app.buttons.matching(identifier: \"login.signIn.button\").firstMatch.tap()", ["1:34 \"login.submit.button\""]),
    ("app.buttons.element(matching: .button, identifier: \"login.Help.button\").tap()", ["1:52 \"login.help.button\""]),
    ("tap(\"login.SubmitButton\")", ["1:5 \"login.submit.button\""]),
    (
      "app.buttons[\"login.Help.button\"].tap()\ntap(\"login.Help.button\")",
      ["1:13 \"login.help.button\"", "2:5 \"login.help.button\""]
    ),
  ]) func theNameThatMustBeMeantIsOffered(code: String, expected: [String]) {
    // `signIn` may be `submit` or `help`.
    #expect(edits("unknown-query", code) == (code.contains("signIn") ? [] : expected))
  }

  @Test(arguments: [
    // Over a constant, in part, misspelt, or nothing that is meant alone.
    "let name = \"login.Help.button\"; app.buttons[name].tap()", "app.buttons[IDs.help].tap()",
    "app.buttons[\"login.hlep.button2\"].tap()",
    "app.buttons[\"login.Help.button\"].tap()\napp.buttons[IDs.help].tap()",
    "app.buttons.matching(NSPredicate(format: \"identifier == 'login.Help.button'\")).firstMatch.tap()",
  ]) func nothingIsOfferedWhereAnotherPlaceWritesTheText(code: String) {
    #expect(edits("unknown-query", code, around: "enum IDs { static let help = \"login.Help.button\" }").isEmpty)
  }

  // MARK: text-query

  @Test func theIdentifierIsOfferedForAText() {
    #expect(edits("text-query", "app.buttons[\"Sign In\"].tap()") == ["1:13 \"login.submit.button\""])
    #expect(
      edits("text-query", "app.buttons[\"Help\"].tap()\napp.buttons[\"Help\"].firstMatch.tap()")
        == ["1:13 \"login.help.button\"", "2:13 \"login.help.button\""])
    #expect(
      findings("text-query", "app.buttons[\"Help\"].tap()").map(\.fix?.safety) == [.unsafe])
  }

  @Test func theSuitesOwnConstantIsPreferred() {
    let ids = "enum IDs { enum Login { static let help = \"login.help.button\" } }"
    let uses = "app.buttons[\"Help\"].tap(); app.buttons[IDs.Login.help].tap()"
    #expect(edits("text-query", uses, around: ids) == ["1:13 IDs.Login.help"])
    // What not all of the suite sees, and what is one of two, is none to write.
    #expect(edits("text-query", uses, around: "private " + ids) == ["1:13 \"login.help.button\""])
    let both = ids + "\nenum Others { static let help = \"login.help.button\" }"
    #expect(
      edits("text-query", uses + "; app.buttons[Others.help].tap()", around: both) == ["1:13 \"login.help.button\""])
  }

  @Test func nothingIsOfferedForATextThatSeveralFilesAskFor() {
    func test(_ name: String) -> (name: String, source: String) {
      let code = "final class \(name): XCTestCase { func testIt() { XCUIApplication().buttons[\"Get Help\"].tap() } }"
      return ("UITests/\(name).swift", "import XCTest\n" + code)
    }
    func fixes(_ names: String...) -> [Bool] {
      let app = Self.app.replacing("\"Help\"", with: "\"Get Help\"")
      return Audit(settings: Settings()).run(onSources: [("App/Login.swift", app)] + names.map(test)).findings
        .filter { $0.rule == "text-query" }.map { $0.fix != nil }
    }
    #expect(fixes("LoginTests") == [true])
    #expect(fixes("LoginTests", "OrderTests") == [false])
  }

  @Test(arguments: [
    "tap(\"Help\")", "let help = \"Help\"; app.buttons[help].tap()",
    "app.buttons.matching(NSPredicate(format: \"label == 'Help'\")).firstMatch.tap()",
    "app.buttons[\"Help\"].tap()\nlet help = \"Help\"; app.buttons[help].tap()",
  ]) func nothingIsOfferedWhereTheTextMayServeAnotherEnd(code: String) {
    #expect(edits("text-query", code).isEmpty)
  }
}
