import Findings
import Inventory

/// What the app's code passes into some slots.
struct Feed: CodeVisitor {
  private enum Target {
    case parameter(FunctionFact, MemberReference, name: String)
    case property(SymbolTable.TypeID, String)

    var slot: Slot {
      switch self {
      case .parameter(_, let reference, let name): .parameter(reference, name: name)
      case .property(let type, let name): .property(type, name)
      }
    }
  }

  private let evaluator: Evaluator
  /// What a call fills, by the name that is called: a function's, or that of the type which is constructed.
  private var called: [String: [Target]] = [:]
  /// All of these that are filled by an initialiser: `.init(…)` does not say of which type.
  private var initialised: [Target] = []
  /// The properties that an assignment fills, by their names.
  private var assigned: [String: [SymbolTable.TypeID]] = [:]
  /// The names of all that fills one of them.
  private var filter = NameFilter()
  /// What the values that are passed begin with.
  private(set) var found: [Slot] = []
  private(set) var sites: [CarrierSite] = []

  init(_ evaluator: Evaluator, filling slots: [Slot]) {
    self.evaluator = evaluator
    for slot in slots { add(slot) }
    filter.insert(called.keys, .call)
    filter.insert(assigned.keys, .assignment)
    if !initialised.isEmpty { filter.insert("init", .call) }
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
    }
  }

  func wants(_ code: SymbolTable.Code) -> Bool { filter.mayOccur(in: code.member.names) }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    for (position, link) in chain.links.enumerated() {
      guard let arguments = link.arguments, !arguments.isEmpty else { continue }
      for target in targets(of: link, at: position, in: chain) { visit(link, arguments, at: position, of: chain, target, in: scope) }
    }
  }

  private func targets(of link: Link, at position: Int, in chain: Chain) -> [Target] {
    guard link.name == "init" else { return called[link.name] ?? [] }
    let before = position > 0 ? chain.links[position - 1].name : nil
    return before.flatMap { called[$0] } ?? initialised
  }

  private mutating func visit(
    _ link: Link, _ arguments: [Argument], at position: Int, of chain: Chain, _ target: Target, in scope: Scope
  ) {
    switch target {
    case .parameter(let function, let reference, let name):
      let (owner, file) = (reference.owner, reference.file)
      guard evaluator.calls(link, at: position, of: chain, function, owner: owner, file: file, in: scope) else { return }
      for (parameter, argument) in function.matched(with: arguments) where parameter.name == name {
        let expected = parameter.type.map { Scope.Expectation(type: $0, owner: owner, file: file) }
        note(argument, of: link, expected, filling: target.slot, in: scope)
      }
    case .property(let type, let name):
      guard arguments.contains(where: { $0.label == name }),
        evaluator.constructs(link, at: position, of: chain, type, in: scope)
      else { return }
      for argument in arguments where argument.label == name {
        note(argument, of: link, evaluator.symbols.expectation(of: name, in: type), filling: target.slot, in: scope)
      }
    }
  }

  private mutating func note(
    _ argument: Argument, of link: Link, _ expected: Scope.Expectation?, filling slot: Slot, in scope: Scope
  ) {
    found += evaluator.slots(of: argument.value, in: scope)
    let isSetter = argument.label == nil
    let callee = evaluator.place(of: link, file: scope.file)
    let place = argument.label.map { evaluator.place(of: $0, at: argument.position, file: scope.file) } ?? callee
    sites.append(
      CarrierSite(
        carrier: argument.label ?? link.name, place: place, value: argument.value, valueRange: argument.range,
        form: isSetter ? .wrapperCall : .initArgument, expected: expected, scope: scope, slot: slot, callee: callee))
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {
    guard let last = target.links.last, let types = assigned[last.name] else { return }
    let filled = evaluator.slots(of: .chain(target), in: scope)
    for type in types where filled.contains(.property(type, last.name)) {
      found += evaluator.slots(of: value, in: scope)
      let isOwn = target.links.count == 1 || target.links.count == 2 && target.links[0].name == "self"
      sites.append(
        CarrierSite(
          carrier: last.name, place: evaluator.place(of: last, file: scope.file), value: value,
          valueRange: target.range, form: .wrapperCall, expected: evaluator.symbols.expectation(of: last.name, in: type),
          scope: scope, slot: .property(type, last.name), isListed: !isOwn || scope.member != "init"))
    }
  }
}

