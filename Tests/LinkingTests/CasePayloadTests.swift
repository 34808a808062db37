import Findings
import Inventory
import Taxonomy
import Testing

/// Identifiers that enums' cases carry.
@Suite struct CasePayloadTests {
  private let line = """
    enum Item { case link(title: String, mark: String); case row(String); case space }
    struct Line: View { let item: Item
      var body: some View { switch item {
        case .link(let title, let mark): Button(title) { }.accessibilityIdentifier(mark)
        case .row(let id): Toggle("a", isOn: $a).accessibilityIdentifier("row." + id)
        case .space: Divider() } } }
    """

  private func swiftUI(_ body: String, _ declarations: String, members: String = "") -> [String] {
    inventory(body: body, members: members, declarations: declarations).controls
  }

  @Test func eachUseHasWhatItsCaseCarries() {
    #expect(swiftUI("Line(item: .link(title: \"a\", mark: \"go\"))", line) == ["Button go"])
    #expect(
      swiftUI(
        "VStack { Line(item: .link(title: \"a\", mark: \"go\")); Line(item: Item.row(\"b\")); Line(item: .space) }",
        line)
        == ["Button go", "Toggle row.b"])
    #expect(swiftUI("Line(item: .link(title: \"a\", mark: mark(1)))", line) == ["Button {mark()}"])
  }

  @Test func whatMakesTheCaseIsAnAssignment() {
    let found = inventory(body: "Line(item: .link(title: \"a\", mark: \"go\"))", declarations: line)
    #expect(found.assigned.contains("init-argument button go"))
    #expect(!found.assigned.contains { $0.contains(" a") && !$0.contains("button") })
  }

  @Test func whereTheCaseIsNotKnownAnyThatTheAppMakesMayBeMeant() {
    let found = swiftUI(
      "List(items) { Line(item: $0) }", line,
      members:
        "@State var items: [Item] = []\nfunc load() { items = [.link(title: \"a\", mark: \"one\"), .link(title: \"b\", mark: \"two\")] }"
    )
    #expect(found.first == "Button one|two")
    // Another enum has such a case as well: whose it is, is not clear.
    let unclear = swiftUI(
      "List(items) { Line(item: $0) }", line + "\nenum Other { case link(title: String, mark: String) }",
      members: "@State var items: [Item] = []\nfunc load() { items = [.link(title: \"a\", mark: \"one\")] }")
    #expect(unclear.first?.hasPrefix("Button ?") == true)
  }

  @Test func inACellToo() {
    let found = inventory(
      viewDidLoad: "cell.show(.link(title: \"a\", mark: \"go\"))", members: "let cell = LineCell()",
      declarations: """
        enum Item { case link(title: String, mark: String); case space }
        class LineCell: UITableViewCell { let go = UIButton()
          func show(_ item: Item) { if case .link(_, let mark) = item { go.accessibilityIdentifier = mark } } }
        """)
    #expect(found.controls == ["UIButton go"])
  }
}
