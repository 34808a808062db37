package import Findings
package import Rules

/// What is told of one rule: its descriptor and its examples, whose markers are taken out and remembered as places.
package struct RulePage: Sendable {
  package var descriptor: RuleDescriptor
  package var examples: [Example]

  package struct Example: Sendable {
    package var reports: Bool
    package var title: String
    package var files: [File]
    /// What `voyager fix` makes of its one file.
    package var fixed: String?
  }

  package struct File: Sendable {
    package var name: String
    package var lines: [Line]
  }

  package struct Line: Sendable {
    /// The line without its markers.
    package var text: String
    /// What stands in front of each place that is reported.
    package var marks: [String]
  }

  package init(_ rule: any Rule.Type) { self.init(rule.descriptor, rule.examples) }

  package init(_ descriptor: RuleDescriptor, _ examples: [RuleExample]) {
    self.descriptor = descriptor
    self.examples = examples.map { example in
      Example(
        reports: example.expectation == .reports, title: example.title,
        files: example.files.map { File(name: $0.name, lines: Self.lines($0.source)) },
        fixed: example.fixed)
    }
  }

  private static func lines(_ source: String) -> [Line] {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let parts = line.split(separator: RuleExample.marker, omittingEmptySubsequences: false)
      var text = ""
      var marks: [String] = []
      for (index, part) in parts.enumerated() {
        if index > 0 { marks.append(text) }
        text += part
      }
      return Line(text: text, marks: marks)
    }
  }

  /// How a finding of this rule is silenced in source.
  var allowance: String { "// voyager:allow \(descriptor.id) REASON" }
}

extension RulePage.File {
  var source: String { lines.map(\.text).joined(separator: "\n") }
}
