package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that no query may name, since they are too long.
package struct OverlongIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "overlong-identifier", title: "Identifier of more than 128 characters", topic: .shape, trust: .certain,
    severity: .error,
    rationale: """
      XCUITest refuses a key of more than 128 characters in a subscript or a 'matching' query: the test fails where it \
      looks the element up, not where the element is missing.
      """,
    remedy: "Shorten it; 'screen.section.element' rarely needs more than 40 characters.",
    knownGaps: "A part known only at run time counts as nothing, so an identifier may be longer than it looks.",
    pitfalls: [20])

  package static let examples: [RuleExample] = [
    .reports(
      "a sentence",
      """
      struct TermsView: View {
        var body: some View {
          Button("Accept") {}
            .1️⃣accessibilityIdentifier("terms.theButtonThatAcceptsTheGeneralTermsAndConditionsOfUseOfTheShopAndOfAllItsPartnersInAllCountriesAndRegionsWhereTheShopDelivers.button")
        }
      }
      """),
    .reports(
      "one that a component of another file is passed",
      files: [
        "ProfileView.swift": #"""
        struct ProfileView: View {
          var body: some View {
            TaggedRow(1️⃣accessibilityIdentifier: "profile.name-of-the-person-that-is-shown-name-of-the-person-that-is-shown-name-of-the-person-that-is-shown-name-of-the-person-that-is-shown-label")
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
      "a long identifier within the limit",
      """
      struct TermsView: View {
        var body: some View {
          Button("Accept") {}
            .accessibilityIdentifier("terms.generalTermsAndConditionsOfUse.acceptAndContinueToCheckout.button")
        }
      }
      """),
    .accepts(
      "a long label",
      """
      struct TermsView: View {
        var body: some View {
          Button("Accept") {}
            .accessibilityLabel("Accept the general terms and conditions of use of the shop and of all its partners in all countries where the shop delivers")
            .accessibilityIdentifier("terms.accept.button")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.distinctTexts.compactMap { distinct in
      let length = distinct.text.literals.reduce(0) { $0 + $1.utf16.count }
      guard length > Convention.longestIdentifier, let first = distinct.uses.first else { return nil }
      return Self.finding(
        .overlong(distinct.text, length), about: first, notes: distinct.notesOnOtherUses())
    }
  }
}

extension Message {
  fileprivate static func overlong(_ text: IdentifierText, _ length: Int) -> Message {
    let atLeast = text.isExact ? "" : "at least "
    return "identifier has \(atLeast)\(length) characters, and a query may name no more than "
      + "\(Convention.longestIdentifier): '\(shortened(text.description, to: 40))'"
  }
}
