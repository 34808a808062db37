import Findings
import Inventory
import Taxonomy
import Testing

/// What a class's code makes is on the screens of its subclasses, each of which may name it.
@Suite struct SubclassViewTests {
  private static let base = """
    class BaseController: UIViewController {
      let label = UILabel()
      override func viewDidLoad() { super.viewDidLoad(); BASE }
    }
    class FirstController: BaseController {
      override func viewDidLoad() { super.viewDidLoad(); label.accessibilityIdentifier = "first.label" }
    }
    class SecondController: BaseController {
      override func viewDidLoad() {
        SECOND
        super.viewDidLoad()
      }
    }
    class ThirdController: BaseController {}
    """

  /// The elements by their screens: `first: first.label`.
  private func elements(_ source: String) -> [String] {
    inventory(of: source).elements.map { "\($0.screen ?? "-"): \(written($0.identifier))" }
  }

  private func elements(base: String, second: String = "", _ more: String = "") -> [String] {
    elements(Self.base.replacing("BASE", with: base).replacing("SECOND", with: second) + "\n" + more)
  }

  @Test func eachSubclassNamesItsOwn() {
    #expect(elements(base: "") == ["first: first.label"])
    let second = "label.accessibilityIdentifier = \"second.label\""
    #expect(elements(base: "", second: second) == ["first: first.label", "second: second.label"])
  }

  @Test func whatASubclassReplacesIsThereForTheOthers() {
    let base = "label.accessibilityIdentifier = \"base.label\""
    #expect(elements(base: base) == ["first: first.label", "second: base.label", "third: base.label"])
    // What comes before the superclass's code is replaced by that.
    let second = "label.accessibilityIdentifier = \"second.label\""
    #expect(elements(base: base, second: second) == ["first: first.label", "second: base.label", "third: base.label"])
    let later = "DispatchQueue.main.async { self.label.accessibilityIdentifier = \"second.label\" }"
    #expect(
      elements(base: base, second: later) == [
        "first: first.label", "second: base.label|second.label", "third: base.label",
      ])
  }

  @Test func aClassThatIsMadeItselfIsAScreen() {
    let base = "label.accessibilityIdentifier = \"base.label\""
    let all = ["base: base.label", "first: first.label", "second: base.label", "third: base.label"]
    #expect(elements(base: base, "class Router { func go() { show(BaseController()) } }") == all)
    #expect(elements("class BaseController: UIViewController { @IBOutlet var go: UIButton! }") == ["base: -"])
  }

  @Test func aSubclassOfASubclassHasWhatItIsGiven() {
    let more = "class FourthController: FirstController {}"
    #expect(elements(base: "", more) == ["fourth: first.label"])
  }

  @Test func theViewsThatAViewInherits() {
    let badge = """
      class Badge: UIView { let count = UILabel() }
      class RedBadge: Badge { func setUp() { count.accessibilityIdentifier = "red.count" } }
      class BlueBadge: Badge { func setUp() { count.accessibilityIdentifier = "blue.count" } }
      class RedController: UIViewController { let badge = RedBadge() }
      class BlueController: UIViewController { let badge = BlueBadge() }
      class BothController: UIViewController { let red = RedBadge(); let blue = BlueBadge() }
      """
    #expect(elements(badge) == ["blue: blue.count", "both: red.count|blue.count", "red: red.count"])
  }

  // MARK: What a subclass decides

  private static let form = """
    class FormController: UIViewController {
      let submit = UIButton()
      var mark: String { "form" }
      override func viewDidLoad() {
        let identifier = "\\(mark).submit"
        submit.accessibilityIdentifier = identifier
      }
    }
    class LoginController: FormController { override var mark: String { "login" } }
    class SignUpController: FormController { override var mark: String { isShort ? "short" : "long" } }
    class PlainController: FormController {}
    """

  @Test func whatASubclassOverridesIsItsScreens() {
    let expected = ["login: login.submit", "plain: form.submit", "signUp: short.submit|long.submit"]
    #expect(elements(Self.form) == expected)
    let router = "class Router { func go() { show(FormController()) } }"
    #expect(elements(Self.form + "\n" + router) == ["form: form.submit"] + expected)
  }

  @Test(arguments: [
    "init() { super.init(name: \"order\") }", "convenience init() { self.init(name: \"order\") }",
    "init(order: Order) { self.order = order; super.init(name: \"order\") }\nrequired init?(coder: NSCoder) { fatalError() }",
  ])
  func whatASubclassPassesToItsSuperclass(initialiser: String) {
    let source = """
      class ItemController: UIViewController {
        let name: String
        let save = UIButton()
        init(name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { save.accessibilityIdentifier = "\\(name).save" }
      }
      class OrderController: ItemController { \(initialiser) }
      class OtherController: ItemController { init(title: String) { super.init(name: title) } }
      """
    #expect(elements(source) == ["order: order.save", "other: {name}.save"])
  }
}
