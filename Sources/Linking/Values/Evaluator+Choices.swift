import Findings
import Inventory
import Taxonomy

/// Which alternatives of a choice run time takes, as far as what is known of its conditions tells.
extension Evaluator {
  /// An alternative that may be taken, with what the names are that its pattern binds, as far as that is known.
  struct Taken {
    var alternative: Int
    var names: [String: Value] = [:]
  }

  /// The alternatives that may be taken, and whether it is certain that one of these is.
  func taken(of branches: Branches, in scope: Scope, depth: Int) -> (alternatives: [Taken], isCertain: Bool) {
    if let subject = branches.subject {
      let value = value(of: subject, in: scope.expecting(nil), depth: depth + 1)
      return fitting(value, branches, in: scope)
    }
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

  /// The alternatives that the subject may fit: of each value that it may be the first that surely does, those in front
  /// of it that might, and what is there for all others.
  func fitting(
    _ subject: Value, _ branches: Branches, in scope: Scope
  ) -> (alternatives: [Taken], isCertain: Bool) {
    // A `default` comes last, wherever it stands.
    let order =
      branches.alternatives.indices.filter { !branches.alternatives[$0].isDefault }
      + branches.alternatives.indices.filter { branches.alternatives[$0].isDefault }
    var found: [Taken] = []
    var isCertain = true
    for value in subject.singles {
      var isSettled = false
      for index in order where !isSettled {
        let isDefault = branches.alternatives[index].isDefault
        for pattern in isDefault ? [.anything] : branches.alternatives[index].patterns where !isSettled {
          var names: [String: Value] = [:]
          let answer = fits(value, pattern, &names, in: scope)
          if answer == false { continue }
          isSettled = answer == true
          names = names.filter(\.value.isResolved)
          if names.isEmpty, found.contains(where: { $0.alternative == index && $0.names.isEmpty }) { continue }
          found.append(Taken(alternative: index, names: names))
        }
      }
      isCertain = isCertain && (isSettled || branches.isExhaustive)
    }
    return (found, isCertain)
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
    if let holds = allHold(alternative, in: scope, depth: depth) { return holds }
    guard let bound = alternative.bound.first(where: { $0.cast != nil }), let cast = bound.cast,
      let value = bound.value ?? branches.subject
    else { return nil }
    let holds = self.value(of: value, in: scope.expecting(nil), depth: depth + 1).isA(cast, self, in: scope)
    if holds == true, alternative.conditionCount > 1 { return nil }
    return holds
  }

  /// Whether all that an alternative asks of single names is so, and it asks for nothing else.
  private func allHold(_ alternative: Branches.Alternative, in scope: Scope, depth: Int) -> Bool? {
    var certain = 0
    for test in alternative.tests {
      guard let answer = holds(test, in: scope, depth: depth) else { continue }
      if !answer { return false }
      certain += 1
    }
    return certain > 0 && certain == alternative.conditionCount ? true : nil
  }

  /// Whether a name is what a condition asks for; nil where only run time knows.
  func holds(_ test: Branches.Test, in scope: Scope, depth: Int) -> Bool? {
    if let answer = answer(to: test, in: scope) { return answer }
    if test.expected == .yes || test.expected == .no, let isEmpty = isEmptyText(test.chain, in: scope, depth: depth) {
      return isEmpty == (test.expected == .yes)
    }
    let value = value(of: test.chain, in: scope.expecting(nil), depth: depth + 1)
    guard value.singles.count == 1 else { return nil }
    switch test.expected {
    case .missing: return value.isNothing ? true : value.isSurelyThere ? false : nil
    case .present: return value.isNothing ? false : value.isSurelyThere ? true : nil
    case .yes: return value.flag
    case .no: return value.flag.map { !$0 }
    case .equal(let name): return isCase(value, name)
    case .different(let name): return isCase(value, name).map { !$0 }
    }
  }

  /// Whether it is the case of the name, which may be a constant of the enum as well.
  func isCase(_ value: Value, _ name: String) -> Bool? {
    guard case .enumCase(let element) = value, symbols.hasCase(name, element.type) else { return nil }
    return element.fact.name == name && element.payload.isEmpty ? true : element.fact.name == name ? nil : false
  }

  /// The value of a choice: that of the alternatives that may be taken, nil where none gives one. Where `needsReturn`, of
  /// those that return one. With it whether no code behind the choice is reached.
  func value(
    of branches: Branches, in scope: Scope, depth: Int, needsReturn: Bool
  ) -> (value: Value?, isLast: Bool) {
    let (taken, isCertain) = taken(of: branches, in: scope, depth: depth)
    var results: [Value] = []
    var isLast = isCertain
    for taken in taken {
      let inner = self.scope(of: taken, of: branches, in: scope)
      let bodies = branches.bodies(from: taken.alternative)
      for (index, body) in bodies.enumerated() {
        // What falls through is no value.
        let needsReturn = needsReturn || index < bodies.count - 1
        guard needsReturn ? body.returns : !body.givesUp else { continue }
        results.append(value(of: body, in: inner, depth: depth + 1, needsReturn: needsReturn))
      }
      isLast = isLast && bodies.last?.alwaysReturns == true && !branches.alternatives[taken.alternative].breaks
    }
    return (results.isEmpty ? nil : results.joinedAlternatives(), isLast)
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
      guard payload.cases.contains(element.fact.name), element.payload.count == payload.part.count else { continue }
      found.append(element.payload[payload.part.index])
    }
    let carried = found.joinedAlternatives()
    if !found.isEmpty, carried.isResolved { return carried }
    return payloadRange(of: payload, named: name, in: scope) ?? payloadObject(of: payload, named: name, in: scope)
      ?? payloadCases(of: payload, named: name, in: scope, depth: depth)
      ?? .unresolved("'\(name)' is known only at run time", nature: .init(lastName: name, isWhole: true))
  }

