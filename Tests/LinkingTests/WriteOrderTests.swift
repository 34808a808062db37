import Findings
import Inventory
import Taxonomy
import Testing

/// Which identifier an object has that is given several.
@Suite struct WriteOrderTests {
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

  private func badges(_ viewDidLoad: String, _ members: String = "let badge = Badge()", _ declarations: String = badge)
    -> [String]
  {
    identifiers(viewDidLoad, members, declarations, of: "Badge")
  }

  // MARK: Initialisers

  @Test(arguments: [
    "override init(frame: CGRect) { super.init(frame: frame); accessibilityIdentifier = \"badge\" }",
    "override init(frame: CGRect) { super.init(frame: frame); name() }\nprivate func name() { accessibilityIdentifier = \"badge\" }",
    "override init(frame: CGRect) { super.init(frame: frame); setUp() }\nfunc setUp() { name() }\nfunc name() { self.accessibilityIdentifier = \"badge\" }",
    "init() { super.init(frame: .zero); accessibilityIdentifier = \"badge\" }",
    "convenience init() { self.init(frame: .zero) }\noverride init(frame: CGRect) { super.init(frame: frame); accessibilityIdentifier = \"badge\" }",
    "init(size: Int = 1) { super.init(frame: .zero); setAccessibilityIdentifier(\"badge\") }",
  ])
  func theHolderNamesWhatNamesItselfWhereItIsMade(initialiser: String) {
    let badge = "class Badge: UIView {\n\(initialiser)\nrequired init?(coder: NSCoder) { fatalError() }\n}"
    #expect(badges("badge.accessibilityIdentifier = \"login.badge\"", "let badge = Badge()", badge) == ["login.badge"])
    #expect(badges("", "let badge = Badge()", badge) == ["badge"])
  }

  @Test(arguments: [
    "lazy var badge = Badge()", "lazy var badge: Badge = { let b = Badge(); return b }()",
    "var badge: Badge!\noverride func loadView() { badge = Badge(); view = badge }",
    "let badge: Badge\ninit() { badge = Badge(); super.init(nibName: nil, bundle: nil) }",
  ])
  func whereverTheHolderMakesIt(member: String) {
    #expect(badges("badge.accessibilityIdentifier = \"login.badge\"", member) == ["login.badge"])
  }

