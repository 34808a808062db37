import Inventory
import Taxonomy
import Testing

/// What a call says of a component's conditions: which parts are there, and which are not.
@Suite struct DecisionTests {
  /// The controls with the lines of their uses and their conditions.
  private func found(_ body: String, _ declarations: String) -> [String] {
    inventory(body: body, declarations: declarations).elements.filter(\.isControl).map {
      "\($0.label ?? $0.kind)\($0.condition.map { " if \($0)" } ?? "")"
    }
  }

  private let optional = """
    struct Row: View {
      let title: String
      var icon: String? = nil
      var body: some View {
        if let icon { Button("With") { use(icon) } } else { Button("Without") { } }
      }
    }
    """

  @Test(arguments: [
    ("Row(title: \"a\")", ["Without", "With if let icon"]),
    ("Row(title: \"a\", icon: nil)", ["Without", "With if let icon"]),
    ("Row(title: \"a\", icon: \"star\")", ["Without if else", "With"]),
    ("Row(title: \"a\", icon: name)", ["With if let icon", "Without if else"]),
    ("Row(title: \"a\")\nRow(title: \"b\", icon: \"star\")", ["With", "Without"]),
  ])
  func whatIsNil(_ body: String, _ expected: [String]) {
    #expect(Set(found(body, optional)) == Set(expected))
  }

  private func flag(_ condition: String, property: String = "var isOn = false") -> String {
    "struct Row: View { \(property)\nvar body: some View { if \(condition) { Button(\"Yes\") { } } else { Button(\"No\") { } } } }"
  }

  /// The part that is left out is listed still, once, and on no use's account.
  @Test(arguments: [
    ("Row()", "isOn", "No"), ("Row(isOn: true)", "isOn", "Yes"), ("Row(isOn: true)", "!isOn", "No"),
    ("Row(isOn: true)", "self.isOn", "Yes"), ("Row(isOn: true)", "(!self.isOn)", "No"),
    ("Row(isOn: false)", "isOn == false", "Yes"), ("Row(isOn: false)", "isOn != false", "No"),
  ])
  func whatIsSet(_ use: String, _ condition: String, _ expected: String) {
    let inventory = inventory(body: "VStack { \(use) }.accessibilityIdentifier(\"x\")", declarations: flag(condition))
    let named = inventory.elements.filter { $0.identifier.values == ["x"] }
    #expect(named.map(\.label) == [expected])
    #expect(named.map(\.condition) == [nil])
    #expect(inventory.elements.filter(\.isControl).count == 2)
  }

  @Test(arguments: [
    "var isOn = false\nfunc on() -> Row { var copy = self; copy.isOn = true; return copy }",
    "@State var isOn = false", "@Binding var isOn: Bool", "static var isOn = false",
    "let model: Model\nvar isOn: Bool { model.isOn }",
  ])
  func whatTheCallDoesNotSettle(_ property: String) {
    #expect(Set(found("Row()", flag("isOn", property: property))) == ["Yes if isOn", "No if else"])
  }

  @Test func severalConditionsMustHoldTogether() {
    let row = flag("isOn, model.isReady", property: "let model: Model\nvar isOn = false")
    #expect(Set(found("Row(model: model, isOn: true)", row)) == ["Yes if isOn, model.isReady", "No if else"])
    #expect(found("Row(model: model)", row).contains("No"))
  }

  @Test func aLocalOfTheNameIsAnotherThing() {
    let row = """
      struct Row: View {
        var isOn = false
        var body: some View { let isOn = now(); if isOn { Button("Yes") { } } else { Button("No") { } } }
      }
      """
    #expect(Set(found("Row()", row)) == ["Yes if isOn", "No if else"])
  }

  @Test(arguments: [
    ("init(on: Bool = false) { isOn = on }", "Row()", "No"),
    ("init(on: Bool = false) { self.isOn = on }", "Row(on: true)", "Yes"),
    ("init() { isOn = true }", "Row()", "Yes"), ("init(_ isOn: Bool) { self.isOn = isOn }", "Row(true)", "Yes"),
  ])
  func anInitialiserOfItsOwn(_ initialiser: String, _ use: String, _ expected: String) {
    #expect(found(use, flag("isOn", property: "let isOn: Bool\n\(initialiser)")).contains(expected))
  }

