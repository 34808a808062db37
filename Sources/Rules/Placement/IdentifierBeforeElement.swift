package import Findings
import Inventory
import Taxonomy

/// Finds identifiers in front of the modifier that makes the element for them.
package struct IdentifierBeforeElement: Rule {
  package static let descriptor = RuleDescriptor(
    id: "identifier-before-element", title: "Identifier in front of '.accessibilityElement'", topic: .placement,
    trust: .suspicious, severity: .info,
    rationale: """
      '.accessibilityElement(children:)' makes an element, and the identifier behind it names that element. In the other \
      order reports disagree: in one app it works, in another the identifier went to the elements inside.
      """,
    remedy: "Write '.accessibilityElement(children:)' first and the identifier behind it, as nearly all code does.",
    knownGaps: "Nothing is known to be broken where your tests find the element; the order only is unusual.",
    pitfalls: [1], behaviours: [.orderOfElement])

  package static let examples: [RuleExample] = [
    .reports(
      "the identifier first",
      """
      struct CheckoutView: View {
        var body: some View {
          VStack {
            Text("Total")
            Text("12")
          }
          .1️⃣accessibilityIdentifier("checkout.summary")
          .accessibilityElement(children: .contain)
        }
      }
      """,
      fixed: """
        struct CheckoutView: View {
          var body: some View {
            VStack {
              Text("Total")
              Text("12")
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("checkout.summary")
          }
        }
        """),
    .reports(
      "at the call of a component of another file",
      files: [
        "CheckoutView.swift": """
        struct CheckoutView: View {
          var body: some View {
            SummaryView()
              .1️⃣accessibilityIdentifier("checkout.summary")
              .padding()
              .accessibilityElement(children: .combine)
          }
        }
        """,
        "SummaryView.swift": """
        struct SummaryView: View {
          var body: some View {
            HStack {
              Text("Total")
              Text("12")
            }
          }
        }
        """,
      ]),
    .accepts(
      "the element first",
      """
      struct CheckoutView: View {
        var body: some View {
          VStack {
            Text("Total")
            Text("12")
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("checkout.summary")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    PlacedIdentifiers(project).all.compactMap { placement in
      guard placement.style == nil, let element = placement.chain.elementBehind, placement.chain.elementBefore == nil
      else { return nil }
      return Self.finding(
        .early(placement), about: placement, notes: [Note("the element is made here", at: element.place)],
        fix: Self.swap(placement, element))
    }
  }

  /// Moves the modifier that makes the element in front of the identifier.
  private static func swap(_ placement: Placement, _ element: Placement.Cause) -> Fix? {
    guard element.name == "accessibilityElement", let children = element.children, let removal = element.removal else {
      return nil
    }
    return Fix(
      title: "make the element first", safety: .unsafe,
      edits: [placement.wrapping(children: children), Edit(removal, "")])
  }
}

extension Message {
  fileprivate static func early(_ placement: Placement) -> Message {
    let name = placement.text.isEmpty ? "the identifier" : "'\(placement.text)'"
    return "\(name) stands in front of '.accessibilityElement', which makes the element that it names"
  }
}