  @Test func inOneBody() {
    #expect(badges("let b = Badge()\nadd(b)\nb.accessibilityIdentifier = \"login.badge\"", "") == ["login.badge"])
    #expect(
      badges("", "func show() { guard isOn else { return }\nlet b = Badge()\nb.accessibilityIdentifier = \"shown\" }")
        == ["shown"])
    #expect(
      badges("", "lazy var badge: Badge = { let b = Badge(); b.accessibilityIdentifier = \"x\"; return b }()") == ["x"])
  }

  /// What a function makes for several names is several objects, of which one is named again.
  @Test func aFunctionThatMakesSeveral() {
    let make = "func make() -> Badge { let b = Badge(); b.accessibilityIdentifier = \"made\"; return b }"
    let code = "a.accessibilityIdentifier = \"x\""
    #expect(badges(code, "lazy var a = make()\n\(make)") == ["x"])
    #expect(badges(code, "lazy var a = make()\nlazy var b = make()\n\(make)") == ["made|x"])
    #expect(badges("view.addSubview(make())\n\(code)", "lazy var a = make()\n\(make)") == ["made|x"])
    #expect(badges("", "var badge: Badge { let b = Badge(); b.accessibilityIdentifier = \"x\"; return b }") == ["x"])
  }

  /// The names that stand for what one function gives are of an object each.
  @Test func aFunctionThatGivesEachNameItsOwn() {
    let make = "func make() -> UIButton { let b = UIButton(); return b }"
    #expect(
      identifiers(
        "a.accessibilityIdentifier = \"a\"\nb.accessibilityIdentifier = \"b\"",
        "lazy var a = make()\nlazy var b = make()\n\(make)", "", of: "UIButton") == ["a|b"])
    #expect(
      identifiers(
        "a = make()\na.accessibilityIdentifier = \"a\"\nb = make()\nb.accessibilityIdentifier = \"b\"",
        "var a: UIButton!\nvar b: UIButton!\n\(make)", "", of: "UIButton") == ["a|b"])
    let closure = "let b = make(); b.accessibilityIdentifier = "
    #expect(
      identifiers(
        "",
        "let a: UIButton = { \(closure)\"a\"; return b }()\nlet b: UIButton = { \(closure)\"b\"; return b }()\nstatic \(make)",
        "", of: "UIButton") == ["a|b"])
    #expect(
      identifiers(
        "a.accessibilityIdentifier = \"a\"\na.accessibilityIdentifier = \"b\"", "lazy var a = make()\n\(make)", "",
        of: "UIButton") == ["b"])
    #expect(
      identifiers(
        "a.setUp()\nb.accessibilityIdentifier = \"b\"",
        "lazy var a = make()\nlazy var b = make()\nfunc make() -> Drop { Drop() }", Self.drop, of: "Drop") == ["b|drop"]
    )
  }

  @Test func aCallBehindTheInitialisers() {
    let tag = "extension UIView { func tagged(_ id: String) -> Self { accessibilityIdentifier = id; return self } }"
    #expect(badges("", "let badge = Badge().tagged(\"login.badge\")", Self.badge + "\n" + tag) == ["login.badge"])
    let careful =
      "extension UIView { func tagged(_ id: String) -> Self { if isOn { accessibilityIdentifier = id }; return self } }"
    #expect(
      badges("", "let badge = Badge().tagged(\"login.badge\")", Self.badge + "\n" + careful) == ["login.badge|badge"])
  }

  /// Where it is not sure that the holder's comes, or that it comes last, either may be there.
  @Test(arguments: [
    ("if isOn { badge.accessibilityIdentifier = \"x\" }", ""),
    ("guard isOn else { return }\nbadge.accessibilityIdentifier = \"x\"", ""),
    ("if isOn { return }\nbadge.accessibilityIdentifier = \"x\"", ""),
    ("for _ in rows { badge.accessibilityIdentifier = \"x\" }", ""),
    ("DispatchQueue.main.async { self.badge.accessibilityIdentifier = \"x\" }", ""),
    ("defer { badge.accessibilityIdentifier = \"x\" }\nload { badge.accessibilityIdentifier = \"x\" }", ""),
    ("", "func update() { badge.accessibilityIdentifier = \"x\" }"),
    ("onTap = { self.name() }", "func name() { badge.accessibilityIdentifier = \"x\" }"),
    ("if isOn { name() }", "private func name() { badge.accessibilityIdentifier = \"x\" }"),
  ])
  func aHolderThatMayNameIt(viewDidLoad: String, member: String) {
    let found = badges(viewDidLoad, "let badge = Badge()\nvar isOn = true\n\(member)")
    #expect(found.map { $0.split(separator: "|").sorted() } == [["badge", "x"]])
  }

  @Test func eachHolderHasItsOwn() {
    let other = """
      class OtherViewController: UIViewController {
        let badge = Badge()
        override func viewDidLoad() { view.addSubview(badge) }
      }
      """
    let found = inventory(
      viewDidLoad: "badge.accessibilityIdentifier = \"login.badge\"", members: "let badge = Badge()",
      declarations: Self.badge + "\n" + other)
    #expect(
      found.elements.map { "\($0.screen ?? "") \(written($0.identifier))" } == ["login login.badge", "other badge"])
    #expect(found.assignments.map(\.verdict) == [.reachable, .reachable])
  }

  @Test func whatNobodyEverSeesIsReplaced() {
    let found = inventory(
      viewDidLoad: "badge.accessibilityIdentifier = \"login.badge\"", members: "let badge = Badge()",
      declarations: Self.badge)
    #expect(
      found.assignments.map { "\(written($0.identifier)) \($0.verdict)" } == [
        "login.badge reachable", "badge shadowed",
      ])
  }

  @Test func aSubclassNamesAfterItsSuperclass() {
    let small = """
      class SmallBadge: Badge {
        override init(frame: CGRect) { super.init(frame: frame); accessibilityIdentifier = "small" }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let members = "let badge = SmallBadge()"
    #expect(identifiers("", members, Self.badge + "\n" + small, of: "SmallBadge") == ["small"])
    let early = small.replacing(
      "super.init(frame: frame); accessibilityIdentifier = \"small\"", with: "super.init(frame: frame)")
    #expect(identifiers("", members, Self.badge + "\n" + early, of: "SmallBadge") == ["badge"])
  }

  /// A holder whose subclass may not name it.
  @Test func aHoldersSubclasses() {
    let holders = """
      class Card: UIView {
        let badge = Badge()
        override init(frame: CGRect) { super.init(frame: frame); name() }
        required init?(coder: NSCoder) { fatalError() }
        func name() { badge.accessibilityIdentifier = "card.badge" }
      }
      class PlainCard: Card { ADDED }
      """
    #expect(badges("", "", Self.badge + "\n" + holders.replacing("ADDED", with: "")) == ["card.badge"])
    let found = badges("", "", Self.badge + "\n" + holders.replacing("ADDED", with: "override func name() { }"))
    #expect(found.map { $0.split(separator: "|").sorted() } == [["badge", "card.badge"]])
  }

  // MARK: Functions

  private static let drop = """
    class Drop: UIView {
      func setUp() { isHidden = true; accessibilityIdentifier = "drop" }
    }
    """

  @Test func aFunctionThatNamesIsCalledBeforeOrAfter() {
    func found(_ code: String) -> [String] { identifiers(code, "let drop = Drop()", Self.drop, of: "Drop") }
    #expect(found("drop.setUp()\ndrop.accessibilityIdentifier = \"x\"") == ["x"])
    #expect(found("drop.accessibilityIdentifier = \"x\"\ndrop.setUp()") == ["drop"])
    #expect(found("drop.setUp()\nif isOn { drop.accessibilityIdentifier = \"x\" }") == ["x|drop"])
    #expect(found("onTap = { self.drop.setUp() }\ndrop.accessibilityIdentifier = \"x\"") == ["x|drop"])
    #expect(found("let other = Drop()\nother.setUp()\ndrop.accessibilityIdentifier = \"x\"") == ["x", "drop"])
  }

  @Test func aFunctionThatIsCalledElsewhereToo() {
    let members = "let drop = Drop()\nfunc reset() { drop.setUp() }"
    #expect(
      identifiers("drop.setUp()\ndrop.accessibilityIdentifier = \"x\"", members, Self.drop, of: "Drop") == ["x|drop"])
    let passed = "let drop = Drop()\nfunc reset(_ drop: Drop) { drop.setUp() }"
    #expect(
      identifiers("drop.setUp()\ndrop.accessibilityIdentifier = \"x\"", passed, Self.drop, of: "Drop") == ["x|drop"])
  }

  @Test func theLastStatementOfABodyWins() {
    func found(_ code: String) -> [String] { identifiers(code, "let go = UIButton()", "", of: "UIButton") }
    #expect(found("go.accessibilityIdentifier = \"x\"\ngo.accessibilityIdentifier = \"y\"") == ["y"])
    #expect(found("if isOn { go.accessibilityIdentifier = \"x\" }\ngo.accessibilityIdentifier = \"y\"") == ["y"])
    #expect(found("go.accessibilityIdentifier = \"x\"\nif isOn { go.accessibilityIdentifier = \"y\" }") == ["x|y"])
    #expect(
      found("go.accessibilityIdentifier = \"x\"\nguard isOn else { return }\ngo.accessibilityIdentifier = \"y\"") == [
        "x|y"
      ])
    #expect(found("go.accessibilityIdentifier = \"x\"\nload { self.go.accessibilityIdentifier = \"y\" }") == ["x|y"])
  }

  @Test func oneNameForEitherOfTwo() {
    let found = identifiers(
      "a.accessibilityIdentifier = \"a\"\nb.accessibilityIdentifier = \"b\"\nlet one = isOn ? a : b\none.accessibilityIdentifier = \"x\"",
      "let a = UIButton()\nlet b = UIButton()", "", of: "UIButton")
    #expect(found == ["a|x", "b|x"])
  }

  /// Two objects of a class have a view each: what one's is given says nothing of the other's.
  @Test func theViewOfAnotherObject() {
    let box = "class Box: UIView { let go = UIButton() }"
    func found(_ code: String) -> [String] {
      identifiers(code, "let first = Box()\nlet second = Box()", box, of: "UIButton")
    }
    #expect(
      found("first.go.accessibilityIdentifier = \"a\"\nsecond.go.accessibilityIdentifier = \"b\"") == ["a|b"])
    #expect(found("first.go.accessibilityIdentifier = \"a\"\nfirst.go.accessibilityIdentifier = \"b\"") == ["b"])
    #expect(found("first.go.accessibilityIdentifier = \"a\"\nsecond.go.accessibilityIdentifier = nil") == ["a"])
  }

  @Test func anIdentifierThatIsTakenAgain() {
    func found(_ code: String) -> [String] { identifiers(code, "let go = UIButton()", "", of: "UIButton") }
    #expect(found("go.accessibilityIdentifier = \"x\"\ngo.accessibilityIdentifier = nil") == ["-"])
    #expect(found("go.accessibilityIdentifier = nil\ngo.accessibilityIdentifier = \"x\"") == ["x"])
    #expect(found("go.accessibilityIdentifier = \"x\"\nif isOn { go.accessibilityIdentifier = nil }") == ["x"])
    #expect(badges("badge.accessibilityIdentifier = nil").isEmpty)
  }
}
