import Findings
import Mending
import Reports

/// What a run of fixes did, for people.
struct FixText {
  private let mended: Mended
  private let isDryRun: Bool
  private let style: TextStyle
  private let shown: (String) -> String

  init(_ mended: Mended, isDryRun: Bool, style: TextStyle, shown: @escaping (String) -> String) {
    self.mended = mended
    self.isDryRun = isDryRun
    self.style = style
    self.shown = shown
  }

  var summary: String {
    var lines: [String] = []
    let files = Set(mended.files.keys)
    if mended.applied.isEmpty {
      let isDeclined = mended.left.contains { $0.reason == .declined }
      lines.append(style.bold(isDeclined ? "nothing fixed" : "nothing to fix"))
    } else {
      let verb = isDryRun ? "would fix" : "fixed"
      lines.append(
        style.bold("\(verb) \(count(mended.applied.count, "finding")) in \(count(files.count, "file"))"))
      for repair in mended.applied.sorted(by: { $0.finding.place < $1.finding.place }) {
        lines.append("  \(place(repair)): \(TerminalText.plain(repair.fix.title)) \(rule(repair))")
        if repair.fix.safety == .unsafe { lines += notes(on: repair) }
      }
    }
    let unsafe = mended.left.filter { $0.reason == .isUnsafe }
    let others = mended.left.filter { $0.reason != .isUnsafe }
    if !others.isEmpty {
      lines.append(style.bold("left \(count(others.count, "finding"))"))
      for unmended in others {
        lines.append("  \(place(unmended.repair)): \(text(unmended)) \(rule(unmended.repair))")
      }
    }
    if !unsafe.isEmpty {
      lines.append(
        style.bold("left \(count(unsafe.count, "fix", "fixes")) that may change what a test sees elsewhere")
          + "; '--unsafe' makes \(unsafe.count == 1 ? "it" : "them")"
          + (unsafe.contains { Self.gaps.contains($0.repair.finding.rule) } ? ", '--with-tests' with its queries" : ""))
      for unmended in unsafe {
        lines.append(
          "  \(place(unmended.repair)): \(TerminalText.plain(unmended.repair.fix.title)) \(rule(unmended.repair))")
        lines += notes(on: unmended.repair)
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static let gaps: Set<RuleID> = ["missing-identifier", "omitted-identifier"]

  /// What else the finding speaks of: the queries that the fix concerns.
  private func notes(on repair: Repair) -> [String] {
    repair.finding.notes.filter { $0.place != repair.finding.place }.map { note in
      "    \(TerminalText.plain(shown(note.place.file))):\(note.place.line): \(TerminalText.plain(note.message))"
    }
  }

  private func place(_ repair: Repair) -> String {
    let now = repair.finding.place
    // Of a dry run the files are as they were.
    let place = isDryRun ? mended.firstPlaces[repair.finding.fingerprint] ?? now : now
    return style.bold("\(TerminalText.plain(shown(place.file))):\(place.line)")
  }

  private func rule(_ repair: Repair) -> String { style.faint("[\(repair.finding.rule)]") }

  private func text(_ unmended: Unmended) -> String {
    switch unmended.reason {
    case .isUnsafe: "its fix may change what a test sees elsewhere"
    case .declined: "declined"
    case .overlaps: "another fix changes the same text; run it again"
    case .noPlace(let reason): TerminalText.plain(reason)
    case .cannotWrite(let file, let reason):
      file == unmended.repair.finding.place.file
        ? "the file cannot be written: \(reason)" : "'\(TerminalText.plain(shown(file)))' cannot be written: \(reason)"
    case .breaksFile(let file): "with its fix, '\(TerminalText.plain(shown(file)))' could not be read in full"
    case .mendsNothing: "its fix would not mend it"
    case .brings(let finding):
      "its fix would bring another finding: \(TerminalText.plain(finding.message)) [\(finding.rule)]"
    }
  }

  private func count(_ number: Int, _ word: String, _ words: String? = nil) -> String {
    "\(number) \(number == 1 ? word : words ?? word + "s")"
  }
}
