import Inventory
import Testing

/// Identifiers that callers pass or leave out: each screen has what its own calls say.
@Suite struct CallerValueTests {
  private func screens(_ controllers: [(name: String, body: String)], _ component: String) -> Inventory {
    let classes = controllers.map { name, body in
      "final class \(name)ViewController: UIViewController { override func viewDidLoad() { \(body) } }\n"
    }
    return inventory(of: component + "\n" + classes.joined())
  }

  @Test func anInitialisersArgumentThatIsLeftOutGivesNone() {
    let banner = """
      final class Banner: UIView {
        let identifier: String?
        let button = UIButton()
        init(title: String, identifier: String? = nil) {
          self.identifier = identifier
          super.init(frame: .zero)
          prepare()
        }
        func prepare() { addSubview(button); button.accessibilityIdentifier = identifier }
      }
      """
    let inventory = screens(
      [
        ("Named", "view.addSubview(Banner(title: \"a\", identifier: \"named.ok\"))"),
        ("Plain", "view.addSubview(Banner(title: \"b\"))"),
        (
          "Both",
          "view.addSubview(Banner(title: \"b\")); view.addSubview(Banner(title: \"c\", identifier: \"both.ok\"))"
        ),
      ], banner)
    #expect(
      inventory.controlsByScreen == [
        "named": ["UIButton named.ok"], "plain": ["UIButton -"], "both": ["UIButton both.ok"],
      ])
  }

  @Test func anInitialisersParameterMayBeUsedAtOnce() {
    let banner = """
      final class Banner: UIView {
        let button = UIButton()
        init(_ identifier: String = "banner.ok") {
          super.init(frame: .zero)
          addSubview(button)
          button.accessibilityIdentifier = identifier
        }
      }
      """
    let inventory = screens(
      [("Named", "view.addSubview(Banner(\"named.ok\"))"), ("Plain", "view.addSubview(Banner())")], banner)
    #expect(inventory.controlsByScreen == ["named": ["UIButton named.ok"], "plain": ["UIButton banner.ok"]])
  }

  private let cell = """
    final class LinkCell: UITableViewCell {
      @IBOutlet var button: UIButton!
      func configure(text: String, identifier: String? = nil) { name(identifier) }
      func name(_ identifier: String?) { button.accessibilityIdentifier = identifier }
    }
    """

  @Test func soDoesAMethodsArgument() {
    let inventory = screens(
      [
        ("One", "let cell: LinkCell = make(); cell.configure(text: \"a\", identifier: \"one.link\")"),
        ("Two", "let cell: LinkCell = make(); cell.configure(text: \"b\")"),
      ], cell)
    #expect(inventory.controlsByScreen == ["one": ["UIButton one.link"], "two": ["UIButton -"]])
  }

  @Test func aHelpersCallsCountForAllScreens() {
    let inventory = screens(
      [
        ("One", "let cell: LinkCell = make(); cell.configure(text: \"a\", identifier: \"one.link\")"),
        ("Two", "let cell: LinkCell = make(); Helper().fill(cell)"),
        ("Three", "let cell: LinkCell = make(); cell.configure(text: \"c\")"),
      ],
      cell + "\nstruct Helper { func fill(_ cell: LinkCell) { cell.configure(text: \"b\", identifier: \"any.link\") } }"
    )
    #expect(
      inventory.controlsByScreen == [
        "one": ["UIButton any.link|one.link"], "two": ["UIButton any.link|one.link"], "three": ["UIButton any.link"],
      ])
  }

  @Test func whatIsAssignedLaterCounts() {
    let banner = """
      final class Banner: UIView {
        var identifier: String?
        let button = UIButton()
        init(identifier: String? = nil) { self.identifier = identifier; super.init(frame: .zero) }
        override func layoutSubviews() { addSubview(button); button.accessibilityIdentifier = identifier }
      }
      """
    let inventory = screens(
      [
        ("Named", "view.addSubview(Banner(identifier: \"named.ok\"))"),
        ("Later", "let banner = Banner(); view.addSubview(banner); banner.identifier = \"later.ok\""),
        ("Plain", "view.addSubview(Banner())"),
      ], banner)
    #expect(
      inventory.controlsByScreen == [
        "named": ["UIButton named.ok"], "later": ["UIButton later.ok"], "plain": ["UIButton -"],
      ])
  }

  @Test func theTreeShowsEachObjectsOwn() {
    let source = """
      final class Banner: UIView {
        let identifier: String?
        let button = UIButton()
        init(identifier: String? = nil) { self.identifier = identifier; super.init(frame: .zero); prepare() }
        func prepare() { addSubview(button); button.accessibilityIdentifier = identifier }
      }
      final class LoginViewController: UIViewController {
        override func viewDidLoad() {
          view.addSubview(Banner()); view.addSubview(Banner(identifier: "login.ok"))
        }
      }
      final class HomeViewController: UIViewController {
        override func viewDidLoad() { view.addSubview(Banner(identifier: "home.ok")) }
      }
      """
    #expect(
      loginTree(of: source) == """
        other
         other
          button
         other
          button login.ok reachable
        """)
  }

  @Test func whatIsDecodedIsNotKnownToBeNil() {
    let inventory = screens(
      [("Login", "load { (item: Item) in self.view.addSubview(Box(item: item)) }")],
      """
      struct Item: Decodable { let identifier: String? }
      let sample = Item(identifier: nil)
      final class Box: UIView { let item: Item; let button = UIButton()
        init(item: Item) { self.item = item; super.init(frame: .zero) }
        func show() { addSubview(button); button.accessibilityIdentifier = item.identifier } }
      """)
    #expect(inventory.controlsByScreen["login"]?.first?.hasPrefix("UIButton ?") == true)
  }

  @Test func whatItsOwnCallPassesComesBeforeWhatOthersOfTheScreenPass() {
    let found = inventory(
      of: """
        class Rule: UIButton {
          init(accessibilityIdentifier: String) { super.init(frame: .zero); self.accessibilityIdentifier = accessibilityIdentifier } }
        final class Panel: UIView {
          private var upper: Rule!; private var lower: Rule!
          init() { super.init(frame: .zero)
            upper = Rule(accessibilityIdentifier: "upper"); addSubview(upper)
            lower = Rule(accessibilityIdentifier: "lower"); addSubview(lower) } }
        final class FirstViewController: UIViewController {
          private lazy var panel = Panel()
          override func viewDidLoad() { view.addSubview(panel) } }
        final class SecondViewController: UIViewController {
          let rule = Rule(accessibilityIdentifier: "second")
          override func viewDidLoad() { view.addSubview(rule) } }
        """)
    #expect(found.controlsByScreen == ["first": ["Rule upper", "Rule lower"], "second": ["Rule second"]])
  }
}
