import Findings
import Inventory
import Taxonomy
import Testing

/// Components that are tagged where they are used, and what of a call is on the screen at all.
@Suite struct ComponentUseTests {
  private let row = "\nstruct Row: View { let title: String; var body: some View { Button(title) { } } }"

  @Test func eachTaggedUseIsAnElement() {
    let found = inventory(
      body: """
        Row(title: "a").accessibilityIdentifier("first")
        Row(title: "b").accessibilityIdentifier("second")
        Row(title: "c")
        """, declarations: row)
    #expect(found.controls == ["Button first", "Button second", "Button -"])
    #expect(found.elements.map { $0.use.map { Int($0.line) } } == [3, 4, 5])
    #expect(found.assignments.map(\.screens) == [["login"], ["login"]])
  }

  /// What a component names itself is one element, however often it is tagged from outside.
  @Test func whatNamesItselfIsOneElement() {
    let pair =
      "\nstruct Pair: View { var body: some View { Text(\"t\"); Button(\"a\") { }.accessibilityIdentifier(\"own\") } }"
    let found = inventory(
      body: "Pair().accessibilityIdentifier(\"x\")\nPair().accessibilityIdentifier(\"y\")", declarations: pair)
    #expect(found.elements.filter(\.isControl).map { $0.identifier.values } == [["own"]])
    #expect(found.elements.filter { $0.kind == "Text" }.map { $0.identifier.values } == [["x"], ["y"]])
  }

