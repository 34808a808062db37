import Findings
package import Inventory

/// The repairs that are wanted of a report, in the order of their places, and what cannot be had.
package struct Offers: Sendable {
  package var repairs: [Repair] = []
  package var left: [Unmended] = []

  package init() {}

  /// What `wanted` leaves of the fixes that the report's findings carry. A file that has an `obstacle` to be written is
  /// left alone.
  package init(
    of report: Report, _ wanted: WantedFixes, obstacle: (_ file: String) -> String? = { _ in nil },
    files: FileBytes
  ) {
    var obstacles: [String: String?] = [:]
    for repair in report.findings.compactMap({ $0.repair }) where wanted.wants(repair.finding.rule) {
      let file = repair.fix.edits.map(\.place.file).first { file in
        if obstacles[file] == nil { obstacles[file] = .some(obstacle(file)) }
        return obstacles[file] != .some(nil)
      }
      if repair.fix.safety == .unsafe, !wanted.unsafe {
        left.append(Unmended(repair, .isUnsafe))
      } else if let file, let reason = obstacles[file] ?? nil {
        left.append(Unmended(repair, .cannotWrite(file, reason)))
      } else {
        repairs.append(repair)
      }
    }
  }
}

extension Finding {
  fileprivate var repair: Repair? { fix.map { Repair(self, $0) } }
}
