import Findings
import Inventory

/// Whether a call means a certain function or type.
extension SymbolTable {
  /// What a property of the type asks for.
  func expectation(of property: String, in type: TypeID) -> Scope.Expectation? {
    for member in types[type].members[property] ?? [] {
      if case .property(let fact) = member.declaration, let name = fact.type ?? fact.value?.constructedType {
        return Scope.Expectation(type: name, owner: type, file: member.file)
      }
    }
    return nil
  }

  /// What a parameter asks for where code in `caller` calls the function of `owner`. What a protocol leaves open, as an
  /// associated type, the type tells that conforms and whose code calls.
  func expectation(
    of parameter: FunctionFact.Parameter, of owner: TypeID?, file: Int, in caller: Scope
  ) -> Scope.Expectation? {
    guard let type = parameter.type else { return nil }
    if let owner, let conforming = caller.type, conforming != owner, types[owner].kind == .protocol,
      types[conforming].lineage.contains(owner), self.type(named: type.name, in: owner, file: file) == nil
    {
      return Scope.Expectation(type: type, owner: conforming, file: types[conforming].file)
    }
    return Scope.Expectation(type: type, owner: owner, file: file)
  }
}

extension Evaluator {
  /// Whether a call means a function.
  enum CallMatch { case yes, no, unclear }

  /// What a call is made on.
  enum Receiver: Sendable {
    case type(SymbolTable.TypeID)
    /// A view or controller, whose class is known for certain.
    case object(SymbolTable.TypeID)
    case unknown
  }

  /// What stands in front of a link.
  private func receiver(before position: Int, of chain: Chain, in scope: Scope) -> Receiver {
    let receiver = Chain(root: chain.root, links: Array(chain.links[..<position]), range: chain.range)
    if let type = typeMade(by: .chain(receiver), in: scope) { return .type(type) }
    switch value(of: receiver, in: scope, depth: 0) {
    case .instance(let type, _), .type(let type): return .type(type)
    default:
      if let type = UIKitTypes(symbols: symbols).type(of: receiver, in: scope, depth: 0) {
        return type.id.map(Receiver.object) ?? .unknown
      }
      // What is only known to follow one of the app's protocols.
      guard case .name = receiver.root, receiver.links.count == 1,
        let type = scope.locals[receiver.links[0].name]?.type,
        let id = symbols.type(named: type.name, in: scope.type, file: scope.file), symbols.types[id].kind == .protocol
      else { return .unknown }
      return .object(id)
    }
  }

  /// The type of the object that an expression makes, or that a variable is which is given one: what that is made of costs
  /// more to tell.
  func typeMade(by expression: Expression, in scope: Scope) -> SymbolTable.TypeID? {
    if let path = expression.path, path.count == 1, let local = scope.locals[path[0]] {
      guard case .variable = local.origin, local.changes.isEmpty, let value = local.value else { return nil }
      return value.path == nil ? typeMade(by: value, in: scope.without(path[0])) : nil
    }
    guard let name = expression.constructedType,
      let type = symbols.type(named: name.name, in: scope.type, file: scope.file)
    else { return nil }
    return [.struct, .class, .actor].contains(symbols.types[type].kind) ? type : nil
  }

  func calls(
    _ link: Link, at position: Int, of chain: Chain, _ function: FunctionFact, owner: SymbolTable.TypeID?, file: Int,
    in scope: Scope
  ) -> CallMatch {
    var receiver: Receiver?
    return calls(link, at: position, of: chain, function, owner: owner, file: file, in: scope, on: &receiver)
  }

