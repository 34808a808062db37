import Findings
import Inventory
import Settings
import Taxonomy

/// The comments in the app's files that suppress findings, and which of them did.
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

  private let knownRules: [RuleID]
  private var allowances: [Allowance] = []
  /// Where in `allowances` those of a file are.
  private var indexes: [String: Range<Int>] = [:]

  init(_ files: [FileFacts], rules: [RuleID]) {
    knownRules = rules + [UnusedAllow.descriptor.id]
    for file in files where file.role == .app && !file.directives.isEmpty {
      let start = allowances.count
      allowances += file.directives.map { Allowance(file: file.file, directive: $0) }
      indexes[file.file] = start..<allowances.count
    }
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

  /// The findings about comments without effect; all others must be filtered by now. Those that allow `unused-allow`
  /// itself come later.
  func unused(_ settings: Settings) -> [Finding] {
    allowances.flatMap { allowance in
      let directive = allowance.directive
      let name = directive.lines == nil ? "voyager:allow-file" : "voyager:allow"
      var messages: [(String, about: RuleID)] = []
      if directive.rules.isEmpty { messages.append(("'\(name)' names no rule", "")) }
      for rule in directive.rules where !knownRules.contains(rule) {
        let nearest = nearestName(to: rule.name, in: knownRules.map(\.name).sorted())
        let help = nearest.map { "; did you mean '\($0)'?" } ?? ""
        messages.append(("'\(name)' names '\(rule)', which is no rule\(help)", rule))
      }
      if let first = directive.rules.first, directive.reason.isEmpty {
        messages.append(("'\(name) \(first)' gives no reason, so it suppresses nothing", first))
      } else {
        for rule in directive.rules where knownRules.contains(rule) && settings.isOn(rule) {
          if rule == UnusedAllow.descriptor.id || allowance.used.contains(rule) { continue }
          let reach = directive.lines == nil ? "in this file" : "on the lines it covers"
          messages.append(("'\(name) \(rule)' suppresses nothing: the rule finds nothing \(reach)", rule))
        }
      }
      let place = Place(file: allowance.file, range: directive.range)
      return messages.map { UnusedAllow.finding($0.0, at: place, about: "\($0.about) \(directive.reason)") }
    }
  }

  /// What is left of the findings about comments, after those comments that allow just that; one of these without
  /// effect is added.
  mutating func filterOwn(_ findings: [Finding]) -> [Finding] {
    var left = filter(findings)
    let own = UnusedAllow.descriptor.id
    for allowance in allowances where allowance.directive.rules.contains(own) {
      guard !allowance.directive.reason.isEmpty, !allowance.used.contains(own) else { continue }
      let place = Place(file: allowance.file, range: allowance.directive.range)
      let message = "'voyager:allow \(own)' suppresses nothing: every other suppression has an effect"
      left += [UnusedAllow.finding(message, at: place, about: "\(own) \(allowance.directive.reason)")].fingerprinted()
    }
    return left
  }
}
