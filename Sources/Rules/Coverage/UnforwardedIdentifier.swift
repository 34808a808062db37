package import Findings
import Inventory
import Taxonomy

/// Finds parameters and properties that take an identifier, as their name says, and lose it.
package struct UnforwardedIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unforwarded-identifier", title: "Identifier taken and lost", topic: .coverage, trust: .certain,
    severity: .error,
    rationale: """
      The declaration asks for an accessibility identifier, every call looks right, and nothing gives it to an element: a \
      parameter that the body never mentions, or a property that nothing reads. A test that asks for the identifier \
      waits until it times out. It is an error where a call passes an identifier that is given nowhere else, and \
      otherwise for your information: nothing is lost yet.
      """,
    remedy: """
      Give the identifier to the element inside, `.accessibilityIdentifier(accessibilityID)`, or take the parameter out.
      """,
    knownGaps: """
      Only names that end in `accessibilityIdentifier`, `accessibilityID`, `a11yID` and the like are looked at, and whatever \
      is used in any way counts as passed on. What somebody else may read is left out: overrides, protocol requirements, \
      what Objective-C, reflection or `Codable`, `Equatable` and the like may see, and types that are made for tests and \
      previews. A property counts as read where one of its name is read of an object whose type is not \
      known; code that is skipped, such as that of other platforms, reads nothing.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a component that keeps its identifier to itself",
      """
      struct LoginView: View {
        var body: some View {
          PrimaryButton(title: "Sign In", accessibilityID: "login.submit.button")
        }
      }
      struct PrimaryButton: View {
        let title: String
        let 1️⃣accessibilityID: String
        var body: some View {
          Button(title) {}
        }
      }
      """),
    .reports(
      "a modifier that forgets its parameter",
      """
      struct LoginView: View {
        var body: some View {
          Button("Sign In") {}
            .card(accessibilityIdentifier: "login.submit.button")
        }
      }
      extension View {
        func card(1️⃣accessibilityIdentifier: String) -> some View {
          padding().background(.thinMaterial)
        }
      }
      """),
    .reports(
      "an initialiser whose property nothing reads",
      """
      class LoginViewController: UIViewController {
        let submit = PrimaryButton(accessibilityID: "login.submit.button")
      }
      class PrimaryButton: UIButton {
        private let 1️⃣accessibilityID: String
        init(accessibilityID: String) {
          self.accessibilityID = accessibilityID
          super.init(frame: .zero)
        }
      }
      """),
    .accepts(
      "a component that gives it to the button inside",
      """
      struct LoginView: View {
        var body: some View {
          PrimaryButton(title: "Sign In", accessibilityID: "login.submit.button")
        }
      }
      struct PrimaryButton: View {
        let title: String
        let accessibilityID: String
        var body: some View {
          Button(title) {}
            .accessibilityIdentifier(accessibilityID)
        }
      }
      """),
    .accepts(
      "an initialiser that gives it on and keeps it besides",
      """
      class LoginViewController: UIViewController {
        let submit = PrimaryButton(accessibilityID: "login.submit.button")
      }
      class PrimaryButton: UIButton {
        private let accessibilityID: String
        init(accessibilityID: String) {
          self.accessibilityID = accessibilityID
          super.init(frame: .zero)
          accessibilityIdentifier = accessibilityID
        }
      }
      """),
    .accepts(
      "what a protocol asks for",
      """
      protocol Taggable {
        func tag(accessibilityID: String)
      }
      class Divider: UIView, Taggable {
        func tag(accessibilityID: String) {
          isHidden = true
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    guard !project.inventory.unforwarded.isEmpty else { return [] }
    let given = Set(project.inventory.assignments.filter { $0.verdict != .lost }.flatMap(\.identifier.texts))
    return project.inventory.unforwarded.map { taker in
      let lost = taker.gifts.filter { !$0.identifier.texts.allSatisfy(given.contains) }
      let message = lost.first.map { Message.lost($0, by: taker) } ?? .unused(taker)
      return Self.finding(
        message, at: taker.place,
        notes: (lost.isEmpty ? taker.gifts : lost).prefix(3).map { Note(.gift($0), at: $0.place) },
        subject: FindingSubject(enclosingType: taker.enclosingType, member: taker.member, name: taker.name),
        severity: lost.isEmpty ? .info : nil)
    }
  }
}

extension Message {
  fileprivate static func unused(_ taker: IdentifierTaker) -> Message {
    "'\(taker.taker)' takes an identifier by '\(taker.name)' and gives it to nothing"
  }

  fileprivate static func lost(_ gift: IdentifierTaker.Gift, by taker: IdentifierTaker) -> Message {
    let giver = gift.enclosingType.isEmpty ? "" : ", which '\(gift.enclosingType)' passes"
    return unused(taker) + ", so that no test finds '\(gift.identifier.values.first ?? "")'"
      + Message(stringLiteral: giver)
  }

  fileprivate static func gift(_ gift: IdentifierTaker.Gift) -> Message {
    "'\(gift.identifier.values.first ?? "")' is passed here"
  }
}
