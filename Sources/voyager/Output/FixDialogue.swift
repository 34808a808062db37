import Findings
import Foundation
import Mending
import Reports

/// Somebody at a terminal, who is shown a question and types an answer.
enum Dialogue {
  static var isPossible: Bool { isatty(0) == 1 && StandardOutput.isTerminal }

  /// The line that is typed, without blanks around it; nil where the input ends.
  static func ask(_ question: String) -> String? {
    StandardOutput.write(Array(question.utf8))
    guard let line = readLine() else {
      StandardOutput.write([UInt8(ascii: "\n")])
      return nil
    }
    return line.trimmingCharacters(in: .whitespaces)
  }
}

/// Asks about each fix in turn.
final class FixDialogue {
  private let style: TextStyle
  private let shown: (String) -> String
  /// The rules whose other fixes are all wanted.
  private var accepted: Set<RuleID> = []
  private var isOver = false

  init(isColoured: Bool, shown: @escaping (String) -> String) {
    style = TextStyle(isColoured: isColoured)
    self.shown = shown
  }

  func ask(about repair: Repair, _ changes: [FileChange]) -> Choice {
    if accepted.contains(repair.finding.rule) { return .apply }
    if isOver { return .decline }
    show(repair, changes)
    while true {
      switch Dialogue.ask("Apply it? [y]es, [n]o, [a]ll of this rule, [k]eep and say why, [q]uit, [?]: ") {
      case "y", "yes": return .apply
      case "n", "no": return .decline
      case "a", "all":
        accepted.insert(repair.finding.rule)
        return .apply
      case "k", "keep":
        if let choice = keep(repair, changes) { return choice }
      case "q", "quit", nil:
        isOver = true
        return .decline
      default:
        StandardOutput.write(
          Array(
            """
            y: apply this fix            a: apply it and all others of [\(repair.finding.rule)]
            n: leave the code            k: leave it, with a comment that says why
            q: leave this and all others; what was accepted is applied

            """.utf8))
      }
    }
  }

  private func show(_ repair: Repair, _ changes: [FileChange]) {
    let finding = repair.finding
    var text = "\n\(style.bold("\(shown(finding.place.file)):\(finding.place.line):")) "
    text += "\(finding.severity.rawValue): \(TerminalText.plain(finding.message)) \(style.faint("[\(finding.rule)]"))\n"
    text += "\(style.blue("fix:")) \(TerminalText.plain(repair.fix.title))"
    text += repair.fix.safety == .unsafe ? " (may change what a test sees elsewhere)\n" : "\n"
    // A note on the place itself says what the fix does.
    for note in finding.notes where note.place != finding.place {
      text += "\(shown(note.place.file)):\(note.place.line): \(TerminalText.plain(note.message))\n"
    }
    for change in changes {
      let patch = UnifiedDiff(from: change.old, to: change.new).bytes(path: shown(change.file))
      for line in String(decoding: patch, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
        text += coloured(TerminalText.plain(String(line).replacing("\t", with: "    "))) + "\n"
      }
    }
    StandardOutput.write(Array(text.utf8))
  }

  private func coloured(_ line: String) -> String {
    switch line.first {
    case "+": style.green(line)
    case "-": style.red(line)
    case "@": style.faint(line)
    default: line
    }
  }

  /// The comment that allows the finding; nil where there is no reason or no place for one.
  private func keep(_ repair: Repair, _ changes: [FileChange]) -> Choice? {
    guard let reason = Dialogue.ask("Why is the code to stay as it is? "), !reason.isEmpty else { return nil }
    guard let file = changes.first(where: { $0.file == repair.finding.place.file })?.old,
      let allowance = Fix.allowing(repair.finding, because: reason, in: SourceLines(file))
    else {
      StandardOutput.write(Array("A comment cannot allow it here.\n".utf8))
      return nil
    }
    return .insteadApply(allowance)
  }
}
