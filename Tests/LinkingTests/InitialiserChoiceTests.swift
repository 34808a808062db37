import Inventory
import Taxonomy
import Testing

/// Which of its initialisers a call of a component means, and so what its body shows.
@Suite struct InitialiserChoiceTests {
  /// The controls that have the identifier of the call.
  private func named(_ use: String, _ initialisers: String) -> Set<String> {
    let declarations = """
      typealias Deed = () -> Void
      struct Big: View {
        let title: String
        private let action: (() -> Void)?
        private let label: String?
        \(initialisers)
        var body: some View {
          Group {
            if let label { Toggle(label, isOn: .constant(true)) }
            else if let action { Button("p", action: action) }
            else { Slider(value: .constant(1)) }
          }
        }
      }
      """
    let inventory = inventory(body: "\(use).accessibilityIdentifier(\"big\")", declarations: declarations)
    return Set(inventory.elements.filter { $0.identifier.values == ["big"] }.map(\.kind))
  }

  private let plain = """
    init(title: String, action: @escaping () -> Void) { self.title = title; self.action = action; label = nil }
    init(title: String, label: String) { self.title = title; action = nil; self.label = label }
    """

  @Test(arguments: [
    ("Big(title: \"a\") { print(1) }", ["Button"]), ("Big(title: \"a\", action: { print(1) })", ["Button"]),
    ("Big(title: \"a\", label: \"b\")", ["Toggle"]),
  ])
  func labelsAndClosures(_ use: String, _ expected: [String]) {
    #expect(named(use, plain) == Set(expected))
  }

  @Test(arguments: [
    ("Big(\"a\") { print(1) }", ["Button"]), ("Big(\"a\", \"b\")", ["Toggle"]), ("Big(\"a\", nil)", ["Slider"]),
    ("Big(\"a\", load())", ["Toggle", "Button", "Slider"]),
  ])
  func whatTheArgumentsPlainlyAre(_ use: String, _ expected: [String]) {
    let unlabelled = """
      init(_ title: String, _ action: @escaping () -> Void) { self.title = title; self.action = action; label = nil }
      init(_ title: String, _ label: String) { self.title = title; action = nil; self.label = label }
      init(_ title: String, _ nothing: Int?) { self.title = title; action = nil; label = nil }
      """
    #expect(named(use, unlabelled) == Set(expected))
  }

  /// A generic parameter might take a closure, but one that is written as a function takes it first.
  @Test func aFunctionTakesTheClosureFirst() {
    let generic = """
      init<Target: View>(title: String, target: Target) { self.title = title; action = nil; label = "x" }
      init(title: String, action: @escaping () -> Void) { self.title = title; self.action = action; label = nil }
      """
    #expect(named("Big(title: \"a\") { print(1) }", generic) == ["Button"])
  }

  @Test func aNameForAFunctionMayBeMeantAsWell() {
    let named = named(
      "Big(title: \"a\") { print(1) }",
      """
      init(title: String, deed: @escaping Deed) { self.title = title; action = deed; label = nil }
      init(title: String, other: Other) { self.title = title; action = nil; label = "x" }
      """)
    #expect(named == ["Toggle", "Button", "Slider"])
  }
}
