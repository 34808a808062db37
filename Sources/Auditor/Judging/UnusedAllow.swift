package import Findings

/// The one rule that needs to know what the others found, and so is none of the catalogue's: a comment that allows
/// something and has no effect.
package enum UnusedAllow {
  package static let descriptor = RuleDescriptor(
    id: "unused-allow", title: "Suppression without effect", topic: .suppression, trust: .certain, severity: .info,
    rationale: """
      A 'voyager:allow' comment that suppresses nothing hides the next real finding on its lines. It is left over from \
      code that was mended, names a rule that does not exist, or lacks the reason that every suppression needs.
      """,
    remedy: "Remove the comment, correct the rule's name, or write the reason behind it.",
    knownGaps: "A comment for a rule that is switched off is never reported.")

  static func finding(_ message: String, at place: Place, about name: String) -> Finding {
    Finding(
      rule: descriptor.id, severity: descriptor.severity, trust: descriptor.trust, message: message, place: place,
      subject: FindingSubject(name: name))
  }
}
