package import Findings
package import Inventory
package import Taxonomy

/// What a user decides about an audit: the contents of `.voyager.yml`, with what the command line adds.
///
/// Precedence, lowest first: the defaults of this type; the file's keys, one by one; the command line's options, one by
/// one (``merging(_:)``). A list given later replaces an earlier one, but for the suites, which add up.
package struct Settings: Sendable, Hashable {
  /// The name of the settings file.
  package static let fileName = ".voyager.yml"

  /// The file they were read from; nil where there is none.
  package var file: String?
  /// The folder that ``include`` and ``exclude`` are relative to: the one that holds the file.
  package var folder: String?

  /// `include`: only files that one of these patterns matches are audited; all, where there is none. Patterns are
  /// written as in `.gitignore`: without a slash inside they match at any depth, a matched folder covers what it holds.
  package var include: [String] = []
  /// `exclude`: files and folders that are left out, besides those that are out by default.
  package var exclude: [String] = []
  /// `tests`: folders or files of UI-test suites that live outside the audited folder, or are not written in Swift. Once
  /// loaded, a relative path of the file has the file's folder in front of it.
  package var tests: [String] = []
  /// Code that lives elsewhere and is read for what the app uses of it; of the command line only.
  package var sources: [String] = []
  /// `convention`: how identifiers are written.
  package var convention: Convention = .default
  /// Whether the file has the key `convention`: a convention of the user's own choice is enforced as it stands.
  package var conventionIsChosen = false
  /// `screens`: the names of screens, by type, where the derived name is not the one wanted.
  package var screens: [String: String] = [:]
  /// `carriers`: what gives an identifier and cannot be read, such as a wrapper in a binary framework.
  package var carriers: [DeclaredCarrier] = []
  /// `views`: views that cannot be read, such as those of a binary design system, with the view of SwiftUI that each is
  /// like.
  package var views: [String: String] = [:]
  /// `rules`: what differs from a rule's own defaults.
  package var rules: [RuleID: RuleSetting] = [:]
  /// `accepted-queries`: queries that the team accepts although a rule finds them.
  package var acceptedQueries: [QueryAcceptance] = []
  /// `fail-on`: the lightest finding that makes an audit fail.
  package var failOn: FailOn = .error

  /// The rules that run, where not all do. Only the command line says so.
  package var only: Set<RuleID>?
  /// The lightest finding to report. Only the command line says so.
  package var minimumSeverity: Severity = .info

  package init() {}

  /// Whether the rule runs.
  package func isOn(_ rule: RuleID) -> Bool {
    if let only { return only.contains(rule) }
    return rules[rule] != .off
  }

  /// The severity that the user gives to the rule's findings; nil where the rule's own holds.
  package func severity(of rule: RuleID) -> Severity? {
    guard case .severity(let severity) = rules[rule] else { return nil }
    return severity
  }
}

/// What the settings say about one rule.
package enum RuleSetting: Sendable, Hashable {
  case off
  case severity(Severity)
}

/// The gate: from which severity on a finding makes an audit fail.
package enum FailOn: String, Sendable, Hashable, CaseIterable {
  case error, warning, info, never

  /// The lightest severity that fails; nil where none does.
  package var threshold: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .never: nil
    }
  }
}
