package import Findings
import Inventory
import Taxonomy

/// Finds taps on a SwiftUI toggle as a whole.
package struct ToggleTap: QueryRule {
  package static let descriptor = RuleDescriptor(
    id: "toggle-tap", title: "Tap on a toggle's row", topic: .tests, trust: .suspicious, severity: .warning,
    rationale: """
      A SwiftUI toggle is a switch as wide as its row, with the switch that one sees inside. A tap on it by its \
      identifier hits the row's middle, where nothing may happen: the test goes on and the toggle is as it was.
      """,
    remedy: "Tap the switch inside: 'switches[\"settings.sound\"].switches.firstMatch.tap()'.",
    knownGaps: """
      A toggle whose label is hidden or that has another style than the switch's is left out, and so is a suite that taps \
      with a method of its own.
      """,
    pitfalls: [8], behaviours: [.toggleIsTwo])

  package static let examples: [RuleExample] = [
    .reports(
      "a tap by the toggle's identifier, directly, over a property and by a helper",
      files: [
        "SettingsView.swift": """
        struct SettingsView: View {
          @State private var sound = true
          @State private var haptics = true
          var body: some View {
            Form {
              Toggle("Sound", isOn: $sound).accessibilityIdentifier("settings.sound.toggle")
              Toggle("Haptics", isOn: $haptics).accessibilityIdentifier("settings.haptics.toggle")
              Toggle("Motion", isOn: $haptics).accessibilityIdentifier("settings.motion.toggle")
            }
          }
        }
        """,
        "SettingsTests.swift": """
        import XCTest
        final class SettingsTests: XCTestCase {
          let app = XCUIApplication()
          var haptics: XCUIElement { app.1️⃣switches["settings.haptics.toggle"] }
          func testSound() {
            app.1️⃣switches["settings.sound.toggle"].tap()
            haptics.tap()
            1️⃣flip("settings.motion.toggle")
          }
          func flip(_ name: String) { app.switches[name].tap() }
        }
        """,
      ]),
    .accepts(
      "the switch inside, a point of the row, and no tap at all",
      files: [
        "SettingsView.swift": """
        struct SettingsView: View {
          @State private var sound = true
          var body: some View {
            Toggle("Sound", isOn: $sound).accessibilityIdentifier("settings.sound.toggle")
          }
        }
        """,
        "SettingsTests.swift": """
        import XCTest
        final class SettingsTests: XCTestCase {
          func testSound() {
            let app = XCUIApplication()
            app.switches["settings.sound.toggle"].switches.firstMatch.tap()
            app.switches["settings.sound.toggle"].coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
            XCTAssertEqual(app.switches["settings.sound.toggle"].value as? String, "1")
          }
        }
        """,
      ]),
    .accepts(
      "a toggle without a visible label, one that is a button, and UIKit's switch",
      files: [
        "SettingsView.swift": """
        struct SettingsView: View {
          @State private var sound = true
          var body: some View {
            HStack {
              Toggle("Sound", isOn: $sound).labelsHidden().accessibilityIdentifier("settings.sound.toggle")
              Toggle("Bold", isOn: $sound).toggleStyle(.button).accessibilityIdentifier("settings.bold.toggle")
            }
          }
        }
        final class SizeViewController: UIViewController {
          private let haptics = UISwitch()
          override func viewDidLoad() {
            super.viewDidLoad()
            haptics.accessibilityIdentifier = "settings.haptics.toggle"
            view.addSubview(haptics)
          }
        }
        """,
        "SettingsTests.swift": """
        import XCTest
        final class SettingsTests: XCTestCase {
          func testSound() {
            let app = XCUIApplication()
            app.switches["settings.sound.toggle"].tap()
            app.switches["settings.bold.toggle"].tap()
            app.switches["settings.haptics.toggle"].tap()
          }
        }
        """,
      ]),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let asking = SuiteQueries(project, for: Self.self).judged.filter { query in
      query.status == .provided && query.type == .switch && !query.isBelow(["switches"])
        && query.uses.contains { $0.demand == .tap }
    }
    guard !asking.isEmpty else { return [] }
    let given = GivenElements(project.inventory)
    var seen: Set<Place> = []
    return asking.compactMap { query in
      guard let elements = given.elements(of: query), elements.allSatisfy(\.isRowOfSwitch),
        let element = elements.first,
        seen.insert(query.place).inserted
      else { return nil }
      return Self.finding(
        .tapped(query), about: query, screen: element.screen, notes: [Note(.toggle, at: element.place)])
    }
  }
}

extension Element {
  fileprivate var isRowOfSwitch: Bool {
    kind == "Toggle" && framework == .swiftUI && type == .switch && !isRestyled
      && (verdict == .reachable || verdict == .late)
  }
}

extension Message {
  fileprivate static func tapped(_ query: Query) -> Message {
    "'\(shortened(query.text))' is the row of a toggle, and a tap on its middle may not turn it; "
      + "tap '.switches.firstMatch' inside"
  }

  fileprivate static var toggle: Message { "the toggle" }
}
