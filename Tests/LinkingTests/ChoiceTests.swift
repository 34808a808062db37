import Testing

/// Which ways through a choice count.
@Suite struct ChoiceTests {
  /// What `mark` comes to in a view that has a `kind` and two flags.
  private func mark(
    _ body: String, kind: String = "let kind: Kind", declarations: String = "",
    at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    try value(
      of: "mark", members: "\(kind)\nlet isOn: Bool\nlet text: String?\nvar mark: String {\n\(body)\n}",
      "enum Kind { case a, b, c }\n" + declarations, at: location)
  }

  private func mark(
    of expression: String, _ members: String, at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    try value(of: "\(expression).mark", "enum Mark {\n\(members)\n}", at: location)
  }

  @Test func aWhereMayPassACaseOver() throws {
    #expect(
      try mark(
        of: "Mark.a",
        "case a, b; var mark: String { switch self { case .a where isOn: \"1\"; case .a: \"2\"; case .b: \"3\" } }")
        == "1|2")
    #expect(
      try mark(
        of: "Mark.a",
        "case a, b; var mark: String { switch self { case .b where isOn, .a: \"1\"; case _ where isOn: \"2\"; default: \"3\" } }"
      ) == "1")
    #expect(
      try mark(
        of: "Mark.b",
        "case a, b; var mark: String { switch self { case .b where isOn, .a: \"1\"; case _ where isOn: \"2\"; default: \"3\" } }"
      ) == "1|2|3")
  }

  @Test func aCaseMayFallThrough() throws {
    #expect(
      try mark(
        of: "Mark.a",
        "case a, b, c; var mark: String { switch self { case .a: print(); fallthrough; case .b: return \"2\"; case .c: return \"3\" } }"
      ) == "2")
    #expect(
      try mark(
        of: "Mark.a",
        "case a, b, c; var mark: String { switch self { case .a: if isOn { return \"1\" }; fallthrough; case .b: return \"2\"; case .c: return \"3\" } }"
      ) == "1|2")
  }

  @Test func aDefaultComesLastWhereverItStands() throws {
    #expect(
      try mark(
        of: "Mark.b",
        "case a, b, c; var mark: String { switch self { case .a: \"1\"; default: \"2\"; case .b: \"3\" } }") == "3")
    #expect(
      try mark(
        of: "Mark.c",
        "case a, b, c; var mark: String { switch self { case .a: \"1\"; default: \"2\"; case .b: \"3\" } }") == "2")
    #expect(
      try mark(
        of: "Mark.c",
        "case a, b, c; var mark: String { switch self { case .a: \"1\"; case .b: \"2\"; @unknown default: \"3\" } }")
        == "3")
    #expect(
      try mark(
        of: "Mark.c", "case a, b, c; var mark: String { switch self { case .a: \"1\"; case let other: \"\\(other)\" } }"
      ) == "c")
  }

  @Test func codeThatIsCompiledOnDemandMayBeLeftOut() throws {
    #expect(
      try mark(
        of: "Mark.a",
        "case a, b; var mark: String { switch self {\n#if DEBUG\ncase .a: \"1\"\n#else\ncase .a: \"2\"\n#endif\ncase .b: \"3\" } }"
      ) == "1|2")
  }

  @Test func aConstantIsNoCase() throws {
    #expect(
      try mark(
        of: "Mark.a",
        "case a, b; static let best = Mark.a; var mark: String { switch self { case .best: \"1\"; case .a: \"2\"; default: \"3\" } }"
      ) == "1|2")
  }

  @Test func textsAndNumbersAreHeldAgainstLiterals() throws {
    let choice = "switch text { case \"a\": \"1\"; case \"b\", \"c\": \"2\"; default: \"3\" }"
    #expect(try value(of: "mark(\"c\")", members: "func mark(_ text: String) -> String { \(choice) }") == "2")
    #expect(try value(of: "mark(\"d\")", members: "func mark(_ text: String) -> String { \(choice) }") == "3")
    #expect(
      try value(of: "mark(\"x\\(1 + n)\")", members: "let n: Int; func mark(_ text: String) -> String { \(choice) }")
        == "1|2|3")
    #expect(
      try value(
        of: "mark(2)",
        members:
          "func mark(_ n: Int) -> String { switch n { case 1: \"1\"; case 0x2: \"2\"; case 3...: \"3\"; default: \"4\" } }"
      ) == "2|3|4")
  }

  @Test func optionalsAreTakenApart() throws {
    let choice =
      "enum Mark { case a, b }\nfunc mark(_ mark: Mark?) -> String { switch mark { case .a?: \"1\"; case .some(let it): \"2.\\(it)\"; case nil: \"3\" } }"
    #expect(try value(of: "mark(.a)", choice) == "1")
    #expect(try value(of: "mark(.b)", choice) == "2.b")
    #expect(try value(of: "mark(nil)", choice) == "3")
  }

  @Test func aNameIsBoundToItsPart() throws {
    let nested =
      "case a(Part), b(Int, Part); indirect enum Part { case x(String, String), y }\nvar mark: String { switch self { case .a(.x(_, let name)): \"a.\\(name)\"; case .b(_, .x(let name, _)): \"b.\\(name)\"; case .a(.y): \"y\"; case .b: \"b\" } }"
    #expect(try mark(of: "Mark.a(.x(\"1\", \"2\"))", nested) == "a.2")
    #expect(try mark(of: "Mark.b(7, .x(\"1\", \"2\"))", nested) == "b.1")
    #expect(try mark(of: "Mark.a(.y)", nested) == "y")
    #expect(try mark(of: "Mark.b(7, .y)", nested) == "b")
    let pair =
      "case a(first: String, last: String); var mark: String { switch self { case .a((let x, let y)): \"\\(y).\\(x)\" } }"
    #expect(try mark(of: "Mark.a(first: \"1\", last: \"2\")", pair) == "2.1")
    let whole = "case a(String, String); var mark: String { switch self { case .a(let both): \"\\(both.1)\" } }"
    #expect(try mark(of: "Mark.a(\"1\", \"2\")", whole) == "2")
    let either =
      "case a(String, Int), b(Int, String); var mark: String { switch self { case .a(let x, _), .b(_, let x): x } }"
    #expect(try mark(of: "Mark.a(\"1\", 2)", either) == "1")
    #expect(try mark(of: "Mark.b(1, \"2\")", either) == "2")
  }

  @Test func aPartInsideAnotherIsKnownOnlyAtRunTimeWhereTheValueIs() throws {
    #expect(
      try mark(
        "switch kind { case .row(.cell(let id)): \"cell.\\(id)\"; default: \"none\" }", kind: "let kind: Row",
        declarations: "enum Row { case row(Cell) }\nenum Cell { case cell(String) }") == "cell.{id}|none")
  }

  @Test func tuplesAreHeldPartByPart() throws {
    let choice =
      "func mark(_ kind: Kind, _ text: String?) -> String { switch (kind, text) { case (.a, let text?): text; case (.b, nil): \"b\"; case (_, \"x\"): \"x\"; default: \"none\" } }"
    let kind = "enum Kind { case a, b }"
    #expect(try value(of: "mark(.a, \"t\")", members: choice, kind) == "t")
    #expect(try value(of: "mark(.b, nil)", members: choice, kind) == "b")
    #expect(try value(of: "mark(.b, \"x\")", members: choice, kind) == "x")
    #expect(try value(of: "mark(.b, \"y\")", members: choice, kind) == "none")
  }

  @Test func allWaysThroughABodyCount() throws {
    #expect(try mark("for x in [\"a\", \"b\"] { if isOn { return x } }\nreturn \"z\"") == "a|b|z")
    #expect(try mark("while isOn { if isOn { return \"a\" } }\nreturn \"z\"") == "a|z")
    #expect(try mark("repeat { if isOn { return \"a\" } } while isOn\nreturn \"z\"") == "a|z")
    #expect(try mark("do { try load(); return \"a\" } catch { return \"b\" }") == "a|b")
    #expect(
      try mark("do { try load(); return \"a\" } catch let e as Wrong { print(e) } catch { return \"b\" }\nreturn \"c\"")
        == "a|b|c")
    #expect(try mark("if isOn { if isOn { return \"a\" } } else { return \"b\" }\nreturn \"c\"") == "a|b|c")
    #expect(
      try mark("switch kind { case .a: if isOn { break }; return \"a\"; default: return \"b\" }\nreturn \"c\"")
        == "a|b|c")
    #expect(try mark("if isOn { if text == nil { print() } else { return \"a\" } }\nreturn \"b\"") == "a|b")
    #expect(try mark("switch kind { case .a: return \"a\"; default: fatalError() }") == "a")
    #expect(try mark("switch kind { case .a: \"a\"; default: fatalError() }") == "a")
    #expect(try mark("if let text { return text }\nreturn \"z\"", kind: "let kind: Kind").hasSuffix("z"))
  }

  @Test func whatIsLeftToTheEndDoesNotChangeAResult() throws {
    #expect(try mark("let id = \"a\"\ndefer { let id = \"b\"; print(id) }\nreturn id") == "a")
  }

  @Test func aCaseThatDoesNotFitIsPassed() throws {
    let choice = "case one, two; var mark: String { if case .one = self { return \"1\" }\nreturn \"2\" }"
    #expect(try mark(of: "Mark.one", choice) == "1")
    #expect(try mark(of: "Mark.two", choice) == "2")
    let parts =
      "case a(Int), b; var mark: String { if case .a(let n) = self, n > 3 { return \"1\" }\nif case .a = self { return \"2\" }\nreturn \"3\" }"
    #expect(try mark(of: "Mark.a(1)", parts) == "1|2")
    #expect(try mark(of: "Mark.b", parts) == "1|3")
  }

  @Test(arguments: [
    ("on(true)", "yes"), ("on(false)", "no"), ("on(isOn)", "yes|no"), ("off(true)", "is"), ("part(true)", "one"),
    ("kind(.two)", "other"), ("kind(.one)", "one"), ("kind(next)", "one|other"), ("text(nil)", "none"),
    ("text(\"a\")", "some"), ("fixed ? \"a\" : \"b\"", "a"), ("isOn ? \"a\" : \"b\"", "a|b"),
    ("\"x.\\(true)\"", "x.true"),
  ])
  func whatACallPassesDecides(expression: String, expected: String) throws {
    let found = try value(
      of: expression, members: "@State var isOn = false\nlet fixed = true\nvar next: Kind { load() }",
      """
      enum Kind { case one, two }
      func on(_ on: Bool) -> String { on ? "yes" : "no" }
      func off(_ on: Bool) -> String { if !on { return "not" } else { return "is" } }
      func part(_ on: Bool) -> String { switch on { case true: "one"; case false: "two" } }
      func kind(_ kind: Kind) -> String { kind == .one ? "one" : "other" }
      func text(_ text: String?) -> String { text != nil ? "some" : "none" }
      """)
    #expect(found == expected)
  }
}
