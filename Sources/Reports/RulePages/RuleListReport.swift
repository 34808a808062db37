import Findings
import Inventory

/// All rules at a glance, for people and for programs. Within their topic, rules keep the order in which they are
/// given.
package enum RuleListReport {
  package static let schema = "voyager.rules/1"

  package static func print(_ pages: [RulePage], isColoured: Bool = false) -> String {
    let style = TextStyle(isColoured: isColoured)
    let widest = pages.map { TerminalText.width($0.descriptor.id.name) }.max() ?? 0
    var lines: [String] = []
    for topic in RuleDescriptor.Topic.allCases {
      let rules = pages.map(\.descriptor).filter { $0.topic == topic }
      if rules.isEmpty { continue }
      lines.append(style.bold(topic.rawValue))
      for rule in rules {
        lines.append(
          "  \(TerminalText.padded(rule.id.name, to: widest))  \(word(rule.severity, style))"
            + "  \(TerminalText.padded(rule.trust.rawValue, to: 10))  \(rule.title)")
      }
      lines.append("")
    }
    lines.append("\(counted(pages.count, "rule")); 'voyager explain RULE' has the page of one")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func word(_ severity: Severity, _ style: TextStyle) -> String {
    let text = TerminalText.padded(severity.rawValue, to: 7)
    return switch severity {
    case .error: style.red(text)
    case .warning: style.yellow(text)
    case .info: style.blue(text)
    }
  }

  /// `voyager.rules/1`; its grammar is `Schemas/voyager.rules-1.schema.json`.
  package static func bytes(_ pages: [RulePage], version: String) -> [UInt8] {
    JSONWriter.document(schema, version: version) { json in
      json.key("rules")
      json.lines(pages) { $0.write($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ page: RulePage) {
    let rule = page.descriptor
    openObject()
    field("id", rule.id.name)
    field("title", rule.title)
    field("topic", rule.topic.rawValue)
    field("trust", rule.trust.rawValue)
    field("severity", rule.severity.rawValue)
    field("since", rule.since)
    field("rationale", rule.rationale)
    field("remedy", rule.remedy)
    field("knownGaps", ifAny: rule.knownGaps.isEmpty ? nil : rule.knownGaps)
    if !page.suites.isEmpty {
      key("suites")
      array(page.suites) { $0.value($1.rawValue) }
    }
    key("examples")
    array(page.examples) { $0.write($1) }
    closeObject()
  }

  private mutating func write(_ example: RulePage.Example) {
    openObject()
    field("expectation", example.reports ? "reports" : "accepts")
    field("title", example.title)
    key("files")
    array(example.files) { json, file in
      json.openObject()
      json.field("name", file.name)
      json.field("source", file.source)
      json.key("reported")
      json.openArray()
      for (index, line) in file.lines.enumerated() {
        for mark in line.marks {
          json.openObject()
          json.field("line", index + 1)
          json.field("column", mark.utf8.count + 1)
          json.closeObject()
        }
      }
      json.closeArray()
      json.closeObject()
    }
    field("fixed", ifAny: example.fixed)
    closeObject()
  }
}
