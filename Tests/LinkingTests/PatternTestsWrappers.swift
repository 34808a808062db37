import Findings
import Inventory
import Taxonomy
import Testing

/// The ways in which apps pass an identifier on to the element, by the numbers of the catalogue of patterns.
@Suite struct PatternTestsWrappers {
  private func swiftUI(_ body: String, _ declarations: String, members: String = "") -> [String] {
    inventory(body: body, members: members, declarations: declarations).controls
  }

  private func uiKit(_ viewDidLoad: String, _ declarations: String, members: String = "") -> [String] {
    inventory(viewDidLoad: viewDidLoad, members: members, declarations: declarations).controls
  }

  @Test("P15 a parameter that may be left out, over several helpers") func helperChain() {
    let helpers = """
      func field(_ title: String, accessibilityIdentifier: String? = nil) -> UITextField { makeField(title, 2, accessibilityIdentifier: accessibilityIdentifier) }
      func makeField(_ title: String, _ size: Int, accessibilityIdentifier: String? = nil) -> UITextField {
        let field = UITextField(); field.accessibilityIdentifier = accessibilityIdentifier; return field }
      """
    let inventory = inventory(
      viewDidLoad: "add(field(\"a\", accessibilityIdentifier: \"name\"))\nadd(field(\"b\"))", members: helpers)
    #expect(inventory.assignments.contains { written($0.identifier) == "name" })
    #expect(inventory.assignments.filter { $0.identifier.state == .known }.count == 1)
  }

  @Test("P15 a closure behind a call is for a parameter that can take one") func trailingClosure() {
    let helper = """
      typealias Configurator = (UITextField) -> Void
      func field(_ title: String, configure: Configurator? = nil, size: Int = 1, accessibilityIdentifier: String? = nil) {
        let field = UITextField(); field.accessibilityIdentifier = accessibilityIdentifier; configure?(field); add(field) }
      """
    let found = inventory(
      viewDidLoad: "field(\"a\") { $0.text = \"b\" }\nfield(\"a\", accessibilityIdentifier: \"name\")", members: helper)
    #expect(found.controls == ["UITextField name"])
    #expect(found.assigned.allSatisfy { !$0.contains("{") })
  }

