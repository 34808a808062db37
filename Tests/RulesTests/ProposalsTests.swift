import Inventory
import Taxonomy
import Testing

/// Proposals for the elements of an inventory; how one is worded is tested with `IdentifierProposal`.
@Suite struct ProposalsTests {
  private func labelled(_ label: String, line: Int, screen: String? = "login", component: String? = nil) -> Element {
    element(line: line, screen: screen) {
      $0.label = label
      $0.component = component
    }
  }

  @Test func thoseWithAnIdentifierKeepIt() {
    let elements = [element(line: 1, identifier: .known("login.go.button")), labelled("Go", line: 2)]
    #expect(proposals(for: elements, convention: .default) == [nil, "login.go2.button"])
  }

  @Test func allDiffer() {
    let elements = [labelled("Go", line: 1), labelled("Go", line: 2), labelled("Go", line: 3)]
    #expect(
      proposals(for: elements, convention: .default) == ["login.go.button", "login.go2.button", "login.go3.button"])
  }

  @Test func aSharedComponentIsNamedForItselfAndOnlyOnce() {
    let elements = ["home", "login"].map { labelled("Rate", line: 7, screen: $0, component: "RatingStarsView") }
    #expect(
      proposals(for: elements, convention: .default) == ["ratingStars.rate.button", "ratingStars.rate.button"])
  }

  @Test func aScreensOwnComponentIsASection() {
    let elements = [labelled("Rate", line: 1), labelled("Rate", line: 7, component: "RatingStarsView")]
    #expect(
      proposals(for: elements, convention: .default) == ["login.rate.button", "login.ratingStars.rate.button"])
  }

  @Test func aPartOfRowsThatAlsoStandsAloneIsNamedForItself() {
    func avatar(_ isRepeated: Bool, screen: String) -> Element {
      element(line: 7, screen: screen) {
        $0.label = "Open"
        $0.component = "AvatarView"
        $0.repetition = isRepeated ? place(1) : nil
      }
    }
    #expect(
      proposals(for: [avatar(true, screen: "home"), avatar(true, screen: "login")], convention: .default).first
        == "avatar.row.open.button")
    #expect(
      proposals(for: [avatar(true, screen: "home"), avatar(false, screen: "login")], convention: .default).first
        == "avatar.open.button")
  }

  @Test func elementsOfNoScreenAreNamedForTheirType() {
    #expect(proposals(for: [labelled("Go", line: 1, screen: nil)], convention: .default) == ["login.go.button"])
  }

  @Test func aNumberIsNotSoughtFromTheStart() {
    let elements = (1...10_000).map { labelled("Go", line: $0) }
    let proposed = proposals(for: elements, convention: .default)
    #expect(proposed.last == "login.go10000.button")
    #expect(Set(proposed).count == 10_000)
  }

  @Test func anAliasOfOneThatIsNeverShownWithItHasTheSameName() {
    func confirm(_ line: Int, _ alternative: Int?) -> Element {
      element(line: line) {
        $0.hints = [.action(["save"])]
        if let alternative { $0.branches = [Branch(place: place(1), alternative: alternative)] }
      }
    }
    #expect(
      proposals(for: [confirm(2, 0), confirm(3, 1)], convention: .default) == [
        "login.save.button", "login.save.button",
      ])
    #expect(
      proposals(for: [confirm(2, 0), confirm(3, 0), confirm(4, nil)], convention: .default)
        == ["login.save.button", "login.save2.button", "login.save3.button"])
  }

  @Test func anExtensionOfAUIKitClassIsNamedWithoutItsPrefix() {
    let proposed = proposals(
      for: [
        element(line: 1, screen: nil) {
          $0.enclosingType = "UIAlertController"
          $0.label = "OK"
        }
      ], convention: .default)
    #expect(proposed == ["alert.ok.button"])
  }

  private func inventory(_ identifiers: [String], gaps: [Element] = []) -> Inventory {
    Inventory(
      elements: gaps,
      assignments: identifiers.enumerated().map { index, text in
        Assignment(
          place: place(100 + index), value: place(100 + index), form: .swiftUIModifier,
          carrier: "accessibilityIdentifier",
          target: .element(.button), identifier: .known(text), verdict: .reachable, enclosingType: "LoginView",
          member: "body")
      })
  }

  @Test func aProjectsOwnStyleIsKept() {
    let snake = inventory(["login_email_field", "login_button", "home_list", "home_row_title", "a_b_c", "Odd one"])
    let style = ProposalStyle(of: snake, under: .default, isChosen: false)
    #expect(style.followed == .init(accepted: 5, total: 6))
    #expect(
      proposals(for: [labelled("Sign In", line: 1)], convention: style.convention) == ["login_sign_in_button"])
    #expect(ProposalStyle(of: snake, under: .default, isChosen: true) == ProposalStyle(.default))
  }

  @Test(arguments: [
    ["login_email_field", "login_button"], ["a.b", "a.c", "b.c", "x_y", "x_z"],
    ["a_b", "b_c", "c_d", "x y", "X-y", "two words"], [],
  ])
  func fewOrMixedIdentifiersAreNoStyle(identifiers: [String]) {
    #expect(ProposalStyle(of: inventory(identifiers), under: .default, isChosen: false) == ProposalStyle(.default))
  }
}
