import Findings
import Inventory
import Rules

/// The comments in the app's files, and the user labels in its documents, that suppress findings, and which of them did.
struct Allowances {
  private struct Allowance {
    var file: String
    var directive: Directive
    var used: Set<RuleID> = []

    func covers(_ finding: Finding) -> Bool {
      !directive.reason.isEmpty && directive.rules.contains(finding.rule)
        && (directive.lines?.contains(finding.place.line) ?? true)
    }
  }

  private var allowances: [Allowance] = []
  /// Where in `allowances` those of a file are.
  private var indexes: [String: Range<Int>] = [:]

  /// The rules of this audit, whether they run or not.
  private let rules: Set<RuleID>

  init(_ files: [FileFacts], _ documents: [DocumentFacts], rules: Set<RuleID>) {
    self.rules = rules
    for file in files where file.role != .unitTest { add(file.directives, in: file.file) }
    for document in documents { add(document.directives, in: document.file) }
  }

  private mutating func add(_ directives: [Directive], in file: String) {
    guard !directives.isEmpty else { return }
    let start = allowances.count
    allowances += directives.map { Allowance(file: file, directive: $0) }
    indexes[file] = start..<allowances.count
  }

  /// The findings that nothing suppresses.
  mutating func filter(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      var isAllowed = false
      for index in indexes[finding.place.file] ?? 0..<0 where allowances[index].covers(finding) {
        allowances[index].used.insert(finding.rule)
        isAllowed = true
      }
      return !isAllowed
    }
  }

  /// The findings about comments without effect, once those of all `running` rules are filtered. A rule that did not
  /// run says nothing about the comments that allow it.
  mutating func withoutEffect(running: Set<RuleID>) -> [Finding] {
    let own = UnusedAllow.descriptor.id
    let others = allowances.flatMap { unusedRules(of: $0, running: running.subtracting([own])) }
    // These may be allowed in their turn, and a comment that allows just that may have no effect either.
    let left = filter(others.fingerprinted())
    let selves = allowances.flatMap { allowance in
      allowance.directive.reason.isEmpty ? [] : unusedRules(of: allowance, running: [own])
    }
    return left + selves.filter { $0.subject.name == own.name }.fingerprinted()
  }

  private func unusedRules(of allowance: Allowance, running: Set<RuleID>) -> [Finding] {
    let directive = allowance.directive
    var causes: [UnusedAllow.Cause] = []
    if directive.rules.isEmpty { causes.append(.noRule) }
    for rule in directive.rules where !rules.contains(rule) && RuleCatalogue.rule(rule) == nil {
      causes.append(.unknownRule(rule))
    }
    if !directive.rules.isEmpty, directive.reason.isEmpty {
      causes.append(.noReason)
    } else {
      for rule in directive.rules where running.contains(rule) && !allowance.used.contains(rule) {
        causes.append(.nothingToSuppress(rule))
      }
    }
    return causes.map { UnusedAllow.finding(about: directive, in: allowance.file, cause: $0) }
  }
}
