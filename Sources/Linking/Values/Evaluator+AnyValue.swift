import Inventory
import Taxonomy

/// What is known of a value of which only the type is.
extension Evaluator {
  /// A value of a type that the app declares; of any other type nothing is known.
  func instance(of type: TypeName?, in scope: Scope) -> Value? {
    guard let type, type.name != "String" else { return nil }
    guard let id = symbols.type(of: type, in: scope.type, file: scope.file) else { return nil }
    switch symbols.types[id].kind {
    case .struct, .class, .actor, .protocol: return .instance(id)
    default: return nil
    }
  }

  /// Any value of a type that the app declares: of an enum, one of its cases.
  func anyValue(of type: TypeName?, named name: String, in scope: Scope) -> Value? {
    if let known = instance(of: type, in: scope) { return known }
    if let type, type.isCollection {
      return anyValue(of: type.arguments.first, named: "an element of \(name)", in: scope).map { .collection(of: $0) }
    }
    guard let type, let id = symbols.type(of: type, in: scope.type, file: scope.file),
      symbols.types[id].kind == .enum
    else { return nil }
    let cases = symbols.cases(of: id)
    guard !cases.isEmpty else { return nil }
    guard cases.count <= mostAlternatives else {
      return .unresolved("'\(name)' may be any of the \(cases.count) cases of '\(symbols.types[id].simpleName)'")
    }
    let all = Value.oneOf(anyCases(of: id))
    return type.isOptional ? .optional(all) : all
  }

  /// Any case of a type, where that is an enum of the app's.
  func anyCase(of name: Scope.Expectation) -> Value? {
    guard let id = symbols.type(named: name.type.name, in: name.owner, file: name.file), symbols.types[id].kind == .enum
    else { return nil }
    return anyValue(
      of: name.type, named: name.type.name, in: Scope(file: name.file, type: name.owner, member: ""))
  }

  /// All cases of an enum.
  func anyCases(of id: SymbolTable.TypeID) -> [Value] {
    symbols.cases(of: id).map { fact, file in
      let payload = fact.payload.map { _ in
        Value.unresolved("what '\(fact.name)' carries is known only at run time")
      }
      return .enumCase(.init(type: id, fact: fact, file: file, payload: payload))
    }
  }

  /// What `Field(rawValue: text)` gives: the cases that have what is passed, any of them where that is not known.
  func enumCase(of id: SymbolTable.TypeID, ofRawValue passed: Value) -> Value? {
    let cases = anyCases(of: id)
    guard !cases.isEmpty, cases.count <= mostAlternatives else { return nil }
    let raw = cases.map { value -> String? in
      guard case .enumCase(let element) = value, case let texts? = rawValue(of: element, depth: 0).texts else {
        return nil
      }
      return texts.count == 1 ? texts[0].exact : nil
    }
    let asked = passed.singles.map { $0.texts?.first?.exact }
    guard !raw.contains(nil), !asked.contains(nil) else { return .optional(.oneOf(cases)) }
    return asked.map { text in raw.firstIndex(of: text).map { cases[$0] } ?? .nothing }.joinedAlternatives()
  }
}
