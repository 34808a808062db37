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

  @Test func aQueryTellsWhatTestsDoWithItAndWhereItLooks() throws {
    let suite = """
      final class LoginTests: XCTestCase {
        func testHelp() {
          let app = XCUIApplication()
          app.tables.cells["login.row"].buttons["login.help"].firstMatch.tap()
          app.textFields["login.email"].typeText("a")
          _ = app.buttons["login.idle"]
        }
      }
      """
    let report = Audit(settings: Settings()).run(onSources: [
      ("App/LoginView.swift", "struct LoginView: View { var body: some View { Button(\"Help\") {} } }"),
      ("Tests/LoginTests.swift", suite),
    ])
    let bytes = JSONReport.bytes(report, version: "0")
    #expect(try SchemaValidator.named("report").violations(in: JSONValue(bytes)) == [])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.contains("\"query\":") }
    func line(_ key: String) -> Substring { lines.first { $0.contains("\"values\":[\"\(key)\"]") } ?? "" }
    #expect(
      line("login.help").hasSuffix(
        #""demands":[{"demand":"tap","narrowed":true}],"below":["#
          + #"{"query":"tables","file":"Tests/LoginTests.swift","line":4,"column":9},"#
          + #"{"query":"cells","file":"Tests/LoginTests.swift","line":4,"column":16}]},"#))
    #expect(line("login.email").contains(#""demands":[{"demand":"type-text","narrowed":false}]"#))
    #expect(!line("login.email").contains("\"below\""))
    #expect(line("login.idle").contains("\"tests\"") && !line("login.idle").contains("\"demands\""))
    let answer = ShowJSON.bytes(Answer(to: "login.help", in: report.inventory), root: ".", version: "0")
    #expect(try SchemaValidator.named("show").violations(in: JSONValue(answer)) == [])
    #expect(String(decoding: answer, as: UTF8.self).contains(#""below":[{"query":"tables""#))
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
