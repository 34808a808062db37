import Auditor
import Findings
import Inventory
import Reports
import SchemaChecking
import Settings
import Taxonomy
import Testing

/// What suites other than XCUITest look for, held against what the app gives.
@Suite struct OtherSuiteTests {
  private static let app = """
    import SwiftUI
    struct LoginView: View {
      var body: some View {
        VStack {
          Button("Sign in") {}.accessibilityIdentifier("login.submit")
          Toggle("Stay") {}.accessibilityIdentifier("login.stay")
        }
      }
    }
    """

  private func written(_ queries: [Query]) -> [String] {
    queries.map { query in
      let type = query.type.map { "\($0.rawValue) " } ?? ""
      let key = query.key.map { " [\($0.values.joined(separator: ", "))]" } ?? ""
      return "\(query.suite.rawValue) \(type)\(query.name)\(key) \(query.status?.rawValue ?? "-")"
    }
  }

  // MARK: Swift

  private func inSwift(_ code: String, around: String = "") -> [Query] {
    let test = """
      import XCTest
      \(around)
      class LoginTests: KIFTestCase { func testLogin() { \(code) } }
      """
    return Audit(settings: Settings())
      .run(onSources: [("App/Login.swift", Self.app), ("Tests/LoginTests.swift", test)]).inventory.queries
  }

  @Test(arguments: [
    (
      "tester().waitForView(withAccessibilityIdentifier: \"login.submit\")", ["kif waitForView [login.submit] provided"]
    ),
    ("viewTester().usingIdentifier(\"login.submit\").tap()", ["kif usingIdentifier [login.submit] provided"]),
    ("tester().tapView(withAccessibilityIdentifier: \"login.submti\")", ["kif tapView [login.submti] dangling"]),
    (
      "tester().setOn(true, forSwitchWithAccessibilityIdentifier: \"login.stay\")",
      ["kif switch setOn [login.stay] provided"]
    ),
    (
      "EarlGrey.selectElement(with: grey_accessibilityID(\"login.submit\")).perform(grey_tap())",
      ["earlgrey grey_accessibilityID [login.submit] provided"]
    ),
    (
      "GREYMatchers.matcher(forAccessibilityID: \"login.submit\")", ["earlgrey matcher [login.submit] provided"]
    ),
    ("driver.find(MobileBy.accessibilityId(\"login.submit\"))", ["appium accessibilityId [login.submit] provided"]),
    ("tester().tapView(withAccessibilityLabel: \"Sign in\"); view.buttons.first?.tap()", []),
  ])
  func aMatcherByIdentifierIsAQuery(code: String, expected: [String]) {
    let queries = inSwift(code)
    #expect(written(queries) == expected)
    #expect(queries.allSatisfy { $0.how == .other && $0.tests.map(\.name) == ["LoginTests.testLogin"] })
  }

  @Test(arguments: [
    ("tester().tapView(withAccessibilityIdentifier: \"login.submit\")", Query.Demand.tap),
    ("tester().waitForAbsenceOfView(withAccessibilityIdentifier: \"login.gone\")", .absence),
    ("viewTester().usingIdentifier(\"login.submit\").waitForView()", .existence),
    ("viewTester().usingIdentifier(\"login.gone\").waitForAbsence()", .absence),
    ("viewTester().usingIdentifier(\"login.submit\").swipe(in: .left)", .action),
  ])
  func whatKIFDoesWithAnElementIsKnown(code: String, demand: Query.Demand) {
    #expect(inSwift(code).map(\.uses) == [[Query.Use(demand, isNarrowed: true)]])
  }

