import Inventory
import Linking
import Taxonomy
import Testing

/// What tests do with what their queries find, and below what they look.
@Suite struct QueryUseTests {
  /// The uses of the queries of a suite's code, as `key: use, use`; a use of one of several in brackets.
  private func uses(in test: String, members: String = "", _ declarations: String = "") -> [String] {
    let queries = self.queries(
      """
      import XCTest
      final class LoginTests: XCTestCase {
        let app = XCUIApplication()
        \(members)
        func testSignIn() {
      \(test)
        }
      }
      \(declarations)
      """)
    return queries.filter { $0.key?.values.isEmpty == false }.map { query in
      let uses = query.uses.map { $0.isNarrowed ? "(\($0.demand.rawValue))" : $0.demand.rawValue }
      return "\(query.key?.values.joined(separator: "|") ?? ""): \(uses.joined(separator: ", "))"
    }
  }

  private func queries(_ source: String) -> [Query] {
    let linked = Linking.link([facts("Tests/LoginTests.swift", source)])
    return Linking.queries(in: linked, against: predict(linked))
  }

  @Test(arguments: [
    (#"app.buttons["a"].tap()"#, "tap"),
    (#"app.buttons["a"].firstMatch.tap()"#, "(tap)"),
    (#"app.buttons.matching(identifier: "a").element(boundBy: 1).tap()"#, "(tap)"),
    (#"app.buttons.matching(identifier: "a").element.tap()"#, "tap"),
    (#"app.textFields["a"].typeText("x")"#, "type-text"),
    (#"XCTAssertTrue(app.buttons["a"].exists)"#, "existence"),
    (#"XCTAssertTrue(app.buttons["a"].waitForExistence(timeout: 2))"#, "existence"),
    (#"XCTAssertEqual(app.staticTexts["a"].label, "x")"#, "attribute"),
    (#"_ = app.buttons.matching(identifier: "a").count"#, "all"),
    (#"app.cells["a"].buttons.firstMatch.tap()"#, "scope"),
    (#"app.switches["a"].coordinate(withNormalizedOffset: .zero).tap()"#, "position"),
    (#"app.buttons["a"].tapWhenReady()"#, "other"),
    (#"wait(for: app.buttons["a"])"#, ""),
  ]) func whatTheChainAsks(statement: String, uses expected: String) {
    #expect(uses(in: statement) == ["a: \(expected)"])
  }

  @Test(arguments: [
    (#"XCTAssertFalse(app.buttons["a"].exists)"#, "absence"),
    (#"XCTAssertFalse(app.buttons["a"].waitForExistence(timeout: 1), "gone")"#, "absence"),
    (#"XCTAssertTrue(app.buttons["a"].waitForNonExistence(timeout: 1))"#, "absence"),
    (#"XCTAssert(!app.buttons["a"].exists)"#, "absence"),
    (#"XCTAssertTrue(app.buttons["a"].exists == false)"#, "absence"),
    (#"XCTAssertEqual(app.buttons["a"].exists, false)"#, "absence"),
    (#"#expect(!app.buttons["a"].exists)"#, "absence"),
    (#"expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: app.buttons["a"])"#, "absence"),
    (#"expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: app.buttons["a"])"#, "existence"),
    (
      #"_ = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists != true"), object: app.buttons["a"])"#,
      "absence"
    ),
    (#"XCTAssertFalse(app.buttons["a"].isEnabled)"#, "attribute"),
    (#"XCTAssertFalse(app.buttons["a"].waitForNonExistence(timeout: 1))"#, "existence"),
    (#"if !app.buttons["a"].exists { return }"#, "existence"),
    (#"XCTAssertEqual(app.buttons["a"].exists, true)"#, "existence"),
  ]) func whatIsDenied(statement: String, uses expected: String) {
    #expect(uses(in: statement) == ["a: \(expected)"])
  }

  @Test func variablesAreFollowed() {
    #expect(
      uses(
        in: """
          let button = app.buttons["a"]
          XCTAssertFalse(button.exists)
          let other = app.buttons["b"]
          let same = other
          same.firstMatch.tap()
          other.tap()
          """) == ["a: absence", "b: tap, (tap)"])
  }

  @Test func propertiesOfPageObjectsAreFollowed() {
    #expect(
      uses(
        in: "LoginPage(app: app).signIn.tap()\nlater.tap()",
        members: """
          var later: XCUIElement!
          override func setUp() { later = app.buttons["later"] }
          """,
        """
        struct LoginPage {
          let app: XCUIApplication
          var signIn: XCUIElement { app.buttons["a"] }
          var help: XCUIElement { return app.buttons["help"] }
        }
        """) == ["later: tap", "a: tap", "help: "])
  }

  @Test func whatAHelperGivesIsAskedWhereItIsCalled() {
    #expect(
      uses(
        in: """
          button("a").tap()
          XCTAssertFalse(button("b").exists)
          press("c")
          """,
        members: """
          func button(_ name: String) -> XCUIElement { app.buttons[name] }
          func press(_ name: String) { button(name).tap() }
          """) == ["a: tap", "b: absence", "c: tap"])
  }

  @Test func whatAQueryLooksBelow() {
    let queries = self.queries(
      """
      import XCTest
      final class LoginTests: XCTestCase {
        let app = XCUIApplication()
        var row: XCUIElement { app.tables["orders"].cells["row"] }
        func testRows() {
          let cell = row
          cell.buttons["a"].tap()
          app.buttons["b"].tap()
          app.alerts.buttons["c"].tap()
        }
      }
      """)
    let outer = queries.map { "\($0.name): \($0.outer.map(\.name).joined(separator: " "))" }
    #expect(
      outer == ["tables: ", "cells: tables", "buttons: tables cells", "buttons: ", "alerts: ", "buttons: alerts"])
    #expect(queries.count == 6 && queries[2].outer.last?.place == queries[1].place)
  }

  @Test func whatAHelperMakesIsBelowWhatItIsCalledOn() {
    let queries = self.queries(
      """
      import XCTest
      extension XCUIElement {
        func button(_ name: String) -> XCUIElement { buttons[name] }
      }
      final class LoginTests: XCTestCase {
        let app = XCUIApplication()
        func testRows() {
          app.cells["row"].button("a").tap()
          flip("b")
        }
        func flip(_ name: String) { app.switches[name].tap() }
      }
      """)
    let outer = queries.filter { $0.key?.values.isEmpty == false }.map { query in
      "\(query.name): \(query.outer.map(\.name).joined(separator: " "))"
    }
    #expect(outer == ["cells: ", "buttons: cells", "switches: "])
  }

  @Test func theTypeOfAKeyInsideOfWhatIsAskedFor() {
    let queries = self.queries(
      """
      import XCTest
      final class LoginTests: XCTestCase {
        func testRows() {
          let app = XCUIApplication()
          app.cells.containing(.button, identifier: "a").firstMatch.tap()
          app.descendants(matching: .any).matching(identifier: "b").firstMatch.tap()
          app.descendants(matching: .any).element(matching: .switch, identifier: "c").tap()
          app.cells.containing(NSPredicate(format: "identifier == 'd'")).firstMatch.tap()
        }
      }
      """)
    #expect(queries.map(\.type) == [.button, nil, .switch, nil])
  }
}
