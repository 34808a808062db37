import Findings
import Inventory
import Testing

/// Texts that reach an identifier as a part of it, over other functions and objects.
@Suite struct PassedPartTests {
  private func assigned(_ source: String) -> [String] {
    inventory(of: source).assignments.map { "\($0.place.line) \(written($0.identifier))" }
  }

  @Test func aPartOverAnEnumsPayload() {
    let found = assigned(
      """
      struct Context { let testIdentifier: String? }
      enum State {
        case idle(Context), found(Context)
        var context: Context { switch self { case let .idle(c), let .found(c): return c } }
      }
      final class Chip: UIView {
        struct Input { let state: State }
        init(input: Input) {
          super.init(frame: .zero)
          if let mark = input.state.context.testIdentifier { accessibilityIdentifier = "chip-\\(mark)" }
        }
      }
      final class Chips: UIViewController {
        func show(_ first: State, _ second: State) { add(Chip(input: Chip.Input(state: first))); add(Chip(input: Chip.Input(state: second))) }
        func go() { show(.idle(Context(testIdentifier: "gray")), .found(Context(testIdentifier: "green"))) }
      }
      """)
    #expect(found == ["10 chip-gray|chip-green", "15 chip-gray", "15 chip-green"])
  }

  @Test func aPartThatIsHandedOnIsNoIdentifierByItself() {
    let found = assigned(
      """
      struct Inner: View { let testID: String; var body: some View { Text("a").accessibilityIdentifier("row.\\(testID)") } }
      struct Outer: View { let testID: String; var body: some View { Inner(testID: testID) } }
      struct Home: View { var body: some View { Outer(testID: "one"); Outer(testID: "two") } }
      """)
    #expect(found.first == "1 row.one|row.two")
    #expect(found.suffix(2) == ["3 row.one", "3 row.two"])
  }

  /// What is an identifier somewhere else as it is, is one.
  @Test func aPartThatIsAWholeAsWellStays() {
    let found = assigned(
      """
      struct Inner: View { let testID: String; var body: some View { Text("a").accessibilityIdentifier("row.\\(testID)") } }
      struct Outer: View {
        let testID: String
        var body: some View { VStack { Inner(testID: testID); Text("b").accessibilityIdentifier(testID) } }
      }
      struct Home: View { var body: some View { Outer(testID: "one") } }
      """)
    #expect(found.last == "6 one")
  }

  /// Which of them come together, each call decides.
  @Test func twoPartsStayAPattern() {
    let found = assigned(
      """
      struct Row: View {
        let groupIdentifier: String, rowIdentifier: String
        var body: some View { Text("a").accessibilityIdentifier("\\(groupIdentifier).\\(rowIdentifier)") }
      }
      struct Home: View { var body: some View {
        Row(groupIdentifier: "a", rowIdentifier: "b"); Row(groupIdentifier: "c", rowIdentifier: "d")
      } }
      """)
    #expect(found.first == "3 {groupIdentifier}.{rowIdentifier}")
  }

  /// A property is a carrier by what its own code does with it, whatever it is called.
  @Test func anyNameCarriesWhatItsOwnCodeGives() {
    let setting = """
      class Setting { let key: String; init(key: String) { self.key = key }
        func configure() -> UISwitch { let control = UISwitch(); control.accessibilityIdentifier = key; return control } }
      final class List: UITableViewController { func all() -> [Setting] { [Setting(key: "a.one"), Setting(key: "a.two")] } }
      """
    #expect(assigned(setting) == ["2 a.one|a.two", "3 a.one", "3 a.two"])
  }

  @Test func aModelsKeyIsNoneByItself() {
    let found = assigned(
      """
      struct Order { let key: String; var mark: String { "order.\\(key)" } }
      struct Row: View { let order: Order; var body: some View { Text("a").accessibilityIdentifier(order.mark) } }
      struct Home: View { let table = ["x": 1]; var body: some View { Row(order: Order(key: "one")) } }
      """)
    #expect(!found.contains { $0.hasPrefix("3") })
  }
}
