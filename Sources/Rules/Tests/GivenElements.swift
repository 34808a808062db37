import Findings
import Inventory
import Taxonomy

/// The elements of an app by the exact identifiers that they are given.
struct GivenElements {
  private var elements: [String: [Element]] = [:]
  /// Places that give an identifier, with what they are known to give it to.
  private var sources: Set<Place> = []
  private var placements: [Place: Placement] = [:]

  init(_ inventory: Inventory) {
    for element in inventory.elements {
      guard let source = element.source else { continue }
      sources.insert(source)
      for text in element.identifier.texts {
        if let text = text.exact { elements[text, default: []].append(element) }
      }
    }
    for placement in inventory.placements { placements[placement.place] = placement }
  }

  /// The elements that a query's exact text is given to; nil where it may get to others as well: by a pattern, by a place
  /// that no element is known of, by a view that is not followed.
  func elements(of query: Query) -> [Element]? {
    guard let text = query.exactText, let found = elements[text], !found.isEmpty else { return nil }
    let known = Set(found.compactMap(\.source))
    for place in query.providers {
      guard known.contains(place) else { return nil }
      if let placement = placements[place], placement.mayLand || placement.ground == .unknown { return nil }
    }
    return found.allSatisfy { $0.identifier.state == .known } ? found : nil
  }

  /// The elements that an exact text is given to.
  func elements(named text: String) -> [Element] { elements[text] ?? [] }
}
