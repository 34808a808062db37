package import Findings
import Inventory
import Taxonomy

/// Finds identifiers of tabs, which do not get to the button everywhere.
package struct UnreliableTabIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unreliable-tab-identifier", title: "Identifier of a tab, which may not reach its button", topic: .placement,
    trust: .suspicious, severity: .info,
    rationale: """
      Reports disagree whether the button in the tab bar gets the identifier of a 'Tab' or of the label in '.tabItem': \
      some suites rely on it, others found it missing, on some devices or on some launches.
      """,
    remedy: "Keep it, verify it on each iOS version that you test, and let the test fall back on the tab's title.",
    knownGaps: "Which versions of iOS give it to the button is not known; nothing is wrong where your tests find it.",
    pitfalls: [7], behaviours: [.tabButtonMayDrop])

  package static let examples: [RuleExample] = [
    .reports(
      "a 'Tab' and the label of a '.tabItem', once for all tabs of a view",
      """
      struct RootView: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") {
              Text("Home")
            }
            .1️⃣accessibilityIdentifier("root.home.tab")
            Text("Orders")
              .tabItem {
                Label("Orders", systemImage: "bag").accessibilityIdentifier("root.orders.tab")
              }
          }
        }
      }
      """),
    .reports(
      "a 'Tab' of a component",
      files: [
        "RootView.swift": """
        struct RootView: View {
          var body: some View {
            TabView {
              Tab("Home", systemImage: "house") {
                HomeView()
              }
              .1️⃣accessibilityIdentifier("root.home.tab")
            }
          }
        }
        """,
        "HomeView.swift": """
        struct HomeView: View {
          var body: some View { Text("Home") }
        }
        """,
      ]),
    .accepts(
      "an identifier on what the tab shows",
      """
      struct RootView: View {
        var body: some View {
          TabView {
            Text("Home")
              .accessibilityIdentifier("home.title.label")
              .tabItem { Label("Home", systemImage: "house") }
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var groups: [Place: [Placement]] = [:]
    var first: [String: Place] = [:]
    for placement in PlacedIdentifiers(project).all where placement.isOfTab {
      // The tabs of one view are one thing to know.
      let view = "\(placement.place.file) \(placement.enclosingType) \(placement.member)"
      groups[first[view] ?? placement.place, default: []].append(placement)
      if first[view] == nil { first[view] = placement.place }
    }
    return groups.values.compactMap { tabs in
      guard let first = tabs.first else { return nil }
      return Self.finding(
        .disputed(tabs), about: first,
        notes: tabs.dropFirst().prefix(4).map { Note("'\($0.text)' is given here", at: $0.place) })
    }
  }
}

extension Placement {
  /// Whether it stands on a `Tab`, or on the label of a `.tabItem`.
  fileprivate var isOfTab: Bool {
    if view == "Tab", ground != .component { return true }
    return losses.contains { loss in
      if case .merged(let cause) = loss { cause.name == "tabItem" } else { false }
    }
  }
}

extension Message {
  fileprivate static func disputed(_ tabs: [Placement]) -> Message {
    "\(listed(tabs.map(\.text))) may not get to the tab bar: some versions of iOS drop what stands on a tab"
  }
}
