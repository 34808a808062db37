import ArgumentParser
import Findings
import Inventory
import Reports
import Settings

struct ShowCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show",
      abstract: "Tell of one identifier where it is given and how a test finds it, or of one screen its elements.",
      usage: "voyager show <identifier or screen> [<path> ...] [<options>]")
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "An identifier, or a screen's name or type.",
      discussion: "'orders.row.42' finds 'orders.row.\\(order.id)', too.", valueName: "name"))
  var name: String

  @OptionGroup var audited: AuditOptions
  @Option(help: "The form of the answer: text or json.") var format = Format.text
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if name.isEmpty { throw ValidationError("the name is empty") }
  }

  func run() throws {
    let destination = try output.destination()
    // No rule need run.
    let settings = try audited.settings(Settings.Overrides(only: []))
    let report = try audited.report(settings, isQuiet: output.quiet)
    switch format {
    case .json:
      // A program gets the nearest names in the same form.
      let answer = Answer(to: name, in: report.inventory)
      try destination.write(ShowJSON.bytes(answer, root: report.root, version: Voyager.version))
      if !answer.isKnown { throw Self.unknown(answer) }
    case .text:
      let answer = Answer(to: name, in: report.written(from: WorkingFolder()).inventory)
      if !answer.isKnown { throw Self.unknown(answer) }
      let sources = SourceFiles()
      try destination.write(ShowText.print(answer, isColoured: output.isColoured) { sources.line($1, of: $0) })
    }
  }

  private static func unknown(_ answer: Answer) -> Failure {
    let hints = [
      Hint.nearest("identifier", answer.nearest.identifiers), Hint.nearest("screen", answer.nearest.screens),
    ]
    return Failure(
      lines: ["error: no identifier or screen is named '\(answer.name)'"]
        + hints.compactMap { $0 }.map { "note: \($0)" },
      code: 1)
  }
}
