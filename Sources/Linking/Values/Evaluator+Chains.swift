import Findings
import Inventory
import Taxonomy

extension Evaluator {
  func value(of chain: Chain, in scope: Scope, depth: Int) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    if chain.isUnstable {
      return .unresolved("'\(Expression.chain(chain).shortName)' differs on every run", nature: .unstable)
    }
    if isLocalization(chain, in: scope) { return .localized(localizedText(of: chain, in: scope, depth: depth)) }
    if let text = spelledOut(chain, in: scope, depth: depth) { return text }
    var links = chain.links[...]
    var current: Value
    let inner = scope.expecting(nil)
    switch chain.root {
    case .implicitMember:
      guard let expected = scope.expected,
        let type = symbols.type(named: expected.type.name, in: expected.owner, file: expected.file)
      else { return .unresolved("the type of '\(Expression.chain(chain).shortName)' is not known here") }
      current = .type(type)
    case .value(.closure(let closure)) where links.first?.name == "":
      // `{ … }()`
      links = links.dropFirst()
      current = value(of: closure.body, in: scope.entering(closure), depth: depth + 1)
    case .value(.array(let parts)) where links.contains { $0.name == "joined" }:
      current = joinedParts(parts, in: inner, depth: depth)
    case .value(let expression): current = value(of: expression, in: inner, depth: depth + 1)
    case .name:
      guard let start = startingValue(&links, in: inner, depth: depth) else { return unknown(chain, in: scope) }
      let used = chain.links.count - links.count
      let known = isOpen(start) ? anyGeneric(chain, upTo: used, of: scope.type, in: inner) ?? start : start
      current = narrowed(known, behind: used, of: chain, in: scope)
    }
    while let link = links.popFirst() {
      guard
        var next = member(link, of: current, in: inner, depth: depth + 1)
          ?? mappedHole(from: link, &links, in: chain, inner, depth: depth)
      else { return unknown(chain, in: scope, current) }
      if case .unresolved = next, let range = range(of: link, in: current) { next = range }
      let used = chain.links.count - links.count
      if isOpen(next), let known = anyGeneric(chain, upTo: used, of: current.typeID, in: inner) {
        next = known
      }
      current = narrowed(next, behind: used, of: chain, in: scope)
    }
    if case .unresolved(let reason, let fallbacks, .other) = current {
      return .unresolved(reason, fallbacks: fallbacks, nature: nature(of: .chain(chain), in: scope))
    }
    return current
  }

  /// `order?.id.map { "row.\($0)" }`: what the closure makes of a value that is not known from `link` on, and only at run
  /// time. An object's own identifier comes from elsewhere in the source. Takes from `rest` what it has used.
  private func mappedHole(
    from link: Link, _ rest: inout ArraySlice<Link>, in chain: Chain, _ scope: Scope, depth: Int
  ) -> Value? {
    let unknown = [link] + rest
    guard let index = unknown.firstIndex(where: { $0.name == "map" || $0.name == "flatMap" }),
      case .closure? = unknown[index].arguments?.first?.value, let path = chain.path(before: unknown[index]),
      let last = path.last, path.count > 1 || !Slot.namesIdentifier(last)
    else { return nil }
    rest = rest.dropFirst(index)
    let hole = IdentifierText.Hole(
      path.joined(separator: "."), .init(lastName: last, isWhole: path.count == 1))
    return mapped(unknown[index], .texts([IdentifierText([.hole(hole)])], source: nil), in: scope, depth: depth)
  }

  /// What the app's code puts into a property of another object.
  private func range(of link: Link, in value: Value) -> Value? {
    guard !ranges.isEmpty, !link.isCall, case .instance(let type, _) = value else { return nil }
    return symbols.types[type].lineage.lazy.compactMap { range(of: .property($0, link.name)) }.first
  }

  private func unknown(_ chain: Chain, in scope: Scope, _ value: Value? = nil) -> Value {
    let name = Expression.chain(chain).shortName
    let nature = nature(of: .chain(chain), in: scope)
    switch value {
    case .unresolved(let reason, let fallbacks, let inner):
      // The last name of a path says best what it is: `title` in `section.title`.
      return .unresolved(reason, fallbacks: fallbacks, nature: nature == .other || inner == .unstable ? inner : nature)
    case .type, nil: return .unresolved("'\(name)' is not declared in the audited files", nature: nature)
    default: return .unresolved("'\(name)' is known only at run time", nature: nature)
    }
  }

  /// What the first names of a chain mean; takes from `links` those that it has used.
  private func startingValue(_ links: inout ArraySlice<Link>, in scope: Scope, depth: Int) -> Value? {
    guard let first = links.popFirst()?.unwrappingProjection(in: scope) else { return nil }
    switch first.name {
    case "self": return ownValue(in: scope) ?? scope.type.map { .instance($0) }
    case "type" where first.arguments?.map(\.label) == ["of"]:
      guard let object = first.arguments?.first?.value, object.path == ["self"], let type = scope.type else { break }
      return links.isEmpty
        ? runtimeClasses(of: known(type, in: scope)) : classMember(&links, of: type, in: scope, depth: depth)
    case "Self" where first.isCall:
      return scope.type.map { constructed($0, by: first, in: scope, depth: depth) }
    case "Self":
      guard let type = scope.type else { return nil }
      guard links.first?.name == "self" else { return classMember(&links, of: type, in: scope, depth: depth) }
      links.removeFirst()
      return runtimeClasses(of: known(type, in: scope))
    case "#function": return functionName(in: scope)
    case "newValue" where scope.locals[first.name] == nil && symbols.isObserved(scope.member, of: scope.type):
      return .unresolved("what '\(scope.member)' is set to is known only at run time")
    default: break
    }
    if let local = scope.locals[first.name] {
      return first.isCall
        ? call(first, of: local, in: scope, depth: depth)
        : value(of: local, named: first.name, in: scope, depth: depth + 1)
    }
    if let type = scope.type, let value = memberOfScope(first, type: type, in: scope, depth: depth) { return value }
    if !first.isCall, case let found = symbols.properties(named: first.name, in: scope.file), !found.isEmpty {
      return found.map { value(of: $0.fact, owner: nil, file: $0.file, from: scope, depth: depth + 1) }
        .joinedAlternatives()
    }
    if first.isCall, case let found = symbols.functions(named: first.name, in: scope.file), !found.isEmpty {
      return call(first, of: found.map { ($0.fact, nil, $0.file) }, on: nil, in: scope, depth: depth)
    }
    // What a generic parameter is, only its uses tell.
    if let type = scope.type, symbols.types[type].generics.contains(first.name) { return nil }
    // A type's name may have several parts: `Kit.IDs.login` starts with the longest that is a type.
    for count in (0...min(3, links.count)).reversed() {
      let names = [first] + links.prefix(count)
      guard names.dropLast().allSatisfy({ $0.arguments == nil }) else { continue }
      let path = names.map(\.name).joined(separator: ".")
      guard let type = symbols.type(named: path, in: scope.type, file: scope.file) else { continue }
      links = links.dropFirst(count)
      guard let last = names.last, last.isCall else { return .type(type) }
      return constructed(type, by: last, in: scope, depth: depth)
    }
    return nil
  }

  /// The type of the value whose member is being followed, of the type that declares the member or one below it.
  private func known(_ type: SymbolTable.TypeID, in scope: Scope) -> SymbolTable.TypeID {
    guard let own = scope.selfValue?.typeID, symbols.types[own].lineage.contains(type) else { return type }
    return own
  }

  /// The type that `Self` or `type(of: self)` is; where subclasses, or the types that conform, declare the member behind it
  /// themselves, that member. Takes from `links` what it has used.
  private func classMember(
    _ links: inout ArraySlice<Link>, of type: SymbolTable.TypeID, in scope: Scope, depth: Int
  ) -> Value? {
    if let known = scope.runtimeClass { return .type(known) }
    let type = known(type, in: scope)
    guard [.class, .protocol].contains(symbols.types[type].kind), let link = links.first else { return .type(type) }
    let below = symbols.overriders(of: link.name, in: type)
    guard !below.isEmpty, below.count < mostAlternatives else { return .type(type) }
    let all = (symbols.isRequirement(link.name, of: type) ? [] : [type]) + below
    let values = all.compactMap { member(link, of: .type($0), in: scope, depth: depth) }
    guard !values.isEmpty else { return .type(type) }
    links.removeFirst()
    return values.joinedAlternatives()
  }

  /// A member of the type around the code, or a static one of the types around that.
  private func memberOfScope(_ link: Link, type: SymbolTable.TypeID, in scope: Scope, depth: Int) -> Value? {
    if let value = member(link, of: ownValue(in: scope) ?? .instance(type), in: scope, depth: depth) {
      return scope.selfValue == nil ? overridden(value, link, type: type, in: scope, depth: depth) : value
    }
    var around = symbols.types[type].outer
    while let outer = around {
      if let value = member(link, of: .type(outer), in: scope, depth: depth) { return value }
      around = symbols.types[outer].outer
    }
    return nil
  }

  /// What a member of `self` is, where the object may be one of a subclass, or of any type that conforms to the protocol:
  /// what these declare counts as well.
  private func overridden(
    _ value: Value, _ link: Link, type: SymbolTable.TypeID, in scope: Scope, depth: Int
  ) -> Value {
    let below = symbols.overriders(of: link.name, in: type)
    guard !below.isEmpty, below.count < mostAlternatives else { return value }
    let others = below.compactMap { member(link, of: .instance($0), in: scope, depth: depth) }
    // A requirement is nothing by itself.
    return ((symbols.isRequirement(link.name, of: type) ? [] : [value]) + others).joinedAlternatives()
  }

  func value(of local: Scope.Local, named name: String, in scope: Scope, depth: Int) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    if let argument = local.argument { return argument }
    let nature: IdentifierText.Nature = local.countsUp ? .index : .init(lastName: name, isWhole: true)
    switch local.origin {
    case .parameter:
      if followsParameters, !local.isNested, let range = range(of: .parameter(MemberReference(scope), name: name)) {
        return range
      }
      if case .instance(let id, let known)? = instance(of: local.type, in: scope) { return .instance(id, known) }
      let inner = scope.expecting(local.type.map { Scope.Expectation(type: $0, owner: scope.type, file: scope.file) })
      let fallback = local.value.map { value(of: $0, in: inner, depth: depth + 1) }
      return .unresolved("parameter \(name)", fallbacks: fallback?.texts ?? [], nature: nature)
    case .variable, .bound:
      // What it is made of may be less here than elsewhere.
      let isSame = scope.choices.isEmpty
      if isSame, let known = memo.value(of: local.kept) { return known }
      let value = written(local, named: name, in: scope, depth: depth)
      if isSame, value.mayBeKept { memo.keep(value, of: local.kept) }
      return value
    case .loop(let sequence, let part):
      if let sequence, !local.countsUp,
        let values = elements(of: sequence, part: part, in: scope.without(name), depth: depth)
      {
        return values.joinedAlternatives()
      }
      return .unresolved("'\(name)' is known only at run time", nature: nature)
    case .closureParameter, .subject, .function:
      return .unresolved("'\(name)' is known only at run time", nature: nature)
    }
  }

  /// The value of a variable, or of a name that a condition binds, by what is written for it.
  private func written(_ local: Scope.Local, named name: String, in scope: Scope, depth: Int) -> Value {
    if let payload = local.payload { return self.payload(payload, named: name, in: scope, depth: depth) }
    if !local.changes.isEmpty { return changing(local, named: name, in: scope, depth: depth) }
    guard let value = local.value else {
      return anyValue(of: local.type, named: name, in: scope)
        ?? .unresolved("'\(name)' is known only at run time", nature: .init(lastName: name, isWhole: true))
    }
    var outer = scope.without(name)
    outer.expected = local.type.map { Scope.Expectation(type: $0, owner: scope.type, file: scope.file) }
    return changed(self.value(of: value, in: outer, depth: depth + 1), byCalls: local.changes.calls)
  }
}

extension SymbolTable {
  /// Whether a type has a property of the name with code for what it is set to.
  fileprivate func isObserved(_ name: String, of type: TypeID?) -> Bool {
    guard let type, case .property(let property)? = types[type].members[name]?.first?.declaration else { return false }
    return !property.observers.isEmpty
  }
}

extension Chain {
  /// The names in front of a link, where they are nothing but a path.
  fileprivate func path(before link: Link) -> [String]? {
    let before = Chain(root: root, links: Array(links.prefix { $0.position != link.position }), range: range)
    return before.links.isEmpty ? nil : Expression.chain(before).path
  }
}