  /// What a case carries that is an enum itself: one of its cases.
  private func payloadCases(of payload: Scope.Payload, named name: String, in scope: Scope, depth: Int) -> Value? {
    guard case .named(let declared)? = declaredType(of: payload, in: scope.without(name), depth: depth + 1) else {
      return nil
    }
    return anyCase(of: declared)
  }

  /// The scope inside an alternative that knows what its case carries.
  func scope(of taken: Taken, of branches: Branches, in scope: Scope) -> Scope {
    var inner = scope.entering(taken.alternative, of: branches, file: file(scope))
    for bound in branches.alternatives[taken.alternative].bound {
      if let value = taken.names[bound.name] {
        inner.locals[bound.name]?.argument = value
      } else if bound.value == nil, bound.cast != nil {
        inner.locals[bound.name]?.value = branches.subject
      }
    }
    return inner
  }
}

extension Value {
  /// What it says where it is a flag.
  var flag: Bool? {
    guard case .texts(let texts, _) = self, texts.count == 1 else { return nil }
    return texts[0].exact.flatMap(Bool.init)
  }

  /// Whether a cast to the type succeeds; nil where that is not known.
  func isA(_ type: TypeName, _ evaluator: Evaluator, in scope: Scope) -> Bool? {
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

extension Branches {
  /// What runs where an alternative is taken: its body, and those of the next that it may fall through to.
  fileprivate func bodies(from index: Int) -> [Block] {
    let end = alternatives[index...].firstIndex { !$0.fallsThrough } ?? alternatives.count - 1
    return alternatives[index...end].map(\.body)
  }
}

extension Block {
  /// Whether any way through it returns a value.
  var returns: Bool {
    statements.contains { statement in
      switch statement {
      case .return: true
      case .branches(let branches): branches.alternatives.contains { $0.body.returns }
      case .loop(_, _, let body, _): body.returns
      default: false
      }
    }
  }

  /// Whether every way through it returns a value.
  var alwaysReturns: Bool {
    statements.contains { statement in
      switch statement {
      case .return: true
      case .branches(let branches):
        branches.isExhaustive && branches.kind == .exclusive
          && branches.alternatives.allSatisfy { $0.body.alwaysReturns && !$0.breaks }
      default: false
      }
    }
  }

  /// Whether it gives no value, since the app ends there.
  var givesUp: Bool {
    guard case .expression(.chain(let chain), _)? = statements.last, let call = chain.links.first, call.isCall else {
      return false
    }
    return call.name == "preconditionFailure" || call.name.hasPrefix("fatal") && call.name.hasSuffix("Error")
  }
}
