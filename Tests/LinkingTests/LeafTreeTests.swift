import Inventory
import Testing

/// The nodes that controls, texts and images make in a screen's tree, and what modifiers do to them.
@Suite struct LeafTreeTests {
  @Test func anIdentifierThatIsNotEnabledIsNone() {
    #expect(tree(#"Text("a").accessibilityIdentifier("login.a", isEnabled: false)"#) == "staticText 'a'")
    #expect(
      tree(#"Text("a").accessibilityIdentifier("login.a", isEnabled: true)"#) == "staticText login.a 'a' reachable")
    #expect(
      tree(#"Text("a").accessibilityIdentifier("login.a", isEnabled: flag)"#)
        == "staticText login.a 'a' reachable its identifier may be absent")
    #expect(
      tree(
        #"VStack { Text("a").accessibilityIdentifier("in") }.accessibilityIdentifier("login.a", isEnabled: false)"#)
        == "staticText in 'a' reachable")
  }

  @Test func aSpokenLabelIsTheLabel() {
    #expect(tree(#"Text("a").accessibilityLabel("b")"#) == "staticText 'b'")
    #expect(tree(#"Text("a").accessibilityLabel(model.words)"#) == "staticText")
    #expect(tree(#"Button { } label: { Image("x").accessibilityLabel("Close") }"#) == "button 'Close'")
    #expect(tree(#"VStack { Text("a"); Text("c") }.accessibilityLabel("b")"#) == "staticText 'b'\nstaticText 'b'")
    #expect(
      tree(#"VStack { Text("a") }.accessibilityElement(children: .contain).accessibilityLabel("b")"#)
        == "other 'b'\n staticText 'a'")
    #expect(tree(#"Text("a").accessibilityHint("b")"#) == "staticText 'a'")
  }

  @Test func ofTwoThatHideTheOuterCounts() {
    #expect(tree(#"Text("a").accessibilityHidden(false)"#) == "staticText 'a'")
    #expect(
      tree(#"Text("a").accessibilityIdentifier("a").accessibilityHidden(true).accessibilityHidden(false)"#)
        == "staticText a 'a' reachable")
    #expect(
      tree(#"VStack { Text("a").accessibilityIdentifier("a").accessibilityHidden(false) }.accessibilityHidden(true)"#)
        == "staticText a 'a' removed")
    #expect(
      tree(#"Text("a").accessibilityIdentifier("a").hidden().accessibilityHidden(false)"#)
        == "staticText a 'a' removed")
  }

  @Test func traitsSayTheType() {
    #expect(
      tree(#"Button("a") {}.accessibilityRemoveTraits(.isButton)"#)
        == "other 'a' no button to a test, since 'accessibilityRemoveTraits' takes the trait")
    #expect(
      tree(#"Button("a") {}.accessibilityElement(children: .ignore).accessibilityLabel("b")"#)
        == "other 'b' no button to a test, since 'accessibilityElement' takes the trait")
    #expect(
      tree(#"Button("a") {}.accessibilityElement(children: .ignore).accessibilityAddTraits(.isButton)"#)
        == "button one element, with 'children: .ignore'")
    #expect(tree(#"Text("a").accessibilityAddTraits(.isButton)"#) == "button 'a'")
    #expect(tree(#"Button("a") {}.accessibilityElement(children: .combine)"#).hasPrefix("button 'a'"))
  }

  @Test func anImageIsNamedAfterWhatItShows() {
    #expect(tree(#"Image("logo")"#) == "image logo 'logo' reachable named after its image")
    #expect(tree(#"Image(systemName: "star")"#) == "image star reachable named after its image")
    #expect(tree(#"Image(systemName: "star").accessibilityIdentifier("login.a")"#) == "image login.a reachable")
    #expect(tree(#"VStack { Image("a"); Text("b") }.accessibilityIdentifier("all")"#).hasPrefix("image all 'a' spread"))
    #expect(tree(#"Image("logo", label: Text("Our logo"))"#) == "image logo 'Our logo' reachable named after its image")
    #expect(tree(#"Image(uiImage: picture)"#) == "image")
    #expect(tree(#"Image(decorative: "logo")"#) == "")
    #expect(tree(#"Button { } label: { Image(systemName: "plus") }"#) == "button")
  }

  @Test func aLabelIsAnImageAndAText() {
    #expect(
      tree(#"Label("Home", systemImage: "house")"#)
        == "image house reachable named after its image\nstaticText 'Home'")
    #expect(
      tree(#"Label("Home", systemImage: "house").accessibilityIdentifier("login.a")"#)
        == "image login.a spread\nstaticText login.a 'Home' spread")
    #expect(
      tree(#"Label { Text("Home").accessibilityIdentifier("login.a") } icon: { Image("house") }"#)
        == "image house 'house' reachable named after its image\nstaticText login.a 'Home' reachable")
    #expect(tree(#"Button { } label: { Label("Home", systemImage: "house") }"#) == "button 'Home'")
  }

  @Test func aLeafMayStandInAContainerOfItsOwn() {
    #expect(
      tree(
        #"""
        Button("a") {}.accessibilityIdentifier("login.in")
          .accessibilityElement(children: .contain).accessibilityIdentifier("login.out")
        """#) == "other login.out reachable\n button login.in 'a' reachable")
    #expect(
      tree(#"Button("a") {}.accessibilityElement(children: .contain).accessibilityIdentifier("login.out")"#)
        == "other login.out reachable\n button 'a'")
  }

  @Test func aCombinedElementHasTheTextsAndTheTypeOfItsOneControl() {
    let row =
      #"HStack { Text("a"); Button("b") {}.accessibilityIdentifier("in") }.accessibilityElement(children: .combine)"#
    #expect(
      tree(row + #".accessibilityIdentifier("login.a")"#)
        == "button login.a 'a, b' reachable one element, with 'children: .combine'\n button in 'b' merged")
    #expect(
      tree(
        #"HStack { Text("a"); Toggle("b", isOn: $b) }.accessibilityElement(children: .combine).accessibilityIdentifier("c")"#
      ) == "switch c 'a, b' reachable one element, with 'children: .combine'")
    #expect(
      tree(#"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#)
        == "other 'a, b' one element, with 'children: .combine', of a type that is not known")
    #expect(
      tree(#"HStack { Text("a"); Text(b) }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)"#)
        == "button one element, with 'children: .combine'")
    #expect(
      tree(#"HStack { Text("a") }.accessibilityElement(children: .ignore)"#)
        == "other one element, with 'children: .ignore'")
  }

  @Test func aButtonsLabelIsAllThatItShows() {
    #expect(tree(#"Button { } label: { VStack { Text("a"); Text("b") } }"#) == "button 'a, b'")
    #expect(tree(#"Button { } label: { VStack { Text("a"); Text(b) } }"#) == "button")
  }

  @Test func aStyleMayGiveTheButtonsLabelAnIdentifier() {
    let style = """
      struct Big: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().accessibilityIdentifier("big")
        }
      }
      """
    #expect(tree(#"Button("a") {}.buttonStyle(Big())"#, declarations: style) == "button big 'a' reachable")
    #expect(
      tree(#"Button("a") {}.buttonStyle(Big()).accessibilityIdentifier("login.a")"#, declarations: style)
        == "button login.a 'a' reachable")
  }

  @Test func aLinkPresentsItsDestinationBesideIt() {
    #expect(
      tree(#"NavigationLink("a") { Text("b") }"#) == "button 'a'\nother while presented\n staticText 'b'")
  }

  @Test func anImageFromAfarHasSomethingInItsPlace() {
    #expect(
      tree(#"AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }"#)
        == "image\nactivityIndicator")
    #expect(
      tree(
        #"""
        AsyncImage(url: url) { phase in
          switch phase {
          case .failure: Text("no")
          default: ProgressView()
          }
        }
        """#) == "image\nstaticText 'no'\nactivityIndicator")
    #expect(tree(#"AsyncImage(url: url).accessibilityIdentifier("login.a")"#) == "image login.a reachable")
  }
}
