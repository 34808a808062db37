import Auditor
import Findings
import Inventory
import Rules
import Settings
import Testing

/// Findings that a test speaks against: it asks for the identifier that is said to be lost.
@Suite struct WitnessTests {
  private func found(_ rule: RuleID, _ body: String, test: String) -> [String] {
    let app = "struct LoginView: View { var body: some View { \(body) } }"
    let suite = """
      import XCTest
      final class LoginTests: XCTestCase {
        func testLogin() { let app = XCUIApplication(); \(test) }
      }
      """
    let report = Audit(settings: Settings()).run(
      onSources: [("App/LoginView.swift", app), ("UITests/LoginTests.swift", suite)])
    return report.findings.filter { $0.rule == rule }.map { finding in
      let isAsked = finding.notes.contains { $0.message.hasPrefix("a test asks for it") }
      return "\(finding.severity) \(finding.trust)" + (isAsked ? ", asked for" : "")
    }
  }

  private let label = """
    Button(action: go) { Text("Go").accessibilityIdentifier("login.go.label") }.accessibilityIdentifier("login.go.button")
    """
  private let stack = """
    VStack { Text("Go").accessibilityIdentifier("login.go.label"); Text("On") }.accessibilityIdentifier("login.form")
    """

  @Test func whatATestAsksForIsNoMoreThanAHint() {
    let asking = "XCTAssert(app.staticTexts[\"login.go.label\"].exists)"
    #expect(found("merged-identifier", label, test: asking) == ["info suspicious, asked for"])
    #expect(found("container-identifier", stack, test: asking) == ["info suspicious, asked for"])
    let combined =
      "HStack { Text(\"Go\").accessibilityIdentifier(\"login.go.label\") }.accessibilityElement(children: .combine)"
    #expect(found("merged-identifier", combined, test: asking) == ["info suspicious, asked for"])
  }

  @Test(arguments: [
    "", "XCTAssertFalse(app.staticTexts[\"login.go.label\"].exists)", "app.buttons[\"login.go.label\"].tap()",
    "_ = app.staticTexts[\"login.go.label\"].firstMatch", "app.staticTexts[\"login.other.label\"].tap()",
  ])
  func anotherQuerySaysNothing(test: String) {
    #expect(found("merged-identifier", label, test: test) == ["warning suspicious"])
    #expect(found("container-identifier", stack, test: test) == ["error certain"])
  }
}
