import Testing

/// What the calls give that make a text of another one, or of numbers.
@Suite struct TextCallTests {
  private func text(_ expression: String, _ declarations: String = "", at location: SourceLocation = #_sourceLocation)
    throws -> String
  {
    try value(of: expression, members: "let n: Int\nlet text: String", declarations, at: location)
  }

  @Test(
    "a format's places are filled",
    arguments: [
      ("\"%2$@-%1$@\", \"a\", \"b\"", "b-a"), ("\"%1$@.%1$@\", \"a\"", "a.a"), ("\"%d%%.%@\", 5, \"a\"", "5%.a"),
      ("\"%02d\", 5", "05"), ("\"%-3d.\", 5", "5  ."), ("\"%ld\", n", "{n}"), ("\"%02d\", n", "{n}"),
      ("\"%.2f\", 5", "{5}"), ("\"%x\", 255", "{255}"), ("\"%5@\", \"a\"", "{\"a\"}"), ("\"%lu\", 7", "7"),
      ("\"%+5d\", 7", "{7}"),
      ("\"%@\", text", "{text}"), ("\"%@-%@\", arguments: [\"a\", \"b\"]", "a-b"),
      ("\"row.%@\", locale: nil, \"a\"", "row.a"), ("flag ? \"a.%d\" : \"b.%d\", 1", "a.1|b.1"),
    ])
  func format(arguments: String, expected: String) throws {
    #expect(try text("String(format: \(arguments))") == expected)
  }

  @Test(
    "a format that does not go with its values is not filled",
    arguments: [
      "\"%@-%@\", \"a\"", "\"%@\", \"a\", \"b\"", "\"%*d\", 3, 5", "\"%1$@-%@\", \"a\", \"b\"", "\"100%\"",
      "text, \"a\"", "\"%@\", arguments: all",
    ])
  func misfit(arguments: String) throws {
    #expect(try text("String(format: \(arguments))").hasPrefix("?"))
  }

  @Test(
    "calls whose outcome is clear",
    arguments: [
      ("\"go on\".capitalized", "Go On"), ("\"a.a\".replacingOccurrences(of: \".\", with: \"_\")", "a_a"),
      ("\"a\".appendingFormat(\"b\")", "ab"), ("\"\\(0x10)\"", "16"), ("\"\\(1_000)\"", "1000"),
      ("\"\\(1.50)\"", "1.5"), ("String(7)", "7"), ("String(describing: 7)", "7"),
    ])
  func clear(expression: String, expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test(
    "calls whose outcome is not known here",
    arguments: [
      "\"go-on.2nd\".capitalized",
      "\"a.b\".replacingOccurrences(of: \"[.]\", with: \"_\", options: .regularExpression)",
      "\"a.b\".replacing(/[.]/, with: \"_\")", "\"a\".appendingFormat(\"%d\", 5)", "\"abc\".prefix(2)",
      "\"abc\".dropFirst()", "\" a\".trimmingCharacters(in: .whitespaces)", "\"a.b\".components(separatedBy: \".\")[0]",
      "\"ab\".replacing(\"\", with: \"-\")", "String(255, radix: 16)", "String(reflecting: \"a\")",
    ])
  func unclear(expression: String) throws {
    #expect(try text(expression).hasPrefix("?"))
    #expect(try text("\"row.\\(\(expression))\"").hasPrefix("row.{"))
  }

  @Test func theAppsOwnExtensionsComeFirst() throws {
    let own =
      "extension String { func appending(_ other: String) -> String { \"\\(self)/\\(other)\" }\nvar capitalized: String { \"own\" }\nfunc uppercased(first: Bool) -> String { \"x\" } }"
    #expect(try text("\"a\".appending(\"b\")", own) == "a/b")
    #expect(try text("\"a\".capitalized", own) == "own")
    #expect(try text("\"a\".uppercased()", own) == "A")
    #expect(try text("\"a\".uppercased(first: true)", own) == "x")
    #expect(
      try text("\"a\".lowercased()", "extension StringProtocol { func lowercased() -> String { \"own\" } }") == "own")
  }

  @Test func aCaseThatDescribesItselfIsNotPrintedByItsName() throws {
    #expect(
      try text(
        "\"row.\\(Mark.a)\"",
        "enum Mark: CustomDebugStringConvertible { case a; var debugDescription: String { \"x\" } }")
        == "row.{Mark.a}")
  }

  @Test func whatTheAppAddsUpIsNoText() throws {
    let own = "enum Mark { case a, b; static func + (left: Mark, right: Mark) -> String { \"a/b\" } }"
    #expect(try text("Mark.a + Mark.b", own).hasPrefix("?"))
  }

  @Test func theNameOfTheFunctionAround() throws {
    let here =
      "func here(_ name: String = #function) -> String { \"at.\\(name)\" }\nfunc name() -> String { #function }\nlet stored = #function"
    #expect(try value(of: "button", members: "var button: String { here() }", here) == "at.button")
    #expect(
      try value(of: "row(1, at: 2)", members: "func row(_ n: Int, at m: Int) -> String { here() }", here)
        == "at.row(_:at:)")
    #expect(try value(of: "here()", here) == "at.body")
    #expect(try value(of: "name()", here) == "name()")
    #expect(try value(of: "stored", here).hasPrefix("?"))
    #expect(
      try value(of: "outer", members: "var outer: String { func inner() -> String { here() }\nreturn inner() }", here)
        == "at.inner()")
  }
}
