import Findings
import Inventory
import Rules
import Taxonomy
import Testing

@Suite("Identifiers that are taken and lost: how grave it is")
struct UnforwardedIdentifierTests {
  private func found(_ gifts: [IdentifierTaker.Gift], _ assignments: [Assignment] = []) -> [Finding] {
    let taker = IdentifierTaker(
      name: "accessibilityID", place: place(90), taker: "Row", enclosingType: "Row", member: "accessibilityID",
      gifts: gifts)
    let inventory = Inventory(assignments: assignments, unforwarded: [taker])
    return UnforwardedIdentifier().check(
      Project(inventory: inventory, convention: .default, conventionIsChosen: false))
  }

  private func gift(_ text: String, line: Int, by type: String = "HomeView") -> IdentifierTaker.Gift {
    IdentifierTaker.Gift(identifier: identifier(text), place: place(line), enclosingType: type)
  }

  @Test("with a call that passes an identifier it is an error, which names identifier and caller")
  func error() {
    let findings = found([gift("home.row", line: 1), gift("home.last", line: 2)])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.trust) == [.certain])
    #expect(
      findings.messages == [
        "'Row' takes an identifier by 'accessibilityID' and gives it to nothing, so that no test finds 'home.row', which 'HomeView' passes"
      ])
    #expect(findings.first?.notes.map(\.message) == ["'home.row' is passed here", "'home.last' is passed here"])
    #expect(findings.lines == [90])
  }

  @Test("without one nothing is lost yet")
  func info() {
    let findings = found([])
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.messages == ["'Row' takes an identifier by 'accessibilityID' and gives it to nothing"])
  }

  @Test("an identifier that is given elsewhere as well is found all the same")
  func givenElsewhere() {
    var lost = assignment(identifier("home.row"), line: 1)
    lost.verdict = .lost
    #expect(found([gift("home.row", line: 1)], [lost]).map(\.severity) == [.error])
    let other = assignment(identifier("home.row"), line: 5)
    let findings = found([gift("home.row", line: 1)], [lost, other])
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.first?.notes.count == 1)
    #expect(found([gift("home.row", line: 1), gift("home.last", line: 2)], [other]).map(\.severity) == [.error])
  }

  @Test("no more than three calls are noted")
  func notes() {
    #expect(found((1...5).map { gift("home.row\($0)", line: $0) }).first?.notes.count == 3)
  }

  @Test("the fingerprint does not change with the calls")
  func fingerprint() {
    #expect(found([]).first?.subject == found([gift("home.row", line: 1)]).first?.subject)
  }
}
