/// How much a finding weighs: what a gate compares with. Ordered from the lightest to the heaviest.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  case info, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// How sure a rule is of what it reports.
package enum Trust: String, Sendable, Hashable, CaseIterable {
  /// Wrong whatever the rest of the project looks like.
  case certain
  /// Nearly always wrong; a reader should look.
  case suspicious
  /// A departure from the convention, without effect on a test today.
  case style
}
