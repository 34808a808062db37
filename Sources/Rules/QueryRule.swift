package import Findings
package import Inventory
import Taxonomy

/// A rule about the queries of tests. A team may accept some of those that it finds.
package protocol QueryRule: Rule {
  /// The suites that it is true of.
  static var suites: Set<Query.Suite> { get }
}

extension QueryRule {
  package static var suites: Set<Query.Suite> { [.xcuitest] }
}

/// Queries that a team accepts although a rule finds them. What is not said, such as the file, may be any.
package struct AcceptedQueries: Sendable, Hashable {
  package var rule: RuleID
  /// The files that they are in; nil for all.
  package var files: Set<String>?
  /// The queries' own names: `cells`, `tapOn`.
  package var names: Set<String>
  /// The names of queries that they look below: `tables`.
  package var outer: Set<String>
  /// What they look for, where `*` stands for any text.
  package var keys: [KeyPattern]

  package init(
    rule: RuleID, files: Set<String>? = nil, names: Set<String> = [], outer: Set<String> = [], keys: [KeyPattern] = []
  ) {
    self.rule = rule
    self.files = files
    self.names = names
    self.outer = outer
    self.keys = keys
  }

  package func accepts(_ query: Query) -> Bool {
    (files?.contains(query.place.file) ?? true) && (names.isEmpty || names.contains(query.name))
      && (outer.isEmpty || query.isBelow(outer)) && (keys.isEmpty || query.isFor(anyOf: keys))
  }
}

/// A text in which `*` stands for any text, also none: `Sign In*`.
package struct KeyPattern: Sendable, Hashable {
  private var parts: [Substring]

  package init(_ text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false) }

  package func matches(_ text: String) -> Bool {
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return parts.first ?? "" == text }
    guard text.hasPrefix(first), text.dropFirst(first.count).hasSuffix(last) else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension Query {
  /// Whether each text that it may look for is one of the patterns'.
  fileprivate func isFor(anyOf patterns: [KeyPattern]) -> Bool {
    guard let values = key?.values, !values.isEmpty else { return false }
    return values.allSatisfy { value in patterns.contains { $0.matches(value) } }
  }
}
