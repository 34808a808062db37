package import Findings

/// A finding, and the edits that mend it.
package struct Repair: Sendable, Hashable {
  package var finding: Finding
  package var fix: Fix

  package init(_ finding: Finding, _ fix: Fix) {
    self.finding = finding
    self.fix = fix
  }
}

/// What a repair makes of a file.
package struct FileChange: Sendable, Hashable {
  /// The report path.
  package var file: String
  package var old: [UInt8]
  package var new: [UInt8]
}

/// What somebody who is asked about a repair wants.
package enum Choice: Sendable {
  case apply
  case decline
  /// Not this, but another way to have the finding gone: a comment that allows it.
  case insteadApply(Fix)
}

/// A finding that is not mended, and why.
package struct Unmended: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// A test may see more of the change than the finding asks for, and such fixes were not asked for.
    case isUnsafe
    case declined
    /// Another fix changes the same text.
    case overlaps
    /// There is no place for the edit, for this reason.
    case noPlace(String)
    /// A file that it changes cannot be written, for this reason.
    case cannotWrite(_ file: String, String)
    /// With it, this file could not be read in full.
    case breaksFile(String)
    /// The finding would still be there.
    case mendsNothing
    /// It would bring a finding that is not there today.
    case brings(Finding)
  }

  package var repair: Repair
  package var reason: Reason

  package init(_ repair: Repair, _ reason: Reason) {
    self.repair = repair
    self.reason = reason
  }
}
