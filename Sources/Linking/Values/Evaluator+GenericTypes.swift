import Inventory

/// What a generic parameter is in a value whose type says it: in a `Box<Order>` the `Content` of `Box<Content>`.
extension Evaluator {
  /// What each generic parameter of a type is, by its name.
  private typealias Bindings = [String: Scope.Expectation]

  /// A type that the app declares, with what its generic parameters are.
  private struct Specialised {
    var id: SymbolTable.TypeID
    var bindings: Bindings = [:]
  }

  /// How many names for a type, or superclasses, lead to what declares a member.
  private static let mostSteps = 8

  /// What the type of a member of `owner` is in a value: as it is written, but for the generic parameters, which are what
  /// the value's type says; nil where it does not say.
  func specialised(_ name: Scope.Expectation, of owner: SymbolTable.TypeID, in value: Declared) -> Scope.Expectation? {
    guard let (written, owner) = symbols.generic(name, of: owner) else { return name }
    let start: Specialised? =
      switch value {
      case .named(let name): specialised(name, depth: 0)
      case .value(let id): Specialised(id: id)
      case .type: nil
      }
    guard let start, let found = ancestor(owner, of: start, depth: 0) else { return nil }
    return filled(written, with: found.bindings)
  }

  /// Any value of what `chain` is up to its link at `end`, where that is a property that is of a generic parameter's type.
  func anyGeneric(_ chain: Chain, upTo end: Int, of owner: SymbolTable.TypeID?, in scope: Scope) -> Value? {
    guard let owner, chain.links[end - 1].arguments == nil, symbols.hasGenerics(owner) else { return nil }
    let path = Chain(root: chain.root, links: Array(chain.links[..<end]), range: chain.range)
    guard case .named(let name)? = declaredType(of: .chain(path), in: scope) else { return nil }
    if let owner = name.owner, symbols.isGeneric(name.type.name, of: owner) { return nil }
    let place = Scope(file: name.file, type: name.owner, member: "")
    return anyValue(of: name.type, named: chain.links[end - 1].name, in: place)
  }

  /// Whether no more is known of a value than the protocol that a generic parameter must follow, or not even that.
  func isOpen(_ value: Value) -> Bool {
    if value.isAnyInstance, let id = value.typeID { return symbols.types[id].kind == .protocol }
    return value.natureAtRunTime != nil
  }

  // MARK: Names

  /// The type that a name means, over aliases and along the names of nested types.
  private func specialised(_ name: Scope.Expectation, depth: Int) -> Specialised? {
    guard depth < Self.mostSteps,
      let id = symbols.type(named: name.type.name, in: name.owner, file: name.file)
    else { return nil }
    if let dot = name.type.name.lastIndex(of: ".") {
      var outer = name
      outer.type.name = String(name.type.name[..<dot])
      let last = String(name.type.name[name.type.name.index(after: dot)...])
      guard let outer = specialised(outer, depth: depth + 1) else { return specialised(id, by: name) }
      return nested(last, in: outer, id, by: name, depth: depth + 1)
    }
    if symbols.types[id].simpleName == name.type.name { return specialised(id, by: name) }
    guard let alias = symbols.alias(named: name.type.name, in: name.owner, file: name.file) else {
      return Specialised(id: id)
    }
    return specialised(
      Scope.Expectation(type: alias.target, owner: alias.owner, file: alias.file), depth: depth + 1)
  }

  private func specialised(_ id: SymbolTable.TypeID, by name: Scope.Expectation) -> Specialised {
    let generics = symbols.types[id].generics
    guard generics.count == name.type.arguments.count else { return Specialised(id: id) }
    let arguments = name.type.arguments.map { Scope.Expectation(type: $0, owner: name.owner, file: name.file) }
    return Specialised(id: id, bindings: Dictionary(zip(generics, arguments)) { first, _ in first })
  }

  /// The type `id` that `outer.last` means: one that is nested there, or what an alias there stands for.
  private func nested(
    _ last: String, in outer: Specialised, _ id: SymbolTable.TypeID, by name: Scope.Expectation, depth: Int
  ) -> Specialised? {
    for ancestor in symbols.types[outer.id].lineage {
      guard let alias = symbols.types[ancestor].aliases[last] else { continue }
      guard let around = self.ancestor(ancestor, of: outer, depth: depth) else { return nil }
      let target = Scope.Expectation(type: alias.target, owner: ancestor, file: alias.file)
      guard var found = specialised(target, depth: depth) else { return nil }
      found.bindings = found.bindings.compactMapValues { filled($0, with: around.bindings) }
      return found
    }
    var found = specialised(id, by: name)
    found.bindings.merge(outer.bindings) { own, _ in own }
    return found
  }

  // MARK: Ancestors

