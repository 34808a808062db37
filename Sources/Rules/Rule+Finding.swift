package import Findings
import Inventory
import Taxonomy

extension Rule {
  package static var id: RuleID { descriptor.id }

  /// A finding of this rule. Severity and trust are the descriptor's unless the case at hand is a lesser one, or rests on
  /// a behaviour of iOS that fewer have seen.
  static func finding(
    _ message: Message, at place: Place, screen: String? = nil, element: Fingerprint? = nil, notes: [Note] = [],
    subject: FindingSubject, severity: Severity? = nil, trust: Trust? = nil, restingOn behaviour: Behaviour? = nil
  ) -> Finding {
    var finding = Finding(
      rule: descriptor.id, severity: severity ?? descriptor.severity, trust: trust ?? descriptor.trust,
      message: message.text, place: place, screen: screen, element: element, notes: notes, subject: subject)
    if let evidence = behaviour?.record.evidence {
      finding.severity = min(finding.severity, evidence.severity)
      if evidence.trust != .certain { finding.trust = evidence.trust }
    }
    return finding
  }

  /// A finding about an assignment, at its carrier's name.
  static func finding(
    _ message: Message, about assignment: Assignment, notes: [Note] = [], severity: Severity? = nil, trust: Trust? = nil
  ) -> Finding {
    finding(
      message, at: assignment.place, screen: assignment.screens.first, notes: notes,
      subject: FindingSubject(
        enclosingType: assignment.enclosingType, member: assignment.member,
        name: assignment.identifier.values.first ?? ""),
      severity: severity, trust: trust)
  }

  /// A finding about an element, at its constructor's name.
  static func finding(
    _ message: Message, about element: Element, notes: [Note] = [], severity: Severity? = nil, trust: Trust? = nil,
    restingOn behaviour: Behaviour? = nil
  ) -> Finding {
    finding(
      message, at: element.place, screen: element.screen, element: element.fingerprint, notes: notes,
      subject: FindingSubject(
        enclosingType: element.enclosingType, member: element.member, kind: element.kind,
        name: element.identifier.values.first ?? element.ownName),
      severity: severity, trust: trust, restingOn: behaviour)
  }
}
