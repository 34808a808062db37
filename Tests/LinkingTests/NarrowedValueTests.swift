import Inventory
import Testing

/// What a name still may be inside a choice that asks about it.
@Suite struct NarrowedValueTests {
  private let declarations = """
    enum State: String { case created = "C", pending = "P", active = "A" }
    enum Card: String { case visa, amex }
    struct Model { let state: State; let card: Card }

    """

  /// What each label of a body is given.
  private func given(_ body: String, members: String = "") -> [String] {
    let inventory = inventory(
      of: declarations + """
        final class Page: UIViewController {
          let label = UILabel()
          \(members)
          func fill(_ model: Model, _ isOn: Bool) {
            \(body)
          }
        }
        """)
    return inventory.assignments.map { written($0.identifier) }
  }

  private func cases(of subject: String, _ value: String) -> String {
    """
    switch \(subject) {
    case .created, .pending: label.accessibilityIdentifier = \(value)
    case .active: label.accessibilityIdentifier = \(value)
    }
    """
  }

  @Test(arguments: [
    ("", "model.state", "model.state.rawValue"), ("let state = model.state\n", "state", "state.rawValue"),
    ("let state = model.state\n", "state", "model.state.rawValue"),
    ("let state = model.state\nlet mark = state.rawValue\n", "state", "mark"),
    ("let state = model.state\nlet mark = \"\\(state.rawValue)\"\n", "model.state", "\"C\" + mark"),
  ])
  func aSwitch(_ before: String, _ subject: String, _ value: String) {
    let prefix = value.contains("+") ? "C" : ""
    #expect(given(before + cases(of: subject, value)) == ["\(prefix)C|\(prefix)P", "\(prefix)A"])
  }

