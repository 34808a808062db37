import Findings
import Inventory
import Taxonomy

/// What the app's own code puts into a slot, over all of its places.
extension Evaluator {
  /// The evaluator that knows, of each property and parameter that carries an identifier, what the app's own code puts
  /// into it. `given` is what setters give to the property of their receiver.
  func knowing(_ search: CarrierSearch, given: [Slot: [Value]]) -> Evaluator {
    let bySlot = Dictionary(grouping: search.sites, by: \.slot)
    let order = ordered(bySlot, given: given)
    var known = self
    known.carrying = search.carriers.functions
    known.followsParameters = true
    // What leads there by ways that only the values show is known in a second round.
    for _ in 0..<2 {
      known.memo = Memo()
      for slot in order {
        let sites = (bySlot[slot] ?? []).sorted { $0.place < $1.place }
        let values =
          sites.map { known.value(of: $0.value, in: $0.scope.expecting($0.expected)).defined(at: $0.place) }
          + (given[slot] ?? [])
        var range = values.joinedAlternatives()
        if search.unclear.contains(slot) {
          range = .unresolved(
            "another call may pass '\(slot.name)', whose receiver is not known", fallbacks: range.texts ?? [],
            nature: .other)
        }
        known.ranges[slot] = range
      }
    }
    known.memo = Memo()
    known.followsParameters = false
    return known
  }

  /// The same evaluator, to which a parameter is what the app's calls pass for it.
  var followingParameters: Evaluator {
    var following = self
    following.followsParameters = true
    following.memo = Memo()
    return following
  }

  /// The slots in an order in which each comes behind those that its values are made of, where that is possible.
  private func ordered(_ sites: [Slot: [CarrierSite]], given: [Slot: [Value]]) -> [Slot] {
    let begins = sites.compactMap { slot, sites in sites.map(\.place).min().map { (slot: slot, place: $0) } }
      .sorted { ($0.place, $0.slot.name) < ($1.place, $1.slot.name) }
    var order: [Slot] = []
    var seen: Set<Slot> = []
    func add(_ slot: Slot) {
      var pending: [(slot: Slot, isEntered: Bool)] = [(slot, false)]
      while let next = pending.popLast() {
        if next.isEntered {
          order.append(next.slot)
          continue
        }
        guard seen.insert(next.slot).inserted else { continue }
        pending.append((next.slot, true))
        for site in sites[next.slot] ?? [] {
          pending += slots(of: site.value, in: site.scope).map { ($0, false) }
        }
      }
    }
    for begin in begins { add(begin.slot) }
    return order + given.keys.filter { !seen.contains($0) }.sorted { $0.name < $1.name }
  }
}
