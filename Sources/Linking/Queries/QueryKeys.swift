import Findings
import Inventory
import Taxonomy

/// Works out what queries look for.
struct QueryKeys {
  let evaluator: Evaluator
  let functions: SuiteFunctions
  /// What the suite's own subscripts make of their parameters.
  var ownQueries: [SymbolTable.MemberKey: [RawQuery]] = [:]

  /// What a query looks for, and how that turns out.
  struct Key {
    var identifier: Identifier
    var way: [Place] = []
    var how: Query.How
    var comparison = Query.Comparison.anyName
    /// Whether it asks for a text that a user reads.
    var isOfText = false
  }

  func key(of form: QueryForm, in scope: Scope) -> Key? {
    switch form.key {
    case nil: return nil
    case .expression(let expression):
      let (identifier, way) = evaluator.identifier(of: expression, in: scope)
      return Key(identifier: identifier, way: way, how: form.how)
    case .own(let name, let arguments): return narrowed(by: name, arguments, form, in: scope, depth: 0)
    case .predicate(let expression): return predicate(expression, in: scope, depth: 0)
    }
  }

  // MARK: What the suite adds to queries

  private func narrowed(
    by name: String, _ arguments: [Argument], _ form: QueryForm, in scope: Scope, depth: Int
  ) -> Key? {
    guard let first = arguments.first else { return nil }
    let isSubscript = name == "subscript"
    if isSubscript, case .number = first.value, first.label == nil { return Key(identifier: .none, how: .boundBy) }
    var unresolved: Key?
    if isSubscript, arguments.count == 1, first.label == nil {
      let value = evaluator.value(of: first.value, in: scope)
      if value.texts != nil || value.isLocalised {
        let (identifier, way) = evaluator.identifier(from: value, named: first.value.shortName)
        return Key(identifier: identifier, way: way, how: form.how)
      }
    }
    guard depth < 4 else { return nil }
    for function in functions.narrowing[name] ?? [] where function.fact.accepts(arguments) {
      for own in ownQueries[function.key] ?? [] {
        let inner = evaluator.entering(function, at: own.scope, passing: arguments, from: scope)
        let found: Key?
        if case .own(let name, let further)? = own.form.key {
          found = narrowed(by: name, further, own.form, in: inner, depth: depth + 1)
        } else {
          found = key(of: own.form, in: inner)
        }
        guard var found else { continue }
        if isSubscript { found.how = form.how }
        if found.identifier.state != .unresolved, !found.identifier.isOnlyHoles { return found }
        unresolved = unresolved ?? found
      }
    }
    // A function that adds nothing to the query narrows it not.
    guard isSubscript else { return unresolved }
    let (identifier, way) = evaluator.identifier(of: first.value, in: scope)
    if identifier.state == .unresolved, let unresolved { return unresolved }
    return Key(identifier: identifier, way: way, how: form.how)
  }

  // MARK: Predicates

  private func predicate(_ expression: Expression, in scope: Scope, depth: Int) -> Key {
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
    let comparisons = PredicateFormat(text.description) { number in
      number + 1 < arguments.count ? self.attribute(named: arguments[number + 1].value, in: scope) : nil
    }.comparisons
    let isOfLabel = !comparisons.isEmpty && comparisons.allSatisfy { $0.attribute != "identifier" }
    let how: Query.How = isOfLabel && comparisons.contains { $0.attribute == "label" } ? .labelPredicate : .predicate
    let ofIdentifier = comparisons.first { $0.attribute == "identifier" }
    guard let comparison = ofIdentifier ?? comparisons.first else { return Key(identifier: .none, how: how) }
    var (operand, way): (Identifier, [Place])
    switch comparison.operand {
    case .text(let text): (operand, way) = (.oneOf([IdentifierText(written: text)]), [])
    case .argument(let number):
      guard number + 1 < arguments.count else { return unread }
      (operand, way) = evaluator.identifier(of: arguments[number + 1].value, in: scope)
    }
    if operand.state == .known || operand.state == .pattern {
      operand = .oneOf(operand.texts.map { $0.matching(comparison.means) })
    }
    if comparison.means == .other, operand.state != .unresolved {
      operand = .unresolved("a predicate that compares by a pattern", fallbacks: operand.texts)
    }
    let isOfIdentifier = comparisons.allSatisfy { $0.attribute == "identifier" }
    return Key(
      identifier: operand, way: way, how: how,
      comparison: isOfLabel ? .text : isOfIdentifier ? .identifier : .anyName, isOfText: isOfLabel)
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

extension Value {
  fileprivate var isLocalised: Bool { if case .localized = self { true } else { false } }
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

extension Evaluator {
  /// The scope inside a function where its parameters are what a call passes.
  func entering(
    _ function: SuiteFunction, at place: Scope, passing arguments: [Argument], from caller: Scope
  ) -> Scope {
    var bound = place
    bind(function.fact, of: function.owner, file: function.file, to: arguments, from: caller, in: &bound, depth: 0)
    let names = Set(function.fact.parameters.map(\.name))
    var inner = place
    inner.locals = place.locals.changed { name, local in
      var local = local
      local.kept = LocalValue()
      if names.contains(name), case .parameter = local.origin { local.argument = bound.locals[name]?.argument }
      return local
    }
    return inner
  }
}
