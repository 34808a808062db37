import ArgumentParser
import Foundation

/// Where a report goes and how it looks: the same for every command.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the report to this file, in one step, and not to standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(name: .shortAndLong, help: "Print neither progress nor notes to standard error.")
  var quiet = false

  @Flag(help: "Use no colour. It is used on terminals only, and not where NO_COLOR is set.")
  var noColor = false

  func validate() throws {
    if output == "" { throw ValidationError("'--output' needs a file's name") }
  }

  /// Where the report will go, found out before the work begins.
  func destination() throws(Failure) -> Destination {
    guard let output, output != "-" else { return .standardOutput }
    return .file(try OutputFile(output))
  }

  /// For text; no other format has colours.
  var isColoured: Bool {
    let environment = ProcessInfo.processInfo.environment
    return !noColor && isOnTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The columns to fill, where they are known.
  var width: Int? { isOnTerminal ? StandardOutput.width.map { max(40, $0) } : nil }

  private var isOnTerminal: Bool { (output == nil || output == "-") && StandardOutput.isTerminal }

  func note(_ text: String) {
    if !quiet { StandardError.write("note: \(text)\n") }
  }
}

enum Destination {
  case standardOutput
  case file(OutputFile)

  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .standardOutput: StandardOutput.write(bytes)
    case .file(let file): try file.write(bytes)
    }
  }

  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }
}