  @Test("P16 a field of a view model") func modelField() {
    let declarations = """
      struct RowModel { let title: String; let a11yId: String }
      class RowView: UIView { let go = UIButton(); func configure(_ model: RowModel) { go.accessibilityIdentifier = model.a11yId } }
      """
    #expect(
      uiKit("row.configure(RowModel(title: \"a\", a11yId: \"row.go\"))", declarations, members: "let row = RowView()")
        == ["UIButton row.go"])
    #expect(
      uiKit("row.configure(RowModel(title: load(), a11yId: load()))", declarations, members: "let row = RowView()")
        .first?.hasPrefix("UIButton ?") == true)
  }

  @Test("P17 a property of another name that ends in an identifier") func otherNamedProperty() {
    let declarations = """
      struct Titled: View { let title: String; var titleAccessibilityIdentifier: String?; var closeA11yId = "titled.close"
        var body: some View { VStack { Button(title) { }.accessibilityIdentifier(titleAccessibilityIdentifier ?? ""); Toggle("c", isOn: $a).accessibilityIdentifier(closeA11yId) } } }
      """
    #expect(
      swiftUI("Titled(title: \"a\", titleAccessibilityIdentifier: \"head\", closeA11yId: \"quit\")", declarations) == [
        "Button head", "Toggle quit",
      ])
  }

  @Test("P18 a wrapper whose name does not say what it does") func shortWrapper() {
    let declarations = """
      extension View { func tagged(_ id: String?) -> some View { accessibilityIdentifier(id ?? "") }
        func colored(_ name: String) -> some View { background(Color(name)) } }
      """
    #expect(swiftUI("Button(\"a\") { }.tagged(\"go\")", declarations) == ["Button go"])
    #expect(swiftUI("Button(\"a\") { }.colored(\"red\")", declarations) == ["Button -"])
  }

  @Test("P19 a two-part wrapper joins group and id") func groupAndID() {
    let declarations = """
      extension View { func tagged(_ group: String?, _ id: String) -> some View { accessibilityIdentifier([group, id].compactMap { $0 }.joined(separator: ".")) }
        func marked(_ group: String, _ id: String) -> some View { accessibilityIdentifier("\\(group).\\(id)") } }
      """
    #expect(swiftUI("Button(\"a\") { }.tagged(\"mail\", \"send\")", declarations) == ["Button mail.send"])
    #expect(swiftUI("Button(\"a\") { }.tagged(nil, \"send\")", declarations) == ["Button send"])
    #expect(swiftUI("Button(\"a\") { }.marked(\"mail\", \"send\")", declarations) == ["Button mail.send"])
    #expect(
      swiftUI("Button(\"a\") { }.marked(\"mail\", row.id)", declarations, members: "let row: Row") == [
        "Button mail.{row.id}"
      ])
  }

  @Test("P20 a setter that gives its receiver back") func fluentSetter() {
    let declarations = """
      extension UIView { func with(identifier: String) -> Self { accessibilityIdentifier = identifier; return self }
        func with(hint: String) -> Self { accessibilityHint = hint; return self } }
      """
    #expect(uiKit("", declarations, members: "let go = UIButton().with(identifier: \"send\")") == ["UIButton send"])
    #expect(uiKit("", declarations, members: "let go = UIButton().with(hint: \"send\")") == ["UIButton -"])
  }

  @Test("P21 both sides of an availability check are one identifier") func availability() {
    let declarations = """
      extension View { @ViewBuilder func marked(_ id: String) -> some View { if #available(iOS 14, *) { accessibilityIdentifier(id) } else { accessibility(identifier: id) } } }
      """
    #expect(swiftUI("Button(\"a\") { }.marked(\"go\")", declarations) == ["Button go"])
  }

  @Test("P22 the modifier before iOS 14") func oldModifier() {
    #expect(swiftUI("Button(\"a\") { }.accessibility(identifier: \"go\")", "") == ["Button go"])
    #expect(swiftUI("Button(\"a\") { }.accessibility(label: Text(\"go\"))", "") == ["Button -"])
  }

  @Test("P23 a value that carries a label and an identifier") func labelAndIdentifier() {
    let declarations = """
      struct Spoken { let identifier: String?; let label: String?; init(identifier: String? = nil, label: String? = nil) { self.identifier = identifier; self.label = label } }
      extension View { func spoken(_ value: Spoken) -> some View { self.accessibilityIdentifier(value.identifier ?? "").accessibilityLabel(Text(value.label ?? "")) } }
      """
    let row = """
      \nstruct Row: View { let title: String; var spoken: Spoken?
        var body: some View { Button(title) { }.accessibilityIdentifier(spoken?.identifier ?? "") } }
      """
    #expect(
      swiftUI("Button(\"a\") { }.spoken(Spoken(identifier: \"go\", label: \"Go\"))", declarations) == ["Button go"])
    #expect(swiftUI("Button(\"a\") { }.spoken(Spoken(label: \"Go\"))", declarations) == ["Button -"])
    #expect(swiftUI("Row(title: \"a\", spoken: Spoken(identifier: \"row\"))", declarations + row) == ["Button row"])
    #expect(swiftUI("Row(title: \"a\", spoken: .init(identifier: \"row\"))", declarations + row) == ["Button row"])
  }

  @Test("P24 a fall-back made from the title") func fallbackToTitle() throws {
    let found = try value(
      of: "config.mark ?? \"\\(config.title ?? \"\") Button\"", members: "let config: Config",
      "struct Config { var mark: String?; var title: String? }")
    #expect(found == "?property mark is set at run time else {config.title ?? \"\"} Button")
  }

  @Test("P25 a fall-back to a constant") func fallbackToConstant() {
    let declarations = """
      struct Choice: View { var accessibilityID: String?; var body: some View { Button("a") { }.accessibilityIdentifier(accessibilityID ?? "choice") } }
      """
    #expect(swiftUI("Choice()", declarations) == ["Button choice"])
    #expect(swiftUI("Choice(accessibilityID: \"own\")", declarations) == ["Button own"])
  }

  @Test("P26 an optional that is applied where it is there") func optionalApplied() {
    let declarations = """
      enum Mark: String { case go }
      extension View { @ViewBuilder func mark(_ mark: Mark?) -> some View { if let mark { accessibilityIdentifier(mark.rawValue) } else { self } } }
      """
    #expect(swiftUI("Button(\"a\") { }.mark(.go)", declarations) == ["Button go"])
    #expect(swiftUI("Button(\"a\") { }.mark(nil)", declarations) == ["Button -"])
  }

  @Test("P26 a modifier that gives one of several") func oneOfSeveral() {
    let declarations = """
      enum Mark { case go, stop }
      extension View {
        @ViewBuilder func flagged(_ isOn: Bool) -> some View { if isOn { accessibilityIdentifier("on") } else { accessibilityIdentifier("off") } }
        @ViewBuilder func marked(_ mark: Mark) -> some View { switch mark { case .go: accessibilityIdentifier("a"); case .stop: self } }
        func joined(_ one: String, _ two: String) -> some View { let id = "\\(one).\\(two)"; return accessibilityIdentifier(id) } }
      """
    #expect(swiftUI("Button(\"a\") { }.flagged(isOn)", declarations) == ["Button on|off"])
    #expect(swiftUI("Button(\"a\") { }.marked(.go)", declarations) == ["Button a"])
    #expect(swiftUI("Button(\"a\") { }.marked(.stop)", declarations) == ["Button -"])
    #expect(swiftUI("Button(\"a\") { }.joined(\"a\", \"b\")", declarations) == ["Button a.b"])
  }

  @Test("P29 a builder of alert actions") func actionBuilder() {
    let declarations = """
      extension UIAlertAction { static func action(_ title: String, accessibilityIdentifier: String) -> UIAlertAction {
        let action = UIAlertAction(title: title, style: .default); action.accessibilityIdentifier = accessibilityIdentifier; return action } }
      """
    let inventory = inventory(
      viewDidLoad:
        "alert.addAction(UIAlertAction.action(\"a\", accessibilityIdentifier: \"alert.go\"))\nalert.addAction(.action(\"b\", accessibilityIdentifier: \"alert.stop\"))",
      declarations: declarations)
    #expect(
      inventory.assignments.map { written($0.identifier) }.filter { !$0.hasPrefix("?") } == ["alert.go", "alert.stop"])
    #expect(inventory.controls == ["UIAlertAction alert.go|alert.stop"])
  }

  @Test("P30 key-value coding") func keyValueCoding() {
    #expect(
      uiKit("go.setValue(\"x\", forKey: \"accessibilityIdentifier\")", "", members: "let go = UIButton()") == [
        "UIButton x"
      ])
    #expect(
      uiKit("go.setValue(\"x\", forKey: \"titleTextColor\")", "", members: "let go = UIButton()") == ["UIButton -"])
  }

  @Test("P31 a group's identifier and a row's") func groupAndRow() throws {
    #expect(
      try value(of: "group + \".\" + row", members: "let group = \"settings\"; let row = \"about\"") == "settings.about"
    )
    #expect(
      try value(of: "Self.group + \".\" + row.id", members: "static let group = \"settings\"; let row: Row")
        == "settings.{row.id}")
  }

  @Test("P32 a suffix behind an identifier") func suffix() {
    let declarations = """
      enum UX { static let suffix = "Field" }
      struct Line: View { let identifier: String; var body: some View { TextField("a", text: $a).accessibilityIdentifier(identifier + UX.suffix) } }
      """
    #expect(swiftUI("Line(identifier: \"Home\")", declarations) == ["TextField HomeField"])
  }

  @Test("P33 a preference's key") func preferenceKey() {
    let declarations = """
      enum Keys { static let sound = "prefs.sound" }
      class Setting: UIView { let prefKey: String; let toggle = UISwitch()
        init(prefKey: String) { self.prefKey = prefKey; super.init(frame: .zero); toggle.accessibilityIdentifier = prefKey } }
      """
    #expect(uiKit("add(Setting(prefKey: Keys.sound))", declarations) == ["UISwitch prefs.sound"])
  }
}
