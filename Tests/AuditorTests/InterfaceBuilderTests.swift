import Auditor
import Findings
import Inventory
import Settings
import Taxonomy
import Testing

/// Documents, joined with the code that loads them.
@Suite struct InterfaceBuilderTests {
  func inventory(_ sources: KeyValuePairs<String, String>, trees: WantedTrees = .none) -> Inventory {
    var audit = Audit(settings: Settings())
    audit.trees = trees
    return audit.run(onSources: sources.map { ($0.key, $0.value) }).inventory
  }

  /// A XIB that a class loads.
  func xib(_ content: String, loadedBy owner: String = "", outlets: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections>\(outlets)</connections>
        </placeholder>
        \(content)
      </objects>
    </document>
    """
  }

  func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined())</scenes>
    </document>
    """
  }

  func outlet(_ property: String, _ destination: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o-\(property)\"/>"
  }

  func identified(_ identifier: String) -> String {
    "<accessibility key=\"accessibilityConfiguration\" identifier=\"\(identifier)\"/>"
  }

  /// The elements, each as `screen: kind name = identifiers`.
  func elements(_ inventory: Inventory) -> [String] {
    inventory.elements.map { element in
      let name = element.name ?? element.label
      let texts = element.identifier.values.joined(separator: " | ")
      return "\(element.screen ?? "-"): \(element.kind)\(name.map { " \($0)" } ?? "") = \(texts)"
    }.sorted()
  }

  // MARK: Outlets

  @Test func anOutletAndItsObjectAreOneElement() throws {
    let inventory = inventory([
      "Login.xib": xib(
        "<view id=\"v\"><subviews><button id=\"b\"><state key=\"normal\" title=\"Go\"/>\(identified("go"))</button></subviews></view>",
        loadedBy: "LoginViewController", outlets: outlet("view", "v") + outlet("goButton", "b")),
      "LoginViewController.swift": "class LoginViewController: UIViewController { @IBOutlet var goButton: UIButton! }",
    ])
    #expect(elements(inventory) == ["login: UIButton goButton = go"])
    let element = try #require(inventory.elements.first)
    #expect(element.framework == .interfaceBuilder)
    #expect(element.place.file == "LoginViewController.swift")
    #expect(element.places.map(\.file) == ["Login.xib"])
    #expect(element.label == "Go")
    #expect(element.documentID == "b")
    #expect(inventory.assignments.map(\.form) == [.interfaceBuilderAttribute])
    #expect(inventory.assignments.map(\.target) == [.element(.button)])
    #expect(inventory.assignments.map(\.verdict) == [.reachable])
  }

  @Test func codeBeatsTheDocument() throws {
    let inventory = inventory([
      "Login.xib": xib(
        "<view id=\"v\"><subviews><button id=\"b\">\(identified("old"))</button></subviews></view>",
        loadedBy: "LoginViewController", outlets: outlet("goButton", "b")),
      "LoginViewController.swift": """
      class LoginViewController: UIViewController {
        @IBOutlet var goButton: UIButton!
        override func viewDidLoad() { goButton.accessibilityIdentifier = "new" }
      }
      """,
    ])
    #expect(elements(inventory) == ["login: UIButton goButton = new"])
    #expect(inventory.overruled.map(\.identifier.values) == [["old"]])
    #expect(inventory.assignments.map(\.verdict) == [.shadowed, .reachable])
  }

  @Test func anInheritedOutletIsThatOfTheSuperclass() {
    let inventory = inventory([
      "Main.storyboard": storyboard(
        "<viewController id=\"c\" customClass=\"ChildController\"><view key=\"view\" id=\"v\"><subviews><textField id=\"f\">\(identified("field"))</textField></subviews></view><connections>\(outlet("field", "f"))</connections></viewController>"
      ),
      "A.swift": """
      class BaseController: UIViewController { @IBOutlet var field: UITextField! }
      class ChildController: BaseController { override func viewDidLoad() {} }
      """,
    ])
    #expect(elements(inventory) == ["child: UITextField field = field"])
  }

