import Findings
import Inventory
import Rules
import Taxonomy
import Testing

@Suite struct MissingIdentifierTests {
  @Test func theMessageNamesKindLabelAndScreens() {
    let shown = ["home", "login"].map { screen in
      element(line: 3, screen: screen) {
        $0.label = "Sign In"
        $0.proposed = "login.signIn.button"
      }
    }
    let found = findings(MissingIdentifier.self, elements: shown)
    #expect(found.messages == ["'Button' 'Sign In' has no identifier, on the screens 'home' and 'login'"])
    #expect(found.first?.notes.map(\.message) == ["'login.signIn.button' would name it"])
    #expect(found.first?.severity == .warning)
  }

  @Test func aControlThatOneUseIdentifiesIsNone() {
    let found = findings(
      MissingIdentifier.self,
      elements: [element(line: 3, screen: "home"), element(line: 3, identifier: .known("login.go"))])
    #expect(found.isEmpty)
  }

  @Test(arguments: [Verdict.removed, .nodeless, .merged])
  func whatNoIdentifierCouldReachIsSilent(verdict: Verdict) {
    #expect(findings(MissingIdentifier.self, elements: [element(line: 3) { $0.verdict = verdict }]).isEmpty)
  }

  @Test func aCallThatLeavesTheIdentifierOutIsToldByTheRuleForIt() {
    let omitting = element(line: 3, screen: "login") {
      $0.omission = Omission(component: "PrimaryButton", argument: "accessibilityID", call: place(9))
    }
    #expect(findings(MissingIdentifier.self, elements: [omitting]).isEmpty)
    #expect(findings(OmittedIdentifier.self, elements: [omitting]).map(\.place) == [place(9)])
    // Another use, which leaves nothing out, is still a gap.
    let found = findings(MissingIdentifier.self, elements: [omitting, element(line: 3, screen: "home")])
    #expect(found.map(\.screen) == ["home"])
  }

  @Test func alertActionsAreInfos() {
    let action = element("UIAlertAction", line: 3, framework: .uiKit)
    #expect(findings(MissingIdentifier.self, elements: [action]).map(\.severity) == [.info])
  }

  @Test func otherElementsAndUnresolvedOnesAreSilent() {
    let found = findings(
      MissingIdentifier.self,
      elements: [
        element("Text", line: 1, type: .staticText, isControl: false),
        element(line: 2, identifier: .unresolved("parameter id")),
        element(line: 3, identifier: identifier("row.{id}")),
      ])
    #expect(found.isEmpty)
  }
}

@Suite struct TapWithoutButtonTests {
  private func tappable(_ kind: String, _ type: ElementType, verdict: Verdict = .reachable) -> Element {
    element(kind, line: 3, type: type, isControl: false) {
      $0.tapGesture = place(5)
      $0.verdict = verdict
    }
  }

  @Test func aStackOnTwoScreensIsOneFinding() {
    let stack = tappable("HStack", .other)
    let found = findings(TapWithoutButton.self, elements: [stack, stack])
    #expect(found.messages == ["'HStack' reacts to taps and is no button"])
    #expect(found.first?.notes.map(\.place) == [place(5)])
  }

  @Test func traitsBackdropsAndRemovedElementsAreSilent() {
    let found = findings(
      TapWithoutButton.self,
      elements: [
        tappable("HStack", .button), tappable("Color", .other), tappable("Text", .staticText, verdict: .removed),
      ])
    #expect(found.isEmpty)
  }
}

@Suite struct MixedRowConventionTests {
  private func row(_ written: String, line: Int, screen: String = "orders") -> Element {
    element(line: line, identifier: identifier(written), screen: screen) { $0.repetition = place(line - 1) }
  }

  @Test func theRarerWayIsReported() {
    let found = findings(
      MixedRowConvention.self,
      elements: [row("a.row.{id}", line: 10), row("b.row", line: 20), row("c.row.{id}", line: 30)])
    #expect(found.messages == ["'b.row' is shared by all rows, unlike other rows of screen 'orders'"])
    #expect(found.lines == [20])
  }

  @Test func partsAreNoRows() {
    #expect(
      findings(
        MixedRowConvention.self, elements: [row("a.row.{id}", line: 10), row("a.row.total", line: 12)]
      ).isEmpty)
    #expect(
      findings(
        MixedRowConvention.self, elements: [row("a.row", line: 10), row("a.row.delete.{id}", line: 12)]
      ).isEmpty)
  }

  @Test func screensAreNotCompared() {
    #expect(
      findings(
        MixedRowConvention.self, elements: [row("a.row.{id}", line: 10), row("b.row", line: 12, screen: "home")]
      ).isEmpty)
  }
}

@Suite struct ConfusionTests {
  let given = assignments("login.email.field", "login.help.button", "home.list")

  @Test func aLabelBuiltLikeAnIdentifier() {
    let found = findings(
      LabelAsIdentifier.self, assignments: given,
      lookalikes: [lookalike(.accessibilityLabel, .known("login.submit"))])
    #expect(found.messages == ["label 'login.submit' looks like an identifier, and the element has none"])
  }

  @Test(arguments: [
    "Sign-in", "example.com", "Settings", "a.b", "photo.png", "e.g.", "v1.2", "check-in", "user@home.de",
  ])
  func ordinaryLabels(label: String) {
    let found = findings(
      LabelAsIdentifier.self, assignments: given, lookalikes: [lookalike(.accessibilityLabel, .known(label))])
    #expect(found.isEmpty)
  }

  @Test func tableKeysAndIdentifiedElementsAreSilent() {
    let key = element(line: 3) { $0.label = "login.submit.title" }
    let label = lookalike(.accessibilityLabel, .known("login.submit.button"))
    #expect(
      findings(LabelAsIdentifier.self, assignments: given, elements: [key], lookalikes: [label]).isEmpty)
    let identified = lookalike(.accessibilityLabel, .known("login.submit.button"), hasIdentifier: true)
    #expect(findings(LabelAsIdentifier.self, assignments: given, lookalikes: [identified]).isEmpty)
  }

  @Test func otherPropertiesNeedNeighboursOfTheSameFamily() {
    func found(_ property: LookalikeUse.Property, _ value: String) -> [Finding] {
      findings(OtherIdentifierProperty.self, assignments: given, lookalikes: [lookalike(property, .known(value))])
    }
    #expect(found(.id, "login.submit.button").count == 1)
    #expect(found(.id, "login.bottom").isEmpty)
    #expect(found(.tag, "sort.byName.button").isEmpty)
    #expect(found(.reuseIdentifier, "OrderCell").isEmpty)
    #expect(
      found(.restorationIdentifier, "login.submit.button").messages == [
        "'login.submit.button' is given to 'restorationIdentifier', and the element has no accessibility identifier"
      ])
  }

  @Test func theProjectsOwnStyleCounts() {
    let kebab = (0..<12).map { assignment(.known("login-part-x\($0)"), line: $0 + 1) }
    func found(_ label: String) -> [Finding] {
      findings(
        LabelAsIdentifier.self, assignments: kebab, lookalikes: [lookalike(.accessibilityLabel, .known(label))])
    }
    #expect(findings(MalformedIdentifier.self, assignments: kebab).count == 1)
    #expect(found("login-submit").isEmpty, "two words with a hyphen may be a text")
    #expect(found("login-submit-button").count == 1)
    #expect(found("state-of-the-art").isEmpty)
  }
}
