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
  /// Whether it is what a condition asks for; nil where that is not decided: nil is neither set nor not.
  fileprivate func fits(_ expected: Branches.Test.Expectation) -> Bool? {
    switch (self, expected) {
    case (.missing, .yes), (.missing, .no), (.present, .yes), (.present, .no): nil
    case (_, .yes): self == .yes
    case (_, .no): self == .no
    case (_, .missing): self == .missing
    case (_, .present): self != .missing
    }
  }
}
