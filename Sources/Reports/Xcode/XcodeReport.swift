import Findings
package import Inventory

/// The report for Xcode's build log, which makes an issue of each line that reads `path:line:column: warning: message`.
/// Only such lines are printed. Xcode knows errors, warnings and notes, and ties a note to the issue above it: so what
/// is only info comes first, as notes that stand alone.
package enum XcodeReport {
  /// - Parameter folder: what the report's paths are relative to. Xcode opens a file by its absolute path; where this
  ///   is empty, paths stay as they are.
  package static func print(_ report: Report, folder: String = "") -> String {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    let findings = report.findings.filter { $0.severity == .info } + report.findings.filter { $0.severity > .info }
    var text = ""
    for finding in findings {
      let word = finding.severity == .info ? "note" : finding.severity.rawValue
      text += line(prefix, finding.place, word, "\(TerminalText.plain(finding.message)) [\(finding.rule)]")
      for note in finding.notes { text += line(prefix, note.place, "note", TerminalText.plain(note.message)) }
    }
    return text
  }

  private static func line(_ prefix: String, _ place: Place, _ word: String, _ message: String) -> String {
    place.file.isEmpty
      ? "\(word): \(message)\n" : "\(TerminalText.plain(prefix))\(place.written): \(word): \(message)\n"
  }
}
