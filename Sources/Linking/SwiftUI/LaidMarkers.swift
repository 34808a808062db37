import Inventory

/// Modifiers of the app that give what they are passed to another view than the one that they stand on: a marker that they
/// lay over or under it, or what is presented from it.
extension Evaluator {
  private static let deepestMarker = 4

  /// Whether what a parameter of a modifier is passed only goes to such views.
  func passesElsewhere(_ parameter: String, by own: OwnModifier) -> Bool {
    passesElsewhere(parameter, own.fact.body, Scope(file: own.file, type: own.owner, member: own.fact.name), depth: 0)
  }

  private func passesElsewhere(_ name: String, _ body: Block?, _ scope: Scope, depth: Int) -> Bool {
    guard depth < Self.deepestMarker, let body, body.statements.count == 1 else { return false }
    switch body.statements[0] {
    case .expression(.chain(let chain), _), .return(.chain(let chain), _):
      let passing = chain.links.filter { link in
        (link.arguments ?? []).contains { NameSearch.finds(name, in: $0.value) }
      }
      return !passing.isEmpty && passing.allSatisfy { passesElsewhere(name, $0, scope, depth: depth) }
    default: return false
    }
  }

  /// Whether a modifier on the view, one of whose arguments speaks of the name, passes it to another view.
  private func passesElsewhere(_ name: String, _ link: Link, _ scope: Scope, depth: Int) -> Bool {
    if SwiftUIConstruct.layering.contains(link.name) || SwiftUIConstruct.presentations.contains(link.name) {
      return true
    }
    if link.name == "modifier", case .chain(let made)? = link.arguments?.first?.value, let head = made.viewHead,
      let id = symbols.type(named: head.name, in: scope.type, file: scope.file), let body = symbols.viewBody(of: id)
    {
      let passed = made.links[head.index].arguments?.filter { NameSearch.finds(name, in: $0.value) } ?? []
      let inner = Scope(file: body.file, type: id, member: body.member)
      return passed.allSatisfy { argument in
        argument.label.map { passesElsewhere($0, body.block, inner, depth: depth + 1) } ?? false
      }
    }
    guard let own = ownModifier(link, in: scope) else { return false }
    let inner = Scope(file: own.file, type: own.owner, member: own.fact.name)
    return own.fact.matched(with: link.arguments ?? []).allSatisfy { parameter, argument in
      !NameSearch.finds(name, in: argument.value)
        || passesElsewhere(parameter.name, own.fact.body, inner, depth: depth + 1)
    }
  }
}

/// Looks for a name in code, closures included.
private struct NameSearch: BlockSearch {
  let name: String
  var isFound = false

  static func finds(_ name: String, in expression: Expression) -> Bool {
    var search = NameSearch(name: name)
    search.look(in: expression)
    return search.isFound
  }

  mutating func visit(_ chain: Chain) {
    guard case .name = chain.root else { return }
    if chain.links.first(where: { $0.name != "self" })?.name == name { isFound = true }
  }
}
