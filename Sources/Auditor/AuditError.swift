package import Inventory

/// Why there is no report.
package enum AuditError: Error, Sendable, Hashable, CustomStringConvertible {
  case path(FindingFilesError)
  case noSwiftFile(paths: [String], skipped: [Report.Skipped])
  /// There is none apart from what git ignores and what is left out by default.
  case allIgnored(paths: [String])
  /// These keys of the settings leave out every source file, or all but tests.
  case allLeftOut(paths: [String], by: [String], of: String, butTests: Bool)
  /// There are source files, and not one of them could be read.
  case nothingReadable(skipped: [Report.Skipped])
  /// All files are tests; there is no app to audit.
  case onlyTests(files: Int)

  /// The tool's exit code: 2 for a wrong path, 3 where nothing was analysed.
  package var exitCode: Int32 {
    switch self {
    case .path: 2
    case .noSwiftFile, .allIgnored, .allLeftOut, .nothingReadable, .onlyTests: 3
    }
  }

  package var description: String {
    switch self {
    case .path(let error): error.description
    case .noSwiftFile(let paths, let skipped):
      "nothing to audit: no Swift or Objective-C file in \(Self.list(paths))" + Self.remark(skipped)
    case .allIgnored(let paths):
      "nothing to audit: no Swift or Objective-C file in \(Self.list(paths)), apart from what git ignores or is left out by default"
    case .allLeftOut(let paths, let keys, let file, let butTests):
      butTests
        ? "nothing to audit: only tests remain where \(Self.leaveOut(keys, file)) source files in \(Self.list(paths))"
        : "nothing to audit: \(Self.leaveOut(keys, file)) every source file in \(Self.list(paths))"
    case .nothingReadable(let skipped): "nothing was audited: no source file could be read" + Self.remark(skipped)
    case .onlyTests(let count):
      "nothing to audit: \(count == 1 ? "the only source file is a test" : "all \(count) source files are tests")"
    }
  }

  private static func leaveOut(_ keys: [String], _ file: String) -> String {
    "\(list(keys, joint: " and ")) of \(file) \(keys.count == 1 ? "leaves" : "leave") out"
  }

  private static func list(_ words: [String], joint: String = ", ") -> String {
    words.isEmpty ? "'.'" : words.map { "'\($0)'" }.joined(separator: joint)
  }

  private static func remark(_ skipped: [Report.Skipped]) -> String {
    guard let first = skipped.first else { return "" }
    let others = skipped.count > 1 ? ", and \(skipped.count - 1) more skipped" : ""
    return " (\(first.file): \(first.reason)\(others))"
  }
}
