import Inventory

/// What a use of a component says of the properties that conditions in its body ask for: which of them are nil, which
/// flags are set, which cases of their enums they are. What it does not say, only run time knows.
struct Decisions: Hashable, Sendable {
  enum Answer: Hashable, Sendable {
    case yes, no, missing, present
    /// The enum's case of this name.
    case enumCase(String)
  }

  private var answers: [String: Answer] = [:]

  var isEmpty: Bool { answers.isEmpty }

  subscript(name: String) -> Answer? {
    get { answers[name] }
    set { answers[name] = newValue }
  }

  /// What the component knows of itself, with the flags and what is nil of the names that its identifiers read.
  func told(to value: Value?, of id: SymbolTable.TypeID, reading names: Set<String>?) -> Value? {
    let asked = answers.filter { names?.contains($0.key) == true }
    guard !asked.isEmpty else { return value }
    var known: [String: Value] = [:]
    if case .instance(_, let told)? = value { known = told }
    for (name, answer) in asked where known[name] == nil {
      switch answer {
      case .yes: known[name] = .text("true")
      case .no: known[name] = .text("false")
      case .missing: known[name] = .nothing
      case .present, .enumCase: break
      }
    }
    return known.isEmpty ? value : .instance(id, known)
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
    // A name that the condition binds itself is another thing than the property.
    let bound = Set(alternative.bound.map(\.name))
    for test in alternative.tests
    where test.member == nil && (test.isOfSelf || scope.locals[test.name] == nil && !bound.contains(test.name)) {
      guard let holds = answers[test.name]?.fits(test.expected) else { continue }
      if !holds { return false }
      answered += 1
    }
    return answered > 0 && answered == alternative.conditionCount ? true : nil
  }
}

extension Decisions.Answer {
  /// What is set; nil where it is no flag.
  var flag: Bool? {
    switch self {
    case .yes: true
    case .no: false
    case .missing, .present, .enumCase: nil
    }
  }

  /// The name of the case that it is; nil where that is not told.
  var caseName: String? { if case .enumCase(let name) = self { name } else { nil } }

  /// Whether it is what a condition asks for; nil where that is not decided: nil is neither set nor not.
  fileprivate func fits(_ expected: Branches.Test.Expectation) -> Bool? {
    switch (self, expected) {
    case (.enumCase, .equal("some")), (.enumCase, .different("some")): nil
    case (.enumCase(let name), .equal(let other)): name == other
    case (.enumCase(let name), .different(let other)): name != other
    case (_, .equal), (_, .different): nil
    case (.missing, .yes), (.missing, .no), (.present, .yes), (.present, .no): nil
    case (.enumCase, .yes), (.enumCase, .no): nil
    case (_, .yes): self == .yes
    case (_, .no): self == .no
    case (_, .missing): self == .missing
    case (_, .present): self != .missing
    }
  }
}
