package import Findings
import Inventory
import Rules
package import Settings

/// What the rules find, with the severities that the settings give, less what the source allows. Fingerprints are set
/// before anything is taken out, so that they do not depend on what else is allowed or shown.
func judge(
  _ project: Project, _ files: [FileFacts], _ documents: [DocumentFacts], rules: [any Rule.Type], _ settings: Settings
) -> [Finding] {
  let running = rules.filter { settings.runs($0.descriptor.id) }
  let roles = Dictionary(files.map { ($0.file, $0.role) }, uniquingKeysWith: { first, _ in first })
  var findings: [Finding] = []
  for rule in running {
    for finding in rule.init().check(project) {
      switch roles[finding.place.file] ?? .app {
      case .app: break
      case .uiTest: guard rule.descriptor.topic == .tests else { continue }
      case .unitTest: continue
      }
      findings.append(finding)
    }
  }
  var allowances = Allowances(files, documents, rules: Set(rules.map { $0.descriptor.id }))
  findings = allowances.filter(findings.fingerprinted())
  if running.contains(where: { $0 is UnusedAllow.Type }) {
    findings += allowances.withoutEffect(running: Set(running.map { $0.descriptor.id }))
  }
  for index in findings.indices {
    if let severity = settings.severity(of: findings[index].rule) { findings[index].severity = severity }
  }
  return findings.filter { settings.isOn($0.rule) && $0.severity >= settings.minimumSeverity }
    .sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
}

extension Settings {
  /// Whether the rule must be checked: its findings are wanted, or those about what suppresses them are.
  fileprivate func runs(_ rule: RuleID) -> Bool {
    isOn(rule) || (only?.contains(UnusedAllow.descriptor.id) == true && rules[rule] != .off)
  }
}

/// The tool's exit code for what an audit found: 1 where a finding is at or above the gate.
package func exitCode(for findings: some Sequence<Finding>, failOn: FailOn) -> Int32 {
  guard let threshold = failOn.threshold else { return 0 }
  return findings.contains { $0.severity >= threshold } ? 1 : 0
}
