import Findings
import Inventory
import Taxonomy
import Testing

/// The hierarchy of a controller's screen.
@Suite struct UIKitTreeTests {
  /// The tree of the login screen: a line a node, indented, with type, identifier, verdict and note.
  private func tree(_ viewDidLoad: String, members: String = "", _ declarations: String = "") -> String {
    loginTree(
      of:
        "class LoginViewController: UIViewController {\n\(members)\noverride func viewDidLoad() {\n\(viewDidLoad)\n}\n}\n"
        + declarations)
  }

  private let parts = "let go = UIButton()\nlet box = UIView()\nlet stack = UIStackView()"

  @Test(arguments: [
    "view.addSubview(stack)\nstack.addArrangedSubview(go)",
    "view.addSubview(stack); [go].forEach(stack.addArrangedSubview)",
    "view.insertSubview(stack, at: 0); stack.insertArrangedSubview(go, at: 0)",
    "self.view.addSubview(stack); for item in [go] { stack.addArrangedSubview(item) }",
    "view.addSubview(stack)\n[go].forEach { stack.addArrangedSubview($0) }",
    "for view in [stack] { self.view.addSubview(view) }; for stack in [go] { self.stack.addArrangedSubview(stack) }",
    "view.addSubview(stack); add(go)\nfunc unused() {}", "view.addAll(stack)\nstack.addAll(go)",
    "var all: [UIView] = []; all += [go]; view.addSubview(stack); all.forEach { stack.addArrangedSubview($0) }",
    "let inner = UIStackView(arrangedSubviews: [go])\nview.addSubview(inner)",
    "view.addSeveral(stack)\nstack.addSeveral(go)", "view.addList([stack]); stack.addList([go]) {}",
  ])
  func viewsStandInWhatTheyAreAddedTo(code: String) {
    let members =
      "let go = UIButton()\nlet stack = UIStackView()\nfunc add(_ item: UIView) { stack.addArrangedSubview(item) }"
    let helpers = """
      extension UIView {
        func addAll(_ views: UIView...) { views.forEach { addSubview($0) } }
        func addSeveral(_ views: UIView...) { views.forEach(addSubview) }
        func addList(_ views: [UIView], then: () -> Void = {}) { for view in views { addSubview(view) } }
      }
      """
    #expect(tree(code, members: members, helpers) == "other\n other\n  button")
  }

