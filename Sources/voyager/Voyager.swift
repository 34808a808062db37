import ArgumentParser

/// The command without a subcommand: it prints its help.
struct Voyager: ParsableCommand {
  static let version = "0.1.0"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "voyager",
      abstract: "Audits the accessibility identifiers of an iOS app from its source.",
      discussion: """
        Exit codes: 0 nothing at or above the gate, 1 findings at or above it, 2 wrong usage or settings, \
        3 nothing was analysed, 70 a mistake of Voyager's own.
        """,
      version: "voyager \(version)",
      subcommands: [
        AuditCommand.self, GapsCommand.self, ShowCommand.self, TreeCommand.self, FixCommand.self, RenameCommand.self,
        RulesCommand.self, ExplainCommand.self, PagesCommand.self,
      ])
  }

  /// The names of the commands that the help lists.
  static var commandNames: [String] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
  }
}
