import Findings

/// One rule's page for a terminal: what `voyager explain RULE` prints.
package enum RulePageText {
  private static let width = 92

  package static func print(_ page: RulePage, isColoured: Bool = false) -> String {
    let style = TextStyle(isColoured: isColoured)
    let rule = page.descriptor
    var lines = [
      "\(style.bold(rule.id.name)): \(rule.title)",
      style.faint(
        [rule.topic.rawValue, rule.trust.rawValue, "\(rule.severity.rawValue) by default", "since \(rule.since)"]
          .joined(separator: " · ")),
    ]
    func add(_ title: String, _ text: String) {
      if text.isEmpty { return }
      lines += ["", style.bold(title)] + indented(TerminalText.wrapped(text, width: width - 2), by: 2)
    }
    add("Why it matters", rule.rationale)
    add("What to write instead", rule.remedy)
    add("What it does not see", rule.knownGaps)
    add("Which suites it judges", page.namesOfSuites)
    add("What it rests on", rule.behaviours.map { "- \($0.record.described)" }.joined(separator: "\n"))
    for example in page.examples {
      lines += ["", "\(style.bold(example.reports ? "Reports" : "Accepts")) \(example.title)", ""]
      for file in example.files {
        if example.files.count > 1 { lines.append(style.faint("  \(file.name)")) }
        for line in file.lines {
          lines += indented([line.text], by: 4)
          if !line.marks.isEmpty { lines.append("    " + style.green(carets(line.marks))) }
        }
      }
      if let fixed = example.fixed {
        let source = fixed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines += ["", "  \(style.bold("Fixed"))", ""] + indented(source, by: 4)
      }
    }
    lines += ["", style.bold("To allow one"), "  \(page.allowance)"]
    if !page.suites.isEmpty {
      lines += ["", style.bold("To accept some queries, in .voyager.yml"), "  \(page.acceptance)"]
    }
    lines += [
      "", style.bold("To turn it off, in .voyager.yml"),
      "  rules: {\(rule.id): off}",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func indented(_ lines: [String], by columns: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : TerminalText.spaces(columns) + $0 }
  }

  /// A `^` below each marked place.
  static func carets(_ marks: [String]) -> String {
    var text = ""
    for mark in marks {
      text += TerminalText.spaces(TerminalText.width(mark) - text.count) + "^"
    }
    return text
  }
}
