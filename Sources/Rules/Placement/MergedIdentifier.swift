package import Findings
import Inventory
import Taxonomy

/// Finds identifiers on what becomes a part of another element.
package struct MergedIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "merged-identifier", title: "Identifier inside what is one element", topic: .placement, trust: .certain,
    severity: .error,
    rationale: """
      '.accessibilityElement(children: .combine)' and the label of a button make one element of all that is inside. \
      What is inside is no element any more, and its identifier reaches no test.
      """,
    remedy: """
      Put the identifier on the element that comes out of it, behind '.accessibilityElement' or on the button. Where \
      the parts are to be found one by one, write 'children: .contain'.
      """,
    knownGaps: """
      Certain below '.combine'. Below '.ignore' the documentation says the same, and yet suites of two apps find what is \
      inside: a warning. A label's identifier gets to a button that has none of its own; where there are several they \
      seem to be joined to one text, and all but the first are a warning. Where a test asks for the identifier as the \
      type of its own view, it is a hint.
      """,
    pitfalls: [11], behaviours: [.combinedIsOne, .ignoredIsLeftOut, .labelIsPart, .labelNamesControl])

  package static let examples: [RuleExample] = [
    .reports(
      "an identifier below combined children",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          HStack {
            Text(order.title).1️⃣accessibilityIdentifier("orders.row.title")
            Text(order.total).accessibilityIdentifier("orders.row.total")
          }
          .accessibilityElement(children: .combine)
        }
      }
      """),
    .reports(
      "an identifier below ignored children",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          HStack {
            Text(order.title)
            Button("Cancel") {}.1️⃣accessibilityIdentifier("orders.cancel.button")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityIdentifier("orders.row")
        }
      }
      """),
    .reports(
      "an identifier inside the label of a button with its own",
      """
      struct LoginView: View {
        var body: some View {
          Button(action: signIn) {
            Text("Sign In").1️⃣accessibilityIdentifier("login.submit.label")
          }
          .accessibilityIdentifier("login.submit.button")
        }
      }
      """),
    .reports(
      "a component of another file in a button's label",
      files: [
        "OrdersView.swift": """
        struct OrdersView: View {
          let order: Order
          var body: some View {
            NavigationLink(value: order) {
              OrderRow(order: order)
            }
            .accessibilityIdentifier("orders.row")
          }
        }
        """,
        "OrderRow.swift": """
        struct OrderRow: View {
          let order: Order
          var body: some View {
            HStack {
              Text(order.title).1️⃣accessibilityIdentifier("orders.row.title")
              Text(order.total)
            }
          }
        }
        """,
      ]),
    .accepts(
      "an element that has the same identifier as what is inside",
      """
      struct PriceRow: View {
        let name: String
        var body: some View {
          HStack {
            Text("Total").accessibilityIdentifier("checkout.total.row")
            Text("12")
          }
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier("checkout.total.row")
        }
      }
      """),
    .accepts(
      "a label that shows one of two",
      """
      struct SaveButton: View {
        let isBusy: Bool
        var body: some View {
          Button(action: save) {
            if isBusy {
              Text("Saving").accessibilityIdentifier("editor.busy.button")
            } else {
              Text("Save").accessibilityIdentifier("editor.save.button")
            }
          }
        }
      }
      """),
    .accepts(
      "the one identifier inside the label of a button without its own",
      """
      struct LoginView: View {
        var body: some View {
          Button(action: signIn) {
            Text("Sign In").accessibilityIdentifier("login.submit.button")
          }
        }
      }
      """),
    .accepts(
      "an identifier on what comes out of combined children, and those inside an element that contains them",
      """
      struct OrderRow: View {
        let order: Order
        var body: some View {
          VStack {
            HStack {
              Text(order.title)
              Text(order.total)
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("orders.row.summary")
            HStack {
              Text(order.state).accessibilityIdentifier("orders.row.state")
              Text(order.date).accessibilityIdentifier("orders.row.date")
            }
            .accessibilityElement(children: .contain)
          }
        }
      }
      """),
    .accepts(
      "a component that stands in a label here and on its own there",
      """
      struct OrdersView: View {
        let order: Order
        var body: some View {
          VStack {
            Button(action: open) {
              OrderTitle(order: order)
            }
            .accessibilityIdentifier("orders.open.button")
            OrderTitle(order: order)
          }
        }
      }
      struct OrderTitle: View {
        let order: Order
        var body: some View {
          Text(order.title).accessibilityIdentifier("orders.title.label")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var groups: [Group: (cause: Placement.Cause, placements: [Placement])] = [:]
    let controls = project.inventory.elements.filter { $0.origin == .label }
    let placed = PlacedIdentifiers(project).all
    let witnesses = Witnesses(project.inventory)
    let ofElements = Dictionary(grouping: placed.filter { $0.chain.elementBefore != nil }) {
      $0.chain.elementBefore?.place
    }
    let ofLabels = Dictionary(controls.map { ($0.place, Set($0.identifier.texts)) }) { $0.union($1) }
    for placement in placed {
      guard placement.isFollowed, !placement.isConditional, !placement.isFree, !placement.isEffective,
        let cause = placement.merging
      else {
        continue
      }
      // The control has it, or it may: one of several that stand for each other in its label.
      if ofLabels[cause.place]?.isDisjoint(with: placement.identifier.texts) == false { continue }
      // The element that is made has the same one.
      let outer = ofElements[cause.place] ?? []
      if outer.contains(where: { !Set($0.identifier.texts).isDisjoint(with: placement.identifier.texts) }) { continue }
      let group = Group(cause: cause.place, file: placement.place.file, type: placement.enclosingType)
      groups[group, default: (cause, [])].placements.append(placement)
    }
    // Of these controls several parts of the label have one, and they become one text.
    let joining = Set(controls.filter { $0.identifier.state == .unresolved }.map(\.place))
    return groups.values.sorted { $0.cause.place < $1.cause.place }.compactMap { group in
      guard let first = group.placements.first else { return nil }
      // Which of two identifiers a button has is known of chains, not of labels.
      let isOfLabel = group.cause.children == nil
      return Self.finding(
        .merged(group.placements, into: group.cause, joined: joining.contains(group.cause.place)), about: first,
        notes: [Note(.cause(group.cause), at: group.cause.place)]
          + group.placements.dropFirst().prefix(3).map { Note("'\($0.text)' is given here", at: $0.place) },
        severity: isOfLabel ? .warning : nil,
        trust: isOfLabel ? .suspicious : nil, restingOn: group.cause.behaviour
      ).doubted(by: witnesses.first(of: group.placements))
    }
  }
}

/// What one mistake takes away: the identifiers of one view, over one cause.
private struct Group: Hashable {
  var cause: Place
  var file: String
  var type: String
}

extension Placement {
  /// What it becomes a part of, where that is known to take its identifier.
  fileprivate var merging: Cause? {
    losses.lazy.compactMap { loss -> Cause? in
      guard case .merged(let cause) = loss else { return nil }
      return cause.children != nil || cause.isIdentified && Self.merging.contains(cause.name) ? cause : nil
    }.first
  }

  /// Controls that make one element of their label.
  private static let merging: Set<String> = ["Button", "NavigationLink", "Menu", "Toggle", "Link", "ShareLink"]
}

extension Placement.Cause {
  fileprivate var behaviour: Behaviour {
    switch children {
    case "combine": .combinedIsOne
    case .some: .ignoredIsLeftOut
    case nil: .labelIsPart
    }
  }
}

extension Message {
  fileprivate static func merged(
    _ placements: [Placement], into cause: Placement.Cause, joined: Bool
  ) -> Message {
    var texts: [String] = []
    for placement in placements { texts.note(placement.text) }
    let names = listed(texts)
    let verb = texts.count == 1 ? "becomes" : "become"
    switch cause.children {
    case "combine": return "\(names) \(verb) part of one element, by '.accessibilityElement(children: .combine)'"
    case .some:
      let pronoun = texts.count == 1 ? "it" : "them"
      return
        "\(names) may reach no test: '.accessibilityElement(children: .ignore)' leaves \(pronoun) out, though not in every report"
    case nil where joined:
      return "\(names) \(verb) part of the '\(cause.name)' around it, whose label has another identifier as well"
    case nil: return "\(names) \(verb) part of the '\(cause.name)' around it, which has another identifier"
    }
  }

  fileprivate static func cause(_ cause: Placement.Cause) -> Message {
    cause.children == nil ? "the label of this '\(cause.name)' is part of it" : "one element is made here"
  }
}