  /// The ancestor `owner` of a type, with what its generic parameters are for that type.
  private func ancestor(_ owner: SymbolTable.TypeID, of type: Specialised, depth: Int) -> Specialised? {
    if type.id == owner { return type }
    guard depth < Self.mostSteps else { return nil }
    let entry = symbols.types[type.id]
    for name in entry.inherits {
      guard let parent = symbols.type(named: name.name, in: nil, file: entry.file), parent != type.id,
        symbols.types[parent].lineage.contains(owner),
        var next = specialised(Scope.Expectation(type: name, owner: type.id, file: entry.file), depth: depth + 1)
      else { continue }
      next.bindings = next.bindings.compactMapValues { filled($0, with: type.bindings) }
      return ancestor(owner, of: next, depth: depth + 1)
    }
    return nil
  }

  /// The type with the generic parameters' own types in their places; nil where one of them is not known.
  private func filled(_ name: Scope.Expectation, with bindings: Bindings) -> Scope.Expectation? {
    guard let owner = name.owner, symbols.mentionsGenerics(of: owner, name.type) else { return name }
    if let whole = bindings[name.type.name] {
      var whole = whole
      whole.type.isOptional = whole.type.isOptional || name.type.isOptional
      return whole
    }
    guard !symbols.isGeneric(name.type.name, of: owner) else { return nil }
    var result = name
    var place: Scope.Expectation?
    for (index, argument) in name.type.arguments.enumerated() {
      let part = Scope.Expectation(type: argument, owner: owner, file: name.file)
      guard let inner = filled(part, with: bindings) else { return nil }
      result.type.arguments[index] = inner.type
      if symbols.mentionsGenerics(of: owner, argument) { place = inner }
    }
    // All of it is read where the parameter's own type stands: what else is named must mean the same there.
    guard let place, !name.type.arguments.contains(where: { symbols.isElsewhere($0, name, place) }),
      !symbols.isElsewhere(TypeName(name: name.type.name), name, place)
    else { return nil }
    result.owner = place.owner
    result.file = place.file
    return result
  }
}

extension SymbolTable {
  /// Whether a type, one of its ancestors or one around it has generic parameters.
  fileprivate func hasGenerics(_ id: TypeID) -> Bool {
    types[id].lineage.contains { !types[$0].generics.isEmpty } || types[id].outer.map(hasGenerics) ?? false
  }

  /// The type that a value of the written type is of: of a generic parameter, only what that must follow is known.
  func type(of name: TypeName, in owner: TypeID?, file: Int) -> TypeID? {
    guard let owner, isGeneric(name.name, of: owner) else { return type(named: name.name, in: owner, file: file) }
    return types[owner].bounds[name.name].flatMap { type(named: $0.name, in: owner, file: file) }
  }

  /// Whether a name is that of a generic parameter of the type, or of one around it.
  func isGeneric(_ name: String, of id: TypeID) -> Bool {
    var around: TypeID? = id
    while let owner = around {
      if types[owner].generics.contains(name) { return true }
      around = types[owner].outer
    }
    return false
  }

  /// A type's name with generic parameters in it, also where an alias stands for that, and the type that has these; nil
  /// where it has none.
  fileprivate func generic(_ name: Scope.Expectation, of owner: TypeID) -> (name: Scope.Expectation, owner: TypeID)? {
    if mentionsGenerics(of: owner, name.type) { return (name, owner) }
    guard hasGenerics(owner), let alias = alias(named: name.type.name, in: owner, file: name.file),
      let holder = alias.owner, mentionsGenerics(of: holder, alias.target)
    else { return nil }
    return (Scope.Expectation(type: alias.target, owner: holder, file: alias.file), holder)
  }

  fileprivate func mentionsGenerics(of id: TypeID, _ type: TypeName) -> Bool {
    isGeneric(type.name, of: id) || type.arguments.contains { mentionsGenerics(of: id, $0) }
  }

  /// Whether a type that is no generic parameter, or a part of it, means another one elsewhere.
  fileprivate func isElsewhere(_ type: TypeName, _ here: Scope.Expectation, _ there: Scope.Expectation) -> Bool {
    if let owner = here.owner, isGeneric(type.name, of: owner) { return false }
    return self.type(named: type.name, in: here.owner, file: here.file)
      != self.type(named: type.name, in: there.owner, file: there.file)
      || type.arguments.contains { isElsewhere($0, here, there) }
  }

  /// The alias of a name: of the type around it or of one above that, else at the top of a file.
  fileprivate func alias(
    named name: String, in owner: TypeID?, file: Int
  ) -> (target: TypeName, owner: TypeID?, file: Int)? {
    var around = owner
    while let outer = around {
      for ancestor in types[outer].lineage {
        if let alias = types[ancestor].aliases[name] { return (alias.target, ancestor, alias.file) }
      }
      around = types[outer].outer
    }
    let found = aliases[name]?.first { $0.file == file } ?? aliases[name]?.first
    return found.map { ($0.fact.target, nil, $0.file) }
  }
}
