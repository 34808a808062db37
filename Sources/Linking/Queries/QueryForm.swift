import Findings
import Inventory

/// How the links behind a query's property choose among its elements.
struct QueryForm {
  var how: Query.How
  /// What gives the key: an expression, or a predicate.
  var key: Key?

  enum Key {
    case expression(Expression)
    /// A subscript or function that the suite adds to queries: `app.buttons[.login]`, `app.buttons.matching(id: "login")`.
    case own(name: String, [Argument])
    case predicate(Expression)
  }

  /// What gives the key.
  var expressions: [Expression] {
    switch key {
    case .expression(let expression), .predicate(let expression): [expression]
    case .own(_, let arguments): arguments.map(\.value)
    case nil: []
    }
  }

  /// The form of a call that is passed the key.
  init(passing key: Expression) {
    how = .other
    self.key = .expression(key)
  }

  /// The labels that XCUITest's own functions have for what narrows a query.
  private static let labels: Set<String?> = [nil, "identifier", "matching", "boundBy"]

  /// The form of what follows a property at `index` of a chain; `own` are the functions that the suite adds to queries.
  init(of chain: Chain, behind index: Int, own: Set<String> = []) {
    how = .other
    for link in chain.links[(index + 1)...] {
      let arguments = link.arguments ?? []
      switch link.name {
      case Link.subscriptName:
        how = .subscript
        if case .string? = arguments.first?.value, arguments.first?.label == nil {
          key = arguments.first.map { .expression($0.value) }
        } else {
          key = .own(name: "subscript", arguments)
        }
        return
      case let name where own.contains(name) && !arguments.allSatisfy({ Self.labels.contains($0.label) }):
        how = .other
        key = .own(name: name, arguments)
        return
      case "element", "matching", "containing":
        guard let first = arguments.first else { return }
        if first.label == "boundBy" {
          how = .boundBy
        } else if let given = arguments.first(where: { $0.label == "identifier" }) {
          how = .matchingIdentifier
          key = .expression(given.value)
        } else {
          how = .predicate
          key = .predicate(first.value)
        }
        return
      case "allElementsBoundByIndex", "allElementsBoundByAccessibilityElement":
        if chain.links.last?.name == Link.subscriptName || chain.links.contains(where: { $0.name == "first" }) {
          how = .boundBy
        }
        return
      case let name where own.contains(name) && !arguments.isEmpty:
        key = .own(name: name, arguments)
        return
      default: return
      }
    }
  }
}
