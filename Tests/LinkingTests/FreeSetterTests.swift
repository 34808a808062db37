import Inventory
import Taxonomy
import Testing

/// Functions of no type that give an identifier to the view which they are passed.
@Suite struct FreeSetterTests {
  private func found(_ code: String, _ declarations: String) -> Inventory {
    inventory(viewDidLoad: code, members: "let go = UIButton()\nlet stop = UIButton()", declarations: declarations)
  }

  @Test(arguments: [
    "func tag(_ view: UIView, _ id: String) { view.accessibilityIdentifier = id }",
    "func tag(_ view: UIView, _ id: String) { view.accessibilityIdentifier = \"login.\\(id)\" }",
    "func tag(_ view: UIView, _ id: String, dot: String = \".\") { view.accessibilityIdentifier = \"login\" + dot + id }",
  ])
  func theViewHasWhatTheCallPasses(function: String) {
    let prefix = function.contains("login") ? "" : "login."
    let inventory = found("tag(go, \"\(prefix)go\")\ntag(self.stop, \"\(prefix)stop\")", function)
    #expect(inventory.controls == ["UIButton login.go", "UIButton login.stop"])
    let calls = inventory.assignments.filter { $0.member == "viewDidLoad" }
    #expect(calls.flatMap(\.identifier.values) == ["login.go", "login.stop"])
    #expect(calls.allSatisfy { $0.target == .element(.button) && $0.form == .wrapperCall && $0.carrier == "tag" })
  }

  @Test func otherFunctionsOfTheNameGiveNothing() {
    let free = "func tag(_ view: UIView, _ id: String) { view.accessibilityIdentifier = id }"
    // One that takes something else, a variable, and a method.
    #expect(found("tag(go)", free).controls == ["UIButton -", "UIButton -"])
    #expect(found("let tag = make()\ntag(go, \"x\")", free).controls == ["UIButton -", "UIButton -"])
    #expect(found("other.tag(go, \"x\")", free).controls == ["UIButton -", "UIButton -"])
    // Two that are told apart by their labels only.
    let twice = free + "\nfunc tag(_ view: UIView, _ id: String, if on: Bool) { view.accessibilityIdentifier = id }"
    #expect(found("tag(go, \"x\", if: true)", twice).controls == ["UIButton -", "UIButton -"])
  }

  @Test func aNameThatSaysWhatItSetsNeedsNoCode() {
    let inventory = found(
      "go.xyz_setAccessibilityIdentifier(\"login.go\")\nstop.makeAccessibilityIdentifier(\"login.stop\")", "")
    #expect(inventory.controls == ["UIButton login.go", "UIButton -"])
  }

  @Test func anItemWithAnEmptyTitleHasNone() {
    let inventory = inventory(
      viewDidLoad:
        "navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"\", style: .plain, target: self, action: #selector(go))"
    )
    #expect(inventory.elements.map(\.label) == [nil])
  }
}
