import Findings
import Inventory
import Mending
import Rules
import Testing

/// What becomes of the rules' examples when everything is fixed that can be.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: RuleID
    var example: RuleExample

    var testDescription: String { "\(rule): \(example.title)" }
    var sourceLocation: SourceLocation {
      SourceLocation(fileID: "Rules/\(rule).swift", filePath: example.filePath, line: example.line, column: 1)
    }
    var sources: Sources {
      let plain = example.files.map { ($0.name, String($0.source.filter { $0 != RuleExample.marker })) }
      return Sources(files: Dictionary(uniqueKeysWithValues: plain))
    }
  }

  static let cases = RuleCatalogue.all.flatMap { rule in
    rule.examples.map { Case(rule: rule.descriptor.id, example: $0) }
  }.filter { $0.example.expectation == .reports }

  private func wanted(_ rule: RuleID? = nil) -> WantedFixes {
    var wanted = WantedFixes()
    wanted.unsafe = true
    wanted.missing = true
    wanted.tests = true
    wanted.only = rule.map { [$0] }
    return wanted
  }

  @Test("an example that says what becomes of it becomes that", arguments: cases.filter { $0.example.fixed != nil })
  func fixed(tried: Case) throws {
    let files = try tried.sources.mended(wanted(tried.rule)).files
    #expect(files.values.first == tried.example.fixed, sourceLocation: tried.sourceLocation)
  }

  @Test("a second run has nothing to do, and no finding is new", arguments: cases)
  func twice(tried: Case) throws {
    let wanted = wanted()
    let (files, mended) = try tried.sources.mended(wanted)
    let again = try Sources(files: files).mended(wanted).mended
    #expect(again.applied.isEmpty && again.files.isEmpty, sourceLocation: tried.sourceLocation)
    let before = tried.sources.audited()
    let brought = mended.report.findings.filter { !wanted.consequences.contains($0.rule) }.count
    let were = before.findings.filter { !wanted.consequences.contains($0.rule) }.count
    #expect(brought <= were, sourceLocation: tried.sourceLocation)
    #expect(mended.report.skipped == before.skipped, sourceLocation: tried.sourceLocation)
  }
}
