import Findings
import Inventory
import Rules
import Taxonomy
import Testing

@Suite struct MalformedIdentifierTests {
  @Test func outliersAreReportedOneByOneWhereHalfConform() {
    let found = findings(
      MalformedIdentifier.self,
      assignments: assignments("login.email.field", "login_email", "login.Email.field", "login.help"))
    #expect(
      found.messages == [
        "'login_email' is not written as 'screen.section.element' in lowerCamelCase",
        "segment 'Email' of 'login.Email.field' is not lowerCamelCase",
      ])
  }

  @Test func aProjectOfAnotherStyleGetsOneFinding() throws {
    let found = findings(
      MalformedIdentifier.self,
      assignments: assignments("SignIn.userField", "SignIn.go", "Edit Name", "home.list", "Home.x"))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.place == place(1))
    #expect(finding.screen == nil)
    #expect(
      finding.message == "1 of 5 identifiers (20 %) is written as 'screen.section.element'; in use are "
        + "60 % dotted with upper-case segments, 20 % lowerCamelCase with dots, 20 % sentences with blanks")
    #expect(finding.notes.first?.message.contains("separator: \".\", words: lowerCamelCase, segments: [2, 4]") == true)
  }

  @Test func aHomogeneousProjectIsToldHowToKeepItsStyle() {
    let found = findings(MalformedIdentifier.self, assignments: assignments("login-email", "login-go", "home-list"))
    #expect(found.first?.notes.last?.message.contains("separator: \"-\"") == true)
    #expect(found.first?.notes.last?.message.contains("100 % follow") == true)
  }

  @Test func aChosenConventionIsHeldAgainstEachIdentifier() {
    let found = findings(MalformedIdentifier.self, assignments: assignments("login-email", "login-go"), chosen: true)
    #expect(found.count == 2)
  }

  @Test func oneTextIsReportedOnceWithItsOtherPlaces() {
    let found = findings(
      MalformedIdentifier.self, assignments: assignments("a.b", "c.d", "login_email", "login_email"))
    #expect(found.lines == [3])
    #expect(found.first?.notes.map(\.place.line) == [4])
  }

  @Test func aComponentsPlaceOnSeveralScreensIsOnePlace() {
    let twice = assignment(identifier("login_email"), line: 3)
    let found = findings(MalformedIdentifier.self, assignments: assignments("a.b", "c.d") + [twice, twice])
    #expect(found.first?.notes.isEmpty == true)
  }

  @Test(arguments: ["{prefix}.icon", "{viewModel}", "login.{x}", "orders.row.{order.id}", "{x}", "login.field.1"])
  func whatRunTimeDecidesIsNoDeparture(written: String) {
    let found = findings(MalformedIdentifier.self, assignments: assignments(written), chosen: true)
    #expect(found.isEmpty)
  }

  @Test func segmentCountIsTold() {
    let found = findings(MalformedIdentifier.self, assignments: assignments("email", "a.b.c.d.e"), chosen: true)
    #expect(
      found.messages == [
        "'email' has 1 segment, and the convention wants 2 to 4",
        "'a.b.c.d.e' has 5 segments, and the convention wants 2 to 4",
      ])
  }

  @Test func unresolvedAndEmptyAreSilentAndFallBacksCount() {
    let found = findings(
      MalformedIdentifier.self,
      assignments: [
        assignment(.unresolved("parameter id"), line: 1),
        assignment(.known(""), line: 2),
        assignment(.unresolved("parameter id", fallbacks: [text("SingleChoice List")]), line: 3),
      ], chosen: true)
    #expect(found.lines == [3])
  }
}

@Suite struct HoleRuleTests {
  /// A place that only passes a text on is not the one to change, unless no other place is known to give it.
  @Test func whatIsPassedOnIsToldWhereItIsGiven() {
    var passing = assignment(identifier("row.{order.title}", "other.{order.title}"), line: 2)
    passing.isPassedOn = true
    let found = findings(TextInIdentifier.self, assignments: assignments("row.{order.title}") + [passing])
    #expect(found.lines == [1, 2])
    #expect(found.messages[1].hasPrefix("'other.{order.title}'"))
  }

  @Test func visibleTextInAHole() {
    let found = findings(
      TextInIdentifier.self,
      assignments: assignments("row.{order.title}", "row.{order.id}", "row.{localized}", "{localized}"))
    #expect(
      found.messages == [
        "'row.{order.title}' is partly a text that users read, 'order.title'",
        "'row.{localized}' is partly a localised text, 'localized'",
      ])
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func aWhollyLocalisedText() {
    var known = Identifier.known("Sign in")
    known.isLocalized = true
    let found = findings(
      LocalizedIdentifier.self,
      assignments: [
        assignment(known, line: 1), assignment(identifier("{localized}"), line: 2),
        assignment(identifier("login.{localized}"), line: 3), assignment(.known("login.go"), line: 4),
      ])
    #expect(found.lines == [1, 2])
    #expect(found.first?.message == "identifier 'Sign in' comes from a localisation table")
  }

  @Test func aTextMadeAnew() {
    let found = findings(UnstableIdentifier.self, assignments: assignments("{uuid}", "row.{uuid}", "row.{order.id}"))
    #expect(found.map(\.severity) == [.error, .warning])
    #expect(found.first?.message == "identifier 'uuid' is another one on each launch")
  }

  @Test func aPosition() {
    let found = findings(
      IndexInIdentifier.self, assignments: assignments("orders.row.{index}", "orders.row.{order.id}"))
    #expect(found.messages == ["'orders.row.{index}' is made of a position, 'index'"])
  }
}

