package import Findings
package import Inventory
import Taxonomy

/// Finds suppressions that suppress nothing. What they suppress is known only once all other rules have run, so that the
/// audit itself finds them, with the messages from here.
package struct UnusedAllow: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unused-allow", title: "Suppression without effect", topic: .suppression, trust: .certain, severity: .info,
    rationale: """
      A suppression that outlived its finding hides the next one that comes to the same place. One that names no rule, or \
      gives no reason, never did anything.
      """,
    remedy: "Remove it, or correct the rule's name and tell the reason behind it.",
    knownGaps: "A rule that is switched off in the settings or by '--only' leaves its suppressions alone.")

  package static let examples: [RuleExample] = [
    .reports(
      "a suppression of what is not there any more",
      """
      struct LoginView: View {
        var body: some View {
          1️⃣// voyager:allow missing-identifier the design team replaces it
          Button("Sign In") {}
            .accessibilityIdentifier("login.submit.button")
        }
      }
      """),
    .reports(
      "a rule's name with a typing error, and no reason",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}  1️⃣// voyager:allow missing-identifer comes with the new design
            Button("Help") {}  1️⃣// voyager:allow missing-identifier
          }
        }
      }
      """),
    .accepts(
      "a suppression that has something to do",
      """
      struct LoginView: View {
        var body: some View {
          // voyager:allow missing-identifier the design team replaces it
          Button("Sign In") {}
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] { [] }

  /// Why a directive has no effect.
  package enum Cause: Sendable, Hashable {
    /// No finding of this rule was in its reach.
    case nothingToSuppress(RuleID)
    case unknownRule(RuleID)
    /// The required reason is missing, so nothing is suppressed.
    case noReason
    case noRule
  }

  /// The finding about `directive`, which stands in `file`.
  package static func finding(about directive: Directive, in file: String, cause: Cause) -> Finding {
    let (message, name): (Message, String) =
      switch cause {
      case .nothingToSuppress(let rule): (.nothing(rule, wholeFile: directive.lines == nil), rule.name)
      case .unknownRule(let rule): (.unknown(rule, RuleCatalogue.nearest(to: rule.name)), rule.name)
      case .noReason: (.noReason, "reason")
      case .noRule: (.noRule, "rule")
      }
    return finding(
      message, at: Place(file: file, range: directive.range), subject: FindingSubject(kind: "directive", name: name))
  }
}

extension Message {
  fileprivate static func nothing(_ rule: RuleID, wholeFile: Bool) -> Message {
    "no finding of '\(rule)' to suppress \(wholeFile ? "in this file" : "here")"
  }

  fileprivate static func unknown(_ rule: RuleID, _ nearest: RuleID?) -> Message {
    "no rule is named '\(rule)'" + (nearest.map { "; the nearest name is '\($0)'" } ?? "")
  }

  fileprivate static let noReason: Message = "suppression without a reason suppresses nothing"
  fileprivate static let noRule: Message = "suppression names no rule"
}
