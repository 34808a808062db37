import Inventory
import Testing

/// Members of other types, of protocols and of one name, in a screen's tree.
@Suite struct MemberTreeTests {
  @Test func staticMembersOfOtherTypesAreFollowed() {
    let rows = """
      struct Rows: View {
        static func make(_ text: String) -> some View { Text(text).accessibilityIdentifier("row") }
        static var empty: some View { Text("none") }
        static let count = 3
        var body: some View { Text("body") }
      }
      enum Parts { enum Inner { static func badge() -> some View { Button("b") {} } } }
      """
    #expect(
      tree(#"Rows.make("a").padding(); Rows.empty; Parts.Inner.badge(); Rows()"#, declarations: rows)
        == "staticText row reachable\nstaticText 'none'\nbutton 'b'\nstaticText 'body'")
    #expect(tree(#"Text("\(Rows.count)")"#, declarations: rows) == "staticText")
  }

  @Test func whatAnActionMakesIsNotHere() {
    #expect(tree(#"Fancy(title: "f", action: { open(Profile(name: "n")) })"#) == "other")
  }

  /// `.custom { … }`: what an enum's case is passed is there once.
  @Test func whatACaseCarriesIsShownOnce() {
    #expect(tree(#"ListRow(kind: .custom { Button("b") {} })"#) == "other\n button 'b'")
  }

  /// `.custom { … }`: what an enum's case is passed is there once.
  @Test func aBodyMayComeFromAProtocol() {
    let page = """
      protocol Page: View { associatedtype Inner: View; @ViewBuilder var inner: Inner { get } }
      extension Page { var body: some View { VStack { inner; Button("Close") {}.accessibilityIdentifier("page.close") } } }
      struct Help: Page { var inner: some View { Text("help") } }
      """
    #expect(tree("Help()", declarations: page) == "staticText 'help'\nbutton page.close 'Close' reachable")
  }

  @Test func ofSeveralMembersTheOneThatTheCallFitsIsShown() {
    let members = """
      func make(kind: Int) -> some View { Text("int") }
      func make(kind: String) -> some View { Button("text") {} }
      func make(kind: String, on: Bool) -> some View { Toggle("two", isOn: $on) }
      """
    #expect(tree("make(kind: 1)", members: members) == "staticText 'int'")
    #expect(tree("make(kind: \"x\")", members: members) == "button 'text'")
    #expect(tree("make(kind: \"x\", on: true)", members: members).hasPrefix("switch 'two'"))
    // What a value is cannot be seen.
    #expect(tree("make(kind: kind)", members: members) == "staticText 'int'\nbutton 'text'")
  }

  /// A screen's own tree says what it is given where another one shows it.
  @Test func aTreeNotesTheIdentifierThatItsUsesGive() {
    var context = LinkingContext()
    context.trees = .all
    let source = """
      struct LoginView: View {
        var body: some View { NavigationLink("d") { DetailView().accessibilityIdentifier("login.detail") } }
      }
      struct DetailView: View { var body: some View { VStack { Text("a"); Text("b") } } }
      struct OtherView: View { var body: some View { Text("c") } }
      """
    let trees = inventory(of: source, context).trees
    #expect(
      trees.first { $0.screen == "detail" }?.notes == ["LoginView gives it 'login.detail' where it shows it, line 2"])
    #expect(trees.first { $0.screen == "login" }?.notes == [])
  }
}
