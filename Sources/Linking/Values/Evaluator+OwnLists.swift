import Inventory

/// Lists that a class makes for itself: the rows of a view model. Of another class's list of the same elements they say
/// nothing.
extension Evaluator {
  /// What a stored property holds that is a list of the app's own values, where all that is put into it is written out in
  /// the class's own code; nil where anything else may be in it.
  func ownList(_ property: PropertyFact, in scope: Scope, depth: Int) -> Value? {
    guard let type = scope.type, property.type?.isCollection == true, symbols.types[type].kind == .class,
      symbols.types[type].uiKitName == nil, symbols.descendants[type] == nil, !symbols.isDecoded(type),
      instance(of: property.type?.arguments.first, in: scope) != nil,
      property.attributes.allSatisfy({ $0 == "Published" }), property.observers.isEmpty
    else { return nil }
    let assigning = symbols.code(with: NameSet.hash(property.name, .assignment))
    guard assigning.count <= Self.mostAssigning else { return nil }
    var search = ListSearch(name: property.name, type: type)
    for code in assigning where code.owner != type { search.walk(code.member, of: code.owner, symbols) }
    for member in symbols.types[type].members.all where member.names.mayContain(hash: NameSet.hash(property.name)) {
      search.walk(member, of: type, symbols)
    }
    guard !search.isUnclear else { return nil }
    var written = search.written
    if let value = property.value { written.insert((value, scope), at: 0) }
    var elements: [Value] = []
    for (value, inner) in written {
      var inner = inner.expecting(.init(type: property.type ?? TypeName(name: ""), owner: type, file: scope.file))
      inner.trail = scope.trail
      for list in self.value(of: value, in: inner, depth: depth + 1).alternatives {
        switch list {
        case .list(let values): elements += values
        case .collection(let element): elements += element.alternatives
        default: return nil
        }
      }
    }
    guard !elements.isEmpty,
      elements.allSatisfy({ if case .instance(_, let parts) = $0 { !parts.isEmpty } else { false } })
    else { return nil }
    return .collection(of: elements.joinedAlternatives())
  }

  /// A name that more code assigns to is followed no further.
  private static var mostAssigning: Int { 24 }
}

/// Looks for what is put into a list.
private struct ListSearch: CodeVisitor {
  let name: String
  let type: SymbolTable.TypeID
  let filter = NameFilter()
  private(set) var written: [(value: Expression, scope: Scope)] = []
  /// Whether more may be put into it than what is written.
  private(set) var isUnclear = false

  private static let reading: Set<String> = [
    "allSatisfy", "compactMap", "contains", "count", "enumerated", "filter", "first", "firstIndex", "flatMap",
    "forEach",
    "indices", "isEmpty", "joined", "last", "map", "prefix", "reduce", "reversed", "sorted", "suffix",
    Link.subscriptName,
  ]

  init(name: String, type: SymbolTable.TypeID) {
    self.name = name
    self.type = type
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {
    guard let last = target.links.last(where: { $0.name != Link.subscriptName }), last.name == name else { return }
    let isWhole = target.links.last?.name == name
    if scope.type == type, isOwn(target.links.prefix { $0.name != Link.subscriptName }, in: scope) {
      if isWhole { written.append((value, scope)) } else { isUnclear = true }
    } else if target.links.count > 1, scope.type == type || target.links[0].name != "self" {
      // It may be that of an object of this class.
      isUnclear = true
    }
  }

  mutating func visit(added value: Expression, to list: Chain, in scope: Scope) {
    if list.links.last?.name == name { isUnclear = true }
  }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    guard case .name = chain.root, scope.type == type else { return }
    if chain.links.contains(where: { $0.name == "$" + name }) { isUnclear = true }
    guard let index = chain.links.firstIndex(where: { $0.name == name }), isOwn(chain.links[...index], in: scope),
      index + 1 < chain.links.count
    else { return }
    if !Self.reading.contains(chain.links[index + 1].name) { isUnclear = true }
  }

  private func isOwn(_ links: ArraySlice<Link>, in scope: Scope) -> Bool {
    switch links.count {
    case 1: scope.locals[name] == nil
    case 2: links.first?.name == "self"
    default: false
    }
  }
}
