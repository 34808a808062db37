import Findings
package import Inventory

/// The report for people at a terminal: findings by screen, each with its line of source, then coverage, then what to
/// do next. `path:line:column` comes first in its line, so that terminals and editors make it a link.
package enum TextReport {
  package struct Options: Sendable {
    package var isColoured: Bool
    /// How many columns there are to fill. Paths and messages are never cut, so that a line may still be longer.
    package var width: Int
    /// How many findings of one rule are shown on a screen; nil for all.
    package var perRule: Int?

    package init(isColoured: Bool = false, width: Int = 120, perRule: Int? = 3) {
      self.isColoured = isColoured
      self.width = width
      self.perRule = perRule
    }
  }

  package static func print(
    _ report: Report, options: Options = Options(), source: @escaping SourceLookup = { _, _ in nil }
  ) -> String {
    var printer = Printer(options: options, source: source)
    for screenful in FindingGroups(report, perRule: options.perRule).screens { printer.print(screenful) }
    printer.print(CoverageTable(report))
    printer.printClosing(of: report)
    return printer.lines.map { $0 + "\n" }.joined()
  }
}

private struct Printer {
  let options: TextReport.Options
  let source: SourceLookup
  let style: TextStyle
  var lines: [String] = []

  init(options: TextReport.Options, source: @escaping SourceLookup) {
    self.options = options
    self.source = source
    style = TextStyle(isColoured: options.isColoured)
  }

  // MARK: Findings

  mutating func print(_ screenful: FindingGroups.Screenful) {
    printHeader(of: screenful)
    for group in screenful.rules {
      for finding in group.shown {
        print(finding)
        lines.append("")
      }
      if group.more > 0 {
        let place = screenful.screen == nil ? "without a screen" : "on this screen"
        lines.append(
          style.faint(
            "and \(group.more) more of this rule \(place) (see --format json, or --only \(group.rule))"))
        lines.append("")
      }
    }
  }

  private mutating func printHeader(of screenful: FindingGroups.Screenful) {
    guard let screen = screenful.screen else {
      lines.append(style.bold("without a screen"))
      lines.append(style.faint(rule(16)))
      return
    }
    let name = TerminalText.plain(screen.name)
    let place = "\(TerminalText.plain(screen.type)), \(TerminalText.plain(screen.place.file)):\(screen.place.line)"
    let width = TerminalText.width("\(name) · \(place) · \(screenful.coverage.sentence)")
    if width <= options.width {
      lines.append("\(style.bold(name)) · \(place) · \(screenful.coverage.sentence)")
    } else {
      lines.append("\(style.bold(name)) · \(screenful.coverage.sentence)")
      lines.append(place)
    }
    lines.append(style.faint(rule(width)))
  }

  private func rule(_ width: Int) -> String { String(repeating: "─", count: min(width, options.width)) }

  private mutating func print(_ finding: Finding) {
    let place = finding.place.file.isEmpty ? "" : style.bold("\(finding.place.written):") + " "
    let message = TerminalText.plain(finding.message)
    lines.append("\(place)\(word(finding.severity)) \(message) \(style.faint("[\(finding.rule)]"))")
    if let line = source(finding.place.file, finding.place.line) {
      let excerpt = SourceExcerpt(line: line, range: finding.place.range, width: max(20, options.width - 4))
      lines.append("    \(excerpt.text)")
      lines.append("    \(style.green(excerpt.marks))")
    }
    for note in finding.notes {
      lines.append("    \(note.place.written): \(style.faint("note:")) \(TerminalText.plain(note.message))")
    }
    if let fix = finding.fix { lines.append("    \(style.blue("fix:")) \(TerminalText.plain(fix.title))") }
  }

  private func word(_ severity: Severity) -> String {
    switch severity {
    case .error: style.red("error:")
    case .warning: style.yellow("warning:")
    case .info: style.blue("info:")
    }
  }

  // MARK: Coverage and closing

  mutating func print(_ table: CoverageTable) {
    if table.rows.isEmpty { return }
    let widest = table.rows.map { TerminalText.width($0.name) }.max() ?? 0
    let column = min(max(widest, 8), max(20, options.width - 48))
    lines.append(
      style.bold(TerminalText.padded("coverage", to: column)) + "  controls  identified  unresolved  missing")
    for row in table.rows + [table.total] {
      let name = TerminalText.padded(TerminalText.shortened(row.name, to: column), to: column)
      let coverage = row.coverage
      lines.append(
        "\(row.name == table.total.name ? style.bold(name) : name)  \(TerminalText.padded(coverage.controls, to: 8))"
          + "  \(TerminalText.padded(coverage.identified, to: 10))  \(TerminalText.padded(coverage.unresolved, to: 10))"
          + "  \(TerminalText.padded(coverage.gaps, to: 7))"
          + (coverage.percent.map { "  \(TerminalText.padded($0, to: 4)) %" } ?? ""))
    }
    for remark in table.remarks { lines.append(style.faint(remark)) }
    lines.append("")
  }

  mutating func printClosing(of report: Report) {
    let summary = report.summary
    lines.append(
      style.bold(summary.findingsSentence)
        + " · \(counted(summary.files, "file")), \(counted(summary.screens, "screen")), "
        + Coverage(of: report.inventory.elements).sentence)
    if let skipped = SkippedFiles(report.skipped).sentence { lines.append(TerminalText.plain(skipped)) }
    if summary.files == 0 { lines.append("nothing was analysed: name a folder or file with an app's source") }
    let steps = NextStep.after(report)
    let widest = steps.map { TerminalText.width($0.command) }.max() ?? 0
    for (index, step) in steps.enumerated() {
      let command = TerminalText.padded(step.command, to: widest)
      lines.append("\(index == 0 ? "next:" : "     ") \(style.bold(command))  \(step.purpose)")
    }
  }
}
