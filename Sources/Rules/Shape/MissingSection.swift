package import Findings
import Inventory
import Taxonomy

/// Finds identifiers without a section on screens that have many elements.
package struct MissingSection: Rule {
  package static let descriptor = RuleDescriptor(
    id: "missing-section", title: "No section on a screen that needs them", topic: .shape, trust: .style,
    severity: .info,
    rationale: """
      On a screen with many elements or with repeating groups a bare 'checkout.total' soon has to mean two things. The \
      section in the middle keeps the names short and unique, and says where to look.
      """,
    remedy: "Name the part of the screen in between: 'checkout.summary.total'.",
    knownGaps: """
      One finding a screen. A row and whatever other identifiers start with is a section itself; lists and containers \
      need none.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "two segments on a screen with six elements",
      """
      struct CheckoutView: View {
        var body: some View {
          VStack {
            Text("12 €").1️⃣accessibilityIdentifier("checkout.total")
            Text("2 €").accessibilityIdentifier("checkout.summary.tax")
            Button("Promo") {}.accessibilityIdentifier("checkout.summary.promoButton")
            Button("Card") {}.accessibilityIdentifier("checkout.payment.cardButton")
            Button("Apple Pay") {}.accessibilityIdentifier("checkout.payment.applePayButton")
            Button("Cancel") {}.accessibilityIdentifier("checkout.cancelButton")
          }
        }
      }
      """),
    .accepts(
      "a flat screen",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}.accessibilityIdentifier("login.submitButton")
            Button("Help") {}.accessibilityIdentifier("login.helpButton")
          }
        }
      }
      """),
    .accepts(
      "a row, which is the section of its parts",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          VStack {
            Button("Filter") {}.accessibilityIdentifier("orders.header.filterButton")
            Button("Sort") {}.accessibilityIdentifier("orders.header.sortButton")
            Button("Edit") {}.accessibilityIdentifier("orders.header.editButton")
            Button("Close") {}.accessibilityIdentifier("orders.header.closeButton")
            ForEach(orders) { order in
              HStack {
                Button("Open") {}.accessibilityIdentifier("orders.row")
                Text(order.total).accessibilityIdentifier("orders.row.total")
              }
            }
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let texts = project.inventory.distinctTexts
    guard project.judgesEachIdentifier(texts) else { return [] }
    let convention = project.convention
    let sections = Set(
      texts.flatMap { distinct -> [[String]] in
        let segments = convention.split(distinct.text)
        return segments.count > 2 ? [Array(segments.prefix(2))] : []
      })
    let byScreen = Dictionary(grouping: project.inventory.elements.filter(\.isIdentified)) { $0.screen }
    var seen: Set<Place> = []
    return byScreen.keys.compactMap { $0 }.sorted().compactMap { screen in
      let elements = byScreen[screen] ?? []
      let count = Set(elements.map(\.place)).count
      let repetitions = Set(elements.compactMap(\.repetition)).count
      guard count > convention.sectionAbove || repetitions > 1 else { return nil }
      let bare = elements.filter { element in
        guard !element.isRepeated, element.mayHaveSection, let text = element.identifier.texts.first,
          element.identifier.texts.count == 1, convention.accepts(text)
        else { return false }
        let segments = convention.split(text)
        return segments.count == 2 && segments.first == convention.written(screen) && !sections.contains(segments)
      }.sorted { $0.givenAt < $1.givenAt }
      // A shared component speaks for itself on one screen only.
      guard let first = bare.first(where: { seen.insert($0.givenAt).inserted }) else { return nil }
      return finding(first, others: bare.filter { $0.givenAt != first.givenAt }, screen, count, repetitions, convention)
    }
  }

  private func finding(
    _ first: Element, others: [Element], _ screen: String, _ count: Int, _ repetitions: Int, _ convention: Convention
  ) -> Finding {
    var finding = Self.finding(.noSection(first.identifier.values.first ?? "", others: others.count), about: first)
    finding.place = first.givenAt
    let reason =
      count > convention.sectionAbove
      ? Message.manyElements(screen, count) : .repeatingGroups(screen, repetitions)
    finding.notes =
      [Note(reason, at: first.place)]
      + others.prefix(3).map {
        Note("'\(shortened($0.identifier.values.first ?? ""))' names none either", at: $0.givenAt)
      }
    return finding
  }
}

extension Element {
  fileprivate var isIdentified: Bool { identifier.state == .known || identifier.state == .pattern }

  /// Lists, bars and containers stand for the whole screen.
  fileprivate var mayHaveSection: Bool {
    switch type {
    case .table, .collectionView, .scrollView, .other, .navigationBar, .tabBar, .toolbar, .webView, .map, .alert,
      .sheet:
      false
    default: true
    }
  }

  fileprivate var givenAt: Place { source ?? place }
}

extension Convention {
  fileprivate func written(_ screen: String) -> String { words.joined(nameWords(of: screen)) }
}

extension Message {
  fileprivate static func noSection(_ identifier: String, others: Int) -> Message {
    let more =
      others == 0 ? "" : ", nor \(others == 1 ? "does" : "do") \(counted(others, "other identifier")) of its screen"
    return "'\(shortened(identifier))' names no section\(more)"
  }

  fileprivate static func manyElements(_ screen: String, _ count: Int) -> Message {
    "screen '\(screen)' has \(count) elements with identifiers"
  }

  fileprivate static func repeatingGroups(_ screen: String, _ count: Int) -> Message {
    "screen '\(screen)' has \(count) repeating groups"
  }
}
