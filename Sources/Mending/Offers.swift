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
    let carried = report.findings.compactMap(\.repair).filter { wanted.wants($0) }
    let proposed = wanted.missing ? proposals(in: report, wanted, files) : []
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

  /// The gaps of the report with the edits that close them; those that have none are `left`.
  private mutating func proposals(in report: Report, _ wanted: WantedFixes, _ files: @escaping FileBytes) -> [Repair] {
    var swift = SwiftProposals(report.inventory, files)
    var repairs: [Repair] = []
    let gaps = Dictionary(grouping: report.gaps(wanted: wanted.wants), by: \.finding.place.file)
    for (file, gaps) in gaps.sorted(by: { $0.key < $1.key }) {
      for (gap, fix) in zip(gaps, swift.fixes(for: gaps, in: file, rewritingTests: wanted.tests)) {
        switch fix {
        case .success(let fix): repairs.append(Repair(gap.finding, fix))
        case .failure(let unplaced):
          left.append(Unmended(Repair(gap.finding, gap.fix([], rewritingTests: true)), .noPlace(unplaced.reason)))
        }
      }
    }
    return repairs
  }
}

extension Finding {
  fileprivate var repair: Repair? { fix.map { Repair(self, $0) } }
}
