import ArgumentParser
import Findings
import Reports
import Rules

struct ExplainCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain", abstract: "Tell of one rule why it matters, what to write instead, and show examples.")
  }

  @Argument(
    help: ArgumentHelp("The rule's name, as a report has it in brackets.", valueName: "rule"),
    completion: .list(RuleCatalogue.all.map { $0.descriptor.id.name }))
  var rule: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let destination = try output.destination()
    guard let type = RuleCatalogue.rule(RuleID(rule)) else { throw Failure(RuleOptions.unknown(rule), code: 1) }
    try destination.write(RulePageText.print(RulePage(type), isColoured: output.isColoured))
  }
}
