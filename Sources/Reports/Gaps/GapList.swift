import Findings
import Inventory
import Taxonomy

/// The controls without an identifier, by screen: what a team hands over to those who can give them one.
///
/// Screens with the most urgent gaps come first, of these the ones with the most, equal ones in the report's order; then the screens that are complete. A
/// control that is a gap on several screens is listed once, under the first of them in the report's order, and names
/// the others; each screen's numbers count it nevertheless. A control whose identifier source does not tell is no gap.
struct GapList {
  struct Row {
    /// Nil for the controls that no screen shows.
    var screen: Screen?
    var coverage: Coverage
    var gaps: [Gap]
    /// How many of its gaps are listed under another screen.
    var elsewhere: Int

    /// That of its most urgent gap; nil where it has none, or no suite was read.
    var priority: GapPriority? { gaps.compactMap(\.priority).max() }
  }

  struct Gap {
    var element: Element
    /// The other screens where it is a gap.
    var alsoOn: [String]
    /// Nil where no suite was read.
    var priority: GapPriority?
    /// The queries that look for it now, by its text.
    var blocked: [Query] = []
  }

  /// Who can mend what source can mend. Other owners need settings and the suite.
  static let owner = "Native"

  /// Only screens with controls; last the controls that no screen shows, if any.
  var rows: [Row] = []
  var total: Coverage
  /// How many screens have no controls.
  var bare = 0
  var style: ProposalStyle
  /// Whether a suite was read, so that gaps have a priority.
  let hasPriorities: Bool

  init(_ report: Report) {
    let priorities = GapPriorities(report.inventory)
    hasPriorities = priorities.isKnown
    func gap(_ element: Element, alsoOn screens: [String]) -> Gap {
      guard priorities.isKnown else { return Gap(element: element, alsoOn: screens) }
      return Gap(
        element: element, alsoOn: screens, priority: priorities.priority(of: element),
        blocked: priorities.blocked(by: element))
    }
    let elements = ScreenElements(report.inventory)
    total = Coverage(of: report.inventory.elements)
    style = report.proposalStyle
    var screensByPlace: [Place: [String]] = [:]
    for screen in report.inventory.screens {
      for gap in Self.gaps(among: elements[screen.name]) { screensByPlace[gap.place, default: []].append(screen.name) }
    }
    for screen in report.inventory.screens {
      let coverage = Coverage(of: elements[screen.name])
      if coverage.controls == 0 {
        bare += 1
        continue
      }
      let all = Self.gaps(among: elements[screen.name])
      let own = all.filter { screensByPlace[$0.place]?.first == screen.name }
      let gaps = own.map { gap($0, alsoOn: Array((screensByPlace[$0.place] ?? []).dropFirst())) }
      rows.append(Row(screen: screen, coverage: coverage, gaps: gaps, elsewhere: all.count - own.count))
    }
    let order = rows.indices.sorted { first, second in
      let urgency = (rows[first].priority ?? .low, rows[second].priority ?? .low)
      if urgency.0 != urgency.1 { return urgency.0 > urgency.1 }
      return (rows[second].coverage.gaps, first) < (rows[first].coverage.gaps, second)
    }
    rows = order.map { rows[$0] }

    let homeless = Coverage(of: elements[nil])
    if homeless.controls > 0 {
      let gaps = Self.gaps(among: elements[nil]).filter { screensByPlace[$0.place] == nil }
      rows.append(
        Row(
          screen: nil, coverage: homeless, gaps: gaps.map { gap($0, alsoOn: []) },
          elsewhere: homeless.gaps - gaps.count))
    }
  }

  /// The controls among `elements` that have no identifier there, one for each place.
  private static func gaps(among elements: [Element]) -> [Element] {
    let identified = Set(elements.filter { $0.isControl && $0.identifier.state != .none }.map(\.place))
    var seen: Set<Place> = []
    return elements.filter { $0.isControl && !identified.contains($0.place) && seen.insert($0.place).inserted }
  }

  /// What the numbers leave open, in sentences.
  var remarks: [String] {
    var remarks: [String] = []
    if total.unresolved > 0 {
      remarks.append(
        total.unresolved == 1
          ? "1 control has an identifier that source does not tell: no gap"
          : "\(total.unresolved) controls have an identifier that source does not tell: no gaps")
    }
    if bare > 0 { remarks.append(bare == 1 ? "1 screen has no controls" : "\(bare) screens have no controls") }
    if total.gaps > 0, let followed = style.followed {
      let share = percentage(followed.accepted, of: followed.total)
      remarks.append(
        "proposed identifiers are written as '\(style.example)', as \(share) % of the project's are; "
          + "'convention:' in .voyager.yml chooses another style")
    }
    return remarks
  }
}

extension ProposalStyle {
  /// A proposal in this style.
  fileprivate var example: String {
    var taken = IdentifierProposal.Taken()
    return IdentifierProposal(screen: "screen", label: "element", role: "button").identifier(
      in: convention, taken: &taken)
  }
}
