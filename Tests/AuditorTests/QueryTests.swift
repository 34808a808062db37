import Auditor
import Findings
import Inventory
import Settings
import Taxonomy
import Testing

/// What the UI tests look for, held against what the app gives.
@Suite struct QueryTests {
  private let app = """
    enum IDs { static let pay = "order.pay"; static let gone = "order.gone"; static func row(_ id: Int) -> String { "order.row.\\(id)" } }
    struct OrderView: View {
      let order: Order
      var body: some View {
        VStack {
          Text("Your order").accessibilityIdentifier("order.title")
          Button("Pay now") {}.accessibilityIdentifier(IDs.pay)
          Button("Row") {}.accessibilityIdentifier(IDs.row(order.id))
          Stepper("Count") {}.accessibilityIdentifier("order.count")
        }
      }
    }
    final class DetailViewController: UIViewController { override func viewDidLoad() {} }
    """

  private func queries(_ code: String, around: String = "", images: Set<String> = []) -> [Query] {
    let test = """
      \(around)
      final class OrderTests: XCTestCase {
        let app = XCUIApplication()
        func testOrder() {
          \(code)
        }
      }
      """
    return Audit(settings: Settings()).run(onSources: [("App/Order.swift", app), ("Tests/OrderTests.swift", test)])
      .inventory.queries
  }

  /// Each query as `name how [keys] status`.
  private func written(_ code: String, around: String = "") -> [String] {
    queries(code, around: around).map { query in
      let key = query.key.map { " [\($0.values.joined(separator: ", "))]" } ?? ""
      return "\(query.name) \(query.how.rawValue)\(key)\(query.status.map { " \($0.rawValue)" } ?? "")"
    }
  }

  @Test(arguments: [
    ("app.buttons[\"order.pay\"].tap()", ["buttons subscript [order.pay] provided"]),
    ("app.buttons[IDs.pay].tap()", ["buttons subscript [order.pay] provided"]),
    ("let pay = \"order.pay\"; app.buttons[pay].tap()", ["buttons subscript [order.pay] provided"]),
    (
      "app.buttons.matching(identifier: IDs.pay).firstMatch.tap()", ["buttons matching-identifier [order.pay] provided"]
    ),
    (
      "app.tables.containing(.button, identifier: IDs.pay).element.swipeUp()",
      ["tables matching-identifier [order.pay] provided"]
    ),
    ("app.cells.element(boundBy: 2).tap()", ["cells bound-by"]),
    ("app.cells.buttons[\"order.pay\"].tap()", ["cells other", "buttons subscript [order.pay] provided"]),
    (
      "app.descendants(matching: .any)[\"order.title\"].tap()",
      ["descendants subscript [order.title] provided"]
    ),
    (
      "app.buttons.element(matching: NSPredicate(format: \"identifier BEGINSWITH %@\", \"order.r\")).tap()",
      ["buttons predicate [order.r{…}] provided"]
    ),
    (
      "let p = NSPredicate(format: \"label CONTAINS 'Total'\"); _ = app.staticTexts.matching(p).firstMatch",
      ["staticTexts label-predicate [{…}Total{…}] visible-text"]
    ),
    ("app.buttons[IDs.row(7)].tap()", ["buttons subscript [order.row.7] provided"]),
    ("app.buttons[\"order.row.\\(number)\"].tap()", ["buttons subscript [order.row.{number}] provided"]),
    ("app.buttons[\"Pay now\"].tap()", ["buttons subscript [Pay now] visible-text"]),
    ("app.buttons[\"order.pai\"].tap()", ["buttons subscript [order.pai] dangling"]),
    ("app.buttons[IDs.gone].tap()", ["buttons subscript [order.gone] dangling"]),
    ("app.buttons[\"order.count-Increment\"].tap()", ["buttons subscript [order.count-Increment] provided"]),
    ("app.navigationBars[\"App.DetailView\"].tap()", ["navigationBars subscript [App.DetailView] provided"]),
    ("app.buttons[\"BackButton\"].tap()", ["buttons subscript [BackButton] system"]),
    ("app.keyboards.buttons[\"order.pai\"].tap()", ["keyboards other", "buttons subscript [order.pai] system"]),
    ("app.webViews.links[\"some.link\"].tap()", ["webViews other", "links subscript [some.link] system"]),
    (
      "let other = XCUIApplication(bundleIdentifier: \"com.apple.springboard\"); other.buttons[\"a.b\"].tap()",
      ["buttons subscript [a.b] system"]
    ),
    ("if app.buttons[\"order.pay\"].exists { }", ["buttons subscript [order.pay] provided"]),
    ("guard !app.buttons[\"order.pay\"].exists else { return }", ["buttons subscript [order.pay] provided"]),
    (
      "XCTAssertEqual(app.cells.count, 2); #expect(app.buttons[\"order.pay\"].exists && app.cells.count > 1)",
      ["cells other", "buttons subscript [order.pay] provided", "cells other"]
    ),
    ("while !app.buttons[IDs.pay].isHittable { app.swipeUp() }", ["buttons subscript [order.pay] provided"]),
    ("let buttons = [1]; _ = buttons[0]", []),
  ])
  func aQueryIsReadAsItIsWritten(code: String, expected: [String]) {
    #expect(written(code) == expected)
  }

