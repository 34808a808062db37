import Findings
import Taxonomy

/// What is known of one name: an identifier, a screen, or both.
package struct Answer: Sendable {
  /// A screen with the elements it shows.
  package struct ScreenPart: Sendable {
    package var screen: Screen
    /// In source order: a component's where the component is used, those of the screen's own file first.
    package var elements: [Element]

    package var coverage: Coverage { Coverage(of: elements) }
  }

  /// Names that are much like the one asked for, the nearest first.
  package struct Nearest: Sendable, Hashable {
    package var identifiers: [String] = []
    package var screens: [String] = []

    package init(identifiers: [String] = [], screens: [String] = []) {
      self.identifiers = identifiers
      self.screens = screens
    }
  }

  package var name: String
  /// Whether the identifier is known as it stands; false where only a pattern of the app can produce it.
  package var isExact: Bool
  /// The places that give the identifier.
  package var assignments: [Assignment]
  /// The elements that carry it.
  package var elements: [Element]
  /// What a test writes to find them.
  package var queries: [SuggestedQuery]
  /// The queries of the suites that look for it.
  package var tests: [Query]
  /// The screens of this name, or whose type has it.
  package var screens: [ScreenPart]
  /// Filled where nothing else is.
  package var nearest: Nearest

  package var isIdentifier: Bool { !assignments.isEmpty || !elements.isEmpty }
  /// Whether the app gives it, a test looks for it, or a screen has the name.
  package var isKnown: Bool { isIdentifier || !tests.isEmpty || !screens.isEmpty }

  /// Looks `name` up. Where some place gives exactly this identifier, patterns that could produce it too are left out.
  package init(to name: String, in inventory: Inventory) {
    self.name = name
    func find(_ matches: (IdentifierText) -> Bool) -> (assignments: [Assignment], elements: [Element]) {
      (
        inventory.assignments.filter { $0.identifier.texts.contains(where: matches) },
        inventory.elements.filter { $0.identifier.texts.contains(where: matches) }
      )
    }
    var found = find { $0.description == name }
    isExact = !found.assignments.isEmpty || !found.elements.isEmpty
    if !isExact { found = find { $0.canProduce(name) } }
    (assignments, elements) = found
    queries = SuggestedQuery.queries(for: name, elements: elements, assignments: assignments)
    tests = inventory.queries.filter { query in
      query.keyKind != .visibleText
        && query.key?.texts.contains { $0.description == name || $0.canProduce(name) } == true
    }
    screens = inventory.screens.filter { $0.isNamed(name) }.map { screen in
      ScreenPart(
        screen: screen,
        elements: inventory.elements.filter { $0.screen == screen.name }.sorted {
          $0.order(on: screen) < $1.order(on: screen)
        })
    }
    nearest = Nearest()
    if !isKnown { nearest = Nearest(to: name, in: inventory) }
  }
}

extension Element {
  fileprivate func order(on screen: Screen) -> (Int, Place, Place) {
    let entrance = use ?? place
    return (entrance.file == screen.place.file ? 0 : 1, entrance, place)
  }
}

extension Answer.Nearest {
  private static let most = 3

  fileprivate init(to name: String, in inventory: Inventory) {
    let texts = (inventory.assignments.map(\.identifier) + inventory.elements.map(\.identifier)).flatMap(\.values)
    identifiers = Self.names(near: name, in: texts.filter { !$0.isEmpty })
    screens = Self.names(near: name, in: inventory.screens.flatMap { [$0.name, $0.type] })
  }

  /// Misspelled ones, else those that `name` is a part of: the shortest first.
  private static func names(near name: String, in candidates: [String]) -> [String] {
    let near = nearestNames(to: name, in: candidates, atMost: most)
    if !near.isEmpty || name.count < 3 { return near }
    let wanted = name.lowercased()
    let containing = Set(candidates.filter { $0.lowercased().contains(wanted) })
    return Array(containing.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(most))
  }
}
