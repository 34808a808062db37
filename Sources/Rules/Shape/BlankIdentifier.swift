package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are empty, or begin or end with a blank.
package struct BlankIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "blank-identifier", title: "Empty identifier, or blanks around it", topic: .shape, trust: .suspicious,
    severity: .warning,
    rationale: """
      An empty identifier is none: no query finds the element by it. A blank at an end is invisible in every listing, \
      and a query without it finds nothing.
      """,
    remedy: "Give the element its identifier, or take the empty one away; remove blanks at the ends.",
    knownGaps: """
      An empty text beside another one, as a default value, or as an argument of your own component is taken for "none" \
      on purpose.
      """, pitfalls: [20])

  package static let examples: [RuleExample] = [
    .reports(
      "an empty identifier",
      """
      struct LoginView: View {
        var body: some View {
          Button("Sign In") {}
            .1️⃣accessibilityIdentifier("")
        }
      }
      """),
    .reports(
      "a blank at an end",
      """
      final class LoginViewController: UIViewController {
        private let emailField = UITextField()
        private let submitButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          emailField.1️⃣accessibilityIdentifier = "login.email.field "
          submitButton.1️⃣accessibilityIdentifier = "  "
        }
      }
      """),
    .accepts(
      "a reset before a cell is used again",
      """
      final class OrderCell: UITableViewCell {
        private let totalLabel = UILabel()

        override func prepareForReuse() {
          super.prepareForReuse()
          totalLabel.accessibilityIdentifier = ""
        }
      }
      """),
    .accepts(
      "no identifier, and an empty one in one of two cases",
      """
      final class OrderCell: UITableViewCell {
        private let totalLabel = UILabel()
        private let stateLabel = UILabel()

        func show(_ order: Order) {
          totalLabel.accessibilityIdentifier = nil
          stateLabel.accessibilityIdentifier = order.isOpen ? "orders.row.state" : ""
        }
      }
      """),
    .accepts(
      "a blank in the middle, which is another rule's matter",
      """
      struct ProfileView: View {
        var body: some View {
          Button("Edit") {}
            .accessibilityIdentifier("Edit Nickname")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.assignedTexts.compactMap { assigned in
      guard !assigned.isLocalized else { return nil }
      if let message = Message.blank(assigned.text), !assigned.isNoneOnPurpose {
        return Self.finding(message, about: assigned.assignment)
      }
      return nil
    }
  }
}

extension AssignedText {
  /// An empty text that says "no identifier" rather than forgetting one.
  fileprivate var isNoneOnPurpose: Bool {
    guard text.pieces.isEmpty else { return false }
    return assignment.identifier.state != .known || assignment.identifier.texts.count > 1
      || assignment.form == .initArgument || assignment.member.hasPrefix("prepareForReuse")
  }
}

extension Message {
  fileprivate static func blank(_ text: IdentifierText) -> Message? {
    if text.pieces.isEmpty { return "identifier is empty" }
    if text.isExact, !text.saysSomething { return "identifier is made of blanks" }
    let identifier = shortened(text.description)
    switch (startsBlank(text), endsBlank(text)) {
    case (true, true): return "'\(identifier)' begins and ends with a blank"
    case (true, false): return "'\(identifier)' begins with a blank"
    case (false, true): return "'\(identifier)' ends with a blank"
    case (false, false): return nil
    }
  }

  private static func startsBlank(_ text: IdentifierText) -> Bool {
    if case .text(let literal) = text.pieces.first { literal.first?.isWhitespace == true } else { false }
  }

  private static func endsBlank(_ text: IdentifierText) -> Bool {
    if case .text(let literal) = text.pieces.last { literal.last?.isWhitespace == true } else { false }
  }
}