  // MARK: Helpers

  @Test func aHelpersCallIsTheQueryThatItMakes() {
    let helpers = """
      extension XCUIElement {
        func find(id: String) -> XCUIElement { descendants(matching: .any).matching(identifier: id).firstMatch }
      }
      extension XCUIElementQuery {
        subscript(_ id: Mark) -> XCUIElement { self[id.rawValue] }
        func matching(id: String) -> XCUIElementQuery { matching(NSPredicate(format: "%K == %@", #keyPath(XCUIElement.identifier), id)) }
      }
      enum Mark: String { case title = "order.title" }
      """
    #expect(
      written("app.find(id: \"order.pay\").tap()", around: helpers).last
        == "descendants matching-identifier [order.pay] provided")
    #expect(
      written("app.staticTexts[.title].tap()", around: helpers).last == "staticTexts subscript [order.title] provided")
    #expect(
      written("app.buttons.matching(id: \"order.pay\").firstMatch.tap()", around: helpers).last
        == "buttons predicate [order.pay] provided")
  }

  @Test func eachOfSeveralSubscriptsAsksForItsOwn() {
    let kinds = ["Order", "Cart", "Home", "Help", "Menu"]
    let helpers = kinds.map { kind in
      """
      extension XCUIElementQuery { subscript(key: \(kind)Mark) -> XCUIElement { self[key.rawValue] } }
      enum \(kind)Mark: String { case pay\(kind) = "order.pay", other\(kind) = "order.other" }
      """
    }
    for kind in kinds {
      let written = written("app.buttons[.pay\(kind)].tap()", around: helpers.joined(separator: "\n"))
      #expect(written.last == "buttons subscript [order.pay] provided")
    }
  }

  @Test func aPageObjectThreeLevelsDeepIsFollowed() {
    let pages = """
      class Page {
        let app = XCUIApplication()
        func button(_ name: String) -> XCUIElement { app.buttons["order." + name] }
      }
      class OrderPage: Page {
        @discardableResult func tap(_ name: String) -> Self { button(name).tap(); return self }
      }
      class Flow { func pay(by name: String) { OrderPage().tap(name) } }
      """
    let found = queries("Flow().pay(by: \"pay\")", around: pages)
    let resolved = found.filter { $0.status == .provided && $0.key?.state == .known }
    #expect(resolved.map { $0.key?.values ?? [] } == [["order.pay"]])
    #expect(resolved.map { $0.tests.map(\.name) } == [["OrderTests.testOrder"]])
    #expect(resolved.map(\.place.line) == [found.map(\.place.line).max()])
  }

  @Test func aHelpersOwnQueryIsAHop() {
    let found = queries(
      "tap(\"order.pay\")", around: "func tap(_ id: String) { XCUIApplication().buttons[id].tap() }")
    #expect(found.map { $0.key?.reason } == ["parameter id", nil])
  }

  // MARK: What explains a key that nothing gives

  @Test func aConstantThatTheAppSpeaksOfIsNotDangling() throws {
    let code = """
      enum AccessibilityID: String { case moreCell }
      final class Cells { func configure(_ cell: Cell) { cell.use(AccessibilityID.moreCell) } }
      """
    let test =
      "final class T: XCTestCase { func testA() { XCUIApplication().cells[AccessibilityID.moreCell.rawValue].tap() } }"
    let queries = Audit(settings: Settings()).run(onSources: [("App/A.swift", code), ("Tests/T.swift", test)])
      .inventory.queries
    let query = try #require(queries.first)
    #expect(query.status == .provided)
    #expect(query.note == "the app's code speaks of 'moreCell', in a way that is not followed")
  }

  @Test func aTextThatTheAppsCodeHasIsNotDangling() {
    let code = """
      struct V: View { var body: some View { Other(group: "filter.status"); More(text: "filter.more.x") } }
      """
    let test = """
      final class T: XCTestCase {
        func testA() {
          let app = XCUIApplication()
          app.cells["filter.status.late"].tap(); app.cells["filter.more.x"].tap(); app.cells["filter.less.x"].tap()
        }
      }
      """
    let queries = Audit(settings: Settings()).run(onSources: [("App/A.swift", code), ("Tests/T.swift", test)])
      .inventory.queries
    #expect(queries.map(\.status) == [.unresolved, .unresolved, .dangling])
    #expect(queries[0].note == "the app's code has 'filter.status', in a way that is not followed")
  }

  @Test func aWordIsDanglingOnlyWhereItNamesAControlOrAConstantHasIt() {
    let code = """
      enum IDs { static let always = "StartAlways"; static let used = "StartUsed" }
      struct V: View { var body: some View { Other(IDs.used) } }
      """
    let test = """
      final class T: XCTestCase {
        func testA() {
          let app = XCUIApplication()
          for cell in [app.cells["YouTube"], app.cells["StartAlways"], app.cells["StartUsed"], app.cells["signInButton"]] {
            cell.tap()
          }
        }
      }
      """
    let queries = Audit(settings: Settings()).run(onSources: [("App/A.swift", code), ("Tests/T.swift", test)])
      .inventory.queries
    #expect(queries.map(\.status) == [.unresolved, .dangling, .unresolved, .dangling])
  }

  @Test(arguments: [
    "Settings", "two words", "https://example.com/a", "mozilla.org", "42", "a@b.c", "Loading...", "report.pdf",
    "www.google",
  ])
  func whatUsersReadIsNoIdentifier(text: String) {
    #expect(queries("app.staticTexts[\"\(text)\"].tap()").map(\.status) == [.visibleText])
  }

  // MARK: What is compared

  @Test(arguments: [
    ("app.buttons[\"a.b\"].tap()", Query.Comparison.anyName),
    ("app.buttons.matching(identifier: \"a.b\").firstMatch.tap()", .anyName),
    ("app.buttons.matching(NSPredicate(format: \"identifier == 'a.b'\")).firstMatch.tap()", .identifier),
    ("app.buttons.matching(NSPredicate(format: \"label == 'a.b'\")).firstMatch.tap()", .text),
    ("app.buttons.matching(NSPredicate(format: \"label == 'a.b' OR identifier == 'a.b'\")).firstMatch.tap()", .anyName),
  ]) func aQueryComparesItsKeyWithSomeOfWhatNamesAnElement(code: String, comparison: Query.Comparison) {
    #expect(queries(code).map(\.comparison) == [comparison])
  }

  @Test func anIdentifierChangesWhatTestsFind() {
    let app = """
      struct CartView: View {
        @State private var count = 1
        var body: some View {
          VStack {
            Stepper("Count", value: $count)
            Button { pay() } label: { Text("Pay").accessibilityIdentifier("cart.text") }
            Image(systemName: "xmark").accessibilityIdentifier("cart.icon")
          }
        }
      }
      """
    let test = """
      final class CartTests: XCTestCase {
        func testCart() {
          let app = XCUIApplication()
          app.buttons["Increment"].tap()
          app.steppers["Count"].buttons["Decrement"].tap()
          app.buttons["cart.text"].tap()
          app.images["xmark"].tap()
        }
      }
      """
    let inventory = Audit(settings: Settings()).run(onSources: [
      ("App/Cart.swift", app), ("Tests/CartTests.swift", test),
    ])
    .inventory
    func effects(_ kind: String) -> [String] {
      let impacts = Impacts(inventory)
      return inventory.elements.filter { $0.kind == kind }
        .flatMap { impacts.impact(of: "cart.new", on: $0).effects }
        .map { "\($0.outcome.rawValue) \($0.query.place.line)" }
    }
    #expect(effects("Stepper") == ["stops 4", "keeps 5", "stops 5"])
    #expect(effects("Button") == ["stops 6"])
    // An image counts where it has an identifier; before it was given that, a test found it by its symbol's name.
    #expect(inventory.elements.first { $0.kind == "Image" }?.image == ImageName("xmark", isLabel: false))
  }

  @Test("a text that the app writes in a tuple which nothing takes apart is no dangling key")
  func textInATuple() {
    let code = """
      final class SettingsViewController: UIViewController {
        func cell() -> UITableViewCell {
          let cell = UITableViewCell()
          let (title, key) = titled(("Search", "settings.search.cell"))
          cell.accessibilityIdentifier = key
          return cell
        }
      }
      """
    let test = """
      final class SettingsTests: XCTestCase {
        func testSearch() { XCUIApplication().cells["settings.search.cell"].tap() }
      }
      """
    let report = Audit(settings: Settings()).run(onSources: [
      ("App/A.swift", app), ("App/S.swift", code), ("Tests/S.swift", test),
    ])
    #expect(!report.findings.contains { $0.rule == "unknown-query" })
  }
}
