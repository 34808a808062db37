package import Findings
import Inventory
import Taxonomy

/// Finds identifiers on stacks, groups and sections that land on several elements.
package struct ContainerIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "container-identifier", title: "Identifier on a stack that is no element", topic: .placement, trust: .certain,
    severity: .error,
    rationale: """
      A stack, a group or a section is no element to a test. Its identifier goes to every element inside and replaces \
      the identifiers that these have: 'otherElements["checkout.summary"]' finds nothing, and so does a query for \
      what is inside by its own name.
      """,
    remedy: """
      Put the identifier on the element that is meant. To name the whole, write \
      '.accessibilityElement(children: .contain)' in front of it: then the stack is an element, and those inside keep \
      their identifiers.
      """,
    knownGaps: """
      Where nothing inside has an identifier it is a warning: tests may well look for the elements inside by the \
      stack's name. Where a test asks for an identifier that is taken away, it is a hint. Views of other packages inside \
      are not counted. Lists, scroll views and other platform views keep identifiers to themselves, as far as it is \
      known, and what stands in them is left out.
      """,
    pitfalls: [1, 2], behaviours: [.stackSpreads, .outermostWins, .platformViewKeeps])

  package static let examples: [RuleExample] = [
    .reports(
      "a stack that takes away the identifiers inside",
      """
      struct CheckoutView: View {
        let total: String
        var body: some View {
          VStack {
            Text("Total")
            Text(total).accessibilityIdentifier("checkout.summary.total")
          }
          .1️⃣accessibilityIdentifier("checkout.summary")
        }
      }
      """,
      fixed: """
        struct CheckoutView: View {
          let total: String
          var body: some View {
            VStack {
              Text("Total")
              Text(total).accessibilityIdentifier("checkout.summary.total")
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("checkout.summary")
          }
        }
        """),
    .reports(
      "a stack whose elements all answer to its name",
      """
      struct ProfileView: View {
        var body: some View {
          HStack {
            Button("Edit") {}
            Button("Share") {}
          }
          .1️⃣accessibilityIdentifier("profile.actions")
        }
      }
      """),
    .reports(
      "a section",
      """
      struct SettingsView: View {
        var body: some View {
          Form {
            Section {
              Toggle("Sound", isOn: $sound).accessibilityIdentifier("settings.sound.toggle")
              Toggle("Haptics", isOn: $haptics)
            }
            .1️⃣accessibilityIdentifier("settings.feedback.section")
          }
        }
      }
      """),
    .reports(
      "a stack around a loop",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          LazyVStack {
            ForEach(orders) { order in
              Text(order.title)
            }
          }
          .1️⃣accessibilityIdentifier("orders.list")
        }
      }
      """),
    .reports(
      "a stack around components of other files",
      files: [
        "CheckoutView.swift": """
        struct CheckoutView: View {
          var body: some View {
            VStack {
              SummaryHeader()
              PayButton()
            }
            .1️⃣accessibilityIdentifier("checkout.main")
          }
        }
        """,
        "SummaryHeader.swift": """
        struct SummaryHeader: View {
          var body: some View {
            Text("Summary")
          }
        }
        """,
        "PayButton.swift": """
        struct PayButton: View {
          var body: some View {
            Button("Pay") {}.accessibilityIdentifier("checkout.pay.button")
          }
        }
        """,
      ]),
    .accepts(
      "a stack that is made an element",
      """
      struct CheckoutView: View {
        let total: String
        var body: some View {
          VStack {
            Text("Total")
            Text(total).accessibilityIdentifier("checkout.summary.total")
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("checkout.summary")
        }
      }
      """),
    .accepts(
      "a stack with one element inside, and one that shows either of two",
      """
      struct LoginView: View {
        let isBusy: Bool
        var body: some View {
          VStack {
            HStack {
              Spacer()
              Button("Sign In") {}
            }
            .accessibilityIdentifier("login.submit.button")
            Group {
              if isBusy {
                ProgressView()
              } else {
                Text("Ready")
              }
            }
            .accessibilityIdentifier("login.main.status")
          }
        }
      }
      """),
    .accepts(
      "rows that share one identifier",
      """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List {
            ForEach(orders) { order in
              Button(order.title) {}
            }
            .accessibilityIdentifier("orders.row")
          }
        }
      }
      """),
    .accepts(
      "a scroll view",
      """
      struct ArticleView: View {
        var body: some View {
          ScrollView {
            Text("Title").accessibilityIdentifier("article.title.label")
            Text("Text")
          }
          .accessibilityIdentifier("article.main.scrollView")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let placed = PlacedIdentifiers(project)
    let witnesses = Witnesses(project.inventory)
    return placed.all.compactMap { placement in
      guard placement.ground == .container, !placement.isMeantForAnother, let reach = placed.reach(of: placement) else {
        return nil
      }
      return Self.finding(
        .spread(placement, reach), about: placement, notes: reach.notes(on: placement.text),
        fix: Self.fix(for: placement, reach), severity: reach.isCertain ? nil : .warning,
        trust: reach.isCertain ? nil : .suspicious
      ).doubted(by: witnesses.first(of: reach.replaced))
    }
  }

  /// An element around the stack. Around a loop or a section there would be one around each row.
  private static func fix(for placement: Placement, _ reach: PlacedIdentifiers.Reach) -> Fix? {
    guard reach.landings.count > 1, !["ForEach", "Section", "Group"].contains(placement.view) else { return nil }
    return Fix(
      title: "make the '\(placement.view)' an element of its own", safety: .unsafe,
      edits: [placement.wrapping(children: "contain")])
  }
}

extension Message {
  fileprivate static func spread(_ placement: Placement, _ reach: PlacedIdentifiers.Reach) -> Message {
    "'\(placement.view)' gives '\(placement.text)' to \(reach.takers)\(reach.loss)"
  }
}
