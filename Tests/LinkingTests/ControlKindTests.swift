import Findings
import Inventory
import Taxonomy
import Testing

/// Each kind of control that counts in coverage, once, and the kinds that do not.
@Suite struct ControlKindTests {
  @Test(arguments: [
    ("Button(\"a\") { }", "button Button"), ("TextField(\"a\", text: $a)", "textField TextField"),
    ("SecureField(\"a\", text: $a)", "secureTextField SecureField"),
    ("Toggle(\"a\", isOn: $a)", "switch Toggle"), ("Picker(\"a\", selection: $a) { Text(\"b\") }", "button Picker"),
    ("Slider(value: $a)", "slider Slider"),
    ("Stepper(\"a\", value: $a)", "stepper Stepper"), ("NavigationLink(\"a\", value: 1)", "button NavigationLink"),
    ("Link(\"a\", destination: url)", "link Link"),
    ("Menu(\"a\") { }", "button Menu"), ("TextEditor(text: $a)", "textView TextEditor"),
    ("DatePicker(\"a\", selection: $a)", "datePicker DatePicker"),
    ("ColorPicker(\"a\", selection: $a)", "colorWell ColorPicker"), ("ShareLink(item: url)", "button ShareLink"),
    ("EditButton()", "button EditButton"),
    ("PhotosPicker(\"a\", selection: $a)", "button PhotosPicker"),
    ("DisclosureGroup(\"a\") { }", "button DisclosureGroup"), ("SwiftUI.Button(\"a\") { }", "button Button"),
    ("SignInWithAppleButton { _ in } onCompletion: { _ in }", "button SignInWithAppleButton"),
  ])
  func swiftUI(body: String, expected: String) {
    let inventory = inventory(body: body)
    #expect(inventory.elements.filter(\.isControl).map { "\($0.type.rawValue) \($0.kind)" } == [expected])
    #expect(inventory.elements.allSatisfy { $0.framework == .swiftUI })
  }

  @Test(arguments: [
    "Text(\"a\")", "Image(\"a\")", "Label(\"a\", image: \"b\")", "ProgressView()", "VStack { }", "Spacer()",
    "Color.red", "Divider()", "Unknown()",
  ])
  func whatIsNoControlIsNotListed(body: String) {
    #expect(inventory(body: body).elements.isEmpty)
  }

  @Test(arguments: [
    ("Text(\"a\")", "staticText"), ("Image(\"a\")", "image"), ("ProgressView()", "activityIndicator"),
    ("AsyncImage(url: url)", "image"),
  ])
  func leavesWithAnIdentifierAreListedAsNoControls(body: String, type: String) throws {
    let found = try #require(inventory(body: body + ".accessibilityIdentifier(\"x\")").elements.first)
    #expect(!found.isControl)
    #expect(found.type.rawValue == type)
  }

  @Test(arguments: [
    ("alert(\"t\", isPresented: $a) { Button(\"b\") { } }", ["Button"]),
    (
      "alert(\"t\", isPresented: $a) { TextField(\"b\", text: $b)\n Button(\"c\") { } } message: { Text(\"d\") }",
      ["TextField", "Button"]
    ),
    (
      "confirmationDialog(\"t\", isPresented: $a) { Button(\"b\") { }; Button(\"c\", role: .cancel) { } }",
      ["Button", "Button"]
    ),
    ("toolbar { ToolbarItem(placement: .primaryAction) { Button(\"b\") { } } }", ["Button"]),
    ("contextMenu { Button(\"b\") { } }", ["Button"]),
    ("swipeActions { Button(\"b\") { } }", ["Button"]),
    ("safeAreaInset(edge: .bottom) { Button(\"b\") { } }", ["Button"]),
    ("background { Button(\"b\") { } }", ["Button"]), ("overlay(Button(\"b\") { })", ["Button"]),
    ("accessibilityActions { Button(\"b\") { } }", []),
  ])
  func controlsInModifiers(modifier: String, kinds: [String]) {
    #expect(inventory(body: "Text(\"a\").\(modifier)").elements.map(\.kind) == kinds)
  }

  @Test func alertsOfTheFirstKindHaveButtons() {
    let body =
      "Text(\"a\").alert(isPresented: $a) { Alert(title: Text(\"t\"), primaryButton: .default(Text(\"b\")), secondaryButton: .cancel()) }"
    #expect(inventory(body: body).elements.filter { !$0.isControl }.isEmpty)
  }

