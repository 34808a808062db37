import Findings
import Inventory

extension SuiteWalk {
  /// Notes what a chain asks of the variable that it begins with, and gives the queries that this stands for.
  mutating func noteLocal(_ chain: Chain, _ node: QueryUses.Node, in scope: Scope) -> [Query.Outer] {
    guard let value = local(of: chain, in: scope) else { return [] }
    elements.note(QueryTail(of: chain, behind: 0), of: node, askingOf: value.node(inFile: scope.file))
    return outerQueries(of: value, in: scope.without(chain.links[0].name), depth: 0)
  }

  /// The chain that the variable was declared with that another chain begins with.
  private func local(of chain: Chain, in scope: Scope) -> Chain? {
    guard case .name = chain.root, let first = chain.links.first,
      case .chain(let value)? = scope.locals[first.name]?.value
    else { return nil }
    return value
  }

  /// The queries of a chain, with those of the names that it begins with.
  func outerQueries(of chain: Chain, in scope: Scope, depth: Int) -> [Query.Outer] {
    guard depth < 4 else { return [] }
    var found: [Query.Outer] = []
    if let value = local(of: chain, in: scope) {
      found = outerQueries(of: value, in: scope.without(chain.links[0].name), depth: depth + 1)
    }
    let roots = SuiteRoots(symbols)
    for (index, link) in chain.links.enumerated() {
      if queryType(of: link, at: index, in: chain, scope, roots) != nil {
        found.append(Query.Outer(name: link.name, place: place(of: link, scope)))
        continue
      }
      let members = functions.members(link, at: index, of: chain, in: scope, symbols)
      if members.count == 1, let result = functions.results[members[0]] {
        found = outerQueries(of: result.chain, in: result.scope, depth: depth + 1)
      }
    }
    return found
  }

  /// Notes what an assertion says of what it is passed: that it is not so, or by a predicate, whether it is there.
  mutating func noteAssertion(_ chain: Chain, in scope: Scope) {
    for link in chain.links where link.isCall {
      guard let arguments = link.arguments, let first = arguments.first else { continue }
      let name = link.name.hasPrefix("#") ? String(link.name.dropFirst()) : link.name
      if QueryDemands.denying.contains(name) { deny(first.value, scope) }
      if QueryDemands.affirming.contains(name) {
        if case .tuple(let operands) = first.value, let denied = operands.denied { deny(denied, scope) }
      }
      if name == "XCTAssertEqual", arguments.count > 1, let denied = [first.value, arguments[1].value].denied {
        deny(denied, scope)
      }
      notePredicate(arguments, in: scope)
    }
  }

  private mutating func deny(_ expression: Expression, _ scope: Scope) {
    if case .chain(let chain) = expression { elements.deny(chain.node(inFile: scope.file)) }
  }

  /// `expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: element)`
  private mutating func notePredicate(_ arguments: [Argument], in scope: Scope) {
    guard case .chain(let subject)? = arguments.labelled(QueryDemands.subjectLabels),
      case .chain(let predicate)? = arguments.labelled(QueryDemands.predicateLabels),
      let format = predicate.links.last?.arguments?.first, format.label == "format",
      case .string(let text) = format.value
    else { return }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard words.first == "exists", words.count == 2 else { return }
    let isDenied = ["false", "0", "no"].contains(words[1])
    elements.note(isDenied != text.contains("!") ? .absence : .existence, of: subject.node(inFile: scope.file))
  }
}

extension [Argument] {
  fileprivate func labelled(_ labels: Set<String>) -> Expression? {
    first { $0.label.map(labels.contains) ?? false }?.value
  }
}

extension [Expression] {
  /// What must be false where the whole is true: `!x`, `x == false`.
  fileprivate var denied: Expression? {
    if count == 1 { return first }
    if count == 2, self[1] == .boolean(false) { return first }
    if count == 2, self[0] == .boolean(false) { return last }
    return nil
  }
}

extension Chain {
  func node(inFile file: Int) -> QueryUses.Node { .chain(file: file, range) }
}

extension SymbolTable.Member {
  /// The chain that a property holds or a function gives, where it gives nothing else.
  var result: Chain? {
    let value: Expression?
    switch declaration {
    case .property(let property): value = property.value ?? property.getter?.result
    case .function(let function): value = function.body?.result
    case .enumCase: value = nil
    }
    if case .chain(let chain)? = value { return chain }
    return nil
  }
}
