import Findings
import Inventory

/// A finding about an element without an identifier, and the identifier that is proposed for it.
struct Gap {
  /// The rules that find such elements.
  static let rules: Set<RuleID> = ["missing-identifier", "omitted-identifier"]

  var finding: Finding
  var element: Element
  var identifier: String
  /// A screen that shows it several times at once, by the same code: one identifier would not do for all of them.
  var crowdedScreen: String?
  /// What it does to the queries of the suites.
  var impact: Impact

  /// The fix that the edits make. Where a query of a test would stop finding the element, or find two, somebody has to
  /// look, unless its queries are rewritten with it: `tests`. One that finds it by its text still does.
  func fix(_ edits: [Edit], tests: [Edit]? = nil) -> Fix {
    let isSafe = tests != nil || impact.effects.allSatisfy { $0.outcome == .keeps }
    return Fix(
      title: "give the '\(element.kind)' the identifier '\(identifier)'", safety: isSafe ? .safe : .unsafe,
      edits: edits + (tests ?? []))
  }
}

extension Report {
  /// The gaps among its findings, in their order.
  func gaps(wanted: (RuleID) -> Bool) -> [Gap] {
    let findings = findings.filter { Gap.rules.contains($0.rule) && wanted($0.rule) }
    guard !findings.isEmpty else { return [] }
    let impacts = Impacts(inventory)
    var elements: [Place: [Element]] = [:]
    for element in inventory.elements { elements[element.omission?.call ?? element.place, default: []].append(element) }
    return findings.compactMap { finding in
      let alike = elements[finding.place] ?? []
      guard let element = alike.first(where: { $0.fingerprint == finding.element }) ?? alike.first,
        let identifier = element.proposed
      else { return nil }
      var effects: [Impact.Effect] = []
      for element in alike {
        for effect in impacts.impact(of: identifier, on: element).effects { effects.note(effect) }
      }
      return Gap(
        finding: finding, element: element, identifier: identifier, crowdedScreen: alike.crowdedScreen,
        impact: Impact(effects: effects))
    }
  }
}

extension [Element] {
  /// A screen that shows two of them at once.
  fileprivate var crowdedScreen: String? {
    for (index, element) in enumerated() where element.screen != nil {
      let other = self[..<index].first { $0.screen == element.screen && $0.use != element.use && !$0.excludes(element) }
      if other != nil { return element.screen }
    }
    return nil
  }
}
