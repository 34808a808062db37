import Testing

/// What a controller shows as its view, and the controllers in others.
@Suite struct UIKitControllerTreeTests {
  private func tree(_ members: String, _ declarations: String = "") -> String {
    loginTree(of: "class LoginViewController: UIViewController {\n\(members)\n}\n" + declarations)
  }

  private let box = """
    class Box: UIView {
      let go = UIButton()
      init() { super.init(frame: .zero); addSubview(go); go.accessibilityIdentifier = "box.go" }
    }
    """

  @Test(arguments: [
    "let main = Box()\noverride func loadView() { view = main }", "override func loadView() { self.view = Box() }",
    "lazy var main: Box = { let b = Box(); return b }()\noverride func loadView() { view = main }",
    "override func loadView() { let b = Box(); view = b }",
  ])
  func theViewThatIsLoadedIsTheRoot(members: String) {
    let named = members + "\noverride func viewDidLoad() { view.accessibilityIdentifier = \"login\" }"
    #expect(tree(named, box) == "other login reachable\n button box.go reachable")
  }

  @Test func aLoadedViewHasItsOwnType() {
    let members = """
      let scroll = UIScrollView(); let go = UIButton(); let name = UILabel()
      override func loadView() { view = scroll; scroll.addSubview(go) }
      override func viewDidLoad() { view.addSubview(name) }
      """
    #expect(tree(members) == "scrollView\n button\n staticText")
    // Another property of the same name is no controller's view.
    #expect(
      tree("let card = Card()\nfunc set() { card.view = UIScrollView() }\n" + "override func viewDidLoad() {}") == "")
  }

  @Test func childControllersStandInTheirPlace() {
    let child = """
      class OtherViewController: UIViewController {
        let go = UIButton()
        override func viewDidLoad() { view.addSubview(go); go.accessibilityIdentifier = "other.go" }
      }
      """
    let members = """
      let child = OtherViewController()
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.view.accessibilityIdentifier = "login.child"
      }
      """
    #expect(
      tree(members, child)
        == "other\n other login.child reachable the screen 'other'\n  button other.go reachable")
    let inside = members.replacing("child.view.accessibilityIdentifier = \"login.child\"", with: "")
    #expect(
      tree(
        inside,
        child.replacing("viewDidLoad() {", with: "viewDidLoad() { view.accessibilityIdentifier = \"other\"; "))
        == "other\n other other reachable the screen 'other'\n  button other.go reachable")
  }

  @Test func containersHoldTheirControllers() {
    let child =
      "class OtherViewController: UIViewController { override func viewDidLoad() { view.addSubview(UIButton()) } }"
    #expect(
      tree(
        "let bars = UINavigationController(rootViewController: OtherViewController())\n"
          + "override func viewDidLoad() { addChild(bars); view.addSubview(bars.view) }", child)
        == "other\n other\n  other the screen 'other'\n   button")
    #expect(
      loginTree(
        of: "class LoginViewController: UITabBarController { override func viewDidLoad() { "
          + "viewControllers = [OtherViewController()] } }\n" + child)
        == "other\n other the screen 'other'\n  button")
  }

  @Test(arguments: [
    "present(OtherViewController(), animated: true)",
    "navigationController?.pushViewController(OtherViewController(), animated: true)",
  ])
  func presentedScreensAreNamed(code: String) {
    let child =
      "class OtherViewController: UIViewController { override func viewDidLoad() { view.addSubview(UIButton()) } }"
    #expect(
      tree("override func viewDidLoad() { view.addSubview(UILabel()) }\nfunc go() { \(code) }", child)
        == "other\n staticText\nother the screen 'other', while presented")
  }

  @Test func subclassesShowWhatTheyInherit() {
    let base = """
      class BaseViewController: UIViewController {
        let save = UIButton()
        let head = UIView()
        override func viewDidLoad() { setUp() }
        func setUp() { view.addSubview(head); head.addSubview(save) }
      }
      class LoginViewController: BaseViewController {
        let extra = UILabel()
        override func setUp() {
          super.setUp()
          head.addSubview(extra)
          save.accessibilityIdentifier = "login.save"
        }
      }
      class OtherViewController: BaseViewController {
        override func setUp() { head.addSubview(UISwitch()); save.accessibilityIdentifier = "other.save" }
      }
      """
    // What a sister does to the views that both inherit, she does to her own.
    #expect(loginTree(of: base) == "other\n other\n  button login.save reachable\n  staticText")
  }

  @Test func eachObjectOfAClassHasItsOwnViews() {
    let members = """
      let first = Box(); let second = Box()
      override func viewDidLoad() { view.addSubview(first); view.addSubview(second) }
      """
    let one = " other\n  button box.go reachable"
    #expect(tree(members, box) == "other\n\(one)\n\(one)")
  }

  @Test(arguments: [
    "init(_ id: String) { super.init(frame: .zero); addSubview(on); on.accessibilityIdentifier = id + \".on\" }",
    """
    let id: String
    init(_ id: String) { self.id = id; super.init(frame: .zero); setUp() }
    func setUp() { addSubview(on); on.accessibilityIdentifier = "\\(id).on" }
    """,
  ])
  func whatAnObjectIsMadeWithIsKnownInside(code: String) {
    let members = """
      override func viewDidLoad() { view.addSubview(Row("a")); view.addSubview(Row("b")) }
      """
    #expect(
      tree(members, "class Row: UIView {\nlet on = UISwitch()\n\(code)\n}")
        == "other\n other\n  switch a.on reachable\n other\n  switch b.on reachable")
  }

  @Test(arguments: [
    (
      "func add(_ child: UIViewController, to box: UIView) { addChild(child); box.addSubview(child.view) }",
      "add(child, to: view)"
    ),
    ("func add(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }", "add(child)"),
  ])
  func helpersOfControllersAddThem(helper: String, call: String) {
    #expect(
      tree(
        "let child = OtherViewController()\noverride func viewDidLoad() { \(call) }",
        "extension UIViewController { \(helper) }\nclass OtherViewController: UIViewController { override func viewDidLoad() {} }"
      )
        == "other\n other the screen 'other'")
  }

  @Test func aHelperIsToldWhereToAdd() {
    #expect(
      tree(
        "let box = UIView(); let child = OtherViewController()\n"
          + "override func viewDidLoad() { view.addSubview(box); add(child, to: box) }",
        """
        extension UIViewController {
          func add(_ child: UIViewController, to box: UIView) { addChild(child); box.addSubview(child.view) }
        }
        class OtherViewController: UIViewController { override func viewDidLoad() {} }
        """)
        == "other\n other\n  other the screen 'other'")
  }

  @Test func aTabsItemStandsInItsBar() {
    #expect(
      tree(
        "override func viewDidLoad() { tabBarItem = UITabBarItem(title: \"A\", image: nil, tag: 0)\n"
          + "tabBarItem.accessibilityIdentifier = \"a\"; view.addSubview(UILabel()) }")
        == "tabBar\n button a reachable\nother\n staticText")
  }

  @Test func tabsStandInTheBarOfTheirController() {
    let source = """
      class LoginViewController: UITabBarController {
        override func viewDidLoad() {
          let home = HomeViewController()
          home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
          home.tabBarItem.accessibilityIdentifier = "tab.home"
          let other = UINavigationController(rootViewController: HomeViewController())
          other.tabBarItem.accessibilityIdentifier = "tab.other"
          viewControllers = [home, other]
          tabBar.accessibilityIdentifier = "tabs"
        }
      }
      class HomeViewController: UIViewController { override func viewDidLoad() { view.addSubview(UILabel()) } }
      """
    #expect(
      loginTree(of: source) == """
        tabBar tabs reachable
         button tab.home reachable
         button tab.other reachable
        other
         other the screen 'home'
          staticText
         other
          other the screen 'home'
           staticText
        """)
  }

  @Test func aPathLeadsToTheViewOfOneObject() {
    let members = """
      let first = Box(); let second = Box()
      override func viewDidLoad() {
        view.addSubview(first); view.addSubview(second)
        first.go.accessibilityIdentifier = "a"; second.go.accessibilityIdentifier = "b"
        first.go.addSubview(UILabel())
      }
      """
    #expect(
      tree(members, box.replacing("; go.accessibilityIdentifier = \"box.go\"", with: ""))
        == "other\n other\n  button a reachable\n   staticText\n other\n  button b reachable")
  }

  @Test func whatUIKitMakesByItselfIsThereOnceItIsNamed() {
    let members = """
      let go = UIButton()
      override func viewDidLoad() {
        view.addSubview(go)
        go.titleLabel?.accessibilityIdentifier = "title"
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "item"
      }
      """
    #expect(
      tree(members) == "navigationBar\n button item reachable\nother\n button\n  staticText title reachable")
    // Code that makes the item is all there is to it.
    let made = members.replacing(
      "view.addSubview(go)",
      with: "view.addSubview(go); navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)")
    #expect(tree(made) == tree(members))
  }
}
