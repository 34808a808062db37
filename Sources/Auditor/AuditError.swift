package import Inventory

/// Why there is no report.
package enum AuditError: Error, Sendable, Hashable, CustomStringConvertible {
  case path(FindingFilesError)
  case noSwiftFile(paths: [String], skipped: [Report.Skipped])
  /// There are Swift files, and not one of them could be read.
  case nothingReadable(skipped: [Report.Skipped])
  /// All files are tests; there is no app to audit.
  case onlyTests(files: Int)

  /// The tool's exit code: 2 for a wrong path, 3 where nothing was analysed.
  package var exitCode: Int32 {
    switch self {
    case .path: 2
    case .noSwiftFile, .nothingReadable, .onlyTests: 3
    }
  }

  package var description: String {
    switch self {
    case .path(let error): error.description
    case .noSwiftFile(let paths, let skipped):
      "nothing to audit: no Swift file in \(Self.list(paths))" + Self.remark(skipped)
    case .nothingReadable(let skipped): "nothing was audited: no Swift file could be read" + Self.remark(skipped)
    case .onlyTests(let count):
      "nothing to audit: \(count == 1 ? "the only Swift file is a test" : "all \(count) Swift files are tests")"
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.isEmpty ? "'.'" : paths.map { "'\($0)'" }.joined(separator: ", ")
  }

  private static func remark(_ skipped: [Report.Skipped]) -> String {
    guard let first = skipped.first else { return "" }
    let others = skipped.count > 1 ? ", and \(skipped.count - 1) more skipped" : ""
    return " (\(first.file): \(first.reason)\(others))"
  }
}
