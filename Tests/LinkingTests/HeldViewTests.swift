import Inventory
import Taxonomy
import Testing

/// Views that an object holds which is none itself: a form's row, a presenter.
@Suite struct HeldViewTests {
  private func found(_ code: String, row: String = "let field = UITextField()") -> Inventory {
    inventory(
      viewDidLoad: code,
      declarations: "class Row {\n\(row)\n}\nfinal class NamedRow: Row { let own = UITextField() }\n")
  }

  private func fields(_ inventory: Inventory) -> [String] {
    inventory.elements.filter { $0.kind == "UITextField" }.map { written($0.identifier) }
  }

  @Test(arguments: [
    "let row = Row()\nrow.field.accessibilityIdentifier = \"first\"",
    "let row: Row = make()\nrow.field.accessibilityIdentifier = \"first\"",
    "let row = NamedRow()\nrow.field.accessibilityIdentifier = \"first\"",
    "let rows: [Row] = make()\nfor row in rows { row.field.accessibilityIdentifier = \"first\" }",
    "func name(_ row: Row) { row.field.accessibilityIdentifier = \"first\" }",
  ])
  func aViewOfALocalObject(code: String) {
    let found = found(code)
    #expect(fields(found).contains("first"))
    #expect(found.assignments.map(\.target) == [.element(.textField)])
    #expect(found.assignments.map(\.verdict) == [.reachable])
  }

  /// What the object does not hold, or is no object of the app's, is not known.
  @Test(arguments: [
    "let row = Row()\nrow.other.accessibilityIdentifier = \"first\"",
    "let row = make()\nrow.field.accessibilityIdentifier = \"first\"",
    "let row = Row()\nrow.text.accessibilityIdentifier = \"first\"",
  ])
  func aViewThatIsNotFound(code: String) {
    let found = found(code, row: "let field = UITextField()\nlet text = \"\"")
    #expect(!fields(found).contains("first"))
    #expect(found.assignments.map(\.target) == [.unknown])
  }

  /// A condition binds what is always nil: the code in it never runs.
  @Test func whatIsNeverThere() {
    let row = """
      var mark: String? { nil }
      let field = UITextField()
      func name() { if let mark { field.accessibilityIdentifier = "row." + mark } }
      """
    #expect(found("", row: row).assignments.isEmpty)
    let interpolated = row.replacing("\"row.\" + mark", with: "\"row.\\(mark)\"")
    #expect(found("", row: interpolated).assignments.isEmpty)
    let inside = row.replacing("\"row.\" + mark", with: "\"row.\" + mark + \".end\"")
    #expect(found("", row: inside).assignments.isEmpty)
  }

  /// A subclass has it, or it comes from a call.
  @Test func whatMayBeThere() {
    let row = """
      var mark: String? { nil }
      let field = UITextField()
      func name() { if let mark { field.accessibilityIdentifier = "row." + mark } }
      """
    let overriding = "\n}\nclass OtherRow: Row { override var mark: String? { \"other\" }"
    #expect(found("", row: row + overriding).assignments.map { written($0.identifier) } == ["row.other"])
    let called = row.replacing("{ nil }", with: "{ load() }")
    #expect(found("", row: called).assignments.map { written($0.identifier) } == ["row.{mark}"])
  }
}
