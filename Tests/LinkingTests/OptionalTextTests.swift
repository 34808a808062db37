import Inventory
import Testing

/// What may be nil and is printed as it is: Swift writes `Optional(…)` around it.
@Suite struct OptionalTextTests {
  private func made(_ body: String) throws -> String {
    try value(
      of: "make(\"q\")",
      members: "let title: String? = \"t\"\nlet plain = \"p\"\nfunc make(_ id: String?) -> String {\n\(body)\n}")
  }

  @Test(arguments: [
    ("return \"row.\\(id)\"", "row.{id}"),
    ("return \"row.\\(title)\"", "row.{title}"),
    ("return \"row.\\(self.title)\"", "row.{self.title}"),
    ("let other: String? = \"x\"\nreturn \"row.\\(other)\"", "row.{other}"),
    ("return String(describing: id)", "{id}"),
  ])
  func whatIsOptionalIsNotPrintedAsItsValue(_ body: String, _ expected: String) throws {
    #expect(try made(body) == expected)
  }

  @Test(arguments: [
    "return \"row.\\(id!)\"", "return \"row.\\(id ?? \"x\")\"", "if let id { return \"row.\\(id)\" }\nreturn \"row.q\"",
    "guard let id else { return \"row.q\" }\nreturn \"row.\\(id)\"",
    "guard let id = id else { return \"row.q\" }\nreturn \"row.\\(id)\"",
    "if let text = id { return \"row.\\(text)\" }\nreturn \"row.q\"", "return id.map { \"row.\\($0)\" } ?? \"row.q\"",
    "switch id { case let id?: return \"row.\\(id)\"\ncase nil: return \"row.q\" }",
  ])
  func whatIsUnwrappedIsPrintedPlainly(_ body: String) throws {
    #expect(try made(body) == "row.q")
  }

  @Test func aPropertyThatIsUnwrappedIsPrintedPlainly() throws {
    #expect(try made("if let title { return \"row.\\(title)\" }\nreturn \"row.t\"") == "row.t")
    #expect(try made("guard let title else { return \"row.t\" }\nreturn \"row.\\(title)\"") == "row.t")
    #expect(try made("return \"row.\\(plain)\"") == "row.p")
  }

  @Test func nilIsPrintedAsSuch() throws {
    #expect(
      try value(of: "make(nil)", members: "func make(_ id: String?) -> String { \"row.\\(id)\" }") == "row.nil")
  }

  @Test func whatAViewUnwrapsIsPrintedPlainly() {
    let inventory = inventory(
      of: """
        struct Row: View { var buttonIdentifier: String?; var body: some View {
          if let buttonIdentifier { Button("a") { }.accessibilityIdentifier("row.\\(buttonIdentifier)") }
          Button("b") { }.accessibilityIdentifier("other.\\(buttonIdentifier)")
        } }
        struct Home: View { var body: some View { Row(buttonIdentifier: "x") } }
        """)
    #expect(inventory.controls == ["Button row.x", "Button other.{buttonIdentifier}"])
  }

  /// What a label shows is optional, whatever the code has put there.
  @Test(arguments: [
    ("\"row-\\(String(describing: title.text))\"", "row-Optional(\"{title.text}\")"),
    ("\"row-\\(title.text)\"", "row-Optional(\"{title.text}\")"),
    ("\"row-\\(String(describing: title.text!))\"", "row-{title.text}"),
    ("\"row-\\(title.text!)\"", "row-{title.text!}"),
    ("\"row-\\(String(describing: area.text))\"", "row-{area.text}"),
  ])
  func theTextOfALabel(_ text: String, _ expected: String) {
    let inventory = inventory(
      of: """
        final class Cell: UITableViewCell {
          let title = UILabel()
          var area: Area
          func fill() { title.accessibilityIdentifier = \(text) }
        }
        struct Area { let text: String }
        """)
    #expect(inventory.assignments.map { written($0.identifier) } == [expected])
  }
}
