package import Findings

/// How a gap is closed.
package enum Proposal: Sendable, Hashable {
  case fix(Fix)
  /// There is no place for the identifier, for this reason.
  case noPlace(String)
}
