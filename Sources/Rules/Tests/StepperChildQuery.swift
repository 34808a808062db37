package import Findings
import Inventory
import Taxonomy

/// Finds queries for the buttons of a stepper by the names that they have where it has no identifier.
package struct StepperChildQuery: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "stepper-child-query", title: "Query for a stepper's button by its common name", topic: .tests,
    trust: .suspicious, severity: .warning,
    rationale: """
      The buttons of a SwiftUI stepper that has an identifier are named after it: '<identifier>-Increment' and \
      '<identifier>-Decrement'. 'buttons["Increment"]' finds them no more.
      """,
    remedy:
      "Ask for the name with the identifier of the stepper in front, or for the button by its number in the stepper.",
    knownGaps: """
      Outside of a stepper's own query it is reported where all steppers of the app are SwiftUI's and have identifiers.
      """,
    pitfalls: [9], behaviours: [.stepperNamesButtons])

  package static let examples: [RuleExample] = [
    .reports(
      "the button of a stepper with an identifier",
      files: [
        "CartView.swift": """
        struct CartView: View {
          @State private var count = 1
          var body: some View {
            Stepper("Count", value: $count).accessibilityIdentifier("cart.count.stepper")
          }
        }
        """,
        "CartTests.swift": """
        import XCTest
        final class CartTests: XCTestCase {
          func testCount() {
            let app = XCUIApplication()
            app.steppers["cart.count.stepper"].1️⃣buttons["Increment"].tap()
            let stepper = app.steppers["cart.count.stepper"]
            stepper.1️⃣buttons["Decrement"].tap()
          }
        }
        """,
      ]),
    .accepts(
      "the name with the identifier",
      files: [
        "CartView.swift": """
        struct CartView: View {
          @State private var count = 1
          var body: some View {
            Stepper("Count", value: $count).accessibilityIdentifier("cart.count.stepper")
          }
        }
        """,
        "CartTests.swift": """
        import XCTest
        final class CartTests: XCTestCase {
          func testCount() {
            let app = XCUIApplication()
            app.steppers["cart.count.stepper"].buttons["cart.count.stepper-Increment"].tap()
            app.steppers["cart.count.stepper"].buttons.element(boundBy: 1).tap()
          }
        }
        """,
      ]),
    .accepts(
      "a stepper without an identifier, and one of UIKit",
      files: [
        "CartView.swift": """
        struct CartView: View {
          @State private var count = 1
          var body: some View {
            VStack {
              Stepper("Count", value: $count)
              Text("Total").accessibilityIdentifier("cart.total.label")
            }
          }
        }
        final class SizeViewController: UIViewController {
          private let stepper = UIStepper()
          override func viewDidLoad() {
            super.viewDidLoad()
            stepper.accessibilityIdentifier = "size.main.stepper"
            view.addSubview(stepper)
          }
        }
        """,
        "CartTests.swift": """
        import XCTest
        final class CartTests: XCTestCase {
          func testCount() {
            let app = XCUIApplication()
            app.buttons["Increment"].tap()
            app.steppers["Count"].buttons["Increment"].tap()
            app.steppers["size.main.stepper"].buttons["Increment"].tap()
          }
        }
        """,
      ]),
  ]

  package init() {}

  private static let names: Set<String> = ["Increment", "Decrement"]

  package func check(_ project: Project) -> [Finding] {
    let suites = SuiteQueries(project, for: Self.self)
    let asking = suites.judged.filter { query in
      query.exactText.map(Self.names.contains) == true && query.type == .button && !query.isOfSystem
    }
    guard !asking.isEmpty else { return [] }
    let given = GivenElements(project.inventory)
    let byPlace = Dictionary(grouping: suites.all, by: \.place)
    let steppers = project.inventory.elements.filter { $0.type == .stepper }
    let areAllNamed =
      !steppers.isEmpty && steppers.allSatisfy { $0.kind == "Stepper" && $0.identifier.state == .known }
    return asking.compactMap { query in
      let element: Element?
      if let outer = query.outer.last(where: { $0.name == "steppers" }) {
        element = (byPlace[outer.place] ?? []).lazy.compactMap(given.elements).first?.first
      } else {
        let isBelowAnother = query.outer.contains { byPlace[$0.place]?.contains { $0.key != nil } == true }
        element = areAllNamed && !isBelowAnother ? steppers.first : nil
      }
      guard let element, element.kind == "Stepper", let name = element.identifier.values.first else { return nil }
      return Self.finding(
        .renamed(query, to: name), about: query, screen: element.screen,
        notes: [Note(.stepper, at: element.source ?? element.place)])
    }
  }
}

extension Message {
  fileprivate static func renamed(_ query: Query, to name: String) -> Message {
    "the stepper has an identifier, so that its button is '\(shortened(name))-\(query.text)' and not '\(query.text)'"
  }

  fileprivate static var stepper: Message { "the identifier of the stepper" }
}
