import Auditor
import Findings
import Foundation
import Inventory
import Reports
import SchemaChecking
import Settings
import Testing

/// The example apps, audited as a user would, against what their authors wrote down.
@Suite("The example apps")
struct ExampleAppsTests {
  static let apps = ["Groceries", "Ledger", "Voyages"]

  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  private func folder(of app: String) -> URL { Self.examples.appendingPathComponent(app) }

  private func report(on app: String) throws -> Report {
    try Audit(settings: Settings()).run(on: [app], workingFolder: Self.examples.path)
  }

  @Test("the text report is the one that is kept", arguments: apps)
  func textReport(app: String) throws {
    let kept = folder(of: app).appendingPathComponent("expected-report.txt")
    let printed = TextReport.print(try report(on: app))
    if ProcessInfo.processInfo.environment["VOYAGER_RECORD"] == "1" {
      try printed.write(to: kept, atomically: true, encoding: .utf8)
      Issue.record("recorded \(kept.lastPathComponent) of \(app); read the change, then run without VOYAGER_RECORD")
      return
    }
    let expected = try String(contentsOf: kept, encoding: .utf8)
    let difference = printed.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(
      difference.isEmpty,
      "read \(describe(difference)); if it is right, run: VOYAGER_RECORD=1 make test FILTER=ExampleAppsTests")
  }

  private func describe(_ difference: CollectionDifference<Substring>) -> String {
    difference.prefix(12).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }.joined(separator: "\n")
  }

  @Test("the JSON report keeps to its schema", arguments: apps)
  func schema(app: String) throws {
    let bytes = JSONReport.bytes(try report(on: app), version: "0")
    #expect(try SchemaValidator.named("report").violations(in: JSONValue(bytes)) == [])
  }

  @Test("every mistake that the author made is found, and no near miss is taken for one", arguments: apps)
  func mistakes(app: String) throws {
    let expectations = try Expectations(folder(of: app).appendingPathComponent("EXPECTED.md"))
    let findings = try report(on: app).findings
    let found = Set(findings.map { Expectations.Place(rule: $0.rule.name, at: "\($0.place.file):\($0.place.line)") })
    #expect(!expectations.mustBeFound.isEmpty)
    for expected in expectations.mustBeFound {
      #expect(!found.isDisjoint(with: expected), "\(expected[0].rule) at \(expected[0].at) is not found")
    }
    for silent in expectations.mustStaySilent {
      #expect(!found.contains(silent), "\(silent.rule) speaks at \(silent.at)")
    }
    let known = Set(expectations.mustBeFound.joined() + expectations.mayBeFound)
    for finding in found.subtracting(known).sorted(by: { ($0.at, $0.rule) < ($1.at, $1.rule) }) {
      Issue.record("\(finding.rule) at \(finding.at) is not expected")
    }
  }
}

/// The tables of an `EXPECTED.md`: rule, place, related places, code, reason.
private struct Expectations {
  struct Place: Hashable {
    var rule: String
    var at: String
  }

  /// Each may be found at any one of its places.
  private(set) var mustBeFound: [[Place]] = []
  private(set) var mayBeFound: [Place] = []
  private(set) var mustStaySilent: [Place] = []

  init(_ file: URL) throws {
    var section = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { section = line.dropFirst(3).lowercased() }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard line.hasPrefix("|"), cells.count > 4, cells[2].contains(":"), !cells[2].hasPrefix("-") else { continue }
      let related = cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let places = ([cells[2]] + related).map { Place(rule: cells[1], at: $0) }
      switch section {
      case "must be found", "once for the project": mustBeFound.append(places)
      case "must stay silent": mustStaySilent.append(places[0])
      case "may be found too": mayBeFound += places
      default: break
      }
    }
  }
}
