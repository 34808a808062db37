import Findings
import Inventory

/// A report's findings as people read them: by screen, and on a screen by rule, the heaviest first. Of many findings of
/// one rule on one screen the first few stand for the rest.
struct FindingGroups {
  struct Screenful {
    /// Nil for the findings that belong to no screen.
    var screen: Screen?
    var coverage: Coverage
    var rules: [RuleGroup]
  }

  struct RuleGroup {
    var rule: RuleID
    var shown: [Finding]
    var more: Int
  }

  /// Only screens that have findings, in the report's order; last the findings without a screen.
  var screens: [Screenful]

  init(_ report: Report, perRule limit: Int?) {
    let elements = ScreenElements(report.inventory)
    var byScreen: [String: [Finding]] = [:]
    var rest: [Finding] = []
    for finding in report.findings {
      if let screen = finding.screen, elements.names.contains(screen) {
        byScreen[screen, default: []].append(finding)
      } else {
        rest.append(finding)
      }
    }
    screens = []
    for screen in report.inventory.screens {
      guard let findings = byScreen.removeValue(forKey: screen.name) else { continue }
      let coverage = Coverage(of: elements[screen.name])
      screens.append(Screenful(screen: screen, coverage: coverage, rules: Self.rules(findings, limit)))
    }
    if !rest.isEmpty {
      let coverage = Coverage(of: elements[nil])
      screens.append(Screenful(screen: nil, coverage: coverage, rules: Self.rules(rest, limit)))
    }
  }

  private static func rules(_ findings: [Finding], _ limit: Int?) -> [RuleGroup] {
    var order: [RuleID] = []
    var byRule: [RuleID: [Finding]] = [:]
    for finding in findings {
      if byRule[finding.rule] == nil { order.append(finding.rule) }
      byRule[finding.rule, default: []].append(finding)
    }
    let groups = order.map { rule in
      let all = byRule[rule] ?? []
      let shown = Array(all.prefix(limit ?? all.count))
      return RuleGroup(rule: rule, shown: shown, more: all.count - shown.count)
    }
    return Severity.allCases.reversed().flatMap { severity in
      groups.filter { $0.shown.map(\.severity).max() == severity }
    }
  }
}

/// The elements that each screen shows.
struct ScreenElements {
  let names: Set<String>
  private var byScreen: [String?: [Element]]

  init(_ inventory: Inventory) {
    names = Set(inventory.screens.map(\.name))
    byScreen = Dictionary(grouping: inventory.elements, by: \.screen)
  }

  /// Those of the screen with this name; for nil, those that no screen shows.
  subscript(screen: String?) -> [Element] { byScreen[screen] ?? [] }
}
