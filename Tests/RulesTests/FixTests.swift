import Auditor
import Findings
import Inventory
import Rules
import Settings
import Taxonomy
import Testing

/// Every fix that an example's finding offers is made, and what comes out is audited again.
@Suite struct FixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: RuleID
    var title: String
    var files: [(name: String, source: String)]
    var finding: Finding

    var testDescription: String { "\(rule) '\(finding.fix?.title ?? "")' in \(title)" }
  }

  static let cases: [Case] = ExampleTests.cases.filter { $0.example.expectation == .reports }.flatMap { tried in
    let files = MarkedSource(tried.example.files).files
    return audit(files).findings.filter { $0.rule == tried.rule && $0.fix != nil }.map {
      Case(rule: tried.rule, title: tried.example.title, files: files, finding: $0)
    }
  }

  @Test func someFixesAreTried() {
    let rules = Set(Self.cases.map(\.rule.name))
    #expect(
      rules.isSuperset(of: [
        "container-identifier", "identifier-before-element", "nodeless-identifier", "text-query", "unknown-query",
      ]))
  }

  @Test(arguments: cases) func itMendsWhatItIsFor(tried: Case) throws {
    let fix = try #require(tried.finding.fix)
    #expect(!fix.edits.isEmpty)
    let before = audit(tried.files)
    let files = applying(fix, to: tried.files)
    let after = audit(files)
    #expect(after.skipped.isEmpty, "what comes out is Swift")
    func count(_ report: Report) -> Int { report.findings.count { $0.rule == tried.rule } }
    #expect(count(after) == count(before) - 1, "\(files.map(\.source).joined(separator: "\n"))")
    // What is mended is not broken elsewhere. Controls that all had the stack's identifier have none now, which is true.
    func others(_ report: Report) -> [String] {
      report.findings.filter { ![tried.rule, "missing-identifier"].contains($0.rule) && $0.severity > .info }
        .map(\.message)
    }
    #expect(others(after).count <= others(before).count, "\(others(after))")
    if fix.safety == .safe {
      #expect(reachable(in: after).isSuperset(of: reachable(in: before)), "no test loses what it finds")
    }
  }

  /// What a test finds, with its type.
  private func reachable(in report: Report) -> Set<[String]> {
    Set(
      report.inventory.elements.filter { $0.verdict != .removed && $0.verdict != .merged && $0.verdict != .lost }
        .flatMap {
          element in element.identifier.values.map { [element.type.rawValue, $0] }
        })
  }
}

private func audit(_ files: [(name: String, source: String)]) -> Report {
  Audit(settings: Settings()).run(onSources: files)
}
