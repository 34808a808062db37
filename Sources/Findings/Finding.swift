/// One thing that a rule has to say about the project, with its place, its cause and, where there is one, its cure.
package struct Finding: Sendable, Hashable {
  package var rule: RuleID
  package var severity: Severity
  package var trust: Trust
  /// The fact, in the compiler's manner: lower case, no full stop, names in single quotes.
  package var message: String
  package var place: Place
  /// The screen concerned, by its name in identifiers, where the finding belongs to one.
  package var screen: String?
  /// The fingerprint of the element concerned, where there is one.
  package var element: Fingerprint?
  /// Other places that explain the finding.
  package var notes: [Note]
  package var fix: Fix?
  /// What the finding is about, apart from its place: see ``FindingSubject``.
  package var subject: FindingSubject
  /// Identity that survives moved lines and reworded messages. Set once all findings are known.
  package var fingerprint: Fingerprint

  package init(
    rule: RuleID, severity: Severity, trust: Trust, message: String, place: Place, screen: String? = nil,
    element: Fingerprint? = nil, notes: [Note] = [], fix: Fix? = nil, subject: FindingSubject
  ) {
    self.rule = rule
    self.severity = severity
    self.trust = trust
    self.message = message
    self.place = place
    self.screen = screen
    self.element = element
    self.notes = notes
    self.fix = fix
    self.subject = subject
    self.fingerprint = Fingerprint(unset: ())
  }
}

/// A rule's name: kebab-case, names the thing found, reads after "allow".
package struct RuleID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }
  package init(stringLiteral value: String) { name = value }

  package var description: String { name }
  package static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}

/// A remark at another place that helps to understand a finding.
package struct Note: Sendable, Hashable {
  package var message: String
  package var place: Place

  package init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }
}

/// What a finding is about, by meaning: the parts that its fingerprint is made of besides rule and screen.
package struct FindingSubject: Sendable, Hashable {
  /// The type that encloses the place, outermost name first: `Orders.Row`.
  package var enclosingType: String
  /// The property, function or initialiser that encloses the place.
  package var member: String
  /// The source construct: `Button`, `UITextField`; empty where the finding is about no element.
  package var kind: String
  /// The identifier, else the property's name, else the visible label: what tells two equal elements apart.
  package var name: String

  package init(enclosingType: String = "", member: String = "", kind: String = "", name: String = "") {
    self.enclosingType = enclosingType
    self.member = member
    self.kind = kind
    self.name = name
  }
}
