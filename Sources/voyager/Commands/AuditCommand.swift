import ArgumentParser
import Auditor
import Findings
import Inventory
import Reports
import Settings

struct AuditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit", abstract: "Report what is wrong with an app's identifiers, screen by screen.",
      usage: "voyager audit [<path> ...] [<options>]")
  }

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, xcode, markdown
  }

  @OptionGroup var audited: AuditOptions
  @Option(help: "The form of the report: text, json, xcode or markdown.") var format = Format.text
  @OptionGroup var rules: RuleOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let destination = try output.destination()
    let settings = try audited.settings(rules.overrides)
    let report = try audited.report(settings, isQuiet: output.quiet)
    try destination.write(print(report))

    if let threshold = settings.failOn.threshold, threshold < settings.minimumSeverity {
      output.note(
        "what is lighter than '\(settings.minimumSeverity.rawValue)' is neither reported nor judged by the gate, "
          + "which is '\(threshold.rawValue)'")
    }
    if format == .xcode, !report.skipped.isEmpty {
      output.note("skipped or read in part: \(report.skipped.count); '--format json' lists them")
    }
    if case .file(let file) = destination {
      output.note("wrote '\(file.given)'; findings: \(report.findings.count)")
    }
    let code = Auditor.exitCode(for: report.findings, failOn: settings.failOn)
    if code != 0 { throw ExitCode(code) }
  }

  private func print(_ report: Report) -> [UInt8] {
    let folder = WorkingFolder()
    switch format {
    case .json: return JSONReport.bytes(report, version: Voyager.version)
    case .xcode: return Array(XcodeReport.print(report, folder: folder.absolute(report.root)).utf8)
    case .markdown: return Array(MarkdownReport.print(report.written(from: folder)).utf8)
    case .text:
      var options = TextReport.Options(isColoured: output.isColoured)
      if let width = output.width { options.width = width }
      let sources = SourceFiles()
      let text = TextReport.print(report.written(from: folder), options: options) { sources.line($1, of: $0) }
      return Array(text.utf8)
    }
  }
}