  @Test func itemsOfAMenuAreControls() {
    #expect(
      inventory(
        body: "Menu(\"a\") { Button(\"b\") { }.accessibilityIdentifier(\"x\"); Menu(\"c\") { Button(\"d\") { } } }"
      ).controls == ["Menu -", "Button x", "Menu -", "Button -"])
    #expect(inventory(body: "Menu { Button(\"b\") { } } label: { Image(\"a\") }").controls == ["Menu -", "Button -"])
  }

  @Test func whatACustomTypeOfTheSameNameMakesIsItsOwn() {
    let inventory = inventory(
      body: "Toggle(\"a\")",
      declarations: "struct Toggle: View { let t: String\n var body: some View { Button(t) { } } }")
    #expect(inventory.controls == ["Button -"])
  }

  @Test func tapGesturesOnOthersAreListedAndNotCounted() throws {
    for gesture in [
      "onTapGesture { go() }", "onTapGesture(count: 2) { go() }", "onTapGesture(perform: go)",
      "gesture(TapGesture().onEnded { go() })",
    ] {
      let text = try inventory(body: "VStack { Text(\"a\").\(gesture) }").element("Text")
      #expect(text.tapGesture != nil && !text.isControl, "\(gesture)")
    }
    let stack = try inventory(body: "List { HStack { Text(\"a\") }.onTapGesture { go() } }").element("HStack")
    #expect(stack.tapGesture != nil)
    let component = try inventory(
      body: "List { Card().onTapGesture { go() } }",
      declarations: "struct Card: View { var body: some View { Text(\"a\") } }"
    ).element("Card")
    #expect(component.tapGesture != nil)
  }

  @Test func tapsOnControlsAndOnElementsOfTheirOwnAreNotListed() {
    #expect(inventory(body: "VStack { Button(\"a\") { }.onTapGesture { go() } }").elements.map(\.tapGesture) == [nil])
    #expect(
      inventory(
        body:
          "List { HStack { Text(\"a\") }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton).onTapGesture { go() } }"
      ).elements.allSatisfy { $0.tapGesture == nil })
    #expect(inventory(body: "VStack { Text(\"a\").onTapGesture { } }").elements.isEmpty)
    #expect(
      inventory(
        body: "VStack { Text(\"a\").onTapGesture { focused = nil }; Text(\"b\").onTapGesture { hideKeyboard() } }"
      ).elements.isEmpty)
  }

  @Test(arguments: [
    ("UIButton(type: .system)", "button UIButton"), ("UITextField()", "textField UITextField"),
    ("UISwitch()", "switch UISwitch"), ("UISlider()", "slider UISlider"),
    ("UIStepper()", "stepper UIStepper"), ("UISegmentedControl(items: [])", "segmentedControl UISegmentedControl"),
    ("UITextView()", "textView UITextView"),
    ("UIDatePicker()", "datePicker UIDatePicker"), ("UIPickerView()", "picker UIPickerView"),
    ("UISearchBar()", "searchField UISearchBar"), ("UIColorWell()", "colorWell UIColorWell"),
    ("UIBarButtonItem(title: \"a\", style: .plain, target: self, action: nil)", "button UIBarButtonItem"),
    ("UIAlertAction(title: \"a\", style: .default)", "button UIAlertAction"),
    ("UITabBarItem(title: \"a\", image: nil, tag: 0)", "button UITabBarItem"),
  ])
  func uiKit(construction: String, expected: String) {
    let inventory = inventory(viewDidLoad: "add(\(construction))")
    #expect(inventory.elements.map { "\($0.type.rawValue) \($0.kind)" } == [expected])
    #expect(inventory.elements.allSatisfy { $0.isControl && $0.framework == .uiKit && $0.screen == "login" })
  }

  @Test(arguments: [
    "UILabel()", "UIImageView()", "UIView()", "UIStackView()", "UITableView()", "UIScrollView()",
    "UIActivityIndicatorView()",
  ])
  func uiKitViewsThatAreNoControlsAreListedWithAnIdentifierOnly(construction: String) {
    #expect(inventory(viewDidLoad: "let v = \(construction)").elements.isEmpty)
    #expect(
      inventory(viewDidLoad: "let v = \(construction)\nv.accessibilityIdentifier = \"x\"").elements.map(\.isControl)
        == [false])
  }

  /// The control that a style makes anew is the one that has the style.
  @Test func aStylesControlIsNoneOfItsOwn() {
    let style = """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { configuration.label } } }
      """
    let found = inventory(body: "Toggle(\"a\", isOn: $a).toggleStyle(Check())", declarations: style)
    #expect(found.elements.filter(\.isControl).map(\.kind) == ["Toggle"])
  }

  private let field = """
    struct Setting { var keyboard = Keyboard.plain; var isSecureTextEntry = false }
    struct Field: UIViewRepresentable { let setting: Setting
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) { field.isSecureTextEntry = setting.isSecureTextEntry }
    }
    struct Secret: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.isSecureTextEntry = true
        return field
      }
    }
    struct Other: UIViewRepresentable { let setting: Setting
      func makeUIView(context: Context) -> UITextField { UITextField() } }
    """

  @Test(arguments: [
    ("Field(setting: Setting(keyboard: .mail, isSecureTextEntry: true))", "secureTextField"),
    ("Field(setting: Setting(isSecureTextEntry: false))", "textField"), ("Field(setting: Setting())", "textField"),
    ("Secret()", "secureTextField"), ("Other(setting: Setting(isSecureTextEntry: true))", "textField"),
  ])
  func aRepresentableMayMakeASecureField(body: String, type: String) throws {
    let inventory = inventory(body: body + ".accessibilityIdentifier(\"x\")", declarations: field)
    #expect(try inventory.identified("x").type.rawValue == type)
  }

  @Test(arguments: [
    ("let item = UIBarButtonItem(title: \"\", style: .plain, target: nil, action: nil)", false),
    ("let item = UIBarButtonItem(systemItem: .fixedSpace)", false),
    ("let item = UIBarButtonItem(title: \"Go\", style: .plain, target: nil, action: nil)", true),
    ("let item = UIBarButtonItem(title: \"\", style: .plain, target: self, action: #selector(go))", true),
    (
      "let item = UIBarButtonItem(title: \"\", style: .plain, target: nil, action: nil); item.action = #selector(go)",
      true
    ),
    (
      "let item = UIBarButtonItem(title: \"\", style: .plain, target: nil, action: nil); navigationItem.leftBarButtonItem = item",
      false
    ),
  ])
  func anItemThatShowsAndDoesNothingIsNoControl(body: String, isControl: Bool) {
    #expect(inventory(viewDidLoad: body).elements.contains(where: \.isControl) == isControl)
  }
}
