package import Findings

/// A settings file that cannot be used. An audit stops here: a bad file never means the defaults.
package struct InvalidSettings: Error, Sendable, Hashable {
  /// All that is wrong with the file, in its order.
  package var problems: [SettingsProblem]

  package init(_ problems: [SettingsProblem]) { self.problems = problems }
}

/// One thing that is wrong with a settings file.
package struct SettingsProblem: Sendable, Hashable, CustomStringConvertible {
  package var file: String
  /// nil where the file as a whole cannot be read.
  package var position: Position?
  /// The fact, in the compiler's manner.
  package var message: String

  package init(file: String, position: Position?, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// The line that a terminal and an editor understand: `.voyager.yml:3:5: error: unknown key 'exlude'`.
  package var description: String {
    guard let position else { return "\(file): error: \(message)" }
    return "\(file):\(position.line):\(position.column): error: \(message)"
  }
}
