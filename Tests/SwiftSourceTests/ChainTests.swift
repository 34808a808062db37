import FactWriting
import Inventory
import Testing

@Suite struct ChainTests {
  @Test(arguments: [
    ("a.b.c", "a.b.c"),
    ("IDs.login.go", "IDs.login.go"),
    ("self.button", "self.button"),
    ("super.init(frame: f)", "super.init(frame: f)"),
    (".loginButton", ".loginButton"),
    (".row(\"x\").asString", ".row(\"x\").asString"),
    ("a?.b!.c?.d()", "a.b.c.d()"),
    ("a![0]?.b", "a[0].b"),
    ("a[\"k\", default: 1].b", "a[\"k\", default: 1].b"),
    ("Set<Row>(rows).first", "Set(rows).first"),
    ("Kit.Row<Int>.init(x)", "Kit.Row.init(x)"),
    ("make()()", "make()()"),
    ("{ UIButton() }()", "<{ UIButton() }>()"),
    ("{ $0.isOn = true; return $0 }(UISwitch())", "<{ $0.isOn = true; return $0 }>(UISwitch())"),
    ("\"key\".localized", "<\"key\">.localized"),
    ("(a ?? b).id", "<(a ?? b)>.id"),
    ("[a, b].first", "<[a, b]>.first"),
    ("[a, b][0]", "<[a, b]>[0]"),
    ("(a as? B)?.c", "a.c"),
    ("#selector(tap)", "#selector(tap)"),
    ("#function", "#function"),
    ("#imageLiteral(resourceName: \"x\")", "#imageLiteral(resourceName: \"x\")"),
    ("f(&x, y: nil)", "f(x, y: nil)"),
  ])
  func postfixExpressionsAreOneChain(source: String, expected: String) throws {
    #expect(try lowered(source) == expected)
  }

  @Test func modifiersFollowTheViewInTheirOrder() throws {
    let source =
      "VStack(spacing: 8) {\n  Text(\"a\")\n    .bold()\n  b\n}\n.padding(.top, 4)\n.accessibilityIdentifier(\"x\")"
    #expect(
      try lowered(source)
        == "VStack(spacing: 8) { Text(\"a\").bold(); b }.padding(.top, 4).accessibilityIdentifier(\"x\")")
  }

  @Test func trailingClosuresKeepTheirLabels() throws {
    #expect(
      try lowered("Button { save() } label: { Text(\"a\") }.padding()")
        == "Button() { save() } label: { Text(\"a\") }.padding()")
    #expect(
      try lowered("Section(x) { a } header: { b } footer: { c }") == "Section(x) { a } header: { b } footer: { c }")
    #expect(try lowered("list.map { $0.id }.first { $0 }") == "list.map() { $0.id }.first() { $0 }")
  }

  @Test func aConditionInsideAChainMarksItsModifiers() throws {
    let facts = try facts(
      """
      struct S: View {
        var body: some View {
          Text("a")
            .bold()
            #if DEBUG
              .accessibilityIdentifier("x")
              .padding()
            #else
              .italic()
            #endif
            .font(.body)
        }
      }
      """)
    let body = try #require(facts.type("S").property("body").getter)
    #expect(written(body) == "Text(\"a\").bold().#accessibilityIdentifier(\"x\").#padding().#italic().font(.body)")
  }

  @Test func aChainOfManyModifiersIsNoDeepTree() throws {
    let source = "Text(\"a\")" + String(repeating: ".padding()", count: 1_000)
    let facts = try facts("let view = \(source)\n")
    guard case .chain(let chain)? = facts.properties.first?.value else {
      Issue.record("no chain")
      return
    }
    #expect(chain.links.count == 1_001)
  }

  @Test func parenthesesAroundAChainChangeNothing() throws {
    #expect(try lowered("((cell as? Row)?.title as! UILabel).text") == "cell.title.text")
    #expect(try lowered("(try make(1)).view") == "make(1).view")

    #expect(try lowered("(flag ? A() : B()).id(1)") == "<(flag ? A() : B())>.id(1)")
    #expect(try lowered("(A()).id(1)") == "A().id(1)")
  }
}
