package import Findings

/// Queries that a team accepts although a rule finds them, as the settings say it: one of `accepted-queries`. What is not
/// said may be any.
package struct QueryAcceptance: Sendable, Hashable {
  package var rule = RuleID("")
  /// `in`: patterns of the tests' files, relative to the settings' folder.
  package var paths: [String] = []
  /// `query`: the queries' own names.
  package var queries: [String] = []
  /// `below`: the names of queries that they look below.
  package var below: [String] = []
  /// `key`: what they look for, where `*` stands for any text.
  package var keys: [String] = []
  package var reason = ""
  /// Where the settings say it.
  package var position: Position

  package init(position: Position = .start) { self.position = position }
}
