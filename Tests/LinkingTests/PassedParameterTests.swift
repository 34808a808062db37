import Findings
import Inventory
import Testing

/// What is made of a parameter has what the calls make of it; a place that only passes one on is a hop.
@Suite struct PassedParameterTests {
  private func assigned(_ source: String) -> [String] {
    inventory(of: source).assignments.map { "\($0.place.line) \(written($0.identifier))" }
  }

  private let alert = """
    extension UIViewController {
      func ask(_ title: String, mark: String = "ask.ok") {
        let action = UIAlertAction(title: title, style: .default)
        action.accessibilityIdentifier = mark
      }
    }

    """

  @Test func aHopHasItsFallBacksAndItsCallsTheValues() {
    let found = assigned(
      alert + "final class Home: UIViewController { func go() { ask(\"a\"); ask(\"b\", mark: \"home.ok\") } }")
    #expect(found == ["4 ?parameter mark else ask.ok", "7 home.ok"])
  }

  @Test func overSeveralFunctionsOfSeveralTypes() {
    let found = assigned(
      """
      struct Row: View {
        let title: String
        var body: some View { cell(title, mark: nil); cell("b", mark: "row.b") }
        func cell(_ title: String, mark: String?) -> some View { inner(title, mark: mark) }
        func inner(_ title: String, mark: String?) -> some View { Text(title).accessibilityIdentifier(mark ?? "row") }
      }
      """)
    #expect(found == ["3 row.b", "4 ?parameter mark", "5 ?parameter mark else row"])
  }

  @Test func theCasesThatAreReallyPassed() {
    let found = assigned(
      """
      enum Kind { case reply, forward, archive; var mark: String { "mail.\\(self)" } }
      final class Mail: UIViewController {
        func menu() { add(.reply); add(.forward) }
        private func add(_ kind: Kind) {
          let action = UIAlertAction(title: "a", style: .default)
          action.accessibilityIdentifier = kind.mark
        }
      }
      """)
    #expect(found.last == "6 mail.reply|mail.forward")
  }

  @Test func aFunctionInsideAFunctionIsNoneOfTheType() {
    let found = assigned(
      """
      final class Home: UIViewController {
        func add(_ mark: String) { view.accessibilityIdentifier = "home" }
        func go() {
          func add(_ mark: String) { view.accessibilityIdentifier = mark }
          add("a")
        }
      }
      """)
    #expect(found.contains("4 ?parameter mark"))
  }
}
