import Findings
import Inventory
import Taxonomy
import Testing

/// How a SwiftUI element comes by its identifier.
@Suite struct IdentifierFlowTests {
  private func elements(_ body: String, members: String = "", _ declarations: String = "") -> [String] {
    inventory(body: body, members: members, declarations: declarations).elements.map {
      "\($0.kind) \(written($0.identifier))" + ($0.origin.map { " \($0.rawValue)" } ?? "")
    }
  }

  @Test func itsOwnModifiers() {
    #expect(elements("Button(\"a\") { }.bold().accessibilityIdentifier(\"x\").padding()") == ["Button x own"])
    #expect(elements("Button(\"a\") { }.accessibility(identifier: \"x\")") == ["Button x own"])
    #expect(elements("Button(\"a\") { }.accessibility(label: Text(\"b\"), identifier: \"x\")") == ["Button x own"])
    #expect(elements("Button(\"a\") { }.accessibilityIdentifier(\"x\", isEnabled: flag)") == ["Button x own"])
    #expect(elements("Button(\"a\") { }\n#if DEBUG\n.accessibilityIdentifier(\"x\")\n#endif") == ["Button x own"])
    #expect(elements("(Button(\"a\") { }).accessibilityIdentifier(\"x\")") == ["Button x own"])
  }

