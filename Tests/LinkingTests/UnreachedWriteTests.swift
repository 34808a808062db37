import Findings
import Inventory
import Taxonomy
import Testing

/// Which identifiers code gives to no object, or to another one than its words suggest.
@Suite struct UnreachedWriteTests {
  /// A view that names itself where it is made, and what this puts into it.
  private static let badge = """
    class Badge: UIView {
      override init(frame: CGRect) { super.init(frame: frame); accessibilityIdentifier = "badge" }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private func identifiers(_ viewDidLoad: String, _ members: String, _ declarations: String = badge, of kind: String)
    -> [String]
  {
    inventory(viewDidLoad: viewDidLoad, members: members, declarations: declarations).elements
      .filter { $0.kind == kind }.map { written($0.identifier) }
  }

  private func label(_ making: String, _ initialisers: String) -> [String] {
    let label = """
      class Choice: UIView {
        let title = UILabel()
        private func name() { accessibilityIdentifier = "choice"; title.accessibilityIdentifier = "choice.title" }
        \(initialisers)
      }
      """
    return inventory(viewDidLoad: "", members: making, declarations: label).elements
      .map { "\($0.kind) \(written($0.identifier))" }
  }

  private static let ofDocument = """
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder); name() }
    """

  @Test func anInitialiserThatTheCallDoesNotMean() {
    #expect(label("let choice = Choice()", Self.ofDocument) == [])
    #expect(label("let choice = Choice(frame: .zero)", Self.ofDocument) == [])
    let choice = ["Choice choice", "UILabel choice.title"]
    #expect(label("@IBOutlet var choice: Choice!", Self.ofDocument) == choice)
    #expect(label("let a = Choice()\n@IBOutlet var choice: Choice!", Self.ofDocument) == choice)
    #expect(label("", Self.ofDocument) == ["UILabel choice.title"])
    let two = """
      init(editable: Bool) { super.init(frame: .zero); name() }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError() }
      """
    #expect(label("let choice = Choice()", two) == [])
    #expect(label("let choice = Choice(editable: true)", two) == choice)
    #expect(label("let a = Choice()\nlet choice = Choice(editable: true)", two) == choice)
    let delegating = """
      convenience init() { self.init(editable: true) }
      init(editable: Bool) { super.init(frame: .zero); name() }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError() }
      """
    #expect(label("let choice = Choice()", delegating) == choice)
    #expect(label("let choice = Choice(frame: .zero)", delegating) == [])
  }

  @Test func aDocumentsObjectsAreNamedOnceItIsRead() {
    let holder = """
      class Card: UIView {
        @IBOutlet var choice: Choice!
        override func awakeFromNib() { super.awakeFromNib(); choice.accessibilityIdentifier = "card.choice" }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Choice: UIView {
        required init?(coder: NSCoder) { super.init(coder: coder); accessibilityIdentifier = "choice" }
      }
      """
    #expect(identifiers("", "", holder, of: "Choice") == ["card.choice"])
  }

  @Test func anInheritedInitialiser() {
    let base = """
      class Base: UIView {
        init(editable: Bool) { super.init(frame: .zero); name() }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
        private func name() { accessibilityIdentifier = "base" }
      }
      class Sub: Base { }
      """
    #expect(identifiers("", "let sub = Sub(editable: true)", base, of: "Sub") == ["base"])
    #expect(identifiers("", "let sub = Sub()", base, of: "Sub") == [])
  }

  /// What something else calls as well does run, and what cannot be followed may.
  @Test(arguments: [
    "func reset() { name() }", "override func layoutSubviews() { super.layoutSubviews(); name() }",
    "func listen() { observe(#selector(name)) }", "var isOn = false { didSet { name() } }",
  ])
  func aFunctionOfAnInitialiserThatOthersCall(member: String) {
    #expect(
      label("let choice = Choice()", Self.ofDocument + "\n" + member) == ["Choice choice", "UILabel choice.title"])
  }

  // MARK: Results

  @Test func whatAFunctionGivesIsNotItsReceiver() {
    func found(_ function: String) -> [String] {
      inventory(
        viewDidLoad:
          "drop.accessibilityIdentifier = \"drop\"\nlet list = drop.list()\nlist.accessibilityIdentifier = \"list\"",
        members: "let drop = Drop()", declarations: "class Drop: UIView { let table = UITableView()\n\(function) }"
      ).elements.map { "\($0.kind) \(written($0.identifier))" }
    }
    let expected = ["Drop drop", "UITableView list"]
    #expect(found("func list() -> UITableView { table }") == expected)
    #expect(found("func list() -> UITableView { isHidden = true; return table }") == expected)
    #expect(found("func list() -> UIView { return table }") == expected)
    #expect(found("func list() -> Self { isHidden = true; return self }") == ["Drop list"])
    #expect(found("func list() -> Drop { isHidden = true; return self }") == ["Drop list"])
    #expect(found("func list() -> Drop { hidden(true) }\nfunc hidden(_ h: Bool) -> Self { self }") == ["Drop list"])
  }

  @Test func whatUIKitsFunctionsGive() {
    let found = inventory(
      viewDidLoad:
        "table.accessibilityIdentifier = \"table\"\nlet cell = table.cellForRow(at: p)\ncell?.accessibilityIdentifier = \"cell\"",
      members: "let table = UITableView()")
    #expect(found.written == ["table UITableView table"])
  }

  // MARK: What is there at the time

  private static let row = """
    class Row: UITableViewCell {
      MEMBER
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        actions?.accessibilityIdentifier = "row.actions"
        LATER
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      private func open() { let new = UIButton(); self.actions = new }
      func swipe() { open() }
    }
    """

  @Test(arguments: [
    ("var actions: UIButton?", "", ["-"]), ("weak var actions: UIButton?", "open()", ["-"]),
    ("var actions: UIButton? = UIButton()", "", ["row.actions", "-"]),
    ("var actions: UIButton? = UIButton()", "tap { self.open() }", ["row.actions", "row.actions"]),
  ])
  func aPropertyThatHoldsNothingYet(member: String, later: String, expected: [String]) {
    let row = Self.row.replacing("MEMBER", with: member).replacing("LATER", with: later)
    #expect(identifiers("", "", row, of: "UIButton") == expected)
  }

  @Test func aPropertyThatIsFilledBefore() {
    let row = Self.row.replacing("MEMBER", with: "var actions: UIButton?").replacing("LATER", with: "")
      .replacing("    actions?.acc", with: "    open()\n    actions?.acc")
    #expect(identifiers("", "", row, of: "UIButton") == ["row.actions"])
  }

  @Test func anotherObjectFillsThePlace() {
    let item = """
      class Item: UIView {
        var trailing = UIView()
        override init(frame: CGRect) { super.init(frame: frame); trailing.accessibilityIdentifier = "item.trailing" }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let found = identifiers(
      "item.trailing = badge", "let item = Item()\nlet badge = Badge()", Self.badge + "\n" + item, of: "Badge")
    #expect(found == ["badge"])
  }

  /// What an initialiser gives under another name is given where that initialiser makes the object.
  @Test(arguments: [
    "cell?.accessibilityIdentifier = name", "guard let cell = self.cell else { return }\ncell.NAME",
    "guard let cell else { return }\ncell.NAME", "if let made = self.cell { made.NAME }",
    "let made = self.cell; made?.NAME",
  ])
  func anotherNameForWhatAnInitialiserMade(naming: String) {
    func cells(_ later: String) -> [String] {
      inventory(
        of: """
          final class Row {
            var cell: UIButton?
            init(name: String) { self.cell = UIButton(); \(naming.replacing("NAME", with: "accessibilityIdentifier = name")) }
            init(message: String) { self.cell = UIButton(type: .system) }
            init(id: String) { self.cell = UIButton(type: .close); self.cell?.accessibilityIdentifier = id }
            \(later)
          }
          class ListController: UIViewController {
            let rows = [Row(name: "one"), Row(message: "two"), Row(id: "three")]
          }
          """
      ).elements.map { written($0.identifier) }
    }
    #expect(cells("") == ["one", "-", "three"])
    let anyTime = "func name() { guard let cell = self.cell else { return }; cell.accessibilityIdentifier = \"any\" }"
    #expect(cells(anyTime) == ["one|any", "any", "three|any"])
  }
}
