import Inventory

/// What an expression is a value of, by what the code declares: no value is looked at.
extension Evaluator {
  enum Declared: Sendable {
    /// A value of a type by its name, where that stands.
    case named(Scope.Expectation)
    case value(SymbolTable.TypeID)
    /// The type itself, as in `Row.self` or in front of a static member.
    case type(SymbolTable.TypeID)

    /// The app's type that it is a value of.
    func id(in symbols: SymbolTable) -> SymbolTable.TypeID? {
      switch self {
      case .named(let name):
        symbols.type(of: name.type, in: name.owner, file: name.file)
      case .value(let id): id
      case .type: nil
      }
    }

    fileprivate var element: Declared? {
      guard case .named(let name) = self else { return nil }
      return (name.element ?? name.argument(1)).map(Declared.named)
    }
  }

  func declaredType(of expression: Expression, in scope: Scope, depth: Int = 0) -> Declared? {
    guard depth < 16 else { return nil }
    switch expression {
    case .string, .interpolation: return .named(.init(type: TypeName(name: "String"), owner: nil, file: scope.file))
    case .boolean: return .named(.init(type: TypeName(name: "Bool"), owner: nil, file: scope.file))
    case .binary("??", let first, let second):
      return declaredType(of: second, in: scope, depth: depth + 1)
        ?? declaredType(of: first, in: scope, depth: depth + 1)
    case .chain(let chain): return declaredType(of: chain, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  private func declaredType(of chain: Chain, in scope: Scope, depth: Int) -> Declared? {
    var links = chain.links[...]
    var current: Declared?
    switch chain.root {
    case .value(let root): current = declaredType(of: root, in: scope, depth: depth)
    case .implicitMember:
      guard let expected = scope.expected, let id = Declared.named(expected).id(in: symbols) else { return nil }
      current = .type(id)
    case .name: current = startingType(&links, in: scope, depth: depth)
    }
    while let known = current, let link = links.popFirst() {
      current = declaredType(of: link, behind: known, from: scope, depth: depth)
    }
    return current
  }

  /// What the first names of a chain are values of; takes from `links` those that it has used.
  private func startingType(_ links: inout ArraySlice<Link>, in scope: Scope, depth: Int) -> Declared? {
    guard let first = links.popFirst()?.unwrappingProjection(in: scope) else { return nil }
    if let local = scope.locals[first.name] {
      return first.isCall ? nil : declaredType(of: local, named: first.name, in: scope, depth: depth)
    }
    switch first.name {
    case "self": return scope.type.map { .value($0) }
    case "Self": return scope.type.map { first.isCall ? .value($0) : .type($0) }
    default: break
    }
    var around = scope.type
    while let owner = around {
      let holder = owner == scope.type ? Declared.value(owner) : .type(owner)
      if let found = declaredType(of: first, behind: holder, from: scope, depth: depth) { return found }
      around = symbols.types[owner].outer
    }
    if !first.isCall, let found = symbols.properties(named: first.name, in: scope.file).first {
      return declaredType(of: found.fact, owner: nil, file: found.file, depth: depth)
    }
    if first.isCall, let result = symbols.functions(named: first.name, in: scope.file).onlyResult {
      return .named(.init(type: result.type, owner: nil, file: result.file))
    }
    for count in (0...min(3, links.count)).reversed() {
      let names = [first] + links.prefix(count)
      guard names.dropLast().allSatisfy({ $0.arguments == nil }), let last = names.last,
        let type = symbols.type(named: names.map(\.name).joined(separator: "."), in: scope.type, file: scope.file)
      else { continue }
      links = links.dropFirst(count)
      guard last.isCall, !last.generics.isEmpty else { return last.isCall ? .value(type) : .type(type) }
      let name = TypeName(name: names.map(\.name).joined(separator: "."), arguments: last.generics)
      return .named(.init(type: name, owner: scope.type, file: scope.file))
    }
    return nil
  }

  private func declaredType(of local: Scope.Local, named name: String, in scope: Scope, depth: Int) -> Declared? {
    if let type = local.type { return .named(.init(type: type, owner: scope.type, file: scope.file)) }
    let outer = scope.without(name)
    if let payload = local.payload { return declaredType(of: payload, in: outer, depth: depth) }
    if case .loop(let sequence?, let part) = local.origin, !local.countsUp {
      let (list, isCounted) = sequence.withoutOrder
      guard part == (isCounted ? 1 : nil) else { return nil }
      return declaredType(of: list, in: outer, depth: depth + 1)?.element
    }
    return local.value.flatMap { declaredType(of: $0, in: outer, depth: depth + 1) }
  }

  /// What a part of what an enum's case carries is declared as.
  func declaredType(of payload: Scope.Payload, in scope: Scope, depth: Int) -> Declared? {
    guard let type = declaredType(of: payload.subject, in: scope, depth: depth + 1)?.id(in: symbols) else { return nil }
    for case .enumCase(let fact) in (symbols.types[type].members[payload.cases.first ?? ""] ?? []).map(\.declaration)
    where fact.payload.count == payload.part.count {
      return fact.payload[payload.part.index].type.map {
        .named(.init(type: $0, owner: type, file: symbols.types[type].file))
      }
    }
    return nil
  }

  private func declaredType(of link: Link, behind value: Declared, from scope: Scope, depth: Int) -> Declared? {
    if link.name == Link.subscriptName { return value.element }
    if let element = value.element {
      if Self.elementMembers.contains(link.name) { return element }
      if Self.orderMembers.contains(link.name) { return value }
    }
    var type: SymbolTable.TypeID
    switch value {
    case .type(let id):
      if link.name == "self" { return value }
      if link.name == "init" { return .value(id) }
      if let nested = symbols.type(nested: link.name, in: id, file: scope.file) {
        return link.isCall ? .value(nested) : .type(nested)
      }
      type = id
    case .value, .named:
      guard let id = value.id(in: symbols) else { return nil }
      type = id
    }
    var results: [(type: TypeName, owner: SymbolTable.TypeID, file: Int)] = []
    for (owner, member) in symbols.members(named: link.name, of: type, taking: link.arguments) {
      switch member.declaration {
      case .property(let property) where !link.isCall:
        let found = declaredType(of: property, owner: owner, file: member.file, depth: depth)
        guard case .named(let name)? = found else { return found }
        return specialised(name, of: owner, in: value).map(Declared.named) ?? found
      case .enumCase: return .value(owner)
      case .function(let function) where link.isCall && function.accepts(link.arguments ?? []):
        guard let result = function.result else { return nil }
        results.append((result, owner, member.file))
      default: break
      }
    }
    guard let first = results.first, results.allSatisfy({ $0.type == first.type }) else { return nil }
    return .named(.init(type: first.type, owner: first.owner, file: first.file))
  }

  private func declaredType(
    of property: PropertyFact, owner: SymbolTable.TypeID?, file: Int, depth: Int
  ) -> Declared? {
    if let type = property.type { return .named(.init(type: type, owner: owner, file: file)) }
    return property.value.flatMap {
      declaredType(of: $0, in: Scope(file: file, type: owner, member: property.name), depth: depth + 1)
    }
  }

  private static let elementMembers: Set<String> = ["first", "last", "min", "max", "randomElement"]
  private static let orderMembers: Set<String> = ["filter", "reversed", "shuffled", "sorted"]
}

extension [(file: Int, fact: FunctionFact)] {
  /// What all of them give, where that is one type.
  fileprivate var onlyResult: (type: TypeName, file: Int)? {
    guard let first, let result = first.fact.result, allSatisfy({ $0.fact.result == result }) else { return nil }
    return (result, first.file)
  }
}
