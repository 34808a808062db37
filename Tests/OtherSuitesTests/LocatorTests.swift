import Findings
import Inventory
import OtherSuites
import Taxonomy
import Testing

/// What locators of Appium and WebdriverIO look up.
struct LocatorTests {
  private func written(_ file: String, _ text: String) -> [String] { read(file, text).lookUps.map(\.written) }

  @Test(
    "Python",
    arguments: [
      ("driver.find_element(AppiumBy.ACCESSIBILITY_ID, \"login.submit\").click()", ["ACCESSIBILITY_ID login.submit"]),
      ("LOGIN = (MobileBy.ACCESSIBILITY_ID, 'login.submit')", ["ACCESSIBILITY_ID login.submit"]),
      ("driver.find_element(by=AppiumBy.ACCESSIBILITY_ID, value=\"a.b\")", ["ACCESSIBILITY_ID a.b"]),
      ("driver.find_element_by_accessibility_id(\"a.b\")", ["find_element_by_accessibility_id a.b"]),
      ("driver.find_element('accessibility id', 'a.b')", ["find_element a.b"]),
      ("x = (AppiumBy.ACCESSIBILITY_ID, f\"row.{item.id}\")", ["ACCESSIBILITY_ID row.{item.id}"]),
      ("x = (AppiumBy.ACCESSIBILITY_ID, \"row.\" + str(n))", ["ACCESSIBILITY_ID row.{str}"]),
      ("x = (AppiumBy.ACCESSIBILITY_ID, \"row.%d\" % n)", ["ACCESSIBILITY_ID row.{…}"]),
      ("x = (AppiumBy.ACCESSIBILITY_ID, \"row.{}\".format(n))", ["ACCESSIBILITY_ID row.{…}"]),
      ("class IDs:\n  LOGIN = 'a.b'\nfind(AppiumBy.ACCESSIBILITY_ID, IDs.LOGIN)", ["ACCESSIBILITY_ID a.b"]),
      ("def tap(id):\n  find(AppiumBy.ACCESSIBILITY_ID, id)", ["ACCESSIBILITY_ID ? 'id' is not written out here"]),
      (
        "id = 'x.y'\ndef tap(id):\n  find(AppiumBy.ACCESSIBILITY_ID, id)",
        ["ACCESSIBILITY_ID ? 'id' is not written out here"]
      ),
      (
        "find(AppiumBy.ACCESSIBILITY_ID, 'a' if x else 'b')",
        ["ACCESSIBILITY_ID ? an expression that is not followed"]
      ),
      ("find(AppiumBy.IOS_PREDICATE, \"name == 'a.b'\")", ["IOS_PREDICATE [name == 'a.b']"]),
      (
        "find(AppiumBy.IOS_CLASS_CHAIN, '**/XCUIElementTypeButton[`name == \"a.b\"`]')",
        ["button IOS_CLASS_CHAIN [name == \"a.b\"]"]
      ),
      ("# find_element_by_accessibility_id(\"a.b\")\n\"\"\"accessibilityId('a')\"\"\"", []),
      ("def find_element_by_accessibility_id(self, id): pass", []),
      ("driver.find_element(By.XPATH, '//a'); print('it\\'s \"a')", []),
    ])
  func python(code: String, expected: [String]) { #expect(written("suite/page.py", code + "\n") == expected) }

  @Test(
    "Java and Kotlin",
    arguments: [
      ("Page.java", "driver.findElement(AppiumBy.accessibilityId(\"a.b\"));", ["accessibilityId a.b"]),
      ("Page.java", "By login = MobileBy.AccessibilityId(\"a.b\");", ["AccessibilityId a.b"]),
      ("Page.java", "return MobileBy.AccessibilityId(\"row.\" + row.getId());", ["AccessibilityId row.{row.getId}"]),
      ("Page.java", "AppiumBy.accessibilityId(String.format(\"row.%s.title\", id))", ["accessibilityId row.{…}.title"]),
      (
        "Page.java", "static final String LOGIN = \"a.b\";\nBy b = AppiumBy.accessibilityId(LOGIN);",
        ["accessibilityId a.b"]
      ),
      (
        "Page.java",
        "@iOSXCUITFindBy(accessibility = \"a.b\")\n@AndroidFindBy(accessibility = \"c.d\")\nprivate WebElement login;",
        ["iOSXCUITFindBy a.b"]
      ),
      (
        "Page.java", "@iOSXCUITFindBy(iOSNsPredicate = \"type == 'XCUIElementTypeSwitch' AND name == 'a.b'\")",
        ["switch iOSXCUITFindBy [type == 'XCUIElementTypeSwitch' AND name == 'a.b']"]
      ),
      ("Page.java", "By accessibilityId(String id) { return x; }", []),
      (
        "Page.kt", "val login = AppiumBy.accessibilityId(\"row.$index.${item.id}\")",
        ["accessibilityId row.{index}.{item.id}"]
      ),
      (
        "Page.kt", "const val LOGIN: String = \"a.b\"\nfun f() = AppiumBy.accessibilityId(LOGIN)",
        ["accessibilityId a.b"]
      ),
      ("Page.kt", "fun accessibilityId(id: String) = 1", []),
    ])
  func java(file: String, code: String, expected: [String]) { #expect(written(file, code) == expected) }

  @Test(
    "TypeScript and JavaScript",
    arguments: [
      ("await $('~login.submit').click()", ["$ login.submit"]),
      ("get rows() { return $$(\"~orders.row\") }", ["$$ orders.row"]),
      ("driver.$(`~row.${order.id}`)", ["$ row.{order.id}"]),
      ("$('~row.' + id)", ["$ row.{id}"]),
      ("$(`~${id}`)", ["$ ? 'id' is not written out here"]),
      ("export const login = { submit: '~login.submit', title: '~login.title' }", ["~ login.submit", "~ login.title"]),
      ("await tap('~login.submit')", ["tap login.submit"]),
      ("$('accessibility id:a.b')", ["$ a.b"]),
      ("$('-ios predicate string:name == \"a.b\"')", ["$ [name == \"a.b\"]"]),
      ("$('-ios class chain:**/XCUIElementTypeCell[`name == \"a.b\"`]')", ["cell $ [name == \"a.b\"]"]),
      ("driver.elementByAccessibilityId('a.b')", ["elementByAccessibilityId a.b"]),
      ("driver.findElement('accessibility id', 'a.b')", ["findElement a.b"]),
      ("import x from '~app/x'; const y = require('~lib'); const v = '~1.2'; const p = '~/x'", []),
      ("const r = /['\"`]/; // '~a'\n/* '~b' */ $('~c.d')", ["$ c.d"]),
      ("const half = a / b; $('~c.d')", ["$ c.d"]),
      ("$('.css'); $('#id')", []),
    ])
  func javaScript(code: String, expected: [String]) { #expect(written("page.ts", code) == expected) }

  @Test(
    "YAML",
    arguments: [
      ("login:\n  accessibility_id: login.submit", ["accessibility_id login.submit"]),
      ("login: {accessibilityId: a.b}", ["accessibilityId a.b"]),
      ("login:\n  by: accessibility id\n  value: a.b", ["value a.b"]),
      ("login:\n  android: {accessibility_id: c.d}\n  ios: {accessibility_id: a.b}", ["accessibility_id a.b"]),
      ("accessibility: true\nvalue: a.b", []),
    ])
  func yaml(text: String, expected: [String]) { #expect(written("locators.yml", text) == expected) }

  @Test func aPlaceIsThatOfTheName() {
    let place = read("a.py", "ä = 'ö'\ndef test_a():\n  f('ü', (AppiumBy.ACCESSIBILITY_ID,\n    'a.b'))").lookUps.first?
      .place
    #expect(place.map { "\($0.line):\($0.column)" } == "3:21")
  }

  @Test func aTestsLookUpsNameIt() {
    let code = """
      class LoginTests:
        def test_sign_in(self):
          self.find(AppiumBy.ACCESSIBILITY_ID, "a.b")
        def helper(self):
          self.find(AppiumBy.ACCESSIBILITY_ID, "c.d")
      """
    let lookUps = read("a.py", code).lookUps
    #expect(lookUps.map { $0.tests.map(\.name) } == [["LoginTests.test_sign_in"], []])
    #expect(lookUps.map(\.member) == ["test_sign_in", "helper"])
  }

  @Test func aSuiteForAndroidTooSaysSo() {
    let code = "find(AppiumBy.ACCESSIBILITY_ID, 'a.b')"
    #expect(read("a.py", code).lookUps.map(\.isForAndroidToo) == [false])
    #expect(read("a.py", code + "# Android").lookUps.map(\.isForAndroidToo) == [true])
  }

  @Test(
    "broken code ends somewhere",
    arguments: ["\"", "'''", "f\"{", "/*", "`${", "\\", "find(AppiumBy.ACCESSIBILITY_ID,"])
  func broken(text: String) {
    for file in ["a.py", "a.java", "a.kt", "a.ts", "a.yaml"] { _ = read(file, text) }
    #expect(
      read("a.py", "x = '\nfind(AppiumBy.ACCESSIBILITY_ID, 'a.b')").lookUps.map(\.written) == ["ACCESSIBILITY_ID a.b"])
  }
}