  @Test func onlyTheSubjectIsNarrowed() {
    #expect(
      given(cases(of: "model.state", "\"\\(model.card).\\(model.state.rawValue)\"")) == [
        "visa.C|visa.P|amex.C|amex.P", "visa.A|amex.A",
      ])
  }

  @Test func aDefaultIsWhatIsLeft() {
    #expect(
      given(
        """
        switch model.state {
        case .created: break
        default: label.accessibilityIdentifier = model.state.rawValue
        }
        """) == ["P|A"])
  }

  @Test(arguments: [
    ("if model.state == .created { GIVE } else { GIVE }", ["C", "P|A"]),
    ("if model.state.isNew { GIVE } else { GIVE }", ["C|P|A", "C|P|A"]),
    ("let state = model.state\nif state == .created { GIVE } else { GIVE }", ["C", "P|A"]),
    ("let state = model.state\nif state != .created { GIVE }\nGIVE", ["P|A", "C|P|A"]),
    ("let state = model.state\nif state == .created, isOn { GIVE } else { GIVE }", ["C", "C|P|A"]),
    ("let state = model.state\nif state == .created { } else if state == .pending { GIVE } else { GIVE }", ["P", "A"]),
    ("let state = model.state\nguard state == .created else { return }\nGIVE", ["C"]),
    ("let state = model.state\nguard state != .created, isOn else { GIVE; return }\nGIVE", ["C|P|A", "P|A"]),
    ("let state = model.state\nif state == .created { return }\nGIVE", ["P|A"]),
    ("let state = model.state\nif case .created = state { GIVE } else { GIVE }", ["C", "P|A"]),
  ])
  func conditions(_ body: String, _ expected: [String]) {
    let name = body.contains("let state") ? "state" : "model.state"
    #expect(
      given(body.replacing("GIVE", with: "label.accessibilityIdentifier = \(name).rawValue")) == expected)
  }

  @Test(arguments: [
    "switch model.state { case .created where isOn: GIVE; default: GIVE }",
    "switch model.state { case .active: fallthrough; case .created: GIVE; default: break }\nGIVE",
  ])
  func whatAPatternDoesNotSettle(_ body: String) {
    let found = given(body.replacing("GIVE", with: "label.accessibilityIdentifier = model.state.rawValue"))
    #expect(found.last == "C|P|A")
  }

  @Test func aNewNameIsAnotherThing() {
    let body = "let state = model.state\nlet other = made\n"
    #expect(
      given(
        body
          + "switch state { case .created: let state = other; label.accessibilityIdentifier = state.rawValue; default: break }",
        members: "var made: State = .active") == ["C|P|A"])
  }

  @Test(arguments: [("let", "A"), ("var", "A")])
  func aPropertyOfItsOwn(_ keyword: String, _ expected: String) {
    let found = given(
      "switch state { case .active: label.accessibilityIdentifier = self.state.rawValue; default: break }",
      members: "\(keyword) state: State\ninit(state: State) { self.state = state }")
    #expect(found == [expected])
  }

  @Test func aPropertyThatIsGivenAnotherValue() {
    let found = given(
      "switch state { case .active: state = .created; label.accessibilityIdentifier = state.rawValue; default: break }",
      members: "var state: State\ninit(state: State) { self.state = state }")
    #expect(found.last == "C|P|A")
  }

  @Test func aFlagIsWhatTheConditionSays() {
    #expect(
      given(
        """
        if isOn { label.accessibilityIdentifier = isOn ? "on" : "off" } else {
          label.accessibilityIdentifier = isOn ? "on" : "off"
        }
        label.accessibilityIdentifier = isOn ? "on" : "off"
        """) == ["on", "off", "on|off"])
  }

  @Test func aViewInACase() {
    let page = """
      struct Page: View { let state: State
        var body: some View { switch state {
          case .active: Button("a") { }.accessibilityIdentifier("x." + state.rawValue)
          default: Toggle("b", isOn: $isOn).accessibilityIdentifier("x." + state.rawValue)
        } } }
      """
    #expect(
      inventory(of: declarations + page).elements.map { "\($0.kind) \(written($0.identifier))" } == [
        "Button x.A", "Toggle x.C|x.P",
      ])
  }

  private let flags = """
    extension State {
      var isNew: Bool { self == .created }
      var isOpen: Bool { switch self { case .created, .pending: true; case .active: false } }
      var isOther: Bool { self == .created && isKnown() }
    }

    """

  /// A flag of an enum's case says which case it is, as the comparison itself does.
  @Test(arguments: [
    ("state.isNew", "C", "P|A"), ("!state.isNew", "P|A", "C"), ("state.isOpen", "C|P", "A"),
    ("state.isOther", "C|P|A", "C|P|A"),
  ])
  func aFlagOfTheCase(_ condition: String, _ first: String, _ second: String) {
    let inventory = inventory(
      of: declarations + flags + """
        final class Page: UIViewController {
          let label = UILabel()
          func fill(_ model: Model) {
            let state = model.state
            if \(condition) { label.accessibilityIdentifier = state.rawValue } else {
              label.accessibilityIdentifier = state.rawValue
            }
          }
        }
        """)
    #expect(inventory.assignments.map { written($0.identifier) } == [first, second])
  }

  @Test func aPropertyOfAnObjectIsNarrowedAsWell() {
    #expect(
      given(
        """
        if model.state == .active { label.accessibilityIdentifier = model.state.rawValue } else {
          label.accessibilityIdentifier = model.state.rawValue
        }
        """) == ["A", "C|P"])
    // What is known of one object says nothing of another.
    #expect(
      given(
        "if other.state == .active { label.accessibilityIdentifier = model.state.rawValue }",
        members: "var other: Model { load() }") == ["C|P|A"])
  }

  /// A choice that a known value decides has one of its sides.
  @Test func aFlagOfAKnownCaseDecides() {
    let inventory = inventory(
      of: declarations + flags + """
        final class Page: UIViewController {
          func mark(_ state: State) -> String { state.isNew ? "new" : "old" }
          override func viewDidLoad() { view.accessibilityIdentifier = mark(.active) }
        }
        """)
    #expect(inventory.assignments.map { written($0.identifier) } == ["old"])
  }
}
