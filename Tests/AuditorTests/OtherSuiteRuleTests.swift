import Auditor
import Findings
import Inventory
import Settings
import Testing

/// What the rules say of suites other than XCUITest.
@Suite struct OtherSuiteRuleTests {
  private static let app = """
    import SwiftUI
    struct LoginView: View {
      var body: some View {
        VStack {
          Text("Welcome").accessibilityIdentifier("login.title")
          Button("Sign In") {}.accessibilityIdentifier("login.submit")
          Button("Help") {}
        }
      }
    }
    """

  private static let rules: Set<RuleID> = [
    "unknown-query", "vacuous-query", "text-query", "wrong-type-query", "overlong-query", "ambiguous-query",
  ]

  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = try Folder(files.merging(["App/Login.swift": Self.app]) { first, _ in first })
    var settings = Settings()
    settings.tests = ["suite"].filter { name in files.keys.contains { $0.hasPrefix(name + "/") } }
    return try Audit(settings: settings).run(on: ["."], workingFolder: folder.path).findings
      .filter { Self.rules.contains($0.rule) }.map { "\($0.rule) \($0.place.line)" }
  }

  // MARK: Maestro

  private func flow(_ commands: String) throws -> [String] {
    try findings([".maestro/login.yaml": "appId: org.example\n---\n- tapOn: {id: login.submit}\n" + commands])
  }

  @Test func aFlowIsToldWhatNothingGives() throws {
    #expect(try flow("- tapOn: {id: login.submti}\n") == ["unknown-query 4"])
    #expect(try flow("- assertNotVisible: {id: login.submti}\n") == ["vacuous-query 4"])
    // A condition makes sure of nothing.
    #expect(try flow("- runFlow: {when: {notVisible: {id: login.submti}}, commands: []}\n") == ["unknown-query 4"])
  }

  @Test(arguments: [
    "- tapOn: {id: \"login.*\"}\n", "- tapOn: Sign In\n", "- tapOn: {id: close}\n",
    "- assertNotVisible: {id: login.title}\n",
    "- tapOn: {id: \"${LOGIN}.x\"}\n",
    "- tapOn: {id: login.submti}\n- runFlow: {when: {platform: Android}, commands: []}\n",
    "- tapOn: {id: \"org.example:id/login\"}\n",
  ]) func whatAFlowMayFindIsNoMistake(commands: String) throws {
    #expect(try flow(commands).isEmpty)
  }

  @Test func flowsOfAnotherAppAreNotJudgedByTheSuiteOfThisOne() throws {
    let names = ["pay", "list", "row", "sum"].map { "- tapOn: {id: login.\($0)}\n" }.joined()
    let test =
      "import XCTest\nfinal class T: XCTestCase { func testA() { XCUIApplication().buttons[\"login.submit\"].tap() } }"
    #expect(
      try findings([".maestro/a.yaml": "appId: a\n---\n" + names, "UITests/T.swift": test]).isEmpty)
  }

  // MARK: Appium and WebdriverIO

  private func page(_ locator: String, _ other: [String: String] = [:]) throws -> [String] {
    let text = "submit = (AppiumBy.ACCESSIBILITY_ID, \"login.submit\")\nx = (\(locator))\n"
    return try findings(other.merging(["suite/page.py": text]) { first, _ in first })
  }

  @Test(arguments: [
    ("AppiumBy.ACCESSIBILITY_ID, \"login.submti\"", ["unknown-query 2"]),
    ("AppiumBy.IOS_PREDICATE, \"name == 'login.submti'\"", ["unknown-query 2"]),
    // The label of what has no identifier is its name.
    ("AppiumBy.ACCESSIBILITY_ID, \"Help\"", []),
    ("AppiumBy.ACCESSIBILITY_ID, \"Sign In\"", ["text-query 2"]),
    ("AppiumBy.IOS_PREDICATE, \"label == 'Sign In'\"", ["text-query 2"]),
    // A text may be looked for to make sure that it is shown.
    ("AppiumBy.ACCESSIBILITY_ID, \"Welcome\"", []),
    ("AppiumBy.IOS_CLASS_CHAIN, \"**/XCUIElementTypeSwitch[`name == 'login.submit'`]\"", ["wrong-type-query 2"]),
    ("AppiumBy.IOS_CLASS_CHAIN, \"**/XCUIElementTypeButton[`name == 'login.submit'`]\"", []),
    ("AppiumBy.IOS_PREDICATE, \"type == 'XCUIElementTypeSwitch' AND name == 'login.submit'\"", ["wrong-type-query 2"]),
    ("AppiumBy.IOS_PREDICATE, \"type == 'XCUIElementTypeSwitch' OR name == 'login.submit'\"", []),
    ("AppiumBy.IOS_PREDICATE, \"type != 'XCUIElementTypeSwitch' AND name == 'login.submit'\"", []),
    ("AppiumBy.IOS_CLASS_CHAIN, \"**/XCUIElementTypeImage[`name == 'login.submti'`]\"", []),
    ("AppiumBy.ACCESSIBILITY_ID, \"\(String(repeating: "a text ", count: 20))\"", ["overlong-query 2"]),
    ("AppiumBy.IOS_PREDICATE, \"label == '\(String(repeating: "a text ", count: 20))'\"", []),
  ]) func aLocatorIsJudgedByWhatItAsksFor(locator: String, expected: [String]) throws {
    #expect(try page(locator) == expected)
  }

  @Test func aSuiteThatAnyFileSaysIsForAndroidTooIsNotToldWhatNothingGives() throws {
    let locator = "AppiumBy.ACCESSIBILITY_ID, \"login.submti\""
    #expect(try page(locator, ["suite/conf.ts": "export const a = {platformName: 'Android'}"]).isEmpty)
    #expect(try page(locator, ["suite/conf.ts": "export const a = {platformName: 'iOS'}"]) == ["unknown-query 2"])
  }

  // MARK: KIF and EarlGrey

  @Test(arguments: [
    ("tester().tapView(withAccessibilityIdentifier: \"login.submti\")", ["unknown-query 3"]),
    ("tester().waitForAbsenceOfView(withAccessibilityIdentifier: \"login.submti\")", ["vacuous-query 3"]),
    ("EarlGrey.selectElement(with: grey_accessibilityID(\"login.submti\")).perform(grey_tap())", ["unknown-query 3"]),
    ("tester().tapView(withAccessibilityIdentifier: \"login.submit\")", []),
  ]) func KIFAndEarlGreyAreJudgedByIdentifier(code: String, expected: [String]) throws {
    let test = """
      import KIF
      class LoginTests: KIFTestCase { func testLogin() {
        \(code)
      } }
      """
    #expect(try findings(["UITests/T.swift": test]) == expected)
  }
}
