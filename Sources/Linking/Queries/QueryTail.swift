import Inventory

/// What the links behind a query, or behind a name that stands for one, do with what it finds.
struct QueryTail {
  /// What they ask of it; nil where the chain ends with the query: a value that others ask.
  private(set) var demand: Query.Demand?
  private(set) var isNarrowed = false

  /// The tail of what ends at `index` of a chain.
  init(of chain: Chain, behind index: Int) {
    for link in chain.links[(index + 1)...] {
      switch link.name {
      case "firstMatch", "matching", "containing", Link.subscriptName: isNarrowed = true
      case "element": isNarrowed = isNarrowed || link.isCall && link.arguments?.isEmpty == false
      case _ where QueryProperty.types[link.name] != nil, _ where QueryProperty.methods.contains(link.name):
        demand = .scope
        return
      default:
        demand = QueryDemands.byName[link.name] ?? .other
        return
      }
    }
  }

  /// What a call does that finds one element and acts on it at once.
  init(_ demand: Query.Demand) {
    self.demand = demand
    isNarrowed = true
  }

  /// The tail of a call whose helper gives what `inner` leaves.
  func narrowed(by inner: QueryTail) -> QueryTail {
    var tail = self
    tail.isNarrowed = isNarrowed || inner.isNarrowed
    return tail
  }
}
