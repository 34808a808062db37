package import Findings
import Inventory
import Taxonomy

/// Finds views that react to taps and are no control.
package struct TapWithoutButton: Rule {
  package static let descriptor = RuleDescriptor(
    id: "tap-without-button", title: "Tap gesture on what is no button", topic: .coverage, trust: .suspicious,
    severity: .warning,
    rationale: """
      A stack, a text or an image with a tap gesture is no button to a test nor to VoiceOver: 'buttons' does not find \
      it, and an identifier on a stack lands on each of the texts inside instead.
      """,
    remedy: """
      Make it a 'Button'. Where that is not possible, add '.accessibilityElement(children: .combine)', \
      '.accessibilityAddTraits(.isButton)' and an identifier.
      """,
    knownGaps: """
      Layers without content of their own, such as a colour behind a dialog, and scrolling containers are left out, \
      since their taps mostly dismiss something.
      """, pitfalls: [10], behaviours: [.tapIsNoButton])

  package static let examples: [RuleExample] = [
    .reports(
      "a row that reacts to taps",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          1️⃣HStack {
            Text(order.title)
            Text(order.total)
          }
          .onTapGesture { open(order) }
        }
      }
      """),
    .reports(
      "a text, with or without an identifier",
      """
      struct TermsView: View {
        var body: some View {
          VStack {
            1️⃣Text("Terms")
              .onTapGesture { open(.terms) }
            1️⃣Text("Privacy")
              .onTapGesture { open(.privacy) }
              .accessibilityIdentifier("terms.privacy.link")
          }
        }
      }
      """),
    .reports(
      "a row of another file",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          let orders: [Order]
          var body: some View {
            List(orders) { order in OrderRow(order: order) }
          }
        }
        """,
        "OrderRow.swift": """
        struct OrderRow: View {
          let order: Order
          var body: some View {
            1️⃣VStack {
              Text(order.title)
              Text(order.total)
            }
            .onTapGesture { open(order) }
          }
        }
        """,
      ]),
    .accepts(
      "a component of another file that is one button",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          var body: some View {
            VStack {
              OrderCard()
                .onTapGesture { open() }
              Text("Orders")
            }
          }
        }
        """,
        "OrderCard.swift": """
        struct OrderCard: View {
          var body: some View {
            Text("Order").accessibilityAddTraits(.isButton).accessibilityIdentifier("orders.card.button")
          }
        }
        """,
      ]),
    .accepts(
      "what the caller makes one element, a button",
      """
      struct FilterBar: View {
        var body: some View {
          FilterItem()
            .accessibilityElement()
            .accessibilityAddTraits(.isButton)
        }
      }
      struct FilterItem: View {
        var body: some View {
          HStack { Text("Price") }
            .onTapGesture { choose() }
        }
      }
      """),
    .accepts(
      "a part of a button's label, which tests find as the button",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          Button {} label: {
            HStack { Text(order.title) }
              .onTapGesture { open(order) }
          }
        }
      }
      """),
    .accepts(
      "a button",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          Button {} label: {
            HStack {
              Text(order.title)
              Text(order.total)
            }
          }
          .accessibilityIdentifier("orders.row")
        }
      }
      """),
    .accepts(
      "one element with the trait of a button",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          HStack {
            Text(order.title)
            Text(order.total)
          }
          .onTapGesture { open(order) }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
          .accessibilityIdentifier("orders.row")
        }
      }
      """),
    .accepts(
      "a gesture that swallows taps or moves the focus",
      """
      struct NoteView: View {
        @FocusState private var isFocused: Bool
        var body: some View {
          VStack {
            Text("Shared with you")
              .onTapGesture {}
            TextEditor(text: $note)
              .focused($isFocused)
          }
          .onTapGesture { isFocused = true }
        }
      }
      """),
    .accepts(
      "a colour behind a dialog, that closes it",
      """
      struct DialogView: View {
        var body: some View {
          ZStack {
            Color.black.opacity(0.4)
              .onTapGesture { close() }
            Text("Really?")
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var seen: Set<Place> = []
    return project.inventory.elements.compactMap { element in
      guard let gesture = element.tapGesture, !element.isControl, !element.isBackdrop, !element.answersAsControl,
        element.verdict != .removed, element.verdict != .nodeless, element.verdict != .merged,
        seen.insert(element.place).inserted
      else { return nil }
      return Self.finding(
        .tappable(element), about: element, notes: [Note("the tap gesture is given here", at: gesture)])
    }
  }
}

extension Element {
  fileprivate var answersAsControl: Bool {
    switch type {
    case .button, .link, .switch, .menu: true
    default: false
    }
  }

  /// What has no content of its own to tap, or holds the whole screen.
  fileprivate var isBackdrop: Bool { Self.backdrops.contains(kind) }

  private static let backdrops: Set<String> = [
    "Color", "Spacer", "EmptyView", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
    "LinearGradient", "RadialGradient", "AngularGradient", "GeometryReader", "Divider",
    "List", "Form", "ScrollView", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView",
    "UIView", "UIScrollView", "UITableView", "UICollectionView", "UIVisualEffectView", "UIWindow",
  ]
}

extension Message {
  fileprivate static func tappable(_ element: Element) -> Message {
    let name = (element.label ?? element.name ?? element.labelName).map { " '\(shortened($0, to: 40))'" } ?? ""
    return "'\(element.kind)'\(name) reacts to taps and is no button"
  }
}
