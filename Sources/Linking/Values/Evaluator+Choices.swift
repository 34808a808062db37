import Findings
import Inventory
import Taxonomy

/// Which alternatives of a choice run time takes, as far as what is known of its conditions tells.
extension Evaluator {
  /// An alternative that may be taken, with what the enum case carries that it is taken for.
  struct Taken {
    var alternative: Int
    var payload: [Value] = []
  }

  /// The alternatives that may be taken, and whether it is certain that one of these is.
  func taken(of branches: Branches, in scope: Scope, depth: Int) -> (alternatives: [Taken], isCertain: Bool) {
    if let known = casesTaken(of: branches, in: scope, depth: depth) { return (known, true) }
    var found: [Taken] = []
    for (index, alternative) in branches.alternatives.enumerated() {
      switch isTaken(alternative, of: branches, in: scope, depth: depth) {
      case false?: continue
      case true?:
        found.append(Taken(alternative: index))
        return (found, true)
      case nil: found.append(Taken(alternative: index))
      }
    }
    return (found, branches.isExhaustive)
  }

  /// The alternatives for the cases that the subject may be; nil where it is not known.
  private func casesTaken(of branches: Branches, in scope: Scope, depth: Int) -> [Taken]? {
    guard let subject = branches.subject else { return nil }
    var found: [Taken] = []
    for value in value(of: subject, in: scope.expecting(nil), depth: depth + 1).alternatives {
      guard case .enumCase(let element) = value else { return nil }
      let index =
        branches.alternatives.firstIndex { $0.cases.contains(element.fact.name) }
        ?? branches.alternatives.firstIndex { $0.condition.hasSuffix(" default") || $0.condition.isEmpty }
      if let index {
        found.append(Taken(alternative: index, payload: element.payload))
      } else if branches.isExhaustive {
        return nil
      }
    }
    return found
  }

  /// Whether an alternative is taken; nil where only run time knows.
  func isTaken(
    _ alternative: Branches.Alternative, of branches: Branches, in scope: Scope, depth: Int
  ) -> Bool? {
    let unwrapped = alternative.unwraps.map { value(of: $0, in: scope.expecting(nil), depth: depth + 1) }
    let isMissing = unwrapped.contains(where: \.isNothing)
    let isThere =
      !unwrapped.isEmpty && unwrapped.count == alternative.conditionCount && unwrapped.allSatisfy(\.isSurelyThere)
    if branches.kind == .detour {
      // The way out of a `guard`, for which one of them must be nil.
      guard !unwrapped.isEmpty else { return nil }
      return isMissing ? true : isThere ? false : nil
    }
    if isMissing { return false }
    if isThere { return true }
    guard let bound = alternative.bound.first(where: { $0.cast != nil }), let cast = bound.cast,
      let value = bound.value ?? branches.subject
    else { return nil }
    let holds = self.value(of: value, in: scope.expecting(nil), depth: depth + 1).isA(cast, self, in: scope)
    if holds == true, alternative.conditionCount > 1 { return nil }
    return holds
  }

  /// The value of a choice: that of the alternatives that may be taken. Where `needsReturn`, of those that return one.
  /// With it whether no code behind the choice is reached.
  func value(
    of branches: Branches, in scope: Scope, depth: Int, needsReturn: Bool
  ) -> (value: Value, isLast: Bool) {
    let (taken, isCertain) = taken(of: branches, in: scope, depth: depth)
    var results: [Value] = []
    for taken in taken {
      let alternative = branches.alternatives[taken.alternative]
      guard !needsReturn || alternative.body.returns else { continue }
      let inner = self.scope(of: taken, of: branches, in: scope)
      results.append(value(of: alternative.body, in: inner, depth: depth + 1))
    }
    let isLast = isCertain && taken.allSatisfy { branches.alternatives[$0.alternative].body.returns }
    return (results.isEmpty ? .nothing : results.joinedAlternatives(), isLast)
  }

  /// What the cases that a name is bound for carry for it.
  func payload(_ payload: Scope.Payload, named name: String, in scope: Scope, depth: Int) -> Value {
    var found: [Value] = []
    for value in value(of: payload.subject, in: scope.without(name).expecting(nil), depth: depth + 1).alternatives {
      guard case .enumCase(let element) = value else {
        if value.isNothing { continue }
        found = []
        break
      }
      guard payload.cases.contains(element.fact.name), element.payload.indices.contains(payload.index) else { continue }
      found.append(element.payload[payload.index])
    }
    let carried = found.joinedAlternatives()
    if !found.isEmpty, carried.isResolved { return carried }
    return payloadRange(of: payload, named: name, in: scope)
      ?? .unresolved("'\(name)' is known only at run time", nature: .init(lastName: name, isWhole: true))
  }

  /// The scope inside an alternative that knows what its case carries.
  func scope(of taken: Taken, of branches: Branches, in scope: Scope) -> Scope {
    var inner = scope.entering(taken.alternative, of: branches, file: file(scope))
    for bound in branches.alternatives[taken.alternative].bound {
      if let position = bound.payload, taken.payload.indices.contains(position) {
        inner.locals[bound.name]?.argument = taken.payload[position]
      } else if bound.value == nil, bound.cast != nil {
        inner.locals[bound.name]?.value = branches.subject
      }
    }
    return inner
  }
}

extension Value {
  /// Whether a cast to the type succeeds; nil where that is not known.
  fileprivate func isA(_ type: TypeName, _ evaluator: Evaluator, in scope: Scope) -> Bool? {
    let symbols = evaluator.symbols
    let id = symbols.type(named: type.name, in: scope.type, file: scope.file)
    let isDeclared = id.map { [.struct, .class, .enum].contains(symbols.types[$0].kind) } ?? false
    let isPlain = ["String", "Int", "Double", "Bool"].contains(type.name)
    switch self {
    case .texts(let texts, _):
      // What is nothing but a hole may be anything.
      if texts.contains(where: { $0.pieces.count == $0.holes.count }) { return nil }
      if type.name == "String" { return true }
      return isDeclared || isPlain ? false : nil
    case .instance(let own, _):
      if isPlain { return false }
      if let id, symbols.types[own].lineage.contains(id) { return true }
      let ancestors = symbols.ancestorNames(of: symbols.types[own].name, in: nil, file: symbols.types[own].file)
      if ancestors.contains(type.name) { return true }
      // One that is declared and no subclass is another type.
      return id.map { isDeclared && !symbols.types[$0].lineage.contains(own) } == true ? false : nil
    case .enumCase(let element):
      if isPlain { return false }
      return id.map { element.type == $0 } == true ? true : nil
    default: return nil
    }
  }
}
