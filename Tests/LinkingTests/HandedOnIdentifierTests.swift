import Inventory
import Taxonomy
import Testing

/// A view that hands what it is given on to a control inside.
@Suite struct HandedOnIdentifierTests {
  private func found(_ property: String, _ code: String = "go.accessibilityIdentifier = \"login.go\"") -> Inventory {
    inventory(
      viewDidLoad: code, members: "let go = Busy()",
      declarations: """
        class Busy: UIView {
          let button = UIButton()
          override var accessibilityIdentifier: String? { \(property) }
        }
        """)
  }

  private func identifiers(_ inventory: Inventory) -> [String] {
    inventory.elements.map { "\($0.kind) \(written($0.identifier))" }.sorted()
  }

  @Test(arguments: [
    "get { button.accessibilityIdentifier } set { button.accessibilityIdentifier = newValue }",
    "get { super.accessibilityIdentifier } set { self.button.accessibilityIdentifier = newValue }",
    "get { return button.accessibilityIdentifier } set { button.accessibilityIdentifier = newValue }",
  ])
  func theControlHasIt(property: String) {
    let found = found(property)
    #expect(identifiers(found) == ["Busy login.go", "UIButton login.go"])
    #expect(
      found.assignments.first { $0.member == "accessibilityIdentifier" }?.identifier.reason
        == "what 'accessibilityIdentifier' is set to is known only at run time")
  }

  /// Nobody gives it one, and another text than what it is given.
  @Test func whatIsNotHandedOn() {
    let property = "get { button.accessibilityIdentifier } set { button.accessibilityIdentifier = newValue }"
    #expect(identifiers(found(property, "")) == ["UIButton -"])
    let other = "get { super.accessibilityIdentifier } set { button.accessibilityIdentifier = load(newValue) }"
    #expect(found(other).elements.first { $0.kind == "UIButton" }?.identifier.state == .unresolved)
    let own = "get { \"own\" } set { }"
    #expect(identifiers(found(own, "")) == ["Busy own", "UIButton -"])
  }

  /// Of an object that no code is known to make it is not known what it is given.
  @Test func whoeverMakesIt() {
    let inventory = inventory(
      viewDidLoad: "",
      declarations: """
        class Busy: UIView {
          let button = UIButton()
          override var accessibilityIdentifier: String? {
            get { button.accessibilityIdentifier }
            set { button.accessibilityIdentifier = newValue }
          }
        }
        """)
    #expect(inventory.elements.map(\.identifier.state) == [.unresolved])
  }
}
