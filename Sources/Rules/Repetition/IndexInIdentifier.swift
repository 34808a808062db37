package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are made of an element's position.
package struct IndexInIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "index-in-identifier", title: "Identifier built from a position", topic: .repetition, trust: .suspicious,
    severity: .warning,
    rationale: """
      A position is no name: with another sort order, a new entry or a filter the same identifier means another row, and \
      the test goes on with the wrong one.
      """,
    remedy: """
      Let all rows share one identifier ('orders.row') and take one by its position in the test, or use the model's id \
      ('orders.row.{order.id}').
      """,
    knownGaps: """
      A number that only looks like a position, such as a star of a rating, counts too where its name or loop says index.
      """, pitfalls: [20])

  package static let examples: [RuleExample] = [
    .reports(
      "the index of a loop",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List {
            ForEach(orders.indices, id: \\.self) { index in
              Button(orders[index].title) {}
                .1️⃣accessibilityIdentifier("orders.row.\\(index)")
            }
          }
        }
      }
      """),
    .reports(
      "the row of an index path",
      """
      final class OrdersViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
          cell.1️⃣accessibilityIdentifier = "orders.row.\\(indexPath.row)"
          return cell
        }
      }
      """),
    .accepts(
      "the model's id",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List(orders) { order in
            Button(order.title) {}
              .accessibilityIdentifier("orders.row.\\(order.id)")
          }
        }
      }
      """),
    .accepts(
      "an index that only the label tells",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List {
            ForEach(orders.indices, id: \\.self) { index in
              Button(orders[index].title) {}
                .accessibilityLabel("Order \\(index + 1)")
                .accessibilityIdentifier("orders.row")
            }
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.assignedTexts.compactMap { assigned in
      guard let hole = assigned.text.holes.first(where: { $0.nature == .index }) else { return nil }
      return Self.finding(.holdsIndex(assigned.text, hole), about: assigned.assignment)
    }
  }
}

extension Message {
  fileprivate static func holdsIndex(_ text: IdentifierText, _ hole: IdentifierText.Hole) -> Message {
    "'\(shortened(text.description))' is made of a position, '\(shortened(hole.name))'"
  }
}
