import ArgumentParser
import Findings
import Rules
import Settings

/// Which findings are wanted, and which of them fail.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Check this rule only; repeat it for several.", valueName: "rule"),
    completion: .list(RuleCatalogue.all.map { $0.descriptor.id.name }))
  var only: [String] = []

  @Option(help: ArgumentHelp("The lightest finding to report: info, warning or error.", valueName: "level"))
  var severity: Severity?

  @Option(
    help: ArgumentHelp(
      "The lightest finding that makes the exit code 1: info, warning, error, or never.",
      discussion: "Without it, what the settings say, else error.",
      valueName: "level"))
  var failOn: FailOn?

  func validate() throws {
    for name in only where RuleCatalogue.rule(RuleID(name)) == nil {
      throw ValidationError(RuleOptions.unknown(name))
    }
  }

  static func unknown(_ name: String) -> String {
    "no rule is named '\(name)'; "
      + (RuleCatalogue.nearest(to: name).map { "did you mean '\($0)'?" } ?? "'voyager rules' lists them all")
  }

  var overrides: Settings.Overrides {
    Settings.Overrides(
      only: only.isEmpty ? nil : Set(only.map { RuleID($0) }), failOn: failOn, minimumSeverity: severity)
  }
}

extension Severity: ExpressibleByArgument {}
extension FailOn: ExpressibleByArgument {}
