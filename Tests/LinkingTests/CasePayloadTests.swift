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
    // What no use shows is listed still, once.
    #expect(swiftUI("Line(item: .link(title: \"a\", mark: \"go\"))", line) == ["Button go", "Toggle row.{id}"])
    #expect(
      swiftUI(
        "VStack { Line(item: .link(title: \"a\", mark: \"go\")); Line(item: Item.row(\"b\")); Line(item: .space) }",
        line)
        == ["Button go", "Toggle row.b"])
    #expect(swiftUI("Line(item: .link(title: \"a\", mark: mark(1)))", line) == ["Button {mark()}", "Toggle row.{id}"])
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

  @Test func theListThatHoldsTheCasesSaysWhoseTheyAre() {
    func cells(_ subject: String, _ members: String) -> [String] {
      inventory(
        of: """
          enum Item { case link(title: String, mark: String, () -> Void); case space }
          enum Other { case link(title: String, mark: String, () -> Void) }
          class LoginViewController: UIViewController { \(members)
            let go = UIButton()
            func fill(_ indexPath: IndexPath) {
              switch \(subject) {
              case .link(title: _, mark: let mark, _): go.accessibilityIdentifier = mark
              case .space: break
              } }
            func all() -> [[Item]] { [[Item.link(title: "a", mark: "login.go", { }), .space]] } }
          """
      ).controls
    }
    #expect(cells("items[indexPath.section][indexPath.row]", "var items: [[Item]] = []") == ["UIButton login.go"])
    #expect(cells("item(at: indexPath)", "func item(at path: IndexPath) -> Item { load() }") == ["UIButton login.go"])
    #expect(cells("all().first?.last", "") == ["UIButton login.go"])
    #expect(cells("pages[0].items[1]", "let pages: [Page]; struct Page { let items: [Item] }") == ["UIButton login.go"])
    // Whose case it is that a package's list holds, nobody can tell.
    #expect(cells("source.item(at: indexPath)", "let source: Source")[0].hasPrefix("UIButton ?"))
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
