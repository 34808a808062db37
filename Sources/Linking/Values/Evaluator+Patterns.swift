import Inventory
import Taxonomy

/// Whether a value fits what a `case` holds it against.
extension Evaluator {
  /// Whether it fits; nil where only run time knows. The names that the pattern binds are added to `names`, as far as it
  /// is known what they are then.
  func fits(_ value: Value, _ pattern: Pattern, _ names: inout [String: Value], in scope: Scope) -> Bool? {
    switch pattern {
    case .anything: return true
    case .name(let name):
      names[name] = value
      return true
    case .restricted(let pattern): return fits(value, pattern, &names, in: scope) == false ? false : nil
    case .other: return nil
    default: break
    }
    let alternatives = value.alternatives
    guard alternatives.count == 1, let value = alternatives.first else {
      return anyFits(alternatives, pattern, &names, in: scope)
    }
    switch pattern {
    case .present(let pattern): return isPresent(value, pattern, &names, in: scope)
    case .enumCase(let name, let parts): return isCase(value, name, parts, &names, in: scope)
    case .literal(let literal): return isLiteral(value, literal)
    case .tuple(let parts):
      guard case .list(let values) = value, values.count == parts.count else { return nil }
      return fits(values, parts, &names, in: scope)
    case .cast(let pattern, let type):
      let isIt = value.isA(type, self, in: scope)
      guard isIt != false, let inner = fits(value, pattern, &names, in: scope) else {
        return isIt == false ? false : nil
      }
      return inner ? isIt : false
    default: return nil
    }
  }

  /// Of several values, of which it is not known which it is.
  private func anyFits(
    _ values: [Value], _ pattern: Pattern, _ names: inout [String: Value], in scope: Scope
  ) -> Bool? {
    var bound: [[String: Value]] = []
    var answers: [Bool?] = []
    for value in values {
      var own: [String: Value] = [:]
      let answer = fits(value, pattern, &own, in: scope)
      answers.append(answer)
      if answer != false { bound.append(own) }
    }
    for name in Set(bound.flatMap(\.keys)) where bound.allSatisfy({ $0[name] != nil }) {
      names[name] = bound.compactMap { $0[name] }.joinedAlternatives()
    }
    guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func fits(
    _ values: [Value], _ patterns: [Pattern], _ names: inout [String: Value], in scope: Scope
  ) -> Bool? {
    var answer: Bool? = true
    for (value, pattern) in zip(values, patterns) {
      switch fits(value, pattern, &names, in: scope) {
      case false?: return false
      case nil: answer = nil
      case true?: break
      }
    }
    return answer
  }

  private func isPresent(
    _ value: Value, _ pattern: Pattern, _ names: inout [String: Value], in scope: Scope
  ) -> Bool? {
    if value.isNothing { return false }
    let answer = fits(value, pattern, &names, in: scope)
    return answer == true && !value.isSurelyThere ? nil : answer
  }

  private func isCase(
    _ value: Value, _ name: String, _ parts: [Pattern]?, _ names: inout [String: Value], in scope: Scope
  ) -> Bool? {
    if value.isNothing { return name == "none" }
    guard case .enumCase(let element) = value else {
      // An optional's own cases.
      if name == "some", let parts, parts.count == 1 { return isPresent(value, parts[0], &names, in: scope) }
      return name == "none" && value.isSurelyThere ? false : nil
    }
    guard element.fact.name == name else {
      if symbols.hasCase(name, element.type) { return false }
      if name == "some", let parts, parts.count == 1 { return isPresent(value, parts[0], &names, in: scope) }
      // A constant of the enum may be any of its cases.
      return name == "none" ? false : nil
    }
    guard let parts else { return true }
    let carried = element.fact.payload.indices.map { index -> Value in
      element.payload.indices.contains(index)
        ? element.payload[index] : .unresolved("what '\(name)' carries is known only at run time")
    }
    if parts.count == carried.count { return fits(carried, parts, &names, in: scope) }
    return parts.count == 1 ? fits(.list(carried), parts[0], &names, in: scope) : nil
  }

  private func isLiteral(_ value: Value, _ literal: Expression) -> Bool? {
    if case .nilLiteral = literal { return value.isNothing ? true : value.isSurelyThere ? false : nil }
    if value.isNothing { return false }
    guard case .texts(let texts, _) = value, texts.allSatisfy(\.isExact) else { return nil }
    let answers: [Bool?]
    switch literal {
    case .string(let text): answers = texts.map { $0.exact == text }
    case .boolean(let flag): answers = texts.map { $0.exact.flatMap(Bool.init).map { $0 == flag } }
    case .number(let digits):
      answers = texts.map { text in
        guard let number = Int(digits), let other = text.exact.flatMap({ Int($0) }) else { return nil }
        return number == other
      }
    default: return nil
    }
    guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
