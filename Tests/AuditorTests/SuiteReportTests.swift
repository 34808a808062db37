import Auditor
import Inventory
import Reports
import SchemaChecking
import Settings
import Testing

/// What the reports say of an app and its suite together.
@Suite struct SuiteReportTests {
  private func report() -> Report {
    let app = """
      struct LoginView: View {
        var body: some View {
          VStack {
            TextField("Email", text: $email)
            Button("Sign In") {}
            Button("Help") {}.accessibilityIdentifier("login.help")
          }
        }
      }
      struct AboutView: View { var body: some View { Button("Licences") {} } }
      """
    let suite = """
      final class LoginTests: XCTestCase {
        func testSignIn() {
          let app = XCUIApplication()
          app.buttons["Sign In"].tap()
          app.buttons["login.help"].tap()
          app.buttons["login.signup"].tap()
        }
      }
      """
    return Audit(settings: Settings()).run(onSources: [("App/LoginView.swift", app), ("Tests/LoginTests.swift", suite)])
  }

  @Test func anAnswerHasTheQueriesOfAnIdentifier() {
    let text = ShowText.print(Answer(to: "login.help", in: report().inventory))
    #expect(
      text.contains(
        """
        queried at
            Tests/LoginTests.swift:5:9  buttons, subscript, provided, in LoginTests.testSignIn
        """))
  }

  @Test func anIdentifierThatOnlyTestsKnowHasAnAnswer() {
    let answer = Answer(to: "login.signup", in: report().inventory)
    #expect(answer.isKnown)
    #expect(ShowText.print(answer).contains("no code that was read gives it"))
  }

  @Test func theAnswerForProgramsKeepsToItsSchema() throws {
    let bytes = ShowJSON.bytes(Answer(to: "login.help", in: report().inventory), root: ".", version: "0")
    #expect(try SchemaValidator.named("show").violations(in: JSONValue(bytes)) == [])
    let whole = JSONReport.bytes(report(), version: "0")
    #expect(try SchemaValidator.named("report").violations(in: JSONValue(whole)) == [])
  }

  @Test func gapsHaveThePriorityThatTheSuiteGivesThem() {
    let lines = GapText.print(report()).split(separator: "\n").map(String.init)
    #expect(lines[0].contains("priority"))
    #expect(lines[1].hasPrefix("login") && lines[1].contains("High"))
    #expect(
      lines.contains { $0.contains("Sign In") && $0.contains("High: found by its text at Tests/LoginTests.swift:4:9") })
    #expect(lines.contains { $0.hasPrefix("about") && $0.contains("Low") })
    let page = GapMarkdown.print(report())
    #expect(page.contains("| Medium |"))
  }
}
