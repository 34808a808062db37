import Findings
import Inventory
import Taxonomy
import Testing

/// Views that code reaches by names which conditions bind, and by casts.
@Suite struct BoundViewTests {
  private func elements(_ viewDidLoad: String, members: String) -> [String] {
    inventory(
      viewDidLoad: viewDidLoad, members: members,
      declarations: "class Card: UIView {}\nclass BigCard: Card {}\nclass Tile: UIView {}"
    ).written
  }

  @Test(arguments: [
    "if let made = go { made.NAME }", "if let go { go.NAME }", "if let go = self.go { go.NAME }",
    "if let made = go, made.isEnabled { made.NAME }", "if let made = go as? UIButton { made.NAME }",
    "guard let made = go else { return }\nmade.NAME", "if isOn { } else if let made = go { made.NAME }",
    "switch go { case let made as UIButton: made.NAME\ndefault: break }",
  ])
  func aNameThatAConditionBinds(code: String) {
    let code = code.replacing("NAME", with: "accessibilityIdentifier = \"go\"")
    #expect(elements(code, members: "var go: UIButton? = UIButton()") == ["button UIButton go"])
    #expect(
      elements(code, members: "var go: UIButton? = UIButton()\nlet other = UIButton()")
        == ["button UIButton go", "button UIButton -"])
  }

  @Test func eachConditionBindsANameOfItsOwn() {
    let code = """
      if let made = go { made.accessibilityIdentifier = "go" } else if let made = stop {
        made.accessibilityIdentifier = "stop"
      }
      if let made = other { made.accessibilityIdentifier = "other" }
      """
    let members = "var go: UIButton? = UIButton()\nvar stop: UIButton? = UIButton()\nvar other: UIButton? = UIButton()"
    #expect(
      elements(code, members: members) == ["button UIButton go", "button UIButton stop", "button UIButton other"])
  }

  private static let views = "let go = UIButton()\nlet name = UITextField()\nlet card = BigCard()"

  @Test(arguments: [
    "if let button = view as? UIButton { button.NAME }",
    "guard let button = view as? UIButton else { continue }\nbutton.NAME",
    "switch view { case let button as UIButton: button.NAME\ndefault: break }",
  ])
  func aCastMeansObjectsOfItsClass(code: String) {
    func found(_ type: String) -> [String] {
      let code = code.replacing("NAME", with: "accessibilityIdentifier = \"x\"").replacing("UIButton", with: type)
      return elements("for view in [go, name, card] { \(code) }", members: Self.views)
    }
    #expect(found("UIButton") == ["button UIButton x", "textField UITextField -"])
    #expect(found("UIControl") == ["button UIButton x", "textField UITextField x"])
    #expect(found("UIView") == ["button UIButton x", "textField UITextField x", "other BigCard x"])
    #expect(found("Card") == ["button UIButton -", "textField UITextField -", "other BigCard x"])
    #expect(found("Tile") == ["button UIButton -", "textField UITextField -"])
  }

  /// An outlet may hold a view of a subclass.
  @Test func anOutletMayBeOfASubclass() {
    let code = "if let card = card as? BigCard { card.accessibilityIdentifier = \"card\" }"
    #expect(elements(code, members: "@IBOutlet var card: Card!") == ["other Card card"])
    #expect(elements(code, members: "@IBOutlet var card: UIView!") == ["other UIView card"])
    #expect(elements(code, members: "let card = Card()") == [])
    #expect(elements(code, members: "@IBOutlet var card: Tile!") == [])
  }

  // MARK: Parameters and lists

  @Test func theDefaultOfAParameter() {
    func found(_ parameter: String, _ call: String) -> [String] {
      inventory(
        viewDidLoad: "", members: "let header = Header(\(call))",
        declarations: """
          class Header: UIView {
            private let close: UIButton
            init(\(parameter)) {
              self.close = close
              super.init(frame: .zero)
              close.accessibilityIdentifier = "header.close"
            }
            required init?(coder: NSCoder) { fatalError() }
          }
          """
      ).controls
    }
    #expect(found("close: UIButton = UIButton()", "") == ["UIButton header.close"])
    #expect(found("close: UIButton = .init()", "") == ["UIButton header.close"])
    #expect(found("close: UIButton? = nil, other: UIButton = UIButton()", "") == ["UIButton -"])
  }

  @Test(arguments: [
    ("navigationItem.leftBarButtonItems", ["a", "-"]), ("buttons", ["a", "-"]), ("self.buttons", ["a", "-"]),
    ("one", ["-", "-"]),
  ])
  func theFirstOfAList(list: String, expected: [String]) {
    let found = inventory(
      viewDidLoad: """
        \(list == "one" ? "buttons" : list) = [UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B")]
        \(list).first?.accessibilityIdentifier = "a"
        """,
      members: "var buttons: [UIBarButtonItem] = []; var one: Pair")
    #expect(found.controls.map { String($0.dropFirst("UIBarButtonItem ".count)) } == expected)
  }

  @Test(arguments: [
    ("UIButton(id: \"go\")", "go"), ("UIButton(type: .system)", "-"), ("UIButton()", "-"),
    ("UIButton(id: \"go\", size: 1)", "-"),
  ])
  func anInitialiserThatTheAppAddsToAClass(making: String, expected: String) {
    let found = inventory(
      viewDidLoad: "", members: "let go = \(making)",
      declarations: """
        extension UIButton {
          convenience init(id: String) { self.init(type: .system); accessibilityIdentifier = id }
          convenience init(id: String, size: Int) { self.init(type: .system); accessibilityLabel = id }
        }
        """)
    #expect(found.controls == ["UIButton \(expected)"])
  }
}