  @Test func theOutletsOfACollectionAreItsElements() {
    let inventory = inventory([
      "Card.xib": xib(
        """
        <view id="v" customClass="CardView">
          <subviews><button id="a"/><button id="b"/></subviews>
          <connections>
            <outletCollection property="buttons" destination="a" id="1"/>
            <outletCollection property="buttons" destination="b" id="2"/>
          </connections>
        </view>
        """),
      "CardView.swift": """
      class CardView: UIView {
        @IBOutlet var buttons: [UIButton]!
        override func awakeFromNib() {
          buttons[0].accessibilityIdentifier = "first"
          buttons[1].accessibilityIdentifier = "second"
        }
      }
      """,
    ])
    #expect(elements(inventory) == ["-: UIButton buttons = first", "-: UIButton buttons = second"])
  }

  @Test func twoOutletsOfOneObjectAreOneElement() {
    let inventory = inventory([
      "Login.xib": xib(
        """
        <view id="v" customClass="FormView">
          <subviews><button id="b"/></subviews><connections>\(outlet("button", "b"))</connections>
        </view>
        """, loadedBy: "LoginViewController", outlets: outlet("goButton", "b")),
      "A.swift": """
      class LoginViewController: UIViewController {
        @IBOutlet var goButton: UIButton!
        override func viewDidLoad() { goButton.accessibilityIdentifier = "go" }
      }
      class FormView: UIView { @IBOutlet var button: UIButton! }
      """,
    ])
    #expect(inventory.elements.count == 1)
    #expect(inventory.elements.map(\.identifier.values) == [["go"]])
  }

  @Test func theDocumentKnowsTheClassThatTheOutletDoesNotSay() {
    let inventory = inventory([
      "Login.xib": xib(
        "<view id=\"v\"><subviews><button id=\"b\" customClass=\"AppButton\"/></subviews></view>",
        loadedBy: "LoginViewController", outlets: outlet("control", "b")),
      "A.swift": """
      class LoginViewController: UIViewController { @IBOutlet var control: UIControl! }
      class AppButton: UIButton {}
      """,
    ])
    #expect(elements(inventory) == ["login: AppButton control = "])
    #expect(inventory.elements.map(\.isControl) == [true])
  }

  // MARK: Screens

  @Test func aSceneWithoutAClassIsAScreen() {
    let inventory = inventory([
      "Main.storyboard": storyboard(
        "<viewController storyboardIdentifier=\"WelcomeScreen\" id=\"c\"><view key=\"view\" id=\"v\"><subviews><button id=\"b\"/></subviews></view></viewController>",
        "<viewController id=\"d\"/>"),
      "A.swift": "class Other: UIViewController { override func viewDidLoad() {} }",
    ])
    #expect(inventory.screens.map(\.name) == ["other", "welcome"])
    #expect(elements(inventory) == ["welcome: UIButton = "])
  }

  @Test func aControllerIsAScreenForItsDocumentsSake() {
    let inventory = inventory([
      "Main.storyboard": storyboard(
        "<viewController id=\"c\" customClass=\"HelpViewController\"><view key=\"view\" id=\"v\"><subviews><switch id=\"s\"/></subviews></view></viewController>"
      ),
      "A.swift": "class HelpViewController: UIViewController {}",
    ])
    #expect(elements(inventory) == ["help: UISwitch = "])
  }

  @Test func whatACellsDocumentHoldsIsOnTheScreensThatShowTheCell() throws {
    let inventory = inventory([
      "Main.storyboard": storyboard(
        """
        <tableViewController id="c" customClass="OrdersController">
          <tableView key="view" id="t"><prototypes>
            <tableViewCell id="p" customClass="OrderCell"><tableViewCellContentView key="contentView" id="x">
              <subviews><button id="b">\(identified("pay"))</button></subviews>
            </tableViewCellContentView></tableViewCell>
          </prototypes></tableView>
        </tableViewController>
        """),
      "A.swift": "class OrdersController: UITableViewController {}\nclass OrderCell: UITableViewCell {}",
    ])
    #expect(elements(inventory) == ["orders: UIButton = pay"])
    #expect(try #require(inventory.elements.first).isRepeated)
  }

