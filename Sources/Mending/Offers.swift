import Findings
package import Inventory

/// The repairs that are wanted of a report, in the order of their places, and what cannot be had.
package struct Offers: Sendable {
  package var repairs: [Repair] = []
  package var left: [Unmended] = []

  package init() {}

  /// What `wanted` leaves of the fixes that the report's findings carry, and of those that the `files` have a place for. A
  /// file that has an `obstacle` to be written is left alone.
  package init(
    of report: Report, _ wanted: WantedFixes, obstacle: (_ file: String) -> String? = { _ in nil },
    files: @escaping FileBytes
  ) {
    var obstacles: [String: String?] = [:]
    var proposing = Proposing(report.inventory, files, rewritingTests: wanted.tests)
    let carried = report.findings.filter { wanted.wants($0.rule) }.compactMap { finding -> Repair? in
      (finding.fix ?? proposing.fix(ofBlank: finding)).map { Repair(finding, $0) }
    }.filter(wanted.wants)
    var proposed: [Repair] = []
    if wanted.missing {
      for (gap, proposal) in proposing.proposals(for: report.gaps(wanted: wanted.wants)) {
        switch proposal {
        case .fix(let fix): proposed.append(Repair(gap.finding, fix))
        case .noPlace(let reason): left.append(Unmended(Repair(gap.finding, gap.fix([])), .noPlace(reason)))
        }
      }
    }
    for repair in (carried + proposed).sorted(by: { $0.finding.place < $1.finding.place }) {
      let blocked = repair.fix.edits.map(\.place.file).first { file in
        if obstacles[file] == nil { obstacles[file] = .some(obstacle(file)) }
        return obstacles[file] != .some(nil)
      }
      if repair.fix.safety == .unsafe, !wanted.allowsUnsafe(repair) {
        left.append(Unmended(repair, .isUnsafe))
      } else if let file = blocked, let reason = obstacles[file] ?? nil {
        left.append(Unmended(repair, .cannotWrite(file, reason)))
      } else {
        repairs.append(repair)
      }
    }
  }
}
