package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are not written in the convention's segments and words.
package struct MalformedIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "malformed-identifier", title: "Identifier outside the convention", topic: .shape, trust: .style,
    severity: .info,
    rationale: """
      Tests and app meet in the identifier. Where all are built alike, a reader guesses the one that is needed, and a \
      prefix selects a screen. An outlier is looked up, mistyped and copied.
      """,
    remedy: """
      Write it as 'screen.section.element', or set 'convention:' in '.voyager.yml' to what the project writes. A \
      project that follows another convention gets one finding in all, which tells the styles in use.
      """,
    knownGaps: """
      An identifier whose text is not resolved is not looked at. A part known only at run time is taken to fit.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "one identifier in snake_case among dotted ones",
      """
      struct LoginView: View {
        @State private var email = ""
        var body: some View {
          VStack {
            TextField("Email", text: $email)
              .accessibilityIdentifier("login.email.field")
            Button("Sign In") {}
              .1️⃣accessibilityIdentifier("login_submit_button")
            Button("Help") {}
              .accessibilityIdentifier("login.help.button")
          }
        }
      }
      """),
    .reports(
      "an empty segment and a segment with a capital",
      """
      final class ProfileViewController: UIViewController {
        private let nameField = UITextField()
        private let photoButton = UIButton()
        private let saveButton = UIButton()
        private let closeButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          nameField.accessibilityIdentifier = "profile.name.field"
          photoButton.1️⃣accessibilityIdentifier = "profile..photo"
          saveButton.1️⃣accessibilityIdentifier = "profile.Save.button"
          closeButton.accessibilityIdentifier = "profile.close.button"
        }
      }
      """),
    .reports(
      "once for a project that writes its identifiers in another way",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}
              .1️⃣accessibilityIdentifier("login-submit")
            Button("Help") {}
              .accessibilityIdentifier("login-help")
            Button("Sign Up") {}
              .accessibilityIdentifier("login-sign-up")
          }
        }
      }
      """),
    .accepts(
      "segments of lowerCamelCase, a model's id and a number for anonymous content",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List {
            ForEach(orders) { order in
              Button(order.title) {}
                .accessibilityIdentifier("orders.row.\\(order.id)")
            }
            Button("Promo") {}
              .accessibilityIdentifier("orders.promoCode.button")
            Image("banner")
              .accessibilityIdentifier("orders.banner.1")
          }
        }
      }
      """),
    .accepts(
      "a parameter whose value the callers give",
      """
      struct PrimaryButton: View {
        let title: String
        let testID: String
        var body: some View {
          Button(title) {}
            .accessibilityIdentifier(testID)
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let texts = project.inventory.distinctTexts
    if project.judgesEachIdentifier(texts) {
      return texts.compactMap { distinct in
        guard let first = distinct.uses.first, distinct.text.hasNoOuterBlanks,
          let violation = project.convention.violation(in: distinct.text)
        else { return nil }
        let message = Message.malformed(distinct.text, violation, project.convention)
        return Self.finding(message, about: first, notes: distinct.notesOnOtherUses())
      }
    }
    guard let first = texts.first?.uses.first else { return [] }
    let all = texts.map(\.text)
    var finding = Self.finding(
      .anotherConvention(project.conformance(of: texts), StyleProfile(of: all), project.convention), about: first,
      notes: [Note(.howToAdopt(project.convention), at: first.place)])
    if let best = Convention.bestFit(for: all), best.accepted * 2 >= all.count {
      finding.notes.append(
        Note(.howToKeep(best.convention, percentage(best.accepted, of: all.count)), at: first.place))
    }
    // It is about the project, so neither the screen nor the identifier it happens to stand at is part of it.
    finding.screen = nil
    finding.subject = FindingSubject()
    return [finding]
  }
}

extension IdentifierText {
  /// Blanks at an end are told by `blank-identifier`.
  fileprivate var hasNoOuterBlanks: Bool {
    description.first?.isWhitespace == false && description.last?.isWhitespace == false
  }
}

extension Message {
  fileprivate static func malformed(
    _ text: IdentifierText, _ violation: Convention.Violation, _ convention: Convention
  ) -> Message {
    let identifier = shortened(text.description)
    switch violation {
    case .emptySegment:
      return "'\(identifier)' has an empty segment"
    case .words(let segment) where segment == text.description:
      return "'\(identifier)' is not written as '\(convention.example)' in \(convention.words.rawValue)"
    case .words(let segment):
      return "segment '\(shortened(segment))' of '\(identifier)' is not \(convention.words.rawValue)"
    case .segmentCount(let count):
      let wanted = convention.segments
      let range =
        wanted.lowerBound == wanted.upperBound ? "\(wanted.lowerBound)" : "\(wanted.lowerBound) to \(wanted.upperBound)"
      return "'\(identifier)' has \(counted(count, "segment")), and the convention wants \(range)"
    }
  }

  fileprivate static func anotherConvention(
    _ conformance: Conformance, _ styles: StyleProfile, _ convention: Convention
  ) -> Message {
    let shares = styles.shares.prefix(4).map { "\($0.percent) % \($0.style.name)" }.joined(separator: ", ")
    let share = percentage(conformance.conforming, of: conformance.total)
    return "\(conformance.conforming) of \(counted(conformance.total, "identifier")) (\(share) %) "
      + "\(conformance.conforming == 1 ? "is" : "are") written as '\(convention.example)'; in use are \(shares)"
  }

  fileprivate static func howToAdopt(_ convention: Convention) -> Message {
    "to adopt the convention and see each outlier, put '\(convention.setting)' into '.voyager.yml'"
  }

  fileprivate static func howToKeep(_ convention: Convention, _ percent: Int) -> Message {
    "to hold the project to its own, which \(percent) % follow, put '\(convention.setting)' there"
  }
}

extension Convention {
  /// The line of the settings that chooses this convention.
  fileprivate var setting: String {
    "convention: {separator: \"\(separator)\", words: \(words.rawValue), "
      + "segments: [\(segments.lowerBound), \(segments.upperBound)]}"
  }
}
