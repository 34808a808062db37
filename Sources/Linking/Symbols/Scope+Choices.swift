import Inventory

extension Scope {
  /// A choice that code stands inside of, or behind: what it asks for is so there.
  struct Choice: Sendable {
    let branches: Branches
    /// The alternative that the code stands in; nil behind a choice of which all alternatives leave the body.
    let alternative: Int?
    /// What the names mean that it asks about.
    let locals: Locals

    /// What the code is known to have passed: of one name, whether it is what a condition asks for.
    var tests: [Branches.Test] {
      let alternatives = branches.alternatives
      guard let alternative else {
        // Behind a `guard` its conditions hold, behind other ways out they do not.
        return branches.kind == .detour ? alternatives[0].tests : alternatives.compactMap(\.opposite)
      }
      return alternatives[alternative].tests + alternatives[..<alternative].compactMap(\.opposite)
    }

    /// What a `switch` or an `if case` looks at, where its patterns tell of it.
    var subject: Expression? {
      guard let alternative, alternative == 0 || !branches.alternatives[alternative - 1].fallsThrough else {
        return nil
      }
      return branches.subject
    }
  }
}

extension Branches {
  /// Whether an alternative may tell what a name is that it asks about.
  var tellOfNames: Bool {
    if kind == .compiled { return false }
    if case .chain? = subject { return true }
    return alternatives.contains { !$0.tests.isEmpty }
  }
}

extension Branches.Alternative {
  /// What is so where it is not taken, if that is a single thing.
  fileprivate var opposite: Branches.Test? {
    guard conditionCount == 1, var test = tests.first, tests.count == 1 else { return nil }
    test.expected = test.expected.opposite
    return test
  }
}
