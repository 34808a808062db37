package import Findings
import Inventory
import Taxonomy

/// Finds accessibility labels that were meant as identifiers.
package struct LabelAsIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "label-as-identifier", title: "Accessibility label that looks like an identifier", topic: .confusion,
    trust: .suspicious, severity: .warning,
    rationale: """
      VoiceOver reads the label aloud: "login dot submit dot button". A query by identifier finds nothing, and the test \
      that uses the label breaks once somebody translates it.
      """,
    remedy: "Use 'accessibilityIdentifier', and leave the label to what a person should hear.",
    knownGaps: """
      In SwiftUI a label may be a key of the strings table. Where other visible texts of the project are such keys, its \
      labels are not judged.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "an identifier as label",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}
              .1️⃣accessibilityLabel("login.submit.button")
            Button("Help") {}
              .accessibilityIdentifier("login.help.button")
          }
        }
      }
      """),
    .reports(
      "the same in UIKit",
      """
      final class LoginViewController: UIViewController {
        private let submitButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          submitButton.1️⃣accessibilityLabel = "login.submit.button"
        }
      }
      """),
    .accepts(
      "words that people hear",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Go") {}
              .accessibilityLabel("Sign-in")
            Button("Web") {}
              .accessibilityLabel("example.com")
          }
        }
      }
      """),
    .accepts(
      "both, each in its place",
      """
      struct LoginView: View {
        var body: some View {
          Button("Go") {}
            .accessibilityLabel("login.submit.button")
            .accessibilityIdentifier("login.submit.button")
        }
      }
      """),
    .accepts(
      "keys of a strings table",
      """
      struct LoginView: View {
        var body: some View {
          Button("login.submit.title") {}
            .accessibilityLabel("login.submit.button")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let uses = project.inventory.lookalikes.filter { $0.property == .accessibilityLabel }
    guard !uses.isEmpty else { return [] }
    let likeness = IdentifierLikeness(project)
    let hasKeys = project.inventory.elements.contains { $0.label?.looksLikeKey == true }
    var seen: Set<Place> = []
    return uses.compactMap { use in
      guard let text = use.onlyText, !use.hasIdentifier, likeness.resembles(text),
        !(use.framework == .swiftUI && hasKeys), seen.insert(use.place).inserted
      else { return nil }
      return Self.finding(
        .label(text), at: use.place, screen: use.screens.first, subject: use.subject(text))
    }
  }
}

extension LookalikeUse {
  /// The one text that it surely has.
  var onlyText: String? {
    guard value.state == .known, !value.isLocalized, value.texts.count == 1 else { return nil }
    return value.texts.first?.exact
  }

  func subject(_ text: String) -> FindingSubject {
    FindingSubject(enclosingType: enclosingType, member: member, kind: property.rawValue, name: text)
  }
}

extension String {
  /// A key of a localisation table rather than a text: `login.submit.title`, `login_submit_title`.
  fileprivate var looksLikeKey: Bool {
    guard !contains(" "), contains("_") || contains(".") else { return false }
    let words = split(whereSeparator: { "._".contains($0) })
    return words.count > 1 && words.allSatisfy { $0.first?.isLetter == true } && first?.isLowercase == true
  }
}

extension Message {
  fileprivate static func label(_ text: String) -> Message {
    "label '\(shortened(text))' looks like an identifier, and the element has none"
  }
}
