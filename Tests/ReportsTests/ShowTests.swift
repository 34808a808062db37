import Findings
import Inventory
import SchemaChecking
import Taxonomy
import Testing

@testable import Reports

/// What `voyager show` answers, as a value and in each of its forms.
struct ShowTests {
  private static let answers = ["login.email.field", "orders.row.42", "login", "OrdersView", "login.emial.field"]

  private func answer(_ name: String) -> Answer { Answer(to: name, in: Samples.mixed.inventory) }

  // MARK: The answer

  @Test("an identifier is found with its places, its elements and a query")
  func anIdentifierIsFound() {
    let answer = answer("login.email.field")
    #expect(answer.isExact)
    #expect(answer.assignments.map(\.place.line) == [6])
    #expect(answer.elements.map(\.kind) == ["TextField"])
    // What the system shows twice is ambiguous.
    #expect(answer.queries.map(\.code) == [#"app.textFields["login.email.field"].firstMatch"#])
    #expect(answer.nearest == .init())
  }

  @Test("what only a pattern can produce is found by it")
  func whatOnlyAPatternCanProduceIsFound() {
    let answer = answer("orders.row.42")
    #expect(!answer.isExact)
    #expect(answer.elements.map(\.kind) == ["tableViewCell"])
    #expect(answer.queries.map(\.code) == [#"app.cells["orders.row.42"]"#])
    #expect(self.answer("orders.row.{order.id}").queries.map(\.code) == [#"app.cells["orders.row.\(orderId)"]"#])
  }

  @Test("a screen is found by its name, its type's, and the inner part of that")
  func aScreenIsFound() {
    var inventory = Samples.mixed.inventory
    inventory.screens[0].type = "Flow.LoginView"
    for name in ["login", "Flow.LoginView", "LoginView"] {
      let answer = Answer(to: name, in: inventory)
      #expect(answer.screens.map(\.screen.name) == ["login"])
      #expect(answer.screens.first?.elements.map(\.kind) == ["TextField", "Button", "Link"])
      #expect(!answer.isIdentifier)
    }
    #expect(!Answer(to: "View", in: inventory).isKnown)
  }

  @Test("an unknown name has near ones, of identifiers and of screens")
  func anUnknownNameHasNearOnes() {
    #expect(answer("login.emial.field").nearest == .init(identifiers: ["login.email.field"], screens: []))
    #expect(answer("LoginVeiw").nearest.screens == ["LoginView"])
    #expect(answer("email").nearest.identifiers == ["login.email.field"])
    #expect(answer("%").nearest == .init())
  }

  // MARK: Queries

  private func element(_ type: ElementType, line: Int, change: (inout Element) -> Void = { _ in }) -> Element {
    var element = Element(
      type: type, kind: "\(type)", framework: .swiftUI, place: Samples.at("A.swift", line, 1, 5), enclosingType: "A",
      member: "body", isControl: true)
    element.identifier = .known("a.b")
    element.screen = "a"
    element.verdict = .reachable
    change(&element)
    element.fingerprint = Fingerprint(["\(line)"])
    return element
  }

  private func codes(_ elements: Element...) -> [String] {
    Answer(to: "a.b", in: Inventory(elements: elements)).queries.map(\.code)
  }

