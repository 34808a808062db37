import Foundation

/// A folder of a test's own, gone when the test is over.
final class Folder {
  let path: String

  /// Files with their contents, by path; a path with `/` at its end is a folder.
  init(_ files: [String: String] = [:]) throws {
    let temporary = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    path = "\(temporary)/voyager-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, contents) in files { try write(contents, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ contents: String, to name: String) throws {
    let target = "\(path)/\(name)"
    if name.hasSuffix("/") {
      return try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    }
    let parent = URL(fileURLWithPath: target).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: URL(fileURLWithPath: target))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