  @Test func theTabOfANavigationControllerIsItsFirstScreens() {
    let inventory = inventory([
      "Main.storyboard": storyboard(
        """
        <navigationController id="n"><tabBarItem key="tabBarItem" title="Home" id="i"/>
          <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="s"/></connections>
        </navigationController>
        """,
        "<viewController id=\"c\" customClass=\"HomeController\"><view key=\"view\" id=\"v\"/></viewController>"),
      "A.swift": "class HomeController: UIViewController {}",
    ])
    #expect(elements(inventory) == ["home: UITabBarItem Home = "])
  }

  @Test func ofTwoClassesOfANameTheModulesOneIsMeant() {
    let inventory = inventory([
      "Kit/Card.xib": xib("<view id=\"v\" customClass=\"CardView\"><subviews><button id=\"b\"/></subviews></view>"),
      "App/CardView.swift": "class CardView: UIView {}\nclass A: UIViewController { let v = CardView() }",
      "Kit/CardView.swift": "class CardView: UIView {}\nclass B: UIViewController { let v = CardView() }",
    ])
    #expect(elements(inventory) == ["b: UIButton = "])
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func onlyOneDocumentRepeatsAnIdentifierForSure(isOne: Bool, count: Int) {
    let button = "<button id=\"b\">\(identified("close"))</button>"
    let view =
      "<view id=\"v\" customClass=\"CardView\"><subviews>\(button)\(isOne ? button.replacing("\"b\"", with: "\"c\"") : "")</subviews></view>"
    let report = Audit(settings: Settings()).run(onSources: [
      ("Card.xib", xib(view)), ("Other.xib", xib(isOne ? "<view id=\"w\"/>" : view)),
      ("A.swift", "class CardView: UIView {}\nclass AController: UIViewController { let card = CardView() }"),
    ])
    #expect(report.findings.filter { $0.rule == "duplicate-identifier" }.count == count)
  }

  // MARK: What documents say of views

  @Test func traitsHiddenViewsAndSecureFields() {
    let inventory = inventory([
      "Login.xib": xib(
        """
        <view id="v"><subviews>
          <label id="l"><accessibility key="accessibilityConfiguration" identifier="link">
            <accessibilityTraits key="traits" button="YES"/></accessibility></label>
          <button hidden="YES" id="h"/>
          <textField id="p"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
          <textView editable="NO" id="r"/>
        </subviews></view>
        """, loadedBy: "LoginViewController", outlets: outlet("view", "v")),
      "A.swift": "class LoginViewController: UIViewController {}",
    ])
    let found = inventory.elements.map { "\($0.kind) \($0.type) \($0.verdict)" }
    #expect(found == ["UILabel button reachable", "UIButton button unknown", "UITextField secureTextField unknown"])
    // Code may show it any time.
    #expect(inventory.elements.map(\.condition) == [nil, "hidden at first", nil])
  }

  @Test func aViewOfNoSizeClassIsNotThereNorWhatItHolds() {
    let inventory = inventory([
      "Login.xib": xib(
        """
        <view id="v">
          <subviews><view id="a"><subviews><button id="b">\(identified("gone"))</button></subviews></view></subviews>
          <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        </view>
        """, loadedBy: "LoginViewController", outlets: outlet("view", "v")),
      "A.swift": "class LoginViewController: UIViewController {}",
    ])
    #expect(inventory.elements.map(\.verdict) == [.removed])
  }

  @Test func aControllerWhoseSuperclassNobodyHasIsOneByItsDocument() {
    let inventory = inventory([
      "Room.xib": xib(
        "<view id=\"v\"><subviews><button id=\"b\"/></subviews></view>", loadedBy: "RoomController",
        outlets: outlet("view", "v") + outlet("sendButton", "b")),
      "Main.storyboard": storyboard(
        "<viewController id=\"c\" customClass=\"HomeController\"><view key=\"view\" id=\"v\"/></viewController>"),
      "A.swift": """
      class RoomController: KitViewController { @IBOutlet var sendButton: UIButton! }
      class HomeController: KitViewController {
        let go = UIButton()
        override func viewDidLoad() { view.addSubview(go) }
      }
      """,
    ])
    #expect(elements(inventory) == ["home: UIButton go = ", "room: UIButton sendButton = "])
  }

  @Test func anEmptyIdentifierGivesNone() {
    let inventory = inventory([
      "Login.xib": xib(
        "<view id=\"v\"><subviews><button id=\"b\">\(identified(""))</button></subviews></view>",
        loadedBy: "LoginViewController"),
      "A.swift": "class LoginViewController: UIViewController { override func viewDidLoad() {} }",
    ])
    #expect(inventory.elements.map(\.identifier.state) == [.none])
    #expect(inventory.assignments.map(\.identifier.values) == [[""]])
  }

  @Test func ofTwoIdentifiersTheRuntimeAttributeIsSetLast() {
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityIdentifier\" value=\"late\"/></userDefinedRuntimeAttributes>"
    let inventory = inventory([
      "Login.xib": xib(
        "<view id=\"v\"><subviews><button id=\"b\">\(identified("early"))\(attribute)</button></subviews></view>",
        loadedBy: "LoginViewController"),
      "A.swift": "class LoginViewController: UIViewController { override func viewDidLoad() {} }",
    ])
    #expect(inventory.elements.map(\.identifier.values) == [["late"]])
    #expect(inventory.assignments.count == 2)
  }

  // MARK: Trees

  @Test func theTreeOfAScreenHasWhatItsDocumentNests() throws {
    let inventory = inventory(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="c" customClass="HomeController">
            <view key="view" id="v"><subviews>
              <scrollView id="s"><subviews><button id="b">\(identified("go"))</button></subviews></scrollView>
              <containerView id="k"><connections><segue destination="d" kind="embed" id="e"/></connections></containerView>
            </subviews></view>
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Add" id="r"/></navigationItem>
          </viewController>
          """,
          "<viewController id=\"d\" customClass=\"MapController\"><view key=\"view\" id=\"w\"><subviews><mapView id=\"m\"/></subviews></view></viewController>"
        ),
        "A.swift": "class HomeController: UIViewController {}\nclass MapController: UIViewController {}",
      ], trees: .named("home"))
    func lines(_ node: TreeNode, _ indent: String = "") -> [String] {
      ["\(indent)\(node.type) \(node.identifier.values.joined())"] + node.children.flatMap { lines($0, indent + "  ") }
    }
    let tree = try #require(inventory.trees.first)
    #expect(
      tree.roots.flatMap { lines($0) } == [
        "navigationBar ", "  button ", "other ", "  scrollView ", "    button go", "  other ", "    other ",
        "      map ",
      ])
  }

  @Test("the module of the target is that of the target which has the document, whatever was saved")
  func moduleOfTheTarget() throws {
    let storyboard = storyboard(
      """
      <viewController id="c" customClass="BrowseController"><view key="view" id="v"><subviews>
        <view id="b" customClass="Card" customModule="App" customModuleProvider="target"/>
      </subviews></view></viewController>
      """)
    func card(_ name: String) -> String {
      """
      import UIKit
      class BrowseController: UIViewController {}
      class Card: UIView { override func awakeFromNib() { accessibilityIdentifier = "\(name).card" } }
      """
    }
    let folder = try Folder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "App"), .target(name: "Share")])
      """,
      "Sources/App/Browse.swift": card("app"), "Sources/Share/Browse.swift": card("share"),
      "Sources/App/Main.storyboard": storyboard, "Sources/Share/Main.storyboard": storyboard,
    ])
    let report = try Audit(settings: Settings()).run(on: ["."], workingFolder: folder.path)
    let cards = report.inventory.elements.filter { $0.kind == "Card" }
    #expect(
      cards.map { "\($0.place.file) \($0.identifier.values)" }.sorted() == [
        #"Sources/App/Main.storyboard ["app.card"]"#, #"Sources/Share/Main.storyboard ["share.card"]"#,
      ])
  }
}
