import Findings
import Inventory
import Taxonomy

extension QueryKeys {
  /// What a predicate looks for, where its format is written out: here, or where its name is declared.
  func predicate(_ expression: Expression, in scope: Scope, depth: Int) -> Key {
    let unread = Key(identifier: .unresolved("a predicate that is not written out here"), how: .predicate)
    guard depth < 6, case .chain(let chain) = expression else { return unread }
    guard let head = chain.head, head.name == "NSPredicate", let arguments = chain.links[head.index].arguments else {
      return definition(of: chain, in: scope).map { predicate($0.value, in: $0.scope, depth: depth + 1) } ?? unread
    }
    guard let first = arguments.first, first.label == "format" else {
      return Key(identifier: .unresolved("a predicate of code, which only runs"), how: .predicate)
    }
    let format = evaluator.value(of: first.value, in: scope)
    guard let text = format.texts?.first, format.texts?.count == 1 else { return unread }
    let asked = PredicateFormat(text.description) { number in
      number + 1 < arguments.count ? self.attribute(named: arguments[number + 1].value, in: scope) : nil
    }
    let comparisons = asked.comparisons
    let isOfLabel = !comparisons.isEmpty && comparisons.allSatisfy { $0.attribute != "identifier" }
    let how: Query.How = isOfLabel && comparisons.contains { $0.attribute == "label" } ? .labelPredicate : .predicate
    var (keys, way): ([Identifier], [Place]) = ([], [])
    let decisive = asked.decisive(preferring: ["identifier"])
    for comparison in decisive {
      for operand in comparison.operands {
        switch operand {
        case .text(let text): keys.append(Self.key(.oneOf([IdentifierText(written: text)]), comparison.means))
        case .argument(let number):
          guard number + 1 < arguments.count else { return unread }
          let (argument, its) = evaluator.identifier(of: arguments[number + 1].value, in: scope)
          keys.append(Self.key(argument, comparison.means))
          if way.isEmpty { way = its }
        }
      }
    }
    guard var key = Identifier.any(of: keys) else { return Key(identifier: .none, how: how) }
    if key.state == .known || key.state == .pattern, asked.mayBeMet(without: decisive) {
      key = .unresolved("a predicate that something else may meet as well", fallbacks: key.texts)
    }
    let isOfIdentifier = comparisons.allSatisfy { $0.attribute == "identifier" }
    return Key(
      identifier: key, way: way, how: how,
      comparison: isOfLabel ? .text : isOfIdentifier ? .identifier : .anyName, isOfText: isOfLabel)
  }

  /// What a comparison with a text looks for.
  private static func key(_ operand: Identifier, _ means: PredicateFormat.Means) -> Identifier {
    switch operand.state {
    case .known where means != .other, .pattern where means != .other:
      .oneOf(operand.texts.map { $0.matching(means) })
    case .known, .pattern: .unresolved("a predicate that compares by a pattern", fallbacks: operand.texts)
    case .none, .unresolved: operand
    }
  }

  /// The attribute that an argument names: `identifier` of `#keyPath(XCUIElementAttributes.identifier)`, or of a text.
  private func attribute(named expression: Expression, in scope: Scope) -> String? {
    if case .chain(let chain) = expression, case .chain(let path)? = chain.links.last?.arguments?.first?.value,
      chain.links.last?.name.hasSuffix("keyPath") == true
    {
      return path.links.last?.name
    }
    if case .keyPath(let names) = expression { return names.last }
    return evaluator.value(of: expression, in: scope).texts?.first?.exact
  }

  /// What a name was declared with.
  private func definition(of chain: Chain, in scope: Scope) -> (value: Expression, scope: Scope)? {
    guard case .name = chain.root, let name = chain.links.last(where: { $0.name != "self" })?.name else { return nil }
    if chain.links.count == 1, let local = scope.locals[name] {
      return local.value.map { ($0, scope.without(name)) }
    }
    guard let owner = scope.type else { return nil }
    for (owner, member) in evaluator.symbols.members(named: name, of: owner) {
      if case .property(let property) = member.declaration, let value = property.value ?? property.getter?.result {
        return (value, Scope(file: member.file, type: owner, member: name))
      }
    }
    return nil
  }
}

extension Identifier {
  /// What is any of `keys`; nil where there is none.
  fileprivate static func any(of keys: [Identifier]) -> Identifier? {
    guard keys.count > 1 else { return keys.first }
    let texts = keys.flatMap(\.texts)
    if let unresolved = keys.first(where: { $0.state == .unresolved }) {
      return .unresolved(unresolved.reason ?? "", fallbacks: texts)
    }
    guard !texts.isEmpty else { return nil }
    var any = oneOf(texts)
    any.isLocalized = keys.allSatisfy(\.isLocalized)
    return any
  }
}

extension IdentifierText {
  /// A text in which `{name}` is a hole, as an interpolation leaves it.
  init(written text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      pieces.append(.text(String(rest[..<open])))
      pieces.append(.hole(Hole(String(rest[rest.index(after: open)..<close]))))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
    self.init(pieces)
  }

  /// All texts that a comparison finds for this one.
  func matching(_ means: PredicateFormat.Means) -> IdentifierText {
    let rest = IdentifierText([.hole(Hole("…"))])
    return switch means {
    case .equals, .other: self
    case .begins: self + rest
    case .ends: rest + self
    case .contains: rest + self + rest
    }
  }
}
