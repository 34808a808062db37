package import Findings
package import Inventory
package import Taxonomy

/// Looks at the inventory and says what is wrong with it. A rule has no state: the same project gives the same findings.
package protocol Rule: Sendable {
  static var descriptor: RuleDescriptor { get }
  /// At least one of each kind; they are the rule's page and its tests.
  static var examples: [RuleExample] { get }

  init()
  func check(_ project: Project) -> [Finding]
}

/// What a rule may look at.
package struct Project: Sendable {
  package var inventory: Inventory
  package var convention: Convention
  /// Whether the convention is the user's own choice. Where it is not, and the project follows another one, the rules
  /// of the convention speak once for the whole project.
  package var conventionIsChosen: Bool
  /// Queries that the team accepts.
  package var accepted: [AcceptedQueries]

  package init(
    inventory: Inventory, convention: Convention, conventionIsChosen: Bool, accepted: [AcceptedQueries] = []
  ) {
    self.inventory = inventory
    self.convention = convention
    self.conventionIsChosen = conventionIsChosen
    self.accepted = accepted
  }
}

/// A snippet that a rule reports on, or must not. `1️⃣` stands in front of each place that is reported.
package struct RuleExample: Sendable {
  package enum Expectation: Sendable, Hashable { case reports, accepts }

  package var expectation: Expectation
  /// What the snippet shows, as the end of "reports …" or "accepts …".
  package var title: String
  /// Swift source by file name; most examples have one file.
  package var files: [(name: String, source: String)]
  /// What `voyager fix` makes of its one file, unsafe fixes included, where it does.
  package var fixed: String?
  /// Where the example itself is written, so that a failure points there.
  package var line: Int
  package var filePath: String

  package static func reports(
    _ title: String, _ source: String, fixed: String? = nil, line: Int = #line, filePath: String = #filePath
  ) -> RuleExample {
    RuleExample(
      expectation: .reports, title: title, files: [("Example.swift", source)], fixed: fixed, line: line,
      filePath: filePath)
  }

  package static func accepts(
    _ title: String, _ source: String, line: Int = #line, filePath: String = #filePath
  ) -> RuleExample {
    RuleExample(
      expectation: .accepts, title: title, files: [("Example.swift", source)], line: line, filePath: filePath)
  }

  /// An example of several files, each with its name.
  package static func reports(
    _ title: String, files: KeyValuePairs<String, String>, line: Int = #line, filePath: String = #filePath
  ) -> RuleExample {
    RuleExample(
      expectation: .reports, title: title, files: files.map { ($0.key, $0.value) }, line: line, filePath: filePath)
  }

  /// An example of several files, each with its name.
  package static func accepts(
    _ title: String, files: KeyValuePairs<String, String>, line: Int = #line, filePath: String = #filePath
  ) -> RuleExample {
    RuleExample(
      expectation: .accepts, title: title, files: files.map { ($0.key, $0.value) }, line: line, filePath: filePath)
  }

  package static let marker: Character = "1️⃣"
}
