package import Findings
import Inventory
import Taxonomy

/// Finds calls of a component that takes an identifier, which leave it out.
package struct OmittedIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "omitted-identifier", title: "Identifier left out of a call", topic: .coverage, trust: .suspicious,
    severity: .warning,
    rationale: """
      The component is made to be found by tests: it takes an identifier and gives it to the control inside. This call \
      leaves the argument out, so this one control has none, and the fix is one argument.
      """,
    remedy: "Pass an identifier for the argument that the message names.",
    knownGaps:
      "A component that gives its control a fall-back of its own is not reported, though all its uses share it.")

  package static let examples: [RuleExample] = [
    .reports(
      "a call that leaves the identifier out",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            PrimaryButton(title: "Sign In", accessibilityID: "login.submit.button")
            1️⃣PrimaryButton(title: "Forgot password?")
          }
        }
      }
      struct PrimaryButton: View {
        let title: String
        var accessibilityID: String?
        var body: some View {
          Button(title) {}
            .accessibilityIdentifier(accessibilityID ?? "")
        }
      }
      """),
    .reports(
      "a call of a component that passes it on to another",
      """
      struct LoginView: View {
        var body: some View {
          1️⃣Footer(title: "Help")
        }
      }
      struct Footer: View {
        let title: String
        var accessibilityID: String? = nil
        var body: some View {
          LinkButton(title: title, accessibilityID: accessibilityID)
        }
      }
      struct LinkButton: View {
        let title: String
        let accessibilityID: String?
        var body: some View {
          if let accessibilityID {
            Button(title) {}.accessibilityIdentifier(accessibilityID)
          } else {
            Button(title) {}
          }
        }
      }
      """),
    .accepts(
      "a call that passes one, and one that tags the component itself",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            PrimaryButton(title: "Sign In", accessibilityID: "login.submit.button")
            PrimaryButton(title: "Forgot password?")
              .accessibilityIdentifier("login.forgot.button")
          }
        }
      }
      struct PrimaryButton: View {
        let title: String
        var accessibilityID: String?
        var body: some View {
          if let accessibilityID {
            Button(title) {}.accessibilityIdentifier(accessibilityID)
          } else {
            Button(title) {}
          }
        }
      }
      """),
    .accepts(
      "a component with a fall-back",
      """
      struct LoginView: View {
        var body: some View {
          PrimaryButton(title: "Forgot password?")
        }
      }
      struct PrimaryButton: View {
        let title: String
        var accessibilityID: String?
        var body: some View {
          Button(title) {}
            .accessibilityIdentifier(accessibilityID ?? "login.primary.button")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var seen: Set<Place> = []
    let impact = ImpactNotes(project.inventory)
    return project.inventory.elements.compactMap { element in
      guard let omission = element.omission, element.identifier.state == .none, seen.insert(omission.call).inserted
      else {
        return nil
      }
      var finding = Self.finding(.omitted(omission), about: element)
      finding.place = omission.call
      finding.subject.name = omission.argument
      finding.notes = [Note(.taker(element), at: element.place)]
      finding.notes += impact.notes(on: [element], identifier: element.proposed)
      return finding
    }
  }
}

extension Message {
  fileprivate static func omitted(_ omission: Omission) -> Message {
    "'\(omission.component)' takes an identifier by '\(omission.argument)', and this call leaves it out"
  }

  fileprivate static func taker(_ element: Element) -> Message { "the '\(element.kind)' that would get it" }
}
