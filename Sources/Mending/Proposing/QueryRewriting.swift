import Findings
import Inventory
import SwiftSource
import Taxonomy

/// Rewrites the queries that concern an element without an identifier, so that they ask for the one that it gets.
struct QueryRewriting {
  /// A constant that is declared for an identifier.
  struct Constant {
    var name: String
    /// Where its type begins.
    var type: Place
  }

  private let inventory: Inventory
  private let files: FileBytes
  /// What new constants of the suites name, by the types that they are declared in.
  private var declared: [Place: [String: String]] = [:]

  init(_ inventory: Inventory, _ files: @escaping FileBytes) {
    self.inventory = inventory
    self.files = files
  }

  /// The edits for all queries that would stop finding the element or still find it by its text; nil where one of them
  /// that would stop, or become ambiguous, cannot be rewritten.
  mutating func edits(for gap: Gap, _ constant: Constant?) -> [Edit]? {
    var edits: [Edit] = []
    for effect in gap.impact.effects {
      let code = effect.outcome == .becomesAmbiguous ? nil : self.code(for: effect, gap, constant)
      if let code, let literal = effect.query.literal, isOnlyAnswer(gap.element, to: effect.query) {
        for edit in code.declaration + [Edit(literal, code.use)] { edits.note(edit) }
      } else if effect.outcome != .keeps {
        return nil
      }
    }
    return edits
  }

  /// Where something else of that text may be shown than what the app's code makes.
  private static let hosts: Set<String> = [
    "alerts", "cells", "collectionViews", "dialogs", "keyboards", "menus", "navigationBars", "popovers", "sheets",
    "statusBars", "tabBars", "tables", "toolbars", "webViews",
  ]

  /// Whether no other element answers to what the query asks for today: it may be that one that is meant.
  private func isOnlyAnswer(_ element: Element, to query: Query) -> Bool {
    guard let text = query.key?.texts.first?.exact, query.key?.texts.count == 1,
      !query.outer.contains(where: { Self.hosts.contains($0.name) })
    else { return false }
    if element.kind == "Stepper" {
      let others = inventory.elements.filter { $0.kind == "Stepper" && $0.screen == element.screen }
      return Set(others.map(\.place)).count == 1
    }
    return !inventory.elements.contains { other in
      other.place != element.place && (query.type == nil || query.type == other.type)
        && (other.label == text || other.identifier.values.contains(text))
    }
  }

  /// What is to be asked for, as the suite writes it, and what has to be declared for that.
  private mutating func code(
    for effect: Impact.Effect, _ gap: Gap, _ constant: Constant?
  ) -> (use: String, declaration: [Edit])? {
    let query = effect.query
    guard query.how == .subscript || query.how == .matchingIdentifier, query.suite != .maestro else { return nil }
    if case .stepperButton(let name) = effect.cause { return (name.swiftLiteral, []) }
    if query.place.file.hasSuffix(".swift"), let use = namedUse(of: constant, for: query, gap.identifier) { return use }
    let literal = gap.identifier.swiftLiteral
    return ([".m", ".mm"].contains(where: query.place.file.hasSuffix) ? "@" + literal : literal, [])
  }

  /// The code that names a constant where the query stands, after the manner of the nearest query of its file that names
  /// one: the one that the app has declared, where that query names one of the same type, else a new one beside that query's.
  /// Nil where none does, and where it cannot be imitated.
  private mutating func namedUse(
    of constant: Constant?, for query: Query, _ identifier: String
  ) -> (use: String, declaration: [Edit])? {
    let like = inventory.queries.filter { other in
      other.place.file == query.place.file && other.how == query.how && other.literal == nil && !other.way.isEmpty
        && other.key?.texts.count == 1
    }.min { abs($0.place.line - query.place.line) < abs($1.place.line - query.place.line) }
    guard let like, let sibling = like.way.first, let text = like.key?.texts.first?.exact,
      let home = ConstantHome(of: sibling, text: text, files)
    else { return nil }
    if let constant, constant.type == home.type {
      return home.use(of: constant.name, like: like.place, files).map { ($0, []) }
    }
    guard let own = home.constant(for: identifier), own.identifier == identifier,
      let use = home.use(of: own.name, like: like.place, files),
      declared[home.type, default: [:]][own.name] ?? identifier == identifier
    else { return nil }
    declared[home.type, default: [:]][own.name] = identifier
    return (use, own.declaration)
  }
}