@Suite struct OverlongIdentifierTests {
  @Test func theLimitIs128() {
    let longest = String(repeating: "a", count: 128)
    let found = findings(
      OverlongIdentifier.self, assignments: assignments(longest, longest + "b", "{x}" + longest + "c"))
    #expect(found.lines == [2, 3])
    #expect(found.first?.message.hasPrefix("identifier has 129 characters") == true)
    #expect(found.last?.message.hasPrefix("identifier has at least 129 characters") == true)
  }
}

@Suite struct BlankIdentifierTests {
  @Test func emptyAndBlanks() {
    let found = findings(
      BlankIdentifier.self,
      assignments: ["", "  ", " a", "a ", " a ", "a b", "{x} ", "\n{x}", "{x}"].enumerated().map {
        assignment(.oneOf([text($1)]), line: $0 + 1)
      })
    #expect(
      found.messages == [
        "identifier is empty", "identifier is made of blanks", "' a' begins with a blank", "'a ' ends with a blank",
        "' a ' begins and ends with a blank", "'{x} ' ends with a blank", "'{x}' begins with a blank",
      ])
  }

  @Test func anEmptyTextThatMeansNone() {
    let found = findings(
      BlankIdentifier.self,
      assignments: [
        assignment(.known(""), line: 1, member: "prepareForReuse()"),
        assignment(identifier("a.b", ""), line: 2),
        assignment(.unresolved("parameter id", fallbacks: [text("")]), line: 3),
        assignment(.known(""), line: 4, form: .initArgument),
        assignment(.none, line: 5),
      ])
    #expect(found.isEmpty)
  }
}

@Suite struct NumericSuffixTests {
  @Test func aSegmentThatIsANumber() {
    let found = findings(NumericSuffix.self, assignments: assignments("login.field.1", "login.field.2", "login.go"))
    #expect(found.messages == ["'login.field.1' differs from 1 other identifier in its number only"])
    #expect(found.first?.notes.map(\.place.line) == [2])
  }

  @Test func roleWordsNeedASibling() {
    #expect(findings(NumericSuffix.self, assignments: assignments("login.field1", "login.go")).isEmpty)
    #expect(findings(NumericSuffix.self, assignments: assignments("login.field1", "login.field2")).count == 1)
  }

  @Test(arguments: [
    ["guide.step1", "guide.step2"], ["review.star.1", "review.star.2"], ["share.mp3", "share.mp4"],
    ["form.addressLine1", "form.addressLine2"], ["keypad.key.7", "keypad.key.8"],
  ])
  func numbersThatMeanSomething(texts: [String]) {
    let given = texts.enumerated().map { assignment(.known($1), line: $0 + 1) }
    #expect(findings(NumericSuffix.self, assignments: given).isEmpty)
  }

  @Test func repeatedContentMayHaveNumbers() {
    let given = [assignment(.known("home.image.1"), line: 1, isRepeated: true)]
    #expect(findings(NumericSuffix.self, assignments: given).isEmpty)
  }

  @Test func silentWhereTheProjectFollowsAnotherConvention() {
    #expect(findings(NumericSuffix.self, assignments: assignments("a_b", "c_d", "login.field.1")).isEmpty)
  }
}

@Suite struct UnknownScreenTests {
  let screens = [screen("login", type: "LoginView"), screen("checkoutSummary", type: "CheckoutSummaryView")]

  @Test func aTypingErrorNamesTheNearest() throws {
    let found = findings(
      UnknownScreen.self, assignments: assignments("logni.email", "logni.go", "login.help", "checkout.pay"),
      screens: screens)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message == "no screen is named 'logni', as in 'logni.email' and in 1 other identifier")
    #expect(finding.notes.map(\.message) == ["the nearest name is 'login'"])
  }

  @Test func typesFoldersAndSharedNamesAreKnown() {
    let found = findings(
      UnknownScreen.self,
      assignments: [
        assignment(.known("ratingStars.rate"), line: 1, type: "Kit.RatingStarsView"),
        assignment(.known("onboarding.next"), line: 2, file: "App/Onboarding/Welcome.swift"),
        assignment(.known("common.close"), line: 3),
        assignment(.known("logins.close"), line: 4),
        assignment(identifier("{screen}.close"), line: 5),
        assignment(identifier("log{screen}.close"), line: 6),
      ], screens: screens)
    #expect(found.isEmpty)
  }

  @Test func nothingIsSaidWithoutScreens() {
    #expect(findings(UnknownScreen.self, assignments: assignments("logni.email")).isEmpty)
  }
}

@Suite struct MissingSectionTests {
  private func elements(_ texts: String...) -> [Element] {
    texts.enumerated().map { element(line: $0 + 1, identifier: identifier($1)) }
  }

  private func found(_ elements: [Element]) -> [Finding] {
    let given = elements.map { assignment($0.identifier, line: $0.place.line) }
    return findings(MissingSection.self, assignments: given, elements: elements)
  }

  @Test func oneFindingForACrowdedScreen() {
    let found = found(elements("login.a", "login.b", "login.c.d", "login.c.e", "login.c.f", "login.c.g"))
    #expect(found.messages == ["'login.a' names no section, nor does 1 other identifier of its screen"])
    #expect(found.first?.notes.first?.message == "screen 'login' has 6 elements with identifiers")
  }

  @Test func flatScreensAndSectionsThemselvesAreFine() {
    #expect(found(elements("login.a", "login.b", "login.c", "login.d", "login.e")).isEmpty)
    #expect(found(elements("login.c", "login.c.b", "login.c.d", "login.c.e", "login.c.f", "login.c.g")).isEmpty)
  }
}
