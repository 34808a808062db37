package import Findings
import Inventory
import Taxonomy

/// Finds traits that put an element with an identifier among others than its kind tells.
package struct TraitChangedType: Rule {
  package static let descriptor = RuleDescriptor(
    id: "trait-changed-type", title: "Element of another type than its view", topic: .placement, trust: .suspicious,
    severity: .info,
    rationale: """
      '.isButton', '.isLink' and '.isImage' decide among which elements a test finds a view: a 'Text' with the trait of \
      a button is among 'buttons', and 'staticTexts' does not find it. In UIKit 'accessibilityTraits' does the same to \
      views, labels, text views and cells.
      """,
    remedy: "Look for it by the type that the trait gives. Where it reacts to taps, a 'Button' says so by itself.",
    knownGaps: """
      Nothing is wrong where tests look for the right type. Controls keep their type as far as it is known and are left \
      out, as are elements that '.accessibilityElement' makes, which have no type of their own.
      """,
    pitfalls: [18], behaviours: [.traitSetsType, .traitSetsClass])

  package static let examples: [RuleExample] =
    [
      .reports(
        "a text that is a button, and an image that is a link",
        """
        struct TermsView: View {
          var body: some View {
            VStack {
              Text("Terms")
                .onTapGesture { open(.terms) }
                .accessibilityAddTraits(.isButton)
                .1️⃣accessibilityIdentifier("terms.open.button")
              Image("imprint")
                .1️⃣accessibilityIdentifier("terms.imprint.link")
                .accessibilityAddTraits([.isLink])
            }
          }
        }
        """),
      .reports(
        "a text in a component of another file",
        files: [
          "TermsView.swift": """
          struct TermsView: View {
            var body: some View {
              TermsLink()
            }
          }
          """,
          "TermsLink.swift": """
          struct TermsLink: View {
            var body: some View {
              Text("Terms")
                .accessibilityAddTraits(.isLink)
                .1️⃣accessibilityIdentifier("terms.open.link")
            }
          }
          """,
        ]),
      .accepts(
        "a button, a header, and one element of several",
        """
        struct TermsView: View {
          var body: some View {
            VStack {
              Button("Terms") {}
                .accessibilityAddTraits(.isButton)
                .accessibilityIdentifier("terms.open.button")
              Text("Terms")
                .accessibilityAddTraits(.isHeader)
                .accessibilityIdentifier("terms.title.label")
              HStack {
                Image("imprint")
                Text("Imprint")
              }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
              .accessibilityIdentifier("terms.imprint.button")
            }
          }
        }
        """),
      .accepts(
        "an image with the trait of an image",
        """
        struct TermsView: View {
          var body: some View {
            Image("imprint")
              .accessibilityAddTraits(.isImage)
              .accessibilityIdentifier("terms.imprint.image")
          }
        }
        """),
    ] + UIKitTraits.examples

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    swiftUI(project) + UIKitTraits.findings(in: project.inventory)
  }

  private func swiftUI(_ project: Project) -> [Finding] {
    PlacedIdentifiers(project).all.compactMap { placement in
      guard case .element(let type) = placement.ground, Self.plain.contains(type), placement.style == nil,
        let trait = placement.chain.trait, trait.type != type, placement.chain.elementBefore == nil,
        placement.landings.contains(where: { $0.place == placement.viewPlace })
      else { return nil }
      return Self.finding(
        .changed(placement, from: type, to: trait.type), about: placement,
        notes: [Note("the trait is given here", at: trait.cause.place)])
    }
  }

  /// Types of views that are no controls.
  private static let plain: Set<ElementType> = [.staticText, .image, .activityIndicator, .progressIndicator]
}

extension Message {
  fileprivate static func changed(_ placement: Placement, from old: ElementType, to new: ElementType) -> Message {
    let name = placement.text.isEmpty ? "'\(placement.view)'" : "'\(placement.text)'"
    return "\(name) is among '\(new.queryProperty)', by its trait, not among '\(old.queryProperty)'"
  }
}
