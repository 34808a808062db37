package import Findings
import Inventory
import Taxonomy

/// Finds buttons whose trait of a button is taken away.
package struct RolelessButton: Rule {
  package static let descriptor = RuleDescriptor(
    id: "roleless-button", title: "Button that is no button to a test", topic: .placement, trust: .suspicious,
    severity: .warning,
    rationale: """
      '.accessibilityElement(children: .ignore)' on a button makes an element without the trait of a button, and \
      '.accessibilityRemoveTraits(.isButton)' takes it away: the element is then among 'otherElements', and \
      'buttons' does not find it. VoiceOver does not call it a button either.
      """,
    remedy: """
      A button's label is one element anyway: leave '.accessibilityElement' out and give the button an \
      '.accessibilityLabel'. Else add '.accessibilityAddTraits(.isButton)'.
      """,
    knownGaps: "One report only says so for each of the two modifiers.",
    pitfalls: [12], behaviours: [.ignoredButtonIsOther, .removedTraitIsOther])

  package static let examples: [RuleExample] = [
    .reports(
      "a button whose children are ignored, and one without its trait",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            1️⃣Button("Sign In") {}
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Sign in")
            1️⃣Button("Help") {}
              .accessibilityRemoveTraits(.isButton)
          }
        }
      }
      """),
    .reports(
      "a button in a component of another file",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            PrimaryButton(title: "Sign In")
          }
        }
        """,
        "PrimaryButton.swift": """
        struct PrimaryButton: View {
          let title: String
          var body: some View {
            1️⃣Button(title) {}.accessibilityElement()
          }
        }
        """,
      ]),
    .accepts(
      "a button that is given the trait anew, and one with combined children",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}
              .accessibilityElement(children: .ignore)
              .accessibilityAddTraits(.isButton)
            Button("Help") {}
              .accessibilityElement(children: .combine)
          }
        }
      }
      """),
    .accepts(
      "a text and a toggle",
      """
      struct LoginView: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("Hello").accessibilityElement(children: .ignore)
            Toggle("Remember me", isOn: $isOn).accessibilityElement(children: .ignore)
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var seen: Set<Place> = []
    return project.inventory.elements.compactMap { element in
      guard let cause = element.roleLoss, element.verdict != .removed, seen.insert(element.place).inserted else {
        return nil
      }
      return Self.finding(
        .roleless(element, by: cause), about: element, notes: [Note("the trait is lost here", at: cause.place)],
        restingOn: cause.children == nil ? .removedTraitIsOther : .ignoredButtonIsOther)
    }
  }
}

extension Message {
  fileprivate static func roleless(_ element: Element, by cause: Placement.Cause) -> Message {
    let name = (element.label ?? element.labelName).map { " '\(shortened($0, to: 40))'" } ?? ""
    let modifier = cause.children == nil ? ".\(cause.name)" : ".accessibilityElement(children: .ignore)"
    return "'\(element.kind)'\(name) may not be among 'buttons', by '\(modifier)'"
  }
}
