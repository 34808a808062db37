import Foundation
import Testing

/// This repository as it lies on disk.
enum Checkout {
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files below a folder, by path from the root.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    let paths = try #require(FileManager.default.enumerator(atPath: start.path)).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      SourceFile(path: "\(folder)/\($0)", text: try text("\(folder)/\($0)"))
    }
  }
}

struct SourceFile {
  var path: String
  var text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// What the file imports. Imports come before all code, so that examples in string literals are not met.
  var imports: [String] {
    var imports: [String] = []
    for line in lines {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let match = line.wholeMatch(of: /(?:@\w+ )*(?:package |public |internal )?import (?:\w+ )?(\w+)[\w.]*/) {
        imports.append(String(match.1))
      } else if !line.isEmpty, !line.hasPrefix("//"), !line.hasPrefix("#") {
        break
      }
    }
    return imports
  }
}
