import Findings
import Inventory

/// What is only read where something else is nil: `title` in `testID ?? title`.
struct Fallbacks {
  /// What must be nil for a slot to be read, where every place that reads it says so.
  private(set) var guards: [Slot: Set<Slot>] = [:]
  private var plain: Set<Slot> = []

  init(_ evaluator: Evaluator, readBy landings: [Landing], and sites: [CarrierSite]) {
    for landing in landings { note(landing.value, landing.slots, evaluator, landing.scope) }
    for site in sites { note(site.value, site.sources, evaluator, site.scope) }
    for slot in plain { guards[slot] = nil }
  }

  private mutating func note(_ value: Expression, _ slots: [Slot], _ evaluator: Evaluator, _ scope: Scope) {
    guard case .binary("??", let first, let second) = value else {
      plain.formUnion(slots)
      return
    }
    let asked = evaluator.slots(of: first, in: scope)
    plain.formUnion(asked)
    for slot in evaluator.slots(of: second, in: scope) {
      if asked.count == 1 { guards[slot, default: []].formUnion(asked) } else { plain.insert(slot) }
    }
  }
}

extension CarrierSearch {
  /// Leaves out what calls pass for a slot that is only read where another one is nil which they fill as well.
  mutating func leaveOutFallbacks(readBy landings: [Landing]) {
    let guards = Fallbacks(evaluator, readBy: landings, and: sites).guards
    guard !guards.isEmpty else { return }
    let asked = guards.values.reduce(into: Set<Slot>()) { $0.formUnion($1) }
    var filled: [Place: Set<Slot>] = [:]
    for site in sites where asked.contains(site.slot) {
      guard let callee = site.callee,
        evaluator.value(of: site.value, in: site.scope.expecting(site.expected)).isSurelyThere
      else { continue }
      filled[callee, default: []].insert(site.slot)
    }
    sites.removeAll { site in
      guard let guards = guards[site.slot], let callee = site.callee, let filled = filled[callee] else { return false }
      return filled.isSuperset(of: guards)
    }
  }
}
