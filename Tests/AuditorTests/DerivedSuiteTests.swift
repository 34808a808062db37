import Auditor
import Inventory
import Settings
import Taxonomy
import Testing

/// Tests whose base class alone speaks of XCUITest.
@Suite struct DerivedSuiteTests {
  private static let app = """
    struct LoginView: View {
      var body: some View { Button("Go") {}.accessibilityIdentifier("login.submit") }
    }
    """
  private static let base = "class BaseTest: XCTestCase { let app = XCUIApplication() }"

  /// The keys of all queries.
  private func keys(_ files: [String: String]) throws -> [String] {
    let folder = try Folder(files.merging(["App/LoginView.swift": Self.app]) { first, _ in first })
    let report = try Audit(settings: Settings()).run(on: ["."], workingFolder: folder.path)
    return report.inventory.queries.flatMap { $0.key?.values ?? [] }.sorted()
  }

  private func test(_ name: String, _ base: String, _ key: String) -> String {
    "import XCTest\nclass \(name): \(base) { func test\(name)() { app.buttons[\"\(key)\"].tap() } }"
  }

  @Test func aTestIsOneOfTheUIWhereItsBaseClassIs() throws {
    let files = [
      "UITests/Base.swift": "import XCTest\n" + Self.base, "UITests/A.swift": test("A", "BaseTest", "a"),
      "UITests/B.swift": test("B", "A", "b"), "Tests/C.swift": test("C", "XCTestCase", "c"),
    ]
    #expect(try keys(files) == ["a", "b"])
  }

  @Test func aPageIsOneWithoutAnyImport() throws {
    let files = [
      "UITests/Base.swift": "import XCTest\nclass Page { let app: XCUIApplication }",
      "UITests/A.swift": "class LoginPage: Page { func go() { app.buttons[\"a\"].tap() } }",
    ]
    #expect(try keys(files) == ["a"])
  }

  @Test func aClassThatTheAppHasTooSaysNothing() throws {
    let files = [
      "UITests/Base.swift": "import XCTest\n" + Self.base, "App/Base.swift": "class BaseTest {}",
      "Tests/A.swift": test("A", "BaseTest", "a"),
    ]
    #expect(try keys(files) == [])
  }
}
