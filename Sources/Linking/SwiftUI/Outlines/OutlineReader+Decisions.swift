import Findings
import Inventory

/// What a call of a component decides about the conditions in its body.
extension OutlineReader {
  /// What the call says of the properties that the component's conditions ask for.
  func decisions(
    of id: SymbolTable.TypeID, _ facts: ComponentFacts, _ link: Link, _ standing: Standing
  ) -> Decisions {
    guard !facts.asked.isEmpty else { return Decisions() }
    let arguments = link.arguments ?? []
    guard !facts.initialisers.isEmpty else {
      return facts.isStruct ? decisions(on: facts, of: id, by: arguments, standing) : Decisions()
    }
    // Where several may be meant, what they agree on.
    let fitting = evaluator.fitting(facts.initialisers, of: id, arguments, in: standing.scope)
    let ways = fitting.map { initialiser, _ in
      var decisions = Decisions()
      let matched = initialiser.matched(with: arguments)
      for (property, assigned) in facts.assigned(by: initialiser) {
        decisions[property.name] = answer(
          assigned, to: property, facts.enums[property.name], by: initialiser, matched, standing)
      }
      return decisions
    }
    return ways.dropFirst().reduce(ways.first ?? Decisions()) { $0.agreeing(with: $1) }
  }

  /// What a call of the memberwise initialiser says.
  private func decisions(
    on facts: ComponentFacts, of id: SymbolTable.TypeID, by arguments: [Argument], _ standing: Standing
  ) -> Decisions {
    var decisions = Decisions()
    // Arguments that are none of the type's properties are another initialiser's: one that a protocol brings.
    guard
      arguments.allSatisfy({ argument in
        argument.label.map { !(symbols.types[id].members[$0] ?? []).isEmpty } ?? argument.isTrailing
      })
    else { return decisions }
    let hasClosure = arguments.contains { $0.isTrailing && $0.label == nil }
    for property in facts.asked {
      let enumeration = facts.enums[property.name]
      // A closure without a label may be for any that takes one.
      if hasClosure, property.type?.name == "()" { continue }
      if let value = arguments.first(where: { $0.label == property.name })?.value {
        if !(property.isLet && property.value != nil) {
          decisions[property.name] = answer(value, enumeration, standing)
        }
      } else {
        decisions[property.name] = initialAnswer(of: property, enumeration, standing)
      }
    }
    return decisions
  }

  /// What a property is once an initialiser of the component's own has been called.
  private func answer(
    _ assigned: Block.Assigned, to property: PropertyFact, _ enumeration: SymbolTable.TypeID?,
    by initialiser: FunctionFact, _ matched: [(parameter: FunctionFact.Parameter, argument: Argument)],
    _ standing: Standing
  ) -> Decisions.Answer? {
    switch assigned {
    case .several: return nil
    case .nothing: return initialAnswer(of: property, enumeration, standing)
    case .value(let value):
      guard let parameter = initialiser.parameters.first(where: { value.isName($0.name) }) else {
        return literalAnswer(value, enumeration, standing)
      }
      if let argument = matched.first(where: { $0.parameter.name == parameter.name })?.argument {
        return answer(argument.value, enumeration, standing)
      }
      return parameter.defaultValue.flatMap { literalAnswer($0, enumeration, standing) }
    }
  }

  /// The alternatives of an `if` or an `#if` that may be shown, with whether one surely is; nil where nothing is decided.
  func decided(_ branches: Branches, _ scope: Scope) -> (shown: [Int], isCertain: Bool)? {
    switch branches.kind {
    case .exclusive:
      if request.key.decisions.isEmpty { return nil }
      if let subject = branches.subject { return decided(branches, by: subject, scope) }
    case .compiled: break
    case .detour: return nil
    }
    var shown: [Int] = []
    var isDecided = false
    for (index, alternative) in branches.alternatives.enumerated() {
      let isTaken =
        alternative.isDefault
        ? isDecided && shown.isEmpty
        : branches.kind == .compiled ? alternative.holdsOnIOS : request.key.decisions.isTaken(alternative, in: scope)
      switch isTaken {
      case false? where !alternative.isDefault: isDecided = true
      case true?: return (shown + [index], shown.isEmpty)
      default: shown.append(index)
      }
    }
    return isDecided ? (shown, false) : nil
  }

