import Findings
import Inventory
import OtherSuites
import Taxonomy
import Testing

/// What the flows of Maestro look up.
struct MaestroTests {
  private func written(_ commands: String) -> [String] {
    read("Flows/login.yaml", "appId: org.example.app\n---\n\(commands)").lookUps.map(\.written)
  }

  @Test(
    "each selector's id is a look-up of its command",
    arguments: [
      ("- tapOn:\n    id: \"login.submit\"", ["tapOn login.submit"]),
      ("- tapOn: {id: login.submit}", ["tapOn login.submit"]),
      ("- assertVisible:\n    id: login.title\n    enabled: true", ["assertVisible login.title"]),
      ("- assertNotVisible: {id: a.b}\n- copyTextFrom: {id: c.d}", ["assertNotVisible a.b", "copyTextFrom c.d"]),
      ("- extendedWaitUntil:\n    visible:\n      id: home.list\n    timeout: 100", ["extendedWaitUntil home.list"]),
      ("- scrollUntilVisible:\n    element:\n      id: row.9", ["scrollUntilVisible row.9"]),
      (
        "- tapOn:\n    text: Pay\n    below: {id: a.b}\n    containsDescendants:\n    - id: c.d",
        ["tapOn a.b", "tapOn c.d"]
      ),
      ("- swipe:\n    from: {id: a.b}\n    direction: UP", ["swipe a.b"]),
      ("- repeat:\n    times: 2\n    commands:\n    - tapOn: {id: a.b}", ["tapOn a.b"]),
      (
        "- runFlow:\n    when:\n      visible: {id: a.b}\n    commands:\n    - tapOn: {id: c.d}",
        ["runFlow a.b", "tapOn c.d"]
      ),
      ("- tapOn: Sign in\n- inputText: \"login.submit\"\n- back\n- runFlow: other.yaml", []),
      ("- runFlow:\n    file: other.yaml\n    env:\n      id: a.b", []),
      ("- runFlow:\n    when: {platform: Android}\n    commands:\n    - tapOn: {id: a.b}", []),
      ("- runFlow:\n    when: {platform: iOS}\n    commands:\n    - tapOn: {id: a.b}", ["tapOn a.b"]),
      ("- tapOn: {id: \"org.example.app:id/login\"}", []),
    ])
  func selectors(commands: String, expected: [String]) { #expect(written(commands) == expected) }

  @Test(
    "an id is a regular expression, and what is filled in is a hole",
    arguments: [
      ("row.*", "row{…}"), ("row\\\\.\\\\d+", "row.{…}"), ("row.[0-9]+.title", "row.{…}.title"),
      ("^login.submit$", "login.submit"), ("(a|b).row", "a.row|b.row"), ("a.x|b.y", "a.x|b.y"),
      ("row.${ID}", "row.{ID}"),
      ("${output.row.id}-cell", "{output.row.id}-cell"), ("${ID}", "? 'ID' is known as the flow runs"),
      (".*", "? matches any identifier"), ("(a", "? a regular expression that is not followed"),
      ("item(s)?.list", "items.list|item.list"),
    ])
  func patterns(pattern: String, expected: String) {
    #expect(written("- tapOn: {id: \"\(pattern)\"}") == ["tapOn \(expected)"])
  }

  @Test func aPlaceIsThatOfTheKey() throws {
    let reading = read("f.yaml", "appId: a\nname: Größe\n---\n- tapOn: {text: ä, id: a.b}\n- tapOn:\n    id: c.d\n")
    #expect(reading.lookUps.map { "\($0.place.line):\($0.place.column)" } == ["4:21", "6:5"])
    #expect(reading.lookUps.first?.tests.map(\.name) == ["Größe"])
  }

  @Test func hooksAreRead() {
    let text = "appId: a\nonFlowStart:\n- tapOn: {id: a.b}\n---\n- tapOn: {id: c.d}"
    #expect(read("f.yaml", text).lookUps.map(\.written) == ["tapOn a.b", "tapOn c.d"])
  }

  @Test(
    "a file that is no flow has no look-ups",
    arguments: [
      "name: Build\njobs:\n- tapOn: {id: a.b}", "url: https://example.org\n---\n- tapOn: {id: a.b}",
      "flows: ['*']\nappId: x", "- tapOn: {id: a.b}", "", "appId",
    ])
  func noFlow(text: String) { #expect(read("f.yml", text).lookUps.isEmpty && read("f.yml", text).problem == nil) }

  @Test func aBrokenFlowSaysWhereAndKeepsTheRest() {
    let reading = read("f.yaml", "appId: a\n---\n- tapOn: {id: a.b}\n---\n- tapOn: {id: c.d\n- back\n")
    #expect(reading.problem?.hasPrefix("not readable as YAML: line 7, column ") == true)
    #expect(reading.lookUps.map(\.written) == ["tapOn a.b"])
    #expect(read("f.yaml", "appId: \(String(repeating: "[", count: 5000))").problem != nil)
  }

  @Test func aliasesOfAliasesEnd() {
    var text = "appId: a\n---\n- x: &a0 {id: a.b}\n"
    for number in 1..<40 { text += "- x: &a\(number) [*a\(number - 1), *a\(number - 1)]\n" }
    #expect(read("f.yaml", text).lookUps.count < 2000)
  }
}
