import Inventory
import Testing

/// Styles that show a control of their own, in a screen's tree.
@Suite struct StyleTreeTests {
  private let check = """
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button { configuration.isOn.toggle() } label: { Image(systemName: "check") }.accessibilityIdentifier("check")
        }
      }
    }
    """

  @Test func aToggleThatAStyleMakesAnewIsThereOnce() {
    #expect(
      tree(#"Toggle("a", isOn: $on).toggleStyle(Check())"#, declarations: check)
        == "staticText 'a'\nbutton check reachable")
    #expect(
      tree(
        #"Toggle(isOn: $on) { Text("a") }.toggleStyle(Check()).accessibilityIdentifier("login.on")"#,
        declarations: check) == "staticText login.on 'a' spread\nbutton login.on shadowed")
    #expect(tree(#"Toggle("a", isOn: $on).toggleStyle(.switch)"#, declarations: check).hasPrefix("switch 'a'"))
  }

  @Test func aButtonThatAPrimitiveStyleMakesOutOfTheConfigurationIsTheButton() {
    let style = """
      struct Confirm: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
      }
      struct Big: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Image(systemName: "chevron") }
        }
      }
      """
    #expect(tree(#"Button("a") {}.buttonStyle(Confirm())"#, declarations: style) == "button 'a'")
    #expect(
      tree(#"Button("a") {}.buttonStyle(Confirm()).accessibilityIdentifier("login.a")"#, declarations: style)
        == "button login.a 'a' reachable")
    #expect(tree(#"Button("a") {}.buttonStyle(Big())"#, declarations: style) == "button 'a'")
  }
}
