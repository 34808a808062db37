import Findings
package import Inventory

/// The gap list for a terminal: a row for each screen, below it a line for each gap.
package enum GapText {
  package static func print(_ report: Report, isColoured: Bool = false) -> String {
    let list = GapList(report)
    let style = TextStyle(isColoured: isColoured)
    var lines: [String] = []
    if !list.rows.isEmpty {
      let screens = list.rows.map { TerminalText.plain($0.screen?.name ?? "no screen") }
      let widest = max(6, screens.map(TerminalText.width).max() ?? 0)
      lines.append(
        style.faint(
          TerminalText.padded("screen", to: widest) + "  controls  identified  gaps  "
            + (list.hasPriorities ? "priority  " : "") + "owner   source"))
      let columns = Columns(list)
      for (row, name) in zip(list.rows, screens) {
        lines.append(line(row, style.bold(TerminalText.padded(name, to: widest)), hasPriority: list.hasPriorities))
        lines += row.gaps.map(columns.line)
        if row.elsewhere > 0 { lines.append("    and \(row.elsewhere) listed under another screen") }
      }
      lines.append("")
    }
    let summary =
      list.total.controls == 0
      ? "no controls found in \(counted(report.files, "file"))"
      : "\(counted(list.total.gaps, "gap")): \(list.total.sentence)"
    lines.append(style.bold(summary))
    lines += list.remarks
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ row: GapList.Row, _ name: String, hasPriority: Bool) -> String {
    let coverage = row.coverage
    let source = row.screen.map {
      "\(TerminalText.plain($0.type)), \(TerminalText.plain($0.place.file)):\($0.place.line)"
    }
    return "\(name)  \(TerminalText.padded(coverage.controls, to: 8))  "
      + "\(TerminalText.padded(coverage.identified, to: 10))  \(TerminalText.padded(coverage.gaps, to: 4))  "
      + (hasPriority ? TerminalText.padded(row.priority?.rawValue ?? "-", to: 8) + "  " : "")
      + (coverage.gaps > 0 ? GapList.owner : "-     ") + "  \(source ?? "-")"
  }
}

/// The columns of the gaps' own lines, as wide as their widest cell up to a limit.
private struct Columns {
  var widths: [Int]
  private static let limits = [20, 30, 40, 12]

  init(_ list: GapList) {
    let cells = list.rows.flatMap(\.gaps).map(Self.cells)
    widths = Self.limits.enumerated().map { column, limit in
      min(limit, cells.map { TerminalText.width($0[column]) }.max() ?? 0)
    }
  }

  /// Construct, label, proposed identifier, type.
  private static func cells(_ gap: GapList.Gap) -> [String] {
    [
      TerminalText.plain(gap.element.kind), gap.element.label.map { "\"\(TerminalText.plain($0))\"" } ?? "-",
      TerminalText.plain(gap.element.proposed ?? "-"), gap.element.type.rawValue,
    ]
  }

  func line(_ gap: GapList.Gap) -> String {
    var cells = Self.cells(gap)
    cells[0] = TerminalText.shortened(cells[0], to: Self.limits[0])
    cells[1] = TerminalText.shortened(cells[1], to: Self.limits[1])
    let padded = zip(cells, widths).map { TerminalText.padded($0, to: $1) }
    let screens = gap.alsoOn.map(TerminalText.plain).joined(separator: ", ")
    let blocked = gap.blocked.first.map { first in
      let others = gap.blocked.count > 1 ? " and \(gap.blocked.count - 1) more" : ""
      return "  High: found by its text at \(first.place.written)\(others)"
    }
    return "    \(padded[0])  \(padded[3])  \(padded[1])  \(padded[2])  \(gap.element.place.written)"
      + (blocked ?? "")
      + (screens.isEmpty ? "" : ", also on \(screens)")
  }
}
