import Findings
import Inventory

/// Something that looks at all code of the app once, with what its names can mean at each place.
protocol CodeVisitor {
  /// The names of which code has one that may hold what the visitor looks for.
  var filter: NameFilter { get }
  /// Whether code that has one of the names may hold what the visitor looks for, by a look at its declaration.
  func wants(_ code: SymbolTable.Code) -> Bool
  /// Whether a chain's scope says what the place asks for, where that is written: `let rows: [Row] = [.init(…)]`.
  var asksForTypes: Bool { get }
  /// Called for each chain before what stands inside it.
  mutating func visit(_ chain: Chain, in scope: Scope)
  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope)
  /// Called for what `+=` adds to a list.
  mutating func visit(added value: Expression, to list: Chain, in scope: Scope)
  mutating func visit(_ binding: Statement.Binding, in scope: Scope)
  /// Called for each name that a condition binds, `made` of `if let made = button`, inside of what it decides.
  mutating func visit(_ bound: Branches.Bound, to value: Expression, in scope: Scope)
  /// Called for what a parameter is where a call leaves it out.
  mutating func visit(default value: Expression, of parameter: FunctionFact.Parameter, in scope: Scope)
  /// Called for what a function, a closure or a computed property gives.
  mutating func visit(result: Expression, in scope: Scope)
  mutating func visit(_ property: PropertyFact, in scope: Scope)
  /// Called for the variable of a loop before the loop's body.
  mutating func visit(loopVariable name: String, over sequence: Expression, in scope: Scope)
  /// What a closure's first parameter stands for, where the visitor knows.
  func subject(of argument: Argument, of link: Link, at index: Int, in chain: Chain, scope: Scope) -> Expression?
}

extension CodeVisitor {
  func wants(_ code: SymbolTable.Code) -> Bool { true }
  var asksForTypes: Bool { false }
  mutating func visit(added value: Expression, to list: Chain, in scope: Scope) {}
  mutating func visit(_ binding: Statement.Binding, in scope: Scope) {}
  mutating func visit(_ bound: Branches.Bound, to value: Expression, in scope: Scope) {}
  mutating func visit(default value: Expression, of parameter: FunctionFact.Parameter, in scope: Scope) {}
  mutating func visit(result: Expression, in scope: Scope) {}
  mutating func visit(_ property: PropertyFact, in scope: Scope) {}
  mutating func visit(loopVariable name: String, over sequence: Expression, in scope: Scope) {}
  func subject(of argument: Argument, of link: Link, at index: Int, in chain: Chain, scope: Scope) -> Expression? {
    nil
  }

  /// Looks at the members of every type and at all that stands at the top of a file, previews left out, as far as they
  /// may have what is looked for; at all of them, or a part.
  mutating func walk(_ symbols: SymbolTable, part: Range<Int>? = nil) {
    for code in symbols.code(using: filter, in: part) where wants(code) { walk(code.member, of: code.owner, symbols) }
  }

  /// Looks at one member.
  mutating func walk(_ member: SymbolTable.Member, of owner: SymbolTable.TypeID?, _ symbols: SymbolTable) {
    var scope = Scope(file: member.file, type: owner, member: member.name)
    scope.body = member.position
    switch member.declaration {
    case .property(let property):
      visit(property, in: scope)
      if let value = property.value { walk(value, asking(for: property.type, in: scope), symbols) }
      if let getter = property.getter { walk(getter, scope, symbols, givesResult: true) }
      for observer in property.observers { walk(observer, scope, symbols) }
    case .function(let function):
      scope.declare(function.parameters)
      for parameter in function.parameters {
        guard let value = parameter.defaultValue else { continue }
        visit(default: value, of: parameter, in: scope)
        walk(value, scope, symbols)
      }
      if let body = function.body { walk(body, scope, symbols, givesResult: true) }
    default: break
    }
  }

