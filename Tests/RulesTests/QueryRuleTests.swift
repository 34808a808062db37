import Findings
import Inventory
import Rules
import Taxonomy
import Testing

/// What the rules about queries say, besides their examples.
@Suite struct QueryRuleTests {
  private func query(
    _ key: String, line: Int, name: String = "buttons", type: ElementType? = .button, status: Query.Status = .provided,
    uses: [Query.Use] = [], change: (inout Query) -> Void = { _ in }
  ) -> Query {
    var query = Query(
      place: place(line, file: "Tests/LoginTests.swift"), name: name, type: type, how: .subscript,
      key: identifier(key), enclosingType: "LoginTests", member: "testSignIn")
    query.status = status
    query.keyKind = .identifier
    query.uses = uses
    change(&query)
    return query
  }

  private func found<R: Rule>(
    _ rule: R.Type, _ queries: [Query], elements: [Element] = [], assignments: [Assignment] = []
  ) -> [Finding] {
    var inventory = Inventory(elements: elements, assignments: assignments)
    inventory.queries = queries
    let project = Project(inventory: inventory, convention: .default, conventionIsChosen: false)
    return rule.init().check(project)
  }

  @Test(arguments: [
    ("login.submitButton", "login.submit_button"), ("login.sumbit", "login.submit"),
    ("signIn.email.field", "login.email.field"), ("LOGIN.SUBMIT", "login.submit"),
  ]) func theNearestNameIsTold(asked: String, given: String) {
    let found = found(
      UnknownQuery.self, [query(asked, line: 1, status: .dangling)],
      assignments: assignments(given, "orders.list.row", "settings.sound.toggle"))
    #expect(found.messages == ["no element is given '\(asked)'; the nearest is '\(given)'"])
    #expect(found.first?.notes.first?.message == "'\(given)' is given here")
    #expect(found.first?.notes.first?.place == place(1))
  }

  @Test(arguments: ["se-got-wg-001", "close", "orders_row_cell", "icon.close"])
  func whatIsNoNameOfTheAppsIsLeftOut(asked: String) {
    let found = found(
      UnknownQuery.self, [query(asked, line: 1, status: .dangling)],
      assignments: assignments("login.submit.button", "find.close", "banner.close", "login.close"))
    #expect(found.isEmpty)
  }

  @Test func aConstantOfTheAppsIsReportedWhateverItLooksLike() {
    let asked = query("close", line: 1, status: .dangling) { $0.isDefinedByApp = true }
    #expect(found(UnknownQuery.self, [asked], assignments: assignments("login.submit.button")).count == 1)
  }

  @Test func oneFindingTellsOfAllQueriesAndTheTests() {
    let queries = (1...5).map { line in
      query("login.sumbit", line: line, status: .dangling) {
        $0.tests = [Query.Test(name: "LoginTests.test\(line)", place: place(line))]
      }
    }
    let found = found(UnknownQuery.self, queries, assignments: assignments("login.submit"))
    #expect(found.lines == [1])
    #expect(
      found.messages == ["no element is given 'login.sumbit', which 5 queries look for; the nearest is 'login.submit'"])
    let notes = found.first?.notes.map(\.message) ?? []
    #expect(notes.count { $0.contains("looked for here") } == 3)
    #expect(notes.contains("the test 'LoginTests.test1' comes to it"))
  }

  @Test func aDeniedQueryIsVacuousAndNotUnknown() {
    let asked = [
      query("login.sumbit", line: 1, status: .dangling, uses: [Query.Use(.absence)]),
      query("login.sumbit", line: 2, status: .dangling, uses: [Query.Use(.absence), Query.Use(.tap)]),
    ]
    #expect(found(VacuousQuery.self, asked, assignments: assignments("login.submit")).lines == [1])
    #expect(found(UnknownQuery.self, asked, assignments: assignments("login.submit")).lines == [2])
  }

  @Test func aTypeIsWrongOnlyWhereAllElementsAreSure() {
    let asked = query("a.b", line: 1, name: "textFields", type: .textField) { $0.providers = [place(5, column: 40)] }
    func found(_ change: (inout Element) -> Void) -> [Finding] {
      self.found(
        WrongTypeQuery.self, [asked], elements: [element(line: 5, identifier: identifier("a.b"), change: change)])
    }
    #expect(
      found { _ in }.messages == [
        "'a.b' is the identifier of a 'Button', which 'textFields' does not find; its type is 'button'"
      ])
    #expect(found { $0.verdict = .unknown }.isEmpty)
    #expect(found { $0.kind = "OwnButton" }.isEmpty)
    #expect(found { $0.source = place(6) }.isEmpty)
    #expect(found { $0.identifier = identifier("a.b", "a.{id}") }.isEmpty)
  }

  @Test func rowsAreAnInfoAndTwoElementsAWarning() {
    let asked = query("a.b", line: 1, uses: [Query.Use(.tap)]) { $0.providers = [place(5, column: 40)] }
    let row = element(line: 5, identifier: identifier("a.b")) { $0.repetition = place(4) }
    #expect(found(AmbiguousQuery.self, [asked], elements: [row]).map(\.severity) == [.info])
    var narrowed = asked
    narrowed.uses = [Query.Use(.tap, isNarrowed: true), Query.Use(.existence)]
    #expect(found(AmbiguousQuery.self, [narrowed], elements: [row]).isEmpty)
    var both = asked
    both.providers.append(place(7, column: 40))
    let other = element(line: 7, identifier: identifier("a.b"))
    let first = element(line: 5, identifier: identifier("a.b"))
    #expect(found(AmbiguousQuery.self, [both], elements: [first, other]).map(\.severity) == [.warning])
    let elsewhere = element(line: 7, identifier: identifier("a.b"), screen: "orders")
    #expect(found(AmbiguousQuery.self, [both], elements: [first, elsewhere]).isEmpty)
  }

  @Test func aControlWithoutAnIdentifierTellsWhoFindsItByItsText() {
    let asked = query("Sign In", line: 3, status: .visibleText) {
      $0.keyKind = .visibleText
      $0.tests = [Query.Test(name: "LoginTests.testSignIn", place: place(2))]
    }
    let button = element(line: 5) { $0.label = "Sign In" }
    let field = element("TextField", line: 6, type: .textField) { $0.label = "Sign In" }
    let found = found(MissingIdentifier.self, [asked], elements: [button, field])
    #expect(
      found.map { $0.notes.map(\.message) } == [
        ["the test 'LoginTests.testSignIn' finds it by its text, today and then; the identifier is the sounder key"],
        [],
      ])
  }

  @Test func whatSeveralScreensShareIsNotCalledUnused() {
    let asked = query("a.b", line: 1) { $0.providers = [place(5, column: 40)] }
    let used = element(line: 5, identifier: identifier("a.b"))
    let unused = element(line: 6, identifier: identifier("a.c"))
    func found(_ elements: [Element]) -> [Finding] {
      var inventory = Inventory(
        screens: [screen("login", type: "LoginView"), screen("orders", type: "OrdersView")], elements: elements)
      inventory.queries = [asked]
      return UnusedIdentifier().check(
        Project(inventory: inventory, convention: .default, conventionIsChosen: false))
    }
    #expect(found([used, unused]).messages == ["no test asks for 1 of the 2 identifiers of this screen: 'a.c'"])
    var elsewhere = unused
    elsewhere.screen = "orders"
    #expect(found([used, unused, elsewhere]).isEmpty)
  }
}
