import Foundation
import Inventory

/// What a use of a component says of the properties that conditions in its body ask for: which of them are nil, which
/// flags are set. What it does not say, only run time knows.
struct Decisions: Hashable, Sendable {
  enum Answer: Sendable {
    case yes, no, missing, present
  }

  private var answers: [String: Answer] = [:]

  var isEmpty: Bool { answers.isEmpty }

  subscript(name: String) -> Answer? {
    get { answers[name] }
    set { answers[name] = newValue }
  }

  /// What both say.
  func agreeing(with other: Decisions) -> Decisions {
    var both = self
    both.answers = answers.filter { other.answers[$0.key] == $0.value }
    return both
  }

  /// Whether an alternative of an `if` is taken; nil where only run time knows.
  func isTaken(_ alternative: Branches.Alternative, in scope: Scope) -> Bool? {
    var answered = 0
    for case .chain(let chain) in alternative.unwraps {
      guard let name = chain.ownProperty(in: scope), let answer = answers[name] else { continue }
      if answer == .missing { return false }
      answered += 1
    }
    for test in alternative.tests where test.isOfSelf || scope.locals[test.name] == nil {
      guard let holds = answers[test.name]?.fits(test.expected) else { continue }
      if !holds { return false }
      answered += 1
    }
    return answered > 0 && answered == alternative.conditionCount ? true : nil
  }
}

extension Decisions.Answer {
  /// Whether it is what a condition asks for.
  fileprivate func fits(_ expected: Branches.Test.Expectation) -> Bool {
    switch expected {
    case .yes: self == .yes
    case .no: self == .no
    case .missing: self == .missing
    case .present: self != .missing
    }
  }
}

/// The properties of components that conditions may ask for: optional ones and flags that a call fills.
///
/// Unchecked, since the platforms we run on have no lock with a value in it: `known` is only touched under `lock`. What is
/// known of a component is the same whoever asks, so the order does not show.
final class AskedProperties: @unchecked Sendable {
  private let symbols: SymbolTable
  private let lock = NSLock()
  private var known: [SymbolTable.TypeID: Known] = [:]

  /// What is asked for of one component, and what may fill it.
  final class Known: Sendable {
    let properties: [PropertyFact]
    let initialisers: [FunctionFact]

    init(_ properties: [PropertyFact], _ initialisers: [FunctionFact]) {
      self.properties = properties
      self.initialisers = initialisers
    }
  }

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  func of(_ id: SymbolTable.TypeID) -> Known {
    if let known = lock.withLock({ known[id] }) { return known }
    let properties = properties(of: id)
    let found = Known(properties, properties.isEmpty ? [] : symbols.initialisers(of: id))
    lock.withLock { known[id] = found }
    return found
  }

  private func properties(of id: SymbolTable.TypeID) -> [PropertyFact] {
    let members = symbols.types[id].members.all
    return members.compactMap { member in
      guard case .property(let property) = member.declaration, property.isFilledByCalls, property.mayBeAsked else {
        return nil
      }
      // A condition asks for it, or what it says is passed on to one.
      let name = NameSet.hash(property.name)
      let isUsed = members.contains { member in
        member.name != property.name && member.name != "init" && member.names.mayContain(hash: name)
      }
      guard isUsed else { return nil }
      // `copy.isOn = true` in a function of the type's own: what the call says is not the last word.
      let isChanged =
        !property.isLet
        && members.contains { member in
          member.name != "init" && member.names.mayContain(hash: NameSet.hash(property.name, .assignment))
        }
      return isChanged ? nil : property
    }
  }
}

extension SymbolTable {
  fileprivate func initialisers(of id: TypeID) -> [FunctionFact] {
    (types[id].members["init"] ?? []).compactMap { member in
      if case .function(let function) = member.declaration { function } else { nil }
    }
  }
}

extension PropertyFact {
  /// Whether it keeps what an initialiser gives it, and nothing else tells it a value.
  fileprivate var isFilledByCalls: Bool {
    getter == nil && observers.isEmpty && !isStatic && !isLazy && attributes.allSatisfy { $0 == "ViewBuilder" }
  }

  /// Whether it is optional or a flag.
  fileprivate var mayBeAsked: Bool {
    if let type { return type.isOptional || type.name == "Bool" }
    if case .boolean? = value { return true }
    return false
  }
}
