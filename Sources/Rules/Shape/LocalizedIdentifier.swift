package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that come from a localisation table.
package struct LocalizedIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "localized-identifier", title: "Localised identifier", topic: .shape, trust: .suspicious, severity: .warning,
    rationale: """
      An identifier is never shown, so there is nothing to translate. A localised one is another text in each language: \
      the test passes in one and finds nothing in the others.
      """,
    remedy: "Write a fixed text, and keep the localised one for the label.",
    knownGaps: "A function of your own that looks a text up is known only where its name or body says so.",
    pitfalls: [20])

  package static let examples: [RuleExample] = [
    .reports(
      "a text looked up in the strings table",
      """
      final class LoginViewController: UIViewController {
        private let submitButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          submitButton.1️⃣accessibilityIdentifier = NSLocalizedString("login.submit", comment: "Sign-in button")
        }
      }
      """),
    .reports(
      "String(localized:) in SwiftUI",
      """
      struct LoginView: View {
        var body: some View {
          Button("Sign In") {}
            .1️⃣accessibilityIdentifier(String(localized: "login.submit.button"))
        }
      }
      """),
    .reports(
      "one that a component of another file is passed",
      files: [
        "ProfileView.swift": #"""
        struct ProfileView: View {
          var body: some View {
            TaggedRow(1️⃣accessibilityIdentifier: NSLocalizedString("profile.name", comment: ""))
          }
        }
        """#,
        "TaggedRow.swift": """
        struct TaggedRow: View {
          let accessibilityIdentifier: String
          var body: some View {
            Text("Name").accessibilityIdentifier(accessibilityIdentifier)
          }
        }
        """,
      ]),
    .accepts(
      "a fixed identifier beside a localised title",
      """
      struct LoginView: View {
        var body: some View {
          Button(String(localized: "login.submit.title")) {}
            .accessibilityIdentifier("login.submit.button")
        }
      }
      """),
    .accepts(
      "a localised label",
      """
      final class LoginViewController: UIViewController {
        private let submitButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          submitButton.accessibilityLabel = NSLocalizedString("login.submit", comment: "")
          submitButton.accessibilityIdentifier = "login.submit.button"
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.distinctAssignments.filter { !$0.isPassedOn }.compactMap { assignment in
      let texts = assignment.identifier.texts.map { AssignedText(text: $0, assignment: assignment) }
      guard assignment.identifier.isLocalized || texts.contains(where: \.isLocalized) else { return nil }
      return Self.finding(.localized(assignment.identifier.values.first), about: assignment)
    }
  }
}

extension Message {
  fileprivate static func localized(_ value: String?) -> Message {
    guard let value, !value.isEmpty else { return "identifier comes from a localisation table" }
    return "identifier '\(shortened(value))' comes from a localisation table"
  }
}
