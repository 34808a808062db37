import Auditor
import Findings
import Inventory
import Settings
import Testing

/// What the settings accept of the queries that rules find.
@Suite struct AcceptedQueryTests {
  private static let app = """
    import SwiftUI
    struct LoginView: View {
      var body: some View {
        VStack {
          Button("Sign In") {}.accessibilityIdentifier("login.submit")
          Button("Help") {}.accessibilityIdentifier("login.help")
        }
      }
    }
    """

  private static func suite(_ name: String, _ code: String) -> String {
    """
    import XCTest
    final class \(name): XCTestCase {
      func testIt() {
        let app = XCUIApplication()
        \(code)
      }
    }
    """
  }

  private static let files = [
    "App/Login.swift": app,
    "UITests/Smoke/SmokeTests.swift": suite("SmokeTests", "app.buttons[\"Sign In\"].tap()"),
    "UITests/LoginTests.swift": suite(
      "LoginTests",
      """
      app.buttons["Sign In"].tap()
          app.buttons["Help"].tap()
          app.tables.cells.element(boundBy: 1).tap()
          app.cells.element(boundBy: 2).tap()
      """),
  ]

  private func audit(_ accepted: String, at path: String = ".") throws -> (findings: [String], remarks: [String]) {
    let folder = try Folder(Self.files)
    let yaml = "accepted-queries:\n" + accepted
    var settings = try Settings.decode(yaml, knownRules: ["text-query", "index-query", "unknown-query"])
    settings.folder = folder.path
    var remarks: [String] = []
    let report = try Audit(settings: settings).run(
      on: [path], workingFolder: folder.path, remark: { remarks.append($0) })
    let found = report.findings.filter { $0.rule == "text-query" || $0.rule == "index-query" }
    return (found.map { "\($0.rule) \($0.place.file.split(separator: "/").last ?? ""):\($0.place.line)" }, remarks)
  }

  private static let all = [
    "text-query LoginTests.swift:5", "text-query LoginTests.swift:6", "index-query LoginTests.swift:7",
  ]

  @Test(arguments: [
    // Of a text's queries the next one tells.
    (
      "{rule: text-query, in: UITests/*.swift, reason: r}",
      ["index-query LoginTests.swift:7", "text-query SmokeTests.swift:5"]
    ),
    ("{rule: text-query, in: UITests, reason: r}", ["index-query LoginTests.swift:7"]),
    (
      "{rule: text-query, key: 'Sign*', reason: r}",
      ["text-query LoginTests.swift:6", "index-query LoginTests.swift:7"]
    ),
    (
      "{rule: index-query, below: tables, reason: r}",
      ["text-query LoginTests.swift:5", "text-query LoginTests.swift:6", "index-query LoginTests.swift:8"]
    ),
    (
      "{rule: index-query, query: [cells, buttons], reason: r}",
      ["text-query LoginTests.swift:5", "text-query LoginTests.swift:6"]
    ),
  ]) func whatAnEntryNamesIsAccepted(entry: String, left: [String]) throws {
    let (findings, remarks) = try audit("  - \(entry)")
    #expect(findings == left)
    #expect(remarks.isEmpty)
  }

  @Test(arguments: [
    ("{rule: text-query, in: UITests/*.swift, key: 'Sign Up*', reason: r}", "where it finds nothing"),
    ("{rule: text-query, in: Tests/**, reason: r}", "in files that no suite has"),
    ("{rule: index-query, below: table, reason: r}", "below 'table', where no query looks; did you mean 'tables'?"),
    (
      "{rule: text-query, query: button, reason: r}",
      "of queries by 'button', which no suite has; did you mean 'buttons'?"
    ),
    ("{rule: unknown-query, key: '*', reason: r}", "where it finds nothing"),
  ]) func whatAcceptsNothingIsTold(entry: String, reason: String) throws {
    let (findings, remarks) = try audit("  - \(entry)")
    #expect(findings == Self.all)
    #expect(
      remarks == [
        "'accepted-queries' of .voyager.yml, line 2, accepts '\(entry.dropFirst(7).prefix { $0 != "," })' \(reason)"
      ])
  }

  @Test func ofTwoThatAcceptTheSameTheSecondIsTold() throws {
    let (_, remarks) = try audit(
      "  - {rule: text-query, in: UITests, reason: r}\n  - {rule: text-query, key: '*', reason: r}")
    #expect(remarks == ["'accepted-queries' of .voyager.yml, line 3, accepts 'text-query' where it finds nothing"])
  }

  @Test func patternsAreRelativeToTheSettingsWhateverIsAudited() throws {
    let files = Self.files.mapValues { $0 }
    let folder = try Folder(files)
    var settings = try Settings.decode(
      "accepted-queries: [{rule: text-query, in: UITests/Smoke, reason: r}, {rule: text-query, in: /LoginTests.swift, reason: r}]",
      knownRules: ["text-query"])
    settings.folder = folder.path
    settings.tests = [folder.path + "/UITests"]
    let report = try Audit(settings: settings).run(on: ["App"], workingFolder: folder.path)
    #expect(report.findings.filter { $0.rule == "text-query" }.map(\.place.file).first == "../UITests/LoginTests.swift")
    settings.acceptedQueries[1].paths = ["/UITests/LoginTests.swift"]
    #expect(
      try !Audit(settings: settings).run(on: ["App"], workingFolder: folder.path).findings
        .contains { $0.rule == "text-query" })
  }

  @Test func whatMayAskForATextIsNoReasonToMendAnElement() throws {
    let folder = try Folder([
      "App/Login.swift": Self.app.replacing(".accessibilityIdentifier(\"login.help\")", with: ""),
      "UITests/LoginTests.swift": Self.suite("LoginTests", "app.buttons[\"Help\"].tap()"),
    ])
    func notes(_ yaml: String) throws -> [String] {
      var settings = try Settings.decode(yaml, knownRules: ["text-query"])
      settings.folder = folder.path
      let report = try Audit(settings: settings).run(on: ["."], workingFolder: folder.path)
      return report.findings.filter { $0.rule == "missing-identifier" }.flatMap(\.notes).map(\.message)
    }
    #expect(try notes("").contains { $0.contains("finds it by its text") })
    let accepted = "accepted-queries:\n  - { rule: text-query, in: UITests/**, reason: they read what users read }\n"
    #expect(try !notes(accepted).contains { $0.contains("finds it by its text") })
  }
}
