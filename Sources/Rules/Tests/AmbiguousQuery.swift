package import Findings
import Inventory
import Taxonomy

/// Finds taps on queries that several elements of a screen answer to.
package struct AmbiguousQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "ambiguous-query", title: "Query that several elements answer to", topic: .tests, trust: .suspicious,
    severity: .warning,
    rationale: """
      Several elements of one screen have the identifier. A tap, or a look at a label, then fails with "multiple matching \
      elements found".
      """,
    remedy: """
      Give each element its own identifier, or say which is meant: 'firstMatch', a position, a query for what is around \
      it.
      """,
    knownGaps: """
      Elements that conditions may keep apart, and those of UIKit, are not compared, and a component that a screen shows twice \
      counts once. Rows that share an identifier are an info: with one row \
      the test passes. What is there twice on some versions of iOS only is left out.
      """, pitfalls: [19], behaviours: [.severalMatchesFail])

  package static let examples: [RuleExample] = [
    .reports(
      "two components of one screen",
      files: [
        "CheckoutView.swift": """
        struct CheckoutView: View {
          var body: some View {
            VStack {
              DeliveryCard()
              InvoiceCard()
            }
          }
        }
        struct DeliveryCard: View {
          var body: some View {
            Button("Change") {}.accessibilityIdentifier("checkout.address.change")
          }
        }
        struct InvoiceCard: View {
          var body: some View {
            Button("Change") {}.accessibilityIdentifier("checkout.address.change")
          }
        }
        """,
        "CheckoutTests.swift": """
        import XCTest
        final class CheckoutTests: XCTestCase {
          func testAddress() {
            let app = XCUIApplication()
            app.1️⃣buttons["checkout.address.change"].tap()
            app.buttons["checkout.address.change"].firstMatch.tap()
            XCTAssertTrue(app.buttons["checkout.address.change"].exists)
          }
        }
        """,
      ]),
    .reports(
      "rows that share an identifier",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          let orders: [Order]
          var body: some View {
            List(orders) { order in
              Button(order.title) {}.accessibilityIdentifier("orders.row")
            }
          }
        }
        """,
        "OrdersTests.swift": """
        import XCTest
        final class OrdersTests: XCTestCase {
          func testOrders() {
            let app = XCUIApplication()
            app.1️⃣buttons["orders.row"].tap()
            app.buttons.matching(identifier: "orders.row").element(boundBy: 1).tap()
          }
        }
        """,
      ]),
    .accepts(
      "either of two, two screens, two types and rows with names of their own",
      files: [
        "LoginView.swift": #"""
        struct LoginView: View {
          let isBusy: Bool
          let hints: [Hint]
          var body: some View {
            VStack {
              if isBusy {
                Button("Cancel") {}.accessibilityIdentifier("login.main.button")
              } else {
                Button("Sign In") {}.accessibilityIdentifier("login.main.button")
              }
              Text("State").accessibilityIdentifier("login.state")
              Button("State") {}.accessibilityIdentifier("login.state")
              ForEach(hints) { hint in
                Button(hint.text) {}.accessibilityIdentifier("login.hint.\(hint.id)")
              }
            }
          }
        }
        struct HelpView: View {
          var body: some View {
            Button("Close") {}.accessibilityIdentifier("login.main.button")
          }
        }
        """#,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testLogin() {
            let app = XCUIApplication()
            app.buttons["login.main.button"].tap()
            app.buttons["login.state"].tap()
            app.buttons["login.hint.7"].tap()
          }
        }
        """,
      ]),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let asking = SuiteQueries(project, for: Self.self).judged.filter { query in
      query.status == .provided && query.keyKind == .identifier && !query.isOfSystem
        && query.uses.contains { $0.needsOne && !$0.isNarrowed }
    }
    guard !asking.isEmpty else { return [] }
    let given = GivenElements(project.inventory)
    var seen: Set<Asked> = []
    return asking.compactMap { query in
      guard let elements = given.elements(of: query) else { return nil }
      let matching = elements.filter { element in
        (query.type == nil || element.type == query.type)
          && (element.verdict == .reachable || element.verdict == .late) && element.screen != nil
          // One of several texts may well be another row's.
          && element.identifier.texts.count == 1
      }
      guard let clash = Self.clash(among: matching),
        seen.insert(Asked(text: query.text, type: query.type, isBelow: !query.outer.isEmpty)).inserted
      else { return nil }
      // What stands around a query may well hold one of them only.
      if clash.isOfRows ? query.isBelow(["cells"]) : !query.outer.isEmpty { return nil }
      return Self.finding(
        .ambiguous(query, clash), about: query, screen: clash.elements[0].screen,
        notes: clash.elements.prefix(3).map { Note(.element($0), at: $0.use ?? $0.place) },
        severity: clash.isOfRows ? .info : nil)
    }
  }

  private struct Asked: Hashable {
    var text: String
    var type: ElementType?
    var isBelow: Bool
  }

  /// Elements that one screen shows at once.
  fileprivate struct Clash {
    var elements: [Element]
    var isOfRows: Bool
  }

  private static func clash(among elements: [Element]) -> Clash? {
    for (_, onScreen) in Dictionary(grouping: elements, by: { $0.screen ?? "" }).sorted(by: { $0.key < $1.key }) {
      for (index, element) in onScreen.enumerated() {
        for other in onScreen[(index + 1)...] where element.isShown(with: other) {
          return Clash(elements: [element, other], isOfRows: false)
        }
      }
    }
    // A list may well be empty or have one row.
    let row = elements.first { $0.isRepeated && $0.framework == .swiftUI }
    return row.map { Clash(elements: [$0], isOfRows: true) }
  }
}

extension Element {
  /// Whether the two are on screen at once, for all that source says.
  fileprivate func isShown(with other: Element) -> Bool {
    guard framework == .swiftUI, other.framework == .swiftUI, place != other.place else {
      return false
    }
    return !excludes(other) && !mayExclude(other) && condition == nil && other.condition == nil
  }
}

extension Message {
  fileprivate static func ambiguous(_ query: Query, _ clash: AmbiguousQuery.Clash) -> Message {
    let name = "'\(shortened(query.text))'"
    if clash.isOfRows { return "\(name) is the identifier of each row, and the test does not say which is meant" }
    return "\(name) is the identifier of several elements of the screen '\(clash.elements[0].screen ?? "")'"
  }

  fileprivate static func element(_ element: Element) -> Message { "a '\(element.kind)' that has it" }
}
