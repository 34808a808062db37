package import Findings
import Inventory
import Taxonomy

/// Finds identifiers that another one further out replaces.
package struct ShadowedIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "shadowed-identifier", title: "Identifier that another one replaces", topic: .placement, trust: .certain,
    severity: .warning,
    rationale: """
      A view answers to one identifier. Where its chain, or what is around it, gives two, the outer one wins, and a \
      query for the inner one finds nothing. An identifier that a storyboard or XIB gives is replaced by one that code \
      gives the outlet.
      """,
    remedy: "Keep the one that the tests use and delete the other.",
    knownGaps: """
      Certain in one chain. Where the outer one comes from around the view, an element that is made on the way may keep \
      them apart; then it is a warning to look at. What 'container-identifier' and 'component-identifier' report is \
      left to them. Identifiers with 'isEnabled:' and those in '#if' are left out.
      """,
    pitfalls: [4], behaviours: [.outermostWins, .containerElementKeeps])

  package static let examples: [RuleExample] = [
    .reports(
      "two identifiers in one chain",
      """
      struct LoginView: View {
        var body: some View {
          Button("Sign In") {}
            .1️⃣accessibilityIdentifier("login.button")
            .padding()
            .accessibilityIdentifier("login.submit.button")
        }
      }
      """,
      fixed: """
        struct LoginView: View {
          var body: some View {
            Button("Sign In") {}
              .padding()
              .accessibilityIdentifier("login.submit.button")
          }
        }
        """),
    .reports(
      "a component that names its only control and is named by each of its calls",
      files: [
        "LoginView.swift": """
        struct LoginView: View {
          var body: some View {
            PrimaryButton(title: "Sign In").accessibilityIdentifier("login.submit.button")
          }
        }
        """,
        "PrimaryButton.swift": """
        struct PrimaryButton: View {
          let title: String
          var body: some View {
            Button(title) {}.1️⃣accessibilityIdentifier("primaryButton")
          }
        }
        """,
      ]),
    .accepts(
      "a component that is named by some of its calls only",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            PrimaryButton(title: "Sign In").accessibilityIdentifier("login.submit.button")
            PrimaryButton(title: "Help")
          }
        }
      }
      struct PrimaryButton: View {
        let title: String
        var body: some View {
          Button(title) {}.accessibilityIdentifier("primaryButton")
        }
      }
      """),
    .accepts(
      "an element between the two",
      """
      struct LoginView: View {
        var body: some View {
          VStack {
            Button("Sign In") {}.accessibilityIdentifier("login.submit.button")
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("login.form")
        }
      }
      """),
    .accepts(
      "one that is there at times, and the same one twice",
      """
      struct LoginView: View {
        let isTesting: Bool
        var body: some View {
          VStack {
            Button("Sign In") {}
              .accessibilityIdentifier("login.submit.button")
              .accessibilityIdentifier("login.submit.test", isEnabled: isTesting)
            Button("Help") {}
              .accessibilityIdentifier("login.help.button")
              .padding()
              .accessibilityIdentifier("login.help.button")
          }
        }
      }
      """),
    .reports(
      "an identifier of a XIB that code replaces",
      files: [
        "Card.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v" customClass="CardView">
              <subviews>
                <button id="b">
                  <accessibility key="accessibilityConfiguration" 1️⃣identifier="card.close"/>
                </button>
              </subviews>
              <connections><outlet property="closeButton" destination="b" id="o"/></connections>
            </view>
          </objects>
        </document>
        """,
        "CardView.swift": """
        final class CardView: UIView {
          @IBOutlet private var closeButton: UIButton!

          override func awakeFromNib() {
            super.awakeFromNib()
            closeButton.accessibilityIdentifier = "card.close.button"
          }
        }
        """,
      ]),
    .accepts(
      "one that code replaces at times",
      files: [
        "Card.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v" customClass="CardView">
              <subviews>
                <button id="b">
                  <accessibility key="accessibilityConfiguration" identifier="card.close"/>
                </button>
              </subviews>
              <connections><outlet property="closeButton" destination="b" id="o"/></connections>
            </view>
          </objects>
        </document>
        """,
        "CardView.swift": """
        final class CardView: UIView {
          @IBOutlet private var closeButton: UIButton!
          var isTesting = false

          override func awakeFromNib() {
            super.awakeFromNib()
            if isTesting {
              closeButton.accessibilityIdentifier = "card.close.button"
            }
          }
        }
        """,
      ]),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.overruled.map(finding) + findings(about: PlacedIdentifiers(project), Witnesses(project.inventory))
  }

  /// An identifier of a document that code replaces.
  private func finding(about overruled: OverruledIdentifier) -> Finding {
    Self.finding(
      .overruled(overruled), at: overruled.place, screen: overruled.screens.first,
      notes: [Note(.replacing(overruled), at: overruled.replacing)],
      subject: FindingSubject(
        enclosingType: overruled.enclosingType, member: "", kind: overruled.kind,
        name: overruled.identifier.values.first ?? ""))
  }

  /// Identifiers of SwiftUI that another one further out replaces.
  private func findings(about placed: PlacedIdentifiers, _ witnesses: Witnesses) -> [Finding] {
    placed.all.compactMap { placement in
      guard placement.isFollowed, !placement.isConditional else { return nil }
      let outer = placed.replacing(placement)
      if let outer = outer.first(where: { $0.viewPlace == placement.viewPlace }) {
        return Self.finding(
          .replaced(placement, by: outer), about: placement, notes: [Note(.given(outer), at: outer.place)],
          fix: .deleting([placement]))
      }
      guard !placement.isEffective, placement.losses.isEmpty, let first = outer.first,
        !outer.contains(where: { placed.reach(of: $0)?.replaced.contains(placement) == true })
      else { return nil }
      return Self.finding(
        .replaced(placement, by: first, count: outer.count), about: placement,
        notes: outer.prefix(3).map { Note(.given($0), at: $0.place) }, trust: .suspicious
      ).doubted(by: witnesses.first(of: [placement]))
    }
  }
}

extension Message {
  fileprivate static func overruled(_ overruled: OverruledIdentifier) -> Message {
    let name = overruled.name.map { " '\($0)'" } ?? ""
    let texts = listed(overruled.identifier.values)
    let others = listed(overruled.replacement.values)
    return "\(texts) is replaced in code: the '\(overruled.kind)'\(name) answers to \(others)"
  }

  fileprivate static func replacing(_ overruled: OverruledIdentifier) -> Message {
    "\(listed(overruled.replacement.values)) is given here, once the document is loaded"
  }

  fileprivate static func replaced(_ inner: Placement, by outer: Placement) -> Message {
    "'\(inner.text)' is replaced by '\(outer.text)' further out in the same chain"
  }

  fileprivate static func replaced(_ inner: Placement, by outer: Placement, count: Int) -> Message {
    let others = count > 1 ? " and \(count - 1) more" : ""
    return "'\(inner.text)' reaches no test: '\(outer.text)'\(others), given to '\(outer.view)' around it, replaces it"
  }

  fileprivate static func given(_ placement: Placement) -> Message {
    "'\(placement.text)' is given to '\(placement.view)' here"
  }
}
