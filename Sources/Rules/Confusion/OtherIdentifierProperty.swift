package import Findings
import Inventory
import Taxonomy

/// Finds accessibility identifiers that were given to another property.
package struct OtherIdentifierProperty: Rule {
  package static let descriptor = RuleDescriptor(
    id: "other-identifier-property", title: "Identifier in another property", topic: .confusion, trust: .suspicious,
    severity: .warning,
    rationale: """
      'restorationIdentifier', 'reuseIdentifier', '.id' and '.tag' have their own purposes. No query sees them, so a \
      test that looks for such a text finds nothing.
      """,
    remedy: "Give the text to 'accessibilityIdentifier' (as well, where the other one has its use).",
    knownGaps: """
      A text counts only where it is built like the project's identifiers; for 'reuseIdentifier', '.id' and '.tag' only \
      where its type has identifiers of the same family and the text ends in a role.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a restoration identifier",
      """
      final class LoginViewController: UIViewController {
        private let emailField = UITextField()
        private let submitButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          emailField.1️⃣restorationIdentifier = "login.email.field"
          submitButton.accessibilityIdentifier = "login.submit.button"
        }
      }
      """),
    .reports(
      "a view's identity",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}
              .1️⃣id("login.submit.button")
            Button("Help") {}
              .accessibilityIdentifier("login.help.button")
          }
        }
      }
      """),
    .accepts(
      "a class's name for state restoration",
      """
      final class LoginViewController: UIViewController {
        private let submitButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          restorationIdentifier = "LoginViewController"
          submitButton.restorationIdentifier = "submit"
          submitButton.accessibilityIdentifier = "login.submit.button"
        }
      }
      """),
    .accepts(
      "an anchor to scroll to, and a picker's tags",
      """
      struct ChatView: View {
        @State private var order = "chat.newest"
        var body: some View {
          VStack {
            Text("End").id("chat.bottom")
            Picker("Order", selection: $order) {
              Text("Newest").tag("chat.newest")
              Text("Oldest").tag("chat.oldest")
            }
            .accessibilityIdentifier("chat.order.picker")
          }
        }
      }
      """),
    .accepts(
      "both properties",
      """
      final class LoginViewController: UIViewController {
        private let emailField = UITextField()

        override func viewDidLoad() {
          super.viewDidLoad()
          emailField.restorationIdentifier = "login.email.field"
          emailField.accessibilityIdentifier = "login.email.field"
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let uses = project.inventory.lookalikes.filter { $0.property != .accessibilityLabel && !$0.hasIdentifier }
    guard !uses.isEmpty else { return [] }
    let likeness = IdentifierLikeness(project)
    var seen: Set<Place> = []
    return uses.compactMap { use in
      guard let text = use.onlyText else { return nil }
      let isMeant =
        switch use.property {
        case .restorationIdentifier: likeness.resembles(text)
        case .reuseIdentifier, .id, .tag, .accessibilityLabel:
          likeness.resemblesNeighbours(text, in: use.enclosingType)
        }
      guard isMeant, seen.insert(use.place).inserted else { return nil }
      return Self.finding(
        .elsewhere(text, use.property), at: use.place, screen: use.screens.first, subject: use.subject(text))
    }
  }
}

extension Message {
  fileprivate static func elsewhere(_ text: String, _ property: LookalikeUse.Property) -> Message {
    "'\(shortened(text))' is given to '\(property.rawValue)', and the element has no accessibility identifier"
  }
}
