import Findings
import Inventory
import Taxonomy
import Testing

/// Identifiers that are computed at run time, by the numbers of the catalogue of patterns.
@Suite struct PatternTestsComputed {
  @Test("P35 the class's name") func className() throws {
    let base = """
      class Base: UIView { func tag() { accessibilityIdentifier = "\\(type(of: self))" } }
      class Bubble: Base { }
      class Avatar: Base { }
      """
    let found = inventory(of: base).assignments.map { written($0.identifier) }
    #expect(found == ["Base|Bubble|Avatar"])
    let screen = inventory(
      viewDidLoad:
        "view.accessibilityIdentifier = String(describing: Self.self)\ngo.accessibilityIdentifier = String(describing: type(of: self)) + \".go\"",
      members: "let go = UIButton()")
    #expect(screen.controls == ["UIButton LoginViewController.go"])
  }

  @Test("P39 a computed property that switches") func computedSwitch() throws {
    let declarations = """
      enum Mark: String { case a = "cell.a", b = "cell.b" }
      enum Row: CaseIterable { case one, two; var mark: Mark { switch self { case .one: .a; case .two: return .b } } }
      """
    #expect(try value(of: "Row.one.mark.rawValue", declarations) == "cell.a")
    #expect(try value(of: "row.mark.rawValue", members: "let row: Row", declarations) == "cell.a|cell.b")
  }

  @Test("P40 an overridden getter") func overriddenGetter() {
    let inventory = inventory(
      of: """
        class Bubble: UIButton { override var accessibilityIdentifier: String? { get { "bubble" } set { } } }
        class ChatViewController: UIViewController { let bubble = Bubble(); let other = UIButton() }
        """)
    #expect(inventory.controls == ["Bubble bubble", "UIButton -"])
  }

  @Test("P42 a format") func format() throws {
    #expect(
      try value(of: "String(format: Marks.row, \"a\")", "enum Marks { static let row = \"row.%@.title\" }")
        == "row.a.title")
    #expect(try value(of: "String(format: \"row.%d\", index)", members: "let index: Int") == "row.{index}")
    #expect(try value(of: "String(format: load(), index)", members: "let index: Int").hasPrefix("?"))
  }

  @Test("P43 the name of the property around it") func functionName() {
    let inventory = inventory(
      viewDidLoad: "stop.accessibilityIdentifier = #function",
      members:
        "lazy var send: UIButton = { let b = UIButton(); b.accessibilityIdentifier = #function; return b }()\nlet stop = UIButton()"
    )
    #expect(inventory.controls == ["UIButton send", "UIButton viewDidLoad()"])
  }

  @Test("P45 a localised text is not known") func localized() throws {
    #expect(
      try value(of: "L10n.rename", "enum L10n { static var rename: String { L10n.tr(\"Main\", \"rename\") } }")
        .hasPrefix("?a localised text"))
    #expect(
      try value(of: "NSLocalizedString(\"rename\", comment: \"\")")
        == "?a localised text, 'rename', another in each language")
  }

  @Test("P46 a raw string has no holes") func rawString() throws {
    #expect(try value(of: "#\"row.\\(x)\"#") == "row.\\(x)")
    #expect(try value(of: "##\"row.\"#a\"##") == "row.\"#a")
    #expect(try value(of: "#\"row.\\#(x)\"#", members: "let x: String") == "row.{x}")
  }

  @Test("P47 a reset on reuse gives none") func reset() {
    let inventory = inventory(
      of: """
        class RowCell: UITableViewCell { let go = UIButton()
          override func prepareForReuse() { accessibilityIdentifier = nil; go.accessibilityIdentifier = nil }
          func fill() { go.accessibilityIdentifier = "row.go" } }
        """)
    #expect(inventory.controls == ["UIButton row.go"])
    #expect(inventory.assignments.count == 1)
  }

  @Test("P48 one of two by the state") func ternary() throws {
    #expect(try value(of: "isOn ? \"busy\" : \"ready\"", members: "let isOn: Bool") == "busy|ready")
    #expect(
      try value(of: "isOn ? \"busy\" : load()", members: "let isOn: Bool")
        == "?'load()' is not declared in the audited files else busy")
  }

  @Test("P56 a test id for something else is no identifier") func otherTestID() {
    let inventory = inventory(
      body: "VStack { Button(\"a\") { }.testID(\"go\"); Button(\"b\") { }.identifier(\"go\") }",
      declarations:
        "extension View { func testID(_ id: String) -> some View { preference(key: TestID.self, value: id) } }")
    #expect(inventory.controls == ["Button -", "Button -"])
    #expect(inventory.assignments.isEmpty)
  }
}
