import Findings
import Inventory
import Taxonomy
import Testing

@testable import Rules

/// What becomes of the queries that concern an element once it gets an identifier.
@Suite struct ImpactTests {
  private func query(
    _ key: String, line: Int = 1, name: String = "buttons", type: ElementType? = .button,
    _ comparison: Query.Comparison = .anyName, change: (inout Query) -> Void = { _ in }
  ) -> Query {
    var query = Query(
      place: place(line, file: "UITests/LoginTests.swift"), name: name, type: type, how: .subscript,
      key: identifier(key), enclosingType: "LoginTests", member: "testSignIn")
    query.comparison = comparison
    change(&query)
    return query
  }

  /// The outcome of each query, with its line.
  private func outcomes(
    _ identifier: String?, on element: Element, _ queries: [Query], others: [Element] = []
  ) -> [String] {
    impact(identifier, on: element, queries, others: others).effects.map {
      "\($0.outcome.rawValue) \($0.query.place.line)"
    }
  }

  private func impact(
    _ identifier: String?, on element: Element, _ queries: [Query], others: [Element] = []
  ) -> Impact {
    var inventory = Inventory(elements: [element] + others)
    inventory.queries = queries
    return Impacts(inventory).impact(of: identifier, on: element)
  }

  // MARK: Texts

  @Test func aTextKeepsMatchingWhereXCUITestAsksForAnyName() {
    let button = element(line: 5) { $0.label = "Sign In" }
    let queries = [
      query("Sign In", line: 1), query("Sign In", line: 2, .text), query("Sign In", line: 3, .name),
      query("Sign In", line: 4, .identifier), query("Sign Up", line: 5),
      query("Sign In", line: 6, name: "staticTexts", type: .staticText), query("Sign In", line: 7, type: nil),
      query("Sign In", line: 8) { $0.isOfSystem = true },
    ]
    #expect(outcomes("login.submit", on: button, queries) == ["keeps 1", "keeps 2", "stops 3", "keeps 7"])
  }

  @Test func theNameOfWhatHasAnIdentifierIsNotItsText() {
    let button = element(line: 5, identifier: identifier("login.old")) { $0.label = "Sign In" }
    #expect(outcomes("login.submit", on: button, [query("Sign In", .name)]).isEmpty)
  }

  // MARK: Images

  @Test func anImageNoLongerAnswersToItsName() {
    let image = element("Image", line: 5, type: .image) { $0.image = ImageName("icon_close", isLabel: false) }
    func images(_ comparison: Query.Comparison) -> [Query] {
      [query("icon_close", name: "images", type: .image, comparison)]
    }
    for comparison in [Query.Comparison.anyName, .identifier, .name] {
      #expect(outcomes("a.b", on: image, images(comparison)) == ["stops 1"])
    }
    #expect(outcomes("a.b", on: image, images(.text)).isEmpty)
    #expect(outcomes("a.b", on: image, [query("icon_open", name: "images", type: .image)]).isEmpty)
    // One that is read out by the same name is still found by that, but not where the identifier alone is asked for.
    var labelled = image
    labelled.image?.isLabel = true
    #expect(outcomes("a.b", on: labelled, images(.anyName)) == ["keeps 1"])
    #expect(outcomes("a.b", on: labelled, images(.text)) == ["keeps 1"])
    #expect(outcomes("a.b", on: labelled, images(.identifier)) == ["stops 1"])
    var named = image
    named.identifier = identifier("a.a")
    #expect(outcomes("a.b", on: named, images(.anyName)).isEmpty)
  }

  // MARK: Identifiers of a label's content

  @Test func anIdentifierOfTheLabelsContentIsReplaced() {
    let source = place(6, column: 40)
    let button = element(line: 5, identifier: identifier("login.text")) {
      $0.origin = .label
      $0.source = source
    }
    let asking = query("login.text") { $0.providers = [source] }
    #expect(outcomes("login.submit", on: button, [asking]) == ["stops 1"])
    #expect(outcomes("login.text", on: button, [asking]).isEmpty)
    #expect(outcomes("login.submit", on: button, [query("login.text") { $0.providers = [place(9)] }]).isEmpty)
    var inherited = button
    inherited.origin = .inherited
    #expect(outcomes("login.submit", on: inherited, [asking]).isEmpty)
  }

  // MARK: Steppers

  private func stepper(_ line: Int, screen: String, change: (inout Element) -> Void = { _ in }) -> Element {
    element("Stepper", line: line, screen: screen, type: .stepper, change: change)
  }

  @Test func aStepperRenamesItsButtons() {
    let stepper = stepper(5, screen: "cart")
    let impact = impact("cart.count", on: stepper, [query("Increment"), query("Add", line: 2)])
    #expect(impact.effects.map(\.outcome) == [.stops])
    #expect(impact.effects.map(\.cause) == [.stepperButton(name: "cart.count-Increment")])
    #expect(outcomes("a.b", on: stepper, [query("Increment", name: "staticTexts", type: .staticText)]).isEmpty)
    var ofUIKit = stepper
    ofUIKit.framework = .uiKit
    #expect(outcomes("a.b", on: ofUIKit, [query("Increment")]).isEmpty)
  }

