import Inventory
import Testing

/// What controls hold besides their label, and what they are by how they are made, in a screen's tree.
@Suite struct ControlTreeTests {
  @Test func whatAControlOpensStandsBesideIt() {
    #expect(
      tree(#"Menu("m") { Button("a") {}.accessibilityIdentifier("login.a") }"#)
        == "button 'm'\nmenu while open\n button login.a 'a' late")
    #expect(
      tree(#"DisclosureGroup { Text("in") } label: { Text("d") }"#) == "button 'd'\nother while open\n staticText 'in'")
  }

  @Test func theLabelIsWithoutValuesAndIcons() {
    #expect(
      tree(#"Slider(value: $v) { Text("Vol") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("9") }"#)
        == "slider 'Vol'")
    #expect(tree(#"TextField("Name", text: $t, prompt: Text("yours"))"#) == "textField 'Name'")
    #expect(tree(#"Button { } label: { Label { Text("a") } icon: { Image("i") } }"#) == "button 'a'")
  }

  @Test func theClosureOfAButtonWithAnIntentIsItsLabel() {
    #expect(tree(#"Button(intent: Go()) { Text("a") }"#) == "button 'a'")
    // What a tap makes is on no screen yet.
    #expect(tree(#"Button("a") { show(Text("b")) }"#) == "button 'a'")
  }

  @Test func progressWithAValueIsABar() {
    #expect(tree("ProgressView()") == "activityIndicator")
    #expect(tree("ProgressView(value: 0.5)") == "progressIndicator")
    #expect(tree("ProgressView().progressViewStyle(.linear)") == "progressIndicator")
    #expect(tree("ProgressView(value: 0.5).progressViewStyle(.circular)") == "activityIndicator")
  }

  @Test func aTraitOfBothSidesOfAChoiceCounts() {
    #expect(
      tree(#"Text("a").accessibilityAddTraits(on ? [.isButton, .isSelected] : .isButton)"#) == "button 'a'")
    #expect(tree(#"Text("a").accessibilityAddTraits(on ? .isButton : .isHeader)"#) == "staticText 'a'")
  }

  @Test func aListWithASelectionAloneRepeatsNothing() throws {
    #expect(
      try inventory(body: #"List(selection: $s) { Button("a") {} }"#).element("Button").isRepeated == false)
    #expect(try inventory(body: #"List(items, selection: $s) { _ in Button("a") {} }"#).element("Button").isRepeated)
  }

  @Test func suggestionsAreThereWhileSearching() {
    #expect(
      tree(#"Text("a").searchable(text: $t) { Text("s") }"#)
        == "staticText 'a'\nother while searching\n staticText 's'\nsearchField")
  }

  @Test func aLabelMakesADrawingAnElement() {
    #expect(
      tree(#"Circle().accessibilityLabel("dot")"#)
        == "other 'dot' an element by its label, of a type that is not known")
    #expect(tree(#"Circle().accessibilityLabel("dot").accessibilityAddTraits(.isImage)"#) == "image 'dot'")
    #expect(tree("Circle().fill(.red)") == "")
  }

  @Test func whatMayBeHiddenSaysSo() {
    #expect(tree(#"Text("a").accessibilityHidden(flag)"#) == "staticText 'a' may be hidden")
    #expect(tree(#"Text("a").opacity(0.5)"#) == "staticText 'a'")
  }

  /// A type that is not known is none to ask for.
  @Test func anElementOfUnknownTypeIsFoundAmongAll() throws {
    var context = LinkingContext()
    context.trees = .all
    let source = """
      struct LoginView: View {
        var body: some View {
          HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine).accessibilityIdentifier("login.ab")
        }
      }
      """
    let tree = try #require(inventory(of: source, context).trees.first)
    #expect(TreeQueries(tree).query(for: tree.roots[0]) == #"app.descendants(matching: .any)["login.ab"]"#)
  }
}
