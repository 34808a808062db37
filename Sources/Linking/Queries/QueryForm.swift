import Findings
import Inventory

/// How the links behind a query's property choose among its elements.
struct QueryForm {
  var how: Query.How
  /// What gives the key: an expression, or a predicate.
  var key: Key?
  /// The link that chooses; the property's own where none does.
  private(set) var end: Int
  /// The type of element that has the key, where that is not the one that the property asks for:
  /// `cells.containing(.button, identifier: "pay")`.
  private(set) var keyedType: ElementType??

  enum Key {
    case expression(Expression)
    /// A subscript or function that the suite adds to queries: `app.buttons[.login]`, `app.buttons.matching(id: "login")`.
    case own(name: String, [Argument])
    case predicate(Expression)
  }

  /// What the key is passed as.
  private(set) var arguments: [Argument] = []

  /// What gives the key.
  var expressions: [Expression] {
    switch key {
    case .expression(let expression), .predicate(let expression): [expression]
    case .own(_, let arguments): arguments.map(\.value)
    case nil: []
    }
  }

  /// The form of a call at `index` of a chain that is passed the key.
  init(passing key: Expression, at index: Int) {
    how = .other
    end = index
    self.key = .expression(key)
  }

  /// The labels that XCUITest's own functions have for what narrows a query.
  private static let labels: Set<String?> = [nil, "identifier", "matching", "boundBy"]

  /// The form of what follows a property at `index` of a chain; `own` are the functions that the suite adds to queries.
  init(of chain: Chain, behind index: Int, own: Set<String> = []) {
    how = .other
    end = index
    for (number, link) in chain.links.enumerated().dropFirst(index + 1) {
      let arguments = link.arguments ?? []
      defer { if key != nil || how == .boundBy { end = number } }
      switch link.name {
      case Link.subscriptName:
        how = .subscript
        if case .string? = arguments.first?.value, arguments.first?.label == nil {
          key = arguments.first.map { .expression($0.value) }
          self.arguments = arguments
        } else {
          key = .own(name: "subscript", arguments)
          self.arguments = arguments
        }
        return
      case let name where own.contains(name) && !arguments.allSatisfy({ Self.labels.contains($0.label) }):
        how = .other
        key = .own(name: name, arguments)
        self.arguments = arguments
        return
      case "element", "matching", "containing":
        guard let first = arguments.first else { return }
        if first.label == "boundBy" {
          how = .boundBy
        } else if let given = arguments.first(where: { $0.label == "identifier" }) {
          how = .matchingIdentifier
          key = .expression(given.value)
          self.arguments = [given]
          if first.label != "identifier" { keyedType = .some(QueryProperty.type(named: first.value)) }
        } else {
          how = .predicate
          key = .predicate(first.value)
          if link.name == "containing" { keyedType = .some(nil) }
        }
        return
      case "allElementsBoundByIndex", "allElementsBoundByAccessibilityElement":
        if chain.links.last?.name == Link.subscriptName || chain.links.contains(where: { $0.name == "first" }) {
          how = .boundBy
        }
        return
      case let name where own.contains(name) && !arguments.isEmpty:
        key = .own(name: name, arguments)
        self.arguments = arguments
        return
      default: return
      }
    }
  }
}
