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
}
