import Findings
package import Inventory

/// The report as a comment on a pull request: a summary, coverage by screen folded away, then findings by screen.
package enum MarkdownReport {
  package struct Options: Sendable {
    /// How many findings of one rule are shown on a screen; nil for all.
    package var perRule: Int?
    /// How many bytes there may be; GitHub refuses a comment of more than 65,536 characters. What is left out for it
    /// is told.
    package var limit: Int

    package init(perRule: Int? = 3, limit: Int = 60_000) {
      self.perRule = perRule
      self.limit = limit
    }
  }

  package static func print(_ report: Report, options: Options = Options()) -> String {
    let head = [summary(of: report), coverage(of: report, limit: options.limit / 2)].filter { !$0.isEmpty }
    let room = options.limit - head.reduce(0) { $0 + $1.utf8.count }
    return (head + [findings(of: report, options, limit: room)]).joined(separator: "\n")
  }

  private static func summary(of report: Report) -> String {
    let summary = report.summary
    let coverage = Coverage(of: report.inventory.elements)
    let identified = "\(coverage.identified)" + (coverage.percent.map { " (\($0) %)" } ?? "")
    let counts = Severity.allCases.reversed().map { "\(summary.findings[$0] ?? 0)" }
    var text = "## Accessibility identifiers\n\n"
    text += MarkdownText.table(
      ["controls", "identified", "unresolved", "missing", "errors", "warnings", "info", "screens", "files"],
      numbers: Set(0...8),
      rows: [
        ["\(coverage.controls)", identified, "\(coverage.unresolved)", "\(coverage.gaps)"]
          + counts + ["\(summary.screens)", "\(summary.files)"]
      ])
    if let skipped = SkippedFiles(report.skipped).sentence { text += "\n\(MarkdownText.escaped(skipped))\n" }
    if summary.files == 0 { text += "\n**Nothing was analysed.**\n" }
    return text
  }

  private static func coverage(of report: Report, limit: Int) -> String {
    let table = CoverageTable(report)
    if table.rows.isEmpty { return "" }
    var text = "<details><summary>Coverage by screen</summary>\n\n"
    text += MarkdownText.table(
      ["screen", "source", "controls", "identified", "unresolved", "missing", ""], numbers: Set(2...6),
      rows: (table.rows + [table.total]).map { row in
        let source = row.screen.map { MarkdownText.codeCell("\($0.place.file):\($0.place.line)") } ?? ""
        let name = row.screen == nil ? row.name : MarkdownText.codeCell(row.name)
        let counts = [row.coverage.controls, row.coverage.identified, row.coverage.unresolved, row.coverage.gaps]
        return [name, source] + counts.map(String.init) + [row.coverage.percent.map { "\($0) %" } ?? ""]
      })
    for remark in table.remarks { text += "\n\(MarkdownText.escaped(remark))\n" }
    text += "\n</details>\n"
    if text.utf8.count > limit { return "Coverage by screen is left out for length; all: `--format json`.\n" }
    return text
  }

  // MARK: Findings

  private static func findings(of report: Report, _ options: Options, limit: Int) -> String {
    if report.findings.isEmpty { return "No findings.\n" }
    var text = ""
    var printed = 0
    for screenful in FindingGroups(report, perRule: options.perRule).screens {
      let section = self.section(of: screenful)
      if text.utf8.count + section.utf8.count > limit, !text.isEmpty { break }
      text += (text.isEmpty ? "" : "\n") + section
      printed += screenful.rules.reduce(0) { $0 + $1.shown.count + $1.more }
    }
    let left = report.findings.count - printed
    if left > 0 {
      text += "\n\(counted(left, "finding")) of other screens left out for length; all: `--format json`.\n"
    }
    return text
  }

  private static func section(of screenful: FindingGroups.Screenful) -> String {
    var text: String
    if let screen = screenful.screen {
      let place = "\(screen.place.file):\(screen.place.line)"
      text = "### \(MarkdownText.code(screen.name))\n\n"
      text += "\(MarkdownText.code(screen.type)), \(MarkdownText.code(place)): \(screenful.coverage.sentence)\n\n"
    } else {
      text = "### Without a screen\n\n"
    }
    for group in screenful.rules {
      text += group.shown.map(item).joined()
      if group.more > 0 {
        let place = screenful.screen == nil ? "without a screen" : "on this screen"
        text += "- and \(group.more) more of \(MarkdownText.code(group.rule.name)) \(place)\n"
      }
    }
    return text
  }

  private static func item(_ finding: Finding) -> String {
    let place = finding.place.file.isEmpty ? "" : "\(code(finding.place)): "
    let message = MarkdownText.escaped(finding.message)
    var text = "- **\(finding.severity.rawValue)** \(place)\(message) (\(MarkdownText.code(finding.rule.name)))\n"
    for note in finding.notes { text += "  - \(code(note.place)): \(MarkdownText.escaped(note.message))\n" }
    if let fix = finding.fix { text += "  - fix: \(MarkdownText.escaped(fix.title))\n" }
    return text
  }

  private static func code(_ place: Place) -> String {
    MarkdownText.code("\(place.file):\(place.line):\(place.column)")
  }
}
