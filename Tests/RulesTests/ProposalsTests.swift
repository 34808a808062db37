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

  @Test func elementsOfNoScreenAreNamedForTheirType() {
    #expect(proposals(for: [labelled("Go", line: 1, screen: nil)], convention: .default) == ["login.go.button"])
  }
}
