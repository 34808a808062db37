import Findings
import Inventory

/// What must be there for a slot to be read: `name` for `group` in `if let name { … group + "." + name }`.
private struct PartsBesideOthers {
  private let evaluator: Evaluator
  /// The slots that every place asks for which reads a slot.
  private(set) var needs: [Slot: Set<Slot>] = [:]

  init(_ evaluator: Evaluator, readBy landings: [Landing], and sites: [CarrierSite]) {
    self.evaluator = evaluator
    for landing in landings { note(landing.slots, in: landing.scope) }
    for site in sites { note(site.sources, in: site.scope) }
  }

  private mutating func note(_ slots: [Slot], in scope: Scope) {
    var needed: Set<Slot> = []
    for name in scope.unwrapped {
      let link = Link(name: name, position: .start, arguments: nil, end: .start)
      let chain = Chain(root: .name, links: [link], range: SourceRange(.start, .start))
      needed.formUnion(evaluator.slots(of: .chain(chain), in: scope))
    }
    for slot in slots {
      let others = needed.subtracting([slot])
      needs[slot] = needs[slot]?.intersection(others) ?? others
    }
  }
}

extension CarrierSearch {
  /// Leaves out what calls pass for a slot that is only read beside another one for which they pass nothing; and what is
  /// passed to these calls for nothing.
  mutating func leaveOutParts(readBy landings: [Landing]) {
    let needs = PartsBesideOthers(evaluator, readBy: landings, and: sites).needs.filter { !$0.value.isEmpty }
    guard !needs.isEmpty else { return }
    let asked = needs.values.reduce(into: Set<Slot>()) { $0.formUnion($1) }
    var missing: [Place: Set<Slot>] = [:]
    for site in sites where asked.contains(site.slot) {
      guard evaluator.value(of: site.value, in: site.scope.expecting(site.expected)).isNothing else { continue }
      missing[site.callPlace, default: []].insert(site.slot)
    }
    guard !missing.isEmpty else { return }
    var removed = take { site in
      guard let needs = needs[site.slot], let missing = missing[site.callPlace] else { return false }
      return !needs.isDisjoint(with: missing)
    }
    let landed = Set(landings.flatMap(\.slots))
    while !removed.isEmpty {
      let read = landed.union(sites.flatMap(\.sources))
      let unread = Set(removed.flatMap(\.sources)).subtracting(read)
      removed = unread.isEmpty ? [] : take { unread.contains($0.slot) }
    }
  }

  private mutating func take(_ isTaken: (CarrierSite) -> Bool) -> [CarrierSite] {
    let taken = sites.filter(isTaken)
    sites.removeAll(where: isTaken)
    return taken
  }
}

extension CarrierSite {
  /// Where the call stands that passes it, or leaves it out.
  var callPlace: Place { callee ?? place }
}
