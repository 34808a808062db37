import Findings
import Inventory
import Taxonomy

/// What has one identifier, in a report: the places that give it, that ask for it, and that its text comes over.
struct IdentifierUses: Sendable {
  /// The identifier as it is known; nil where nothing has it.
  private(set) var text: IdentifierText?
  private(set) var assignments: [Assignment] = []
  private(set) var elements: [Element] = []
  private(set) var queries: [Query] = []
  /// Where the text is defined and passed on.
  private(set) var way: Set<Place> = []

  init(of name: String, in inventory: Inventory) {
    func has(_ identifier: Identifier) -> Bool { identifier.texts.contains { $0.description == name } }
    assignments = inventory.assignments.filter { has($0.identifier) }
    elements = inventory.elements.filter { has($0.identifier) }
    queries = inventory.queries.filter { $0.keyKind != .visibleText && $0.key.map(has) == true }
    way = Set(assignments.flatMap(\.way) + elements.flatMap(\.way) + queries.flatMap(\.way))
    let all = assignments.map(\.identifier) + elements.map(\.identifier) + queries.compactMap(\.key)
    text = all.lazy.flatMap(\.texts).first { $0.description == name }
    // Constants that nothing speaks of are declared all the same.
    way.formUnion(inventory.unassignedConstants.flatMap { $0.constants.map(\.place) })
  }

  /// Whether a place that gives it, or asks for it, has other texts, too.
  var isOneOfSeveral: Bool {
    let all = assignments.map(\.identifier) + elements.map(\.identifier) + queries.compactMap(\.key)
    return all.contains { $0.texts.count > 1 }
  }

  /// Where it is given and asked for.
  var places: [Place] {
    Array(Set(assignments.map(\.place) + elements.compactMap(\.source) + queries.map(\.place))).sorted()
  }
}