  @Test func outletsHangOnTheController() {
    #expect(
      tree(
        #"title1.accessibilityIdentifier = "login.title""#,
        members: "@IBOutlet var title1: UILabel!\n@IBOutlet var go: UIButton!")
        == "other\n staticText login.title reachable\n button")
  }

  @Test func viewsOfTheAppShowWhatTheyHold() {
    let card = """
      class Card: UIView {
        private lazy var title: UILabel = { let label = UILabel(); return label }()
        let go = UIButton()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title); addSubview(go) }
      }
      """
    #expect(
      tree("view.addSubview(card)", members: "let card = Card()", card) == "other\n other\n  staticText\n  button")
  }

  @Test func barsAndAlertsStandBesideTheView() {
    let found = tree(
      """
      view.accessibilityIdentifier = "login"
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
      navigationItem.leftBarButtonItems = [close]
      toolbarItems = [UIBarButtonItem(systemItem: .add)]
      view.addSubview(go)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      """, members: "let close = UIBarButtonItem(systemItem: .close)\nlet go = UIButton()")
    #expect(
      found == """
        navigationBar
         button
         button
        toolbar
         button
        other login reachable
         button
        sheet while presented
         button
        """)
  }

  @Test func tablesHoldTheirCells() {
    let cell = """
      class OrderCell: UITableViewCell {
        let price = UILabel()
        func setUp() {
          contentView.addSubview(price)
          accessibilityIdentifier = "orders.row"
          price.accessibilityIdentifier = "orders.row.price"
        }
      }
      """
    let rows = "other\n table\n  cell orders.row repeated reachable\n   staticText orders.row.price repeated reachable"
    let source = """
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: path) as! OrderCell
        return cell
      }
      """
    let list = "let list = UITableView()\n"
    #expect(tree("view.addSubview(list)", members: list + source, cell) == rows)
    #expect(
      tree("view.addSubview(list)\nlist.register(OrderCell.self, forCellReuseIdentifier: \"a\")", members: list, cell)
        == rows)
    #expect(
      loginTree(of: "class LoginViewController: UITableViewController {\n\(source)\n}\n\(cell)")
        == "table\n cell orders.row repeated reachable\n  staticText orders.row.price repeated reachable")
  }

  @Test func anElementSwallowsWhatItHolds() {
    let found = tree(
      """
      view.addSubview(box)
      box.addSubview(stack)
      stack.addArrangedSubview(go)
      box.isAccessibilityElement = true
      box.accessibilityIdentifier = "login.box"
      go.accessibilityIdentifier = "login.go"
      """, members: parts)
    #expect(found == "other\n other login.box reachable\n  button login.go merged")
  }

  @Test func listsLeaveOut() {
    let found = tree(
      """
      view.addSubview(box)
      box.addSubview(stack)
      box.addSubview(go)
      box.accessibilityElements = [stack]
      go.accessibilityIdentifier = "login.go"
      """, members: parts)
    #expect(found == "other\n other\n  other\n  button login.go removed left out of 'accessibilityElements'")
  }

  @Test(arguments: ["box.isHidden = true", "box.alpha = 0", "box.accessibilityElementsHidden = true"])
  func whatIsHiddenIsRemoved(code: String) {
    let found = tree(
      "view.addSubview(box); box.addSubview(go); go.accessibilityIdentifier = \"login.go\"\n" + code, members: parts)
    #expect(found.contains("button login.go removed"))
    let shown = tree(
      "view.addSubview(box); box.addSubview(go); go.accessibilityIdentifier = \"login.go\"\n" + code,
      members: parts
        + "\nfunc show() { box.isHidden = isEmpty; box.alpha = 1; box.accessibilityElementsHidden = false }")
    #expect(shown.contains("button login.go reachable"))
  }

  @Test func whatIsHiddenLaterShowsAtFirst() {
    let found = tree(
      "view.addSubview(go); go.accessibilityIdentifier = \"login.go\"",
      members: "let go = UIButton()\nfunc leave() { go.isHidden = true }")
    #expect(found == "other\n button login.go reachable")
  }

  @Test func whatExtensionsOfUIKitMakeIsNoPartOfEachScreen() {
    let helper = """
      extension UIViewController {
        func fail() {
          let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
          view.addSubview(UILabel())
          present(alert, animated: true)
        }
      }
      """
    #expect(tree("view.addSubview(go)", members: "let go = UIButton()", helper) == "other\n button")
  }

  @Test func traitsChangeTheType() {
    let found = tree(
      """
      view.addSubview(box)
      box.isAccessibilityElement = true
      box.accessibilityTraits = [.button, .header]
      secret.isSecureTextEntry = true
      view.addSubview(secret)
      """, members: "let box = UIView()\nlet secret = UITextField()")
    #expect(found == "other\n button\n secureTextField")
  }

  @Test func whatHoldsItselfEnds() {
    #expect(
      tree("view.addSubview(box); box.addSubview(stack); stack.addSubview(box)", members: parts).hasPrefix("other\n"))
  }

  @Test func anItemShowsAsItsView() {
    let found = tree(
      "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: go)\ngo.accessibilityIdentifier = \"login.go\"",
      members: "let go = UIButton()")
    #expect(found == "navigationBar\n button login.go reachable\nother")
  }

  @Test func listsOfViewsMayGrow() {
    let found = tree(
      """
      var rows = [UIView]()
      rows.append(go)
      rows.append(contentsOf: [name])
      view.addSubview(UIStackView(arrangedSubviews: rows))
      """, members: "let go = UIButton()\nlet name = UILabel()")
    #expect(found == "other\n other\n  button\n  staticText")
  }

  @Test func partsOfWhichNothingIsKnownStandLast() {
    let found = tree("go.accessibilityIdentifier = \"login.go\"", members: "let go = UIButton()")
    #expect(found == "other\n button login.go reachable where it is put is not known")
  }

  @Test(arguments: [
    "let rows = [\"a\", \"b\"].map { _ in UISwitch() }\nrows.forEach { stack.addArrangedSubview($0) }",
    "let rows = titles.map { title -> UIView in let s = UISwitch(); return s }\nrows.forEach(stack.addArrangedSubview)",
    "for row in titles.compactMap({ _ in UISwitch() }) { stack.addArrangedSubview(row) }",
    "titles.map { _ in UISwitch() }.forEach { stack.addArrangedSubview($0) }",
  ])
  func viewsMayBeMadeOfALists(code: String) {
    #expect(
      tree("view.addSubview(stack)\n" + code, members: "let stack = UIStackView()")
        == "other\n other\n  switch repeated")
  }

  @Test func aClosureThatIsCalledInPlaceIsWhatItReturns() {
    #expect(
      tree("view.addSubview({ let s = UISwitch(); return s }())\nview.addSubview({ UILabel() }())")
        == "other\n switch\n staticText")
  }
}
