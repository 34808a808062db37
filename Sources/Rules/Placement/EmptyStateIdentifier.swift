package import Findings
import Inventory
import Taxonomy

/// Finds identifiers on `ContentUnavailableView`.
package struct EmptyStateIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "empty-state-identifier", title: "Identifier on 'ContentUnavailableView'", topic: .placement,
    trust: .suspicious, severity: .warning,
    rationale: """
      'ContentUnavailableView' is put together by the system; an identifier on it does not lead to one element. Several \
      suites could not find it by that.
      """,
    remedy: """
      Give identifiers to the buttons in its actions, and look for its text. With \
      '.accessibilityElement(children: .contain)' in front the identifier is found; not inside '.overlay', where one \
      app crashed over it.
      """,
    knownGaps: "Whether it is found differs between versions of iOS; a test that finds it is right.",
    pitfalls: [15], behaviours: [.emptyStateIsComposed])

  package static let examples: [RuleExample] = [
    .reports(
      "an empty state with an identifier",
      """
      struct OrdersView: View {
        var body: some View {
          ContentUnavailableView("No orders", systemImage: "bag")
            .1️⃣accessibilityIdentifier("orders.empty.state")
        }
      }
      """),
    .reports(
      "an empty state that is a component of another file",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          var body: some View {
            EmptyOrders()
          }
        }
        """,
        "EmptyOrders.swift": """
        struct EmptyOrders: View {
          var body: some View {
            ContentUnavailableView {
              Label("No orders", systemImage: "bag")
            }
            .1️⃣accessibilityIdentifier("orders.empty.state")
          }
        }
        """,
      ]),
    .accepts(
      "the button of an empty state, and one that is made an element",
      """
      struct OrdersView: View {
        var body: some View {
          VStack {
            ContentUnavailableView {
              Label("No orders", systemImage: "bag")
            } actions: {
              Button("Shop") {}.accessibilityIdentifier("orders.shop.button")
            }
            ContentUnavailableView("No results", systemImage: "magnifyingglass")
              .accessibilityElement(children: .contain)
              .accessibilityIdentifier("orders.noResults.state")
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    PlacedIdentifiers(project).all.compactMap { placement in
      guard case .platform = placement.ground, placement.view == "ContentUnavailableView", placement.style == nil else {
        return nil
      }
      return Self.finding(.disputed(placement), about: placement)
    }
  }
}

extension Message {
  fileprivate static func disputed(_ placement: Placement) -> Message {
    "'\(placement.text)' may lead to no element: 'ContentUnavailableView' is put together by the system"
  }
}
