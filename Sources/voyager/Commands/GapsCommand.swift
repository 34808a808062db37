import ArgumentParser
import Reports
import Settings

struct GapsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gaps", abstract: "List the controls without an identifier, with a proposal for each.",
      usage: "voyager gaps [<path> ...] [<options>]")
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown
  }

  @OptionGroup var audited: AuditOptions
  @Option(help: "The form of the list: text or markdown.") var format = Format.text
  @OptionGroup var output: OutputOptions

  func run() throws {
    let destination = try output.destination()
    // Gaps are facts of the inventory; no rule need run.
    let settings = try audited.settings(Settings.Overrides(only: []))
    let report = try audited.report(settings, isQuiet: output.quiet).written(from: WorkingFolder())
    switch format {
    case .text: try destination.write(GapText.print(report, isColoured: output.isColoured))
    case .markdown: try destination.write(GapMarkdown.print(report))
    }
  }
}
