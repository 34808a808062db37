import ArgumentParser
import Auditor
import Findings
import Foundation
import Inventory
import Rules
import Settings

/// What is audited, and with which settings: the same for every command that reads an app.
struct AuditOptions: ParsableArguments {
  @ArgumentParser.Argument(
    help: ArgumentHelp("The folders, files or Xcode projects to audit.", valueName: "path"), completion: .file())
  var paths = ["."]

  @Option(
    help: ArgumentHelp(
      "The settings file.", discussion: "Without it, the nearest .voyager.yml upward from the first path.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "A suite of UI tests that lives elsewhere, or is not written in Swift; repeat it for several.",
      discussion: "Besides those that 'tests' of the settings names.", valueName: "path"),
    completion: .file())
  var tests: [String] = []

  @Option(
    help: ArgumentHelp(
      "Code that the app is built with and that lives elsewhere, such as a package; repeat it for several.",
      discussion: "It is read for what the app and its tests use of it, and not judged itself.", valueName: "path"),
    completion: .file())
  var sources: [String] = []

  // Unconditional, so that a negative number is not taken for an option.
  @Option(parsing: .unconditional, help: ArgumentHelp("How many files to read at once.", valueName: "number"))
  var jobs = allCores

  @Option(
    name: .customLong("ios"), parsing: .unconditional,
    help: ArgumentHelp("The version of iOS to predict for: 15 to 26.", valueName: "version"))
  var iOS = LinkingContext.newestIOS

  @Flag(help: ArgumentHelp("Print how long it took, stage by stage, to standard error.", visibility: .hidden))
  var timings = false

  func validate() throws {
    if jobs < 1 { throw ValidationError("'--jobs' must be at least 1") }
    if !(LinkingContext.oldestIOS...LinkingContext.newestIOS).contains(iOS) {
      throw ValidationError("'--ios' must be from \(LinkingContext.oldestIOS) to \(LinkingContext.newestIOS)")
    }
    if (paths + tests + sources + [config].compactMap { $0 }).contains("") { throw ValidationError("a path is empty") }
  }

  /// The settings that hold: those of the file, and `commandLine` over them.
  func settings(_ commandLine: Settings.Overrides) throws(Failure) -> Settings {
    guard WorkingFolder.exists else {
      throw Failure("the working folder no longer exists; change to one that does", code: Failure.usage)
    }
    var commandLine = commandLine
    commandLine.tests = tests
    commandLine.sources = sources
    let rules = RuleCatalogue.all.map { $0.descriptor.id }
    guard let file = config ?? Settings.find(upwardFrom: paths.first ?? ".").map(WorkingFolder().relative) else {
      return Settings().merging(commandLine)
    }
    do {
      return try Settings.load(from: file, knownRules: rules).merging(commandLine)
    } catch {
      throw Failure(lines: error.problems.map(\.description), code: Failure.usage)
    }
  }

  /// Audits, with progress on the terminal. With `held`, the bytes are those that it has of a file.
  func report(
    _ settings: Settings, isQuiet: Bool, trees: WantedTrees = .none, held: HeldFiles? = nil
  ) throws(Failure) -> Report {
    let start = ContinuousClock.now
    var line = ProgressLine(isQuiet: isQuiet)
    defer { line.erase() }
    do {
      var remarks: [String] = []
      var stages: [(name: String, duration: Duration)] = []
      var audit = Audit(settings: settings)
      audit.trees = trees
      audit.iOS = iOS
      audit.held = held
      let report = try audit.run(
        on: paths, jobs: jobs, progress: { line.show($0, of: $1) }, remark: { remarks.append($0) },
        timing: { stages.append(($0, $1)) })
      if timings {
        line.erase()
        let whole = start.duration(to: .now)
        for stage in stages {
          StandardError.write(
            "\(stage.name) \(seconds(stage.duration, digits: 3)) (\(Int(100 * (stage.duration / whole))) %)\n")
        }
        StandardError.write("audited \(report.files) files in \(seconds(whole, digits: 2))\n")
      }
      line.erase()
      if !isQuiet { for remark in remarks { StandardError.write("note: \(remark)\n") } }
      return report
    } catch {
      throw Failure(error.description, code: error.exitCode)
    }
  }

  private func seconds(_ duration: Duration, digits: Int) -> String {
    String(format: "%.\(digits)f s", duration / .seconds(1))
  }
}
