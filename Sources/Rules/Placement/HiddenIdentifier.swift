package import Findings
import Inventory
import Taxonomy

/// Finds identifiers on what is hidden from tests.
package struct HiddenIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "hidden-identifier", title: "Identifier on what is hidden from tests", topic: .placement, trust: .certain,
    severity: .error,
    rationale: """
      '.accessibilityHidden(true)' takes a view and all inside it out of what tests see, and nothing further in can \
      undo that. An identifier there reaches no test.
      """,
    remedy: """
      Take the modifier away, or the identifier. To keep a view from being read out and still find it, put the \
      identifier on the element beside it that people hear.
      """,
    knownGaps: """
      Certain below '.accessibilityHidden(true)'. A decorative image is a warning, since one report only says so. Views \
      that are transparent or hidden by other means are told as an information: whether a test sees them is known from \
      few reports. Hiding that depends on a condition is left out, but for an opacity of 0.
      """,
    pitfalls: [13, 14], behaviours: [.hiddenIsGone, .decorativeIsGone, .transparentIsGone, .hiddenModifierIsGone])

  package static let examples: [RuleExample] = [
    .reports(
      "the older spelling",
      """
      struct ReviewView: View {
        var body: some View {
          Image("stars")
            .accessibility(hidden: true)
            .1️⃣accessibilityIdentifier("review.stars.image")
        }
      }
      """,
      fixed: """
        struct ReviewView: View {
          var body: some View {
            Image("stars")
              .accessibility(hidden: true)
          }
        }
        """),
    .reports(
      "a view that is hidden itself, and one inside a hidden stack",
      """
      struct ReviewView: View {
        var body: some View {
          VStack {
            Image("stars")
              .accessibilityHidden(true)
              .1️⃣accessibilityIdentifier("review.stars.image")
            HStack {
              Text("5 of 5").1️⃣accessibilityIdentifier("review.rating.label")
            }
            .accessibilityHidden(true)
          }
        }
      }
      """),
    .reports(
      "a decorative image",
      """
      struct ReviewView: View {
        var body: some View {
          Image(decorative: "stars").1️⃣accessibilityIdentifier("review.stars.image")
        }
      }
      """),
    .reports(
      "a view that is transparent, at times or always",
      """
      struct PinView: View {
        @State private var pin = ""
        let isDone: Bool
        var body: some View {
          VStack {
            TextField("PIN", text: $pin)
              .opacity(0)
              .1️⃣accessibilityIdentifier("pin.code.field")
            Text("Done")
              .opacity(isDone ? 1 : 0)
              .1️⃣accessibilityIdentifier("pin.done.label")
          }
        }
      }
      """),
    .reports(
      "a component of another file",
      files: [
        "ReviewView.swift": """
        struct ReviewView: View {
          var body: some View {
            StarsView().accessibilityHidden(true)
          }
        }
        """,
        "StarsView.swift": """
        struct StarsView: View {
          var body: some View {
            Text("5 of 5").1️⃣accessibilityIdentifier("review.rating.label")
          }
        }
        """,
      ]),
    .accepts(
      "a view that is hidden at times, and one beside a hidden one",
      """
      struct ReviewView: View {
        let isRated: Bool
        var body: some View {
          HStack {
            Image("stars").accessibilityHidden(true)
            Text("5 of 5").accessibilityIdentifier("review.rating.label")
            Text("Thanks")
              .accessibilityHidden(!isRated)
              .accessibilityIdentifier("review.thanks.label")
          }
        }
      }
      """),
    .accepts(
      "a component that is hidden here and shown there",
      """
      struct ReviewView: View {
        var body: some View {
          VStack {
            StarsView().accessibilityHidden(true)
            StarsView()
          }
        }
      }
      struct StarsView: View {
        var body: some View {
          Text("5 of 5").accessibilityIdentifier("review.rating.label")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var groups: [Place: (cause: Placement.Cause, placements: [Placement])] = [:]
    var found: [Finding] = []
    let witnesses = Witnesses(project.inventory)
    for placement in PlacedIdentifiers(project).all where placement.isFollowed {
      if let cause = placement.hiding, !placement.isFree, !placement.isEffective {
        groups[cause.place, default: (cause, [])].placements.append(placement)
      } else if let fading = placement.chain.fading, fading.name == "opacity", placement.hiding == nil {
        found.append(
          Self.finding(
            .fading(placement), about: placement, notes: [Note("transparent by this modifier", at: fading.place)],
            severity: .info, restingOn: .transparentIsGone))
      }
    }
    return found
      + groups.values.compactMap { group in
        guard let first = group.placements.first else { return nil }
        let behaviour = Self.behaviour(of: group.cause)
        return Self.finding(
          .hidden(group.placements, by: group.cause), about: first,
          notes: [Note("hidden by this", at: group.cause.place)]
            + group.placements.dropFirst().prefix(3).map { Note("'\($0.text)' is given here", at: $0.place) },
          fix: behaviour == .hiddenIsGone ? .deleting(group.placements) : nil,
          severity: behaviour == .transparentIsGone ? .info : nil, restingOn: behaviour
        ).doubted(by: witnesses.first(of: group.placements))
      }
  }

  private static func behaviour(of cause: Placement.Cause) -> Behaviour {
    switch cause.name {
    case "accessibilityHidden", "accessibility": .hiddenIsGone
    case "decorative": .decorativeIsGone
    case "opacity": .transparentIsGone
    default: .hiddenModifierIsGone
    }
  }
}

extension Placement {
  fileprivate var hiding: Cause? {
    losses.lazy.compactMap { loss -> Cause? in if case .removed(let cause) = loss { cause } else { nil } }.first
  }
}

extension Message {
  fileprivate static func hidden(_ placements: [Placement], by cause: Placement.Cause) -> Message {
    var texts: [String] = []
    for placement in placements { texts.note(placement.text) }
    let names = listed(texts)
    let verb = texts.count == 1 ? "reaches" : "reach"
    switch cause.name {
    case "accessibilityHidden": return "\(names) \(verb) no test: '.accessibilityHidden(true)' takes the view away"
    case "accessibility": return "\(names) \(verb) no test: '.accessibility(hidden: true)' takes the view away"
    case "decorative": return "\(names) \(verb) no test: a decorative 'Image' is no element"
    case "opacity": return "\(names) may reach no test: what has an opacity of 0 is left out"
    default: return "\(names) may reach no test, by '.\(cause.name)()'"
    }
  }

  fileprivate static func fading(_ placement: Placement) -> Message {
    "a test may not find '\(placement.text)' while the view is transparent"
  }
}
