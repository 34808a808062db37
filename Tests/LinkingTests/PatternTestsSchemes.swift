import Findings
import Inventory
import Taxonomy
import Testing

/// Schemes that compute identifiers out of several places, by the numbers of the catalogue of patterns.
@Suite struct PatternTestsSchemes {
  private func uiKit(_ viewDidLoad: String, members: String = "", _ declarations: String) -> [String] {
    inventory(viewDidLoad: viewDidLoad, members: members, declarations: declarations).controls
  }

  private func swiftUI(_ body: String, members: String = "", _ declarations: String) -> [String] {
    inventory(body: body, members: members, declarations: declarations).controls
  }

  // MARK: P27

  private let header = """
    class HeaderView: UIView { let close = UIButton(); let field = UITextField()
      func setUpIdentifiers(closeMark: String, fieldMark: String = "field") {
        close.accessibilityIdentifier = closeMark
        field.accessibilityIdentifier = fieldMark } }
    """

  @Test("P27 a bulk setter gives each subview what its parameter is passed")
  func bulkSetter() {
    #expect(
      uiKit(
        "header.setUpIdentifiers(closeMark: Marks.close, fieldMark: \"menu.field\")",
        members: "let header = HeaderView()",
        header + "\nenum Marks { static let close = \"menu.close\" }") == [
          "UIButton menu.close", "UITextField menu.field",
        ])
    #expect(
      uiKit("header.setUpIdentifiers(closeMark: \"menu.close\")", members: "let header = HeaderView()", header) == [
        "UIButton menu.close", "UITextField field",
      ])
    // Two headers: either value may stand there.
    #expect(
      uiKit(
        "one.setUpIdentifiers(closeMark: \"a\", fieldMark: \"b\")\ntwo.setUpIdentifiers(closeMark: \"c\", fieldMark: \"d\")",
        members: "let one = HeaderView(); let two = HeaderView()", header) == ["UIButton a|c", "UITextField b|d"])
  }

  @Test("P27 a bulk setter that nobody calls leaves its subviews unresolved") func uncalledBulkSetter() {
    #expect(uiKit("", members: "let header = HeaderView()", header).allSatisfy { $0.contains("?parameter") })
    // Another class's function of the same name says nothing about this one.
    #expect(
      uiKit(
        "other.setUpIdentifiers(closeMark: \"a\", fieldMark: \"b\")", members: "let other = Other()",
        header + "\nclass Other: UIView { func setUpIdentifiers(closeMark: String, fieldMark: String) { } }"
      ).allSatisfy { $0.contains("?parameter") })
  }

  @Test("P27 a bulk setter over two hops") func bulkSetterOverTwoHops() {
    #expect(
      uiKit(
        "menu.setUp(a11yId: \"menu\")", members: "let menu = MenuView()",
        header
          + "\nclass MenuView: UIView { let header = HeaderView()\n func setUp(a11yId: String) { header.setUpIdentifiers(closeMark: a11yId + \".close\", fieldMark: \"\\(a11yId).field\") } }"
      ) == ["UIButton menu.close", "UITextField menu.field"])
  }

  @Test("P27 a call whose receiver is not known leaves the others' values open") func unclearReceiver() {
    let found = uiKit(
      "header.setUpIdentifiers(closeMark: \"a\", fieldMark: \"b\")\nload().setUpIdentifiers(closeMark: \"c\", fieldMark: \"d\")",
      members: "let header = HeaderView()",
      header + "\nclass Other: UIView { func setUpIdentifiers(closeMark: String, fieldMark: String) { } }")
    #expect(
      found == [
        "UIButton ?another call may pass 'closeMark', whose receiver is not known else a",
        "UITextField ?another call may pass 'fieldMark', whose receiver is not known else b",
      ])
  }

  @Test("P27 a function inside the setter has parameters of its own") func nestedParameter() {
    let found = uiKit(
      "header.mark(id: \"a\")", members: "let header = Header()",
      "class Header: UIView { let go = UIButton()\n func mark(id: String) { func inner(id: String) { go.accessibilityIdentifier = id }\n inner(id: id + load()) } }"
    )
    #expect(found == ["UIButton ?parameter id"])
  }

  // MARK: P28

  @Test("P28 alert actions by a dictionary") func actionDictionary() throws {
    let alert = """
      class MarkedAlert: UIAlertController { private var marks = [UIAlertAction: String]()
        func addAction(_ action: UIAlertAction, accessibilityIdentifier: String) { super.addAction(action); marks[action] = accessibilityIdentifier }
        override func viewDidAppear(_ animated: Bool) { for action in actions { let item = action.value(forKey: "item") as? UIView; item?.accessibilityIdentifier = marks[action] } } }
      """
    let found = inventory(
      viewDidLoad:
        "let alert = MarkedAlert()\nlet go = UIAlertAction(title: \"a\", style: .default)\nalert.addAction(go, accessibilityIdentifier: \"alert.go\")\nalert.addAction(UIAlertAction(title: \"b\", style: .cancel), accessibilityIdentifier: \"alert.stop\")\nalert.addAction(UIAlertAction(title: \"c\", style: .cancel))",
      declarations: alert)
    #expect(found.controls == ["UIAlertAction alert.go", "UIAlertAction alert.stop", "UIAlertAction -"])
  }

  @Test("P28 a dictionary that gives no identifiers keeps none") func otherDictionary() {
    let alert = """
      class TrackedAlert: UIAlertController { private var events = [UIAlertAction: String]()
        func addAction(_ action: UIAlertAction, event: String) { super.addAction(action); events[action] = event }
        override func viewDidAppear(_ animated: Bool) { view.accessibilityIdentifier = "alert"; for action in actions { track(events[action]) } } }
      """
    let found = inventory(
      viewDidLoad:
        "let alert = TrackedAlert()\nalert.addAction(UIAlertAction(title: \"b\", style: .cancel), event: \"stop\")",
      declarations: alert)
    #expect(found.controls == ["UIAlertAction -"])
  }

  // MARK: P36

  @Test("P36 a builder with a scope object") func scopeBuilder() {
    let builder = """
      enum Builder { static func mark(scope: Any, suffix: String) -> String { if let text = scope as? String { return text + "." + suffix }; return "\\(String(describing: type(of: scope))).\\(suffix)" } }
      """
    #expect(
      uiKit(
        "go.accessibilityIdentifier = Builder.mark(scope: self, suffix: \"go\")\nstop.accessibilityIdentifier = Builder.mark(scope: \"menu\", suffix: \"stop\")",
        members: "let go = UIButton(); let stop = UIButton()", builder)
        == ["UIButton LoginViewController.go", "UIButton menu.stop"])
  }

  @Test("P36 a builder whose scope may be anything is a pattern") func openScopeBuilder() throws {
    let builder = """
      enum Builder { static func mark(_ scope: Any, _ suffix: String) -> String { "\\(scope).\\(suffix)" } }
      """
    let found = uiKit(
      "go.accessibilityIdentifier = Builder.mark(item, \"go\")", members: "let go = UIButton(); let item: Item", builder
    )
    #expect(found == ["UIButton {item}.go"])
  }

  @Test("P36 a builder that looks at what its scope is") func switchingBuilder() throws {
    let builder = """
      class Item { let key: String; init(key: String) { self.key = key } }
      enum Builder { static func mark(_ scope: Any, _ suffix: String) -> String {
        switch scope { case let text as String: return "\\(text)/\\(suffix)"; case let item as Item: return "\\(item.key)/\\(suffix)"; default: return suffix } } }
      """
    #expect(try value(of: "Builder.mark(\"menu\", \"go\")", builder) == "menu/go")
    #expect(try value(of: "Builder.mark(Item(key: \"k\"), \"go\")", builder) == "k/go")
    #expect(try value(of: "Builder.mark(load(), \"go\")", builder) == "{load()}/go|{item.key}/go|go")
  }

  // MARK: P38

  @Test("P38 a parent's identifier in front") func parentPrefix() {
    let parts = """
      struct Icon: View { let parentIdentifier: String; var body: some View { Button("a") { }.accessibilityIdentifier("\\(parentIdentifier).icon") } }
      struct Line: View { let parentIdentifier: String; var body: some View { HStack { Icon(parentIdentifier: parentIdentifier + ".line"); Toggle("b", isOn: $b).accessibilityIdentifier("\\(parentIdentifier).switch") } } }
      """
    #expect(
      swiftUI("Line(parentIdentifier: \"orders\")", parts) == ["Button orders.line.icon", "Toggle orders.switch"])
    #expect(
      swiftUI("Line(parentIdentifier: \"row.\\(row.id)\")", members: "let row: Row", parts) == [
        "Button row.{row.id}.line.icon", "Toggle row.{row.id}.switch",
      ])
  }

  @Test("P38 a cell's identifier in front") func cellPrefix() {
    let cell = """
      class RowCell: UITableViewCell { let go = UIButton()
        func fill(identifier: String) { accessibilityIdentifier = identifier; go.accessibilityIdentifier = "\\(identifier).go" } }
      """
    #expect(
      uiKit("cell.fill(identifier: \"orders.row\")", members: "let cell = RowCell()", cell) == [
        "UIButton orders.row.go"
      ])
  }

  // MARK: P41

  private let fanning = """
    class SubmitView: UIView { let go = UIButton(); let field = UITextField()
      override var accessibilityIdentifier: String? { didSet {
        go.accessibilityIdentifier = accessibilityIdentifier.map { $0 + ".go" }
        field.accessibilityIdentifier = "\\(accessibilityIdentifier ?? "").field" } } }
    """

  @Test("P41 an identifier that is handed on to the subviews") func fanOut() {
    #expect(
      uiKit("submit.accessibilityIdentifier = \"pay\"", members: "let submit = SubmitView()", fanning) == [
        "UIButton pay.go", "UITextField pay.field",
      ])
    #expect(
      uiKit(
        "one.accessibilityIdentifier = \"a\"\ntwo.accessibilityIdentifier = \"b\"",
        members: "let one = SubmitView(); let two = SubmitView()", fanning) == [
          "UIButton a.go|b.go", "UITextField a.field|b.field",
        ])
  }

  @Test("P41 where nobody gives one, none is handed on for certain") func fanOutOfNothing() {
    let found = uiKit("", members: "let submit = SubmitView()", fanning)
    #expect(found.allSatisfy { $0.contains("?") || $0.hasSuffix(" -") }, "\(found)")
  }

  // MARK: Loops

  @Test("a loop over a written sequence gives each its own") func writtenSequences() {
    let tabs = "enum Tab: String, CaseIterable, Identifiable { case home, orders; var id: String { rawValue } }"
    #expect(
      swiftUI(
        "ForEach(Tab.allCases) { tab in Button(\"a\") { }.accessibilityIdentifier(\"tab.\\(tab.rawValue)\") }", tabs)
        == ["Button tab.home|tab.orders"])
    #expect(
      swiftUI("ForEach(Tab.allCases, id: \\.self) { Button(\"a\") { }.accessibilityIdentifier(\"tab.\\($0)\") }", tabs)
        == ["Button tab.home|tab.orders"])
    #expect(
      swiftUI("ForEach([\"a\", \"b\"], id: \\.self) { name in Button(name) { }.accessibilityIdentifier(name) }", tabs)
        == ["Button a|b"])
    #expect(
      swiftUI(
        "ForEach(tabs) { tab in Button(\"a\") { }.accessibilityIdentifier(\"tab.\\(tab.id)\") }",
        members: "let tabs: [Tab] = [.home]", tabs) == ["Button tab.home"])
    #expect(
      uiKit("Tab.allCases.forEach { tab in let b = UIButton(); b.accessibilityIdentifier = tab.rawValue }", tabs) == [
        "UIButton home|orders"
      ])
    #expect(
      uiKit(
        "for (index, tab) in Tab.allCases.enumerated() { let b = UIButton(); b.accessibilityIdentifier = \"\\(tab).\\(index)\" }",
        tabs) == ["UIButton home.{index}|orders.{index}"])
  }
  @Test("a loop that takes tuples apart") func tuplesInLoops() {
    #expect(
      uiKit(
        "for (index, button) in buttons.enumerated() { button.accessibilityIdentifier = \"go.\\(index)\" }",
        members: "let buttons = [UIButton(), UIButton()]", "") == ["UIButton go.{index}", "UIButton go.{index}"])
    #expect(
      uiKit(
        "for (button, mark) in [(one, \"a\"), (two, \"b\")] { add(mark); let c = UITextField(); c.accessibilityIdentifier = mark }",
        members: "let one = UIButton(); let two = UIButton()", "") == ["UIButton -", "UIButton -", "UITextField a|b"])
    #expect(
      swiftUI(
        "ForEach(Array(Tab.allCases.enumerated()), id: \\.offset) { index, tab in Button(\"a\") { }.accessibilityIdentifier(\"\\(tab.rawValue).\\(index)\") }",
        "enum Tab: String, CaseIterable { case home, orders }") == ["Button home.{index}|orders.{index}"])
  }

  @Test(
    "a loop over written pairs gives each view what stands beside it",
    arguments: [
      "for (button, mark) in [(one, \"a\"), (two, \"b\")] { button.accessibilityIdentifier = \"go.\" + mark }",
      "for (mark, button) in [\"a\": one, \"b\": two] { button.accessibilityIdentifier = \"go.\\(mark)\" }",
      "let pairs = [(one, \"a\"), (two, \"b\")]\nfor (button, mark) in pairs { button.accessibilityIdentifier = \"go.\\(mark)\" }",
      "[(one, \"a\"), (two, \"b\")].forEach { button, mark in button.accessibilityIdentifier = \"go.\\(mark)\" }",
      "[(one, \"a\"), (two, \"b\")].forEach { $0.0.accessibilityIdentifier = \"go.\\($0.1)\" }",
    ])
  func pairs(loop: String) {
    #expect(
      uiKit(loop, members: "let one = UIButton(); let two = UIButton(); let three = UIButton()", "") == [
        "UIButton go.a", "UIButton go.b", "UIButton -",
      ])
  }

  @Test("a loop over what only run time knows stays a pattern") func openSequences() {
    #expect(
      swiftUI(
        "ForEach(rows) { row in Button(\"a\") { }.accessibilityIdentifier(\"row.\\(row.id)\") }",
        members: "@State var rows: [Row] = [Row(id: \"a\")]", "struct Row: Identifiable { let id: String }") == [
          "Button row.{row.id}"
        ])
    #expect(
      swiftUI(
        "ForEach(rows) { row in Button(\"a\") { }.accessibilityIdentifier(\"row.\\(row.id)\") }",
        members: "let rows: [Row] = []",
        "struct Row: Identifiable { let id: String }") == ["Button row.{row.id}"])
  }
}
