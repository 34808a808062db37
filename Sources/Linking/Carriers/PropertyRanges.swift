import Inventory

extension Evaluator {
  /// The evaluator that knows, of each property that carries an identifier, what the app's own code puts into it.
  ///
  /// Two rounds, since what one property is given may come out of another one.
  func knowing(_ sites: [CarrierSite]) -> Evaluator {
    let bySlot = Dictionary(grouping: sites, by: \.slot)
    var known = self
    for _ in 0..<2 {
      var ranges: [Slot: Value] = [:]
      for (slot, sites) in bySlot {
        guard case .property = slot else { continue }
        let values = sites.sorted { $0.place < $1.place }.map { site in
          known.value(of: site.value, in: site.scope.expecting(site.expected)).defined(at: site.place)
        }
        ranges[slot] = values.joinedAlternatives()
      }
      known.ranges = ranges
      known.memo = Memo()
    }
    return known
  }
}
