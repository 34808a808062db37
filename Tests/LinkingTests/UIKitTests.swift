import Findings
import Inventory
import Taxonomy
import Testing

/// How a UIKit object comes by its identifier.
@Suite struct UIKitTests {
  private func controls(_ viewDidLoad: String, members: String = "", _ declarations: String = "") -> [String] {
    inventory(viewDidLoad: viewDidLoad, members: members, declarations: declarations).controls
  }

  @Test(arguments: [
    "let go = UIButton()", "let go: UIButton = UIButton(type: .system)", "let go: UIButton = .init()",
    "lazy var go = UIButton(frame: .zero)", "var go = UIButton.init()",
    "var go: UIButton!\nfunc make() { go = UIButton() }",
    "private(set) lazy var go: UIButton = { let b = UIButton(); return b }()",
    "var go: UIButton = { UIButton() }()", "let go = make()\nstatic func make() -> UIButton { UIButton() }",
    "lazy var go = makeButton()\nfunc makeButton() -> UIButton { let b = UIButton(); return b }",
    "let go = UIButton().then { $0.isHidden = true }",
    "@IBOutlet weak var go: UIButton!", "@IBOutlet private var go: UIButton?",
    "let go = { $0.isHidden = true; return $0 }(UIButton())", "let go = flag ? UIButton() : UIButton(type: .close)",
  ])
  func aStoredPropertyIsTheObjectThatItHolds(member: String) {
    let found = controls("go.accessibilityIdentifier = \"x\"", members: member)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 == "UIButton x" })
    #expect(controls("self.go.accessibilityIdentifier = \"x\"", members: member) == found)
  }

  @Test(arguments: [
    "lazy var go: UIButton = { let b = UIButton(); b.accessibilityIdentifier = \"x\"; return b }()",
    "let go: UIButton = { let b = UIButton(); b.accessibilityIdentifier = \"x\"; return b }()",
    "let go: UIButton = { $0.accessibilityIdentifier = \"x\"; return $0 }(UIButton())",
    "let go: UIButton = { b in b.accessibilityIdentifier = \"x\"; return b }(UIButton(type: .system))",
    "let go = UIButton().then { $0.accessibilityIdentifier = \"x\" }",
    "let go = UIButton().then { button in button.accessibilityIdentifier = \"x\" }",
    "let go = configure(UIButton()) { $0.accessibilityIdentifier = \"x\" }",
    "var go: UIButton { let b = UIButton(); b.accessibilityIdentifier = \"x\"; return b }",
    "let go = UIButton() { didSet { go.accessibilityIdentifier = \"x\" } }",
    "@IBOutlet var go: UIButton! { didSet { go.accessibilityIdentifier = \"x\" } }",
    "func makeGo() -> UIButton { let b = UIButton(); b.accessibilityIdentifier = \"x\"; return b }",
    "lazy var go: UIButton = { [unowned self] in let b = UIButton(); b.accessibilityIdentifier = \"x\"; return b }()",
  ])
  func closuresThatConfigure(member: String) {
    #expect(controls("", members: member) == ["UIButton x"])
  }

  @Test func factoriesGiveWhatTheyReturn() {
    let factory =
      "func makeButton(_ title: String) -> UIButton { let b = UIButton(); b.setTitle(title, for: .normal); return b }"
    #expect(
      controls("let go = makeButton(\"a\")\ngo.accessibilityIdentifier = \"x\"", members: factory) == ["UIButton x"])
    #expect(
      controls("let go = Self.makeButton(\"a\")\ngo.accessibilityIdentifier = \"x\"", members: "static " + factory) == [
        "UIButton x"
      ])
    #expect(
      controls(
        "let go = Buttons.makeButton(\"a\")\ngo.accessibilityIdentifier = \"x\"", "enum Buttons { static \(factory) }")
        == ["UIButton x"])
    #expect(controls("let go = makeButton(\"a\")\ngo.accessibilityIdentifier = \"x\"", factory) == ["UIButton x"])
  }

  @Test func whatIsPassedToAFunctionIsItsParameter() {
    let setUp = "func setUp(_ b: UIButton, id: String) { b.accessibilityIdentifier = \"x\" }"
    #expect(controls("setUp(go, id: \"a\")", members: "let go = UIButton()\n\(setUp)") == ["UIButton x"])
  }

  @Test func localsOfTwoBodiesAreToldApart() {
    let members =
      "func one() { let b = UIButton(); b.accessibilityIdentifier = \"x\" }\nfunc two() { let b = UIButton(); add(b) }"
    #expect(controls("", members: members) == ["UIButton x", "UIButton -"])
  }

  @Test func outletsAreElementsByTheirNames() throws {
    let inventory = inventory(
      viewDidLoad: "", members: "@IBOutlet weak var loginButton: UIButton!\n@IBOutlet var title2: UILabel!")
    let button = try inventory.element("UIButton")
    #expect(button.name == "loginButton")
    #expect(button.place.range.end.column - button.place.range.start.column == 11)
    #expect(inventory.elements.count == 1)
  }

  @Test func aSubclassThatIdentifiesItself() {
    let button =
      "class PrimaryButton: UIButton { override init(frame: CGRect) { super.init(frame: frame); accessibilityIdentifier = \"primary\" } }"
    #expect(controls("", members: "let go = PrimaryButton()", button) == ["PrimaryButton primary"])
    #expect(
      controls(
        "", members: "let go = PrimaryButton()", button.replacing("; accessibility", with: "; self.accessibility")) == [
          "PrimaryButton primary"
        ])
    let deeper = button + "\nclass BuyButton: PrimaryButton { }"
    #expect(controls("", members: "let go = BuyButton()", deeper) == ["BuyButton primary"])
  }

  @Test func settersOfTheAppsOwnAreFollowed() {
    let setter =
      "extension UIView { @discardableResult func identified(by id: String) -> Self { accessibilityIdentifier = id; return self } }"
    #expect(controls("go.identified(by: \"x\")", members: "let go = UIButton()", setter) == ["UIButton x"])
    #expect(controls("", members: "let go = UIButton().identified(by: \"x\")", setter) == ["UIButton x"])
    let typed =
      "extension UIAccessibilityIdentification { func setAccessibilityIdentifier(_ v: ID?) { accessibilityIdentifier = v?.rawValue } }\nenum ID: String { case go }"
    #expect(controls("go.setAccessibilityIdentifier(.go)", members: "let go = UIButton()", typed) == ["UIButton go"])
    #expect(controls("go.setAccessibilityIdentifier(\"x\")", members: "let go = UIButton()") == ["UIButton x"])
  }

  @Test func anArgumentThatSaysSoIdentifies() {
    let button =
      "class IconButton: UIButton { init(icon: String, accessibilityIdentifier id: String) { super.init(frame: .zero) } }"
    #expect(controls("add(IconButton(icon: \"a\", accessibilityIdentifier: \"x\"))", button) == ["IconButton x"])
  }

  @Test func pathsLeadToOthersProperties() {
    let cell = "class ButtonCell: UITableViewCell { let button = UIButton(); let title = UILabel() }"
    #expect(
      controls("let cell = ButtonCell()\ncell.button.accessibilityIdentifier = \"x\"", cell).contains("UIButton x"))
    #expect(
      controls(
        "self.form.button.accessibilityIdentifier = \"x\"", members: "let form = Form()",
        "class Form: UIView { let button = UIButton() }") == ["UIButton x"])
    let source = """
      func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p) as! ButtonCell
        cell.button.accessibilityIdentifier = "x"
        return cell
      }
      """
    #expect(controls("", members: source, cell) == ["UIButton x"])
    #expect(
      controls(
        "if let cell = cell as? ButtonCell { cell.button.accessibilityIdentifier = \"x\" }",
        members: "var cell: UITableViewCell!", cell)
        == ["UIButton x"])
  }

  @Test func barItemsAreReachedThroughTheNavigationItem() {
    let item = "UIBarButtonItem(title: \"a\", style: .plain, target: nil, action: nil)"
    #expect(
      controls(
        "navigationItem.rightBarButtonItem = \(item)\nnavigationItem.rightBarButtonItem?.accessibilityIdentifier = \"x\""
      ) == ["UIBarButtonItem x"])
    #expect(
      controls("let i = \(item)\ni.accessibilityIdentifier = \"x\"\nnavigationItem.leftBarButtonItem = i") == [
        "UIBarButtonItem x"
      ])
    #expect(
      controls(
        "navigationItem.rightBarButtonItems = [\(item), \(item)]\nnavigationItem.rightBarButtonItems?[1].accessibilityIdentifier = \"x\""
      )
        == ["UIBarButtonItem -", "UIBarButtonItem x"])
  }

  @Test func barItemsOfAnotherControllerAreReachedThroughIt() {
    let item = "UIBarButtonItem(title: \"a\", style: .plain, target: nil, action: nil)"
    let setUp = "let c = UIViewController()\nc.navigationItem.rightBarButtonItem = \(item)\n"
    #expect(
      controls(setUp + "c.navigationItem.rightBarButtonItem?.accessibilityIdentifier = \"x\"") == ["UIBarButtonItem x"])
    #expect(
      controls(setUp + "c.navigationItem.leftBarButtonItem?.accessibilityIdentifier = \"x\"").contains(
        "UIBarButtonItem -"))
    #expect(
      controls(setUp + "navigationItem.rightBarButtonItem?.accessibilityIdentifier = \"x\"").contains(
        "UIBarButtonItem -"))
  }

  @Test(arguments: [
    "go.accessibilityIdentifier = \"x\"", "item.customView?.accessibilityIdentifier = \"x\"",
  ])
  func aBarItemIsTheViewThatItHolds(code: String) throws {
    let inventory = inventory(
      viewDidLoad: "let item = UIBarButtonItem(customView: go)\n" + code, members: "let go = UIButton()")
    #expect(inventory.controls == ["UIButton x"])
    #expect(try inventory.element("UIButton").places.map(\.position.line) == [4])
  }

  @Test func anItemMayBeGivenItsViewLater() throws {
    let inventory = inventory(
      viewDidLoad:
        "let item = UIBarButtonItem()\nitem.customView = UIImageView(image: nil)\nitem.customView?.accessibilityIdentifier = \"x\""
    )
    #expect(inventory.written == ["image UIImageView x"])
  }

  @Test func theOverloadThatACallMeansSaysItsType() {
    let base = """
      class BaseViewController: UITableViewController {
        override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() }
        func mark(_ p: IndexPath) { tableView(tableView, cellForRowAt: p).accessibilityIdentifier = "row" }
      }
      """
    #expect(inventory(of: base).assigned == ["uikit-property cell row"])
  }

  @Test func aBarItemOfUnknownContentIsAnElement() {
    #expect(controls("let item = UIBarButtonItem(customView: UIImageView())").isEmpty)
    #expect(controls("let item = UIBarButtonItem(customView: made())") == ["UIBarButtonItem -"])
  }

  @Test func spacersAreNoControls() {
    #expect(
      controls(
        "toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), UIBarButtonItem(systemItem: .fixedSpace)]"
      ).isEmpty)
    #expect(controls("toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]") == ["UIBarButtonItem -"])
  }

  @Test func alertActionsAreControls() throws {
    let inventory = inventory(
      viewDidLoad:
        "let ok = UIAlertAction(title: \"OK\", style: .default) { _ in }\nok.accessibilityIdentifier = \"alert.ok\"\nalert.addAction(ok)\nalert.addAction(UIAlertAction(title: \"No\", style: .cancel))"
    )
    #expect(inventory.controls == ["UIAlertAction alert.ok", "UIAlertAction -"])
    #expect(inventory.elements.map(\.label) == ["OK", "No"])
  }

  @Test func aTextViewThatIsNotEditedIsNoControl() {
    #expect(controls("text.isEditable = false", members: "let text = UITextView()").isEmpty)
    #expect(
      controls("", members: "let text: UITextView = { let t = UITextView(); t.isEditable = false; return t }()").isEmpty
    )
    #expect(controls("text.isEditable = true", members: "let text = UITextView()") == ["UITextView -"])
  }

  @Test func cellsRepeat() {
    let inventory = inventory(
      of:
        "class RowCell: UITableViewCell { let go = UIButton() }\nclass Head: UICollectionReusableView { let go = UIButton() }\nclass Plain: UIView { let go = UIButton() }"
    )
    #expect(inventory.elements.map(\.isRepeated) == [true, true, false])
    #expect(inventory.elements.map(\.component) == ["RowCell", "Head", "Plain"])
  }

  @Test func loopsRepeat() {
    #expect(
      inventory(viewDidLoad: "for title in titles { add(UIButton()) }\ntitles.forEach { _ in add(UIButton()) }")
        .elements.map(\.isRepeated) == [true, true])
  }

  @Test func branchesExcludeEachOther() throws {
    let found = inventory(
      viewDidLoad:
        "if a { add(UIButton()) } else { add(UIButton()) }\nguard b else { add(UIButton()); return }\nadd(UIButton())"
    ).elements
    try #require(found.count == 4)
    #expect(found[0].excludes(found[1]))
    #expect(!found[2].excludes(found[3]))
    #expect(!found[0].excludes(found[2]))
  }

  @Test func branchesThatAssignAreAllListed() throws {
    let inventory = inventory(
      viewDidLoad: "if a { go.accessibilityIdentifier = \"x\" } else { go.accessibilityIdentifier = \"y\" }",
      members: "let go = UIButton()")
    #expect(inventory.controls == ["UIButton x|y"])
  }

  @Test func publishersAssignToAKeyPath() {
    let inventory = inventory(
      viewDidLoad: "model.$id.assign(to: \\.accessibilityIdentifier, on: go)", members: "let go = UIButton()")
    #expect(inventory.elements.map(\.identifier.state) == [.unresolved])
    #expect(inventory.assignments.count == 1)
  }

  /// What a setter assigns is what each of its calls passes; an object that no call names has none of it.
  @Test func aSetterGivesOnlyToThoseThatItIsCalledOn() {
    let setter = "extension UIView { func tagged(_ id: String) -> Self { accessibilityIdentifier = id; return self } }"
    let found = inventory(
      viewDidLoad: "stop.accessibilityIdentifier = \"y\"",
      members: "let go = UIButton().tagged(\"x\")\nlet stop = UIButton()\nlet other = UIButton()", declarations: setter)
    #expect(found.controls == ["UIButton x", "UIButton y", "UIButton -"])
  }

  @Test func eachObjectHasWhatItIsMadeWith() {
    let row = """
      class Row: UIButton {
        let id: String
        init(_ id: String) { self.id = id; super.init(frame: .zero); setUp() }
        func setUp() { accessibilityIdentifier = "row." + id }
      }
      """
    #expect(controls("add(Row(\"a\")); add(Row(\"b\"))", row) == ["Row row.a", "Row row.b"])
  }

  @Test(arguments: [
    "UICollectionView.CellRegistration<TileCell, Int> { c, _, _ in",
    "UICollectionView.CellRegistration { (c: TileCell, _, _: Int) in",
  ])
  func registrationsSayWhatTheirClosuresFill(registration: String) {
    let inventory = inventory(
      viewDidLoad: "let r = " + registration
        + "\nc.accessibilityIdentifier = \"tile\"\nc.go.accessibilityIdentifier = \"tile.go\"\n}",
      declarations: "class TileCell: UICollectionViewCell { let go = UIButton() }")
    #expect(inventory.assigned == ["uikit-property cell tile", "uikit-property button tile.go"])
    #expect(inventory.controls == ["UIButton tile.go"])
  }

  @Test func closuresOfOneBodyAreToldApart() {
    let code = """
      let first: UIButton = { let b = UIButton(); b.accessibilityIdentifier = "a"; return b }()
      let second: UIButton = { let b = UIButton(); return b }()
      second.accessibilityIdentifier = "b"
      """
    #expect(controls(code) == ["UIButton a", "UIButton b"])
  }

  @Test func aSetterInAnInitialiserGivesWhatItsCallPasses() {
    let button = """
      class CloseButton: UIButton {
        init(identifier: ID) { super.init(frame: .zero); setAccessibilityIdentifier(identifier) }
      }
      enum ID: String { case close, back }
      extension UIView { func setAccessibilityIdentifier(_ id: ID?) { accessibilityIdentifier = id?.rawValue } }
      """
    #expect(
      controls("add(CloseButton(identifier: .close)); add(CloseButton(identifier: .back))", button)
        == ["CloseButton close", "CloseButton back"])
  }

  @Test func aSettersDefault() {
    let tag = "extension UIView { func tag(_ name: String = \"plain\") { accessibilityIdentifier = name } }"
    let found = inventory(
      viewDidLoad: "a.tag()\nb.tag(\"own\")", members: "let a = UIButton()\nlet b = UIButton()", declarations: tag)
    #expect(found.elements.map { $0.identifier.values } == [["plain"], ["own"]])
  }

  @Test(arguments: [
    (
      "for (index, button) in [a, b].enumerated() { button.accessibilityIdentifier = \"b.\\(index)\" }", ["b.0", "b.1"]
    ),
    (
      "for (index, button) in buttons.enumerated() { button.accessibilityIdentifier = \"b.\\(index)\" }",
      ["b.0", "b.1"]
    ),
    (
      "for (button, name) in zip([a, b], [\"one\", \"two\"]) { button.accessibilityIdentifier = name }", ["one", "two"]
    ),
    (
      "let names = [\"one\", \"two\"]\nfor (button, name) in zip(buttons, names) { button.accessibilityIdentifier = name }",
      ["one", "two"]
    ),
  ])
  func loopsOverListsSideBySide(_ loop: String, _ expected: [String]) {
    let found = inventory(
      viewDidLoad: loop, members: "let a = UIButton()\nlet b = UIButton()\nlazy var buttons = [a, b]")
    #expect(found.elements.map { $0.identifier.values.first } == expected)
  }

  @Test(arguments: [
    "func setUp(_ b: UIButton, id: String) { b.accessibilityIdentifier = \"go.\" + id }",
    """
    func setUp(_ b: UIButton, id: String) { b.identified(by: "go." + id) }
    """,
  ])
  func aHelperGivesEachObjectWhatItsCallPasses(helper: String) {
    let setter = "extension UIView { func identified(by id: String) { accessibilityIdentifier = id } }"
    #expect(
      controls(
        "setUp(first, id: \"a\"); setUp(second, id: \"b\")",
        members: "let first = UIButton()\nlet second = UIButton()\n" + helper, setter)
        == ["UIButton go.a", "UIButton go.b"])
  }

  /// Each loop's variable is its own, though they have one name.
  @Test(arguments: ["labels", "stack.arrangedSubviews", "[a].reversed()", "views.filter(isShown)"])
  func loopsThatShareAName(_ second: String) {
    let found = inventory(
      viewDidLoad:
        "for item in [a, b] { view.addSubview(item) }\nfor item in \(second) { item.accessibilityIdentifier = \"x\" }",
      members: "@IBOutlet var labels: [UILabel]!\nlet a = UIButton()\nlet b = UIButton()")
    #expect(found.elements.filter { $0.kind == "UIButton" }.allSatisfy { $0.identifier.state != .known })
  }

  /// What nobody calls gives nothing.
  @Test(arguments: [
    ("private func name() { a.accessibilityIdentifier = \"x\" }", "", "-"),
    ("private func name() { a.accessibilityIdentifier = \"x\" }", "name()", "x"),
    ("private func name() { a.accessibilityIdentifier = \"x\" }", "act(#selector(name))", "x"),
    ("func name() { a.accessibilityIdentifier = \"x\" }", "", "x"),
    ("@objc private func name() { a.accessibilityIdentifier = \"x\" }", "", "x"),
  ])
  func aPrivateFunctionWithoutACall(function: String, call: String, expected: String) {
    let found = inventory(viewDidLoad: call, members: "let a = UIButton()\n\(function)")
    #expect(found.elements.map { written($0.identifier) } == [expected])
  }
}