  mutating func walk(_ block: Block, _ outer: Scope, _ symbols: SymbolTable, givesResult: Bool = false) {
    var scope = outer
    scope.declareFunctions(of: block)
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value { walk(value, asking(for: binding.type, in: scope), symbols) }
        scope.declare(binding)
        visit(binding, in: scope)
      case .assignment(let target, let value, _):
        visit(assignment: target, value: value, in: scope)
        walk(value, scope, symbols)
        for index in target.links.indices where target.links[index].arguments != nil {
          walkArguments(of: target.links[index], at: 0, in: target, scope, symbols)
        }
      case .expression(let expression, _):
        if givesResult, block.statements.count == 1 { visit(result: expression, in: scope) }
        if case .binary("+=", .chain(let list), let value) = expression { visit(added: value, to: list, in: scope) }
        walk(expression, scope, symbols)
      case .return(let expression, _):
        if givesResult { visit(result: expression, in: scope) }
        walk(expression, scope, symbols)
      case .branches(let branches):
        walk(branches, scope, symbols, givesResult: givesResult)
        scope.pass(branches, file: symbols.files[scope.file].file)
      case .loop(let variables, let sequence, let body, let position):
        if let sequence {
          walk(sequence, scope, symbols)
        }
        let place = Place(file: symbols.files[scope.file].file, range: SourceRange(position, position))
        let inner = scope.entering(loopAt: place, variables: variables, over: sequence)
        if let (variable, values) = sequence?.elements(in: variables) {
          var named = scope
          named.locals[variable] = inner.locals[variable]
          visit(loopVariable: variable, over: values, in: named)
        }
        walk(body, inner, symbols, givesResult: givesResult)
      case .function(let function):
        scope.declare(function, in: block)
        if let body = function.body { walk(body, scope.entering(function), symbols) }
      }
    }
  }

  /// The scope of a value that is declared with a type.
  private func asking(for type: TypeName?, in scope: Scope) -> Scope {
    guard asksForTypes, let type else { return scope }
    return scope.expecting(Scope.Expectation(type: type, owner: scope.type, file: scope.file))
  }

  private mutating func walk(_ branches: Branches, _ scope: Scope, _ symbols: SymbolTable, givesResult: Bool) {
    for index in branches.alternatives.indices {
      let inner = scope.entering(index, of: branches, file: symbols.files[scope.file].file)
      for bound in branches.alternatives[index].bound {
        if let value = bound.value ?? branches.castSubject(of: bound) { visit(bound, to: value, in: inner) }
      }
      walk(branches.alternatives[index].body, inner, symbols, givesResult: givesResult)
    }
  }

  mutating func walk(_ expression: Expression, _ scope: Scope, _ symbols: SymbolTable) {
    switch expression {
    case .chain(let chain):
      visit(chain, in: scope)
      // What the place asks for is the chain itself, not its parts.
      if scope.expected == nil {
        walkParts(of: chain, scope, symbols)
      } else {
        walkParts(of: chain, scope.expecting(nil), symbols)
      }
    case .closure(let closure): walk(closure.body, scope.entering(closure).expecting(nil), symbols)
    case .ternary(_, let first, let second, _), .binary(_, let first, let second):
      walk(first, scope, symbols)
      walk(second, scope, symbols)
    case .branches(let branches): walk(branches, scope, symbols, givesResult: false)
    case .array(let values) where scope.expected != nil:
      let inner = scope.expecting(scope.expected?.element)
      for value in values { walk(value, inner, symbols) }
    case .array(let values), .tuple(let values):
      for value in values { walk(value, scope, symbols) }
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key, scope.expecting(scope.expected?.argument(0)), symbols)
        walk(pair.value, scope.expecting(scope.expected?.argument(1)), symbols)
      }
    case .interpolation(let segments):
      for case .hole(let value, _) in segments { walk(value, scope, symbols) }
    default: break
    }
  }

  private mutating func walkParts(of chain: Chain, _ scope: Scope, _ symbols: SymbolTable) {
    if case .value(let root) = chain.root {
      // `{ … }()`: what the closure gives is the value of the chain.
      if case .closure(let closure) = root {
        var inner = scope.entering(closure)
        // `{ $0.isOn = true; return $0 }(UISwitch())`: the first parameter is what is passed.
        if chain.links.first?.name == "", let passed = chain.links.first?.arguments?.first {
          inner.locals[closure.parameters.first ?? "$0"] = Scope.Local(origin: .subject, value: passed.value)
        }
        let isCalled = chain.links.first?.name == ""
        if isCalled { inner.calledClosure = closure.position }
        walk(closure.body, inner, symbols, givesResult: isCalled)
      } else {
        walk(root, scope, symbols)
      }
    }
    for index in chain.links.indices where chain.links[index].arguments != nil {
      walkArguments(of: chain.links[index], at: index, in: chain, scope, symbols)
    }
  }

  private mutating func walkArguments(
    of link: Link, at index: Int, in chain: Chain, _ scope: Scope, _ symbols: SymbolTable
  ) {
    guard let arguments = link.arguments else { return }
    for position in arguments.indices {
      guard case .closure(let closure) = arguments[position].value else {
        walk(arguments[position].value, scope, symbols)
        continue
      }
      var inner = scope.entering(closure)
      let subject = subject(of: arguments[position], of: link, at: index, in: chain, scope: scope)
      let first = closure.parameters.first ?? "$0"
      var local = Scope.Local(origin: subject == nil ? .closureParameter : .subject, value: subject)
      local.position = closure.position
      if subject == nil { local.type = link.handedOut ?? closure.types.first ?? nil }
      inner.locals[first] = local
      if SwiftUIConstruct.repeating.contains(link.name) || link.repeatsItsClosure {
        inner.repetition = Place(
          file: symbols.files[scope.file].file, range: SourceRange(link.position, link.position))
        if subject == nil, let sequence = link.sequence(at: index, in: chain) {
          inner.declare(closure, over: sequence)
          let names = closure.parameters.isEmpty ? ["$0"] : closure.parameters
          if link.name == "forEach", let (variable, values) = sequence.elements(in: names) {
            // Several closures of a body have a `$0`.
            inner.locals[variable]?.position = closure.position
            visit(loopVariable: variable, over: values, in: inner)
          }
        }
      }
      let makesElements = link.makesElements
      if makesElements { inner.calledClosure = closure.position }
      walk(closure.body, inner, symbols, givesResult: makesElements)
    }
  }
}

