import Findings
import Inventory

/// How soon a gap matters to the suites.
enum GapPriority: String, Comparable {
  /// A test looks for the element now, and has to find it by its text.
  case high = "High"
  /// It is on a screen that tests come to.
  case medium = "Medium"
  case low = "Low"

  private var rank: Int {
    switch self {
    case .high: 2
    case .medium: 1
    case .low: 0
    }
  }

  static func < (left: GapPriority, right: GapPriority) -> Bool { left.rank < right.rank }
}

/// Which elements and screens the queries of the suites concern.
struct GapPriorities {
  /// The queries that find an element by its text, by the element's place.
  private var byText: [Place: [Query]] = [:]
  /// The screens on which some query finds something.
  private var covered: Set<String> = []
  /// Whether there is a suite at all: without one nothing can be said.
  let isKnown: Bool

  init(_ inventory: Inventory) {
    isKnown = !inventory.queries.isEmpty
    guard isKnown else { return }
    var screens: [Place: Set<String>] = [:]
    for element in inventory.elements {
      guard let screen = element.screen else { continue }
      for place in [element.place] + (element.source.map { [$0] } ?? []) { screens[place, default: []].insert(screen) }
    }
    for query in inventory.queries {
      for provider in query.providers {
        if query.status == .visibleText { byText[provider, default: []].append(query) }
        // What many screens show says of none of them that a test comes there.
        let shown = screens[provider] ?? []
        if shown.count == 1 { covered.formUnion(shown) }
      }
    }
  }

  /// The queries that look for the element and would be sounder with an identifier.
  func blocked(by element: Element) -> [Query] {
    ([element.place] + element.places).flatMap { byText[$0] ?? [] }
  }

  func priority(of element: Element) -> GapPriority {
    if !blocked(by: element).isEmpty { return .high }
    return element.screen.map(covered.contains) == true ? .medium : .low
  }
}
