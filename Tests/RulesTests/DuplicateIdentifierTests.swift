import Findings
import Inventory
import Rules
import Taxonomy
import Testing

@Suite struct DuplicateIdentifierTests {
  private func button(
    _ line: Int, screen: String? = "login", framework: Framework = .swiftUI, member: String = "body",
    change: (inout Element) -> Void = { _ in }
  ) -> Element {
    element(
      line: line, identifier: .known("login.go"), screen: screen, framework: framework, member: member, change: change)
  }

  private func found(_ elements: Element...) -> [Finding] {
    findings(DuplicateIdentifier.self, elements: elements)
  }

  @Test func twoInOneBodyAreAnError() {
    let found = found(button(3), button(5))
    #expect(found.messages == ["'login.go' is also the identifier of another 'Button'"])
    #expect(found.map(\.place) == [place(5, column: 40)])
    #expect(found.first?.notes.map(\.place) == [place(3, column: 40)])
    #expect(found.first?.severity == .error)
  }

  @Test func threeAreOneFinding() {
    let found = found(button(3), button(5), button(7))
    #expect(found.messages == ["'login.go' is the identifier of 3 elements of this screen"])
    #expect(found.first?.notes.map(\.place.line) == [3, 7])
  }

  @Test func inDifferentMembersItIsAWarning() {
    #expect(found(button(3), button(5, member: "footer")).map(\.severity) == [.warning])
  }

  @Test func oneConditionalAndOneNotIsAWarning() {
    #expect(found(button(3), button(5) { $0.condition = "isBusy" }).map(\.severity) == [.warning])
  }

  @Test func differentConditionsAreNotCompared() {
    #expect(found(button(3) { $0.condition = "isBusy" }, button(5) { $0.condition = "!isBusy" }).isEmpty)
  }

  @Test func exclusiveBranchesAreFine() {
    let first = button(3) { $0.branches = [Branch(place: place(2), alternative: 0)] }
    let second = button(5) { $0.branches = [Branch(place: place(2), alternative: 1)] }
    #expect(found(first, second).isEmpty)
  }

  @Test func rowsShareButARowAndAButtonDoNot() {
    let row = button(3) { $0.repetition = place(2) }
    let otherRow = button(5) { $0.repetition = place(4) }
    #expect(found(row, otherRow).isEmpty)
    #expect(found(row, button(7)).count == 1)
  }

  @Test func oneComponentUsedTwiceIsFine() {
    #expect(found(button(3) { $0.use = place(20) }, button(3) { $0.use = place(21) }).isEmpty)
  }

  @Test func twoUsesThatEachGiveItAreNot() {
    func use(_ line: Int) -> Element {
      button(3) {
        $0.use = place(line)
        $0.origin = .use
        $0.source = place(line, column: 9)
      }
    }
    #expect(found(use(20), use(21)).map(\.place.line) == [21])
  }

  @Test func inheritedSpreadAndLostIdentifiersAreNotCompared() {
    #expect(found(button(3), button(5) { $0.origin = .inherited }).isEmpty)
    #expect(found(button(3), button(5) { $0.verdict = .spread }).isEmpty)
    #expect(found(button(3), button(5) { $0.verdict = .removed }).isEmpty)
  }

  @Test func oneAssignmentForTwoElementsIsFine() {
    let source = place(40)
    #expect(found(button(3) { $0.source = source }, button(5) { $0.source = source }).isEmpty)
  }

  @Test func screensAreNotComparedAndNoScreenIsNone() {
    #expect(found(button(3), button(5, screen: "home")).isEmpty)
    #expect(found(button(3, screen: nil), button(5, screen: nil)).isEmpty)
  }

  @Test func oneMistakeInAComponentIsReportedOnce() {
    let found = found(
      button(3, screen: "home"), button(5, screen: "home"), button(3, screen: "login"), button(5, screen: "login"))
    #expect(found.map(\.screen) == ["home"])
  }

  @Test func patternsAndAlternativesAreNotCompared() {
    let pattern = identifier("row.{id}")
    #expect(
      findings(
        DuplicateIdentifier.self,
        elements: [element(line: 3, identifier: pattern), element(line: 5, identifier: pattern)]
      ).isEmpty)
    let either = identifier("a.b", "a.c")
    #expect(
      findings(
        DuplicateIdentifier.self,
        elements: [element(line: 3, identifier: either), element(line: 5, identifier: either)]
      ).isEmpty)
  }

  @Test func controllersAreComparedWithinOneMember() {
    #expect(found(button(3, framework: .uiKit), button(5, framework: .uiKit)).map(\.severity) == [.warning])
    #expect(
      found(
        button(3, framework: .uiKit, member: "makeEdit()"), button(5, framework: .uiKit, member: "makeDone()")
      ).isEmpty)
  }

  @Test func propertiesThatNameThemselvesAreCompared() {
    func property(_ name: String, _ line: Int) -> Element {
      button(line, framework: .uiKit, member: name) { $0.name = name }
    }
    #expect(found(property("email", 3), property("password", 5)).count == 1)
  }
}
