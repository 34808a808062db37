import Inventory
import Taxonomy

/// What variables come to that are changed after they are declared.
extension Evaluator {
  /// Any of the values that a variable has in the course of its body.
  func changing(_ local: Scope.Local, named name: String, in scope: Scope, depth: Int) -> Value {
    let nature = IdentifierText.Nature(lastName: name, isWhole: true)
    if local.changes.isChangedInPlace || local.changes.values.contains(where: { $0.names.contains(name) }) {
      return .unresolved("'\(name)' is changed after it is made", nature: nature)
    }
    var outer = scope.without(name)
    outer.expected = local.type.map { Scope.Expectation(type: $0, owner: scope.type, file: scope.file) }
    var values = local.value.map { [value(of: $0, in: outer, depth: depth + 1)] } ?? []
    // What is assigned later may be made of names that are declared between.
    var later = scope
    later.locals[name] = nil
    later.expected = outer.expected
    values += local.changes.values.map { value(of: $0, in: later, depth: depth + 1) }
    let all = values.joinedAlternatives()
    return local.changes.properties.isEmpty ? all : all.forgetting(local.changes.properties.keys)
  }

  /// The scope behind an assignment to a variable of the body, where statements are followed one by one.
  func assigning(_ value: Expression, to target: Chain, in scope: Scope, depth: Int) -> Scope {
    guard case .name = target.root, let name = target.links.first?.name, let local = scope.locals[name],
      target.links.allSatisfy({ $0.arguments == nil })
    else { return scope }
    var assigned = scope
    if target.links.count == 1 {
      let expected = local.type.map { Scope.Expectation(type: $0, owner: scope.type, file: scope.file) }
      assigned.locals[name]?.argument = self.value(of: value, in: scope.expecting(expected), depth: depth + 1)
    } else if target.links.count == 2,
      case .instance(let type, var known) = object(of: local, named: name, in: scope, depth: depth)
    {
      let property = target.links[1].name
      let expected = symbols.expectation(of: property, in: type)
      known[property] = self.value(of: value, in: scope.expecting(expected), depth: depth + 1)
      assigned.locals[name]?.argument = changed(.instance(type, known), byCalls: local.changes.calls)
    }
    return assigned
  }

  /// The value of a variable on which the methods are called: nothing is known of the properties that these assign.
  func changed(_ value: Value, byCalls methods: Set<String>) -> Value {
    if methods.isEmpty { return value }
    switch value {
    case .instance(let type, let known) where symbols.types[type].kind == .struct:
      let changed = known.keys.filter { property in
        let hash = NameSet.hash(property, .assignment)
        return methods.contains { method in
          symbols.members(named: method, of: type).contains { $0.member.names.mayContain(hash: hash) }
        }
      }
      return changed.isEmpty ? value : value.forgetting(changed)
    case .oneOf(let values): return .oneOf(values.map { changed($0, byCalls: methods) })
    default: return value
    }
  }

  /// The value of a constant or variable that is declared outside of bodies: where it is an object or a struct that code
  /// may change, nothing is known of the properties that code assigns which speaks of it.
  func shared(_ value: Value, as property: PropertyFact) -> Value {
    guard case .instance(let type, let known) = value, !property.isLet || symbols.types[type].kind == .class else {
      return value
    }
    let name = NameSet.hash(property.name)
    let changed = known.filter { $0.value.texts != nil }.keys.filter { part in
      symbols.code(with: NameSet.hash(part, .assignment)).contains { $0.member.names.mayContain(hash: name) }
    }
    return changed.isEmpty ? value : value.forgetting(changed)
  }

  /// What the variable is at this point, its later changes left out.
  private func object(of local: Scope.Local, named name: String, in scope: Scope, depth: Int) -> Value {
    if let argument = local.argument { return argument }
    guard let value = local.value else { return .nothing }
    return self.value(of: value, in: scope.without(name), depth: depth + 1)
  }
}

extension Scope {
  /// Takes a variable for what it is at this point, its later changes left out; gives it back as it was declared. One that
  /// is changed in place cannot be followed, and one that is not changed need not be.
  mutating func follow(_ name: String) -> Local? {
    guard let local = locals[name], !local.changes.isEmpty, !local.changes.isChangedInPlace else { return nil }
    var current = local
    current.changes = Changes()
    current.changes.calls = local.changes.calls
    current.kept = LocalValue()
    locals[name] = current
    return local
  }
}

extension Value {
  /// The same objects, of which nothing is known of the properties.
  fileprivate func forgetting(_ properties: some Collection<String>) -> Value {
    switch self {
    case .instance(let type, var known):
      for property in properties {
        known[property] = .unresolved("'\(property)' is changed after the object is made")
      }
      return .instance(type, known)
    case .oneOf(let values): return .oneOf(values.map { $0.forgetting(properties) })
    case .optional(let value): return .optional(value.forgetting(properties))
    default: return self
    }
  }
}
