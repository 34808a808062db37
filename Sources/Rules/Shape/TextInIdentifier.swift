package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are partly made of a text that users read or wrote.
package struct TextInIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "text-in-identifier", title: "Visible text inside an identifier", topic: .shape, trust: .suspicious,
    severity: .warning,
    rationale: """
      A title, a name or a message changes with the language, with an edit of the copy and with what a user typed. Each \
      of these changes breaks the test, although the element is the same.
      """,
    remedy: "Use a stable key of the model, such as its id, or one identifier that all rows share.",
    knownGaps: "What a property holds is told from its name and type: a 'title' that is a fixed key counts as text.")

  package static let examples: [RuleExample] = [
    .reports(
      "the title of a model object",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List(orders) { order in
            Button(order.title) {}
              .1️⃣accessibilityIdentifier("orders.row.\\(order.title)")
          }
        }
      }
      """),
    .reports(
      "a localised text behind a fixed beginning",
      """
      final class LoginViewController: UIViewController {
        private let submitButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          submitButton.1️⃣accessibilityIdentifier = "login." + NSLocalizedString("login.submit", comment: "")
        }
      }
      """),
    .accepts(
      "the id of a model object",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List(orders) { order in
            Button(order.title) {}
              .accessibilityIdentifier("orders.row.\\(order.id)")
          }
        }
      }
      """),
    .accepts(
      "a text that only the label is made of",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          Button("Open") {}
            .accessibilityLabel("Open \\(order.title)")
            .accessibilityIdentifier("orders.row.open")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.assignedTexts.compactMap { assigned in
      guard !assigned.isLocalized,
        let hole = assigned.text.holes.first(where: { $0.nature == .displayText || $0.nature == .localized })
      else { return nil }
      return Self.finding(.holdsText(assigned.text, hole), about: assigned.assignment)
    }
  }
}

extension Message {
  fileprivate static func holdsText(_ text: IdentifierText, _ hole: IdentifierText.Hole) -> Message {
    let what = hole.nature == .localized ? "a localised text" : "a text that users read"
    return "'\(shortened(text.description))' is partly \(what), '\(shortened(hole.name))'"
  }
}
