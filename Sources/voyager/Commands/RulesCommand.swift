import ArgumentParser
import Reports
import Rules

struct RulesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "rules", abstract: "List all rules.")
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: "The form of the list: text or json.") var format = Format.text
  @OptionGroup var output: OutputOptions

  func run() throws {
    let destination = try output.destination()
    let pages = RuleCatalogue.all.map { RulePage($0) }
    switch format {
    case .text: try destination.write(RuleListReport.print(pages, isColoured: output.isColoured))
    case .json: try destination.write(RuleListReport.bytes(pages, version: Voyager.version))
    }
  }
}
