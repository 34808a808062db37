import Findings
import Inventory
import SwiftSource
import Testing

/// Where a call passes the identifier that its component takes.
@Suite struct ArgumentInsertionTests {
  private let parameter = IdentifierWish.Parameter(label: "id", order: [nil, "title", "id", "isOn", "action"])

  @Test(arguments: [
    ("1️⃣Row()", "Row(id: \"a\")"),
    ("1️⃣Row { }", "Row(id: \"a\") { }"),
    ("Kit.1️⃣Row<Int>(1, title: \"A\")", "Kit.Row<Int>(1, title: \"A\", id: \"a\")"),
    ("1️⃣Row(title: \"A\", isOn: true) { }", "Row(title: \"A\", id: \"a\", isOn: true) { }"),
    ("1️⃣Row(isOn: true)", "Row(id: \"a\", isOn: true)"),
    ("1️⃣Row(\n  title: \"A\",\n  isOn: true\n)", "Row(\n  title: \"A\",\n  id: \"a\",\n  isOn: true\n)"),
    ("1️⃣Row(\n  title: \"A\"  // first\n) { }", "Row(\n  title: \"A\",  // first\n  id: \"a\"\n) { }"),
    ("1️⃣Row(\n  title: \"A\", // first\n  isOn: b)", "Row(\n  title: \"A\", // first\n  id: \"a\",\n  isOn: b)"),
    ("1️⃣Row(\n  isOn: b)", "Row(\n  id: \"a\",\n  isOn: b)"),
    ("1️⃣Row(1,\n    isOn: b)", "Row(1,\n    id: \"a\",\n    isOn: b)"),
    ("1️⃣Row(1,\n    title: b)", "Row(1,\n    title: b,\n    id: \"a\")"),
    ("1️⃣Row(1,\n    title: b,\n)", "Row(1,\n    title: b,\n    id: \"a\",\n)"),
  ])
  func itStandsInTheOrderOfTheParameters(source: String, expected: String) throws {
    #expect(try inserting("let a = \(source)", as: parameter) == "let a = \(expected)")
  }

  @Test(arguments: [
    ("1️⃣Row(id: \"b\")", "the call passes 'id' already"),
    ("1️⃣Row(other: \"b\")", "the call passes what no parameter takes"),
    ("1️⃣row", "no call makes the component here"),
  ])
  func aCallThatDoesNotFitIsLeftAlone(source: String, reason: String) throws {
    #expect(try inserting("let a = \(source)", as: parameter) == "impossible: \(reason)")
    let other = IdentifierWish.Parameter(label: "id", order: ["title"])
    #expect(try inserting("let a = 1️⃣Row()", as: other) == "impossible: no parameter is called 'id'")
  }
}
