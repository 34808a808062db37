import Inventory
import Testing

/// What initialisers are passed as title, header, footer or button, in a screen's tree.
@Suite struct TitleTreeTests {
  @Test func aHeaderStandsBeforeTheRowsAndAFooterBehind() {
    let rows = "collectionView\n cell\n  staticText 'h'\n cell\n  staticText 'r'\n cell\n  staticText 'f'"
    #expect(tree(#"List { Section { Text("r") } header: { Text("h") } footer: { Text("f") } }"#) == rows)
    #expect(tree(#"List { Section(header: Text("h"), footer: Text("f")) { Text("r") } }"#) == rows)
    #expect(
      tree(#"List { Section("h") { Text("r") } }"#)
        == "collectionView\n cell\n  staticText 'h'\n cell\n  staticText 'r'")
  }

  @Test func boxesHaveTitles() {
    #expect(tree(#"GroupBox("g") { Text("a") }"#) == "staticText 'g'\nstaticText 'a'")
    #expect(tree(#"GroupBox(label: Text("g")) { Text("a") }"#) == "staticText 'g'\nstaticText 'a'")
    #expect(
      tree(#"GroupBox("g") { Text("a") }.accessibilityIdentifier("all")"#)
        == "staticText all 'g' spread\nstaticText all 'a' spread")
    #expect(tree(#"LabeledContent("l", value: "v")"#) == "staticText 'l'\nstaticText 'v'")
    #expect(tree(#"LabeledContent("l") { Text("v") }"#) == "staticText 'l'\nstaticText 'v'")
    #expect(tree(#"LabeledContent { Text("v") } label: { Text("l") }"#) == "staticText 'l'\nstaticText 'v'")
    #expect(
      tree(#"ContentUnavailableView("t", systemImage: "x", description: Text("d")).accessibilityIdentifier("e")"#)
        == "other e unknown may not surface: its texts find it\n staticText 't'\n staticText 'd'")
  }

  @Test func anAlertThatIsAValueHasTextsAndButtons() {
    #expect(
      tree(
        #"""
        Text("a").alert(isPresented: $on) {
          Alert(
            title: Text("t"), message: Text("m"), primaryButton: .destructive(Text("Delete")) { remove() },
            secondaryButton: .cancel())
        }
        """#) == """
          staticText 'a'
          alert while presented
           staticText 't'
           staticText 'm'
           button 'Delete'
           button 'Cancel'
          """)
    #expect(
      tree(
        #"Text("a").actionSheet(isPresented: $on) { ActionSheet(title: Text("t"), buttons: [.default(Text("b"))]) }"#)
        == "staticText 'a'\nsheet while presented\n staticText 't'\n button 'b'")
  }
}
