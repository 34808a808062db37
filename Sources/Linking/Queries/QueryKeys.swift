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
    case .own(let name, let arguments): return narrowed(by: name, arguments, form, in: scope, over: [])
    case .predicate(let expression): return predicate(expression, in: scope, depth: 0)
    }
  }

  // MARK: What the suite adds to queries

  private static let longestPath = 4

  /// `path` are the suite's functions that lead here.
  private func narrowed(
    by name: String, _ arguments: [Argument], _ form: QueryForm, in scope: Scope, over path: [SymbolTable.MemberKey]
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
    guard path.count < Self.longestPath else { return nil }
    for function in functions.narrowing[name] ?? [] where function.fact.accepts(arguments) {
      // `self[key.rawValue]` in a subscript of an enum means XCUITest's own.
      if path.contains(function.key) || first.value.isRawValue && !function.takesText { continue }
      for own in ownQueries[function.key] ?? [] {
        let inner = evaluator.entering(function, at: own.scope, passing: arguments, from: scope)
        let found: Key?
        if case .own(let name, let further)? = own.form.key {
          found = narrowed(by: name, further, own.form, in: inner, over: path + [function.key])
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
}

extension SuiteFunction {
  /// Whether its first parameter may be a text.
  fileprivate var takesText: Bool {
    guard let type = fact.parameters.first?.type else { return true }
    return type.name.hasSuffix("String") || type.name.hasSuffix("StringProtocol")
  }
}

extension Expression {
  /// `key.rawValue`
  fileprivate var isRawValue: Bool { path.map { $0.count > 1 && $0.last == "rawValue" } ?? false }
}

extension Value {
  fileprivate var isLocalised: Bool { if case .localized = self { true } else { false } }
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
