import Findings
import Inventory
import Taxonomy
import Testing

/// Shapes that are easily read wrongly.
@Suite struct HardCaseTests {
  private func swiftUI(_ body: String, members: String = "", _ declarations: String = "") -> [String] {
    inventory(body: body, members: members, declarations: declarations).controls
  }

  private func uiKit(_ viewDidLoad: String, members: String = "", _ declarations: String = "") -> [String] {
    inventory(viewDidLoad: viewDidLoad, members: members, declarations: declarations).controls
  }

  @Test func explicitReturnsAndSelf() {
    #expect(swiftUI("return Button(\"a\") { }.accessibilityIdentifier(\"x\")") == ["Button x"])
    #expect(
      swiftUI(
        "self.header", members: "var header: some View { return Button(\"a\") { }.accessibilityIdentifier(\"x\") }")
        == ["Button x"])
    #expect(swiftUI("AnyView(Button(\"a\") { }.accessibilityIdentifier(\"x\"))") == ["Button x"])
    #expect(swiftUI("AnyView(Button(\"a\") { }).accessibilityIdentifier(\"x\")") == ["Button x"])
  }

  @Test func buttonsInAllTheirForms() {
    let forms = [
      "Button(\"a\", action: go)", "Button(\"a\", role: .cancel) { go() }", "Button { go() } label: { Text(\"a\") }",
      "Button(action: { go() }, label: { Text(\"a\") })",
      "Button(action: go) { Text(\"a\") }", "Button(\"a\", systemImage: \"b\") { }", "Button.init(\"a\") { }",
      "Button(L10n.a) { sheet = Sheet(Button2()) }",
    ]
    for form in forms { #expect(swiftUI("\(form).accessibilityIdentifier(\"x\")") == ["Button x"], "\(form)") }
  }

  @Test func aButtonInsideALabelIsAnotherOne() {
    #expect(swiftUI("NavigationLink(value: 1) { HStack { Text(\"a\"); Button(\"b\") { } } }").count == 2)
  }

  @Test func optionsOfAPickerAreNoControls() {
    #expect(
      swiftUI("Picker(\"a\", selection: $a) { ForEach(all) { Text($0.name).tag($0) } }.accessibilityIdentifier(\"x\")")
        == ["Picker x"])
  }

  @Test func sectionsHeadersAndFootersAreContent() {
    #expect(
      swiftUI("List { Section { Button(\"a\") { } } header: { Button(\"b\") { } } footer: { Button(\"c\") { } } }")
        .count == 3)
    #expect(swiftUI("List { Section(header: Button(\"b\") { }) { Button(\"a\") { } } }").count == 2)
  }

  @Test func aComponentWithAnIdentifierParameter() {
    let component =
      "struct Primary: View { let title: String; let id: String\n var body: some View { Button(title) { }.accessibilityIdentifier(id) } }"
    let found = swiftUI("Primary(title: \"a\", id: \"x\")", component)
    // One element at least; its identifier is the one passed, or not resolved: never none.
    #expect(found.count == 1)
    #expect(found != ["Button -"])
  }

  @Test func aGenericNameIsNoType() {
    let component =
      "struct Holder<Content: View>: View { let content: Content\n var body: some View { content.accessibilityIdentifier(\"x\") } }"
    #expect(
      swiftUI("Holder(content: Button(\"a\") { })", component) == ["Button -"]
        || swiftUI("Holder(content: Button(\"a\") { })", component) == ["Button x"])
  }

  @Test func oneLineOfManyViews() {
    #expect(
      swiftUI(
        "VStack { Button(\"a\") { }.accessibilityIdentifier(\"x\"); Button(\"b\") { }.accessibilityIdentifier(\"y\"); Button(\"c\") { } }"
      ) == ["Button x", "Button y", "Button -"])
  }

  @Test func otherTypesMembersAreNotConfused() {
    let members = "let go = UIButton()"
    #expect(uiKit("other.go.accessibilityIdentifier = \"x\"", members: members) == ["UIButton -"])
    #expect(uiKit("other?.view.go.accessibilityIdentifier = \"x\"", members: members) == ["UIButton -"])
  }

  @Test func aLocalHidesAProperty() {
    #expect(
      uiKit("let go = UIButton()\ngo.accessibilityIdentifier = \"x\"", members: "let go = UITextField()") == [
        "UITextField -", "UIButton x",
      ])
    #expect(
      uiKit("func f(go: UIButton) { go.accessibilityIdentifier = \"x\" }", members: "let go = UITextField()") == [
        "UITextField -"
      ])
  }

  @Test func whatForEachGivesGoesToAllThatItRunsOver() {
    let found = inventory(
      viewDidLoad: """
        [go, stop].forEach { $0.accessibilityIdentifier = "a" }
        [other].forEach { button in button.accessibilityIdentifier = "b" }
        """, members: "let go = UIButton()\nlet stop = UIButton()\nlet other = UIButton()\nlet none = UIButton()")
    #expect(found.controls == ["UIButton a", "UIButton a", "UIButton b", "UIButton -"])
  }

  @Test func whatALoopGivesGoesToAllThatItRunsOver() {
    let members = "let one = UIButton(); let two = UIButton()\nlazy var all = [one, two]"
    #expect(
      uiKit("for b in all { b.accessibilityIdentifier = \"x\" }", members: members) == ["UIButton x", "UIButton x"])
    #expect(
      uiKit("for b in [one, two] { b.accessibilityIdentifier = \"x\" }", members: members) == [
        "UIButton x", "UIButton x",
      ])
    #expect(
      uiKit("for b in self.all where b.isHidden { b.accessibilityIdentifier = \"x\" }", members: members) == [
        "UIButton x", "UIButton x",
      ])
    #expect(uiKit("", members: "let all = [UIButton(), UIButton()]") == ["UIButton -", "UIButton -"])
  }

  @Test func severalNamesInOneDeclaration() {
    #expect(
      uiKit("a.accessibilityIdentifier = \"x\"", members: "let a = UIButton(), b = UIButton()") == [
        "UIButton x", "UIButton -",
      ])
    #expect(
      uiKit("b.accessibilityIdentifier = \"x\"", members: "@IBOutlet var a, b: UIButton!") == [
        "UIButton -", "UIButton x",
      ])
  }

  @Test func anIdentifierInASubclassOfTheHolder() {
    let inventory = inventory(
      of:
        "class Base: UIViewController { let go = UIButton() }\nclass Login: Base { override func viewDidLoad() { go.accessibilityIdentifier = \"x\" } }"
    )
    #expect(inventory.controls == ["UIButton x"])
  }

  @Test func anIdentifierInAnExtensionElsewhere() {
    let inventory = inventory([
      (
        "App/A.swift",
        "class LoginViewController: UIViewController { @IBOutlet var go: UIButton!\n override func viewDidLoad() { setUp() } }"
      ),
      ("App/B.swift", "extension LoginViewController { func setUp() { go.accessibilityIdentifier = \"x\" } }"),
    ])
    #expect(inventory.controls == ["UIButton x"])
    #expect(inventory.elements.map(\.source?.file) == ["App/B.swift"])
  }

  @Test func aPropertyGivenFromOutside() {
    let declarations = "class Form: UIView { let go = UIButton() }"
    #expect(
      uiKit("form.go.accessibilityIdentifier = \"x\"", members: "let form = Form()", declarations) == ["UIButton x"])
    #expect(
      uiKit("form?.go.accessibilityIdentifier = \"x\"", members: "lazy var form: Form? = { Form() }()", declarations)
        == ["UIButton x"])
    #expect(uiKit("let form = Form()\nform.go.accessibilityIdentifier = \"x\"", declarations) == ["UIButton x"])
    #expect(
      uiKit("guard let form = view as? Form else { return }\nform.go.accessibilityIdentifier = \"x\"", declarations)
        == ["UIButton x"])
  }

  @Test func swiftUIInsideAController() {
    let inventory = inventory(
      of:
        "class HostController: UIViewController { override func viewDidLoad() { let v = UIHostingController(rootView: LoginView()); add(v) } }\nstruct LoginView: View { var body: some View { Button(\"a\") { } } }"
    )
    #expect(inventory.elements.map(\.screen) == ["login"])
  }

  @Test func anInlineViewInAController() {
    let inventory = inventory(
      of:
        "import SwiftUI\nclass HostController: UIViewController { override func viewDidLoad() { add(UIHostingController(rootView: Button(\"a\") { }.accessibilityIdentifier(\"x\"))) } }"
    )
    #expect(inventory.controls == ["Button x"])
    #expect(inventory.elements.map(\.screen) == ["host"])
  }
}
