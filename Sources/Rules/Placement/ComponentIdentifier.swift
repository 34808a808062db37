package import Findings
import Inventory
import Taxonomy

/// Finds identifiers at the call of a component of several elements.
package struct ComponentIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "component-identifier", title: "Identifier at the call of a view of several elements", topic: .placement,
    trust: .certain, severity: .error,
    rationale: """
      An identifier at the call of a view of your own goes to each element of its body, and replaces the identifiers \
      that these have. At the call nobody sees that; it breaks when the view's body grows from one control to two.
      """,
    remedy: """
      Let the view take the identifier as a parameter and give it to the control inside. To name the whole, write \
      '.accessibilityElement(children: .contain)' in front of the identifier.
      """,
    knownGaps: """
      Where nothing in the body has an identifier it is a warning: tests may well look for the elements inside by this \
      name. Views of other packages, and what lists and scroll views hold, are not counted. A view of one control may \
      be named at its call.
      """,
    pitfalls: [3], behaviours: [.stackSpreads, .outermostWins, .platformViewKeeps])

  package static let examples: [RuleExample] = [
    .reports(
      "a component of another file with an identifier inside",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          var body: some View {
            VStack {
              OrderCard().1️⃣accessibilityIdentifier("orders.card")
            }
          }
        }
        """,
        "OrderCard.swift": """
        struct OrderCard: View {
          var body: some View {
            HStack {
              Text("Order")
              Button("Cancel") {}.accessibilityIdentifier("orders.cancel.button")
            }
          }
        }
        """,
      ]),
    .reports(
      "a component of two texts",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List(orders) { order in
            OrderRow(order: order).1️⃣accessibilityIdentifier("orders.row.\\(order.id)")
          }
        }
      }
      struct OrderRow: View {
        let order: Order
        var body: some View {
          HStack {
            Text(order.title)
            Text(order.total)
          }
        }
      }
      """,
      fixed: """
        struct OrdersView: View {
          let orders: [Order]
          var body: some View {
            List(orders) { order in
              OrderRow(order: order).accessibilityElement(children: .contain).accessibilityIdentifier("orders.row.\\(order.id)")
            }
          }
        }
        struct OrderRow: View {
          let order: Order
          var body: some View {
            HStack {
              Text(order.title)
              Text(order.total)
            }
          }
        }
        """),
    .reports(
      "a property of the view itself",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            footer.1️⃣accessibilityIdentifier("login.footer")
          }
        }
        private var footer: some View {
          HStack {
            Button("Help") {}
            Button("Terms") {}
          }
        }
      }
      """),
    .accepts(
      "a component that is one control",
      """
      struct LoginView: View {
        var body: some View {
          PrimaryButton(title: "Sign In").accessibilityIdentifier("login.submit.button")
        }
      }
      struct PrimaryButton: View {
        let title: String
        var body: some View {
          Button {} label: {
            HStack {
              Image(systemName: "arrow.right")
              Text(title)
            }
          }
        }
      }
      """),
    .accepts(
      "a component that is made an element, here or inside",
      """
      struct OrdersView: View {
        var body: some View {
          VStack {
            OrderCard()
              .accessibilityElement(children: .contain)
              .accessibilityIdentifier("orders.card")
            OrderSummary()
              .accessibilityIdentifier("orders.summary")
          }
        }
      }
      struct OrderCard: View {
        var body: some View {
          HStack {
            Text("Order")
            Button("Cancel") {}.accessibilityIdentifier("orders.cancel.button")
          }
        }
      }
      struct OrderSummary: View {
        var body: some View {
          HStack {
            Text("Total")
            Text("12")
          }
          .accessibilityElement(children: .combine)
        }
      }
      """),
    .accepts(
      "a component that gives its parameter to a control",
      """
      struct OrdersView: View {
        var body: some View {
          OrderCard(identifier: "orders.cancel.button")
        }
      }
      struct OrderCard: View {
        let identifier: String
        var body: some View {
          HStack {
            Text("Order")
            Button("Cancel") {}.accessibilityIdentifier(identifier)
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let placed = PlacedIdentifiers(project)
    let witnesses = Witnesses(project.inventory)
    return placed.all.compactMap { placement in
      guard placement.ground == .component, !placement.isMeantForAnother, let reach = placed.reach(of: placement) else {
        return nil
      }
      return Self.finding(
        .spread(placement, reach), about: placement, notes: reach.notes(on: placement.text),
        fix: Fix(
          title: "make '\(placement.view)' one element around the others", safety: .unsafe,
          edits: [placement.wrapping(children: "contain")]),
        severity: reach.isCertain ? nil : .warning, trust: reach.isCertain ? nil : .suspicious
      ).doubted(by: witnesses.first(of: reach.replaced))
    }
  }
}

extension Message {
  fileprivate static func spread(_ placement: Placement, _ reach: PlacedIdentifiers.Reach) -> Message {
    "'\(placement.text)' goes to \(reach.takers) of '\(placement.view)'\(reach.loss)"
  }
}
