package import Findings
import Inventory
import Taxonomy

/// Finds identifiers in the body of a style.
package struct StyleIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "style-identifier", title: "Identifier in a style, for all that have it", topic: .placement,
    trust: .suspicious, severity: .warning,
    rationale: """
      What a style's 'makeBody' gives, every button or toggle of that style gets: two of them on one screen answer to \
      one identifier, and none is told from the others.
      """,
    remedy: "Give the identifier where the control is made. A style may take it as a parameter.",
    knownGaps: "A style that one control only has does no harm yet.",
    behaviours: [.styleIsMadeForEach])

  package static let examples: [RuleExample] = [
    .reports(
      "a toggle's style",
      """
      struct CheckboxStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button {
            configuration.isOn.toggle()
          } label: {
            configuration.label
          }
          .1️⃣accessibilityIdentifier("checkbox")
        }
      }
      """),
    .reports(
      "a style of another file",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            Button("Sign In") {}.buttonStyle(PrimaryStyle())
          }
        }
        """,
        "PrimaryStyle.swift": """
        struct PrimaryStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label
              .padding()
              .1️⃣accessibilityIdentifier("primaryButton")
          }
        }
        """,
      ]),
    .accepts(
      "a style that is told the identifier",
      """
      struct CheckboxStyle: ToggleStyle {
        let identifier: String
        func makeBody(configuration: Configuration) -> some View {
          Button {
            configuration.isOn.toggle()
          } label: {
            configuration.label
          }
          .accessibilityIdentifier(identifier)
        }
      }
      """),
    .accepts(
      "a function of a view that has the name",
      """
      struct LoginView: View {
        var body: some View { makeBody().padding() }
        func makeBody() -> some View {
          Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    PlacedIdentifiers(project).all.compactMap { placement in
      guard let style = placement.style, placement.identifier.state == .known, placement.identifier.texts.count == 1
      else { return nil }
      return Self.finding(.stamped(placement, by: style), about: placement)
    }
  }
}

extension Message {
  fileprivate static func stamped(_ placement: Placement, by style: String) -> Message {
    "all that have the style '\(style)' get '\(placement.text)'"
  }
}
