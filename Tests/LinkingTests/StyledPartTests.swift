import Inventory
import Testing

/// What a component hands to a style, which may give it another identifier.
@Suite struct StyledPartTests {
  private func card(_ made: String, _ style: String, call: String = "makeBody") -> String {
    """
    struct CardConfiguration { let title: String; let add: AnyView; let footer: AnyView }
    protocol CardStyle { associatedtype Body: View; @ViewBuilder func makeBody(_ configuration: CardConfiguration) -> Body }
    extension CardStyle { func resolve(configuration: CardConfiguration) -> some View { makeBody(configuration) } }
    struct PlainStyle: CardStyle { func makeBody(_ configuration: CardConfiguration) -> some View {
      VStack { Text(configuration.title); \(style); configuration.footer } } }
    struct Card: View {
      let title: String
      let add: any View
      let footer: any View
      @Environment(\\.cardStyle) var style
      init(title: String, @ViewBuilder add: () -> any View, @ViewBuilder footer: () -> any View) {
        self.title = title
        self.add = add()
        self.footer = footer()
      }
      var body: some View { AnyView(style.\(call)(\(made)(title: title, add: .init(add), footer: AnyView(footer)))) }
    }
    """
  }

  private let use = """
    Card(title: "a") { Button("b") { }.accessibilityIdentifier("card.add") } footer: {
      Button("c") { }.accessibilityIdentifier("card.footer") }
    """
  private let ofStyle = "Button ?that of the view which has the style else card.add"

  @Test(arguments: [("CardConfiguration", "makeBody"), (".init", "resolve")])
  func aPartThatAStyleNamesHasTheStylesIdentifier(made: String, call: String) throws {
    let style = "configuration.add.accessibilityIdentifier(\"card.\\(configuration.title).add\")"
    var source = card(made, style, call: call)
    if call == "resolve" { source = source.replacing("resolve(.init(", with: "resolve(configuration: .init(") }
    let inventory = inventory(body: use, declarations: source)
    #expect(inventory.controls == [ofStyle, "Button card.footer"])
    #expect(inventory.elements.first { $0.label == "b" }?.verdict == .unknown)
    #expect(try inventory.identified("card.footer").verdict == .reachable)
  }

  @Test func aPartThatNoStyleNamesHasItsOwn() throws {
    let inventory = inventory(body: use, declarations: card("CardConfiguration", "configuration.add.padding()"))
    #expect(inventory.controls == ["Button card.add", "Button card.footer"])
    #expect(try inventory.identified("card.add").verdict == .reachable)
  }
}
