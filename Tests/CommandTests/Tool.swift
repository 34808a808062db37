import Foundation
import Testing

/// The built executable, run as a process of its own.
enum Tool {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  static func run(_ arguments: String..., in folder: String? = nil) throws -> Outcome {
    try run(arguments, in: folder)
  }

  static func run(_ arguments: [String], in folder: String? = nil) throws -> Outcome {
    try launch(executable(), arguments, in: folder)
  }

  /// Runs a script in which `voyager` is the tool, for what takes a pipe.
  static func shell(_ script: String, in folder: String? = nil) throws -> Outcome {
    let start = "voyager() { '\(try executable().path)' \"$@\"; }\n"
    return try launch(URL(fileURLWithPath: "/bin/sh"), ["-c", start + script], in: folder)
  }

  private static func launch(_ executable: URL, _ arguments: [String], in folder: String?) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) }
    process.standardInput = FileHandle.nullDevice
    // Through files, since a pipe that nobody empties holds the process up.
    let folder = try Folder()
    for name in ["out", "err"] { try folder.write("", to: name) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder.path)/out"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder.path)/err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: try folder.text("out"), errors: try folder.text("err"))
  }

  /// Beside the test bundle, or above it where tests are started from within.
  private static func executable() throws -> URL {
    let starts = [Bundle.main.bundleURL, Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL)
    for start in starts.compactMap({ $0 }) {
      var folder = start
      for _ in 0..<4 {
        let candidate = folder.appendingPathComponent("voyager")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
          return candidate
        }
        folder.deleteLastPathComponent()
      }
    }
    throw NotBuilt()
  }

  private struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "there is no executable 'voyager' beside the tests; build it first" }
  }
}

/// A folder of a test's own, gone when the test is over.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + "/voyager-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, contents) in files { try write(contents, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ contents: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

/// An app with one screen, on which a control has no identifier (a warning) and two share one (an error).
let smallApp = [
  "App/LoginView.swift": """
  import SwiftUI

  @main
  struct SmallApp: App {
    var body: some Scene {
      WindowGroup { LoginView() }
    }
  }

  struct LoginView: View {
    var body: some View {
      VStack {
        Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
        Button("Skip") {}.accessibilityIdentifier("login.submit.button")
        Button("Help") {}
      }
    }
  }

  """
]
