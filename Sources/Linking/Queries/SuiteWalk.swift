import Findings
import Inventory

/// Collects the queries of a suite's code, and the calls of its functions.
struct SuiteWalk: CodeVisitor {
  let symbols: SymbolTable
  let functions: SuiteFunctions
  let filter = NameFilter()
  private(set) var queries: [RawQuery] = []
  private(set) var calls: [SuiteCall] = []
  private(set) var uses = SuiteUses()
  /// What is asked of the elements that names stand for.
  var elements = QueryUses()
  /// XCUITest's own functions that narrow a query.
  private static let narrowing: Set<String> = ["matching", "containing", "element"]
  /// Those that the suite adds to them.
  private let narrowing: Set<String>
  /// The member that is being walked.
  private var member = SymbolTable.MemberKey(file: 0, position: .start)
  private var function: SuiteFunction?

  init(_ symbols: SymbolTable, _ functions: SuiteFunctions) {
    self.symbols = symbols
    self.functions = functions
    narrowing = Set(functions.narrowing.keys).subtracting(["subscript"])
  }

  mutating func walk(_ code: SymbolTable.Code) {
    member = code.member.key
    function = nil
    if case .function(let fact) = code.member.declaration, !fact.parameters.isEmpty {
      function = SuiteFunction(fact: fact, owner: code.owner, file: code.member.file)
    } else if let result = code.member.result {
      elements.note(.member(member), standsFor: result.node(inFile: code.member.file))
    }
    walk(code.member, of: code.owner, symbols)
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {
    visit(target, in: scope)
    guard case .chain(let chain) = value, let index = target.links.indices.last else { return }
    for key in functions.members(target.links[index], at: index, of: target, in: scope, symbols) {
      elements.note(.member(key), standsFor: chain.node(inFile: scope.file))
    }
  }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    guard case let roots = SuiteRoots(symbols), !chain.links.isEmpty else { return }
    let isOfSystem = roots.isOfSystem(chain, in: scope)
    let node = chain.node(inFile: scope.file)
    noteAssertion(chain, in: scope)
    noteOwnQuery(chain, in: scope)
    var outer = noteLocal(chain, node, in: scope)
    for (index, link) in chain.links.enumerated() {
      let isBelow = isOfSystem || chain.links[..<index].contains { QueryProperty.isForeign($0.name) }
      if let type = queryType(of: link, at: index, in: chain, scope, roots) {
        let form = QueryForm(of: chain, behind: index, own: narrowing)
        queries.append(
          RawQuery(
            place: place(of: link, scope), name: link.name, type: form.keyedType ?? type, form: form, scope: scope,
            function: function, isOfSystem: isBelow || QueryProperty.ofSystem.contains(link.name), node: node,
            tail: QueryTail(of: chain, behind: form.end), outer: outer))
        outer.append(Query.Outer(name: link.name, place: place(of: link, scope)))
      }
      let members = functions.members(link, at: index, of: chain, in: scope, symbols)
      uses.note(members, by: member)
      let tail = QueryTail(of: chain, behind: index)
      for key in members { elements.note(tail, of: node, askingOf: .member(key)) }
      let around = outer
      if members.count == 1, let result = functions.results[members[0]] {
        outer = outerQueries(of: result.chain, in: result.scope, depth: 0)
      }
      guard link.isCall, let arguments = link.arguments, !arguments.isEmpty else { continue }
      let callees = functions.callees(link, at: index, of: chain, in: scope, symbols)
      guard !callees.isEmpty else {
        noteLookUp(chain, at: index, arguments, in: scope)
        continue
      }
      calls.append(
        SuiteCall(
          link: link, callees: callees, scope: scope, function: function, isOfSystem: isBelow, node: node, tail: tail,
          outer: around))
    }
  }

  /// The type that a link asks for, nil in it for any; nil where the link begins no query.
  func queryType(
    of link: Link, at index: Int, in chain: Chain, _ scope: Scope, _ roots: SuiteRoots
  ) -> ElementType?? {
    let traces = symbols.files[scope.file].traces
    if traces.contains(.otherSuite), !traces.contains(.xcuitest) { return nil }
    if let arguments = link.arguments {
      guard QueryProperty.methods.contains(link.name), let first = arguments.first, first.label == "matching" else {
        return nil
      }
      return .some(QueryProperty.type(named: first.value))
    }
    guard let type = QueryProperty.types[link.name], roots.mayBeQuery(link.name, at: index, of: chain, in: scope) else {
      return nil
    }
    return .some(type)
  }

  /// Notes a call by which another suite than XCUITest finds an element.
  private mutating func noteLookUp(_ chain: Chain, at index: Int, _ arguments: [Argument], in scope: Scope) {
    let link = chain.links[index]
    guard symbols.files[scope.file].traces.contains(.otherSuite),
      let (lookUp, key) = SuiteLookUp.of(link.name, arguments)
    else { return }
    queries.append(
      RawQuery(
        place: place(of: link, scope), name: link.name, type: lookUp.type, form: QueryForm(passing: key, at: index),
        scope: scope, function: function, isOfSystem: false, node: chain.node(inFile: scope.file),
        tail: lookUp.tail(of: chain, at: index), suite: lookUp.suite))
  }

  /// Notes what narrows a query in an extension of the query's own type.
  private mutating func noteOwnQuery(_ chain: Chain, in scope: Scope) {
    guard let owner = scope.type, QueryProperty.classes.contains(symbols.types[owner].name),
      let first = chain.links.first
    else { return }
    let isNamed = first.name == "self" && chain.links.count > 1
    guard isNamed || first.isCall && (Self.narrowing.contains(first.name) || narrowing.contains(first.name)) else {
      return
    }
    let form = QueryForm(of: chain, behind: isNamed ? 0 : -1, own: narrowing)
    guard form.key != nil else { return }
    queries.append(
      RawQuery(
        place: place(of: first, scope), name: "", type: nil, form: form, scope: scope, function: function,
        isOfSystem: false, node: chain.node(inFile: scope.file), tail: QueryTail(of: chain, behind: form.end),
        isOfSelf: true))
  }

  func place(of link: Link, _ scope: Scope) -> Place {
    Place(file: symbols.files[scope.file].file, range: link.position.range(ofBytes: link.name.utf8.count))
  }
}

extension QueryProperty {
  /// Whether what is below a query of the name is none of the app's own.
  static func isForeign(_ name: String) -> Bool { name == "webViews" || ofSystem.contains(name) }
}
