import Inventory
import Testing

/// Navigation bars, toolbars, search fields and what is presented, in a screen's tree.
@Suite struct BarTreeTests {
  @Test func aTitleMakesANavigationBar() {
    #expect(
      tree(#"Text("a").navigationTitle("Home")"#)
        == "staticText 'a'\nnavigationBar Home reachable named after its title\n staticText 'Home'")
    #expect(tree(#"Text("a").navigationTitle(model.title)"#) == "staticText 'a'\nnavigationBar\n staticText")
    #expect(tree(#"Text("a").navigationBarTitle(Text("Home"), displayMode: .inline)"#).contains("navigationBar Home"))
    #expect(
      tree(#"if on { Text("a").navigationTitle("A") } else { Text("b").navigationTitle("B") }"#).contains(
        "navigationBar B"))
    // The app's own modifier of that name does what it says.
    #expect(
      tree(
        #"Text("a").title("x")"#, declarations: "extension View { func title(_ t: String) -> some View { padding() } }")
        == "staticText 'a'")
  }

  @Test func aSearchFieldStandsBesideWhatItSearches() {
    #expect(
      tree(#"List { Text("a") }.searchable(text: $text, prompt: "Find").accessibilityIdentifier("login.list")"#)
        == "collectionView login.list reachable\n cell\n  staticText 'a'\nsearchField 'Find'")
  }

  @Test func toolsStandInTheBarThatTheyAskFor() {
    #expect(
      tree(
        #"""
        Text("a")
          .navigationTitle("Home")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
            ToolbarItemGroup(placement: .bottomBar) { Button("Share") {} }
            if on { ToolbarItem(placement: .confirmationAction) { Button("Done") {}.accessibilityIdentifier("login.done") } }
            ToolbarItem(placement: .keyboard) { Button("Hide") {} }
            ToolbarItem(placement: place) { Button("Any") {} }
          }
        """#, iOS: 18) == """
          staticText 'a'
          navigationBar Home reachable named after its title
           staticText 'Home'
           button 'Back'
           button login.done 'Done' reachable
          toolbar
           button 'Share'
          toolbar above the keyboard
           button 'Hide'
          toolbar in which bar is not known
           button 'Any'
          """)
  }

  @Test func whatMakesRoomInABarIsNoTool() {
    #expect(
      tree(#"Text("a").toolbar { ToolbarSpacer(.fixed); Button("b") {} }"#)
        == "staticText 'a'\nnavigationBar\n button 'b'")
    #expect(tree(#"Text("a").toolbar { Spacer() }"#) == "staticText 'a'")
  }

  @Test func barItemsStandInTheOneBar() {
    #expect(
      tree(#"Text("a").navigationBarItems(leading: Button("b") {}).navigationTitle("T")"#)
        == "staticText 'a'\nnavigationBar T reachable named after its title\n staticText 'T'\n button 'b'")
  }

  @Test func toolsMayStandInMembersAndWithoutItems() {
    #expect(
      tree(
        #"Text("a").toolbar { bar }"#,
        members: "@ToolbarContentBuilder var bar: some ToolbarContent { ToolbarItem { Button(\"b\") {} } }")
        == "staticText 'a'\nnavigationBar\n button 'b'")
    #expect(tree(#"Text("a").toolbar { Button("b") {} }"#) == "staticText 'a'\nnavigationBar\n button 'b'")
    #expect(
      tree(#"Text("a").navigationBarItems(trailing: Button("b") {})"#) == "staticText 'a'\nnavigationBar\n button 'b'")
  }

  @Test func whatIsPushedIsPresented() {
    #expect(
      tree(#"List { Text("a") }.navigationDestination(for: Int.self) { _ in Text("b") }"#)
        == "collectionView\n cell\n  staticText 'a'\nother while presented\n staticText 'b'")
    #expect(
      tree(#"NavigationLink(destination: Text("b")) { Text("a") }"#)
        == "button 'a'\nother while presented\n staticText 'b'")
  }
}
