package import Findings
import Rules

/// Which fixes are wanted.
package struct WantedFixes: Sendable, Hashable {
  /// The rules whose findings are mended; nil for all.
  package var only: Set<RuleID>?
  /// Whether those count that change what a test may see elsewhere.
  package var unsafe = false
  /// Whether elements without an identifier are given the proposed one.
  package var missing = false
  /// Whether the tests' queries are rewritten.
  package var tests = false

  package init() {}

  /// Whether findings of the rule are to be mended.
  package func wants(_ rule: RuleID) -> Bool { only?.contains(rule) ?? true }

  /// Whether the finding is to be mended: one about a query where tests are rewritten, too, or where its rule is named.
  func wants(_ repair: Repair) -> Bool {
    guard RuleCatalogue.rule(repair.finding.rule)?.descriptor.topic == .tests else { return wants(repair.finding.rule) }
    return tests && wants(repair.finding.rule) || only?.contains(repair.finding.rule) == true
  }

  /// Whether a fix that changes what a test may see counts: the rewriting of queries was asked for by its own name.
  func allowsUnsafe(_ repair: Repair) -> Bool {
    unsafe || tests && RuleCatalogue.rule(repair.finding.rule)?.descriptor.topic == .tests
  }

  /// The rules of which a repair may bring findings. An identifier that is new is one that no test asks for yet; and an
  /// element that loses what it had from a container is given its own, where that is wanted.
  package var consequences: Set<RuleID> {
    let always: Set<RuleID> = ["unused-identifier", "text-query"]
    let gaps: Set<RuleID> = ["missing-identifier", "omitted-identifier"]
    return missing ? always.union(gaps.filter(wants)) : always
  }
}
