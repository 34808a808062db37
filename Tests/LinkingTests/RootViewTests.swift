import Inventory
import Taxonomy
import Testing

/// The views that controllers have by themselves.
@Suite struct RootViewTests {
  private func views(_ code: String) -> [String] {
    inventory(of: code).elements.filter { !$0.isControl }.map {
      "\($0.kind) \($0.type.rawValue) \($0.screen ?? "-"): \($0.identifier.values.joined(separator: ", "))"
    }
  }

  private func controller(_ name: String, _ parent: String = "UIViewController", loading: String) -> String {
    "class \(name): \(parent) {\n  override func viewDidLoad() { super.viewDidLoad(); \(loading) }\n}\n"
  }

  @Test func aControllersViewIsAnElement() {
    #expect(
      views(controller("LoginViewController", loading: "view.accessibilityIdentifier = \"login.view\""))
        == ["UIView other login: login.view"])
    #expect(
      views(
        controller(
          "ListViewController", "UITableViewController", loading: "tableView.accessibilityIdentifier = \"list\""))
        == ["UITableView table list: list"])
    #expect(
      views(
        controller(
          "GridViewController", "UICollectionViewController",
          loading: "collectionView.accessibilityIdentifier = \"grid\""))
        == ["UICollectionView collectionView grid: grid"])
  }

  @Test func eachSubclassHasItsOwn() {
    let code =
      controller("BaseViewController", loading: "view.accessibilityIdentifier = \"base.view\"")
      + controller("OneViewController", "BaseViewController", loading: "view.accessibilityIdentifier = \"one.view\"")
      + controller("TwoViewController", "BaseViewController", loading: "print()")
    #expect(views(code) == ["UIView other one: one.view", "UIView other two: base.view"])
  }

  @Test func siblingsShareNothing() {
    let code =
      "class BaseViewController: UIViewController {}\n"
      + controller("OneViewController", "BaseViewController", loading: "view.accessibilityIdentifier = \"one.view\"")
      + controller("TwoViewController", "BaseViewController", loading: "view.accessibilityIdentifier = \"two.view\"")
    #expect(views(code) == ["UIView other one: one.view", "UIView other two: two.view"])
  }

  @Test func whatCodeLoadsIsTheView() {
    let code = """
      class LoginViewController: UIViewController {
        override func loadView() { view = UIScrollView() }
        override func viewDidLoad() { super.viewDidLoad(); view.accessibilityIdentifier = "login.view" }
      }
      """
    #expect(views(code) == ["UIScrollView scrollView login: login.view"])
  }

  @Test func aViewWithoutAnIdentifierIsNone() {
    #expect(views(controller("LoginViewController", loading: "view.backgroundColor = .white")).isEmpty)
  }
}