  /// Whether the link calls this very function, as far as its name, its labels and the types that are known tell.
  /// `receiver` is looked up where it is wanted, once for all functions that are asked for.
  func calls(
    _ link: Link, at position: Int, of chain: Chain, _ function: FunctionFact, owner: SymbolTable.TypeID?, file: Int,
    in scope: Scope, on known: inout Receiver?
  ) -> CallMatch {
    guard let arguments = link.arguments, function.accepts(arguments) else { return .no }
    if function.name == "init" {
      guard let owner else { return .no }
      let isIt =
        constructs(link, at: position, of: chain, owner, in: scope)
        || link.name == "init" && isDelegation(chain, to: owner, in: scope)
      return isIt ? .yes : .no
    }
    guard link.name == function.name else { return .no }
    guard let owner else { return position == 0 ? .yes : .no }
    let entry = symbols.types[owner]
    if position == 0, case .implicitMember = chain.root { return callsImplicitly(link, function, of: owner, in: scope) }
    // An extension of a type of the platform is called on anything that is one.
    if entry.kind == .extension || entry.kind == .protocol { return .yes }
    if position == 0 { return scope.type.map { symbols.types[$0].lineage.contains(owner) } == true ? .yes : .no }
    let receiver =
      known
      ?? memo.receiver(at: Memo.Key(file: scope.file, position: link.position)) {
        self.receiver(before: position, of: chain, in: scope)
      }
    known = receiver
    switch receiver {
    case .type(let type):
      if symbols.types[type].lineage.contains(owner) { return .yes }
      // A subclass may stand behind its superclass's or protocol's name: surely, where that declares the function too.
      guard symbols.types[owner].lineage.contains(type) else { return .no }
      return symbols.types[type].members[function.name] == nil ? .unclear : .yes
    case .object(let type):
      if symbols.types[type].lineage.contains(owner) { return .yes }
      return symbols.types[owner].lineage.contains(type) && symbols.types[type].members[function.name] != nil
        ? .yes : .no
    case .unknown: return isOnlyOne(function, taking: arguments) ? .yes : .unclear
    }
  }

  /// Whether `.row(…)` calls a static function of the type: the place asks for that type, or no other one has a member that
  /// takes as much.
  private func callsImplicitly(
    _ link: Link, _ function: FunctionFact, of owner: SymbolTable.TypeID, in scope: Scope
  ) -> CallMatch {
    guard function.isStatic else { return .no }
    if let expected = scope.expected {
      return symbols.type(named: expected.type.name, in: expected.owner, file: expected.file) == owner ? .yes : .no
    }
    if scope.type.map({ symbols.types[$0].lineage.contains(owner) }) == true { return .yes }
    return isOnlyOne(function, taking: link.arguments ?? []) ? .yes : .unclear
  }

  /// Whether the link constructs a value of the type by one of its initialisers.
  func constructs(_ link: Link, at position: Int, of chain: Chain, _ type: SymbolTable.TypeID, in scope: Scope) -> Bool
  {
    let simple = symbols.types[type].simpleName
    if link.name == "init" {
      if position > 0 {
        let before = chain.links[position - 1].name
        return before == simple || (before == "self" || before == "Self") && scope.type == type
      }
      guard case .implicitMember = chain.root else { return false }
      // `.init(…)`: the place asks for the type, or the labels tell.
      if let expected = scope.expected {
        return symbols.type(named: expected.type.name, in: expected.owner, file: expected.file) == type
      }
      return symbols.isInitialised(type, with: link.arguments ?? [])
    }
    if link.name == "Self" { return position == 0 && scope.type == type }
    guard link.name == simple else { return false }
    let path = chain.links[...position].map(\.name).joined(separator: ".")
    return symbols.type(named: path, in: scope.type, file: scope.file) == type
  }

  /// Whether it is `super.init(…)` of a subclass, or `self.init(…)` of the type itself.
  private func isDelegation(_ chain: Chain, to type: SymbolTable.TypeID, in scope: Scope) -> Bool {
    guard let inner = scope.type else { return false }
    switch chain.links.first?.name {
    case "super": return inner != type && symbols.types[inner].lineage.contains(type)
    case "self": return inner == type
    default: return false
    }
  }

  /// Whether no other type of the app has a function of the name, or a case, that takes the arguments; a single one proves
  /// little.
  private func isOnlyOne(_ function: FunctionFact, taking arguments: [Argument]) -> Bool {
    if symbols.functionCount(of: function.name) == 1 { return true }
    guard arguments.count > 1, arguments.contains(where: { $0.label != nil }) else { return false }
    let form = arguments.reduce(into: function.name) { $0 += ($1.label ?? "_") + ($1.isTrailing ? "{" : ":") }
    return memo.takers(of: form) { symbols.takers(of: arguments, named: function.name) } == 1
  }
}

extension SymbolTable {
  /// How many types have a function or a case of the name that takes the arguments.
  fileprivate func takers(of arguments: [Argument], named name: String) -> Int {
    let hash = NameSet.hash(name)
    return types.indices.count { id in
      types[id].members.members(named: name, hash: hash).contains { member in
        switch member.declaration {
        case .function(let function): function.accepts(arguments)
        case .enumCase(let fact): fact.payload.map(\.label) == arguments.map(\.label)
        case .property: false
        }
      }
    }
  }

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