extension Expression {
  /// The variable of a loop over this that stands for the elements, and what these are: `row` and `rows` of
  /// `for (index, row) in rows.enumerated()`.
  fileprivate func elements(in variables: [String]) -> (variable: String, values: Expression)? {
    if variables.count == 1 { return (variables[0], self) }
    guard variables.count == 2, case .chain(var chain) = self, chain.links.count > 1,
      chain.links.last?.name == "enumerated"
    else { return nil }
    chain.links.removeLast()
    return (variables[1], .chain(chain))
  }
}

extension Branches {
  /// What a name stands for that a case binds to all that the `switch` looks at: `case let button as UIButton`.
  fileprivate func castSubject(of bound: Bound) -> Expression? {
    bound.cast != nil && bound.payload == nil ? subject : nil
  }
}

extension Link {
  /// The class of what a call hands to its closure, where its name says so: `CellRegistration<RowCell, Row> { … }`.
  fileprivate var handedOut: TypeName? { UIKitClass.registrations.contains(name) ? generics.first : nil }

  /// What the closure of a call runs over: the data of a `ForEach`, or what stands before `.forEach`.
  fileprivate func sequence(at index: Int, in chain: Chain) -> Expression? {
    if SwiftUIConstruct.repeating.contains(name) {
      return arguments?.first.flatMap { $0.isTrailing ? nil : $0.value }
    }
    if index > 0 { return .chain(Chain(root: chain.root, links: Array(chain.links[..<index]), range: chain.range)) }
    if case .value(let root) = chain.root { return root }
    return nil
  }

  /// Whether a call runs its closure once for each of several values.
  fileprivate var repeatsItsClosure: Bool { name == "forEach" || makesElements }

  /// Whether what its closure gives are the elements of a list.
  var makesElements: Bool { name == "map" || name == "compactMap" || name == "flatMap" }
}
