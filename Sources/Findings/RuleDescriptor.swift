/// What is known of a rule before it runs: the source of its page, its line in the rule list and its settings.
package struct RuleDescriptor: Sendable, Hashable {
  /// What a rule is about; rules are kept in a folder per topic.
  package enum Topic: String, Sendable, Hashable, CaseIterable {
    case shape, placement, coverage, uniqueness, repetition, suppression, confusion, tests, catalogue
  }

  package var id: RuleID
  /// A noun phrase: "Identifier built from a position".
  package var title: String
  package var topic: Topic
  package var trust: Trust
  package var severity: Severity
  /// The version that brought the rule.
  package var since: String
  /// Why it matters, in two or three sentences.
  package var rationale: String
  /// What to write instead.
  package var remedy: String
  /// What the rule cannot see, or may get wrong; empty when nothing is known.
  package var knownGaps: String
  /// The numbers of the pitfalls that it finds, as the page of the pitfalls counts them.
  package var pitfalls: [Int]
  /// What it takes for true of iOS.
  package var behaviours: [Behaviour]

  package init(
    id: RuleID, title: String, topic: Topic, trust: Trust, severity: Severity, since: String = "0.1",
    rationale: String, remedy: String, knownGaps: String = "", pitfalls: [Int] = [],
    behaviours: [Behaviour] = []
  ) {
    self.id = id
    self.title = title
    self.topic = topic
    self.trust = trust
    self.severity = severity
    self.since = since
    self.rationale = rationale
    self.remedy = remedy
    self.knownGaps = knownGaps
    self.pitfalls = pitfalls
    self.behaviours = behaviours
  }
}
