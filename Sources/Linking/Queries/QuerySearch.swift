import Findings
import Inventory
import Taxonomy

/// Finds the queries of the suites: those written out, and those that calls of the suites' own helpers make.
///
/// A function that passes a parameter into a query is a query helper, and so is one that passes its parameter on to such
/// a function: each call gets the query with what it passes.
struct QuerySearch {
  private let evaluator: Evaluator
  private let code: [SymbolTable.Code]
  private let functions: SuiteFunctions
  private var keys: QueryKeys
  private var walk: SuiteWalk
  private var tests: TestMethods
  private(set) var queries: [Query] = []

  /// A query inside a helper, with the calls on the way from the helper to it.
  private struct Sink {
    var query: RawQuery
    var steps: [Step]
  }

  private struct Step {
    var callee: SuiteFunction
    var arguments: [Argument]
    var scope: Scope
    /// The chain that the call is in, and what that does with what the call gives.
    var node: QueryUses.Node
    var tail: QueryTail
  }

  /// More helpers behind each other than any suite has.
  private static let mostSteps = 8

  /// `evaluator` knows the suites and the app.
  init(_ evaluator: Evaluator, skippedTests: Set<String>) {
    self.evaluator = evaluator
    let symbols = evaluator.symbols
    code = symbols.code(inFiles: { symbols.files[$0].role == .uiTest })
    functions = SuiteFunctions(code, symbols)
    walk = SuiteWalk(symbols, functions)
    keys = QueryKeys(evaluator: evaluator, functions: functions)
    for member in code { walk.walk(member) }
    tests = TestMethods(code, symbols, walk.uses, skipped: skippedTests)
    find()
  }

  private mutating func find() {
    var sinks: [SymbolTable.MemberKey: [Sink]] = [:]
    var pending: [SymbolTable.MemberKey] = []
    func add(_ sink: Sink, to function: SuiteFunction) {
      sinks[function.key, default: []].append(sink)
      pending.append(function.key)
    }
    for query in walk.queries where query.isOfSelf {
      if let function = query.function { keys.ownQueries[function.key, default: []].append(query) }
    }
    for query in walk.queries where !query.isOfSelf {
      if let function = query.function, let parameter = query.form.parameter(of: function.fact, in: query.scope) {
        add(Sink(query: query, steps: []), to: function)
        queries.append(self.query(query, at: query.place, hopOver: parameter))
      } else {
        queries.append(
          self.query(query, at: query.place, key: keys.key(of: query.form, in: query.scope), in: query.scope))
      }
    }
    // Calls of helpers, those of helpers' helpers behind them.
    var calls: [SymbolTable.MemberKey: [(call: SuiteCall, callee: SuiteFunction)]] = [:]
    for call in walk.calls { for callee in call.callees { calls[callee.key, default: []].append((call, callee)) } }
    var done: [SymbolTable.MemberKey: Int] = [:]
    while let helper = pending.popLast() {
      let all = sinks[helper] ?? []
      let first = done[helper] ?? 0
      done[helper] = all.count
      guard first < all.count else { continue }
      for (call, callee) in calls[helper] ?? [] {
        let arguments = call.link.arguments ?? []
        for sink in all[first...] {
          let step = Step(
            callee: callee, arguments: arguments, scope: call.scope, node: call.node, tail: call.tail)
          if let function = call.function, arguments.mention(parametersOf: function.fact, in: call.scope) {
            guard sink.steps.count < Self.mostSteps, function.key != helper else { continue }
            add(Sink(query: sink.query, steps: [step] + sink.steps), to: function)
          } else {
            queries.append(query(sink, of: step, call))
          }
        }
      }
    }
    queries.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    queries.joinLike()
  }

  // MARK: Making queries