  @Test func theOutermostOfTwoWins() {
    #expect(
      elements("Button(\"a\") { }.accessibilityIdentifier(\"in\").padding().accessibilityIdentifier(\"out\")") == [
        "Button out own"
      ])
  }

  @Test func theUseOfAComponent() {
    let card = "struct Card: View { var body: some View { Button(\"a\") { } } }"
    #expect(elements("Card().accessibilityIdentifier(\"x\")", card) == ["Button x use"])
    #expect(
      elements("header.accessibilityIdentifier(\"x\")", members: "var header: some View { Button(\"a\") { } }") == [
        "Button x own"
      ])
  }

  @Test func aContainerHandsItsIdentifierDown() {
    #expect(elements("VStack { Button(\"a\") { } }.accessibilityIdentifier(\"x\")") == ["Button x inherited"])
    #expect(
      elements("Group { HStack { Button(\"a\") { } } }.padding().accessibilityIdentifier(\"x\")") == [
        "Button x inherited"
      ])
    #expect(
      elements("ForEach(rows) { _ in Button(\"a\") { } }.accessibilityIdentifier(\"x\")") == ["Button x inherited"])
    // Its own one is what source gives it, whatever becomes of it.
    #expect(
      elements("VStack { Button(\"a\") { }.accessibilityIdentifier(\"in\") }.accessibilityIdentifier(\"out\")") == [
        "Button in own"
      ])
  }

  @Test func anElementOfItsOwnIsABarrier() {
    #expect(
      elements("VStack { Button(\"a\") { } }.accessibilityElement(children: .contain).accessibilityIdentifier(\"x\")")
        == ["VStack x own", "Button -"])
    #expect(
      elements(
        "VStack { Button(\"a\") { }.accessibilityIdentifier(\"y\") }.accessibilityElement(children: .contain).accessibilityIdentifier(\"x\")"
      )
        == ["VStack x own", "Button y own"])
  }

  @Test(arguments: ["List", "Form", "ScrollView", "NavigationStack"]) func platformContainersAreBarriers(
    container: String
  ) {
    #expect(elements("\(container) { Button(\"a\") { } }.accessibilityIdentifier(\"x\")").last == "Button -")
  }

  @Test(arguments: [
    ".sheet(isPresented: $a) { Button(\"a\") { } }", ".toolbar { ToolbarItem { Button(\"a\") { } } }",
    ".alert(\"t\", isPresented: $a) { Button(\"a\") { } }",
    ".confirmationDialog(\"t\", isPresented: $a) { Button(\"a\") { } }", ".contextMenu { Button(\"a\") { } }",
    ".swipeActions { Button(\"a\") { } }",
    ".popover(isPresented: $a) { Button(\"a\") { } }",
  ])
  func whatIsHostedElsewhereInheritsNothing(modifier: String) {
    #expect(elements("VStack { }\(modifier).accessibilityIdentifier(\"x\")").last == "Button -")
  }

  @Test func whatLiesOverAViewIsCoveredByWhatFollows() {
    #expect(
      elements("Color.red.overlay { Button(\"a\") { } }.accessibilityIdentifier(\"x\")") == ["Button x inherited"])
    #expect(elements("Color.red.accessibilityIdentifier(\"x\").overlay { Button(\"a\") { } }") == ["Button -"])
  }

  @Test func anIdentifierInsideALabelSurfacesOnTheControl() {
    #expect(elements("Button { } label: { Text(\"a\").accessibilityIdentifier(\"x\") }").first == "Button x label")
    #expect(
      elements("Button(action: go) { HStack { Image(\"a\").accessibilityIdentifier(\"x\") } }").first
        == "Button x label")
    #expect(
      elements(
        "NavigationLink(value: 1) { row }", members: "var row: some View { Text(\"a\").accessibilityIdentifier(\"x\") }"
      ).first == "NavigationLink x label")
    #expect(
      elements("Button { } label: { Text(\"a\").accessibilityIdentifier(\"x\") }.accessibilityIdentifier(\"y\")").first
        == "Button y own")
  }

  @Test func theAppsOwnModifiersAreFollowed() {
    let direct =
      "extension View { func tagged(_ id: String?) -> some View { accessibilityIdentifier(id ?? \"none\") } }"
    #expect(elements("Button(\"a\") { }.tagged(\"x\")", direct) == ["Button x own"])
    let joined =
      "extension View { func tagged(_ group: String, _ id: String) -> some View { self.padding().accessibilityIdentifier(\"\\(group).\\(id)\") } }"
    #expect(elements("Button(\"a\") { }.tagged(\"g\", \"x\")", joined) == ["Button g.x own"])
    let shim =
      "extension View { @ViewBuilder func tagged(id: String) -> some View { if #available(iOS 14, *) { accessibilityIdentifier(id) } else { accessibility(identifier: id) } } }"
    #expect(elements("Button(\"a\") { }.tagged(id: \"x\")", shim) == ["Button x own"])
    let typed =
      "extension View { func accessibilityIdentifier(_ id: ID) -> some View { accessibilityIdentifier(id.rawValue) } }\nenum ID: String { case login }"
    #expect(
      elements("Button(\"a\") { }.tagged(.login)", typed.replacing("func accessibilityIdentifier", with: "func tagged"))
        == ["Button login own"])
    let modifier =
      "struct Tagged: ViewModifier { let id: String\n func body(content: Content) -> some View { content.accessibilityIdentifier(\"fixed\") } }"
    #expect(elements("Button(\"a\") { }.modifier(Tagged(id: \"x\"))", modifier).first?.hasPrefix("Button ") == true)
  }

  @Test func aModifierThatIsWrittenWithItsDefault() {
    let modifier =
      "extension View { func tagged(_ id: String = \"standard\") -> some View { accessibilityIdentifier(id) } }"
    #expect(elements("Button(\"a\") { }.tagged()", modifier).first?.contains("standard") == true)
  }

  @Test func whatAClosureGivesIsFollowed() {
    let apply = "extension View { func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) } }"
    #expect(elements("Button(\"a\") { }.apply { $0.accessibilityIdentifier(\"x\") }", apply) == ["Button x own"])
    #expect(
      elements("Button(\"a\") { }.apply { view in if a { view.accessibilityIdentifier(\"x\") } else { view } }", apply)
        == ["Button x own"])
  }

  @Test func aStyleStampsNothingOnItsUsers() {
    let style =
      "struct Big: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.accessibilityIdentifier(\"x\") } }"
    #expect(elements("Button(\"a\") { }.buttonStyle(Big())", style).contains("Button -"))
  }

  @Test func aHiddenElementIsRemovedAndAMergedOneIsMerged() throws {
    #expect(
      try inventory(body: "Button(\"a\") { }.accessibilityIdentifier(\"x\").accessibilityHidden(true)").element(
        "Button"
      ).verdict == .removed)
    #expect(
      try inventory(body: "VStack { Button(\"a\") { }.accessibilityIdentifier(\"x\") }.hidden()").element("Button")
        .verdict == .removed)
    #expect(
      try inventory(body: "Button(\"a\") { }.accessibilityIdentifier(\"x\").accessibilityHidden(false)").element(
        "Button"
      ).verdict == .reachable)
  }

  /// Whichever use comes first, a test finds the component that is not hidden.
  @Test(arguments: [
    "Go().accessibilityHidden(true); Go()", "Go(); Go().accessibilityHidden(true)",
    "VStack { Go() }.accessibilityElement(children: .combine); Go()",
  ])
  func aComponentThatIsHiddenInOnePlaceIsFoundInAnother(_ uses: String) throws {
    let go = "struct Go: View { var body: some View { Button(\"a\") { }.accessibilityIdentifier(\"x\") } }"
    #expect(try inventory(body: uses, declarations: go).element("Button").verdict == .reachable)
  }

  @Test func aComponentThatIsRepeatedInOnePlaceRepeats() throws {
    let go = "struct Go: View { var body: some View { Button(\"a\") { } } }"
    #expect(
      try inventory(body: "Go(); ForEach(orders) { order in Go() }", declarations: go).element("Button").isRepeated)
  }

  @Test func aMarkerBehindAScreenIsAnElement() {
    let marker = "Color.clear.accessibilityElement().accessibilityIdentifier(\"orders\")"
    #expect(inventory(body: "List { }.background { \(marker) }").written == ["other Color orders"])
    #expect(inventory(body: "List { }.background(\(marker))").written == ["other Color orders"])
  }

  @Test func traitsTurnAnElementIntoAnother() throws {
    let inventory = inventory(body: "Text(\"a\").accessibilityAddTraits(.isButton).accessibilityIdentifier(\"x\")")
    #expect(inventory.written == ["button Text x"])
    #expect(inventory.assigned == ["swiftui-modifier button x"])
  }
}
