import Findings
import Inventory

/// What the app's code passes into some slots.
struct Feed: CodeVisitor {
  private enum Target {
    case parameter(FunctionFact, MemberReference, name: String)
    case property(SymbolTable.TypeID, String)
    case model(SymbolTable.TypeID, String)
    case payload(SymbolTable.TypeID, CaseFact, index: Int)

    var owner: SymbolTable.TypeID? {
      switch self {
      case .parameter(_, let reference, _): reference.owner
      case .property(let type, _), .model(let type, _), .payload(let type, _, _): type
      }
    }

    var slot: Slot {
      switch self {
      case .parameter(_, let reference, let name): .parameter(reference, name: name)
      case .property(let type, let name): .property(type, name)
      case .model(let type, let name): .model(type, name)
      case .payload(let type, let fact, let index): .payload(type, fact, index: index)
      }
    }
  }

  private let evaluator: Evaluator
  let asksForTypes = true
  /// What a call fills, by the name that is called: a function's, or that of the type which is constructed.
  private var called: [String: [Target]] = [:]
  /// All of these that are filled by an initialiser: `.init(…)` does not say of which type.
  private var initialised: [Target] = []
  /// The properties that an assignment fills, by their names.
  private var assigned: [String: [SymbolTable.TypeID]] = [:]
  /// The names of all that fills one of them.
  private(set) var filter = NameFilter()
  /// These without initialisers that are called by the name `init`.
  private var certain = NameFilter()
  /// The types whose initialisers fill one of them, and what the calls of these have.
  private var initialisedTypes: Set<SymbolTable.TypeID> = []
  private var initialiserCalls: [InitialiserCall] = []
  /// What the values that are passed begin with.
  private(set) var found: [Slot] = []
  private(set) var sites: [CarrierSite] = []
  private(set) var models: [Slot: [HeldModel]] = [:]
  /// Parameters of initialisers that are only a part of what these keep.
  private(set) var parts: Set<Slot> = []
  /// Slots that a call may fill whose receiver is not known.
  private(set) var unclear: Set<Slot> = []

  init(_ evaluator: Evaluator, filling slots: [Slot]) {
    self.evaluator = evaluator
    for slot in slots { add(slot) }
    certain.insert(called.keys, .call)
    certain.insert(assigned.keys, .assignment)
    initialisedTypes = Set(initialised.compactMap(\.owner))
    initialiserCalls = initialisedTypes.map { InitialiserCall(of: $0, evaluator.symbols) }
    filter = certain
    if !initialised.isEmpty { filter.insert(["init", "Self"], .call) }
  }

  func wants(_ code: SymbolTable.Code) -> Bool {
    let names = code.member.names
    if certain.mayOccur(in: names) { return true }
    // Another initialiser that goes on to one of the type's: `super.init(…)`.
    if let owner = code.owner, evaluator.symbols.types[owner].lineage.contains(where: initialisedTypes.contains) {
      return true
    }
    return initialiserCalls.contains { $0.mayOccur(in: names) }
  }

