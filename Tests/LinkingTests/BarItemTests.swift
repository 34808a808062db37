import Inventory
import Taxonomy
import Testing

/// Items of bars, the views that they hold, and the items that the system names.
@Suite struct BarItemTests {
  private func elements(_ body: String) -> [String] {
    inventory(
      of: "final class SearchViewController: UIViewController {\n  override func viewDidLoad() {\n\(body)\n}\n}"
    ).elements.map { "\($0.kind) \($0.identifier.state) \($0.identifier.values.joined(separator: ", ")) \($0.verdict)" }
  }

  @Test func aCustomViewHasItsOwnIdentifier() {
    let body = """
      let go = UIButton()
      go.accessibilityIdentifier = "search.go"
      let item = UIBarButtonItem(customView: go)
      item.accessibilityIdentifier = "search.item"
      navigationItem.rightBarButtonItem = item
      """
    #expect(elements(body) == ["UIButton known search.go reachable"])
  }

  @Test func anItemsIdentifierMayNotReachItsView() {
    let body = """
      let go = UIButton()
      let item = UIBarButtonItem(customView: go)
      item.accessibilityIdentifier = "search.item"
      navigationItem.rightBarButtonItem = item
      """
    #expect(elements(body) == ["UIButton unresolved search.item unknown"])
    let throughItem = body.replacing("item.accessibilityIdentifier", with: "item.customView?.accessibilityIdentifier")
    #expect(elements(throughItem) == ["UIButton known search.item reachable"])
  }

  @Test func theSystemNamesABackButton() {
    let item = "UIBarButtonItem(title: \"Back\", style: .plain, target: nil, action: nil)"
    #expect(elements("navigationItem.backBarButtonItem = \(item)").isEmpty)
    #expect(elements("let back = \(item)\nnavigationItem.backBarButtonItem = back").isEmpty)
    #expect(elements("navigationItem.leftBarButtonItem = \(item)") == ["UIBarButtonItem none  unknown"])
  }
}
