import Auditor
import Findings
import Inventory
import Rules
import Settings
import Testing

/// What `rule` finds in the files, by the whole pipeline and with default settings.
private func findings(of files: [(name: String, source: String)], rule: RuleID) -> [Finding] {
  var settings = Settings()
  settings.only = [rule]
  return Audit(settings: settings).run(onSources: files).findings
}

/// Every example of every rule is run as it stands and in variants.
@Suite
struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: RuleID
    var example: RuleExample

    var testDescription: String {
      "\(rule) \(example.expectation == .reports ? "reports" : "accepts") \(example.title)"
    }
    var sourceLocation: SourceLocation {
      SourceLocation(fileID: "Rules/\(rule).swift", filePath: example.filePath, line: example.line, column: 1)
    }
  }

  static let cases = RuleCatalogue.all.flatMap { rule in
    rule.examples.map { Case(rule: rule.descriptor.id, example: $0) }
  }

  @Test(arguments: cases) func asItStands(tried: Case) {
    expect(MarkedSource(tried.example.files), of: tried)
  }

  @Test(arguments: cases) func withCarriageReturns(tried: Case) {
    expect(MarkedSource(tried.example.files).withCarriageReturns, of: tried)
  }

  @Test(arguments: cases) func belowAMultiByteLine(tried: Case) {
    expect(MarkedSource(tried.example.files).belowMultiByteLine, of: tried)
  }

  @Test(arguments: cases) func commentedOut(tried: Case) {
    expect(MarkedSource(tried.example.files).commentedOut, of: tried)
  }

  @Test(arguments: cases.filter { $0.example.expectation == .reports && $0.rule != "unused-allow" })
  func suppressed(tried: Case) {
    let source = MarkedSource(tried.example.files).allowing(tried.rule)
    expect(source, of: tried)
    #expect(
      findings(of: source.files, rule: "unused-allow").isEmpty, "the suppression is used",
      sourceLocation: tried.sourceLocation)
  }

  /// Each marker is the place of a finding, and no finding is left over; messages keep the style.
  private func expect(_ source: MarkedSource, of tried: Case) {
    let found = findings(of: source.files, rule: tried.rule).filter { $0.rule == tried.rule }
    let places = found.map { MarkedSource.Marker(file: $0.place.file, position: $0.place.position) }
    #expect(places.sorted() == source.markers.sorted(), sourceLocation: tried.sourceLocation)
    for finding in found {
      for message in [finding.message] + finding.notes.map(\.message) {
        #expect(keepsStyle(message), sourceLocation: tried.sourceLocation)
      }
    }
  }
}

/// The compiler's manner: lower case or a name at the start, no full stop, one line.
func keepsStyle(_ message: String) -> Bool {
  guard let first = message.first, let last = message.last else { return false }
  return !first.isUppercase && !first.isWhitespace && last != "." && !message.contains(where: \.isNewline)
    && message.count { $0 == "'" } % 2 == 0
}
