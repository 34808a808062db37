import Inventory
import OtherSuites

/// Reads the suites that are no Swift code, and says which files were not read, or not in full.
func collectSuites(
  _ files: [FoundFile], jobs: Int, held: HeldFiles? = nil
) -> (lookUps: [LookUp], skipped: [Report.Skipped]) {
  guard !files.isEmpty else { return ([], []) }
  var lookUps: [LookUp] = []
  var skipped: [Report.Skipped] = []
  var forAndroidToo: Set<Query.Suite> = []
  for (file, outcome) in zip(files, collectFiles(files, jobs: jobs, held: held) { readSuite($0, $1) }) {
    switch outcome {
    case .read(let reading):
      lookUps += reading.lookUps
      if reading.isForAndroidToo { forAndroidToo.insert(.appium) }
      if let problem = reading.problem { skipped.append(Report.Skipped(file: file.reportPath, reason: problem)) }
    case .skipped(let reason): skipped.append(Report.Skipped(file: file.reportPath, reason: reason))
    }
  }
  // What one file of a suite says of its platforms counts for the others, which share its identifiers.
  forAndroidToo.formUnion(lookUps.lazy.filter(\.isForAndroidToo).map(\.suite))
  for index in lookUps.indices where forAndroidToo.contains(lookUps[index].suite) {
    lookUps[index].isForAndroidToo = true
  }
  return (lookUps.sorted { ($0.place, $0.name) < ($1.place, $1.name) }, skipped)
}