  @Test func ofSeveralSteppersTheOneIsMeantThatTheQueryLooksBelowOrItsTestLooksAt() {
    let count = stepper(5, screen: "cart") { $0.label = "Count" }
    let age = stepper(6, screen: "profile") { $0.label = "Age" }
    let outer = query("Count", line: 3, name: "steppers", type: .stepper)
    let below = query("Increment", line: 4) { $0.outer = [Query.Outer(name: "steppers", place: outer.place)] }
    #expect(outcomes("a.b", on: count, [below, outer], others: [age]) == ["keeps 3", "stops 4"])
    #expect(outcomes("a.b", on: age, [below, outer], others: [count]).isEmpty)
    // Which one is meant is not known.
    #expect(outcomes("a.b", on: age, [query("Increment")], others: [count]).isEmpty)
    let title = element("Text", line: 9, identifier: identifier("profile.title"), screen: "profile", type: .staticText)
    let looking = query("profile.title", line: 2) { $0.providers = [title.place] }
    #expect(outcomes("a.b", on: age, [query("Increment"), looking], others: [count, title]) == ["stops 1"])
    #expect(outcomes("a.b", on: count, [query("Increment"), looking], others: [age, title]).isEmpty)
  }

  // MARK: Ambiguity

  @Test func aQueryForWhatAnotherElementHasBecomesAmbiguous() {
    let button = element(line: 5)
    let other = element(line: 7, identifier: identifier("login.submit"))
    func outcomes(_ query: Query, other: Element) -> [String] {
      self.outcomes("login.submit", on: button, [query], others: [other])
    }
    let asking = query("login.submit") { $0.uses = [Query.Use(.tap)] }
    #expect(outcomes(asking, other: other) == ["becomes-ambiguous 1"])
    var narrowed = asking
    narrowed.uses = [Query.Use(.tap, isNarrowed: true), Query.Use(.existence)]
    #expect(outcomes(narrowed, other: other).isEmpty)
    var elsewhere = other
    elsewhere.screen = "orders"
    #expect(outcomes(asking, other: elsewhere).isEmpty)
    var ofAnotherType = other
    ofAnotherType.type = .staticText
    #expect(outcomes(asking, other: ofAnotherType).isEmpty)
    let labelled = element(line: 7) { $0.label = "login.submit" }
    #expect(outcomes(asking, other: labelled) == ["becomes-ambiguous 1"])
    var apart = other
    apart.branches = [Branch(place: place(1), alternative: 0)]
    var one = button
    one.branches = [Branch(place: place(1), alternative: 1)]
    #expect(self.outcomes("login.submit", on: one, [asking], others: [apart]).isEmpty)
  }

  // MARK: Notes

  @Test func rulesNameEachQueryAndWhatBecomesOfIt() {
    func asking(_ line: Int, _ comparison: Query.Comparison, _ suite: Query.Suite = .xcuitest) -> Query {
      query("Sign In", line: line, comparison) {
        $0.suite = suite
        $0.status = .visibleText
        $0.tests = [Query.Test(name: "LoginTests.test\(line)", place: place(line))]
      }
    }
    var inventory = Inventory(elements: [element(line: 5) { $0.label = "Sign In" }])
    // What stops comes first; an alert's button may well be asked for by its text.
    inventory.queries = [
      asking(1, .anyName), asking(2, .name, .appium),
      query("Sign In", line: 3) {
        $0.status = .visibleText
        $0.outer = [Query.Outer(name: "alerts", place: place(3))]
      },
    ]
    let notes = MissingIdentifier().check(
      Project(inventory: inventory, convention: .default, conventionIsChosen: false)
    ).flatMap(\.notes)
    #expect(
      notes.map(\.message) == [
        "the test 'LoginTests.test2' finds it by its text today, which is its name only while it has no identifier; "
          + "it is to ask for the identifier then",
        "the test 'LoginTests.test1' finds it by its text, today and then; the identifier is the sounder key",
      ])
    #expect(notes.map(\.place.line) == [2, 1])
  }

  @Test func anOmittedIdentifierTellsTheSame() {
    let image = element("Image", line: 5, type: .image, isControl: false) {
      $0.image = ImageName("icon_close", isLabel: false)
      $0.omission = Omission(component: "Icon", argument: "id", call: place(9))
    }
    var inventory = Inventory(elements: [image])
    inventory.queries = [query("icon_close", name: "images", type: .image)]
    let project = Project(inventory: inventory, convention: .default, conventionIsChosen: false)
    #expect(
      OmittedIdentifier().check(project).flatMap(\.notes).map(\.message).last
        == "a test finds it by the name of its image today, and is to ask for the identifier then")
  }
}
