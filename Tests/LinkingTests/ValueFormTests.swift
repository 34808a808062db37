import Findings
import Inventory
import Taxonomy
import Testing

/// The forms in which a value can be written, each with what it comes to.
@Suite struct ValueFormTests {
  struct Form: CustomTestStringConvertible, Sendable {
    var name: String
    var expression: String
    var members = ""
    var declarations = ""
    var value: String
    var testDescription: String { name }
  }

  private static let forms = [
    Form(
      name: "a case with a payload in a computed text", expression: "Mark.row(\"a\").text",
      declarations:
        "enum Mark { case top, row(String), cell(section: String, Int); var text: String { switch self { case .top: \"top\"; case .row(let id): \"row.\\(id)\"; case let .cell(section, n): return \"cell.\\(section).\\(n)\" } } }",
      value: "row.a"),
    Form(
      name: "a case with two values", expression: "Mark.cell(section: \"a\", 3).text",
      declarations:
        "enum Mark { case top, cell(section: String, Int); var text: String { switch self { case .top: \"top\"; case let .cell(section, n): return \"cell.\\(section).\\(n)\" } } }",
      value: "cell.a.3"),
    Form(
      name: "an enum of enums", expression: "Mark.basket(.pay).text",
      declarations:
        "enum Mark { case basket(Basket), users; enum Basket: String { case pay, clear }; var text: String { switch self { case .basket(let part): \"basket.\\(part.rawValue)\"; case .users: \"users\" } } }",
      value: "basket.pay"),
    Form(
      name: "a struct that has a raw value", expression: "Mark.go.rawValue",
      declarations:
        "struct Mark: RawRepresentable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; static let go = Mark(rawValue: \"go\") }",
      value: "go"),
    Form(
      name: "a struct that has a raw value, without an initialiser", expression: "Mark.go.rawValue",
      declarations: "struct Mark { let rawValue: String; static let go: Mark = .init(rawValue: \"go\") }", value: "go"),
    Form(
      name: "a struct that is written as a string", expression: "Mark.go.value",
      declarations:
        "struct Mark: ExpressibleByStringLiteral { let value: String; init(stringLiteral value: String) { self.value = value }; static let go: Mark = \"go\" }",
      value: "go"),
    Form(
      name: "a range over all cases", expression: "mark.rawValue", members: "let mark: Mark",
      declarations: "enum Mark: String, CaseIterable { case one, two }", value: "one|two"),
    Form(
      name: "the texts of all cases", expression: "Mark.allCases.map(\\.rawValue).joined(separator: \"-\")",
      declarations: "enum Mark: String, CaseIterable { case one, two }", value: "one-two"),
    Form(
      name: "a dictionary indexed by a case", expression: "marks[.one]!",
      members: "let marks: [Mark: String] = [.one: \"first\", .two: \"second\"]",
      declarations: "enum Mark { case one, two }", value: "first"),
    Form(
      name: "a dictionary indexed by some case", expression: "marks[mark] ?? \"none\"",
      members: "let mark: Mark; let marks: [Mark: String] = [.one: \"first\", .two: \"second\"]",
      declarations: "enum Mark { case one, two }", value: "first|second"),
    Form(
      name: "a dictionary that lacks a case", expression: "marks[mark] ?? \"none\"",
      members: "let mark: Mark; let marks: [Mark: String] = [.one: \"first\"]",
      declarations: "enum Mark { case one, two }", value: "first|none"),
    Form(
      name: "a choice of which one side is nil", expression: "(isOn ? \"on\" : nil) ?? \"off\"",
      members: "let isOn: Bool",
      value: "on|off"),
    Form(
      name: "an array indexed by a number", expression: "Marks.all[1]",
      declarations: "enum Marks { static let all = [\"a\", \"b\"] }", value: "b"),
    Form(
      name: "an array indexed by a raw value", expression: "Marks.all[kind.rawValue]", members: "let kind: Kind",
      declarations: "enum Kind: Int { case a, b }\nenum Marks { static let all = [\"a\", \"b\"] }", value: "a|b"),
    Form(
      name: "a function that switches", expression: "mark(for: .two)",
      members:
        "func mark(for kind: Kind) -> String { switch kind { case .one: return \"a\"; case .two: return \"b\" } }",
      declarations: "enum Kind { case one, two }", value: "b"),
    Form(
      name: "a computed property that switches", expression: "kind.mark", members: "let kind: Kind",
      declarations:
        "enum Kind { case one, two; var mark: String { switch self { case .one: return \"a\"; case .two: return \"b\" } } }",
      value: "a|b"),
    Form(name: "a format", expression: "String(format: \"%@-%d\", \"a\", 2)", value: "a-2"),
    Form(name: "joined texts", expression: "[\"a\", \"b\"].joined(separator: \".\")", value: "a.b"),
    Form(
      name: "joined, of which one is not known", expression: "[\"a\", row.id].joined(separator: \".\")",
      members: "let row: Row", value: "a.{row.id}"),
    Form(
      name: "small letters", expression: "Marks.go.lowercased()", declarations: "enum Marks { static let go = \"GO\" }",
      value: "go"),
    Form(name: "capital letters", expression: "\"go\".uppercased()", value: "GO"),
    Form(name: "words with capitals", expression: "\"go on\".capitalized", value: "Go On"),
    Form(
      name: "something put in another's place", expression: "\"a b\".replacingOccurrences(of: \" \", with: \"_\")",
      value: "a_b"),
    Form(
      name: "something behind", expression: "Marks.go.appending(\".row\")",
      declarations: "enum Marks { static let go = \"go\" }", value: "go.row"),
    Form(
      name: "a constant put behind", expression: "\"go\".appending(Marks.row)",
      declarations: "enum Marks { static let row = \".row\" }", value: "go.row"),
    Form(
      name: "a default argument", expression: "mark()",
      members: "func mark(_ name: String = \"go\") -> String { \"mark.\\(name)\" }",
      value: "mark.go"),
    Form(
      name: "a key path to a constant", expression: "Marks()[keyPath: \\.go]",
      declarations: "struct Marks { let go = \"go\" }", value: "go"),
    Form(
      name: "a key path to a nested constant", expression: "marks[keyPath: \\Marks.basket.pay]",
      members: "let marks = Marks()",
      declarations: "struct Marks { let basket = Basket() }\nstruct Basket { let pay = \"pay\" }", value: "pay"),
    Form(
      name: "a choice as an expression", expression: "if isOn { \"a\" } else { \"b\" }", members: "let isOn: Bool",
      value: "a|b"),
    Form(
      name: "a text over several lines", expression: "\"\"\"\n  go\n  \"\"\"", value: "go"),
    Form(
      name: "a constant of a protocol", expression: "Basket.mark",
      declarations:
        "protocol Marked { }\nextension Marked { static var mark: String { \"marked\" } }\nstruct Basket: Marked { }",
      value: "marked"),
  ]

  @Test("each form comes to its value", arguments: forms) func form(_ form: Form) throws {
    // A choice is an expression only where a value is asked for.
    let isChoice = form.expression.hasPrefix("if ")
    let members = form.members + (isChoice ? "\nvar choice: String { \(form.expression) }" : "")
    #expect(
      try value(of: isChoice ? "choice" : form.expression, members: members, form.declarations) == form.value)
  }

  @Test(
    "what is not known stays a hole or says why",
    arguments: [
      ("marks[key]", "let marks = [String: String](); let key: String"), ("load().lowercased()", ""),
      ("list[index]", "let list: [String]; let index: Int"),
      ("self[keyPath: path]", "let path: KeyPath<LoginView, String>"),
    ])
  func unknown(expression: String, members: String) throws {
    #expect(try value(of: expression, members: members, "enum Mark: String { case one, two }").hasPrefix("?"))
  }
}