  @Test func aHelperAndItsConstantsAreFollowed() {
    let helpers = """
      enum IDs { static let submit = "login.submit" }
      extension KIFUITestActor { func tapIt(_ id: String) { tapView(withAccessibilityIdentifier: id) } }
      """
    let queries = inSwift("tester().tapIt(IDs.submit)", around: helpers)
    #expect(
      written(queries) == ["kif tapView [] unresolved", "kif tapView [login.submit] provided"])
  }

  @Test func objectiveCIsReadTheSame() {
    let test = """
      #import <KIF/KIF.h>
      @interface LoginTests : KIFTestCase
      @end
      @implementation LoginTests
      - (void)testLogin {
        [tester tapViewWithAccessibilityIdentifier:@"login.submit"];
        [tester enterText:@"a" intoViewWithAccessibilityIdentifier:@"login.submti"];
        [[viewTester usingIdentifier:@"login.stay"] tap];
        [[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"login.submit")] performAction:grey_tap()];
      }
      @end
      """
    let queries = Audit(settings: Settings())
      .run(onSources: [("App/Login.swift", Self.app), ("Tests/LoginTests.m", test)]).inventory.queries
    #expect(
      written(queries) == [
        "kif tapViewWithAccessibilityIdentifier [login.submit] provided", "kif enterText [login.submti] dangling",
        "kif usingIdentifier [login.stay] provided", "earlgrey grey_accessibilityID [login.submit] provided",
      ])
    #expect(queries.map(\.place.line) == [6, 7, 8, 9])
  }

  @Test func aCallOfTheLabelInAnotherSuiteIsNoneOfKIFs() {
    let test = """
      import XCTest
      class T: XCTestCase { func testA() { XCUIApplication().find(withAccessibilityIdentifier: "a.b") } }
      """
    let report = Audit(settings: Settings()).run(onSources: [("App/A.swift", Self.app), ("Tests/T.swift", test)])
    #expect(report.inventory.queries.isEmpty)
  }

  @Test func aUnitTestHasNoQueries() {
    let test = "import XCTest\nclass T: XCTestCase { func testA() { find(withAccessibilityIdentifier: \"a.b\") } }"
    let report = Audit(settings: Settings()).run(onSources: [("App/A.swift", Self.app), ("Tests/T.swift", test)])
    #expect(report.inventory.queries.isEmpty)
  }

  // MARK: Other languages

  private static let flow = "appId: org.example\n---\n- tapOn:\n    id: login.submit\n- tapOn: {id: login.submti}\n"
  private static let page = "SUBMIT = (AppiumBy.ACCESSIBILITY_ID, \"login.submit\")\n"

  private func report(_ files: [String: String], _ paths: [String], tests: [String] = []) throws -> Report {
    let folder = try Folder(files)
    var settings = Settings()
    settings.tests = tests
    return try Audit(settings: settings).run(on: paths, workingFolder: folder.path)
  }

  private static let flowQueries = ["maestro tapOn [login.submit] provided", "maestro tapOn [login.submti] dangling"]

  @Test(
    "flows are read in their own folders, and elsewhere only in a suite",
    arguments: [
      (".maestro/login.yaml", true), (".maestro/sub/login.yml", true), ("maestro/login.yaml", true),
      ("Flows/login.yaml", false), (".hidden/login.yaml", false),
    ])
  func flowsInTheTree(path: String, isRead: Bool) throws {
    let report = try report(["App/Login.swift": Self.app, path: Self.flow], ["."])
    #expect(written(report.inventory.queries) == (isRead ? Self.flowQueries : []))
    #expect(report.skipped.isEmpty)
  }

  @Test func aSuiteElsewhereAndTwoSuitesGiveTheSame() throws {
    let one = try report(
      ["App/Login.swift": Self.app, "App/Suite/login.yaml": Self.flow, "App/Suite/page.py": Self.page], ["App"],
      tests: ["App/Suite"])
    let two = try report(
      ["App/Login.swift": Self.app, "flows/login.yaml": Self.flow, "pages/page.py": Self.page], ["App"],
      tests: ["flows", "pages/page.py"])
    let expected = Self.flowQueries + ["appium ACCESSIBILITY_ID [login.submit] provided"]
    #expect(written(one.inventory.queries) == expected)
    #expect(written(two.inventory.queries) == expected)
    #expect(
      two.inventory.queries.map(\.place.file) == ["../flows/login.yaml", "../flows/login.yaml", "../pages/page.py"])
    #expect(one.findings.map(\.message).sorted() == two.findings.map(\.message).sorted())
  }

  @Test func reportsTellTheSuitesApart() throws {
    let test = "class T: XCTestCase { func testA() { XCUIApplication().buttons[\"login.submit\"].tap() } }"
    let report = try report(
      ["App/Login.swift": Self.app, "App/Tests/T.swift": test, "App/.maestro/login.yaml": Self.flow], ["App"])
    let bytes = JSONReport.bytes(report, version: "0")
    #expect(try SchemaValidator.named("report").violations(in: JSONValue(bytes)) == [])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.contains("\"query\":") }
    #expect(lines.map { $0.contains("\"suite\":\"maestro\"") } == [true, true, false])
    #expect(lines.map { $0.contains("\"suite\":") } == [true, true, false])
    let answer = Answer(to: "login.submit", in: report.inventory)
    #expect(ShowText.print(answer).contains("  maestro: tapOn, other, provided, in login"))
    #expect(
      try SchemaValidator.named("show").violations(in: JSONValue(ShowJSON.bytes(answer, root: ".", version: "0"))) == []
    )
  }

  @Test func whatFlowsDoWithAnElementIsKnown() throws {
    let flow =
      Self.flow + "- assertNotVisible: {id: login.submt}\n- extendedWaitUntil: {notVisible: {id: login.stai}}\n"
    let queries = try report(["App/Login.swift": Self.app, ".maestro/login.yaml": flow], ["."]).inventory.queries
    #expect(queries.flatMap { $0.uses.map(\.demand.rawValue) } == ["tap", "tap", "absence", "absence"])
    #expect(queries.compactMap { $0.status?.rawValue } == ["provided", "dangling", "dangling", "dangling"])
  }

  @Test func codeOutsideOfSuitesIsNotRead() throws {
    let report = try report(["App/Login.swift": Self.app, "App/page.py": Self.page], ["App"])
    #expect(report.inventory.queries.isEmpty && report.skipped.isEmpty)
  }

  @Test func aBrokenFlowIsToldAndTheOthersAreRead() throws {
    let report = try report(
      [
        "App/Login.swift": Self.app, ".maestro/a.yaml": "appId: a\n---\n- tapOn: {id: a\n- back\n",
        ".maestro/b.yaml": Self.flow,
      ], ["."])
    #expect(report.skipped.map(\.file) == [".maestro/a.yaml"])
    #expect(report.skipped.first?.reason.contains("not readable as YAML: line ") == true)
    #expect(written(report.inventory.queries) == Self.flowQueries)
  }

  @Test func whatASuiteForAndroidTooFindsInVainIsNoMistake() throws {
    let flow = Self.flow + "- runFlow: {when: {platform: Android}, commands: []}\n"
    let report = try report(["App/Login.swift": Self.app, "maestro/a.yaml": flow], ["."])
    #expect(report.inventory.queries.map(\.status) == [.provided, .unresolved])
    #expect(!report.findings.contains { $0.rule == "unknown-query" })
    #expect(report.inventory.queries.last?.note?.contains("Android") == true)
  }

  @Test func predicatesAreReadAndKeepTheirKind() throws {
    let page = """
      a = (AppiumBy.IOS_PREDICATE, "name == 'login.submit'")
      b = (AppiumBy.IOS_PREDICATE, "label CONTAINS 'Sign'")
      c = (AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeButton[`name BEGINSWITH 'login.'`]")
      d = (AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeCell")
      """
    let queries = try report(["App/Login.swift": Self.app, "t/page.py": page], ["App"], tests: ["t"]).inventory.queries
    #expect(
      written(queries) == [
        "appium IOS_PREDICATE [login.submit] provided", "appium IOS_PREDICATE [{…}Sign{…}] visible-text",
        "appium button IOS_CLASS_CHAIN [login.{…}] provided", "appium cell IOS_CLASS_CHAIN -",
      ])
    #expect(queries.map(\.how) == [.predicate, .labelPredicate, .predicate, .predicate])
    #expect(queries.map(\.comparison) == [.name, .text, .name, .anyName])
  }
}
