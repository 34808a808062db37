import Inventory
import Testing

/// Variables that are changed after they are declared, in bodies and on the way to an identifier.
@Suite struct ChangingValueTests {
  private func function(_ body: String) throws -> String {
    try value(of: "make()", members: "var isOn = false\nlet title: String\nfunc make() -> String {\n\(body)\n}")
  }

  @Test func whatIsAssignedLastCounts() throws {
    #expect(try function("var id = \"a\"\nid = \"b\"\nreturn id") == "b")
    #expect(try function("let id: String\nif isOn { id = \"a\" } else { id = \"b\" }\nreturn id") == "a|b")
    #expect(try function("var id = \"a\"\nif isOn { id = \"b\" }\nreturn id") == "a|b")
    #expect(try function("var id = \"a\"\nid = \"b\"\nif isOn { id = \"c\" }\nreturn id") == "a|b|c")
    #expect(try function("var id = \"a\"\nif isOn { id = \"b\" }\nid = \"c\"\nreturn id") == "c")
  }

  @Test(arguments: [
    "id += \"b\"", "id.append(\"b\")", "if isOn { id += \"b\" }", "change(&id)",
    "for _ in 0..<3 { id.insert(\"b\", at: x) }",
    "run { id += title }",
  ])
  func whatIsChangedInPlaceIsNotKnown(_ change: String) throws {
    #expect(try function("var id = \"a\"\n\(change)\nreturn id") == "?'id' is changed after it is made")
  }

  @Test(arguments: ["ids += \"b\"", "x.id += \"b\"", "if id == \"b\" { }", "log(id + \"b\")", "a && id"])
  func whatIsChangedOtherwiseStays(_ statement: String) throws {
    #expect(try function("var id = \"a\"\n\(statement)\nreturn id") == "a")
  }

  @Test func whatIsMadeOfItselfIsFollowedStepByStep() throws {
    #expect(try function("var x = \"a\"\nx = x + \".b\"\nreturn x") == "a.b")
    #expect(
      try function("var x = \"a\"\nx = x + \".b\"\nif isOn { x = x + \".c\" }\nreturn x")
        == "?'x' is changed after it is made")
    #expect(
      inventory(
        viewDidLoad: "var id = \"a\"\nid = \"p.\" + id\ngo.accessibilityIdentifier = id", members: "let go = UIButton()"
      )
      .controls == ["UIButton ?'id' is changed after it is made"])
  }

  @Test func aBuilderGivesWhatItAssigns() throws {
    let row = """
      struct Row: View { var identifier = "row"; let title: String
        var body: some View { Button(title) { }.accessibilityIdentifier(identifier) }
        func tagged(_ id: String) -> Row { var copy = self; copy.identifier = id; return copy } }
      """
    let inventory = inventory(
      body: "Text(\"a\").accessibilityIdentifier(Row(title: \"a\").tagged(\"x\").identifier)", declarations: row)
    #expect(inventory.assignments.first.map { written($0.identifier) } == "x")
  }

  @Test func aVariableOfAControllersBodyMayHaveAnyOfItsValues() {
    #expect(
      inventory(
        viewDidLoad: "var id = \"a\"\nif isOn { id = \"b\" }\ngo.accessibilityIdentifier = id",
        members: "let go = UIButton()\nvar isOn = false"
      ).controls == ["UIButton a|b"])
  }

  /// A constant has the value that the names had where it was written.
  @Test func aNameThatIsShadowedLaterDoesNotChangeWhatWasMadeOfIt() throws {
    #expect(
      try function("let a = \"x\"\nlet id = a + \".go\"\nif let a = title { return id + a }\nreturn id").contains(
        "x.go"))
    #expect(try function("let id = title\nlet title = \"x\"\nreturn id").hasPrefix("?"))
    #expect(try function("let title = \"x\"\nlet id = title\nreturn id") == "x")
  }
}
