import Findings
import Inventory

/// "1 control", "2 controls".
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

extension Coverage {
  /// The share of controls that are identified, rounded down, so that 100 means all; nil without controls.
  var percent: Int? { controls == 0 ? nil : identified * 100 / controls }

  /// "3 of 5 controls identified".
  var sentence: String {
    controls == 0 ? "no controls" : "\(identified) of \(counted(controls, "control")) identified"
  }
}

extension Report.Summary {
  /// "1 error, 3 warnings, 2 info", without those there are none of; "no findings".
  var findingsSentence: String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings[severity] ?? 0
      if count == 0 { return nil }
      return severity == .info ? "\(count) info" : counted(count, severity.rawValue)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}

extension Place {
  /// `path:line:column`, as compilers write it.
  var written: String { "\(TerminalText.plain(file)):\(line):\(column)" }
}
