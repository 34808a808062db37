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

/// Constants and variables that are declared outside of bodies, and changed somewhere.
@Suite struct SharedVariableTests {
  private let declarations = "var mark = \"a\"\nenum IDs { static var go = \"a\" }\n"

  @Test(arguments: [
    "mark = \"b\"", "mark += \"b\"", "mark.append(\"b\")", "change(&mark)", "(mark, _) = next()",
    "if isOn { mark += x }",
    "run { mark += \"b\" }", "mark[0] = x",
  ])
  func whatIsChangedAnywhereIsNoConstant(_ change: String) throws {
    let files = ["import SwiftUI\n", ""].map { $0 + declarations + "func change() {\n\(change)\n}" }
    for file in files {
      let found = inventory([
        ("App/IDs.swift", file),
        ("App/View.swift", "struct V: View { var body: some View { Text(\"a\").accessibilityIdentifier(mark) } }"),
      ]).assignments.map { written($0.identifier) }
      #expect(found == ["?'mark' may be given another value else a"], "\(change)")
    }
  }

  @Test(arguments: ["IDs.go += \"b\"", "IDs.go.append(\"b\")", "change(&IDs.go)", "IDs.go = \"b\"", "x = 1; IDs.go+=x"])
  func aStaticVariableIsNoConstantEither(_ change: String) throws {
    for start in ["import SwiftUI\n", ""] {
      let found = inventory([
        ("App/IDs.swift", start + "func change() {\n\(change)\n}"),
        (
          "App/View.swift",
          declarations + "struct V: View { var body: some View { Text(\"a\").accessibilityIdentifier(IDs.go) } }"
        ),
      ]).assignments.map { written($0.identifier) }
      #expect(found == ["?'go' may be given another value else a"], "\(change)")
    }
  }

  @Test(arguments: [
    "x = mark", "if mark == \"b\" { }", "log(mark + \"b\")", "f(mark <= x, x >= mark)", "// mark = \"b\"",
    "log(\"mark = b\")", "x = [mark]", "other.append(mark)", "f(x & mark)",
  ])
  func whatIsOnlyReadStays(_ statement: String) throws {
    for start in ["import SwiftUI\n", ""] {
      let found = inventory([
        ("App/IDs.swift", start + declarations + "func change() {\n\(statement)\n}"),
        ("App/View.swift", "struct V: View { var body: some View { Text(\"a\").accessibilityIdentifier(mark) } }"),
      ]).assignments.map { written($0.identifier) }
      #expect(found == ["a"], "\(statement)")
    }
  }

  @Test func aCounterIsNoConstant() throws {
    #expect(
      try value(of: "\"row.\\(next())\"", "var count = 0\nfunc next() -> Int { count += 1; return count }")
        == "row.{next()}")
  }

  @Test func anObjectOfWhichAPartIsAssignedIsNotKnown() throws {
    let theme = "final class Theme { var id: String; let name = \"x\"; init(id: String) { self.id = id } }\n"
    let shared = theme + "enum Themes { static let first = Theme(id: \"a\") }\n"
    #expect(try value(of: "Themes.first.id", shared) == "a")
    #expect(
      try value(of: "Themes.first.id", shared + "func change() { Themes.first.id = \"b\" }").hasPrefix("?"))
    #expect(try value(of: "Themes.first.id", shared + "func change() { other.id = \"b\" }") == "a")
  }

  @Test func aMethodThatChangesAStructIsCalledOnALocal() throws {
    let mark = "struct Mark { var id = \"a\"; mutating func flip() { id = \"b\" }; func look() { print(id) } }"
    func found(_ call: String) throws -> String {
      try value(of: "make()", members: "func make() -> String { var mark = Mark(); \(call); return mark.id }", mark)
    }
    #expect(try found("mark.flip()").hasPrefix("?"))
    #expect(try found("mark.look()") == "a")
    #expect(try found("if isOn { mark.flip() }").hasPrefix("?"))
  }
}

/// Stored variables that begin with one value and are assigned another.
@Suite struct FirstValueTests {
  @Test func aStateHasItsFirstValueToo() {
    let inventory = inventory(
      of: """
        struct Home: View { @State private var mark = "a"; @State var other: String?; var body: some View {
          Button("go") { mark = "b" }.accessibilityIdentifier(mark)
          Button("go") { other = "x" }.accessibilityIdentifier(other ?? "none")
        } }
        """)
    #expect(inventory.assignments.map { written($0.identifier) } == ["b", "a|b", "x", "x|none"])
    #expect(inventory.controls == ["Button a|b", "Button x|none"])
  }

  @Test func aStateOfAComponentHasItsFirstValueToo() {
    let inventory = inventory(
      of: """
        struct Home: View { var body: some View { Row() } }
        struct Row: View { @State var mark = "a"; var body: some View {
          Button("go") { mark = "b" }.accessibilityIdentifier(mark)
        } }
        """)
    #expect(inventory.controls.allSatisfy { Set($0.dropFirst(7).split(separator: "|")) == ["a", "b"] })
  }

  @Test func anObjectsVariableHasItsFirstValueToo() {
    func found(_ members: String, _ inInit: String = "") -> [String] {
      inventory(
        viewDidLoad: "go.accessibilityIdentifier = mark",
        members: "let go = UIButton()\n\(members)\nfunc flip() { mark = \"b\" }\(inInit)"
      ).controls
    }
    #expect(found("var mark = \"a\"") == ["UIButton a|b"])
    #expect(found("var mark = \"a\" { didSet { go.accessibilityIdentifier = mark } }") == ["UIButton a|b"])
    #expect(found("var mark: String", "\ninit() { mark = \"c\"; super.init() }") == ["UIButton b|c"])
  }

  @Test func whatEveryCallPassesReplacesTheFirstValue() {
    let inventory = inventory(
      of: """
        struct Home: View { var body: some View { Row(mark: "x") } }
        struct Row: View { var mark = "a"; var body: some View { Button("go") { }.accessibilityIdentifier(mark) } }
        """)
    #expect(inventory.controls == ["Button x"])
  }
}
