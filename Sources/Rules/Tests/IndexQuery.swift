package import Findings
import Inventory
import Taxonomy

/// Finds queries that take an element by its position.
package struct IndexQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "index-query", title: "Query by position", topic: .tests, trust: .suspicious, severity: .info,
    rationale: """
      'buttons.element(boundBy: 2)' is the third button of whatever is on screen. A new button, another order or another \
      device makes it another one, and the test goes on with that.
      """,
    remedy: "Give the element an identifier and ask for that. A row is best taken by its position in a named list.",
    knownGaps: """
      One finding for each test or helper. What is below a query with a key is left out, and so is what the system makes: \
      wheels of pickers, navigation bars, alerts, windows. 'firstMatch' is no position.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "positions in one test, reported once",
      files: [
        "CartTests.swift": """
        import XCTest
        final class CartTests: XCTestCase {
          let app = XCUIApplication()
          func testPay() {
            app.1️⃣buttons.element(boundBy: 2).tap()
            app.textFields.allElementsBoundByIndex[1].tap()
            app.tables.cells.element(boundBy: 0).tap()
          }
        }
        """
      ]),
    .accepts(
      "rows of a named list, the first match, the back button and a wheel",
      files: [
        "OrdersTests.swift": """
        import XCTest
        final class OrdersTests: XCTestCase {
          func testOrders() {
            let app = XCUIApplication()
            let list = app.tables["orders.list"]
            list.cells.element(boundBy: 0).tap()
            app.buttons.matching(identifier: "accessibility.row").element(boundBy: 1).tap()
            app.buttons.firstMatch.tap()
            app.navigationBars.buttons.element(boundBy: 0).tap()
            app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "2")
            app.webViews.links.element(boundBy: 3).tap()
          }
        }
        """
      ]),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let suites = SuiteQueries(project, for: Self.self)
    let asking = suites.judged.filter { $0.how == .boundBy && $0.key == nil && !$0.isOfSystem && !$0.isOfSystemsMaking }
    guard !asking.isEmpty else { return [] }
    let named = Set(suites.all.lazy.filter { $0.key != nil }.map(\.place))
    var members: [Member: [Query]] = [:]
    var seen: Set<Place> = []
    for query in asking where !query.outer.contains(where: { named.contains($0.place) }) {
      guard seen.insert(query.place).inserted else { continue }
      let member = Member(file: query.place.file, type: query.enclosingType, name: query.member)
      members[member, default: []].append(query)
    }
    return members.values.map { queries in
      Self.finding(
        .byPosition(queries), about: queries[0],
        notes: queries.dropFirst().prefix(3).map { Note(.another($0.name), at: $0.place) })
    }.sorted { $0.place < $1.place }
  }

  private struct Member: Hashable {
    var file: String
    var type: String
    var name: String
  }
}

extension Query {
  /// What the app gives no identifiers to.
  private static let ofSystemsMaking: Set<String> = [
    "pickerWheels", "navigationBars", "alerts", "sheets", "windows", "statusBars", "keyboards", "keys", "icons",
    "pageIndicators", "datePickers", "tabBars", "webViews", "menus", "menuItems", "scrollBars", "popovers",
  ]

  fileprivate var isOfSystemsMaking: Bool { Self.ofSystemsMaking.contains(name) || isBelow(Self.ofSystemsMaking) }
}

extension Message {
  fileprivate static func byPosition(_ queries: [Query]) -> Message {
    if queries.count > 1 {
      return "\(counted(queries.count, "element")) of '\(queries[0].member)' are taken by their positions"
    }
    return "one of '\(queries[0].name)' is taken by its position"
  }

  fileprivate static func another(_ name: String) -> Message { "one of '\(name)'" }
}
