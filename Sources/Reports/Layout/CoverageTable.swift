import Inventory

/// How many controls of each screen are identified.
struct CoverageTable {
  struct Row {
    var name: String
    var screen: Screen?
    var coverage: Coverage
  }

  /// Screens with controls in the report's order; last the controls that no screen shows, if any.
  var rows: [Row] = []
  var total: Row
  var remarks: [String] = []

  init(_ report: Report) {
    let elements = ScreenElements(report.inventory)
    total = Row(name: "in all", coverage: Coverage(of: report.inventory.elements))
    var bare = 0
    for screen in report.inventory.screens {
      let coverage = Coverage(of: elements[screen.name])
      if coverage.controls == 0 {
        bare += 1
      } else {
        rows.append(Row(name: TerminalText.plain(screen.name), screen: screen, coverage: coverage))
      }
    }
    let homeless = Coverage(of: elements[nil])
    if homeless.controls > 0 { rows.append(Row(name: "without a screen", coverage: homeless)) }
    if rows.reduce(0, { $0 + $1.coverage.controls }) > total.coverage.controls {
      remarks.append("a control that several screens show counts once in all")
    }
    if total.coverage.unresolved > 0 {
      remarks.append("unresolved: identified, by something that source does not tell; never counted as missing")
    }
    if bare > 0, !rows.isEmpty {
      remarks.append("\(counted(bare, "screen")) without controls \(bare == 1 ? "is" : "are") not listed")
    }
  }
}
