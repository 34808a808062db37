import Findings
import Inventory

/// The parts of enums' cases as carriers: `case row(title: String, mark: String)`.
extension Evaluator {
  /// The slots of a name that a `switch` binds to a part of some cases.
  func payloadSlots(of payload: Scope.Payload, named name: String, in scope: Scope) -> [Slot] {
    guard let type = enumType(of: payload.subject, in: scope.without(name)) else { return [] }
    return payload.cases.compactMap { name in
      for member in symbols.types[type].members[name] ?? [] {
        if case .enumCase(let fact) = member.declaration, fact.payload.count == payload.part.count {
          return .payload(type, fact, index: payload.part.index)
        }
      }
      return nil
    }
  }

  /// What the app's code makes such cases with.
  func payloadRange(of payload: Scope.Payload, named name: String, in scope: Scope) -> Value? {
    guard !ranges.isEmpty else { return nil }
    let found = payloadSlots(of: payload, named: name, in: scope).compactMap { range(of: $0) }
    return found.isEmpty ? nil : found.joinedAlternatives()
  }

  /// Any object of the type that the cases declare for the part, where that is one of the app's.
  func payloadObject(of payload: Scope.Payload, named name: String, in scope: Scope) -> Value? {
    let found = payloadSlots(of: payload, named: name, in: scope).compactMap { slot -> SymbolTable.TypeID? in
      guard case .payload(let type, let fact, let index) = slot,
        case .instance(let id, _)? = instance(
          of: fact.payload[index].type, in: Scope(file: symbols.types[type].file, type: type, member: fact.name))
      else { return nil }
      return id
    }
    guard found.count == payload.cases.count, let first = found.first, found.allSatisfy({ $0 == first }) else {
      return nil
    }
    return .instance(first)
  }

  /// The enum that a path is a value of, by what its names are declared as.
  private func enumType(of expression: Expression, in scope: Scope) -> SymbolTable.TypeID? {
    if let declared = declaredType(of: expression, in: scope)?.id(in: symbols) {
      return symbols.types[declared].kind == .enum ? declared : nil
    }
    guard let path = expression.path, let first = path.first else { return nil }
    var current: SymbolTable.TypeID?
    var rest = path.dropFirst()
    if first == "self" {
      current = scope.type
    } else if let local = scope.locals[first] {
      if let type = local.type {
        current = symbols.type(named: type.name, in: scope.type, file: scope.file)
      } else if case .loop(let sequence?, nil) = local.origin {
        current = elementType(of: sequence, in: scope.without(first))
      }
    } else {
      current = scope.type
      rest = path[...]
    }
    for name in rest {
      guard let type = current else { return nil }
      current = declaredType(of: name, in: type).flatMap { symbols.type(named: $0.type.name, in: type, file: $0.file) }
    }
    return current.flatMap { symbols.types[$0].kind == .enum ? $0 : nil }
  }

  /// The type of what a loop over the sequence runs over; of one that counts, that of the part which is no number.
  func elementType(of sequence: Expression, part: Int? = nil, in scope: Scope) -> SymbolTable.TypeID? {
    let (list, isCounted) = sequence.withoutOrder
    guard part == (isCounted ? 1 : nil), let path = list.path, let owner = scope.type else { return nil }
    var names = path[0] == "self" ? path.dropFirst() : path[...]
    guard let first = names.popFirst() else { return nil }
    var declared: (type: TypeName, owner: SymbolTable.TypeID, file: Int)?
    if path[0] != "self", let local = scope.locals[first] {
      declared = local.type.map { ($0, owner, scope.file) }
    } else {
      declared = declaredType(of: first, in: owner)
    }
    while let name = names.popFirst() {
      guard let (type, owner, file) = declared, let id = symbols.type(named: type.name, in: owner, file: file) else {
        return nil
      }
      declared = declaredType(of: name, in: id)
    }
    guard let (type, owner, file) = declared, type.isCollection, let element = type.arguments.first else { return nil }
    return symbols.type(named: element.name, in: owner, file: file)
  }

  private func declaredType(
    of name: String, in type: SymbolTable.TypeID
  ) -> (type: TypeName, owner: SymbolTable.TypeID, file: Int)? {
    for (owner, member) in symbols.members(named: name, of: type) {
      if case .property(let property) = member.declaration, let declared = property.type {
        return (declared, owner, member.file)
      }
    }
    return nil
  }

  /// Whether the link makes a value of the case.
  func makes(
    _ fact: CaseFact, of type: SymbolTable.TypeID, _ link: Link, at position: Int, of chain: Chain, in scope: Scope
  ) -> CallMatch {
    guard let arguments = link.arguments, fact.accepts(arguments) else { return .no }
    switch chain.root {
    case .implicitMember where position == 0:
      if let expected = scope.expected {
        return symbols.type(named: expected.type.name, in: expected.owner, file: expected.file) == type
          ? .yes : .unclear
      }
      // Where no other enum has such a case, the name alone tells.
      let others = symbols.types.indices.filter { id in
        (symbols.types[id].members[link.name] ?? []).contains { member in
          switch member.declaration {
          case .enumCase(let other): other.accepts(arguments)
          case .function(let function): function.isStatic && function.accepts(arguments)
          case .property: false
          }
        }
      }
      return others == [type] ? .yes : .unclear
    case .name where position > 0:
      let path = chain.links[..<position].map(\.name).joined(separator: ".")
      if path == "Self" || path == "self" { return scope.type == type ? .yes : .no }
      return symbols.type(named: path, in: scope.type, file: scope.file) == type ? .yes : .no
    default: return .no
    }
  }
}

extension Expression {
  /// A list behind the calls that order or count it: `rows` of `Array(rows.enumerated())`; and whether they count.
  var withoutOrder: (list: Expression, isCounted: Bool) {
    var list = self
    var isCounted = false
    while case .chain(var chain) = list, case .name = chain.root {
      if chain.links.count == 1, chain.links[0].name == "Array", let inner = chain.links[0].arguments?.first {
        list = inner.value
      } else if chain.links.count > 1, let last = chain.links.last, last.isCall,
        ["enumerated", "reversed", "sorted", "shuffled", "filter"].contains(last.name)
      {
        isCounted = isCounted || last.name == "enumerated"
        chain.links.removeLast()
        list = .chain(chain)
      } else {
        break
      }
    }
    return (list, isCounted)
  }
}

extension CaseFact {
  /// Whether a call with these arguments can make the case.
  fileprivate func accepts(_ arguments: [Argument]) -> Bool {
    let labels = arguments.map(\.label)
    if labels == payload.map(\.label) { return true }
    return labels.count < payload.count && payload.contains { $0.defaultValue != nil }
      && labels.allSatisfy { label in payload.contains { $0.label == label } }
  }
}
