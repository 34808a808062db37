package import Findings
package import Inventory

/// The bytes of a file of the project, by its report path.
package typealias FileBytes = (_ file: String) -> [UInt8]?

/// Applies fixes to a project in memory, and holds each of them to its word by a new audit: the changed files are still
/// valid code, what was to be mended is gone, and nothing new is found. A fix that fails is left out, with the reason.
package struct Mender {
  /// More rounds than any project needs: a fix that only becomes possible by others is made in the next round.
  private static let mostRounds = 20

  /// The files as the first audit found them.
  private let original: FileBytes
  /// Audits the project with these files in place of its own.
  private let audit: ([String: [UInt8]]) throws -> Report
  /// The rules of which a repair may bring findings: what it gives rise to by its nature, or is mended next.
  private let consequences: Set<RuleID>
  /// The repairs that a report of the project offers, given the files that it was made from.
  private let offers: (Report, @escaping FileBytes) -> Offers

  package init(
    original: @escaping FileBytes, audit: @escaping ([String: [UInt8]]) throws -> Report,
    consequences: Set<RuleID> = WantedFixes().consequences, offers: @escaping (Report, @escaping FileBytes) -> Offers
  ) {
    self.consequences = consequences
    self.original = original
    self.audit = audit
    self.offers = offers
  }

  /// Makes every repair that is on offer, until nothing is left to do. `choose` is asked about each once, in the order
  /// of their places, and told what the repair alone makes of the files.
  ///
  /// - Throws: what an audit or `choose` throws.
  package func mend(
    _ report: Report, choose: (Repair, [FileChange]) throws -> Choice = { _, _ in .apply }
  ) throws -> Mended {
    var state = State(report: report)
    var applied: [Repair] = []
    var refused: [Fingerprint: Unmended] = [:]
    var chosen: Set<Fingerprint> = []
    var left: [Unmended] = []
    var firstPlaces: [Fingerprint: Place] = [:]
    for _ in 0..<Self.mostRounds {
      let offers = offers(state.report) { state.files[$0] ?? original($0) }
      left = offers.left
      for finding in offers.repairs.map(\.finding) + left.map(\.repair.finding) {
        firstPlaces[finding.fingerprint] = firstPlaces[finding.fingerprint] ?? finding.place
      }
      var batch = Batch(on: state, original)
      for var repair in offers.repairs where refused[repair.finding.fingerprint] == nil {
        if !chosen.contains(repair.finding.fingerprint) {
          switch try choose(repair, changes(by: repair, in: state)) {
          case .apply: chosen.insert(repair.finding.fingerprint)
          case .insteadApply(let other): repair.fix = other
          case .decline:
            refused[repair.finding.fingerprint] = Unmended(repair, .declined)
            continue
          }
        }
        if !batch.add(repair) { left.append(Unmended(repair, .overlaps)) }
      }
      var round = Round(from: state)
      try settle(batch.repairs, in: &round)
      for unmended in round.refused { refused[unmended.repair.finding.fingerprint] = unmended }
      if round.accepted.isEmpty { break }
      applied += round.accepted
      state = round.state
    }
    left = left.filter { refused[$0.repair.finding.fingerprint] == nil } + refused.values
    return Mended(
      applied: applied, left: left.sorted { $0.repair.finding.place < $1.repair.finding.place },
      firstPlaces: firstPlaces, files: state.files.filter { original($0.key) != $0.value }, report: state.report)
  }

  private func changes(by repair: Repair, in state: State) -> [FileChange] {
    var batch = Batch(on: state, original)
    _ = batch.add(repair)
    return batch.changes
  }

  /// A state of the project.
  fileprivate struct State {
    var files: [String: [UInt8]] = [:]
    var report: Report
  }

  /// What has become of the repairs of one round so far.
  private struct Round {
    let start: State
    var accepted: [Repair] = []
    var refused: [Unmended] = []
    /// The project with the accepted ones.
    var state: State

    init(from start: State) {
      self.start = start
      state = start
    }
  }

  /// Tries the repairs all at once; where that fails, those to blame apart from the others, down to single ones.
  private func settle(_ repairs: [Repair], in round: inout Round) throws {
    guard !repairs.isEmpty else { return }
    var batch = Batch(on: round.start, original)
    for repair in round.accepted + repairs { _ = batch.add(repair) }
    let files = batch.files
    let trial = State(files: files, report: try audit(files))
    let faults = Faults(of: batch.repairs, from: round.start.report, to: trial.report, except: consequences)
    if faults.isEmpty {
      round.accepted += repairs
      round.state = trial
      return
    }
    if repairs.count == 1 {
      round.refused.append(Unmended(repairs[0], faults.reason))
      return
    }
    let blamed = faults.blamed(among: repairs)
    let isTelling = !blamed.isEmpty && blamed.count < repairs.count
    let half = repairs.count / 2
    try settle(isTelling ? repairs.filter { !blamed.contains($0) } : Array(repairs[..<half]), in: &round)
    try settle(isTelling ? repairs.filter(blamed.contains) : Array(repairs[half...]), in: &round)
  }

  /// Repairs that can be made together, in one state of the project.
  private struct Batch {
    private(set) var repairs: [Repair] = []
    private let state: State
    private let original: FileBytes
    private var lines: [String: SourceLines] = [:]
    private var patches: [String: Patch] = [:]

    init(on state: State, _ original: @escaping FileBytes) {
      self.state = state
      self.original = original
    }

    /// Adds a repair with all of its edits; false where one of them is not to be had beside those that are there.
    mutating func add(_ repair: Repair) -> Bool {
      var trial = patches
      for edit in repair.fix.edits {
        let file = edit.place.file
        if lines[file] == nil { lines[file] = (state.files[file] ?? original(file)).map(SourceLines.init) }
        guard let lines = lines[file], trial[file, default: Patch()].add(edit.laidOut(in: lines), in: lines) else {
          return false
        }
      }
      patches = trial
      repairs.append(repair)
      return true
    }

    /// All files that differ from the project's own afterwards.
    var files: [String: [UInt8]] {
      changes.reduce(into: state.files) { $0[$1.file] = $1.new }
    }

    /// What it makes of this state's files, by file.
    var changes: [FileChange] {
      patches.keys.sorted().compactMap { file in
        guard let bytes = lines[file]?.bytes, let patch = patches[file] else { return nil }
        return FileChange(file: file, old: bytes, new: patch.applied(to: bytes))
      }
    }
  }
}
