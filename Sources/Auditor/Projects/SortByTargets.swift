import Inventory
import ProjectFiles

/// The files to collect, with what project files say of them.
struct SortedFiles: Sendable {
  var files: [FoundFile]
  /// By report path.
  var purposes: [String: Membership.Purpose]
  /// Files that no target for iOS compiles, and project files that could not be read.
  var skipped: [Report.Skipped]
}

/// Asks the project files what each source file is for. What is wrong with one of them is told and stops nothing.
func sortByTargets(_ found: FoundFiles, jobs: Int) -> SortedFiles {
  var sorted = SortedFiles(files: found.sources, purposes: [:], skipped: [])
  guard !found.projects.isEmpty else { return sorted }
  let folder = found.folder
  let formats = Dictionary(found.projects.map { ($0.file.reportPath, $0.format) }) { first, _ in first }
  let readings = collectFiles(found.projects.map(\.file), jobs: jobs) { reportPath, bytes in
    let path = wholePath(reportPath, in: folder)
    return formats[reportPath].map { readProject($0, at: path, bytes, contents: contents(of:)) } ?? ProjectReading(nil)
  }
  var projects: [Project] = []
  var unsure: [String] = []
  var isComplete = true
  for (file, reading) in zip(found.projects, readings) {
    switch reading {
    case .skipped(let reason):
      sorted.skipped.append(Report.Skipped(file: file.file.reportPath, reason: reason))
      isComplete = false
    case .read(let reading):
      if file.format == .foreign { unsure.append(FolderPath.parent(of: wholePath(file.file.reportPath, in: folder))) }
      if !reading.notes.isEmpty { isComplete = false }
      for note in reading.notes {
        sorted.skipped.append(
          Report.Skipped(file: FolderPath.relative(note.path, from: folder), reason: note.reason))
      }
      if let project = reading.project { projects.append(project) }
    }
  }
  let paths = found.sources.map { wholePath($0.reportPath, in: folder) }
  let compiled = paths.filter { !$0.hasSuffix(".h") }
  let membership = Membership(of: compiled, in: projects, unsure: unsure, isComplete: isComplete)
  let headers = HeaderPurposes(compiled.map { ($0, membership.purpose(of: $0)) })
  sorted.files = []
  for (file, path) in zip(found.sources, paths) {
    let isListed = !path.hasSuffix(".h") || !membership.targets(of: path).isEmpty
    let purpose = isListed ? membership.purpose(of: path) : headers.purpose(of: path)
    if let reason = purpose.reasonToSkip {
      // A header is left out with the file that it goes with, which is told.
      if !path.hasSuffix(".h") { sorted.skipped.append(Report.Skipped(file: file.reportPath, reason: reason)) }
    } else {
      sorted.files.append(file)
      sorted.purposes[file.reportPath] = purpose
    }
  }
  return sorted
}

private func wholePath(_ reportPath: String, in folder: String) -> String {
  reportPath.hasPrefix("../") ? FolderPath.absolute(reportPath, in: folder) : FolderPath.join(folder, reportPath)
}

/// The bytes of a file that a project file includes.
private func contents(of path: String) -> [UInt8]? {
  var buffer = FileBuffer()
  guard case .read(let bytes) = buffer.withContents(of: path, { Array($0) }) else { return nil }
  return bytes
}
