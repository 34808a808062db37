import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    (#"a ? "b" : "c""#, #"(a ? "b" : "c")"#),
    (#"a == 1 && !b ? "c" : d ? "e" : "f""#, #"(a == 1 && !b ? "c" : (d ? "e" : "f"))"#),
    (#"a ? b ? 1 : 2 : 3"#, "(a ? (b ? 1 : 2) : 3)"),
    (#"id ?? "x""#, #"(id ?? "x")"#),
    (#"a.id ?? b?.id ?? "x""#, #"((a.id ?? b.id) ?? "x")"#),
    (#""a" + "b" + c.id"#, #"(("a" + "b") + c.id)"#),
    (#"a ?? "b" + c"#, #"(a ?? ("b" + c))"#),
    (#"a ? "b" + c : d ?? "e""#, #"(a ? ("b" + c) : (d ?? "e"))"#),
    (#"x as? String ?? "y""#, #"(x ?? "y")"#),
    ("x as String", "x"), ("x as! Kit.ID", "x"), (#"(("a"))"#, #""a""#), ("(a, b: 1)", "(a, 1)"),
    ("try? await load(id)", "load(id)"), ("try! a.b", "a.b"),
    ("a < b", "‹a < b›"), ("!a", "‹!a›"), ("x is String", "‹x is String›"), ("nil", "nil"), ("true", "true"),
    ("[1, \"a\"]", "[1, \"a\"]"), ("[:]", "[]"), ("[a.b: 1]", "[a.b: 1]"), ("[]", "[]"),
    ("\\.accessibilityIdentifier", "\\.accessibilityIdentifier"), ("\\Model.row.id", "\\.row.id"),
    ("\\.a?.b!.c", "\\.a.b.c"),
    ("0..<3", "‹0..<3›"),
  ])
  func operatorsAndLiteralsKeepTheirShape(source: String, expected: String) throws {
    #expect(try lowered(source) == expected)
  }

  @Test func branchesThatGiveAValueAreBranches() throws {
    #expect(
      try lowered(#"if let a, b > 1 { "x" } else if c { "y" } else { "z" }"#)
        == #"if [let a, b > 1] { "x" } [c] { "y" } [] { "z" } all"#)
    #expect(
      try lowered("switch s { case .a: \"x\"\n case .b(let n), .c(let n): \"y\"\n default: \"z\" }")
        == #"if [s .a] { "x" } [s .b(let n), .c(let n)] |n| { "y" } [s default] { "z" } all"#)
  }

  @Test func closuresKeepParametersAndBody() throws {
    #expect(try lowered("{ $0.id }") == "{ $0.id }")
    #expect(try lowered("{ a, b in a; b }") == "{ a, b in a; b }")
    #expect(try lowered("{ [weak self] (a: Int, with b: String) -> String in a }") == "{ a, b in a }")
    #expect(try lowered("{ _ in }") == "{ _ in  }")
  }

  @Test func aLongLineIsCutWhereOnlyItsWordsAreKept() throws {
    let name = String(repeating: "a", count: 300)
    let kept = try lowered("\(name) < \(name)")
    #expect(kept.hasSuffix("…›"))
    #expect(kept.utf8.count < 100)
  }
}