  @Test func aTaggedUseInsideAToldComponentIsOneForEachOfThem() {
    let outer =
      "\nstruct Outer: View { let identifier: String; var body: some View { Row(title: \"a\").accessibilityIdentifier(identifier + \".row\") } }"
    #expect(
      inventory(body: "Outer(identifier: \"a\")\nOuter(identifier: \"b\")", declarations: row + outer).controls == [
        "Button a.row", "Button b.row",
      ])
  }

  @Test(arguments: [
    "Button(\"a\") { }.accessibilityLabel(Text(\"b\")).accessibilityHint(Text(\"c\"))",
    "Button(\"a\") { }.accessibilityValue(Text(\"b\"))", "TextField(\"a\", text: $a, prompt: Text(\"b\"))",
    "Button(\"a\") { }.help(Text(\"b\"))", "Button(\"a\") { }.accessibility(label: Text(\"b\"))",
  ])
  func textsThatAreSpokenAreNoElements(_ view: String) {
    let found = inventory(body: "VStack { \(view) }.accessibilityIdentifier(\"x\")")
    #expect(found.elements.filter { $0.kind == "Text" }.isEmpty)
  }

  @Test func textsPutTogetherAreOne() {
    #expect(
      inventory(body: "VStack { Text(\"a\") + Text(\"b\") }.accessibilityIdentifier(\"x\")").written == [
        "staticText Text x"
      ])
  }

  @Test func aModuleInFrontTellsThePlatformsViewFromTheAppsClass() {
    let found = inventory(
      body: "SwiftUI.TextField(\"a\", text: $a).accessibilityIdentifier(\"x\")",
      declarations: "class TextField: UITextField { }")
    #expect(found.elements.map { "\($0.framework.rawValue) \($0.identifier.values)" } == ["swiftui [\"x\"]"])
  }

  /// The identifier of a list is the list's, through a component as well.
  @Test func aListKeepsItsIdentifier() {
    let list =
      "\nstruct Rows<C: View>: View { let content: () -> C; var body: some View { List(content: content) } }"
    let found = inventory(
      body: "Rows { Button(\"a\") { }; Text(\"b\") }.accessibilityIdentifier(\"rows\")", declarations: list)
    #expect(found.controls == ["Button -"])
  }

  /// What only previews show, or nothing, is on no screen.
  @Test(arguments: ["private func", "fileprivate func"])
  func privateViewsThatNothingShowsAreNoElements(_ access: String) {
    let source = """
      struct LoginView: View { var body: some View { used() }
        \(access) used() -> some View { Button("a") { } }
        \(access) left() -> some View { Button("b") { } }
        func forOthers() -> some View { Button("c") { } }
      }
      \(access) factory() -> some View { Button("d") { } }
      #Preview { factory() }
      """
    #expect(inventory(of: source).elements.map { $0.label ?? "" }.sorted() == ["a", "c"])
  }

  @Test func aPropertyThatIsAlwaysEmptyIsKnownToBe() {
    let found = inventory(
      of: """
        struct Item { let accessibilityIdentifier: String }
        struct Row: View { let item: Item; var body: some View {
          Text("a").accessibilityIdentifier(item.accessibilityIdentifier)
        } }
        struct Home: View { var body: some View { Row(item: Item(accessibilityIdentifier: "")) } }
        """)
    #expect(found.assignments.map { written($0.identifier) } == ["", ""])
  }

  @Test func anyCollectionOfAnEnumsCasesRangesOverThem() {
    #expect(
      inventory(
        body: "ForEach(state.modes, id: \\.self) { mode in Button(\"a\") { }.accessibilityIdentifier(mode.rawValue) }",
        members: "let state: State",
        declarations: "struct State { var modes: OrderedSet<Mode> }\nenum Mode: String { case list, grid }"
      ).controls == ["Button list|grid"])
  }

  /// A table's row takes what the model's makers give, wherever it is looked up.
  @Test func theElementOfATypedCollectionHasWhatItsMakersGive() {
    let found = inventory(
      of: """
        struct Item { let title: String; let accessibilityIdentifier: String? }
        struct Section { let items: [Item] }
        class PickerViewController: UIViewController {
          var sections: [Section] = []
          let cell = UITableViewCell()
          func show(at indexPath: IndexPath) {
            let item = sections[indexPath.section].items[indexPath.row]
            cell.accessibilityIdentifier = item.accessibilityIdentifier
          }
        }
        func make() -> [Item] { [
          Item(title: "a", accessibilityIdentifier: "first"), Item(title: "b", accessibilityIdentifier: "second"),
        ] }
        """)
    #expect(found.elements.map { $0.identifier.values } == [["first", "second"]])
  }

  @Test func aCallThatLeavesOutAnIdentifierHasItsDefault() {
    let row = """
      \nstruct Row: View { let title: String; var accessibilityID: String = "row.default"
        var body: some View { Button(title) { }.accessibilityIdentifier(accessibilityID) } }
      extension View { func tag(_ id: String = "d.x") -> some View { accessibilityIdentifier(id) } }
      """
    #expect(
      inventory(
        body: "Row(title: \"a\")\nRow(title: \"b\", accessibilityID: \"b.id\")\nButton(\"c\") { }.tag()",
        declarations: row
      ).controls.sorted() == ["Button b.id", "Button d.x", "Button row.default"])
  }

  @Test func eachCallOfAViewFunctionIsAnElement() {
    #expect(
      inventory(
        body: "cell(\"A\", accessibilityID: \"a\")\ncell(\"B\", accessibilityID: \"b\")",
        members:
          "func cell(_ title: String, accessibilityID: String) -> some View { Button(title) { }.accessibilityIdentifier(accessibilityID) }"
      ).controls == ["Button a", "Button b"])
  }

  /// One that is not named at any use is one element, wherever it is shown.
  @Test func eachNamedUseOfAMemberIsAnElement() {
    let member = "func row(_ title: String) -> some View { Button(title) { } }"
    let uses = """
      List { row("One").accessibilityIdentifier("menu.one"); row("Two").accessibilityIdentifier("menu.two"); row("Three") }
      """
    #expect(inventory(body: uses, members: member).controls == ["Button menu.one", "Button menu.two", "Button -"])
    #expect(
      inventory(body: "VStack { row(\"One\"); HStack { row(\"Two\") } }", members: member).controls == ["Button -"])
    let property = "var row: some View { Button(\"a\") { } }"
    #expect(
      inventory(body: "VStack { row; row.accessibilityIdentifier(\"menu.row\") }", members: property).controls
        .sorted() == ["Button -", "Button menu.row"])
  }

  @Test func aComponentInsideToldComponentsIsOneForEachWay() {
    let views = """
      \nstruct Outer: View { let accessibilityID: String; var body: some View { Inner(accessibilityID: accessibilityID) } }
      struct Inner: View { let accessibilityID: String; var body: some View { Button("a") { }.accessibilityIdentifier(accessibilityID) } }
      """
    #expect(
      inventory(body: "Outer(accessibilityID: \"one\")\nOuter(accessibilityID: \"two\")", declarations: views).controls
        == ["Button one", "Button two"])
  }

  /// Ways that double at each level end.
  @Test(.timeLimit(.minutes(1))) func waysThatDoubleEnd() {
    let views = (0..<20).map { level in
      "struct V\(level): View { let identifier: String; var body: some View { V\(level + 1)(identifier: identifier + \"l\"); V\(level + 1)(identifier: identifier + \"r\") } }"
    }
    let last =
      "struct V20: View { let identifier: String; var body: some View { Button(\"a\") { }.accessibilityIdentifier(identifier) } }"
    let found = inventory(
      body: "V0(identifier: \"x\")", declarations: (["\n"] + views + [last]).joined(separator: "\n"))
    #expect(!found.elements.isEmpty)
    #expect(found.elements.count <= 256)
  }

  @Test func whatFollowsAnEarlyReturnIsNeverShownWithIt() throws {
    let found = inventory(
      body:
        "if f { return AnyView(Button(\"a\") { }.accessibilityIdentifier(\"x\")) }\nreturn AnyView(Button(\"b\") { }.accessibilityIdentifier(\"x\"))"
    )
    #expect(found.elements.count == 2)
    #expect(found.elements[0].excludes(found.elements[1]))
    let uiKit = inventory(
      viewDidLoad: "if flag { go.accessibilityIdentifier = \"same\"; return }\nstop.accessibilityIdentifier = \"same\"",
      members: "let go = UIButton()\nlet stop = UIButton()")
    #expect(uiKit.elements[0].excludes(uiKit.elements[1]))
  }

  /// A call that passes what nobody fills leaves nothing out.
  @Test func whatIsPassedIsNotLeftOut() throws {
    let field = """
      \nstruct Field: View { var accessibilityID: String? = nil
        var body: some View { Button("a") { }.accessibilityIdentifier(accessibilityID ?? "") } }
      struct Model { var accessibilityID: String? = nil }
      """
    func omission(_ call: String) -> String? {
      inventory(body: call, members: "let model = Model()", declarations: field).elements.compactMap(\.omission).first?
        .argument
    }
    #expect(omission("Field()") == "accessibilityID")
    #expect(omission("Field(accessibilityID: model.accessibilityID)") == nil)
  }

  @Test(arguments: [
    "var onClose: () -> Void", "let onClose: (Bool) async throws -> Void", "var onClose: (() -> Void)?",
    "let close: () -> Void\ninit(title: String, onClose: @escaping () -> Void) { self.title = title; close = onClose }",
  ])
  func whatAnActionDoesIsNoView(property: String) {
    let card = """
      struct Card: View { let title: String
      \(property)
      var body: some View { VStack { Text(title); Button("x") { } } } }
      """
    let body = "Card(title: \"a\", onClose: { Task { await close() } }).accessibilityIdentifier(\"x\")"
    #expect(inventory(body: body, declarations: card).elements.map(\.kind) == ["Text", "Button"])
    // Only a tree shows views that nothing is known of.
    #expect(!tree(body, declarations: card).contains("other"))
  }

  @Test(arguments: [
    "var header: Header { Header(title: \"t\") }", "func header() -> Header { Header(title: \"t\") }",
    "let header = Header(title: \"t\")",
    "let header: Header = Header(title: \"t\")",
  ])
  func aMemberOfOneOfTheAppsViews(member: String) {
    let header =
      "struct Header: View { let title: String; var body: some View { Text(title).accessibilityIdentifier(\"title\") } }"
    let use = member.contains("func") ? "header()" : "header"
    let found = inventory(
      body: "VStack { \(use) }.accessibilityIdentifier(\"root\")", members: member, declarations: header)
    #expect(found.elements.map(\.verdict) == [.shadowed])
  }

  @Test func anIdentifierThatMayBeLeftAwayLeavesTheOneFurtherIn() {
    let tagged = """
      struct Tag: ViewModifier { let isOn: Bool
        func body(content: Content) -> some View { if isOn { content.accessibilityIdentifier("on") } else { content } } }
      extension View {
        func tagged(_ isOn: Bool) -> some View { modifier(Tag(isOn: isOn)) }
        func enabled(_ isOn: Bool) -> some View { accessibilityIdentifier("on", isEnabled: isOn) } }
      """
    for outer in [".tagged(isOn)", ".enabled(isOn)", ".accessibilityIdentifier(\"on\", isEnabled: isOn)"] {
      let found = inventory(
        body: "Text(\"a\").accessibilityIdentifier(\"in\")\(outer)", members: "var isOn = false", declarations: tagged)
      #expect(found.elements.map { written($0.identifier) } == ["on|in"], "\(outer)")
      #expect(found.placements.allSatisfy { $0.replacing.isEmpty }, "\(outer)")
    }
  }

  @Test func twoSheetsOfOneViewAreNotThereAtOnce() throws {
    let button = "Button(\"go\") { }.accessibilityIdentifier(\"sheet.go\")"
    let elements = inventory(
      body: "Text(\"a\").sheet(isPresented: $a) { \(button) }.alert(\"t\", isPresented: $b) { \(button) }"
    ).elements
    let (first, second) = (try #require(elements.first), try #require(elements.dropFirst().first))
    #expect(try #require(first.branches.first).isOther(than: second.branches))
  }

  /// Only a tree shows views that nothing is known of.
  @Test func whatTellsHowAViewLooksIsNoView() {
    let declarations = """
      struct Theme { let n: Int }
      extension Font { init(_ n: Int) { self = .body } }
      extension View { func fancy(_ n: Int) -> some View { font(Font(n)).environment(\\.theme, Theme(n: n)) } }
      """
    #expect(!tree("Text(\"a\").fancy(3)", declarations: declarations).contains("other"))
  }

  @Test func aPartThatACallFixesIsFilledInForThatUse() {
    let cell = """
      struct Cell: View { let prefix: String; var suffix = "go"
        var body: some View { VStack {
          Button("a") { }.accessibilityIdentifier(prefix + ".title")
          Button("b") { }.accessibilityIdentifier("\\(prefix).\\(suffix)")
        } } }
      """
    #expect(
      inventory(body: "Cell(prefix: \"row\"); Cell(prefix: \"last\", suffix: \"end\")", declarations: cell).controls
        .sorted()
        == ["Button last.end", "Button last.title", "Button row.go", "Button row.title"])
    // What only run time knows stays a hole, and is one for all uses.
    #expect(
      inventory(body: "Cell(prefix: load()); Cell(prefix: other())", declarations: cell).controls.first
        == "Button {prefix}.title")
  }
}
