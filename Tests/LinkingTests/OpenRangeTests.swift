import Inventory
import Testing

/// What is passed on where nobody in the audited files says what it is, or only some of those who pass it do.
@Suite struct OpenRangeTests {
  private let row = """
    struct Row: View { let mark: String; var body: some View { Button("a") { }.accessibilityIdentifier(mark) } }

    """

  private func controls(_ source: String) -> [String] { inventory(of: row + source).controls }

  @Test func aPropertyOfAScreenThatNobodyMakesIsPassedOn() {
    let screen = "struct HomeView: View { let given: String; var body: some View { Row(mark: given) } }"
    #expect(controls(screen) == ["Button {given}"])
    #expect(controls(screen + "\nstruct Host: View { var body: some View { HomeView(given: \"a\") } }") == ["Button a"])
  }

  @Test func aParameterOfAFunctionThatNobodyCallsIsPassedOn() {
    #expect(
      controls("struct HomeView: View { func row(_ given: String?) -> some View { Row(mark: given ?? \"\") } }")
        .last == "Button ?parameter given")
  }

  /// A struct's own initialiser may be called by others; a property that no initialiser takes stays what it is.
  @Test func anOptionalThatNobodySetsStaysNil() {
    func screen(_ initialiser: String) -> String {
      """
      struct HomeView: View { var given: String?; \(initialiser)
        var body: some View { Row(mark: given ?? "home.row") } }
      """
    }
    #expect(controls(screen("")) == ["Button ?property given is set at run time else home.row"])
    #expect(controls(screen("init() { }")) == ["Button home.row"])
  }

  @Test func aPlaceThatSomeCallersFillWithWhatIsNotKnownIsOpen() {
    let screen = """
      struct HomeView: View { let other: String; var body: some View {
        VStack { Row(mark: "home.a"); Row(mark: other); Row(mark: "home.b") }
      } }
      """
    let inventory = inventory(of: row + screen)
    #expect(
      written(inventory.assignments[0].identifier) == "?property mark is set at run time else home.a|home.b")
    #expect(inventory.controls == ["Button home.a", "Button {other}", "Button home.b"])
    let known = LinkingTests.inventory(of: row + screen.replacing("mark: other", with: "mark: \"home.c\""))
    #expect(written(known.assignments[0].identifier) == "home.a|home.c|home.b")
  }

  @Test func aPropertyOfAModelThatIsGivenDoesNotDisappear() {
    let inventory = inventory(
      of: row + """
        final class Card: ObservableObject { let nameId: String
          init(name: String) { nameId = "Tool - " + name.lowercased() } }
        struct HomeView: View { @ObservedObject var card: Card; var body: some View {
          VStack { Row(mark: card.nameId); Row(mark: "share") }
        } }
        """)
    #expect(written(inventory.assignments[0].identifier) == "Tool - {name.lowercased()}|share")
    #expect(inventory.controls == ["Button Tool - {name.lowercased()}", "Button share"])
  }
}

/// Properties of which the type tells all that they may be, and the app's code what they are.
@Suite struct NarrowedRangeTests {
  private let kinds = "enum Kind: String { case home, user, never; var id: String { \"tab.\\(rawValue)\" } }\n"

  private func given(_ members: String, _ uses: String) -> String? {
    let inventory = inventory(
      of: kinds + """
        struct Row: View { \(members); var body: some View { Button("a") { }.accessibilityIdentifier(kind.id) } }
        struct Home: View { let other: Kind; var body: some View { VStack { \(uses) } } }
        """)
    return inventory.assignments.first { $0.carrier == "accessibilityIdentifier" }.map { written($0.identifier) }
  }

  @Test(arguments: ["let kind: Kind", "private let kind: Kind; init(kind: Kind) { self.kind = kind }"])
  func onlyCasesThatAreGivenCount(_ members: String) {
    #expect(given(members, "Row(kind: .home); Row(kind: .user)") == "tab.home|tab.user")
    #expect(given(members, "Row(kind: .user)") == "tab.user")
  }

  @Test func anyCaseCountsWhereOneIsNotKnown() {
    #expect(given("let kind: Kind", "Row(kind: .home); Row(kind: other)") == "tab.home|tab.user|tab.never")
    #expect(given("let kind: Kind", "Text(\"b\")") == "tab.home|tab.user|tab.never")
  }

  @Test func whatIsPassedOnIsNarrowedToo() {
    let inventory = inventory(
      of: kinds + """
        struct Row: View { let kind: Kind; var body: some View { Button("a") { }.accessibilityIdentifier(kind.id) } }
        struct Part: View { let kind: Kind; var body: some View { Row(kind: kind); Bar(accessibilityID: kind.id) } }
        struct Bar: View { let accessibilityID: String
          var body: some View { Text("a").accessibilityIdentifier(accessibilityID) } }
        struct Home: View { var body: some View { Part(kind: .user) } }
        """)
    #expect(
      inventory.assignments.filter { $0.enclosingType == "Part" }.map { written($0.identifier) }
        == ["tab.user", "tab.user"])
  }

  /// What one object is given says nothing of those that code makes and gives nothing.
  @Test(arguments: [
    ("", "?only some objects of 'Item' are given 'accessibilityIdentifier' else more"),
    ("first.accessibilityIdentifier = \"first\"", "first|more"),
  ])
  func whatOneObjectIsGiven(_ assignment: String, _ expected: String) {
    let inventory = inventory(
      of: """
        final class Item: NSObject { let title: String
          var accessibilityIdentifier: String?
          init(title: String) { self.title = title } }
        final class Page: UITableViewController {
          func items() -> [Item] { let first = Item(title: "a")
            \(assignment)
            return [first] }
          lazy var more: Item = { let item = Item(title: "m"); item.accessibilityIdentifier = "more"; return item }()
          func fill(_ cell: UITableViewCell, with item: Item) { cell.accessibilityIdentifier = item.accessibilityIdentifier }
        }
        """)
    let given = inventory.assignments.filter { $0.form == .uiKitProperty }.map { written($0.identifier) }
    #expect(given == [expected])
  }
}