  private mutating func add(_ slot: Slot) {
    let symbols = evaluator.symbols
    switch slot {
    case .parameter(let reference, let name):
      guard case .function(let function)? = symbols.member(reference)?.declaration else { return }
      let target = Target.parameter(function, reference, name: name)
      guard function.name == "init" else {
        called[function.name, default: []].append(target)
        return
      }
      initialised.append(target)
      if let owner = reference.owner { called[symbols.types[owner].simpleName, default: []].append(target) }
    case .property(let type, let name):
      initialised.append(.property(type, name))
      called[symbols.types[type].simpleName, default: []].append(.property(type, name))
      assigned[name, default: []].append(type)
    case .model(let type, let name):
      initialised.append(.model(type, name))
      called[symbols.types[type].simpleName, default: []].append(.model(type, name))
    case .payload(let type, let fact, let index):
      called[fact.name, default: []].append(.payload(type, fact, index: index))
    }
  }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    for position in chain.links.indices where chain.links[position].isCall {
      let targets = targets(ofCallAt: position, in: chain, scope)
      guard !targets.isEmpty, let arguments = chain.links[position].arguments else { continue }
      let link = chain.links[position]
      var receiver: Evaluator.Receiver?
      let first = sites.count
      for target in targets {
        visit(link, arguments, at: position, of: chain, target, in: scope, on: &receiver)
      }
      for index in sites.indices[first...] where sites[index].callee != nil {
        sites[index].call = .init(chain: chain, index: position)
      }
    }
  }

  private func targets(ofCallAt position: Int, in chain: Chain, _ scope: Scope) -> [Target] {
    switch chain.links[position].name {
    case "init": break
    case "Self": return scope.type.flatMap { called[evaluator.symbols.types[$0].simpleName] } ?? []
    case let name: return called[name] ?? []
    }
    let before = position > 0 ? chain.links[position - 1].name : nil
    return before.flatMap { called[$0] } ?? initialised
  }

  private mutating func visit(
    _ link: Link, _ arguments: [Argument], at position: Int, of chain: Chain, _ target: Target, in scope: Scope,
    on receiver: inout Evaluator.Receiver?
  ) {
    switch target {
    case .parameter(let function, let reference, let name):
      let (owner, file) = (reference.owner, reference.file)
      switch evaluator.calls(
        link, at: position, of: chain, function, owner: owner, file: file, in: scope, on: &receiver)
      {
      case .no: return
      case .unclear: unclear.insert(target.slot)
      case .yes:
        note(arguments, passedTo: name, of: function, link, filling: target.slot, owner: owner, file: file, in: scope)
      }
    case .property(let type, let name):
      guard evaluator.constructs(link, at: position, of: chain, type, in: scope) else { return }
      // An initialiser of its own may make something else of what it is passed.
      guard !evaluator.symbols.hasInitialiser(type, taking: arguments) else { return }
      let given = arguments.filter { $0.label == name }
      for argument in given {
        note(argument, of: link, evaluator.symbols.expectation(of: name, in: type), filling: target.slot, in: scope)
      }
      if given.isEmpty { noteInitialValue(of: name, of: type, link, in: scope) }
    case .model(let type, let name):
      guard evaluator.constructs(link, at: position, of: chain, type, in: scope) else { return }
      for argument in arguments where argument.label == name {
        found += evaluator.models(holding: argument.value, in: scope)
      }
      let made = Chain(root: chain.root, links: Array(chain.links[...position]), range: chain.range)
      models[target.slot, default: []].append(HeldModel(call: made, scope: scope))
    case .payload(let type, let fact, let index):
      switch evaluator.makes(fact, of: type, link, at: position, of: chain, in: scope) {
      case .no: return
      case .unclear: unclear.insert(target.slot)
      case .yes:
        let parameter = fact.payload[index]
        let expected = parameter.type.map {
          Scope.Expectation(type: $0, owner: type, file: evaluator.symbols.types[type].file)
        }
        guard
          let argument = arguments.first(where: { $0.label == parameter.label && parameter.label != nil })
            ?? (parameter.label == nil && arguments.indices.contains(index) ? arguments[index] : nil)
        else { return }
        note(argument, of: link, expected, filling: target.slot, in: scope)
      }
    }
  }

  private mutating func note(
    _ arguments: [Argument], passedTo name: String, of function: FunctionFact, _ link: Link, filling slot: Slot,
    owner: SymbolTable.TypeID?, file: Int, in scope: Scope
  ) {
    guard let parameter = function.parameters.first(where: { $0.name == name }) else { return }
    let expected = evaluator.symbols.expectation(of: parameter, of: owner, file: file, in: scope)
    let passed = function.matched(with: arguments).filter { $0.parameter.name == name }
    for (_, argument) in passed { note(argument, of: link, expected, filling: slot, in: scope) }
    if passed.isEmpty, let value = parameter.defaultValue {
      var callee = Scope(file: file, type: owner, member: function.name)
      callee.body = function.position
      note(leftOut: value, expected, at: link, filling: slot, in: callee, from: scope)
    }
  }

  /// What a value of the type has that is constructed without the property.
  private mutating func noteInitialValue(
    of name: String, of type: SymbolTable.TypeID, _ link: Link, in scope: Scope
  ) {
    // Where it has an initialiser of its own, that one says.
    guard evaluator.symbols.types[type].members["init"] == nil else { return }
    for member in evaluator.symbols.types[type].members[name] ?? [] {
      // What watches its changes does not see the value that it begins with.
      guard case .property(let property) = member.declaration, !property.isLet, property.observers.isEmpty else {
        continue
      }
      guard let value = property.value ?? (property.type?.isOptional == true ? .nilLiteral : nil) else { continue }
      let owner = Scope(file: member.file, type: type, member: name)
      note(
        leftOut: value, evaluator.symbols.expectation(of: name, in: type), at: link, filling: .property(type, name),
        in: owner, from: scope)
    }
  }

  /// Notes what a call gives that leaves the argument out.
  private mutating func note(
    leftOut value: Expression, _ expected: Scope.Expectation?, at link: Link, filling slot: Slot, in callee: Scope,
    from caller: Scope
  ) {
    let place = evaluator.place(of: link, file: caller.file)
    sites.append(
      CarrierSite(
        carrier: slot.name, place: place, value: value, valueRange: place.range, form: .initArgument,
        expected: expected, scope: callee, slot: slot, giver: caller.type, isListed: false))
  }

  private mutating func note(
    _ argument: Argument, of link: Link, _ expected: Scope.Expectation?, filling slot: Slot, in scope: Scope
  ) {
    let sources = evaluator.slots(of: argument.value, in: scope)
    found += sources
    let isSetter = argument.label == nil
    let callee = evaluator.place(of: link, file: scope.file)
    let place = argument.label.map { evaluator.place(of: $0, at: argument.position, file: scope.file) } ?? callee
    sites.append(
      CarrierSite(
        carrier: argument.label ?? link.name, place: place, value: argument.value, valueRange: argument.range,
        form: isSetter ? .wrapperCall : .initArgument, expected: expected, scope: scope, slot: slot, callee: callee,
        sources: sources, giver: scope.type,
        // A model that brings an identifier along is none.
        isListed: !evaluator.isModel(expected)))
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {
    guard let last = target.links.last(where: { $0.name != Link.subscriptName }), let types = assigned[last.name] else {
      return
    }
    let filled = evaluator.slots(of: .chain(target), in: scope)
    for type in types where filled.contains(.property(type, last.name)) {
      let isOwn = target.links.count == 1 || target.links.count == 2 && target.links[0].name == "self"
      var sources = evaluator.slots(of: value, in: scope)
      if isOwn, scope.member == "init" {
        let more = value.parameters(in: scope).map { Slot.parameter(MemberReference(scope), name: $0) }
        parts.formUnion(more)
        sources += more.filter { !sources.contains($0) }
      }
      found += sources
      // What is kept under a key is not what the property is.
      guard target.links.last?.name != Link.subscriptName else { continue }
      sites.append(
        CarrierSite(
          carrier: last.name, place: evaluator.place(of: last, file: scope.file), value: value,
          valueRange: target.range, form: .wrapperCall,
          expected: evaluator.symbols.expectation(of: last.name, in: type),
          scope: scope, slot: .property(type, last.name), sources: sources, giver: scope.type,
          isListed: !isOwn || scope.member != "init"))
    }
  }
}

extension Expression {
  /// The parameters of the member at hand that are parts of the text that is put together.
  fileprivate func parameters(in scope: Scope) -> [String] {
    let parts: [Expression]
    switch self {
    case .interpolation(let segments):
      parts = segments.compactMap { if case .hole(let part, _) = $0 { part } else { nil } }
    case .binary("+", let first, let second): return first.parts(in: scope) + second.parts(in: scope)
    default: return []
    }
    return parts.flatMap { $0.parts(in: scope) }
  }

  private func parts(in scope: Scope) -> [String] {
    if let path, path.count == 1, let local = scope.locals[path[0]], case .parameter = local.origin, !local.isNested {
      return path
    }
    return parameters(in: scope)
  }
}

extension SymbolTable {
  /// Whether the type declares an initialiser that takes the arguments.
  fileprivate func hasInitialiser(_ type: TypeID, taking arguments: [Argument]) -> Bool {
    (types[type].members["init"] ?? []).contains { member in
      if case .function(let function) = member.declaration {
        function.body != nil && function.accepts(arguments)
      } else {
        false
      }
    }
  }
}
