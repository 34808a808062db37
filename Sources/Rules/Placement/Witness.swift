import Findings
import Inventory
import Taxonomy

/// The queries of tests that speak against what a rule says is lost.
///
/// What SwiftUI leaves out of the hierarchy is known from reports, and not all agree: Esri's and element-ios's suites find
/// parts of a button's label by identifiers of their own. Where a test asks for the very identifier, as the type of its own
/// view, either the test fails or the rule is wrong, and only running it tells.
struct Witnesses {
  private var queries: [Place: Query] = [:]

  init(_ inventory: Inventory) {
    for query in inventory.queries where query.isWitness {
      if let place = query.providers.first, queries[place] == nil { queries[place] = query }
    }
  }

  /// A query that finds one of the identifiers, as the type of the view that it stands on.
  func first(of placements: [Placement]) -> Query? {
    placements.lazy.compactMap { placement -> Query? in
      guard case .element(let type) = placement.ground, let query = queries[placement.place] else { return nil }
      return query.type == nil || query.type == type ? query : nil
    }.first
  }
}

extension Query {
  /// Whether a test that runs needs what it finds, and one place alone gives it.
  fileprivate var isWitness: Bool {
    status == .provided && providers.count == 1 && !tests.isEmpty && !isSkipped
      && uses.contains { use in
        switch use.demand {
        case .existence, .tap, .action, .typeText, .attribute, .position: true
        case .absence, .all, .scope, .other: false
        }
      }
  }
}

extension Finding {
  /// The same where a query speaks against it: a hint, which mends nothing.
  func doubted(by query: Query?) -> Finding {
    guard let query else { return self }
    var finding = self
    finding.severity = min(severity, .info)
    finding.trust = .suspicious
    finding.fix = nil
    finding.notes.append(Note(.asked(query), at: query.place))
    return finding
  }
}

extension Message {
  fileprivate static func asked(_ query: Query) -> Message {
    "a test asks for it here: where that needs it and the test passes, nothing is wrong"
  }
}
