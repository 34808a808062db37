import Findings
import Testing

@Suite struct FingerprintTests {
  @Test func itIsTheFixedHashInSixteenDigits() {
    // FNV-1a of nothing is its offset basis; the others hold until the hash is changed, which breaks every baseline.
    #expect("\(Fingerprint([]))" == "cbf29ce484222325")
    #expect("\(Fingerprint(["a"]))" == "089bc907b544c769")
    #expect("\(Fingerprint(["login", "Button"]))" == "\(Fingerprint(["login", "Button"]))")
  }

  @Test func partsDoNotRunIntoEachOther() {
    let all = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["c", "ab"], [], [""]]
    #expect(Set(all.map(Fingerprint.init)).count == all.count)
  }

  @Test func everyDescriptionHasSixteenDigits() {
    for number in 0..<200 { #expect("\(Fingerprint(["\(number)"]))".count == 16) }
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.info < .warning && Severity.warning < .error)
    #expect([Severity.error, .info, .warning].max() == .error)
  }

  // MARK: Findings

  private func finding(
    _ line: Int, rule: RuleID = "some-rule", message: String = "text", screen: String? = "login",
    type: String = "LoginView",
    member: String = "body", kind: String = "Button", name: String = "login.go", file: String = "A.swift"
  ) -> Finding {
    let place = Place(file: file, range: SourceRange(Position(line: line, column: 1), Position(line: line, column: 5)))
    return Finding(
      rule: rule, severity: .warning, trust: .certain, message: message, place: place, screen: screen,
      subject: FindingSubject(enclosingType: type, member: member, kind: kind, name: name))
  }

  @Test func findingsAreSortedByPlaceRuleAndMessage() {
    let found = [
      finding(3), finding(1, rule: "b-rule"), finding(1, rule: "a-rule", message: "y"),
      finding(1, rule: "a-rule", message: "x"), finding(9, file: "0.swift"),
    ].fingerprinted()
    #expect(found.map(\.place.line) == [9, 1, 1, 1, 3])
    #expect(found.map(\.message) == ["text", "x", "y", "text", "text"])
  }

  @Test func linesAndMessagesAreNoPartOfIt() {
    let before = [finding(3)].fingerprinted()
    #expect([finding(30)].fingerprinted().map(\.fingerprint) == before.map(\.fingerprint))
    #expect([finding(3, message: "other")].fingerprinted().map(\.fingerprint) == before.map(\.fingerprint))
    #expect([finding(3, file: "B.swift")].fingerprinted().map(\.fingerprint) == before.map(\.fingerprint))
  }

  @Test func everyPartOfTheMeaningCounts() {
    let all = [
      finding(1), finding(1, rule: "other-rule"), finding(1, screen: "home"), finding(1, screen: nil),
      finding(1, type: "HomeView"), finding(1, member: "header"),
      finding(1, kind: "Toggle"), finding(1, name: "x"),
    ]
    #expect(Set(all.flatMap { [$0].fingerprinted() }.map(\.fingerprint)).count == all.count)
  }

  @Test func equalMeaningsAreToldApartByTheirOrder() {
    let first = [finding(1), finding(5), finding(9)].fingerprinted().map(\.fingerprint)
    #expect(Set(first).count == 3)
    #expect([finding(9), finding(1), finding(5)].fingerprinted().map(\.fingerprint) == first)
    #expect(
      [finding(2), finding(6), finding(10), finding(3, name: "other")].fingerprinted().map(\.fingerprint).filter(
        first.contains) == first)
    #expect([finding(1)].fingerprinted().map(\.fingerprint) == [first[0]])
  }
}
