import Inventory
import Taxonomy
import Testing

/// Identifiers in a control's label, which get to the control.
@Suite struct LabelIdentifierTests {
  private func button(_ label: String, _ declarations: String = "") -> String {
    let found = inventory(
      body: "Button(action: save) { \(label) }", members: "var isBusy = false", declarations: declarations)
    return found.elements.filter(\.isControl).map { written($0.identifier) }.joined(separator: ", ")
  }

  private let text = "Text(\"a\").accessibilityIdentifier(\"a\")"
  private let other = "Text(\"b\").accessibilityIdentifier(\"b\")"

  @Test func itIsTheControls() {
    #expect(button(text) == "a")
    #expect(button("HStack { Image(\"i\"); \(text); Text(\"b\") }") == "a")
  }

  @Test func ofSeveralThatAreThereAtOnceNoneIsTheControls() {
    let joined = "?several parts of the label have one, which become one text else a-b"
    #expect(button("HStack { Image(\"i\"); \(text); \(other) }") == joined)
    #expect(button("Cell()", "struct Cell: View { var body: some View { VStack { \(text); \(other) } } }") == joined)
    let unsure = "?what gives it stands in a part of the label that is not always there else a|b"
    #expect(button("if isBusy { \(text) }\n\(other)") == unsure)
    #expect(button("if isBusy { \(text); \(other) } else { Text(\"t\") }") == unsure)
    #expect(button("if isBusy { \(text); \(other) } else { \(text) }") == unsure)
  }

  @Test func oneOfTwoThatStandForEachOther() {
    #expect(button("if isBusy { \(text) } else { \(other) }") == "a|b")
  }

  @Test func aPartThatIsNotAlwaysThereGivesNothingForSure() {
    let unsure = "?what gives it stands in a part of the label that is not always there else a"
    #expect(button("Text(\"t\")\nif isBusy { \(text) }") == unsure)
    let cell =
      "struct Cell: View { let model: Model\nvar body: some View { Text(\"t\"); if model.isBusy { \(text) } } }"
    #expect(button("Cell(model: model)", cell) == unsure)
  }

  @Test func whatStandsAroundTheControlMakesItNoLessSure() {
    let body = "if isBusy { Button(action: save) { \(text) } }"
    #expect(inventory(body: body).elements.filter(\.isControl).map { written($0.identifier) } == ["a"])
  }

  @Test(arguments: [
    "Text(\"a\").accessibilityIdentifier(\"a\").accessibilityHidden(true)",
    "Image(decorative: \"i\").accessibilityIdentifier(\"a\")", "Color.red.accessibilityIdentifier(\"a\")",
  ])
  func whatIsNoElementGivesNothing(_ label: String) {
    #expect(button("\(label)\nText(\"t\")") == "-")
  }
}
