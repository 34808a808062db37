package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are meant for a dialog and land on what shows it.
package struct PresentationIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "presentation-identifier", title: "Identifier behind the modifier that shows a dialog", topic: .placement,
    trust: .suspicious, severity: .warning,
    rationale: """
      An identifier behind '.sheet', '.alert' or '.searchable' goes to the view that the modifier stands on, never to \
      what it shows: a sheet, a dialog and a search field are made elsewhere.
      """,
    remedy: """
      Put it inside the closure, on the root of what is shown or on its buttons. An alert has no identifier itself and \
      is found by its title; a search field by 'searchFields.firstMatch'.
      """,
    knownGaps: """
      Told by the identifier's words: one that speaks of a sheet, an alert or a search behind a modifier of that kind. \
      One that is meant for the whole view and happens to have such a word is reported as well.
      """,
    pitfalls: [5], behaviours: [.presenterIsTagged])

  package static let examples: [RuleExample] = [
    .reports(
      "a sheet and an alert",
      """
      struct OrdersView: View {
        @State private var isEditing = false
        @State private var isDeleting = false
        var body: some View {
          VStack {
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) { EditOrderView() }
              .1️⃣accessibilityIdentifier("orders.edit.sheet")
            Button("Delete") { isDeleting = true }
              .alert("Really?", isPresented: $isDeleting) { Button("Yes") {} }
              .1️⃣accessibilityIdentifier("orders.delete.alert")
          }
        }
      }
      struct EditOrderView: View {
        var body: some View { Text("Edit") }
      }
      """),
    .reports(
      "a search field",
      """
      struct OrdersView: View {
        @State private var query = ""
        var body: some View {
          List {
            Text("Order")
          }
          .searchable(text: $query)
          .1️⃣accessibilityIdentifier("orders.search.field")
        }
      }
      """),
    .reports(
      "a sheet of another file's view",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          @State private var isEditing = false
          var body: some View {
            OrdersList()
              .sheet(isPresented: $isEditing) { EditOrderView() }
              .1️⃣accessibilityIdentifier("orders.editSheet")
          }
        }
        """,
        "OrdersList.swift": """
        struct OrdersList: View {
          var body: some View {
            List { Text("Order") }
          }
        }
        """,
        "EditOrderView.swift": """
        struct EditOrderView: View {
          var body: some View { Text("Edit") }
        }
        """,
      ]),
    .accepts(
      "the button that shows the sheet, and the sheet's root",
      """
      struct OrdersView: View {
        @State private var isEditing = false
        var body: some View {
          Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing) {
              EditOrderView()
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("orders.edit.sheet")
            }
            .accessibilityIdentifier("orders.edit.button")
        }
      }
      struct EditOrderView: View {
        var body: some View { Text("Edit") }
      }
      """),
    .accepts(
      "a button that is said to show a sheet",
      """
      struct OrdersView: View {
        @State private var isEditing = false
        var body: some View {
          Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing) { Text("Edit") }
            .accessibilityIdentifier("orders.showSheet.button")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let placed = PlacedIdentifiers(project)
    return placed.all.compactMap { placement in
      guard let cause = placement.presentationMeant else { return nil }
      let reach = placed.reach(of: placement)
      let isCertain = reach?.isCertain == true
      return Self.finding(
        .misplaced(placement, cause.name, reach), about: placement,
        notes: [Note("what '.\(cause.name)' shows stands here", at: cause.place)],
        severity: isCertain ? .error : nil, trust: isCertain ? .certain : nil)
    }
  }
}

extension Placement {
  /// The modifier that shows what is meant by it, where its words say so.
  var presentationMeant: Cause? { chain.presentations.first(where: isMeant)?.cause }

  /// Whether its words say that what the modifier shows is meant, and not the control that opens it.
  private func isMeant(for presentation: Presentation) -> Bool {
    guard let kinds = Self.presented[presentation.cause.name] else { return false }
    return identifier.texts.contains { text in
      let words = nameWords(of: text.description)
      return words.contains(where: kinds.contains) && !words.contains(where: Self.controls.contains)
    }
  }

  private static let dialogs: Set<String> = ["dialog", "alert", "confirmation", "confirm"]
  private static let sheets: Set<String> = ["sheet", "modal"]

  /// What the modifiers show is called.
  private static let presented: [String: Set<String>] = [
    "alert": dialogs, "confirmationDialog": dialogs.union(["actionsheet", "sheet"]),
    "actionSheet": dialogs.union(["actionsheet", "sheet"]), "sheet": sheets,
    "fullScreenCover": sheets.union(["cover"]), "popover": ["popover"], "searchable": ["search", "searchbar"],
    "toolbar": ["toolbar"], "inspector": ["inspector"],
  ]

  /// Words of controls that open something.
  private static let controls: Set<String> = [
    "button", "btn", "row", "cell", "link", "toggle", "switch", "menu", "item", "tab", "label", "icon",
  ]
}

extension Message {
  fileprivate static func misplaced(
    _ placement: Placement, _ modifier: String, _ reach: PlacedIdentifiers.Reach?
  ) -> Message {
    "'\(placement.text)' goes to the '\(placement.view)', not to what '.\(modifier)' shows\(reach?.loss ?? "")"
  }
}
