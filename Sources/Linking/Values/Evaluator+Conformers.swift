import Inventory
import Taxonomy

/// What the members of a value are of which only a protocol of the app's is known.
extension Evaluator {
  /// What the protocol asks for: what any of the types that conform has. Nil where it asks for no such member, or no type
  /// conforms; what its extensions add beside what it asks for is theirs, whatever a type has of that name.
  func requirement(_ link: Link, of type: SymbolTable.TypeID, in scope: Scope, depth: Int) -> Value? {
    guard symbols.types[type].kind == .protocol, symbols.asks(for: link.name, type) else { return nil }
    let conformers = symbols.conformers(of: type)
    guard !conformers.isEmpty else { return nil }
    guard conformers.count <= mostAlternatives else {
      return .unresolved("'\(symbols.types[type].simpleName)' has more than \(mostAlternatives) types that conform")
    }
    let values = conformers.map { id -> Value? in
      let any = symbols.types[id].kind == .enum ? anyCase(of: id) : .instance(id)
      return any.flatMap { member(link, of: $0, in: scope, depth: depth) }
    }
    // One whose code does not show the member may have it from elsewhere.
    guard values.allSatisfy({ $0 != nil }) else {
      return .unresolved(
        "what '\(link.name)' is in each type that conforms to '\(symbols.types[type].simpleName)' is not known",
        fallbacks: values.compactMap(\.self).joinedAlternatives().texts ?? [], nature: .other)
    }
    return values.compactMap(\.self).joinedAlternatives()
  }

  private func anyCase(of type: SymbolTable.TypeID) -> Value? {
    let cases = symbols.cases(of: type)
    guard !cases.isEmpty, cases.count <= mostAlternatives else { return nil }
    return .oneOf(
      cases.map { fact, file in
        let payload = fact.payload.map { _ in
          Value.unresolved("what '\(fact.name)' carries is known only at run time")
        }
        return .enumCase(.init(type: type, fact: fact, file: file, payload: payload))
      })
  }
}

extension SymbolTable {
  /// Whether the protocol, or one that it inherits from, asks for the member.
  func asks(for name: String, _ type: TypeID) -> Bool {
    types[type].lineage.contains { id in
      types[id].kind == .protocol && types[id].members[name]?.contains(where: \.isOnlyAskedFor) == true
    }
  }

  /// The types that conform to a protocol, but for those that only previews show.
  func conformers(of type: TypeID) -> [TypeID] {
    (descendants[type] ?? []).filter {
      [.struct, .class, .enum, .actor].contains(types[$0].kind) && !types[$0].isPreview
    }
  }
}
