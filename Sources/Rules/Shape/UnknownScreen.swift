package import Findings
import Inventory
import Taxonomy

/// Finds identifiers whose first segment is the name of no screen.
package struct UnknownScreen: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unknown-screen", title: "First segment that names no screen", topic: .shape, trust: .style, severity: .info,
    rationale: """
      The first segment is the vocabulary that the app's team and the testers share. Where it is a nickname, an old name \
      or a typing error, nobody finds the screen from the identifier, nor the identifier from the screen.
      """,
    remedy: """
      Use the screen's name: the type's name without 'View', 'ViewController' or 'Screen'. The first words of it do, and \
      so do the name of the component, of the folder, and 'common' or 'shared'.
      """,
    knownGaps: "Several identifiers with the same unknown first segment are one finding.")

  package static let examples: [RuleExample] = [
    .reports(
      "a typing error",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}
              .1️⃣accessibilityIdentifier("logni.submit.button")
            Button("Help") {}
              .accessibilityIdentifier("login.help.button")
          }
        }
      }
      """),
    .reports(
      "an old name, once for all its identifiers",
      """
      final class CheckoutViewController: UIViewController {
        private let payButton = UIButton()
        private let cancelButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          payButton.1️⃣accessibilityIdentifier = "basket.pay.button"
          cancelButton.accessibilityIdentifier = "basket.cancel.button"
        }
      }
      """),
    .accepts(
      "the screen's name, and its first words",
      """
      struct CheckoutSummaryView: View {
        var body: some View {
          VStack {
            Button("Pay") {}
              .accessibilityIdentifier("checkoutSummary.pay.button")
            Button("Cancel") {}
              .accessibilityIdentifier("checkout.cancel.button")
          }
        }
      }
      """),
    .accepts(
      "the name of a component, and a shared one",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            RatingStars()
            Button("Close") {}
              .accessibilityIdentifier("common.close.button")
          }
        }
      }
      struct RatingStars: View {
        var body: some View {
          Button("Rate") {}
            .accessibilityIdentifier("ratingStars.rate.button")
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    let screens = project.inventory.screens
    let texts = project.inventory.distinctTexts
    guard !screens.isEmpty, project.judgesEachIdentifier(texts) else { return [] }
    let names = KnownNames(screens)
    var strangers: [String: [DistinctText]] = [:]
    var order: [String] = []
    for distinct in texts where project.convention.accepts(distinct.text) {
      guard case .text(let literal) = distinct.text.pieces.first,
        let segment = project.convention.split(IdentifierText(exactly: literal)).first,
        // A hole that follows at once may be the rest of the name.
        project.convention.split(distinct.text).first == segment,
        !names.contain(segment), !distinct.uses.contains(where: { names.know(segment, at: $0) })
      else { continue }
      if strangers[segment] == nil { order.append(segment) }
      strangers[segment, default: []].append(distinct)
    }
    return order.compactMap { segment in
      guard let texts = strangers[segment], let first = texts.first, let use = first.uses.first else { return nil }
      var finding = Self.finding(
        .noScreen(segment, first.text.description, others: texts.count - 1), about: use)
      finding.subject.name = segment
      let nearest = nearestName(to: segment, in: screens.map(\.name))
      if let screen = screens.first(where: { $0.name == nearest }) {
        finding.notes = [Note(.nearest(screen), at: screen.place)]
      }
      return finding
    }
  }
}

/// The names that a first segment may have, compared by their words.
private struct KnownNames {
  private var beginnings: Set<[String]> = []

  init(_ screens: [Screen]) {
    for screen in screens {
      add(screen.name)
      add(ScreenName.derived(from: screen.type))
    }
    for name in [
      "common", "shared", "app", "global", "root", "main", "tabBar", "tab", "navigation", "toolbar", "alert",
    ] {
      add(name)
    }
  }

  private mutating func add(_ name: String) {
    for part in name.split(separator: ".") { beginnings.formUnion(Self.beginnings(of: String(part))) }
  }

  /// A name's first words, one, two and so on: a feature's screens share their first word.
  private static func beginnings(of name: String) -> [[String]] {
    let words = singular(name)
    return words.isEmpty ? [] : (1...words.count).map { Array(words.prefix($0)) }
  }

  /// The words of a name, the plural taken for the singular.
  private static func singular(_ name: String) -> [String] {
    nameWords(of: name).map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
  }

  func contain(_ segment: String) -> Bool { beginnings.contains(Self.singular(segment)) }

  /// Whether a type around the assignment, its file or one of its folders goes by the name.
  func know(_ segment: String, at use: Assignment) -> Bool {
    let wanted = Self.singular(segment)
    let around = use.enclosingType.split(separator: ".") + use.place.file.split(whereSeparator: { "/.".contains($0) })
    return around.contains { Self.beginnings(of: String($0)).contains(wanted) }
  }
}

extension Message {
  fileprivate static func noScreen(_ segment: String, _ identifier: String, others: Int) -> Message {
    let more = others == 0 ? "" : " and in \(counted(others, "other identifier"))"
    return "no screen is named '\(segment)', as in '\(shortened(identifier))'\(more)"
  }

  fileprivate static func nearest(_ screen: Screen) -> Message { "the nearest name is '\(screen.name)'" }
}
