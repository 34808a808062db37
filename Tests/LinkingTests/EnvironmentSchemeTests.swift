import Findings
import Inventory
import Taxonomy
import Testing

/// P37: a branch that a view puts into the environment, and leaves that read it.
@Suite struct EnvironmentSchemeTests {
  private func swiftUI(_ body: String, _ declarations: String) -> [String] {
    inventory(body: body, declarations: declarations).controls
  }

  private let branchAndLeaf = """
    private struct BranchKey: EnvironmentKey { static let defaultValue: String? = nil }
    extension EnvironmentValues { var branch: String? { get { self[BranchKey.self] } set { self[BranchKey.self] = newValue } } }
    struct BranchModifier: ViewModifier { let name: String; @Environment(\\.branch) var outer
      func body(content: Content) -> some View { content.environment(\\.branch, name) } }
    struct LeafModifier: ViewModifier { let name: String; @Environment(\\.branch) var branch
      func body(content: Content) -> some View { if let branch { content.accessibilityIdentifier("\\(branch).\\(name)") } else { content } } }
    extension View { func branch(_ name: String) -> some View { modifier(BranchModifier(name: name)) }
      func leaf(_ name: String) -> some View { modifier(LeafModifier(name: name)) } }
    """

  @Test("P37 a branch in the environment and leaves below it") func branchesAndLeaves() {
    #expect(
      swiftUI(
        "VStack { Button(\"a\") { }.leaf(\"go\"); Row() }.branch(\"Profile\")",
        branchAndLeaf + "\nstruct Row: View { var body: some View { Button(\"b\") { }.leaf(\"row\") } }")
        == ["Button Profile.go", "Button Profile.row"])
    #expect(
      swiftUI("VStack { Button(\"a\") { }.leaf(\"go\") }.environment(\\.branch, \"Direct\")", branchAndLeaf) == [
        "Button Direct.go"
      ])
    // The inner branch is the one that counts.
    #expect(
      swiftUI("VStack { HStack { Button(\"a\") { }.leaf(\"go\") }.branch(\"Inner\") }.branch(\"Outer\")", branchAndLeaf)
        == ["Button Inner.go"])
  }

  @Test("P37 one component in two branches is two elements") func oneComponentInTwoBranches() {
    let row = "\nstruct Row: View { var body: some View { Button(\"b\") { }.leaf(\"row\") } }"
    #expect(
      swiftUI("VStack { Row().branch(\"One\"); Row().branch(\"Two\"); Row() }", branchAndLeaf + row) == [
        "Button One.row", "Button Two.row", "Button -",
      ])
  }

  @Test("P37 what another view shows may be in a branch of its") func branchOfAnother() {
    let found = inventory(
      body: "VStack { }.sheet(isPresented: $a) { DetailView() }",
      declarations: branchAndLeaf
        + "\nstruct DetailView: View { var body: some View { Button(\"a\") { }.leaf(\"go\") } }")
    #expect(found.controls == ["Button {branch}.go"])
  }

  @Test("P37 a branch that goes on from the one around it") func nestedBranches() {
    let nesting = branchAndLeaf.replacing(
      "content.environment(\\.branch, name) }",
      with: """
        content.environment(\\.branch, path()) }
          func path() -> String { guard let outer = outer else { return name }; return "\\(outer).\\(name)" }
        """)
    #expect(
      swiftUI("VStack { HStack { Button(\"a\") { }.leaf(\"go\") }.branch(\"Inner\") }.branch(\"Outer\")", nesting) == [
        "Button Outer.Inner.go"
      ])
  }

  @Test("P37 a leaf without a branch has no identifier") func leafWithoutBranch() {
    #expect(swiftUI("Button(\"a\") { }.leaf(\"go\")", branchAndLeaf) == ["Button -"])
  }
}
