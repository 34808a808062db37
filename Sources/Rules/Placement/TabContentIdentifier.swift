package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are meant for a tab's button and land on what the tab shows.
package struct TabContentIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "tab-content-identifier", title: "Identifier of a tab on what the tab shows", topic: .placement,
    trust: .suspicious, severity: .warning,
    rationale: """
      The button in the tab bar is made from '.tabItem' or 'Tab', not from the view that the tab shows. An identifier \
      on that view names its content, on every element of it, and leaves the button without one.
      """,
    remedy: """
      Put it on the label inside '.tabItem', or on the 'Tab'. Neither gets to the button on every version of iOS: let \
      the test fall back on the tab's title.
      """,
    knownGaps: """
      Told by the identifier's words: one that speaks of a tab. Where the content of the tab is meant by it, \
      'container-identifier' and 'component-identifier' say what becomes of it.
      """,
    pitfalls: [6], behaviours: [.tabContentIsTagged])

  package static let examples: [RuleExample] = [
    .reports(
      "a view with '.tabItem'",
      """
      struct RootView: View {
        var body: some View {
          TabView {
            HomeView()
              .tabItem { Label("Home", systemImage: "house") }
              .1️⃣accessibilityIdentifier("root.home.tab")
          }
        }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      """),
    .reports(
      "a view inside 'Tab', of another file",
      files: [
        "RootView.swift": """
        struct RootView: View {
          var body: some View {
            TabView {
              Tab("Home", systemImage: "house") {
                HomeView().1️⃣accessibilityIdentifier("tab.home")
              }
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
      "the label of the tab, and the content under a name of its own",
      """
      struct RootView: View {
        var body: some View {
          TabView {
            Text("Home")
              .accessibilityIdentifier("home.title.label")
              .tabItem {
                Label("Home", systemImage: "house").accessibilityIdentifier("root.home.tab")
              }
          }
        }
      }
      """),
    .accepts(
      "the tab",
      """
      struct RootView: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") {
              Text("Home")
            }
            .accessibilityIdentifier("root.home.tab")
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let placed = PlacedIdentifiers(project)
    return placed.all.compactMap { placement in
      guard let tab = placement.tabMeant else { return nil }
      let reach = placed.reach(of: placement)
      let isCertain = reach?.isCertain == true
      return Self.finding(
        .misplaced(placement, reach), about: placement,
        notes: tab.name == "tabItem" ? [Note("the button is made here", at: tab.place)] : [],
        severity: isCertain ? .error : nil, trust: isCertain ? .certain : nil)
    }
  }
}

extension Placement {
  /// What makes the button of the tab that is meant by it, where its words say so and it stands on what the tab shows.
  var tabMeant: Cause? {
    guard view != "Tab", view != "SwiftUI.Tab", !words.isDisjoint(with: ["tab", "tabbar", "tabitem"]) else {
      return nil
    }
    return chain.tab
  }
}

extension Message {
  fileprivate static func misplaced(_ placement: Placement, _ reach: PlacedIdentifiers.Reach?) -> Message {
    "'\(placement.text)' goes to what the tab shows, '\(placement.view)', not to its button\(reach?.loss ?? "")"
  }
}
