import Findings
import Inventory

/// A command worth running after an audit, and what it is good for.
struct NextStep: Equatable {
  var command: String
  var purpose: String

  /// At most two, derived from the outcome.
  static func after(_ report: Report) -> [NextStep] {
    let summary = report.summary
    let gaps = summary.controls - summary.identified
    var steps: [NextStep] = []
    if let rule = mostFrequentRule(in: report.findings) {
      steps.append(NextStep(command: "voyager explain \(rule)", purpose: "why it matters and what to write instead"))
    }
    if gaps > 0, report.findings.isEmpty || (gaps >= 5 && gaps * 5 >= summary.controls) {
      steps.append(
        NextStep(
          command: "voyager gaps\(argument(report.root))",
          purpose: gaps == 1
            ? "the control without an identifier, with a name to give it"
            : "the \(gaps) controls without an identifier, with names to give them"))
    }
    if steps.isEmpty, summary.controls > 0 {
      steps.append(
        NextStep(
          command: "voyager audit\(argument(report.root)) --fail-on warning",
          purpose: "as a build step, keeps every control identified"))
    }
    return steps
  }

  /// Of the heaviest findings, so that an error is not lost behind a hundred remarks; of equally frequent ones, the
  /// first by name.
  private static func mostFrequentRule(in findings: [Finding]) -> RuleID? {
    let heaviest = findings.map(\.severity).max()
    var counts: [RuleID: Int] = [:]
    for finding in findings where finding.severity == heaviest { counts[finding.rule, default: 0] += 1 }
    return counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
  }

  /// The audited folder as a shell takes it, after a space; nothing for the current one.
  private static func argument(_ root: String) -> String {
    if root == "." || root.isEmpty { return "" }
    let plain = "0123456789/._-+@".unicodeScalars
    let isPlain = root.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plain.contains($0) }
    return isPlain ? " \(root)" : " '" + TerminalText.plain(root).replacing("'", with: "'\\''") + "'"
  }
}
