import Inventory
import Taxonomy
import Testing

/// Views that react to taps, and that a modifier makes one element.
@Suite struct TappedElementTests {
  private func elements(_ modifiers: String, _ view: String = #"HStack { Text("Go") }"#) -> [String] {
    let found = inventory(
      body: "\(view)\(modifiers)",
      declarations: "struct Face: View { var body: some View { Text(\"a\"); Text(\"b\") } }")
    return found.elements.map { "\($0.type.rawValue) \(written($0.identifier)) \($0.verdict.rawValue)" }
  }

  @Test(arguments: [
    #".accessibilityElement(children: .combine).accessibilityIdentifier("login.go").onTapGesture { go() }"#,
    #".onTapGesture { go() }.accessibilityElement(children: .combine).accessibilityIdentifier("login.go")"#,
    #".accessibilityElement(children: .combine).onTapGesture { go() }.accessibilityIdentifier("login.go")"#,
  ])
  func oneOfAllThatIsInsideIsAnElement(modifiers: String) {
    #expect(elements(modifiers) == ["other login.go reachable"])
    #expect(elements(modifiers, "Face()") == ["other login.go reachable"])
    #expect(elements(".accessibilityAddTraits(.isButton)" + modifiers) == ["button login.go reachable"])
  }

  @Test(arguments: ["", "children: .contain", "children: .ignore"])
  func oneWithARoleIsAnElement(children: String) {
    let modifiers = """
      .accessibilityElement(\(children)).accessibilityAddTraits(.isButton).accessibilityIdentifier("login.go")
      .onTapGesture { go() }
      """
    #expect(elements(modifiers) == ["button login.go reachable"])
  }

  @Test func oneWithoutIsTheTappedView() {
    let modifiers =
      #".accessibilityElement(children: .contain).accessibilityIdentifier("login.go").onTapGesture { go() }"#
    #expect(elements(modifiers) == ["other login.go reachable"])
  }

  @Test func oneWithoutANameOfItsOwnHasTheStacks() {
    let combined = #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#
    #expect(
      elements(#".accessibilityIdentifier("login.form")"#, "VStack { \(combined) }") == ["other login.form reachable"])
  }

  @Test(arguments: ["combine", "contain"])
  func whatACallNamesIsNotShadowedByThat(children: String) {
    let found = inventory(
      body: #"VStack { Card().accessibilityIdentifier("login.card") }"#,
      declarations: """
        struct Card: View {
          var body: some View { VStack { Text("a"); Text("b") }.accessibilityElement(children: .\(children)) } }
        """)
    #expect(found.elements.map { "\(written($0.identifier)) \($0.verdict.rawValue)" } == ["login.card reachable"])
  }

  @Test func aPartDoesNotTakeTheNameOfTheWhole() {
    let found = inventory(
      body:
        #"VStack { Blur(); Text("a") }.accessibilityElement(children: .combine).accessibilityIdentifier("login.card")"#,
      declarations: "struct Blur: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }")
    #expect(found.elements.map(\.kind) == ["VStack"])
  }

  @Test func whatAGroupHoldsIsAPartOfItWhereItIsCombined() {
    let group = #"DisclosureGroup { Button("Inside") {} } label: { Text("Group") }"#
    func verdicts(_ modifiers: String) -> [Verdict] { inventory(body: group + modifiers).elements.map(\.verdict) }
    #expect(verdicts(#".accessibilityIdentifier("login.group")"#) == [.reachable, .unknown])
    #expect(
      verdicts(#".accessibilityElement(children: .combine).accessibilityIdentifier("login.group")"#)
        == [.reachable, .merged])
  }
}