  @Test(arguments: [
    "init(on: Bool = false) { isOn = on && isAllowed() }",
    "init(on: Bool = false) { if on { isOn = true } else { isOn = false } }",
    "init(on: Bool = false) { self.init(other: on) }\ninit(other: Bool) { isOn = !other }",
  ])
  func anInitialiserThatDecidesItself(_ initialiser: String) {
    #expect(
      Set(found("Row()", flag("isOn", property: "let isOn: Bool\n\(initialiser)"))) == ["Yes if isOn", "No if else"])
  }

  @Test func aComponentPassesOnWhatItWasTold() {
    let outer = "\nstruct Outer: View { var isOn = false\nvar body: some View { if isOn { }; Row(isOn: isOn) } }"
    #expect(found("Outer(isOn: true)", flag("isOn") + outer).contains("Yes"))
    #expect(found("Outer()", flag("isOn") + outer).contains("No"))
  }

  @Test func whatIsPassedOnNeedsNoConditionOfItsOwn() {
    let outer = "\nstruct Outer: View { var isOn = false\nvar body: some View { Row(isOn: isOn) } }"
    #expect(found("Outer(isOn: true)", flag("isOn") + outer).contains("Yes"))
  }

  /// A text in a button's label is no element: it does not come back because a use leaves out something else.
  @Test func whatAUseShowsIsNotListedAnew() {
    let row = """
      struct Row: View {
        var isOn = false
        var body: some View {
          VStack { Text("t").accessibilityIdentifier("text"); if isOn { Text("b").accessibilityIdentifier("badge") } }
        }
      }
      """
    let elements = inventory(body: "Button(action: {}) { Row() }", declarations: row).elements
    #expect(
      elements.filter { $0.kind == "Text" && $0.verdict == .reachable }.map { $0.identifier.values } == [["badge"]])
  }

  @Test(arguments: [
    ("os(iOS)", ["One"]), ("!os(macOS)", ["One"]), ("os(macOS)", ["Other"]), ("os(macOS) || os(tvOS)", ["Other"]),
    ("os(macOS) && DEBUG", ["Other"]), ("os(iOS) || DEBUG", ["One"]), ("canImport(AppKit)", ["Other"]),
    ("DEBUG", ["One if DEBUG", "Other if else"]), ("os(iOS) && DEBUG", ["One if os(iOS) && DEBUG", "Other if else"]),
    ("targetEnvironment(macCatalyst)", ["Other"]), ("(os(watchOS))", ["Other"]),
    ("swift(>=6)", ["One if swift(>=6)", "Other if else"]),
  ])
  func whatIsCompiledForIOS(_ condition: String, _ expected: [String]) {
    #expect(found("#if \(condition)\nButton(\"One\") { }\n#else\nButton(\"Other\") { }\n#endif", "") == expected)
  }

  @Test func membersOfTheComponentKnowItToo() {
    let row = """
      struct Row: View {
        var isOn = false
        var body: some View { content }
        @ViewBuilder private var content: some View { if isOn { Button("Yes") { } } else { Button("No") { } } }
      }
      """
    #expect(found("Row(isOn: true)", row).contains("Yes"))
  }

  @Test func whatAllInitialisersThatMayBeMeantAgreeOn() {
    let row = flag(
      "isOn",
      property: """
        let isOn: Bool
        let name: String?
        init(name: String? = nil, isOn: Bool = false) { self.isOn = isOn; self.name = name }
        init(name: String? = nil, isOn: Bool = false, extra: Int = 0) { self.isOn = isOn; self.name = name }
        """)
    #expect(found("Row()", row).contains("No"))
    let named = """
      struct Field: View {
        let accessibilityIdentifier: String?
        init(title: String, accessibilityIdentifier: String? = nil) { self.accessibilityIdentifier = accessibilityIdentifier }
        init(title: String, accessibilityIdentifier: String? = nil, count: Int = 0) {
          self.accessibilityIdentifier = accessibilityIdentifier
        }
        var body: some View { Button("go") { }.accessibilityIdentifier(accessibilityIdentifier ?? "plain") }
      }
      """
    let elements = inventory(
      body: "Field(title: \"a\")\nField(title: \"b\", accessibilityIdentifier: \"own\")", declarations: named
    ).elements
    #expect(elements.map { written($0.identifier) } == ["plain", "own"])
  }

  private let icon =
    "var body: some View { if let icon { Button(\"With\") { use(icon) } } else { Button(\"Without\") { } } }"

  /// Each may be either at run time, whatever a first look at the call says.
  @Test(arguments: [
    ("let icon = icon ?? \"star\"\nself.icon = icon", "icon: String? = nil"),
    ("(self.icon, self.n) = (icon, 1)", "icon: String? = nil"),
    ("other.icon = nil\nself.icon = make()", "icon: String? = nil"),
    ("guard isReady else { return }\nself.icon = icon", "icon: String? = nil"),
  ])
  func anInitialiserWithAWillOfItsOwn(_ body: String, _ parameters: String) {
    let row = "struct Row: View { var icon: String?\nvar n = 0\ninit(\(parameters)) { \(body) }\n\(icon) }"
    #expect(Set(found("Row()", row)) == ["With if let icon", "Without if else"])
  }

  @Test func aClosureWithoutALabelMayBeForAnyThatTakesOne() {
    let card = """
      struct Card: View { let title: String; var action: (() -> Void)?
        var body: some View { if let action { Button("go") { action() } } } }
      """
    #expect(found("Card(title: \"t\") { go() }", card) == ["go if let action"])
  }

  @Test func aRequiredClosureComesBeforeOneWithADefault() {
    let banner = """
      struct Banner<A: View>: View { let onClose: (() -> Void)?; let accessory: A
        init(title: String, onClose: (() -> Void)? = nil, @ViewBuilder accessory: () -> A) {
          self.onClose = onClose; self.accessory = accessory() }
        var body: some View { accessory; if let onClose { Button("close") { onClose() } } } }
      """
    #expect(found("Banner(title: \"b\") { Button(\"own\") { } }", banner).first == "own")
    #expect(found("Banner(title: \"b\") { Text(\"a\") }", banner) == ["close if let onClose"])
  }

  @Test func whatAClosureIsPassedIsNoBinding() {
    let chip = flag("isOn", property: "let isOn: Bool")
    #expect(Set(found("ForEach(list, id: \\.self) { Row(isOn: $0) }", chip)) == ["Yes if isOn", "No if else"])
    let row = "struct Row: View { let icon: String?\n\(icon) }"
    #expect(Set(found("ForEach(list, id: \\.self) { Row(icon: $0) }", row)) == ["With if let icon", "Without if else"])
  }

  @Test func nilIsNeitherSetNorNot() {
    let row = flag("isOn != true", property: "let isOn: Bool?")
    #expect(Set(found("Row(isOn: nil)", row)) == ["Yes if isOn != true", "No if else"])
  }

  @Test func codeThatMakesAValueMayChangeIt() {
    let row = "struct Row: View { var icon: String?\n\(icon) }"
    let maker = "\nfunc made() -> Row { var row = Row(); row.icon = \"x\"; return row }"
    #expect(Set(found("Row()", row + maker)) == ["With if let icon", "Without if else"])
    #expect(found("Row()", row).contains("Without"))
  }

  @Test func anInitialiserOfAProtocolIsNoMemberwiseOne() {
    let row = """
      protocol Preset { init(icon: String?) }
      extension Preset { init(preset: Int) { self.init(icon: "x") } }
      struct Row: View, Preset { var icon: String?\n\(icon) }
      """
    #expect(Set(found("Row(preset: 1)", row)) == ["With if let icon", "Without if else"])
  }

  @Test func aGuardAndWhatFollowsAreTwoWays() throws {
    let body =
      "guard let model else { return AnyView(Button(\"a\") { }.accessibilityIdentifier(\"x\")) }\nreturn AnyView(Button(\"b\") { }.accessibilityIdentifier(\"x\"))"
    let elements = inventory(body: body).elements
    let (first, second) = (try #require(elements.first), try #require(elements.dropFirst().first))
    #expect(try #require(first.branches.first).isOther(than: second.branches))
  }

  /// What the use sets decides over what identifiers are made of, too.
  @Test(arguments: [
    ("isOn ? \"a\" : \"b\"", "a"), ("!isOn ? \"a\" : \"b\"", "b"), ("self.isOn == false ? \"a\" : \"b\"", "b"),
    ("isReady ? \"a\" : \"b\"", "a|b"),
  ])
  func whatIsSetDecidesOverIdentifiers(_ identifier: String, _ expected: String) {
    let row = """
      struct Row: View {
        var isOn = false
        @State var isReady = false
        var body: some View { Button("x") { use(isOn) }.accessibilityIdentifier(\(identifier)) }
      }
      """
    let found = inventory(body: "Row(isOn: true)", declarations: row).controls
    #expect(found == ["Button \(expected)"])
    let both = inventory(body: "Row(isOn: true); Row(isOn: false)", declarations: row).controls
    #expect(both.count == 1 && Set(both[0].dropFirst(7).split(separator: "|")) == ["a", "b"])
    #expect(inventory(body: "Row(isOn: now())", declarations: row).controls == ["Button a|b"])
  }

  @Test func soDoesASwitchOverTheFlag() {
    let row = """
      struct Row: View { let isOn: Bool
        var body: some View { switch isOn { case true: Button("Yes") { }; case false: Button("No") { } } } }
      """
    let inventory = inventory(body: "VStack { Row(isOn: true) }.accessibilityIdentifier(\"x\")", declarations: row)
    #expect(inventory.elements.filter { $0.identifier.values == ["x"] }.map(\.label) == ["Yes"])
  }

  private let kinds = """
    enum Kind { case label; case button(action: () -> Void); case field(text: String, axis: String?)
      static func field(text: String) -> Self { .field(text: text, axis: nil) } }
    func usual() -> Kind { .label }
    struct Row: View {
      let kind: Kind
      var body: some View {
        switch kind {
        case .label: Toggle("Label", isOn: $on)
        case .button(let action): Button("Button", action: action)
        case .field(let text, "x"): Stepper("X") {}
        case .field: TextField("Field", text: $text)
        }
      }
    }
    """

  @Test(arguments: [
    ("Row(kind: .label)", ["Label"]), ("Row(kind: .button { go() })", ["Button"]),
    ("Row(kind: Kind.button(action: go))", ["Button"]), ("Row(kind: .field(text: \"a\"))", ["Field", "X"]),
    ("Row(kind: usual())", ["Button", "Field", "Label", "X"]), ("Row(kind: kind)", ["Button", "Field", "Label", "X"]),
    ("Row(kind: on ? .label : usual())", ["Button", "Field", "Label", "X"]),
  ])
  func whichCaseItIs(_ body: String, _ shown: [String]) {
    let found = inventory(body: body + ".accessibilityIdentifier(\"login.row\")", declarations: kinds)
    #expect(found.elements.filter { $0.identifier.state != .none }.compactMap(\.label).sorted() == shown)
  }

  @Test func overloadsThatOnlyConstraintsTellApartSayTheSame() {
    let row = """
      struct Row<Icon: View>: View {
        enum Kind { case label, button }
        let kind: Kind
        var body: some View { if kind == .label { Toggle("Label", isOn: $on) } else { Button("Button") {} } }
      }
      extension Row where Icon == EmptyView { init(_ title: String, kind: Kind) { self.kind = kind } }
      extension Row where Icon == Text { init(_ title: String, kind: Kind) { self.kind = kind } }
      """
    let found = inventory(
      body: "Row(\"a\", kind: .button).accessibilityIdentifier(\"login.row\")", declarations: row)
    #expect(found.elements.filter { $0.identifier.state != .none }.compactMap(\.label) == ["Button"])
  }

  @Test(arguments: [
    ("Row(kind: .label)", ["Some"]), ("Row(kind: .none)", ["None", "Some"]), ("Row()", ["None", "Some"]),
  ])
  func theCaseOfAnOptional(_ body: String, _ shown: [String]) {
    let row = """
      enum Kind { case label, none }
      struct Row: View {
        var kind: Kind?
        var body: some View {
          switch kind {
          case .some(.label): Button("Some") {}
          default: Toggle("None", isOn: $on)
          }
        }
      }
      """
    let found = inventory(body: body + ".accessibilityIdentifier(\"login.row\")", declarations: row)
    #expect(found.elements.filter { $0.identifier.state != .none }.compactMap(\.label).sorted() == shown)
  }

  @Test func anEnumThatChangesItselfIsAnyCase() {
    let row = """
      enum Kind { case label, button; mutating func next() { self = .button } }
      struct Row: View {
        var kind: Kind
        var body: some View { switch kind { case .label: Toggle("Label", isOn: $on); case .button: Button("Button") {} } }
        func advanced() -> Self { var copy = self; copy.kind.next(); return copy }
      }
      """
    let found = inventory(
      body: "Row(kind: .label).advanced().accessibilityIdentifier(\"login.row\")", declarations: row)
    #expect(found.elements.filter { $0.identifier.state != .none }.count == 2)
  }

  @Test func anAliasOfACaseDecidesNothing() {
    let row = """
      enum Kind { case label, button; static var usual: Kind { .label } }
      struct Row: View {
        let kind: Kind
        var body: some View { if kind == .usual { Toggle("Label", isOn: $on) } else { Button("Button") {} } }
      }
      """
    let found = inventory(body: "Row(kind: .label).accessibilityIdentifier(\"login.row\")", declarations: row)
    #expect(found.elements.filter { $0.identifier.state != .none }.count == 2)
  }

  @Test func aNameThatTheConditionBindsIsNotTheProperty() {
    let row = """
      enum Kind { case label, button }
      struct Row: View {
        let kind: Kind; let other: Kind?
        var body: some View { if let kind = other, kind == .label { Toggle("Label", isOn: $on) } else { Button("Button") {} } }
      }
      """
    let found = inventory(
      body: "Row(kind: .label, other: own).accessibilityIdentifier(\"login.row\")", declarations: row)
    #expect(found.elements.filter { $0.identifier.state != .none }.count == 2)
  }
}
