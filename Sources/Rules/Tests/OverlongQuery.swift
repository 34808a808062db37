package import Findings
package import Inventory
import Taxonomy

/// Finds queries whose key is too long for XCUITest.
package struct OverlongQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "overlong-query", title: "Query with a key of more than 128 characters", topic: .tests, trust: .certain,
    severity: .error,
    rationale: """
      XCUITest refuses a key of more than 128 characters in a subscript or a 'matching' query: the test fails where it \
      asks, whether or not the element is there. It is mostly a sentence that the app shows. Appium's accessibility ids \
      are looked for in the same way.
      """,
    remedy: """
      Give the element an identifier, or use a predicate: 'matching(NSPredicate(format: "label == %@", text))'.
      """,
    knownGaps: "A part known only at run time counts as nothing, and a localised text is not measured.",
    pitfalls: [20])

  package static let examples: [RuleExample] = [
    .reports(
      "a sentence in a subscript, and one that a helper is passed",
      files: [
        "TermsTests.swift": """
        import XCTest
        final class TermsTests: XCTestCase {
          let app = XCUIApplication()
          func testTerms() {
            XCTAssertTrue(app.1️⃣staticTexts["By going on you accept the general terms and conditions of use of the shop and of all its partners in all countries where it delivers"].exists)
            1️⃣text("By going on you accept the general terms and conditions of use of the shop and of all its partners in all countries where it sells")
          }
          func text(_ text: String) {
            XCTAssertTrue(app.staticTexts.matching(identifier: text).element.exists)
          }
        }
        """
      ]),
    .accepts(
      "the same text in a predicate, and a shorter identifier",
      files: [
        "TermsTests.swift": """
        import XCTest
        final class TermsTests: XCTestCase {
          func testTerms() {
            let app = XCUIApplication()
            let text = "By going on you accept the general terms and conditions of use of the shop and of all its partners in all countries where it delivers"
            XCTAssertTrue(app.staticTexts.element(matching: NSPredicate(format: "label == %@", text)).exists)
            XCTAssertTrue(app.staticTexts["terms.accessibility.label"].exists)
          }
        }
        """
      ]),
  ]

  /// Appium's accessibility ids are looked for by XCUITest's 'matching(identifier:)'.
  package static var suites: Set<Query.Suite> { [.xcuitest, .appium] }

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    SuiteQueries(project, for: Self.self).grouped { query in
      guard query.asksXCUITestByName, let key = query.key, !key.isLocalized else { return false }
      return query.isTooLong
    }.compactMap { group in
      group.queries.first.map { Self.finding(.overlong($0), about: $0, notes: group.queries.notes()) }
    }
  }
}

extension Query {
  fileprivate var length: Int {
    key?.texts.map { $0.literals.reduce(0) { $0 + $1.utf16.count } }.min() ?? 0
  }

  fileprivate var isTooLong: Bool { length > Convention.longestIdentifier }
}

extension Message {
  fileprivate static func overlong(_ query: Query) -> Message {
    let key = shortened(query.key?.values.first ?? "", to: 40).filter { $0 != "'" }
    return "key has \(query.length) characters, and a query may name no more than "
      + "\(Convention.longestIdentifier): '\(key)'"
  }
}
