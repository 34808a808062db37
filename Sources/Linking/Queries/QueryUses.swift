import Findings
import Inventory

/// What is asked of the elements that chains and members of a suite stand for: `loginButton` of `page.loginButton.tap()`.
struct QueryUses {
  /// Something that stands for an element.
  enum Node: Hashable {
    case chain(file: Int, SourceRange)
    case member(SymbolTable.MemberKey)
  }

  private var uses: [Node: Set<Query.Use>] = [:]
  /// What else stands for the same element.
  private var aliases: [Node: Set<Node>] = [:]
  /// The chains of which a test asserts the contrary.
  private var denied: Set<Node> = []

  /// Notes that what a chain asks, it asks of what `node` stands for.
  mutating func note(_ tail: QueryTail, of chain: Node, askingOf node: Node) {
    if let demand = tail.demand {
      uses[node, default: []].insert(use(demand, tail, of: chain))
    } else if node != chain {
      aliases[node, default: []].insert(chain)
    }
  }

  mutating func note(_ node: Node, standsFor chain: Node) { aliases[chain, default: []].insert(node) }
  mutating func note(_ demand: Query.Demand, of node: Node) { uses[node, default: []].insert(Query.Use(demand)) }
  mutating func deny(_ node: Node) { denied.insert(node) }

  private func use(_ demand: Query.Demand, _ tail: QueryTail, of chain: Node) -> Query.Use {
    var demand = demand
    if denied.contains(chain) {
      demand = demand == .existence ? .absence : demand == .absence ? .existence : demand
    }
    return Query.Use(demand, isNarrowed: tail.isNarrowed)
  }

  /// What tests do with what a query finds that stands in a chain.
  func uses(_ tail: QueryTail, of chain: Node) -> Set<Query.Use> {
    if let demand = tail.demand { return [use(demand, tail, of: chain)] }
    var found: Set<Query.Use> = []
    var seen: Set<Node> = [chain]
    var pending = [chain]
    while let node = pending.popLast() {
      found.formUnion(uses[node] ?? [])
      for other in aliases[node] ?? [] where seen.insert(other).inserted { pending.append(other) }
    }
    return tail.isNarrowed ? Set(found.map { Query.Use($0.demand, isNarrowed: true) }) : found
  }
}
