import ArgumentParser
import Auditor
import Findings
import Inventory
import Mending
import Reports
import Rules
import Settings

struct FixCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fix", abstract: "Apply the fixes of what an audit finds, the safe ones by default.",
      usage: "voyager fix [<path> ...] [<options>]",
      discussion: """
        Each fix is tried on a copy first: only what leaves valid code behind, mends its finding and brings no other is \
        written. With --dry-run the exit code is 1 where there is something to do.
        """)
  }

  @OptionGroup var audited: AuditOptions

  @Option(
    help: ArgumentHelp("Apply the fixes of this rule only; repeat it for several.", valueName: "rule"),
    completion: .list(RuleCatalogue.all.map { $0.descriptor.id.name }))
  var only: [String] = []

  @Flag(help: "Apply those fixes, too, that change what a test may see elsewhere.")
  var unsafe = false

  @Flag(help: "Give the controls that have no identifier the proposed one.")
  var missing = false

  @Flag(help: "Rewrite the tests' queries that a fix concerns, and those that have a fix of their own.")
  var withTests = false

  @Flag(help: "Write no file, and print the changes as a patch.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Show each fix and ask, on a terminal.")
  var interactive = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    for name in only where RuleCatalogue.rule(RuleID(name)) == nil {
      throw ValidationError(RuleOptions.unknown(name))
    }
  }

  func run() throws {
    let destination = try output.destination()
    if interactive, !Dialogue.isPossible {
      throw Failure("'--interactive' asks on a terminal, and there is none", code: Failure.usage)
    }
    let settings = try audited.settings(Settings.Overrides())
    let held = HeldFiles()
    let report = try audited.report(settings, isQuiet: output.quiet, held: held)
    let mender = Mender(
      original: held.original,
      audit: { files in
        held.change(files)
        return try audited.report(settings, isQuiet: true, held: held)
      },
      consequences: wanted.consequences,
      offers: { report, file in
        Offers(of: report, wanted, obstacle: { held.path(of: $0).flatMap(SourceRewriting.obstacle) }, files: file)
      })

    if !report.skipped.isEmpty {
      output.note("skipped or read in part: \(report.skipped.count); 'voyager audit' lists them")
    }
    let folder = WorkingFolder()
    let shown = { (file: String) in folder.relative(report.root + "/" + file) }
    let mended: Mended
    if interactive {
      let dialogue = FixDialogue(isColoured: output.isColoured, shown: shown)
      mended = try mender.mend(report) { dialogue.ask(about: $0, $1) }
    } else {
      mended = try mender.mend(report)
    }

    let text = FixText(mended, isDryRun: dryRun, style: TextStyle(isColoured: output.isColoured), shown: shown)
    if dryRun {
      let patch = mended.files.keys.sorted().flatMap { file in
        UnifiedDiff(from: held.original(file) ?? [], to: mended.files[file] ?? []).bytes(
          path: WorkingFolder.patchPath(shown(file), from: file))
      }
      try destination.write(patch)
      if !output.quiet { StandardError.write(text.summary) }
      if !mended.files.isEmpty { throw ExitCode(1) }
      return
    }
    SourceRewriting.sweep(besides: held.files.compactMap(held.path))
    try SourceRewriting(
      mended.files.keys.sorted().map { file in
        SourceRewriting.File(
          file: file, shown: shown(file), path: held.path(of: file) ?? "", old: held.original(file) ?? [],
          new: mended.files[file] ?? [])
      }
    ).write()
    try destination.write(text.summary)
  }

  private var wanted: WantedFixes {
    var wanted = WantedFixes()
    wanted.only = only.isEmpty ? nil : Set(only.map { RuleID($0) })
    wanted.unsafe = unsafe
    wanted.missing = missing
    wanted.tests = withTests
    return wanted
  }
}
