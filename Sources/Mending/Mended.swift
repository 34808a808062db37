package import Findings
package import Inventory

/// What a run of repairs comes to, before anything is written.
package struct Mended: Sendable {
  /// In the order in which they were made: each round's by place.
  package var applied: [Repair]
  /// By place.
  package var left: [Unmended]
  /// Where the findings stood when they were first seen: later ones, and those left, stand where the repairs moved them.
  package var firstPlaces: [Fingerprint: Place]
  /// The files that differ afterwards, by report path.
  package var files: [String: [UInt8]]
  /// The audit of the project with these files.
  package var report: Report

  package init(
    applied: [Repair], left: [Unmended], firstPlaces: [Fingerprint: Place] = [:], files: [String: [UInt8]],
    report: Report
  ) {
    self.applied = applied
    self.left = left
    self.firstPlaces = firstPlaces
    self.files = files
    self.report = report
  }
}
