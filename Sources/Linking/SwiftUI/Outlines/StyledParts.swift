import Inventory

/// The parts of a component that the app's own styles give an identifier: `configuration.actions.accessibilityIdentifier(id)`
/// in the `makeBody` of a style.
struct StyledParts: CodeVisitor {
  private let evaluator: Evaluator
  let filter: NameFilter
  /// By the types that styles are passed.
  private var parts: [SymbolTable.TypeID: Set<String>] = [:]

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    var filter = NameFilter()
    filter.insertAccessibility()
    self.filter = filter
    walk(evaluator.symbols)
  }

  func wants(_ code: SymbolTable.Code) -> Bool {
    guard code.member.name == "makeBody", let owner = code.owner else { return false }
    return evaluator.symbols.viewRole(of: owner) != .view
  }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    guard case .name = chain.root, chain.links.count > 2, chain.links[1].arguments == nil,
      case .parameter? = scope.locals[chain.links[0].name]?.origin,
      let type = scope.locals[chain.links[0].name]?.type,
      let id = evaluator.symbols.type(of: type, in: scope.type, file: scope.file),
      chain.links.dropFirst(2).contains(where: { $0.identifierArgument != nil })
    else { return }
    parts[id, default: []].insert(chain.links[1].name)
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {}

  /// The parts that are given an identifier of what a call makes for a style: `CardConfiguration(title: title)`, or
  /// `.init(title: title)`, which is of the type that has all these parts.
  func parts(madeBy chain: Chain, in scope: Scope) -> Set<String> {
    guard !parts.isEmpty, chain.links.count == 1, let arguments = chain.links[0].arguments else { return [] }
    let symbols = evaluator.symbols
    if case .name = chain.root {
      return symbols.type(named: chain.links[0].name, in: scope.type, file: scope.file).flatMap { parts[$0] } ?? []
    }
    let labels = arguments.compactMap(\.label)
    guard labels.count == arguments.count, !labels.isEmpty else { return [] }
    let having = parts.keys.filter { type in labels.allSatisfy { symbols.types[type].members[$0] != nil } }
    return having.count == 1 ? parts[having[0]] ?? [] : []
  }
}

extension OutlineReader {
  /// The views that a style is passed in a configuration, apart from those that a style of the app gives an identifier.
  func partsOfStyle(passedTo link: Link, _ standing: Standing) -> (plain: [ViewNode], styled: [ViewNode])? {
    guard link.name == "makeBody" || link.arguments?.first?.label == "configuration", link.arguments?.count == 1,
      case .chain(let made)? = link.arguments?.first?.value,
      case let parts = styled.parts(madeBy: made, in: standing.scope), !parts.isEmpty
    else { return nil }
    var showing = standing
    showing.makesViews = true
    var (plain, styled): ([ViewNode], [ViewNode]) = ([], [])
    for argument in made.links[0].arguments ?? [] where argument.isShown {
      if parts.contains(argument.label ?? "") {
        styled += nodes(of: argument.value, showing)
      } else {
        plain += nodes(of: argument, standing.acting)
      }
    }
    return (plain, styled)
  }
}
