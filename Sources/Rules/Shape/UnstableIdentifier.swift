package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are another text on each launch.
package struct UnstableIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unstable-identifier", title: "Identifier that changes from launch to launch", topic: .shape, trust: .certain,
    severity: .error,
    rationale: """
      A fresh UUID, the time, a random number or an object's address is made anew on each launch, often on each redraw. \
      No test can know it, so the element is out of reach.
      """,
    remedy: "Use a fixed text, or the id of the model object that the element shows.",
    knownGaps: """
      Only a value made on the spot is seen. Where a text is written in front of it, the finding is a warning, since a \
      predicate on the beginning finds the element.
      """, pitfalls: [20])

  package static let examples: [RuleExample] = [
    .reports(
      "a fresh UUID",
      """
      struct OrderRow: View {
        var body: some View {
          Button("Open") {}
            .1️⃣accessibilityIdentifier(UUID().uuidString)
        }
      }
      """),
    .reports(
      "a random number behind a fixed beginning",
      """
      final class OrderCell: UITableViewCell {
        private let openButton = UIButton()

        override func awakeFromNib() {
          super.awakeFromNib()
          openButton.1️⃣accessibilityIdentifier = "orders.row.\\(Int.random(in: 0..<1000))"
        }
      }
      """),
    .reports(
      "one that a component of another file is passed",
      files: [
        "ProfileView.swift": #"""
        struct ProfileView: View {
          var body: some View {
            TaggedRow(1️⃣accessibilityIdentifier: "profile.\(UUID().uuidString)")
          }
        }
        """#,
        "TaggedRow.swift": """
        struct TaggedRow: View {
          let accessibilityIdentifier: String
          var body: some View {
            Text("Name").accessibilityIdentifier(accessibilityIdentifier)
          }
        }
        """,
      ]),
    .accepts(
      "the id of a model object, UUID or not",
      """
      struct Order: Identifiable {
        let id: UUID
      }
      struct OrderRow: View {
        let order: Order
        var body: some View {
          Button("Open") {}
            .accessibilityIdentifier("orders.row.\\(order.id.uuidString)")
        }
      }
      """),
    .accepts(
      "a fresh UUID for the view's identity",
      """
      struct OrderRow: View {
        var body: some View {
          Button("Open") {}
            .id(UUID())
            .accessibilityIdentifier("orders.row.open")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let unstable = project.inventory.assignedTexts.filter { $0.text.holes.contains { $0.nature == .unstable } }
    // Where a text is written, and not where it is passed on.
    let written = Set(unstable.filter { $0.assignment.way.isEmpty }.map(\.text))
    return unstable.compactMap { assigned in
      guard assigned.assignment.way.isEmpty || !written.contains(assigned.text),
        let hole = assigned.text.holes.first(where: { $0.nature == .unstable })
      else { return nil }
      let isWhole = !assigned.text.saysSomething
      return Self.finding(
        .changes(assigned.text, hole, isWhole: isWhole), about: assigned.assignment,
        severity: isWhole ? nil : .warning, trust: isWhole ? nil : .suspicious)
    }
  }
}

extension Message {
  fileprivate static func changes(
    _ text: IdentifierText, _ hole: IdentifierText.Hole, isWhole: Bool
  ) -> Message {
    let name = shortened(hole.name)
    return isWhole
      ? "identifier '\(name)' is another one on each launch"
      : "'\(shortened(text.description))' is another identifier on each launch, since '\(name)' is"
  }
}
