import Inventory
import Testing

/// Modifiers of the app that put the view which they stand on into another one.
@Suite struct WrappingModifierTests {
  private let card = """
    struct Card: ViewModifier {
      let id: String
      func body(content: Content) -> some View {
        ZStack { content; Text("badge") }.accessibilityElement(children: .contain).accessibilityIdentifier(id)
      }
    }
    """

  @Test func theViewStandsInsideWhatAModifierPutsItInto() {
    let inside = """
      other login.card reachable
       button login.go 'Go' reachable
       staticText 'badge'
      """
    #expect(
      tree(#"Button("Go") {}.accessibilityIdentifier("login.go").modifier(Card(id: "login.card"))"#, declarations: card)
        == inside)
    let function = "extension View { func card(_ id: String) -> some View { padding().modifier(Card(id: id)) } }"
    #expect(
      tree(
        #"Button("Go") {}.accessibilityIdentifier("login.go").card("login.card")"#,
        declarations: card + "\n" + function) == inside)
  }

  @Test func aModifierOfAnExtensionMayWrapToo() {
    let badged = """
      extension View {
        func badged() -> some View { HStack { self; Text("b") }.accessibilityIdentifier("login.badged") }
        func combined() -> some View { VStack { self.padding() }.accessibilityElement(children: .combine) }
        func twice() -> some View { HStack { self; self } }
        func framed() -> some View { self.padding().overlay { Text("o") } }
      }
      """
    #expect(
      tree(#"Text("a").accessibilityIdentifier("login.a").badged()"#, declarations: badged)
        == "staticText login.badged 'a' shadowed\nstaticText login.badged 'b' spread")
    #expect(tree(#"Text("a").twice()"#, declarations: badged) == "staticText 'a'\nstaticText 'a'")
    #expect(tree(#"Text("a").badged().framed()"#, declarations: badged).split(separator: "\n").count == 3)
    #expect(tree(#"Text("a").framed()"#, declarations: badged) == "staticText 'a'\nstaticText 'o'")
  }

  /// What modifies the view on one way and wraps it on another does both.
  @Test func aModifierMayWrapUnderACondition() {
    let badged = """
      extension View {
        @ViewBuilder func badged(_ on: Bool) -> some View { if on { HStack { self; Text("b") } } else { self } }
      }
      """
    #expect(tree(#"Text("a").badged(on)"#, declarations: badged) == "staticText 'a'\nstaticText 'b'")
  }

  @Test(arguments: [
    "overlay { Anchor(id: id) }", "self.padding().overlay(alignment: .top) { Text(\"\").accessibilityIdentifier(id) }",
    "modifier(Mark(id: id))", "sheet(isPresented: .constant(true)) { Text(\"s\").accessibilityIdentifier(id) }",
    "a11yMarker(of: id)",
  ])
  func aMarkerThatIsLaidOverTheViewIsNotTheViews(body: String) {
    let found = inventory(
      body: #"VStack { Button("Go") {}.accessibilityIdentifier("login.go") }.accessibilityAnchor("login.anchor")"#,
      declarations: """
        struct Anchor: View {
          let id: String
          var body: some View { Color.clear.accessibilityElement().accessibilityIdentifier(id) }
        }
        struct Mark: ViewModifier {
          let id: String
          func body(content: Content) -> some View { content.background(Anchor(id: id)) }
        }
        extension View {
          func a11yMarker(of id: String) -> some View { overlay { Anchor(id: id) } }
          func accessibilityAnchor(_ id: String) -> some View { \(body) }
        }
        """)
    #expect(found.elements.filter(\.isControl).map(\.verdict) == [.reachable])
  }

  @Test func whatIsPassedToTheViewAsWellMayBeTheViews() {
    let found = inventory(
      body: #"VStack { Button("Go") {}.accessibilityIdentifier("login.go") }.accessibilityAnchor("login.anchor")"#,
      declarations: """
        extension View {
          func accessibilityAnchor(_ id: String) -> some View {
            accessibilityIdentifier(id).overlay { Text("").accessibilityIdentifier(id) }
          }
        }
        """)
    #expect(found.elements.filter(\.isControl).map(\.verdict) == [.shadowed])
  }
}
