import Inventory
import Testing

/// SwiftUI's views in UIKit's, and the other way round.
@Suite struct CrossingTreeTests {
  // MARK: From SwiftUI

  private func tree(showing view: String, _ declarations: String) -> String {
    loginTree(of: "struct LoginView: View { var body: some View { VStack { \(view) } } }\n" + declarations)
  }

  @Test(arguments: [
    field("let f = UITextField(); f.accessibilityIdentifier = \"x\"; return f"),
    field("UITextField()", update: "view.accessibilityIdentifier = \"x\""),
    field("let f = UITextField(); f.accessibilityIdentifier = \"x\"; return f", type: "UIView"),
    field("let f = UITextField(); f.accessibilityIdentifier = \"x\"; return f", type: "some UIView"),
  ])
  func aRepresentableIsTheViewThatItMakes(declaration: String) {
    #expect(tree(showing: "Field()", declaration) == "textField x reachable")
    #expect(
      tree(showing: "Field().accessibilityIdentifier(\"y\")", declaration) == "textField y shadowed")
  }

  @Test func aRepresentableShowsWhatItsViewHolds() {
    let made = field(
      "let box = UIView(); let go = UIButton(); go.accessibilityIdentifier = \"x\"; box.addSubview(go); return box",
      type: "UIView")
    #expect(tree(showing: "Field()", made) == "other\n button x reachable")
    #expect(
      tree(showing: "Field().accessibilityIdentifier(\"y\")", made) == "other y reachable\n button x reachable")
    #expect(tree(showing: "Field().accessibilityHidden(true)", made) == "")
  }

  @Test func aSearchFieldKeepsItsOwnIdentifier() {
    let made = field(
      "let b = UISearchBar(); b.searchTextField.accessibilityIdentifier = \"x\"; return b", type: "UISearchBar")
    #expect(tree(showing: "Field()", made) == "searchField x reachable")
    #expect(
      tree(showing: "Field().accessibilityIdentifier(\"y\")", made) == "other y reachable\n searchField x reachable")
  }

  @Test func theTypeOfARepresentableIsThatOfWhatItReturns() throws {
    for type in ["UIView", "some UIView", "UISwitch"] {
      let inventory = inventory(
        body: "Field().accessibilityIdentifier(\"y\")",
        declarations: field("let s = UISwitch(); return s", type: type))
      #expect(try inventory.identified("y").type == .switch)
    }
  }

  @Test func aRepresentableShowsItsController() {
    let made = """
      struct Other: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> OtherViewController { OtherViewController() }
        func updateUIViewController(_ controller: OtherViewController, context: Context) {}
      }
      class OtherViewController: UIViewController {
        let go = UIButton()
        override func viewDidLoad() { view.addSubview(go); go.accessibilityIdentifier = "x" }
      }
      """
    #expect(tree(showing: "Other()", made) == "other the screen 'other'\n button x reachable")
  }

  @Test func contentThatARepresentableIsPassedStandsInIt() {
    let made = """
      struct Wrapper<Content: View>: UIViewRepresentable {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        func makeUIView(context: Context) -> UIView { UIHostingController(rootView: content).view }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    #expect(
      tree(showing: "Wrapper { Text(\"a\").accessibilityIdentifier(\"x\") }", made)
        == "other\n staticText x reachable")
  }

  // MARK: From UIKit

  private func tree(_ viewDidLoad: String, members: String = "", _ declarations: String = "") -> String {
    loginTree(
      of:
        "class LoginViewController: UIViewController {\n\(members)\noverride func viewDidLoad() {\n\(viewDidLoad)\n}\n}\n"
        + "struct OrderView: View { var body: some View { Text(\"a\").accessibilityIdentifier(\"order.a\") } }\n"
        + declarations)
  }

  @Test(arguments: [
    "let host = UIHostingController(rootView: OrderView())",
    "let host = UIHostingController(rootView: OrderView().environmentObject(model))",
    "let host = UIHostingController<OrderView>(rootView: OrderView())",
  ])
  func hostedViewsAreShown(host: String) {
    let code = "addChild(host)\nview.addSubview(host.view)\nhost.view.accessibilityIdentifier = \"login.host\""
    let shown = "other\n other login.host reachable the screen 'order'\n  staticText order.a reachable"
    #expect(tree(host + "\n" + code) == shown)
    #expect(tree(code, members: host) == shown)
  }

  @Test(arguments: [
    "UIHostingController(rootView: AnyView(OrderView()))",
    "UIHostingController(rootView: NavigationStack { OrderView() })",
    "UIHostingController(rootView: Text(\"a\").accessibilityIdentifier(\"order.a\"))",
  ])
  func anyExpressionMayBeHosted(host: String) {
    #expect(tree("let host = \(host)\nview.addSubview(host.view)").contains("staticText order.a reachable"))
    #expect(
      !tree("let host = \(host)\nview.addSubview(host.view)\nhost.view.isHidden = true").contains("order.a"))
  }

  @Test func subclassesOfHostingControllersShowTheirViews() {
    #expect(
      tree(
        "view.addSubview(host.view)", members: "let host = OrderController(rootView: OrderView())",
        "class OrderController: UIHostingController<OrderView> {}")
        == "other\n other the screen 'order'\n  staticText order.a reachable")
  }

  @Test func presentedViewsAreNamed() {
    #expect(
      tree("view.addSubview(UILabel())\npresent(UIHostingController(rootView: OrderView()), animated: true)")
        == "other\n staticText\nother the screen 'order', while presented")
  }

  @Test func cellsMayShowViews() {
    let source = """
      let list = UITableView()
      func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let c = t.dequeueReusableCell(withIdentifier: "a", for: p)
        c.contentConfiguration = UIHostingConfiguration { OrderView() }.margins(.all, 0)
        return c
      }
      """
    #expect(
      tree("view.addSubview(list)", members: source)
        == "other\n table\n  cell repeated\n   staticText order.a repeated reachable")
  }

  @Test func viewsThatHostEachOtherEnd() {
    let made = """
      struct Other: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> LoginViewController { LoginViewController() }
        func updateUIViewController(_ controller: LoginViewController, context: Context) {}
      }
      struct LoopView: View { var body: some View { Other() } }
      """
    #expect(
      tree("let host = UIHostingController(rootView: LoopView())\nview.addSubview(host.view)", made).hasPrefix("other"))
  }
}

/// A SwiftUI view that is made of what UIKit's code gives.
private func field(_ make: String, update: String = "", type: String = "UITextField") -> String {
  """
  struct Field: UIViewRepresentable {
    func makeUIView(context: Context) -> \(type) { \(make) }
    func updateUIView(_ view: \(type), context: Context) { \(update) }
  }
  """
}
