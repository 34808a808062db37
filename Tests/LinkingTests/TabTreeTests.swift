import Inventory
import Testing

/// Tab views in a screen's tree.
@Suite struct TabTreeTests {
  @Test func tabsStandBesideEachOtherAndTheirButtonsInTheBar() {
    #expect(
      tree(
        """
        TabView {
          Text("1").tabItem { Label("Home", systemImage: "house").accessibilityIdentifier("login.home") }
          Tab("Two", systemImage: "x") { Text("2").accessibilityIdentifier("login.two") }.accessibilityIdentifier("login.tab")
          Text("3").tabItem { Text("Three") }.accessibilityIdentifier("login.three")
          Tab { Text("4") } label: { Label("Four", systemImage: "x") }
        }
        """) == """
          other
           other while its tab is selected
            staticText '1'
           other while its tab is selected
            staticText login.two '2' reachable
           other while its tab is selected
            staticText login.three '3' reachable
           other while its tab is selected
            staticText '4'
           tabBar
            button login.home 'Home' unknown may not surface: the tab's title finds it
            button login.tab 'Two' unknown may not surface: the tab's title finds it
            button 'Three'
            button 'Four'
          """)
  }

  /// Two tabs are never there at once, so what they share is no matter.
  @Test func ofTheTabsOneIsThere() {
    let tabs = """
      TabView {
        ForEach(items) { item in Text("a").tabItem { Text("A") } }
        if on { Text("b").tabItem { Text("B") } }
      }
      """
    #expect(
      tree(tabs) == """
        other
         other while its tab is selected
          staticText 'a'
         other while its tab is selected
          staticText 'b'
         tabBar
          button 'A'
          button 'B'
        """)
  }

  @Test func aTabsItemMayStandInItsComponent() {
    let home = #"struct Home: View { var body: some View { Text("h").tabItem { Text("Home") } } }"#
    #expect(
      tree("TabView { Home() }", declarations: home)
        == "other\n other while its tab is selected\n  staticText 'h'\n tabBar\n  button 'Home'")
  }

  @Test func pagesHaveNoBar() {
    #expect(
      tree(#"TabView { Text("1"); Text("2") }.tabViewStyle(.page)"#)
        == "collectionView\n cell\n  staticText '1'\n cell\n  staticText '2'")
  }
}
