import Findings
import Inventory
import Taxonomy

/// What members are, of values and of types.
extension Evaluator {
  /// What `link` means behind `value`; nil where there is no such member.
  func member(_ link: Link, of value: Value, in scope: Scope, depth: Int) -> Value? {
    guard depth < Self.deepest else { return Self.tooDeep }
    if let names = link.keyPathArgument { return follow(names, from: value, in: scope, depth: depth) }
    switch value {
    case .oneOf(let values):
      let members = values.compactMap { member(link, of: $0, in: scope, depth: depth) }
      return members.count == values.count ? members.joinedAlternatives() : nil
    case .type(let type): return staticMember(link, of: type, in: scope, depth: depth)
    case .instance(let type, let known):
      if !link.isCall, let given = known[link.name] {
        // Of a model that is not known more is known than nothing.
        if !given.isResolved, let any = anyModel(link.name, of: type) { return any }
        return given
      }
      return mapped(link, value, in: scope, depth: depth) ?? requirement(link, of: type, in: scope, depth: depth)
        ?? declared(link, in: type, of: value, from: scope, depth: depth)
    case .enumCase(let element):
      if link.name == "rawValue" { return rawValue(of: element, depth: depth) }
      if let mapped = mapped(link, value, in: scope, depth: depth) { return mapped }
      return declared(link, in: element.type, of: value, from: scope, depth: depth)
        ?? (link.name == "description" ? printed(value) : nil)
    case .texts(let texts, let source):
      return mapped(link, value, in: scope, depth: depth) ?? ownTextMember(link, of: value, in: scope, depth: depth)
        ?? transformed(texts, by: link, source: source, in: scope, depth: depth)
    case .list(let values): return listMember(link, of: values, in: scope, depth: depth)
    case .collection(let element): return collectionMember(link, of: element, in: scope, depth: depth)
    case .table(let entries): return tableMember(link, of: entries, in: scope, depth: depth)
    case .nothing: return .nothing
    case .optional(let value):
      return member(link, of: value, in: scope, depth: depth).map { [.nothing, $0].joinedAlternatives() }
    case .localized(let text?):
      // In other letters it is the same text.
      let texts = transformed([IdentifierText(exactly: text)], by: link, source: nil, in: scope, depth: depth)?.texts
      guard let changed = texts?.first?.exact else { return nil }
      return .localized(changed)
    default: return nil
    }
  }

  func staticMember(_ link: Link, of type: SymbolTable.TypeID, in scope: Scope, depth: Int) -> Value? {
    if link.name == "self" { return .type(type) }
    if let nested = symbols.type(nested: link.name, in: type, file: scope.file) {
      return link.isCall ? constructed(nested, by: link, in: scope, depth: depth) : .type(nested)
    }
    if link.name == "init", link.isCall { return constructed(type, by: link, in: scope, depth: depth) }
    if link.name == "allCases" {
      let cases = symbols.cases(of: type)
      if !cases.isEmpty, symbols.members(named: "allCases", of: type).isEmpty {
        return .list(cases.map { .enumCase(.init(type: type, fact: $0.0, file: $0.1, payload: [])) })
      }
    }
    return declared(link, in: type, of: nil, from: scope, depth: depth)
  }

  /// What a member of the type is in the object, or of the type itself; what it is passed stands in the caller's scope.
  func declared(
    _ link: Link, in type: SymbolTable.TypeID, of object: Value?, from scope: Scope, depth: Int
  ) -> Value? {
    var functions: [(FunctionFact, SymbolTable.TypeID?, Int)] = []
    let members = symbols.members(named: link.name, of: type, taking: link.arguments)
    var visible = members.filter { !$0.member.isPrivate || $0.member.file == scope.file }
    if let owner = visible.first?.owner, symbols.types[owner].kind == .protocol, visible.count > 1,
      visible.contains(where: { !$0.member.isOnlyAskedFor })
    {
      // What a protocol asks for says nothing where its extension has it for all.
      visible.removeAll { $0.member.isOnlyAskedFor }
    }
    var alternatives: [Value] = []
    for (owner, member) in visible.isEmpty ? members : visible {
      switch member.declaration {
      case .property(let property) where !link.isCall:
        // Of several one is compiled: `#if DEBUG`.
        alternatives.append(
          value(
            of: property, owner: owner, file: member.file, selfValue: object, from: scope, depth: depth + 1))
      case .enumCase(let fact):
        let payload = fact.payload.enumerated().map { index, parameter -> Value in
          guard
            let argument = link.arguments?.first(where: { $0.label == parameter.label && parameter.label != nil })
              ?? link.arguments.flatMap({ $0.indices.contains(index) ? $0[index] : nil })
          else { return .unresolved("what '\(fact.name)' carries") }
          return self.argument(argument.value, for: parameter, of: owner, in: scope, depth: depth)
        }
        return .enumCase(.init(type: owner, fact: fact, file: member.file, payload: payload))
      case .function(let function) where link.isCall: functions.append((function, owner, member.file))
      default: break
      }
    }
    if !alternatives.isEmpty { return alternatives.joinedAlternatives() }
    return functions.isEmpty ? nil : call(link, of: functions, on: object, in: scope, depth: depth)
  }
}