extension SymbolTable {
  /// What a property of the type asks for.
  func expectation(of property: String, in type: TypeID) -> Scope.Expectation? {
    for member in types[type].members[property] ?? [] {
      if case .property(let fact) = member.declaration, let name = fact.type {
        return Scope.Expectation(type: name, owner: type, file: member.file)
      }
    }
    return nil
  }
}

extension Evaluator {
  /// Whether the link calls this very function, as far as its name, its labels and the types that are known tell.
  func calls(
    _ link: Link, at position: Int, of chain: Chain, _ function: FunctionFact, owner: SymbolTable.TypeID?, file: Int,
    in scope: Scope
  ) -> Bool {
    guard let arguments = link.arguments, function.accepts(arguments) else { return false }
    if function.name == "init" {
      guard let owner else { return false }
      return constructs(link, at: position, of: chain, owner, in: scope)
        || link.name == "init" && chain.links.first?.name == "super" && isSuperclass(owner, of: scope.type)
    }
    guard link.name == function.name else { return false }
    guard let owner else { return position == 0 }
    let entry = symbols.types[owner]
    // An extension of a type of the platform is called on anything that is one.
    if entry.kind == .extension || entry.kind == .protocol { return true }
    if position == 0 { return scope.type.map { symbols.types[$0].lineage.contains(owner) } ?? false }
    let receiver = Chain(root: chain.root, links: Array(chain.links[..<position]), range: chain.range)
    switch value(of: receiver, in: scope, depth: 0) {
    case .instance(let type, _), .type(let type): return symbols.types[type].lineage.contains(owner)
    default: return hasOneDeclaration(function.name)
    }
  }

  /// Whether the link constructs a value of the type by one of its initialisers.
  func constructs(_ link: Link, at position: Int, of chain: Chain, _ type: SymbolTable.TypeID, in scope: Scope) -> Bool
  {
    let simple = symbols.types[type].simpleName
    if link.name == "init" {
      if position > 0 {
        return chain.links[position - 1].name == simple
      }
      guard case .implicitMember = chain.root else { return false }
      // `.init(…)`: the place asks for the type, or the labels tell.
      if let expected = scope.expected {
        return symbols.type(named: expected.type.name, in: expected.owner, file: expected.file) == type
      }
      return symbols.isInitialised(type, with: link.arguments ?? [])
    }
    guard link.name == simple else { return false }
    let path = chain.links[...position].map(\.name).joined(separator: ".")
    return symbols.type(named: path, in: scope.type, file: scope.file) == type
  }

  private func isSuperclass(_ type: SymbolTable.TypeID, of inner: SymbolTable.TypeID?) -> Bool {
    inner.map { $0 != type && symbols.types[$0].lineage.contains(type) } ?? false
  }

  /// Whether only one type of the app declares a function of the name, so that the name alone tells.
  private func hasOneDeclaration(_ name: String) -> Bool { symbols.functionCounts[name] == 1 }
}

extension SymbolTable {
  /// Whether the labels are those of one of the type's initialisers; a single one proves little.
  fileprivate func isInitialised(_ type: TypeID, with arguments: [Argument]) -> Bool {
    guard arguments.count > 1, arguments.allSatisfy({ $0.label != nil || $0.isTrailing }) else { return false }
    let initialisers = types[type].members["init"] ?? []
    for member in initialisers {
      if case .function(let function) = member.declaration, function.accepts(arguments) { return true }
    }
    return initialisers.isEmpty && arguments.compactMap(\.label).allSatisfy { types[type].members[$0] != nil }
  }
}

extension Evaluator {
  /// The evaluator that knows, of each property that carries an identifier, what the app's own code puts into it.
  ///
  /// Two rounds, since what one property is given may come out of another one.
  func knowing(_ sites: [CarrierSite]) -> Evaluator {
    let bySlot = Dictionary(grouping: sites, by: \.slot)
    var known = self
    for _ in 0..<2 {
      var ranges: [Slot: Value] = [:]
      for (slot, sites) in bySlot {
        guard case .property = slot else { continue }
        let values = sites.sorted { $0.place < $1.place }.map { site in
          known.value(of: site.value, in: site.scope.expecting(site.expected))
        }
        ranges[slot] = values.joinedAlternatives()
      }
      known.ranges = ranges
      known.memo = Memo()
    }
    return known
  }
}
