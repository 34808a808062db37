import Inventory
import Testing

/// Modifiers that give an identifier by other modifiers of the app's.
@Suite struct ComposedModifierTests {
  private let modifiers = """
    struct Mark: ViewModifier { let identifier: String
      func body(content: Content) -> some View { content.accessibilityIdentifier(identifier) } }
    struct Outer: ViewModifier { let text: String
      func body(content: Content) -> some View { content.padding().mark(text) } }
    struct Combined: ViewModifier { let text: String
      func body(content: Content) -> some View { content.accessibilityElement(children: .combine).mark(text) } }
    struct Padded: ViewModifier { let text: String
      func body(content: Content) -> some View { content.wide(text) } }
    struct Endless: ViewModifier { let text: String
      func body(content: Content) -> some View { content.endless(text) } }
    extension View {
      func mark(_ text: String) -> some View { modifier(Mark(identifier: text)) }
      func outer(_ text: String) -> some View { modifier(Outer(text: text)) }
      func combined(_ text: String) -> some View { modifier(Combined(text: text)) }
      func wide(_ text: String) -> some View { padding(8) }
      func padded(_ text: String) -> some View { modifier(Padded(text: text)) }
      func endless(_ text: String) -> some View { modifier(Endless(text: text)) }
    }
    """

  @Test(arguments: [
    ("outer(\"login.go\")", "login.go"), ("modifier(Outer(text: \"login.go\"))", "login.go"),
    ("padded(\"login.go\")", "-"), ("endless(\"login.go\")", "-"),
  ])
  func aModifierTypeMayUseAnotherModifier(_ call: String, _ identifier: String) {
    #expect(
      inventory(body: "Button(\"a\") { }.\(call)", declarations: modifiers).controls == ["Button \(identifier)"])
  }

  @Test func theCallIsAnAssignment() {
    let inventory = inventory(body: "Button(\"a\") { }.outer(\"login.go\")", declarations: modifiers)
    #expect(inventory.assignments.first.map { "\($0.carrier) \(written($0.identifier))" } == "outer login.go")
  }

  /// What the inner modifier makes of the view's children counts as well.
  @Test func itMayMakeAnElement() {
    let inventory = inventory(
      body: "HStack { Text(\"a\"); Text(\"b\") }.combined(\"login.row\")", declarations: modifiers)
    #expect(inventory.elements.first { $0.kind == "HStack" }.map { written($0.identifier) } == "login.row")
    #expect(inventory.elements.filter { $0.kind == "Text" }.allSatisfy { $0.verdict == .merged })
  }

  @Test func whatConformsToAProtocolIsRead() {
    let declarations = """
      protocol Locator { var id: String { get } }
      enum Rows: Locator { case first; var id: String { "login.row" } }
      struct Located: ViewModifier { let locator: Locator
        func body(content: Content) -> some View { content.locate(locator) } }
      extension View {
        func locate(_ locator: Locator) -> some View { accessibilityIdentifier(locator.id) }
        func located(by locator: Locator) -> some View { modifier(Located(locator: locator)) }
      }
      """
    #expect(
      inventory(body: "Button(\"a\") { }.located(by: Rows.first)", declarations: declarations).controls
        == ["Button login.row"])
  }

  /// The type and the identifier that a modifier's body gives its view, and what becomes of the place that gives it.
  @Test(arguments: [
    ("modifier(Star())", "button", Verdict.reachable), ("star()", "button", .reachable),
    ("modifier(Maybe())", "image", .reachable), ("modifier(Plain())", "image", .reachable),
  ])
  func traitsInABodyCountForTheView(_ call: String, _ type: String, _ verdict: Verdict) throws {
    let inventory = inventory(
      body: "Image(systemName: \"star\").\(call)",
      declarations: """
        struct Star: ViewModifier { func body(content: Content) -> some View {
          content.accessibilityIdentifier("login.star").accessibilityAddTraits(.isButton) } }
        struct Plain: ViewModifier { func body(content: Content) -> some View {
          content.accessibilityIdentifier("login.star") } }
        struct Maybe: ViewModifier { let isOn: Bool
          func body(content: Content) -> some View {
            if isOn { content.accessibilityIdentifier("login.star").accessibilityAddTraits(.isButton) }
            else { content.accessibilityIdentifier("login.star") } } }
        extension View { func star() -> some View { modifier(Star()) } }
        """)
    #expect(inventory.written == ["\(type) Image login.star"])
    let given = inventory.assignments.filter { $0.carrier == "accessibilityIdentifier" && !$0.screens.isEmpty }
    #expect(given.allSatisfy { $0.verdict == verdict } && !given.isEmpty)
  }

  /// A trait that a modifier is passed is what the call says; one that run time decides, and one of a single side, none.
  @Test(arguments: [
    ("trait(.isButton)", "button"), ("plainTrait(.isButton)", "button"), ("plainTrait(.isHeader)", "staticText"),
    ("standard()", "link"), ("trait(chosen)", "staticText"), ("onlySometimes(.isButton)", "staticText"),
    ("ignored(.ignore).plainTrait(.isButton)", "button"),
  ])
  func aTraitThatAModifierIsPassed(_ call: String, _ type: String) {
    let inventory = inventory(
      body: "Text(\"a\").\(call).accessibilityIdentifier(\"login.go\")",
      declarations: """
        struct Trait: ViewModifier { let trait: AccessibilityTraits
          func body(content: Content) -> some View {
            if #available(iOS 14, *) { content.accessibilityAddTraits(trait) } else { content.accessibility(addTraits: trait) }
          } }
        extension View {
          func trait(_ trait: AccessibilityTraits) -> some View { modifier(Trait(trait: trait)) }
          func plainTrait(_ trait: AccessibilityTraits) -> some View { accessibilityAddTraits(trait) }
          func standard(_ trait: AccessibilityTraits = .isLink) -> some View { accessibilityAddTraits(trait) }
          func ignored(_ children: AccessibilityChildBehavior) -> some View { accessibilityElement(children: children) }
          @ViewBuilder func onlySometimes(_ trait: AccessibilityTraits) -> some View {
            if Calendar.current.isRecent { accessibilityAddTraits(trait) } else { self }
          }
        }
        """)
    #expect(inventory.written == ["\(type) Text login.go"])
  }
}
