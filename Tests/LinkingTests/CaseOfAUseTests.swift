import Findings
import Inventory
import Testing

/// An enum's case that a use of a view, or a call, passes, as a part of an identifier.
@Suite struct CaseOfAUseTests {
  private static let tier = "enum Tier: String { case low, medium, high }\n"

  private func elements(_ source: String) -> [String] {
    inventory(of: Self.tier + source).elements.map { written($0.identifier) }
  }

  private func assigned(_ source: String) -> [String] {
    inventory(of: Self.tier + source).assignments.map { "\($0.place.line) \(written($0.identifier))" }
  }

  @Test(arguments: [
    "\"chip-\\(tier.rawValue)\"", "\"chip-\\(tier)\"", "\"chip-\" + tier.rawValue", "\"chip-\\(tier.text)\"", "id",
  ])
  func eachUseHasItsCase(_ identifier: String) {
    let source = """
      extension Tier { var text: String { switch self { case .low: "low"; case .medium: "medium"; case .high: "high" } } }
      struct Chip: View {
        let tier: Tier
        private var id: String { "chip-" + tier.rawValue }
        var body: some View { Text("x").accessibilityIdentifier(\(identifier)) }
      }
      struct HomeView: View { var body: some View { VStack { Chip(tier: .medium); Chip(tier: .low) } } }
      """
    #expect(elements(source) == ["chip-medium", "chip-low"])
    #expect(assigned(source).first == "6 chip-medium|chip-low")
  }

  @Test func eachCallOfAMethodHasItsCase() {
    let source = """
      struct HomeView: View {
        var body: some View { VStack { chip(.low); chip(.high) } }
        func chip(_ tier: Tier) -> some View { Text("x").accessibilityIdentifier("chip-\\(tier.rawValue)") }
      }
      """
    #expect(elements(source) == ["chip-low", "chip-high"])
    #expect(assigned(source) == ["4 chip-low|chip-high"])
  }

  /// A use that run time decides may be any of them.
  @Test func aUseThatIsOpenHasAllCases() {
    let source = """
      struct Chip: View {
        let tier: Tier
        var body: some View { Text("x").accessibilityIdentifier("chip-\\(tier.rawValue)") }
      }
      struct HomeView: View {
        @State var tier = Tier.low
        var body: some View { VStack { Chip(tier: tier); Chip(tier: .low) } }
      }
      """
    #expect(elements(source) == ["chip-low|chip-medium|chip-high", "chip-low"])
    #expect(assigned(source) == ["4 chip-low|chip-medium|chip-high"])
  }

  /// What an optional falls back to is kept, where the model's property may be nil.
  @Test(arguments: [("String?", "{item.title}|plain"), ("String", "{item.title}")])
  func anOptionalThatStaysOpen(_ type: String, _ expected: String) {
    let source = """
      struct Item { let title: \(type) }
      struct Dialog: View {
        let title: String?
        var body: some View { Button("b") {}.accessibilityIdentifier(title ?? "plain") }
      }
      struct HomeView: View {
        let item: Item
        var body: some View { Dialog(title: item.title) }
      }
      """
    #expect(elements(source) == [expected])
  }

  /// A case that says itself how it prints; a description that is no conformance's is not looked at.
  @Test(arguments: [(": Int, CustomStringConvertible", "list.a|list.b"), (": Int", "list.{item.kind}")])
  func aDescriptionOfItsOwn(_ conformance: String, _ expected: String) {
    let source = """
      enum Kind\(conformance) {
        case first, second
        var description: String { switch self { case .first: "a"; case .second: "b" } }
      }
      struct Item { let kind: Kind }
      struct HomeView: View {
        let item: Item
        var body: some View { Button("b") {}.accessibilityIdentifier("list.\\(item.kind)") }
      }
      """
    #expect(elements(source) == [expected])
  }

  /// A description that prints itself has no end.
  @Test func aDescriptionOfItself() {
    let source = """
      enum Kind: CustomStringConvertible {
        case first, second
        var description: String { "\\(self)" }
      }
      struct HomeView: View {
        let kind: Kind
        var body: some View { Button("b") {}.accessibilityIdentifier("list.\\(kind)") }
      }
      """
    #expect(elements(source) == ["list.{self}"])
  }

  /// What a case carries may be any case of its own type; of a text nothing is known.
  @Test(arguments: [("Failure", "failure.suffix", "upload.big|upload.slow"), ("String", "failure", "upload.{failure}")])
  func aCaseThatACaseCarries(_ type: String, _ read: String, _ expected: String) {
    let source = """
      enum Failure { case big, slow
        var suffix: String { switch self { case .big: "big"; case .slow: "slow" } }
      }
      enum State { case ready, failed(\(type)) }
      final class UploadView: UIView {
        func update(_ state: State) {
          switch state {
          case .ready: accessibilityIdentifier = "upload.ready"
          case .failed(let failure): accessibilityIdentifier = "upload.\\(\(read))"
          }
        }
      }
      """
    #expect(assigned(source).last == "10 \(expected)")
  }
}
