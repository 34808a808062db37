import Findings
import Inventory
import Taxonomy
import Testing

/// The places that give an identifier: forms, targets and what is not one.
@Suite struct AssignmentTests {
  /// A class that a library declares may be a view, whatever the app adds to it; one of the app's own is known.
  @Test(arguments: [
    "", "extension LibraryButton { func paint() {} }", "extension LibraryButton { static let size = 1 }",
  ])
  func aClassOfALibrarysGivesItselfWhatItsCodeSays(extending: String) {
    let own = "final class OkButton: LibraryButton { func setUp() { accessibilityIdentifier = \"ok\" } }\n"
    #expect(inventory(of: own + extending).assigned == ["uikit-property unknown ok"])
    let model = "class LibraryButton { var accessibilityIdentifier = \"\" }\n"
    #expect(inventory(of: own + extending + "\n" + model).assigned == [])
  }

  @Test func swiftUIModifiers() {
    #expect(
      inventory(body: "Button(\"a\") { }.accessibilityIdentifier(\"x\")").assigned == ["swiftui-modifier button x"])
    #expect(
      inventory(body: "TextField(\"a\", text: $a).accessibility(identifier: \"x\")").assigned == [
        "swiftui-modifier textField x"
      ])
    #expect(
      inventory(body: "Text(\"a\").accessibilityIdentifier(\"x\", isEnabled: true)").assigned == [
        "swiftui-modifier staticText x"
      ])
  }

  @Test(arguments: [
    ("VStack { Text(\"a\") }", "container:VStack"), ("Group { Text(\"a\") }", "container:Group"),
    ("Section { Text(\"a\") }", "container:Section"),
    ("Card()", "container:Card"), ("Wrapped()", "staticText"), ("header", "button"), ("self.header", "button"),
    ("List { }", "collectionView"),
    ("ScrollView { }", "scrollView"), ("Spacer()", "none"), ("Color.clear", "none"), ("Image.logo", "image"),
    ("Rectangle()", "none"),
    ("Unknown()", "unknown"), ("content()", "unknown"),
    ("VStack { }.accessibilityElement(children: .contain)", "other"), ("Color.clear.accessibilityElement()", "other"),
    ("Text(\"a\").accessibilityAddTraits(.isButton)", "button"),
    ("Text(\"a\").accessibilityAddTraits([.isHeader, .isLink])", "link"),
    ("either", "unknown"), ("same", "button"),
  ])
  func targetsOfModifiers(view: String, target: String) {
    let inventory = inventory(
      body: "\(view).accessibilityIdentifier(\"x\")",
      members: """
        var header: some View { Button("a") { }.padding() }
        @ViewBuilder var either: some View { if a { Button("a") { } } else { Text("b") } }
        @ViewBuilder var same: some View { if a { Button("a") { } } else { Button("b") { } } }
        """,
      declarations: """
        struct Card: View { var body: some View { VStack { Text("a") } } }
        struct Wrapped: View { var body: some View { Text("a").bold() } }
        """)
    #expect(inventory.assignments.map { "\($0.target)" } == [target])
  }

  @Test func uiKitProperties() {
    #expect(
      inventory(viewDidLoad: "go.accessibilityIdentifier = \"x\"", members: "let go = UIButton()").assigned == [
        "uikit-property button x"
      ])
    #expect(
      inventory(viewDidLoad: "view.accessibilityIdentifier = \"x\"\nself.view?.accessibilityIdentifier = \"y\"")
        .assigned == ["uikit-property other x", "uikit-property other y"])
    #expect(
      inventory(
        of:
          "class Row: UITableViewCell { func f() { accessibilityIdentifier = \"x\"; self.accessibilityIdentifier = \"y\" } }"
      ).assigned == ["uikit-property cell x", "uikit-property cell y"])
    #expect(
      inventory(viewDidLoad: "tableView.accessibilityIdentifier = \"x\"", members: "let tableView = UITableView()")
        .assigned == ["uikit-property table x"])
    #expect(
      inventory(viewDidLoad: "some.thing.accessibilityIdentifier = \"x\"").assigned == ["uikit-property unknown x"])
    #expect(
      inventory(viewDidLoad: "navigationItem.rightBarButtonItem?.accessibilityIdentifier = \"x\"").assigned == [
        "uikit-property button x"
      ])
    #expect(
      inventory(viewDidLoad: "navigationController?.navigationBar.accessibilityIdentifier = \"x\"").assigned == [
        "uikit-property navigationBar x"
      ])
    #expect(
      inventory(viewDidLoad: "go.titleLabel?.accessibilityIdentifier = \"x\"", members: "let go = UIButton()").assigned
        == ["uikit-property staticText x"])
    #expect(
      inventory(viewDidLoad: "model.$id.assign(to: \\.accessibilityIdentifier, on: go)", members: "let go = UIButton()")
        .assignments.map(\.form) == [.uiKitProperty])
  }

  @Test func wrapperCalls() {
    let setter = "extension UIView { func identified(by id: String) { accessibilityIdentifier = id } }"
    let found = inventory(
      viewDidLoad: "go.identified(by: \"x\")\ngo.setAccessibilityIdentifier(\"y\")", members: "let go = UIButton()",
      declarations: setter)
    #expect(
      found.assigned.filter { !$0.hasPrefix("uikit-property") } == ["wrapper-call button x", "wrapper-call button y"])
    #expect(found.assigned.filter { $0.hasPrefix("uikit-property") } == ["uikit-property unknown ?parameter id"])
    #expect(
      found.assignments.map(\.carrier) == ["identified", "setAccessibilityIdentifier", "accessibilityIdentifier"])
  }

  @Test func aMethodOfThePlatformsNameMaySetThatOfAnotherView() {
    let segments = """
      final class Segments: UIControl {
        let parts = [UIButton(), UIButton()]
        func setAccessibilityIdentifier(_ id: String, at index: Int) { parts[index].accessibilityIdentifier = id }
      }
      """
    let found = inventory(
      viewDidLoad: "segments.setAccessibilityIdentifier(\"login.first\", at: 0)", members: "let segments = Segments()",
      declarations: segments)
    #expect(!found.elements.contains { $0.kind == "Segments" && $0.identifier.state == .known })
  }

  @Test func argumentsOfInitialisersAndFunctions() {
    let found = inventory(
      viewDidLoad:
        "add(Row(title: \"a\", accessibilityIdentifier: \"x\"))\nadd(Row(closeButtonA11yId: IDs.close, other: nil))",
      declarations: "enum IDs { static let close = \"y\" }")
    #expect(found.assigned == ["init-argument unknown x", "init-argument unknown y"])
    #expect(found.assignments.map(\.carrier) == ["accessibilityIdentifier", "closeButtonA11yId"])
  }

  @Test func nilAndCopiesInsideAModelAreNone() {
    #expect(
      inventory(
        viewDidLoad: "go.accessibilityIdentifier = nil\nadd(Row(accessibilityIdentifier: nil))",
        members: "let go = UIButton()"
      ).assignments.isEmpty)
    let model =
      "struct RowModel { let accessibilityIdentifier: String\n init(accessibilityIdentifier: String) { self.accessibilityIdentifier = accessibilityIdentifier } }"
    #expect(inventory(of: model).assignments.isEmpty)
    #expect(inventory(of: model.replacing("struct", with: "final class")).assignments.isEmpty)
  }

  @Test func theIdentifierOfAModelIsAWrapperCall() {
    let model = "struct RowModel { var accessibilityIdentifier: String? }"
    #expect(
      inventory(viewDidLoad: "var model = RowModel()\nmodel.accessibilityIdentifier = \"x\"", declarations: model)
        .assigned == ["wrapper-call unknown x"])
  }

  @Test func aModelWithAComputedIdentifierIsNoCarrier() {
    let found = inventory(
      body: "Head(model: model)", members: "let model = Model()",
      declarations: """
        enum Mark: String { case on, off }
        class Model { let isOn: Bool; let title: String
          var mark: Mark { switch isOn { case true: .on; default: .off } } }
        struct Head: View { let model: Model; var body: some View { Text("a").accessibilityIdentifier(model.mark.rawValue) } }
        """)
    #expect(found.assigned == ["swiftui-modifier staticText on|off"])
  }

  @Test func aTextInAnotherDressIsACarrier() {
    let found = inventory(
      body: "Head(id: .go)",
      declarations: """
        struct Mark { let rawValue: String; static let go = Mark(rawValue: "go") }
        struct Head: View { let id: Mark; var body: some View { Text("a").accessibilityIdentifier(id.rawValue) } }
        """)
    #expect(found.elements.map { written($0.identifier) } == ["go"])
  }

  @Test func aHopIsAnAssignmentOfAParameter() {
    let found = inventory(
      of: "extension View { func tagged(_ id: String?) -> some View { accessibilityIdentifier(id ?? \"standard\") } }")
    #expect(found.assigned == ["swiftui-modifier unknown ?parameter id else standard"])
  }

  @Test func anAssignmentStandsAtItsName() throws {
    let found = try #require(
      inventory(
        of:
          "struct LoginView: View {\n  var body: some View {\n    Text(\"a\")\n      .accessibilityIdentifier(\"é\")\n  }\n}"
      ).assignments.first)
    #expect(found.place.range == SourceRange(Position(line: 4, column: 8), Position(line: 4, column: 31)))
    #expect(found.value.range == SourceRange(Position(line: 4, column: 32), Position(line: 4, column: 36)))
    #expect(found.enclosingType == "LoginView")
    #expect(found.member == "body")
    #expect(found.screens == ["login"])
    #expect(!found.isRepeated)
  }

  @Test func anAssignmentInALoopRepeats() {
    #expect(
      inventory(body: "ForEach(rows) { _ in Text(\"a\").accessibilityIdentifier(\"x\") }").assignments.map(\.isRepeated)
        == [true])
    #expect(
      inventory(of: "class Row: UITableViewCell { func f() { accessibilityIdentifier = \"x\" } }").assignments.map(
        \.isRepeated) == [true])
    #expect(
      inventory(viewDidLoad: "for b in buttons { b.accessibilityIdentifier = \"x\" }").assignments.map(\.isRepeated)
        == [true])
  }

  @Test func anAssignmentRepeatsWhereALoopShowsItsView() {
    let row = "struct Row: View { var body: some View { Text(\"a\").accessibilityIdentifier(\"x\") } }"
    #expect(
      inventory(body: "ForEach(rows) { _ in Row() }", declarations: row).assignments.map(\.isRepeated) == [true])
    #expect(inventory(body: "VStack { Row() }", declarations: row).assignments.map(\.isRepeated) == [false])
  }

  @Test func anAssignmentHasTheVerdictOfItsElement() {
    let hidden = ".accessibilityIdentifier(\"x\").accessibilityHidden(true)"
    #expect(inventory(body: "Button(\"a\") { }\(hidden)").assignments.map(\.verdict) == [.removed])
  }

  @Test func aFluentCallOfTheAppGivesItsReceiverBack() {
    let found = inventory(
      viewDidLoad: "go.styled().accessibilityIdentifier = \"x\"\ngo.unheardOf().accessibilityIdentifier = \"y\"",
      members: "let go = UIButton()", declarations: "extension UIView { func styled() -> Self { self } }")
    #expect(found.assignments.map(\.target) == [.element(.button), .unknown])
  }

  @Test func conditionalCodeCounts() {
    #expect(
      inventory(viewDidLoad: "#if DEBUG\ngo.accessibilityIdentifier = \"x\"\n#endif", members: "let go = UIButton()")
        .controls == ["UIButton x"])
  }

  // MARK: Look-alikes

  private func lookalikes(_ inventory: Inventory) -> [String] {
    inventory.lookalikes.map { "\($0.property.rawValue) \(written($0.value)) \($0.hasIdentifier)" }
  }

  @Test func textsInOtherPropertiesAreLookalikes() {
    #expect(
      lookalikes(inventory(body: "Text(\"a\").accessibilityLabel(\"login.go\")")) == [
        "accessibilityLabel login.go false"
      ])
    #expect(
      lookalikes(inventory(body: "Text(\"a\").accessibilityLabel(Text(\"login.go\")).accessibilityIdentifier(\"x\")"))
        == ["accessibilityLabel login.go true"])
    #expect(
      lookalikes(inventory(body: "Text(\"a\").id(\"login.go\").tag(\"b\")")) == ["id login.go false", "tag b false"])
    #expect(
      lookalikes(
        inventory(
          viewDidLoad:
            "go.accessibilityLabel = \"a.b\"\ngo.restorationIdentifier = \"c\"\ngo.accessibilityIdentifier = \"x\"",
          members: "let go = UIButton()"))
        == ["accessibilityLabel a.b true", "restorationIdentifier c true"])
    #expect(
      lookalikes(
        inventory(
          viewDidLoad: "go.accessibilityLabel = IDs.a", members: "let go = UIButton()",
          declarations: "enum IDs { static let a = \"x.y\" }")) == ["accessibilityLabel x.y false"])
  }

  @Test func numbersAndModelsAreNoLookalikes() {
    #expect(lookalikes(inventory(body: "Text(\"a\").tag(1).id(row.id).accessibilityLabel(title)")).isEmpty)
    #expect(
      lookalikes(inventory(viewDidLoad: "go.tag = 1\ngo.accessibilityLabel = nil", members: "let go = UIButton()"))
        .isEmpty)
  }

  @Test(arguments: [
    ("reports", [String]()), ("self.reports", []), ("Settings.shared.reports", []), ("name", ["uikit-property"]),
  ])
  func aFlagIsNoIdentifierWhateverItsLabel(value: String, expected: [String]) {
    let found = inventory(
      of: """
        final class Settings { static let shared = Settings(); var reports = true }
        final class Tracker: UIViewController { var reports = false; var name = "row"
          func start() { helper.start(on: view, reportAccessibilityIdentifier: \(value)) } }
        """)
    #expect(found.assignments.count == expected.count)
  }

  @Test func aKeyPathLeadsToTheObjectThatIsSet() {
    let found = inventory(
      viewDidLoad: """
        let key = "accessibilityIdentifier"
        setValue("login.go", forKeyPath: "go.accessibilityIdentifier")
        form.setValue("login.save", forKeyPath: "save.\\(key)")
        setValue("login.title", forKeyPath: "go.title")
        """, members: "let go = UIButton()\nlet form = Form()",
      declarations: "final class Form: UIView { let save = UIButton() }")
    #expect(found.controls.sorted() == ["UIButton login.go", "UIButton login.save"])
    #expect(found.assigned == ["wrapper-call button login.go", "wrapper-call button login.save"])
  }
}