  /// The alternatives of a `switch` over a flag that the use has set or not, or over an enum whose case it tells.
  private func decided(
    _ branches: Branches, by subject: Expression, _ scope: Scope
  ) -> (shown: [Int], isCertain: Bool)? {
    guard case .chain(let chain) = subject, let name = chain.ownProperty(in: scope),
      let answer = request.key.decisions[name]
    else { return nil }
    if let name = answer.caseName { return branches.alternatives(forCase: name) }
    guard let flag = answer.flag else { return nil }
    let patterns = branches.alternatives.map(\.patterns)
    let taken =
      patterns.firstIndex(of: [.literal(.boolean(flag))])
      ?? branches.alternatives.firstIndex(where: \.isDefault)
    // Any other pattern may be another way to say it.
    guard let taken, zip(patterns, branches.alternatives).allSatisfy({ $1.isDefault || $0.areFlags }) else {
      return nil
    }
    return ([taken], true)
  }

  /// What a property is before anybody gives it a value.
  private func initialAnswer(
    of property: PropertyFact, _ enumeration: SymbolTable.TypeID?, _ standing: Standing
  ) -> Decisions.Answer? {
    if let value = property.value { return literalAnswer(value, enumeration, standing) }
    return property.type?.isOptional == true && !property.isLet ? .missing : nil
  }

  /// What an argument says: a literal, or a property of the component at hand that its own use has decided.
  private func answer(
    _ value: Expression, _ enumeration: SymbolTable.TypeID?, _ standing: Standing
  ) -> Decisions.Answer? {
    if let answer = literalAnswer(value, enumeration, standing) { return answer }
    guard case .chain(let chain) = value else { return nil }
    if let name = chain.ownProperty(in: standing.scope) { return request.key.decisions[name] }
    return nil
  }

  /// What a value says that is plain to see. A name may stand for anything.
  private func literalAnswer(
    _ value: Expression, _ enumeration: SymbolTable.TypeID?, _ standing: Standing
  ) -> Decisions.Answer? {
    if let enumeration, let name = symbols.caseName(of: value, in: enumeration, standing.scope) {
      return .enumCase(name)
    }
    switch value {
    case .nilLiteral: return .missing
    case .boolean(let flag): return flag ? .yes : .no
    case .string, .interpolation, .closure, .array, .dictionary, .number, .keyPath: return .present
    case .chain(let chain):
      // A view is made whatever it is passed.
      if let head = chain.viewHead, chain.links[head.index].isCall,
        SwiftUIConstruct.table[head.name.withoutModule] != nil
      {
        return .present
      }
      guard chain.links.count == 1, let link = chain.links.first else { return nil }
      if case .implicitMember = chain.root, link.name == "none", link.arguments == nil { return .missing }
      // A binding is there, whatever it leads to; `$0` is what the closure at hand is passed.
      return link.name.hasPrefix("$") && Int(link.name.dropFirst()) == nil ? .present : nil
    default: return nil
    }
  }
}

/// The alternatives that an outline is without.
final class LeftOut {
  private(set) var branches: Set<Branch> = []

  func note(_ branches: Branches, all shown: [Int], _ evaluator: Evaluator, _ scope: Scope) {
    let place = Place(file: evaluator.file(scope), range: SourceRange(branches.position, branches.position))
    for index in branches.alternatives.indices where !shown.contains(index) {
      self.branches.insert(Branch(place: place, alternative: index))
    }
  }
}

extension Expression {
  /// Whether it is the name, and nothing behind it.
  fileprivate func isName(_ name: String) -> Bool {
    guard case .chain(let chain) = self, case .name = chain.root else { return false }
    return chain.links.count == 1 && chain.links[0].name == name && chain.links[0].arguments == nil
  }
}

extension [Pattern] {
  /// Whether they are `true` or `false`, and nothing else.
  fileprivate var areFlags: Bool { self == [.literal(.boolean(true))] || self == [.literal(.boolean(false))] }
}
