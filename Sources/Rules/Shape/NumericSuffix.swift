package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that are told from each other by a number only.
package struct NumericSuffix: Rule {
  package static let descriptor = RuleDescriptor(
    id: "numeric-suffix", title: "Identifiers that differ in a number only", topic: .shape, trust: .style,
    severity: .info,
    rationale: """
      'login.field.1' does not say which field it is, and it moves to another one when a field is put in between. A \
      number is right only for repeated content that has no other name.
      """,
    remedy: "Name each element for what it means: 'checkout.shipping.field' and 'checkout.billing.field'.",
    knownGaps: """
      Numbers that mean something ('step2', 'star.4', 'digit.1') are told by a list of words; repeated content may have \
      numbers.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a number as the last segment",
      """
      struct CheckoutView: View {
        @State private var shipping = ""
        @State private var billing = ""
        var body: some View {
          Form {
            TextField("Shipping", text: $shipping)
              .1️⃣accessibilityIdentifier("checkout.field.1")
            TextField("Billing", text: $billing)
              .accessibilityIdentifier("checkout.field.2")
          }
        }
      }
      """),
    .reports(
      "role words with a number, more than one of them",
      """
      final class CheckoutViewController: UIViewController {
        private let payButton = UIButton()
        private let cancelButton = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          payButton.1️⃣accessibilityIdentifier = "checkout.button1"
          cancelButton.accessibilityIdentifier = "checkout.button2"
        }
      }
      """),
    .accepts(
      "a number that means something",
      """
      struct ReviewView: View {
        var body: some View {
          VStack {
            Button("Step 1") {}.accessibilityIdentifier("review.step1")
            Button("Step 2") {}.accessibilityIdentifier("review.step2")
            Button("Four stars") {}.accessibilityIdentifier("review.star.4")
            Text("Address").accessibilityIdentifier("review.addressLine2")
          }
        }
      }
      """),
    .accepts(
      "one number without a sibling",
      """
      struct ShareView: View {
        var body: some View {
          Button("Base 64") {}.accessibilityIdentifier("share.button64")
        }
      }
      """),
    .accepts(
      "anonymous repeated content",
      """
      struct BannersView: View {
        var body: some View {
          VStack {
            ForEach(Banner.all) { banner in
              Image("banner").accessibilityIdentifier("banners.image.1")
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
    var families: [String: [Member]] = [:]
    var order: [String] = []
    for distinct in texts where project.convention.accepts(distinct.text) {
      guard let member = Member(distinct, in: project.convention) else { continue }
      if families[member.stem] == nil { order.append(member.stem) }
      families[member.stem, default: []].append(member)
    }
    return order.compactMap { stem in
      let family = families[stem] ?? []
      guard let first = family.first, let place = first.text.uses.first,
        first.isOnlyNumber || (family.count > 1 && first.isRole)
      else { return nil }
      let others = family.dropFirst().compactMap { member in
        member.text.uses.first.map { Note(.sibling(member.text.text.description), at: $0.place) }
      }
      return Self.finding(
        .numbered(first.text.text.description, siblings: others.count), about: place, notes: Array(others.prefix(5)))
    }
  }

  /// An identifier that ends in a number.
  private struct Member {
    var text: DistinctText
    /// The identifier without its number.
    var stem: String
    var isOnlyNumber: Bool
    /// Whether the word in front of the number only says what kind of element it is.
    var isRole: Bool

    init?(_ distinct: DistinctText, in convention: Convention) {
      guard let exact = distinct.text.exact, !distinct.uses.contains(where: \.isRepeated) else { return nil }
      let digits = exact.reversed().prefix { $0.isASCII && $0.isNumber }.count
      guard digits > 0, digits < exact.count else { return nil }
      text = distinct
      stem = String(exact.dropLast(digits))
      let segments = convention.split(IdentifierText(exactly: stem))
      isOnlyNumber = segments.last?.isEmpty == true
      guard let word = nameWords(of: segments.last { !$0.isEmpty } ?? "").last else { return nil }
      if NumericSuffix.numberedWords.contains(word) { return nil }
      isRole = NumericSuffix.roles.contains(word)
    }
  }

  private static let roles: Set<String> = [
    "button", "field", "label", "text", "view", "image", "cell", "row", "item", "switch", "toggle", "option", "control",
    "input", "element", "icon", "link", "picker", "slider",
  ]

  /// Words whose number has a meaning of its own.
  private static let numberedWords: Set<String> = [
    "step", "page", "level", "line", "phase", "part", "section", "chapter", "version", "v", "day", "week", "month",
    "year",
    "quarter", "q", "digit", "pin", "star", "stars", "rating", "key", "number", "num", "numpad", "keypad", "pad",
    "heading", "h", "tier", "player", "team", "round", "slot", "size", "ip", "ipv", "sha", "mp", "base", "top",
    "percent",
  ]
}

extension Message {
  fileprivate static func numbered(_ identifier: String, siblings: Int) -> Message {
    let name = "'\(shortened(identifier))'"
    return siblings == 0
      ? "\(name) names its element by a number only"
      : "\(name) differs from \(counted(siblings, "other identifier")) in its number only"
  }

  fileprivate static func sibling(_ identifier: String) -> Message { "'\(shortened(identifier))' is given here" }
}
