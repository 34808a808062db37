import ArgumentParser
import Auditor
import Findings
import Inventory
import Mending
import Reports
import Settings

struct RenameCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rename", abstract: "Give an identifier another name, in the app and in its tests.",
      usage: "voyager rename <old> <new> [<path> ...] [<options>]",
      discussion: """
        Literals, constants, documents and suites are changed together, or nothing is: where a place cannot be changed, \
        the new name is taken, or a second audit would differ by more than the name. With --dry-run the exit code is 1 \
        where there is something to do.
        """)
  }

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "The identifier, as reports write it.", discussion: "A pattern has its holes: 'orders.row.{order.id}'."))
  var old: String

  @ArgumentParser.Argument(help: "The new name; that of a pattern has the same holes.")
  var new: String

  @OptionGroup var audited: AuditOptions

  @Flag(help: "Write no file, and print the changes as a patch.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "On a terminal, do not ask before anything is written.")
  var yes = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if old.isEmpty || new.isEmpty { throw ValidationError("a name is empty") }
  }

  func run() throws {
    let destination = try output.destination()
    // No rule need run.
    let settings = try audited.settings(Settings.Overrides(only: []))
    let held = HeldFiles()
    let before = try audited.report(settings, isQuiet: output.quiet, held: held)
    let folder = WorkingFolder()
    let shown = { (file: String) in folder.relative(before.root + "/" + file) }

    let rename: Rename
    let files: [String: [UInt8]]
    do throws(RenameRefusal) {
      rename = try Rename(old, to: new, in: before, files: held.files, contents: held.original)
      files = rename.applied(to: held.original) ?? [:]
    } catch {
      throw refused(error, shown)
    }
    held.change(files)
    let after = try audited.report(settings, isQuiet: true, held: held)
    do throws(RenameRefusal) {
      try rename.check(from: before, to: after)
    } catch {
      throw refused(error, shown)
    }

    let changes = files.keys.sorted().map { file in
      SourceRewriting.File(
        file: file, shown: shown(file), path: held.path(of: file) ?? "", old: held.original(file) ?? [],
        new: files[file] ?? [])
    }
    for change in changes {
      if let obstacle = SourceRewriting.obstacle(at: change.path) {
        throw Failure("'\(change.shown)' cannot be written: \(obstacle); no file was changed", code: Failure.usage)
      }
    }
    let patch = changes.flatMap {
      UnifiedDiff(from: $0.old, to: $0.new).bytes(path: WorkingFolder.patchPath($0.shown, from: $0.file))
    }
    try destination.write(patch)
    if dryRun { throw ExitCode(1) }
    if Dialogue.isPossible, !yes {
      guard ["y", "yes"].contains(Dialogue.ask("Write these changes? [y]es, [n]o: ")) else {
        output.note("nothing was changed")
        return
      }
    }
    SourceRewriting.sweep(besides: held.files.compactMap(held.path))
    try SourceRewriting(changes).write()
    output.note(
      "renamed '\(old)' to '\(new)'; places: \(rename.edits.count), files: \(changes.count)")
  }

  private func refused(_ refusal: RenameRefusal, _ shown: (String) -> String) -> Failure {
    func written(_ place: Place) -> String { "\(shown(place.file)):\(place.line):\(place.column)" }
    switch refusal {
    case .unknown(let nearest):
      let hint = Hint.nearest("identifier", nearest).map { ["note: \($0)"] } ?? []
      return Failure(lines: ["error: nothing has the identifier '\(old)'"] + hint, code: 1)
    case .same: return Failure("'\(old)' is its name already", code: Failure.usage)
    case .otherHoles:
      return Failure("'\(new)' does not have the holes of '\(old)', in their order", code: Failure.usage)
    case .taken(let place): return Failure("'\(new)' is taken: \(written(place))", code: 1)
    case .unresolved(let notes):
      return Failure(
        lines: ["error: not every place that has '\(old)' can be changed; nothing was"]
          + notes.map { "note: \(written($0.place)): \($0.message)" }, code: 1)
    case .breaks(let file): return Failure("with it, '\(shown(file))' could not be read in full", code: 1)
    case .changes(let message, let place): return Failure("\(written(place)): \(message); nothing was changed", code: 1)
    }
  }
}
