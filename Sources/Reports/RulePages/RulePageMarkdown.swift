import Findings
import Rules

/// One rule's page for `Documentation/Rules`, and the table of all of them.
package enum RulePageMarkdown {
  /// - Parameter command: what writes the page anew, told in its first line.
  package static func print(_ page: RulePage, command: String) -> String {
    let rule = page.descriptor
    var text = generated(by: command)
    text += "# \(rule.id)\n\n\(rule.title).\n\n"
    text += MarkdownText.table(
      ["topic", "trust", "severity by default", "since"], numbers: [],
      rows: [[rule.topic.rawValue, rule.trust.rawValue, rule.severity.rawValue, rule.since]])
    text += section("Why it matters", rule.rationale)
    text += section("What to write instead", rule.remedy)
    text += section("What it does not see", rule.knownGaps)
    text += section("Which suites it judges", page.namesOfSuites + (page.suites.isEmpty ? "" : "."))
    text += section("What it rests on", rule.behaviours.map { "- \($0.record.described)" }.joined(separator: "\n"))
    for (title, examples) in [
      ("Reports", page.examples.filter(\.reports)), ("Accepts", page.examples.filter { !$0.reports }),
    ] where !examples.isEmpty {
      text += "\n## \(title)\n"
      text += examples.map(self.example).joined()
    }
    return text + "\n## Leaving it out\n\n"
      + "One finding: \(MarkdownText.code(page.allowance)). "
      + (page.suites.isEmpty ? "" : "Some queries, in `.voyager.yml`: \(MarkdownText.code(page.acceptance)). ")
      + "The rule, in `.voyager.yml`: \(MarkdownText.code("rules: {\(rule.id): off}")).\n"
  }

  /// A table of all rules, each with a link to its page beside it.
  package static func index(_ pages: [RulePage], command: String) -> String {
    generated(by: command) + "# Rules\n\n"
      + MarkdownText.table(
        ["rule", "title", "topic", "trust", "severity"], numbers: [],
        rows: pages.map(\.descriptor).map { rule in
          [
            "[\(rule.id)](\(rule.id).md)", MarkdownText.escaped(rule.title), rule.topic.rawValue, rule.trust.rawValue,
            rule.severity.rawValue,
          ]
        })
  }

  /// A table of the pitfalls, each with the rules that find it.
  package static func pitfalls(_ pages: [RulePage], command: String) -> String {
    generated(by: command) + "# Pitfalls\n\n"
      + "The ways in which an identifier most often fails a test, and the rules that find them.\n\n"
      + MarkdownText.table(
        ["", "pitfall", "what a test sees", "rules"], numbers: [0],
        rows: Pitfall.all.map { pitfall in
          let rules = pages.map(\.descriptor).filter { $0.pitfalls.contains(pitfall.number) }
          return [
            "\(pitfall.number)", MarkdownText.escaped(pitfall.title), MarkdownText.escaped(pitfall.consequence),
            rules.isEmpty ? "none yet" : rules.map { "[\($0.id)](Rules/\($0.id).md)" }.joined(separator: ", "),
          ]
        })
  }

  /// A table of what is taken for true of iOS, each with the rules that rest on it.
  package static func behaviours(_ pages: [RulePage], command: String) -> String {
    generated(by: command) + "# How iOS behaves\n\n"
      + "What predictions and rules take for true of iOS, and who says so. Where no report or a single one does, or "
      + "reports disagree, no finding is certain.\n\n"
      + MarkdownText.table(
        ["what a test sees", "iOS", "evidence", "doubt", "rules"], numbers: [],
        rows: Behaviour.allCases.map { behaviour in
          let record = behaviour.record
          let rules = pages.map(\.descriptor).filter { $0.behaviours.contains(behaviour) }
          return [
            MarkdownText.escaped(record.statement), record.describedVersions ?? "all", record.evidence.described,
            MarkdownText.escaped(record.doubt), rules.map { "[\($0.id)](Rules/\($0.id).md)" }.joined(separator: ", "),
          ]
        })
  }

  private static func generated(by command: String) -> String { "<!-- Written by \(command); do not edit. -->\n\n" }

  /// Descriptors are our own prose and may hold Markdown.
  private static func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : "\n## \(title)\n\n\(text)\n"
  }

  private static func example(_ example: RulePage.Example) -> String {
    var text = "\n\(example.title.prefix(1).uppercased())\(example.title.dropFirst()):\n"
    for file in example.files {
      if example.files.count > 1 { text += "\n\(MarkdownText.code(file.name))\n" }
      let language = file.name.split(separator: ".").last.map(String.init) ?? ""
      text += "\n```\(language)\n" + file.lines.map(lines).joined() + "```\n"
    }
    if let fixed = example.fixed { text += "\n`voyager fix` makes of it:\n\n```swift\n\(fixed)\n```\n" }
    return text

    func lines(_ line: RulePage.Line) -> String {
      if line.marks.isEmpty { return "\(line.text)\n" }
      return "\(line.text)  // ← \(line.marks.count > 1 ? "\(line.marks.count) findings" : "reported")\n"
    }
  }
}