  /// The query that a call makes, whose helper leads to it over some steps.
  private mutating func query(_ sink: Sink, of call: Step, _ suiteCall: SuiteCall) -> Query {
    let steps = [call] + sink.steps
    var scope = call.scope
    for index in steps.indices {
      let inner = index + 1 < steps.count ? steps[index + 1].scope : sink.query.scope
      scope = evaluator.entering(steps[index].callee, at: inner, passing: steps[index].arguments, from: scope)
    }
    let link = suiteCall.link
    let place = Place(
      file: evaluator.symbols.files[call.scope.file].file,
      range: link.position.range(ofBytes: max(1, link.name == Link.subscriptName ? 1 : link.name.utf8.count)))
    var raw = sink.query
    raw.isOfSystem = raw.isOfSystem || suiteCall.isOfSystem
    var found = query(raw, at: place, key: keys.key(of: raw.form, in: scope), in: call.scope)
    for name in ConstantNames(call.arguments.map(\.value), in: call.scope).found { found.constants.note(name) }
    found.outer = suiteCall.outer + raw.outer
    found.isOfHelper = true
    found.noteCode(of: call.arguments, in: call.scope, KeyCode(symbols: evaluator.symbols))
    found.uses = uses(of: raw, over: steps).sorted()
    return found
  }

  /// What is done with what a query finds that some steps lead to: what a helper gives back is asked where it is called.
  private func uses(of raw: RawQuery, over steps: [Step]) -> Set<Query.Use> {
    var (tail, node) = (raw.tail, raw.node)
    for step in steps.reversed() {
      guard tail.demand == nil, let result = functions.results[step.callee.key],
        node == result.chain.node(inFile: step.callee.file)
      else { break }
      (tail, node) = (step.tail.narrowed(by: tail), step.node)
    }
    return walk.elements.uses(tail, of: node)
  }

  private mutating func query(_ raw: RawQuery, at place: Place, key: QueryKeys.Key?, in scope: Scope) -> Query {
    var query = Query(
      place: place, name: raw.name, type: raw.type, how: key?.how ?? raw.form.how, key: key?.identifier,
      enclosingType: scope.type.map { evaluator.symbols.types[$0].name } ?? "", member: scope.member)
    query.suite = raw.suite
    query.comparison = raw.suite == .kif || raw.suite == .earlGrey ? .identifier : key?.comparison ?? .anyName
    if key?.identifier.state == Identifier.State.none { query.key = nil }
    query.isOfSystem = raw.isOfSystem
    query.outer = raw.outer
    query.uses = walk.elements.uses(raw.tail, of: raw.node).sorted()
    query.way = key?.way ?? []
    query.constants = ConstantNames(raw.form.expressions, in: scope).found
    query.noteCode(of: raw.form.arguments, in: scope, KeyCode(symbols: evaluator.symbols))
    if query.key != nil {
      if raw.isOfSystem { query.status = .system }
      if key?.isOfText == true { query.keyKind = .visibleText }
    }
    query.tests = tests.tests(leadingTo: SymbolTable.MemberKey(file: scope.file, position: scope.body))
    return query
  }

  /// The query in a helper's own code: what it looks for is what calls pass, but for what the helper adds to that.
  private mutating func query(_ raw: RawQuery, at place: Place, hopOver parameter: String) -> Query {
    let key = keys.key(of: raw.form, in: raw.scope)
    if let key, key.identifier.state == .pattern, !key.identifier.isOnlyHoles {
      return query(raw, at: place, key: key, in: raw.scope)
    }
    var query = query(raw, at: place, key: nil, in: raw.scope)
    query.how = key?.how ?? query.how
    query.key = .unresolved("parameter \(parameter)")
    return query
  }
}

extension Query {
  /// Notes how the arguments that it is passed write its key.
  fileprivate mutating func noteCode(of arguments: [Argument], in scope: Scope, _ code: KeyCode) {
    let text = key?.texts.count == 1 ? key?.texts[0].exact : nil
    literal = code.literal(of: text, among: arguments, in: scope)
    constant = arguments.count == 1 ? code.constant(arguments[0].value, in: scope) : nil
  }
}

extension [Query] {
  /// Makes one of those that differ in nothing but what is done with what they find.
  fileprivate mutating func joinLike() {
    var indices: [Query: Int] = [:]
    var joined: [Query] = []
    for query in self {
      var key = query
      (key.uses, key.outer) = ([], [])
      if let index = indices[key] {
        joined[index].uses = Set(joined[index].uses + query.uses).sorted()
      } else {
        indices[key] = joined.count
        joined.append(query)
      }
    }
    self = joined
  }
}

extension SymbolTable {
  /// All code of some of the files.
  func code(inFiles isWanted: (Int) -> Bool) -> [Code] {
    var found: [Code] = []
    for id in types.indices {
      for member in types[id].members.all where isWanted(member.file) { found.append(Code(owner: id, member: member)) }
    }
    return found + topCode(inFiles: isWanted)
  }
}
