import Findings
import Inventory
import Rules
import Testing

@Suite struct UnusedAllowTests {
  private let directive = Directive(
    rules: ["missing-identifier"], reason: "", range: place(4).range, lines: [5])

  @Test(arguments: [
    (UnusedAllow.Cause.nothingToSuppress("missing-identifier"), "no finding of 'missing-identifier' to suppress here"),
    (
      .unknownRule("missing-identifer"),
      "no rule is named 'missing-identifer'; the nearest name is 'missing-identifier'"
    ),
    (.unknownRule("xyz"), "no rule is named 'xyz'"),
    (.noReason, "suppression without a reason suppresses nothing"),
    (.noRule, "suppression names no rule"),
  ])
  func eachCauseHasItsMessage(cause: UnusedAllow.Cause, message: String) {
    let finding = UnusedAllow.finding(about: directive, in: "App/LoginView.swift", cause: cause)
    #expect(finding.message == message)
    #expect(finding.place == place(4))
  }
}
