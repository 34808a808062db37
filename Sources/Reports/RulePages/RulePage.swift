package import Findings
package import Inventory
package import Rules

/// What is told of one rule: its descriptor and its examples, whose markers are taken out and remembered as places.
package struct RulePage: Sendable {
  package var descriptor: RuleDescriptor
  package var examples: [Example]
  /// The suites whose queries it judges; empty for a rule about something else.
  package var suites: [Query.Suite] = []

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

  package init(_ rule: any Rule.Type) {
    self.init(rule.descriptor, rule.examples)
    if let rule = rule as? any QueryRule.Type { suites = rule.suites.sorted { $0.rawValue < $1.rawValue } }
  }

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

extension RulePage {
  /// The suites as a sentence's end: `XCUITest and KIF`.
  var namesOfSuites: String {
    let names = suites.map { suite in
      switch suite {
      case .xcuitest: "XCUITest"
      case .kif: "KIF"
      case .earlGrey: "EarlGrey"
      case .maestro: "Maestro"
      case .appium: "Appium (WebdriverIO too)"
      }
    }.sorted()
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What the settings say to accept some of the queries that it finds.
  var acceptance: String {
    "accepted-queries: [{rule: \(descriptor.id), in: \"UITests/Smoke/**\", reason: ...}]"
  }
}
