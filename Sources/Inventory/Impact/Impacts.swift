import Findings
import Taxonomy

/// Tells of elements what an identifier would do to the queries that concern them. It looks at the inventory once, however
/// many elements are asked for.
package struct Impacts: Sendable {
  /// The queries by the exact texts that they may look for.
  private var byKey: [String: [Query]] = [:]
  /// The elements by their exact identifiers, and by their texts where a query asks for these.
  private var byIdentifier: [String: [Element]] = [:]
  private var byLabel: [String: [Element]] = [:]
  /// The steppers of SwiftUI without an identifier, by their places.
  private var steppers: Set<Place> = []
  /// The same of each screen.
  private var steppersOnScreen: [String: Set<Place>] = [:]
  private var stepperQueries: [StepperQuery] = []

  /// A query for a stepper's button by its common name.
  private struct StepperQuery: Sendable {
    var query: Query
    /// What the steppers that it looks below are asked for by; nil where it looks below none that is named.
    var stepper: String?
    /// The screens that the code around it looks at.
    var screens: Set<String>
  }

  package init(_ inventory: Inventory) {
    guard !inventory.queries.isEmpty else { return }
    for query in inventory.queries where !query.isOfSystem {
      for text in query.key?.texts ?? [] { if let text = text.exact { byKey[text, default: []].append(query) } }
    }
    for element in inventory.elements {
      for text in element.identifier.texts {
        if let text = text.exact, !text.isEmpty { byIdentifier[text, default: []].append(element) }
      }
      if let label = element.label, byKey[label] != nil { byLabel[label, default: []].append(element) }
      guard element.isStepperOfSwiftUI, element.identifier.state == .none else { continue }
      steppers.insert(element.place)
      if let screen = element.screen { steppersOnScreen[screen, default: []].insert(element.place) }
    }
    if !steppers.isEmpty { stepperQueries = Self.stepperQueries(inventory, byKey) }
  }

  /// What the queries of suites make of `identifier` on an element; without one, of any that is not given yet.
  package func impact(of identifier: String?, on element: Element) -> Impact {
    var effects: [Impact.Effect] = []
    if element.identifier.state == .known, element.origin != .inherited {
      for text in element.identifier.texts.compactMap(\.exact) where text != identifier {
        for query in byKey[text] ?? [] where query.finds(element, by: text) {
          effects.append(.init(query, .stops, .formerIdentifier))
        }
      }
    }
    if let label = element.label, !element.isSpokenOtherwise {
      for query in byKey[label] ?? [] where query.asks(for: element.type) {
        switch query.comparison {
        case .anyName, .text:
          if !query.isAcceptedByText, isOnlyOne(labelled: label, for: query) {
            effects.append(.init(query, .keeps, .text))
          }
        case .name where element.identifier.state == .none: effects.append(.init(query, .stops, .text))
        case .name, .identifier: break
        }
      }
    }
    if let image = element.image, element.identifier.state == .none {
      for query in byKey[image.text] ?? [] where query.asks(for: element.type) {
        switch query.comparison {
        case .anyName where image.isLabel, .text where image.isLabel: effects.append(.init(query, .keeps, .text))
        case .anyName, .identifier, .name: effects.append(.init(query, .stops, .imageName))
        case .text: break
        }
      }
    }
    if element.framework == .swiftUI, element.identifier.state == .none {
      // A symbol in its label is what it answers to as long as it has no identifier.
      for case .icon(let name) in element.hints {
        for query in byKey[name] ?? [] where query.asks(for: element.type) && query.comparison != .text {
          if !effects.contains(where: { $0.query == query }) { effects.append(.init(query, .stops, .imageName)) }
        }
      }
    }
    if element.isStepperOfSwiftUI, element.identifier.state == .none {
      for asked in stepperQueries where asks(asked, forButtonOf: element) {
        let name = asked.query.key?.texts.first?.exact ?? ""
        let renamed = "\(identifier ?? "<identifier>")-\(name)"
        effects.append(.init(asked.query, .stops, .stepperButton(name: renamed)))
      }
    }
    if let identifier { effects += ambiguities(identifier, element) }
    return Impact(effects: effects.sorted { ($0.query.place, $0.query.name) < ($1.query.place, $1.query.name) })
  }

  /// Whether one place alone makes what has the text, of all that the query may find: else another one may be meant.
  private func isOnlyOne(labelled label: String, for query: Query) -> Bool {
    Set((byLabel[label] ?? []).lazy.filter { query.asks(for: $0.type) }.map(\.place)).count == 1
  }

  // MARK: Ambiguity

  /// The queries for the identifier that find another element of the screen already.
  private func ambiguities(_ identifier: String, _ element: Element) -> [Impact.Effect] {
    guard let queries = byKey[identifier] else { return [] }
    return queries.compactMap { query in
      guard query.comparison != .text, query.asks(for: element.type), query.mayFailOverSeveral else { return nil }
      let named = byIdentifier[identifier] ?? []
      let labelled = query.comparison == .anyName ? byLabel[identifier] ?? [] : []
      let other = (named + labelled).first { other in
        query.asks(for: other.type) && other.place != element.place && other.screen != nil
          && other.screen == element.screen && !other.excludes(element)
      }
      return other.map { .init(query, .becomesAmbiguous, .other($0.place)) }
    }
  }

  // MARK: Steppers

  private static let buttonsOfSteppers = ["Increment", "Decrement"]

  private static func stepperQueries(_ inventory: Inventory, _ byKey: [String: [Query]]) -> [StepperQuery] {
    let asking = buttonsOfSteppers.flatMap { byKey[$0] ?? [] }.filter {
      $0.asks(for: .button) && $0.comparison != .text && $0.key?.texts.count == 1
    }
    guard !asking.isEmpty else { return [] }
    let members = Set(asking.map(Member.init))
    var screensOfPlaces: [Place: Set<String>] = [:]
    for element in inventory.elements {
      guard let screen = element.screen else { continue }
      for place in [element.place] + (element.source.map { [$0] } ?? []) {
        screensOfPlaces[place, default: []].insert(screen)
      }
    }
    var around: [Member: Set<String>] = [:]
    var keys: [Place: String] = [:]
    for query in inventory.queries where members.contains(Member(query)) {
      for place in query.providers { around[Member(query), default: []].formUnion(screensOfPlaces[place] ?? []) }
      if let key = query.key?.values.first { keys[query.place] = key }
    }
    return asking.map { query in
      StepperQuery(
        query: query, stepper: query.outer.last { $0.name == "steppers" }.flatMap { keys[$0.place] },
        screens: around[Member(query)] ?? [])
    }
  }

  /// The code that a query stands in.
  private struct Member: Hashable {
    var file: String
    var type: String
    var name: String

    init(_ query: Query) {
      file = query.place.file
      type = query.enclosingType
      name = query.member
    }
  }

  /// Whether a query means a button of this stepper: it looks below it by its text, or no other stepper is there.
  private func asks(_ asked: StepperQuery, forButtonOf element: Element) -> Bool {
    if let stepper = asked.stepper { return stepper == element.label }
    if steppers == [element.place] { return true }
    guard let screen = element.screen, asked.screens.contains(screen) else { return false }
    // Of several on the screen any may be the one that is found.
    return asked.screens.contains { steppersOnScreen[$0]?.contains(element.place) == true }
  }
}

extension Element {
  fileprivate var isStepperOfSwiftUI: Bool { framework == .swiftUI && kind == "Stepper" }
}

extension Query {
  /// Whether it may find elements of a type.
  fileprivate func asks(for type: ElementType) -> Bool { self.type == nil || self.type == type }

  /// Whether it finds an element by the identifier that this has.
  fileprivate func finds(_ element: Element, by identifier: String) -> Bool {
    comparison != .text && asks(for: element.type) && element.source.map(providers.contains) == true
  }

  /// Whether a test does something with it that fails where several elements match, for all that is known.
  fileprivate var mayFailOverSeveral: Bool { uses.isEmpty || uses.contains { $0.needsOne && !$0.isNarrowed } }
}
