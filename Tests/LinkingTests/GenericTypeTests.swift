import Testing

/// Members of what a generic parameter is, where the type of a value says it.
@Suite struct GenericTypeTests {
  private let model = """
    struct Box<Content> { var content: Content; var rest: [Content]; var other: Content? }
    struct Order { var kinds: [Kind]; var kind: Kind }
    enum Kind: Identifiable, CaseIterable {
      case photo, poll
      var id: Self { self }
      var mark: String { switch self { case .photo: "order.photo"; case .poll: "order.poll" } }
    }

    """

  @Test(arguments: [
    "box.content.kind.mark", "box.content.kinds.first!.mark", "box.rest.first!.kind.mark", "box.other!.kind.mark",
    "one.content.mark", "nested.content.content.mark",
  ])
  func aValueOfAGenericParameter(access: String) throws {
    let members = "let box: Box<Order>\nlet one: Box<Kind>\nlet nested: Box<Box<Kind>>"
    #expect(try value(of: access, members: members, model).hasPrefix("order.photo|order.poll"))
  }

  @Test func aLoopOverIt() {
    let found = inventory(
      of: model + """
        struct Page: View { let box: Box<Order>
          var body: some View { ForEach(box.content.kinds) { kind in
            Button("a") { }.accessibilityIdentifier(kind.mark) } } }
        """)
    #expect(found.controls == ["Button order.photo|order.poll"])
  }

  private let bases = """
    protocol Bindable { associatedtype Bindings }
    class Store<State: Bindable, Action> {
      typealias Context = StoreContext<State, Action>
      var state: State { context.viewState }
      let context: Context
    }
    class StoreContext<ViewState: Bindable, ViewAction>: ObservableObject { @Published var viewState: ViewState }
    typealias OrderStore = Store<Order, Never>

    """

  @Test(arguments: [
    ("Page", "model.state.kind.mark"), ("Page.Context", "model.viewState.kind.mark"),
    ("OrderStore.Context", "model.viewState.kind.mark"), ("OrderStore", "model.state.kind.mark"),
    ("Store<Order, Never>.Context", "model.viewState.kind.mark"), ("Page", "model.context.viewState.kind.mark"),
    ("Direct.Context", "model.viewState.kind.mark"),
  ])
  func overASuperclassAndAliases(type: String, access: String) throws {
    let pages = "final class Page: OrderStore { }\nfinal class Direct: Store<Order, Never> { }\n"
    let found = try value(of: access, members: "@ObservedObject var model: \(type)", model + bases + pages)
    #expect(found.hasPrefix("order.photo|order.poll"))
  }

  @Test func itsOwnCode() {
    let found = inventory(
      of: model + bases + """
        final class Page: OrderStore { func mark() -> String { state.kind.mark } }
        struct PageView: View { let page: Page
          var body: some View { Button("a") { }.accessibilityIdentifier(page.mark()) } }
        """)
    #expect(found.controls == ["Button order.photo|order.poll"])
  }

  @Test func whatNoTypeSaysIsNotKnown() throws {
    // A type of the parameter's name is another one.
    let content = "struct Content { let mark = \"content.mark\" }\n"
    for type in ["Box", "Box<Unknown>"] {
      #expect(try value(of: "box.content.mark", members: "let box: \(type)", model + content).hasPrefix("?"))
    }
    let found = inventory(
      of: model + content + """
        struct Page<Content>: View { let box: Box<Content>
          var body: some View { Button("a") { }.accessibilityIdentifier(box.content.mark) } }
        """)
    #expect(found.controls.first?.hasPrefix("Button ?") == true)
  }

  @Test func whatItIsGivenCountsMore() throws {
    #expect(try value(of: "Box(content: Kind.photo, rest: []).content.mark", model) == "order.photo")
  }
}
