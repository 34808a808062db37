import Inventory
import Taxonomy
import Testing

/// Identifiers that code replaces for a while and puts back.
@Suite struct RestoredIdentifierTests {
  private func found(_ body: String) -> (identifiers: [[String]], verdicts: [Verdict]) {
    let inventory = inventory(
      of: """
        final class StartViewController: UIViewController {
          let go = UIButton()
          let other = UIButton()
          override func viewDidLoad() { go.accessibilityIdentifier = "start.go"; run() }
          func run() {
            \(body)
          }
        }
        """)
    return (
      inventory.elements.filter { $0.name == "go" }.map(\.identifier.values), inventory.assignments.map(\.verdict)
    )
  }

  @Test func whatIsPutBackIsThereInTurn() {
    let body = """
      let before = go.accessibilityIdentifier
      go.accessibilityIdentifier = "start.busy"
      finish { [weak self] in self?.go.accessibilityIdentifier = before }
      """
    let found = found(body)
    #expect(found.identifiers == [["start.go", "start.busy"]])
    #expect(!found.verdicts.contains(.shadowed))
  }

  @Test func anotherObjectsIdentifierIsNotPutBack() {
    let found = found("let before = other.accessibilityIdentifier\ngo.accessibilityIdentifier = before")
    #expect(found.identifiers != [["start.go"]])
  }
}
