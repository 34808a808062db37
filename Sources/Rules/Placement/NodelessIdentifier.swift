package import Findings
import Inventory
import Taxonomy

/// Finds identifiers on what makes no element: colours, shapes, spacers.
package struct NodelessIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "nodeless-identifier", title: "Identifier on what makes no element", topic: .placement, trust: .certain,
    severity: .error,
    rationale: """
      A colour, a shape, a spacer or a canvas draws something and makes no element that could carry an identifier: a \
      test does not find it.
      """,
    remedy: """
      Write '.accessibilityElement()' in front of the identifier, which makes an element of a drawing, or give the \
      identifier to a view beside it. A drawing that reacts to taps should be a 'Button'.
      """,
    knownGaps: """
      With a tap gesture it is a warning, since no report says what becomes of that. A drawing with a label, a trait, an \
      action or with views over or under it may well be an element and is left out.
      """,
    pitfalls: [13], behaviours: [.drawingIsNone, .tappedDrawingIsNone])

  package static let examples: [RuleExample] = [
    .reports(
      "a colour, a shape and a spacer",
      """
      struct CardView: View {
        var body: some View {
          VStack {
            Color.red.frame(height: 4).1️⃣accessibilityIdentifier("card.stripe")
            Circle().fill(.green).1️⃣accessibilityIdentifier("card.state")
            Spacer().1️⃣accessibilityIdentifier("card.spacer")
          }
        }
      }
      """,
      fixed: """
        struct CardView: View {
          var body: some View {
            VStack {
              Color.red.frame(height: 4).accessibilityElement().accessibilityIdentifier("card.stripe")
              Circle().fill(.green).accessibilityElement().accessibilityIdentifier("card.state")
              Spacer()
            }
          }
        }
        """),
    .reports(
      "a component of another file that only draws",
      files: [
        "CardView.swift": """
        struct CardView: View {
          var body: some View {
            StateDot(color: .green)
          }
        }
        """,
        "StateDot.swift": """
        struct StateDot: View {
          let color: Color
          var body: some View {
            Circle().fill(color).1️⃣accessibilityIdentifier("card.state")
          }
        }
        """,
      ]),
    .reports(
      "a colour that reacts to taps",
      """
      struct DialogView: View {
        var body: some View {
          ZStack {
            Color.black
              .onTapGesture { close() }
              .1️⃣accessibilityIdentifier("dialog.background")
            Text("Really?")
          }
        }
      }
      """),
    .accepts(
      "a drawing that is made an element, has a label or holds a text",
      """
      struct CardView: View {
        var body: some View {
          VStack {
            Color.clear
              .accessibilityElement()
              .accessibilityIdentifier("card.root")
            Circle()
              .accessibilityLabel("Online")
              .accessibilityIdentifier("card.state")
            Capsule()
              .overlay { Text("New") }
              .accessibilityIdentifier("card.badge")
          }
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    PlacedIdentifiers(project).all.compactMap { placement in
      guard placement.ground == .nothing, placement.style == nil, !placement.chain.mayMakeElement,
        placement.losses.isEmpty, placement.landings.allSatisfy({ $0.place == placement.viewPlace })
      else { return nil }
      let isTapped = placement.chain.tap != nil
      let isDrawing = !["Spacer", "Divider", "EmptyView"].contains(placement.view)
      return Self.finding(
        .nodeless(placement, isTapped: isTapped), about: placement,
        notes: placement.chain.tap.map { [Note("it reacts to taps", at: $0)] } ?? [],
        fix: isDrawing ? Self.elementFix(for: placement) : .deleting([placement]),
        restingOn: isTapped ? .tappedDrawingIsNone : .drawingIsNone)
    }
  }

  private static func elementFix(for placement: Placement) -> Fix {
    let start = SourceRange(placement.place.position, placement.place.position)
    return Fix(
      title: "make the '\(placement.view)' an element, at which VoiceOver stops, too", safety: .unsafe,
      edits: [Edit(Place(file: placement.place.file, range: start), "accessibilityElement().")])
  }
}

extension Message {
  fileprivate static func nodeless(_ placement: Placement, isTapped: Bool) -> Message {
    let name = placement.text.isEmpty ? "the identifier" : "'\(placement.text)'"
    return isTapped
      ? "\(name) may reach no test: '\(placement.view)' makes no element of its own"
      : "\(name) reaches no test: '\(placement.view)' makes no element"
  }
}
