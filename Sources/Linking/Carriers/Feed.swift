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
      for target in targets(of: link, at: position, in: chain) {
        visit(link, arguments, at: position, of: chain, target, in: scope)
      }
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
      guard evaluator.calls(link, at: position, of: chain, function, owner: owner, file: file, in: scope) else {
        return
      }
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
          valueRange: target.range, form: .wrapperCall,
          expected: evaluator.symbols.expectation(of: last.name, in: type),
          scope: scope, slot: .property(type, last.name), isListed: !isOwn || scope.member != "init"))
    }
  }
}
