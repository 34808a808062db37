import ArgumentParser
import Findings
import Inventory
import Reports
import Settings

struct TreeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tree",
      abstract: "Print the hierarchy that a UI test is expected to see on one screen, and how it finds each element.",
      usage: "voyager tree <screen> [<path> ...] [<options>]")
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @ArgumentParser.Argument(help: ArgumentHelp("A screen's name or type.", valueName: "screen"))
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
    let report = try audited.report(settings, isQuiet: output.quiet, trees: .named(name))
    switch format {
    case .json:
      // A program gets the nearest names in the same form.
      let answer = TreeAnswer(to: name, in: report.inventory)
      try destination.write(TreeJSON.bytes(answer, root: report.root, version: Voyager.version))
      if answer.trees.isEmpty { throw Self.unknown(answer) }
    case .text:
      let answer = TreeAnswer(to: name, in: report.written(from: WorkingFolder()).inventory)
      if answer.trees.isEmpty { throw Self.unknown(answer) }
      try destination.write(TreeText.print(answer, isColoured: output.isColoured))
    }
  }

  private static func unknown(_ answer: TreeAnswer) -> Failure {
    let hint = Hint.nearest("screen", answer.nearest).map { "note: \($0)" }
    return Failure(lines: ["error: no screen is named '\(answer.name)'"] + [hint].compactMap { $0 }, code: 1)
  }
}
