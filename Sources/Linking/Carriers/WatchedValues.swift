import Findings
import Inventory

extension CarrierSearch {
  /// Leaves out what a property begins with where only the code that watches its changes reads it: `didSet` does not run for
  /// a first value.
  mutating func leaveOutFirstValues(readBy landings: [Landing]) {
    let candidates = sites.indices.filter { isFirstValue(sites[$0]) }
    guard !candidates.isEmpty else { return }
    let slots = Set(candidates.map { sites[$0].slot })
    var readers: [Slot: Set<MemberKey>] = [:]
    for landing in landings {
      for slot in landing.slots where slots.contains(slot) {
        readers[slot, default: []].insert(MemberKey(landing.scope))
      }
    }
    for site in sites {
      for slot in site.sources where slots.contains(slot) { readers[slot, default: []].insert(MemberKey(site.scope)) }
    }
    let unseen = Set(candidates.filter { readers[sites[$0].slot] == [MemberKey(sites[$0].scope)] })
    sites = sites.indices.filter { !unseen.contains($0) }.map { sites[$0] }
  }

  /// Whether a place is in the first value of a property whose changes are watched, and which has no code besides.
  private func isFirstValue(_ site: CarrierSite) -> Bool {
    guard let owner = site.scope.type else { return false }
    return (evaluator.symbols.types[owner].members[site.scope.member] ?? []).contains { member in
      guard case .property(let property) = member.declaration, property.position == site.scope.body,
        member.file == site.scope.file, property.getter == nil, !property.observers.isEmpty,
        case .chain(let value)? = property.value
      else { return false }
      return value.range.start <= site.valueRange.start && site.valueRange.end <= value.range.end
    }
  }

  private struct MemberKey: Hashable {
    var type: SymbolTable.TypeID?
    var member: String

    init(_ scope: Scope) { (type, member) = (scope.type, scope.member) }
  }
}
