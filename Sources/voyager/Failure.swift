import Foundation

/// Why a command stops, in lines for standard error, and the exit code that says so.
struct Failure: Error {
  /// Wrong usage or settings, or a world that is not as the options say.
  static let usage: Int32 = 2
  /// A mistake of Voyager's own.
  static let ownFault: Int32 = 70

  var lines: [String]
  var code: Int32

  init(_ message: String, code: Int32) {
    lines = ["error: \(message)"]
    self.code = code
  }

  init(lines: [String], code: Int32) {
    self.lines = lines
    self.code = code
  }
}
