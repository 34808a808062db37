import Findings
import Inventory

/// What a stored property holds in one object that the app makes, where a part of that goes into identifiers.
struct HeldModel: Sendable {
  /// The call that makes the object.
  let call: Chain
  let scope: Scope
}

extension Evaluator {
  /// Learns what the properties hold. Where an object is made as a copy of another one its property holds nothing new:
  /// so each begins with no value at all, and a few rounds carry over what they hand to each other.
  mutating func learn(_ models: [Slot: [HeldModel]]) {
    if models.isEmpty { return }
    let models = models.mapValues { made in
      made.sorted { ($0.scope.file, $0.call.range.start) < ($1.scope.file, $1.call.range.start) }
    }
    for slot in models.keys { ranges[slot] = .oneOf([]) }
    for _ in 0..<3 {
      memo = Memo()
      var found: [Slot: Value] = [:]
      for (slot, made) in models { found[slot] = value(of: slot.name, in: made) }
      for slot in models.keys { ranges[slot] = found[slot] }
    }
    for slot in models.keys where ranges[slot]?.alternatives.isEmpty == true { ranges[slot] = nil }
    memo = Memo()
  }

  /// What a property holds in all objects that the app makes: the parts of each are told apart by the property, not by
  /// the object.
  private func value(of name: String, in models: [HeldModel]) -> Value? {
    var values: [Value] = []
    for model in models {
      guard case .instance(_, let known) = value(of: model.call, in: model.scope, depth: 0), let value = known[name]
      else { return nil }
      values.append(value)
    }
    return values.merged
  }

  /// What the property holds in any object of the type, where the calls that make them tell.
  func anyModel(_ name: String, of type: SymbolTable.TypeID) -> Value? {
    ranges.isEmpty ? nil : symbols.types[type].lineage.lazy.compactMap { ranges[.model($0, name)] }.first
  }
}

extension Evaluator {
  /// The slot of a stored property that holds what an expression gives: the property's own value, or the list of which a
  /// loop's variable is one.
  func models(holding expression: Expression, in scope: Scope) -> [Slot] {
    let list = expression.withoutOrder.list
    guard var path = list.path, let first = path.first, let type = scope.type else { return [] }
    if first == "self" {
      path.removeFirst()
    } else if let local = scope.locals[first] {
      guard path.count == 1, case .loop(let sequence?, nil) = local.origin, !local.countsUp else { return [] }
      return models(holding: sequence, in: scope.without(first))
    }
    guard path.count == 1 else { return [] }
    for (owner, member) in symbols.members(named: path[0], of: type) {
      guard case .property(let property) = member.declaration, !property.isStatic else { continue }
      if property.getter == nil { return [.model(owner, property.name)] }
      // What a list is made of: `kinds` in `kinds.filter { … }`.
      return symbols.types[owner].members.all.compactMap { other in
        guard case .property(let part) = other.declaration, part.getter == nil, !part.isStatic,
          part.type?.isCollection == true, member.names.mayContain(hash: NameSet.hash(part.name))
        else { return nil }
        return .model(owner, part.name)
      }
    }
    return []
  }
}

extension Evaluator {
  /// The slot of the list that an element is taken from: `rows` of `rows[index]`.
  func models(holdingPartOf element: Expression, in scope: Scope) -> [Slot] {
    guard case .chain(var chain) = element, chain.links.count > 1, chain.links.last?.name == Link.subscriptName else {
      return []
    }
    chain.links.removeLast()
    return models(holding: .chain(chain), in: scope)
  }
}

extension [Value] {
  /// One value that stands for all of these, objects of one type or nil: of each part it knows all that this may be.
  fileprivate var merged: Value? {
    let all = flatMap(\.alternatives)
    let present = all.filter { !$0.isNothing }
    guard let first = present.first else { return all.isEmpty ? .oneOf([]) : .nothing }
    guard case .instance(let type, let parts) = first else { return nil }
    var objects: [[String: Value]] = []
    for value in present {
      guard case .instance(type, let known) = value else { return nil }
      objects.append(known)
    }
    var known: [String: Value] = [:]
    for name in parts.keys {
      let values = objects.compactMap { $0[name] }
      guard values.count == objects.count else { continue }
      known[name] = values.merged ?? values.joinedAlternatives()
    }
    let value = Value.instance(type, known)
    return present.count < all.count ? .optional(value) : value
  }
}

extension SymbolTable {
  /// Whether values of the type may come from data, which no code shows.
  func isDecoded(_ type: TypeID) -> Bool {
    types[type].inherits.contains { ["Codable", "Decodable"].contains($0.name) }
  }

  /// Whether a property has its value from the call that makes its object, and from nothing else: all of these calls can be
  /// found, and no code assigns it later.
  func isOnlyMade(_ name: String, of type: TypeID) -> Bool {
    let entry = types[type]
    guard entry.kind == .struct || entry.kind == .class && descendants[type] == nil,
      !isDecoded(type),
      withAliases([entry.simpleName]).count == 1,
      let member = entry.members[name]?.first, case .property(let property) = member.declaration, !property.isStatic
    else { return false }
    if property.isLet { return true }
    guard entry.kind == .struct else { return false }
    let owner = NameSet.hash(entry.simpleName)
    let held = property.type.map { NameSet.hash(lastPartOf: $0.name) }
    return !code(with: NameSet.hash(name, .assignment)).contains { code in
      if code.owner == type { return code.member.name != "init" }
      let names = code.member.names
      return names.mayContain(hash: owner) || held.map(names.mayContain(hash:)) == true
    }
  }
}
