import Inventory

/// What was not read, counted by reason.
struct SkippedFiles {
  private static let mostReasons = 3

  /// "4 files were skipped or read in part: 2 not UTF-8, 1 nested too deeply, …"; nil where none was.
  let sentence: String?

  init(_ skipped: [Report.Skipped]) {
    guard !skipped.isEmpty else {
      sentence = nil
      return
    }
    var counts: [String: Int] = [:]
    for entry in skipped { counts[entry.reason, default: 0] += 1 }
    let reasons = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    var parts = reasons.prefix(Self.mostReasons).map { "\($0.value) \($0.key)" }
    let others = reasons.dropFirst(Self.mostReasons).reduce(0) { $0 + $1.value }
    if others > 0 { parts.append("\(others) for other reasons (see --format json)") }
    let files = Set(skipped.map(\.file)).count
    sentence =
      "\(counted(files, "file")) \(files == 1 ? "was" : "were") skipped or read in part: "
      + parts.joined(separator: ", ")
  }
}
