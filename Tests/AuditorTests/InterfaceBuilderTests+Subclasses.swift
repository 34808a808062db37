import Inventory
import Taxonomy
import Testing

/// What subclasses do with the outlets and views that they inherit.
extension InterfaceBuilderTests {
  @Test func eachClassHasAnObjectOfItsOwnInAnOutletThatItInherits() {
    func scene(_ name: String) -> String {
      storyboard(
        "<viewController id=\"c\" customClass=\"\(name)\"><view key=\"view\" id=\"v\"><subviews><button id=\"b\"/></subviews></view><connections>\(outlet("next", "b"))</connections></viewController>"
      )
    }
    let inventory = inventory([
      "A.storyboard": scene("AController"), "B.storyboard": scene("BController"),
      "A.swift": """
      class BaseController: UIViewController { @IBOutlet var next: UIButton! }
      class AController: BaseController { override func viewDidLoad() { next.accessibilityIdentifier = "a.next" } }
      class BController: BaseController { override func viewDidLoad() { next.accessibilityIdentifier = "b.next" } }
      """,
    ])
    #expect(elements(inventory) == ["a: UIButton next = a.next", "b: UIButton next = b.next"])
  }

  @Test(arguments: [("FirstController", "call.view"), ("CallController", "set"), ("BaseController", "set")])
  func anOverriddenViewIsEachSubclassesOwn(giver: String, identifier: String) {
    func body(_ name: String) -> String {
      name == giver ? "override func viewDidLoad() { view.accessibilityIdentifier = \"set\" }" : ""
    }
    let inventory = inventory([
      "Call.xib": xib(
        "<view id=\"v\">\(identified("call.view"))</view>", loadedBy: "CallController", outlets: outlet("view", "v")),
      "App/File.swift": """
      class BaseController: UIViewController {
        override var view: UIView! { didSet { print("set") } }
        \(body("BaseController"))
      }
      class FirstController: BaseController { \(body("FirstController")) }
      class CallController: BaseController { \(body("CallController")) }
      """,
    ])
    #expect(inventory.elements.map(\.identifier) == [.known(identifier)])
    #expect(inventory.overruled.count == (identifier == "set" ? 1 : 0))
  }

  @Test func whatASubclassReplacesIsTheDocumentsForTheOthers() {
    let inventory = inventory([
      "BaseController.xib": xib(
        "<view id=\"v\"><subviews><tableView id=\"t\">\(identified("base.table"))</tableView></subviews></view>",
        loadedBy: "BaseController", outlets: outlet("view", "v") + outlet("table", "t")),
      "App/File.swift": """
      class BaseController: UIViewController { @IBOutlet var table: UITableView! }
      class FirstController: BaseController {
        override func viewDidLoad() { table.accessibilityIdentifier = "first.table" }
      }
      class SecondController: BaseController {}
      """,
    ])
    #expect(
      elements(inventory) == [
        "base: UITableView table = base.table", "first: UITableView table = first.table",
        "second: UITableView table = base.table",
      ])
    #expect(inventory.overruled.isEmpty)
  }
}