  @Test("each type has a query of its own, by its plural")
  func eachTypeHasAQueryOfItsOwn() {
    #expect(
      codes(element(.switch, line: 1), element(.other, line: 2), element(.button, line: 3)) == [
        #"app.switches["a.b"]"#, #"app.otherElements["a.b"]"#, #"app.buttons["a.b"]"#,
      ])
  }

  @Test("a repeated element is one of several, two of a screen are told so, alternatives are not")
  func repeatedElementsAndDoubles() {
    let start = Samples.at("A.swift", 1, 1, 3)
    #expect(codes(element(.button, line: 2) { $0.repetition = start }) == [#"app.buttons.matching(identifier: "a.b")"#])
    #expect(codes(element(.button, line: 2), element(.button, line: 3)) == [#"app.buttons["a.b"].firstMatch"#])
    #expect(
      codes(element(.button, line: 2), element(.button, line: 3) { $0.screen = "b" }) == [#"app.buttons["a.b"]"#])
    #expect(
      codes(
        element(.button, line: 2) { $0.branches = [Branch(place: start, alternative: 0)] },
        element(.button, line: 3) { $0.branches = [Branch(place: start, alternative: 1)] })
        == [#"app.buttons["a.b"]"#])
  }

  @Test("what nothing can find has no query; what lands on something unknown is sought among all")
  func whatNothingCanFindHasNoQuery() {
    #expect(codes(element(.button, line: 2) { $0.verdict = .merged }).isEmpty)
    let assignment = Assignment(
      place: Samples.at("A.swift", 1, 1, 3), value: Samples.at("A.swift", 1, 4, 6), form: .uiKitProperty,
      carrier: "accessibilityIdentifier", target: .unknown, identifier: .known("a\"b"), verdict: .unknown,
      enclosingType: "A", member: "b")
    #expect(
      Answer(to: "a\"b", in: Inventory(assignments: [assignment])).queries.map(\.code)
        == [#"app.descendants(matching: .any)["a\"b"].firstMatch"#])
  }

  // MARK: Text

  @Test("the text of an identifier tells the way from the assignment back to the text")
  func theTextOfAnIdentifier() {
    var inventory = Samples.mixed.inventory
    inventory.assignments[0].way = [Samples.at("IDs.swift", 3, 5, 9), Samples.at("IDs.swift", 8, 5, 9)]
    let text = ShowText.print(Answer(to: "login.email.field", in: inventory)) { file, line in
      Array("  line \(line) of \(file)".utf8)[...]
    }
    #expect(
      text == """
        login.email.field

        given at
            Login/LoginView.swift:6:8  swiftui-modifier, accessibilityIdentifier, on textField, reachable, screen login
                line 6 of Login/LoginView.swift
                passed on at IDs.swift:8:5
                    line 8 of IDs.swift
                text from IDs.swift:3:5
                    line 3 of IDs.swift

        carried by
            textField  TextField "E-mail"  login  duplicated  Login/LoginView.swift:5:5

        in a test
            app.textFields["login.email.field"].firstMatch
                the system shows it twice; without '.firstMatch' a tap fails

        """)
  }

  @Test("the text of a screen has a line for each element")
  func theTextOfAScreen() {
    #expect(
      ShowText.print(answer("login")) == """
        login · LoginView, Login/LoginView.swift:3 · 1 of 3 controls identified
            textField  TextField "E-mail"  login.email.field                 duplicated  Login/LoginView.swift:5:5
            button     Button "Sign in"    none; login.signIn would name it  -           Login/LoginView.swift:9:3
            link       Link "A | "B" �🧭"  none; login.help would name it    -           Shared/Help.swift:4:5  if showsHelp

        """)
  }

  // MARK: JSON

  @Test("every answer passes the schema, its keys in order", arguments: answers)
  func everyAnswerPassesTheSchema(name: String) throws {
    let json = try JSONValue(ShowJSON.bytes(answer(name), root: "App", version: "0.1.0"))
    let validator = try SchemaValidator.named("show")
    #expect(validator.violations(in: json) == [])
    let order = try #require(validator.schema["properties"]).keys
    #expect(json.keys == order.filter(json.keys.contains))
    for (list, definition) in [("assignments", "assignment"), ("elements", "element"), ("screens", "screen")] {
      let order = try #require(validator.schema["$defs"]?[definition]?["properties"]).keys
      for entry in json[list]?.values ?? [] { #expect(entry.keys == order.filter(entry.keys.contains)) }
    }
  }

  @Test("the schema says of shared things what the report's says")
  func theSchemaSaysWhatTheReportsSays() throws {
    let show = try #require(SchemaValidator.named("show").schema["$defs"])
    let report = try #require(SchemaValidator.named("report").schema["$defs"])
    for name in ["fingerprint", "file", "line", "column", "count", "place", "framework", "verdict", "identifier"] {
      #expect(show[name] == report[name])
    }
    for name in ["element", "assignment"] {
      let keys = try #require(report[name]?["properties"]).keys
      #expect(show[name]?["properties"]?.keys.starts(with: keys) == true)
      for key in keys { #expect(show[name]?["properties"]?[key] == report[name]?["properties"]?[key]) }
    }
    #expect(show["hop"]?["properties"]?["role"]?["enum"] == .array(Hop.Role.allCases.map { .text($0.rawValue) }))
  }
}
