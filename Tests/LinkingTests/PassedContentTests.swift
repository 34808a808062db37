import Inventory
import Taxonomy
import Testing

/// Where a view that a call passes is shown decides whether it has the identifier of the call.
@Suite struct PassedContentTests {
  /// The controls with the identifier of the call, by their kinds.
  private func named(_ use: String, _ component: String) -> [String] {
    let declarations =
      "struct Next: View { var body: some View { VStack { Toggle(\"t\", isOn: $isOn) } } }\n" + component
    let inventory = inventory(body: "\(use).accessibilityIdentifier(\"big\")", declarations: declarations)
    return inventory.elements.filter { $0.identifier.values == ["big"] }.map(\.kind)
  }

  @Test(arguments: [
    "let target: D\nvar body: some View { NavigationLink(destination: target) { Text(\"a\") } }",
    "let target: D\nvar body: some View { NavigationLink(destination: self.target) { Text(\"a\") } }",
    "let target: D\nvar body: some View { NavigationLink { target } label: { Text(\"a\") } }",
    "let target: D?\nvar body: some View { if let target { NavigationLink(destination: target) { Text(\"a\") } } }",
    "let target: D?\nvar body: some View { if let it = target { NavigationLink(destination: it) { Text(\"a\") } } }",
    """
    private let target: AnyView
    init(target: some View) { self.target = AnyView(target) }
    var body: some View { NavigationLink(destination: target) { Text("a") } }
    """,
    """
    private let kept: AnyView?
    init(target: some View) { kept = AnyView(target) }
    var body: some View { if let kept { NavigationLink(destination: kept) { Text("a") } } }
    """,
  ])
  func aDestinationIsElsewhere(_ members: String) {
    #expect(named("Big(target: Next())", "struct Big<D: View>: View { \(members) }") == ["NavigationLink"])
  }

  @Test(arguments: ["target()", "target"])
  func aBuilderOfADestination(_ target: String) {
    let big = """
      struct Big<D: View>: View {
        @ViewBuilder let target: () -> D
        var body: some View { NavigationLink(destination: \(target)) { Text("a") } }
      }
      """
    #expect(named("Big { Next() }", big) == ["NavigationLink"])
  }

  @Test(arguments: ["sheet", "fullScreenCover"])
  func whatIsPresentedIsElsewhere(_ modifier: String) {
    let big = """
      struct Big: View {
        private let target: AnyView
        init(target: some View) { self.target = AnyView(target) }
        var body: some View { Button("a") { isOn = true }.\(modifier)(isPresented: $isOn) { target } }
      }
      """
    #expect(named("Big(target: Next())", big) == ["Button"])
  }

  @Test(arguments: ["VStack { target }", "VStack(content: { target })", "Group { if let it = kept { it } }"])
  func whatIsShownInPlaceHasIt(_ body: String) {
    let big = """
      struct Big: View {
        private let target: AnyView
        private let kept: AnyView?
        init(target: some View) { self.target = AnyView(target); kept = AnyView(target) }
        var body: some View { \(body) }
      }
      """
    #expect(named("Big(target: Next())", big) == ["Toggle"])
  }

  /// Two components further in, inside the label of a button: it is a part of that.
  @Test(arguments: ["AnyView(Face(icon: icon))", "Face(icon: icon)", "Face(icon: self.icon)"])
  func whatIsHandedOnIsShownThere(_ face: String) {
    let big = """
      struct Face: View { let icon: AnyView?
        var body: some View { HStack { if let icon { icon }; Text("a") } } }
      struct Big: View {
        let icon: AnyView?
        init(icon: (any View)? = nil) { self.icon = icon.map { AnyView($0) } }
        private var face: some View { \(face) }
        var body: some View { Button { go() } label: { face } }
      }
      """
    #expect(named("Big(icon: Image(\"star\"))", big) == ["Button"])
  }

  private static let framed = """
    struct Framed<Label: View>: View {
      @ViewBuilder let label: () -> Label
      var body: some View { Button { go() } label: { label() } }
    }

    """

  /// However often a screen shows what hands the content on, the content stays where that shows it.
  @Test(arguments: [
    // Two uses that say different things of what the component asks for.
    """
    struct Row: View { var failed: (() -> Void)?
      private func go() { failed?() }
      var body: some View { Framed { Image("star") }.accessibilityIdentifier("big") } }
    struct Big: View { var body: some View { VStack { Row(failed: { }); Row() } } }
    """,
    // One use that is shown in either of two places.
    """
    struct Either<Content: View>: View { let isWide: Bool
      @ViewBuilder let content: () -> Content
      var body: some View { if isWide { HStack { content() } } else { content() } } }
    struct Big: View { @State var isWide = false
      var body: some View { Either(isWide: isWide) { Framed { Image("star") }.accessibilityIdentifier("big") } } }
    """,
    // Two uses of a component that hands on what it is passed.
    """
    struct Card<Content: View>: View { @ViewBuilder let content: () -> Content
      var body: some View { Framed { content() } } }
    struct Big: View { var body: some View { VStack {
      Card { Text("a") }.accessibilityIdentifier("big")
      Card { Image("star") }.accessibilityIdentifier("big") } } }
    """,
  ])
  func contentIsNoElementBesides(_ declarations: String) {
    let found = inventory(body: "Big()", declarations: Self.framed + declarations).elements
    #expect(Set(found.filter { $0.identifier.values == ["big"] }.map(\.kind)) == ["Button"])
    #expect(found.allSatisfy { $0.kind == "Button" })
  }

  /// What only one of two uses passes is there once more than what both do.
  @Test func eachUseShowsItsOwnContent() {
    let card = """
      struct Card<Content: View>: View { @ViewBuilder let content: () -> Content
        var body: some View { Framed2 { content() } } }
      struct Framed2<Content: View>: View { @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } } }
      """
    let body =
      "VStack { Card { Toggle(\"t\", isOn: $isOn) }; Card { Button(\"b\") { }.accessibilityIdentifier(\"big\") } }"
    let found = inventory(body: body, declarations: card).elements
    #expect(found.map(\.kind).sorted() == ["Button", "Toggle"])
  }

  /// A component that shows itself hands its content on without end.
  @Test func contentOfWhatShowsItself() {
    let tree = """
      struct Big<Content: View>: View { let depth: Int
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content()
          if depth > 0 { Big(depth: depth - 1) { content(); Toggle("t", isOn: $isOn) } } } } }
      """
    let found = inventory(body: "Big(depth: 3) { Button(\"b\") { } }", declarations: tree).elements
    #expect(found.map(\.kind).sorted() == ["Button", "Toggle"])
  }
}
