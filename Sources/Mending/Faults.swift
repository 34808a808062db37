import Findings
import Inventory

/// What speaks against some repairs: the differences between the audits before and after them, besides the findings that
/// they mend.
struct Faults {
  /// The first, for people.
  let reason: Unmended.Reason
  let isEmpty: Bool
  /// The files that are concerned, those that only explain what is found elsewhere, and the findings that are still there.
  private var files: Set<String> = []
  private var otherFiles: Set<String> = []
  private var meanings: Set<Meaning> = []

  /// What makes two findings of two audits the same one, wherever it stands.
  private struct Meaning: Hashable {
    var rule: RuleID
    var screen: String?
    var subject: FindingSubject

    init(_ finding: Finding) {
      rule = finding.rule
      screen = finding.screen
      subject = finding.subject
    }
  }

  private struct FileRule: Hashable {
    var file: String
    var rule: RuleID
  }

  /// Findings of the `consequences` are no fault, and neither are those about style: what the project's style is, all of
  /// its identifiers say together, and new ones may tip it.
  init(of repairs: [Repair], from before: Report, to after: Report, except consequences: Set<RuleID>) {
    var reasons: [Unmended.Reason] = []
    let known = Set(before.skipped)
    for skipped in after.skipped where !known.contains(skipped) {
      files.insert(skipped.file)
      reasons.append(.breaksFile(skipped.file))
    }

    let mended = repairs.map(\.finding)
    let expected = Self.counts(before.findings, Meaning.init).merging(Self.counts(mended, Meaning.init)) { $0 - $1 }
    let found = Self.counts(after.findings, Meaning.init)
    for meaning in Set(mended.map(Meaning.init)) where found[meaning, default: 0] > expected[meaning, default: 0] {
      meanings.insert(meaning)
      reasons.append(.mendsNothing)
    }

    // A finding's meaning may change with what is mended near it; their number by rule and file does not.
    func place(_ finding: Finding) -> FileRule { FileRule(file: finding.place.file, rule: finding.rule) }
    let expectedHere = Self.counts(before.findings, place).merging(Self.counts(mended, place)) { $0 - $1 }
    let foundHere = Self.counts(after.findings, place)
    for finding in after.findings where !consequences.contains(finding.rule) && finding.trust != .style {
      guard foundHere[place(finding), default: 0] > expectedHere[place(finding), default: 0],
        found[Meaning(finding), default: 0] > expected[Meaning(finding), default: 0],
        !meanings.contains(Meaning(finding))
      else { continue }
      files.insert(finding.place.file)
      otherFiles.formUnion(finding.notes.map(\.place.file))
      reasons.append(.brings(finding))
    }
    isEmpty = reasons.isEmpty
    reason = reasons.first ?? .mendsNothing
  }

  /// Those of the repairs that are likely to blame: what is still found, else what changes a file that is concerned.
  func blamed(among repairs: [Repair]) -> Set<Repair> {
    func changing(_ files: Set<String>) -> [Repair] {
      repairs.filter { $0.fix.edits.contains { files.contains($0.place.file) } }
    }
    let found = repairs.filter { meanings.contains(Meaning($0.finding)) } + changing(files)
    return Set(found.isEmpty ? changing(otherFiles) : found)
  }

  private static func counts<Key: Hashable>(_ findings: [Finding], _ key: (Finding) -> Key) -> [Key: Int] {
    findings.reduce(into: [:]) { $0[key($1), default: 0] += 1 }
  }
}
