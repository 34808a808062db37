import Findings
package import Inventory

/// The gap list as a page to hand over: a table of screens, then a table of gaps for each screen that has some.
package enum GapMarkdown {
  package static func print(_ report: Report) -> String {
    let list = GapList(report)
    var text = "## Gaps: controls without an identifier\n\n"
    text += list.total.controls == 0 ? "No controls found.\n" : "\(list.total.sentence).\n"
    for remark in list.remarks { text += "\n\(MarkdownText.escaped(remark)).\n" }
    if list.rows.isEmpty { return text }
    text += "\n"
    text += MarkdownText.table(
      ["screen", "source", "controls", "identified", "gaps"] + (list.hasPriorities ? ["priority"] : []) + ["owner"],
      numbers: [2, 3, 4], rows: list.rows.map { cells($0, hasPriority: list.hasPriorities) })
    for row in list.rows where row.coverage.gaps > 0 {
      text += "\n### \(row.screen.map { MarkdownText.code($0.name) } ?? "No screen")\n\n"
      if !row.gaps.isEmpty {
        text += MarkdownText.table(
          ["element", "type", "label", "proposed identifier", "place"]
            + (list.hasPriorities ? ["priority", "blocked queries"] : []), numbers: [], rows: row.gaps.map(cells))
      }
      if row.elsewhere > 0 {
        text += (row.gaps.isEmpty ? "" : "\n") + "And \(row.elsewhere) listed under another screen.\n"
      }
    }
    return text
  }

  private static func cells(_ row: GapList.Row, hasPriority: Bool) -> [String] {
    let source = row.screen.map {
      "\(MarkdownText.codeCell($0.type)), \(MarkdownText.codeCell("\($0.place.file):\($0.place.line)"))"
    }
    let counts = [row.coverage.controls, row.coverage.identified, row.coverage.gaps].map(String.init)
    return [row.screen.map { MarkdownText.codeCell($0.name) } ?? "no screen", source ?? ""] + counts
      + (hasPriority ? [row.priority?.rawValue ?? ""] : []) + [row.coverage.gaps > 0 ? GapList.owner : ""]
  }

  private static func cells(_ gap: GapList.Gap) -> [String] {
    let element = gap.element
    let place = MarkdownText.codeCell("\(element.place.file):\(element.place.line):\(element.place.column)")
    let screens = gap.alsoOn.map { MarkdownText.codeCell($0) }.joined(separator: ", ")
    return [
      MarkdownText.codeCell(element.kind), MarkdownText.codeCell(element.type.rawValue),
      element.label.map { MarkdownText.escaped($0) } ?? "", element.proposed.map { MarkdownText.codeCell($0) } ?? "",
      screens.isEmpty ? place : "\(place), also on \(screens)",
    ]
      + (gap.priority.map { priority in
        [priority.rawValue, gap.blocked.map { MarkdownText.codeCell($0.place.written) }.joined(separator: ", ")]
      } ?? [])
  }
}
