package import Findings
import Inventory
import Taxonomy

/// Finds two elements of one screen that answer to the same identifier.
package struct DuplicateIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "duplicate-identifier", title: "One identifier for two elements of a screen", topic: .uniqueness,
    trust: .certain, severity: .error,
    rationale: """
      A query with this key matches two elements. A tap then fails with "multiple matching elements found", or 'first' \
      takes whichever comes first. The second one is mostly a forgotten copy.
      """,
    remedy: "Give each its own identifier. Rows may share one; their parts get one for each role.",
    knownGaps: """
      An error where both stand in one SwiftUI member and no condition is around them; elsewhere a warning. Elements \
      with different conditions, of alternative branches, of repeated rows and of two uses of one component are not \
      compared.
      """, pitfalls: [19], behaviours: [.severalMatchesFail])

  package static let examples: [RuleExample] = [
    .reports(
      "a copied button",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}
              .accessibilityIdentifier("login.submit.button")
            Button("Sign Up") {}
              .1️⃣accessibilityIdentifier("login.submit.button")
          }
        }
      }
      """),
    .reports(
      "two fields of one controller",
      """
      final class LoginViewController: UIViewController {
        private let emailField = UITextField()
        private let passwordField = UITextField()

        override func viewDidLoad() {
          super.viewDidLoad()
          emailField.accessibilityIdentifier = "login.email.field"
          passwordField.1️⃣accessibilityIdentifier = "login.email.field"
        }
      }
      """),
    .reports(
      "a row and a button below the list",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List {
            ForEach(orders) { order in
              Button(order.title) {}
                .accessibilityIdentifier("orders.row")
            }
            Button("More") {}
              .1️⃣accessibilityIdentifier("orders.row")
          }
        }
      }
      """),
    .reports(
      "two components of other files on one screen",
      files: [
        "CheckoutView.swift": """
        struct CheckoutView: View {
          var body: some View {
            VStack {
              CheckoutFooter()
              CheckoutHeader()
            }
          }
        }
        """,
        "CheckoutFooter.swift": """
        struct CheckoutFooter: View {
          var body: some View {
            Button("Help") {}.accessibilityIdentifier("checkout.help.button")
          }
        }
        """,
        "CheckoutHeader.swift": """
        struct CheckoutHeader: View {
          var body: some View {
            Button("?") {}.1️⃣accessibilityIdentifier("checkout.help.button")
          }
        }
        """,
      ]),
    .accepts(
      "two branches that show components of other files",
      files: [
        "CheckoutView.swift": """
        struct CheckoutView: View {
          let isEmpty: Bool
          var body: some View {
            VStack {
              Text("Checkout")
              if isEmpty { EmptyCart() } else { FullCart() }
            }
          }
        }
        """,
        "EmptyCart.swift": """
        struct EmptyCart: View {
          var body: some View { Button("Shop") {}.accessibilityIdentifier("checkout.main.button") }
        }
        """,
        "FullCart.swift": """
        struct FullCart: View {
          var body: some View { Button("Pay") {}.accessibilityIdentifier("checkout.main.button") }
        }
        """,
      ]),
    .accepts(
      "two branches, of which one is shown",
      """
      struct LoginView: View {
        let isBusy: Bool
        var body: some View {
          VStack {
            if isBusy {
              Button("Cancel") {}
                .accessibilityIdentifier("login.main.button")
            } else {
              Button("Sign In") {}
                .accessibilityIdentifier("login.main.button")
            }
          }
        }
      }
      """),
    .accepts(
      "rows that share one identifier",
      """
      struct OrdersView: View {
        let open: [Order]
        let closed: [Order]
        var body: some View {
          List {
            ForEach(open) { order in
              Button(order.title) {}.accessibilityIdentifier("orders.row")
            }
            ForEach(closed) { order in
              Button(order.title) {}.accessibilityIdentifier("orders.row")
            }
          }
        }
      }
      """),
    .accepts(
      "one identifier on two screens",
      """
      struct LoginView: View {
        var body: some View {
          Button("Close") {}.accessibilityIdentifier("common.close.button")
        }
      }
      struct ProfileView: View {
        var body: some View {
          Button("Close") {}.accessibilityIdentifier("common.close.button")
        }
      }
      """),
    .accepts(
      "a component that is used twice",
      """
      struct ReviewView: View {
        var body: some View {
          VStack {
            RatingStar()
            RatingStar()
          }
        }
      }
      struct RatingStar: View {
        var body: some View {
          Button("Star") {}.accessibilityIdentifier("review.star.button")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let members = Dictionary(
      project.inventory.assignments.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [Key: [Candidate]] = [:]
    for element in project.inventory.elements {
      guard let screen = element.screen, let candidate = Candidate(element, assignments: members) else { continue }
      groups[Key(screen: screen, identifier: candidate.identifier), default: []].append(candidate)
    }
    var seen: Set<[Place]> = []
    return groups.sorted { $0.key < $1.key }.compactMap { key, candidates in
      let clashing = clashes(among: candidates)
      // What a component shared by several screens repeats is one mistake.
      guard clashing.count > 1, seen.insert(clashing.map(\.place)).inserted else { return nil }
      return finding(key, clashing)
    }
  }

  /// Those that are on screen together with another one, by place.
  private func clashes(among candidates: [Candidate]) -> [Candidate] {
    var sorted: [Candidate] = []
    for candidate in candidates.sorted(by: { $0.place < $1.place }) where sorted.last?.place != candidate.place {
      sorted.append(candidate)
    }
    return sorted.filter { candidate in sorted.contains { $0.place != candidate.place && $0.clashes(with: candidate) } }
  }

  private func finding(_ key: Key, _ clashing: [Candidate]) -> Finding? {
    guard let first = clashing.first, let second = clashing.dropFirst().first(where: { $0.clashes(with: first) })
    else { return nil }
    let isCertain = second.surelyClashes(with: first)
    var finding = Self.finding(
      .shared(key.identifier, first.element, second.element, count: clashing.count), about: second.element,
      notes: clashing.filter { $0.place != second.place }.prefix(4).map {
        Note(.other($0.element), at: $0.place)
      },
      severity: isCertain ? nil : .warning, trust: isCertain ? nil : .suspicious)
    finding.place = second.place
    finding.screen = key.screen
    return finding
  }

  private struct Key: Hashable, Comparable {
    var screen: String
    var identifier: String

    static func < (left: Key, right: Key) -> Bool {
      (left.screen, left.identifier) < (right.screen, right.identifier)
    }
  }
}

extension Message {
  fileprivate static func shared(_ identifier: String, _ first: Element, _ second: Element, count: Int) -> Message {
    let name = "'\(shortened(identifier))'"
    if count > 2 { return "\(name) is the identifier of \(count) elements of this screen" }
    return
      "\(name) is also the identifier of \(first.kind == second.kind ? "another '\(first.kind)'" : "a '\(first.kind)'")"
  }

  fileprivate static func other(_ element: Element) -> Message { "'\(element.kind)' has it from here" }
}
