import Findings
import Foundation
import Testing

@testable import Rules

/// What holds for every rule.
@Suite struct CatalogueTests {
  static let rules: [Listed] = RuleCatalogue.all.map { Listed(rule: $0) }

  /// A rule as an argument, shown by its name.
  struct Listed: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var descriptor: RuleDescriptor { rule.descriptor }
    var testDescription: String { rule.descriptor.id.name }
  }

  @Test func theListIsSortedAndHasEveryFile() throws {
    let names = RuleCatalogue.all.map { $0.descriptor.id.name }
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)

    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Rules")
    var written: [String] = []
    for topic in RuleDescriptor.Topic.allCases {
      let folder = root.appendingPathComponent(topic.rawValue.capitalized)
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for file in files where file.pathExtension == "swift" {
        let source = try String(contentsOf: file, encoding: .utf8)
        if source.contains(": Rule {") || source.contains(": QueryRule {") {
          written.append(file.deletingPathExtension().lastPathComponent)
        }
      }
    }
    #expect(written.sorted() == RuleCatalogue.all.map { "\($0)" }.sorted(), "a rule is missing in RuleCatalogue.all")
  }

  @Test func rulesAreFoundByName() {
    #expect(RuleCatalogue.rule("missing-identifier")?.descriptor.id == "missing-identifier")
    #expect(RuleCatalogue.rule("missing-identifer") == nil)
    #expect(RuleCatalogue.nearest(to: "missing-identifer") == "missing-identifier")
    #expect(RuleCatalogue.nearest(to: "xyz") == nil)
  }

  @Test func pitfallsAreCountedFromOne() {
    #expect(Pitfall.all.map(\.number) == Array(1...20))
    let found = Set(RuleCatalogue.all.flatMap { $0.descriptor.pitfalls })
    #expect(found.isSubset(of: Pitfall.all.map(\.number)))
    // Those of SwiftUI have a rule each.
    #expect(found.isSuperset(of: [1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 18]))
  }

  @Test(arguments: rules) func theNameIsKebabCaseAndTheTypesOwn(listed: Listed) {
    let name = listed.descriptor.id.name
    #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
    let type = name.split(separator: "-").map(\.capitalized).joined()
    #expect("\(listed.rule)" == type)
  }

  @Test(arguments: rules) func noRuleIsSurerThanWhatItRestsOn(listed: Listed) {
    let descriptor = listed.descriptor
    let evidence = descriptor.behaviours.map(\.record.evidence)
    #expect(
      !evidence.isEmpty || descriptor.topic != .placement, "a rule of this topic names what it takes for true of iOS")
    guard !evidence.isEmpty else { return }
    #expect(descriptor.trust != .certain || evidence.contains { $0.trust == .certain })
    #expect(evidence.contains { $0.severity >= descriptor.severity })
  }

  @Test func aFindingIsNoSurerThanTheBehaviourItRestsOn() {
    let place = Place(file: "A.swift", range: SourceRange(Position(line: 1, column: 1), Position(line: 1, column: 2)))
    func finding(_ behaviour: Behaviour?) -> Finding {
      HiddenIdentifier.finding("text", at: place, subject: FindingSubject(), restingOn: behaviour)
    }
    #expect(finding(nil).trust == .certain && finding(nil).severity == .error)
    #expect(finding(.hiddenIsGone).trust == .certain && finding(.hiddenIsGone).severity == .error)
    #expect(finding(.decorativeIsGone).trust == .suspicious && finding(.decorativeIsGone).severity == .warning)
    #expect(finding(.hiddenModifierIsGone).trust == .suspicious && finding(.hiddenModifierIsGone).severity == .info)
  }

  @Test(arguments: Behaviour.allCases) func aDisputedBehaviourNamesTheDispute(behaviour: Behaviour) {
    let record = behaviour.record
    #expect(record.evidence != .disputed || !record.doubt.isEmpty)
    #expect(!record.statement.hasSuffix("."))
    #expect(!record.versions.isEmpty && record.versions.lowerBound <= 26)
  }

  @Test(arguments: rules) func theDescriptorTellsWhatAReaderAsks(listed: Listed) {
    let descriptor = listed.descriptor
    #expect(!descriptor.title.isEmpty && !descriptor.title.hasSuffix("."))
    #expect(descriptor.title.first?.isUppercase == true)
    for paragraph in [descriptor.rationale, descriptor.remedy, descriptor.knownGaps] {
      #expect(paragraph.count > 20 && paragraph.hasSuffix("."))
      #expect(!paragraph.contains("\n") && !paragraph.contains("  "))
    }
  }

  @Test(arguments: rules) func severityFollowsFromTrust(listed: Listed) {
    let descriptor = listed.descriptor
    switch descriptor.trust {
    case .style: #expect(descriptor.severity == .info)
    case .suspicious: #expect(descriptor.severity != .error)
    case .certain: break
    }
  }

  @Test(arguments: rules) func examplesOfBothKindsWithANearMiss(listed: Listed) {
    let examples = listed.rule.examples
    let reporting = examples.filter { $0.expectation == .reports }
    let accepting = examples.filter { $0.expectation == .accepts }
    #expect(!reporting.isEmpty && !accepting.isEmpty)
    #expect(reporting.allSatisfy { !MarkedSource($0.files).markers.isEmpty })
    #expect(accepting.allSatisfy { MarkedSource($0.files).markers.isEmpty })
    #expect(Set(examples.map(\.title)).count == examples.count)
    for marked in reporting.flatMap({ $0.files.map(\.source) }) {
      // A marker stands in front of a name, or of a comment that is itself the mistake.
      for tail in marked.split(separator: RuleExample.marker).dropFirst() {
        #expect(tail.first?.isLetter == true || tail.hasPrefix("// voyager:"))
      }
    }
    #expect(examples.allSatisfy { $0.title.first?.isUppercase == false || $0.title.hasPrefix("String(") })
    // A near miss: it has what the rule is about, a carrier or an element of the kind, and still is right.
    #expect(
      accepting.contains { example in
        example.files.contains { $0.source.contains("accessibility") || $0.source.contains("voyager:allow") }
      })
  }
}
