package import Findings
import Inventory
import Taxonomy

/// Finds screens on which some rows share one identifier and others carry a model's id.
package struct MixedRowConvention: Rule {
  package static let descriptor = RuleDescriptor(
    id: "mixed-row-convention", title: "Two ways to name rows on one screen", topic: .repetition, trust: .style,
    severity: .info,
    rationale: """
      A test takes a shared row by its position and a row with an id by its key. Where a screen has both, a reader \
      never knows which one applies, and a helper that works for one list fails for the next.
      """,
    remedy: "Name all rows of the screen in one way: one shared identifier, or one with the model's id each.",
    knownGaps: """
      Only rows are compared: cells, and what is named 'row', 'cell', 'item', 'card' or 'tile'. The parts of a row may \
      be named either way.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "two lists of one screen",
      """
      struct OrdersView: View {
        let open: [Order]
        let closed: [Order]
        var body: some View {
          List {
            ForEach(open) { order in
              Button(order.title) {}
                .accessibilityIdentifier("orders.open.row.\\(order.id)")
            }
            ForEach(closed) { order in
              Button(order.title) {}
                .1️⃣accessibilityIdentifier("orders.closed.row")
            }
          }
        }
      }
      """),
    .accepts(
      "rows with ids, whose parts share their identifiers",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List {
            ForEach(orders) { order in
              HStack {
                Button(order.title) {}
                  .accessibilityIdentifier("orders.row.\\(order.id)")
                Text(order.total)
                  .accessibilityIdentifier("orders.row.total")
              }
            }
          }
        }
      }
      """),
    .accepts(
      "each screen in its own way",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List(orders) { order in
            Button(order.title) {}.accessibilityIdentifier("orders.row")
          }
        }
      }
      struct InvoicesView: View {
        let invoices: [Invoice]
        var body: some View {
          List(invoices) { invoice in
            Button(invoice.title) {}.accessibilityIdentifier("invoices.row.\\(invoice.id)")
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var byScreen: [String: [Row]] = [:]
    for element in project.inventory.elements {
      guard let screen = element.screen, let row = Row(element, in: project.convention) else { continue }
      byScreen[screen, default: []].append(row)
    }
    var seen: Set<Place> = []
    return byScreen.sorted { $0.key < $1.key }.compactMap { screen, rows in
      let rows = rows.sorted { $0.place < $1.place }
      let (shared, keyed) = (rows.filter { !$0.hasID }, rows.filter(\.hasID))
      guard let firstShared = shared.first, let firstKeyed = keyed.first else { return nil }
      // The rarer way is the odd one; of two equally frequent ones, the later.
      let sharedIsOdd =
        shared.count == keyed.count ? firstKeyed.place < firstShared.place : shared.count < keyed.count
      let (odd, usual) = sharedIsOdd ? (firstShared, firstKeyed) : (firstKeyed, firstShared)
      guard seen.insert(odd.place).inserted else { return nil }
      var finding = Self.finding(
        .mixed(odd, screen), about: odd.element, notes: [Note(.usual(usual), at: usual.place)])
      finding.place = odd.place
      finding.screen = screen
      return finding
    }
  }

  /// A repeated element that is the row itself.
  fileprivate struct Row {
    var element: Element
    var text: IdentifierText
    /// Whether the identifier ends in a model's id.
    var hasID: Bool
    var place: Place

    init?(_ element: Element, in convention: Convention) {
      guard element.isRepeated, element.origin != .inherited, element.identifier.texts.count == 1,
        element.identifier.state == .known || element.identifier.state == .pattern,
        let text = element.identifier.texts.first
      else { return nil }
      self.element = element
      self.text = text
      place = element.source ?? element.place
      var stem = text
      if case .hole(let hole) = text.pieces.last {
        guard hole.nature == .modelID, text.holes.count == 1 else { return nil }
        hasID = true
        stem = IdentifierText(Array(text.pieces.dropLast()))
      } else {
        guard text.isExact else { return nil }
        hasID = false
      }
      let lastWord = nameWords(of: stem.description).last ?? ""
      guard element.type == .cell || MixedRowConvention.rowWords.contains(lastWord) else { return nil }
    }
  }

  private static let rowWords: Set<String> = ["row", "rows", "cell", "item", "card", "tile", "entry"]
}

extension Message {
  fileprivate static func mixed(_ odd: MixedRowConvention.Row, _ screen: String) -> Message {
    let way = odd.hasID ? "carries a model id" : "is shared by all rows"
    return "'\(shortened(odd.text.description))' \(way), unlike other rows of screen '\(screen)'"
  }

  fileprivate static func usual(_ row: MixedRowConvention.Row) -> Message {
    "'\(shortened(row.text.description))' \(row.hasID ? "carries a model id" : "is shared by all rows") here"
  }
}
