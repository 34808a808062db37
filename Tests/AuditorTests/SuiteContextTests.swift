import Auditor
import Findings
import Foundation
import Inventory
import Settings
import Taxonomy
import Testing

/// What is known of a suite besides its code: the packages that the app is built with, and what is skipped.
@Suite struct SuiteContextTests {
  private static let suite = """
    final class LoginTests: XCTestCase {
      func testHelp() { XCUIApplication().buttons["kit.help"].tap() }
      func testGone() throws { throw XCTSkip("later"); XCUIApplication().buttons["login.gone"].tap() }
      func testLost() { XCUIApplication().buttons["login.lost"].tap() }
    }
    """
  private static let app = """
    struct LoginView: View {
      var body: some View { Button("Go") {}.accessibilityIdentifier("login.submit") }
    }
    """
  private static let kit = """
    struct HelpView: View {
      var body: some View { VStack { Button("Help") {}.accessibilityIdentifier("kit.help"); Button("Close") {} } }
    }
    """
  private static let plan = """
    {"testTargets": [{"skippedTests": ["LoginTests\\/testLost()"], "target": {"name": "UITests"}}], "version": 1}
    """

  private func report(sources: [String] = [], plans: [String: String] = [:]) throws -> Report {
    let files = [
      "App/LoginView.swift": Self.app, "App/Tests/LoginTests.swift": Self.suite, "Kit/HelpView.swift": Self.kit,
    ]
    let folder = try Folder(files.merging(plans) { first, _ in first })
    var settings = Settings()
    settings.sources = sources
    return try Audit(settings: settings).run(on: ["App"], workingFolder: folder.path)
  }

  @Test func whatAPackageGivesIsExternal() throws {
    #expect(try report().inventory.queries.first?.status == .dangling)
    #expect(try report(sources: ["Kit"]).inventory.queries.first?.status == .external)
  }

  @Test func aPackageIsNotJudged() throws {
    let report = try report(sources: ["Kit"])
    #expect(report.inventory.screens.map(\.name) == ["login"])
    #expect(!report.findings.contains { $0.place.file.contains("Kit") })
  }

  @Test func aTestThatSkipsItselfOrThatAPlanLeavesOutIsSkipped() throws {
    #expect(try report().inventory.queries.map(\.isSkipped) == [false, true, false])
    let withPlan = try report(plans: ["App/All.xctestplan": Self.plan])
    #expect(withPlan.inventory.queries.map(\.isSkipped) == [false, true, true])
    #expect(
      withPlan.findings.filter { $0.rule == "unknown-query" && $0.message.contains("lost") }.map(\.severity) == [.info])
    #expect(
      try report().findings.filter { $0.rule == "unknown-query" && $0.message.contains("lost") }.map(\.severity)
        == [.warning])
  }

  @Test func whatOnePlanRunsIsNotSkipped() throws {
    let plans = ["App/All.xctestplan": Self.plan, "App/Some.xctestplan": "{\"testTargets\": []}"]
    #expect(try report(plans: plans).inventory.queries.map(\.isSkipped) == [false, true, false])
  }

  @Test func aBrokenPlanIsToldAndStopsNothing() throws {
    let report = try report(plans: ["App/All.xctestplan": "{"])
    #expect(
      report.skipped == [Report.Skipped(file: "All.xctestplan", reason: "not a test plan that can be read")])
    #expect(report.inventory.queries.count == 3)
  }

  @Test func anOutletMayBeIdentifiedByADocumentThatCouldNotBeRead() throws {
    let controller = "class A: UIViewController { @IBOutlet var go: UIButton! }"
    func state(_ document: String) throws -> [Identifier.State] {
      let folder = try Folder(["App/A.swift": controller, "App/A.xib": document])
      return try Audit(settings: Settings()).run(on: ["App"], workingFolder: folder.path).inventory.elements
        .map(\.identifier.state)
    }
    #expect(try state("<document>") == [.unresolved])
    #expect(try state("<document targetRuntime=\"MacOSX.Cocoa\"/>") == [.none])
  }
}
