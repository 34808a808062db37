package import Findings
import Inventory
import Rules
package import Settings

/// What the rules find, with the severities that the settings give, less what the source allows. Fingerprints are set
/// before anything is taken out, so that they do not depend on what else is allowed or shown.
func judge(_ project: Project, _ files: [FileFacts], rules: [any Rule], _ settings: Settings) -> [Finding] {
  let roles = Dictionary(files.map { ($0.file, $0.role) }, uniquingKeysWith: { first, _ in first })
  var findings: [Finding] = []
  for rule in rules {
    let descriptor = type(of: rule).descriptor
    guard settings.isOn(descriptor.id) else { continue }
    for finding in rule.check(project) {
      switch roles[finding.place.file] ?? .app {
      case .app: break
      case .uiTest: guard descriptor.topic == .tests else { continue }
      case .unitTest: continue
      }
      findings.append(finding)
    }
  }
  var allowances = Allowances(files, rules: rules.map { type(of: $0).descriptor.id })
  findings = allowances.filter(findings.fingerprinted())
  if settings.isOn(UnusedAllow.descriptor.id) {
    findings += allowances.filterOwn(allowances.unused(settings).fingerprinted())
  }
  for index in findings.indices {
    if let severity = settings.severity(of: findings[index].rule) { findings[index].severity = severity }
  }
  return findings.filter { $0.severity >= settings.minimumSeverity }
    .sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
}

/// The tool's exit code for what an audit found: 1 where a finding is at or above the gate.
package func exitCode(for findings: some Sequence<Finding>, failOn: FailOn) -> Int32 {
  guard let threshold = failOn.threshold else { return 0 }
  return findings.contains { $0.severity >= threshold } ? 1 : 0
}
