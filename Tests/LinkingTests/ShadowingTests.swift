import Testing

/// What a body declares hides what has the same name outside.
@Suite struct ShadowingTests {
  /// What `mark` comes to in a view that has an `id` of its own.
  private func mark(_ body: String, members: String = "", at location: SourceLocation = #_sourceLocation) throws
    -> String
  {
    try value(
      of: "mark",
      members:
        "let id = \"outer\"\nlet key = \"outer\"\nfunc make() -> String { \"outer\" }\n\(members)\nvar mark: String {\n\(body)\n}",
      "enum Row { case cell(String), none }\nenum Names { static let go = \"outer\" }", at: location)
  }

  @Test func aFunctionInsideHidesTheMembers() throws {
    #expect(try mark("func make() -> String { \"inner\" }\nreturn make()") == "inner")
    #expect(try mark("return make()\nfunc make() -> String { \"inner\" }") == "inner")
    #expect(try mark("func make(_ id: String) -> String { \"row.\\(id)\" }\nreturn make(\"a\")") == "row.a")
    #expect(
      try mark("let id = \"inner\"\nfunc make() -> String { id }\nif let id = load() { return make() }\nreturn \"z\"")
        == "inner|z")
    #expect(try mark("func make(_ n: Int) -> String { n > 1 ? make(n - 1) : \"a\" }\nreturn make(2)").hasPrefix("?"))
    #expect(try mark("func make() -> String { load() }\nreturn \"row.\\(make())\"") == "row.{make()}")
  }

  @Test func aClosureInsideHidesTheMembers() throws {
    #expect(try mark("let make = { \"inner\" }\nreturn make()") == "inner")
    #expect(try mark("let make = { (id: String) in \"row.\\(id)\" }\nreturn make(\"a\")") == "row.a")
    #expect(try mark("let make = load\nreturn \"row.\\(make())\"") == "row.{make()}")
  }

  @Test func aTupleHidesTheMembers() throws {
    #expect(try mark("let (id, key) = (\"a\", \"b\")\nreturn \"\\(id).\\(key)\"") == "a.b")
    #expect(try mark("let (id, key) = isOn ? (\"a\", \"b\") : (\"c\", \"b\")\nreturn key") == "b")
    #expect(try mark("let (id, (key, _)) = (\"a\", (\"b\", 1))\nreturn \"\\(id).\\(key)\"") == "a.b")
    #expect(try mark("var (id, key) = (\"a\", \"b\")\nid = key\nreturn \"\\(key)\"") == "{key}")
    #expect(try mark("let (id, key) = load()\nreturn \"\\(id).\\(key)\"") == "{id}.{key}")
    #expect(try mark("let (key: id, id: key) = (id: \"a\", key: \"b\")\nreturn \"\\(id).\\(key)\"") == "{id}.{key}")
  }

  @Test func aCaptureListHidesTheMembers() throws {
    #expect(try mark("let make = { [id = \"inner\"] in id }\nreturn make()") == "inner")
    #expect(try mark("let make = { [weak self, id] in id }\nreturn make()") == "outer")
    #expect(try mark("let make = { [weak id = load()] in \"row.\\(id)\" }\nreturn make()") == "row.{id}")
  }

  @Test func aPatternHidesTheMembers() throws {
    #expect(
      try mark("guard case .cell(let id) = row else { return \"z\" }\nreturn \"row.\\(id)\"", members: "let row: Row")
        == "z|row.{id}")
    #expect(try mark("guard let (id, key) = load() else { return \"z\" }\nreturn \"\\(id).\\(key)\"") == "z|{id}.{key}")
    #expect(try mark("if let (id, key) = load() { return \"\\(id).\\(key)\" }\nreturn \"z\"") == "{id}.{key}|z")
    #expect(
      try mark("if case .cell(let id) = row, isOn { return \"row.\\(id)\" }\nreturn \"z\"", members: "let row: Row")
        == "row.{id}|z")
  }

  @Test func aLoopHidesTheMembers() throws {
    #expect(try mark("for case let id? in load() { return \"row.\\(id)\" }\nreturn \"z\"") == "row.{id}|z")
    #expect(try mark("for case .cell(let id) in load() { return \"row.\\(id)\" }\nreturn \"z\"") == "row.{id}|z")
    #expect(try mark("for case let (id, key) in load() { return \"\\(id).\\(key)\" }\nreturn \"z\"") == "{id}.{key}|z")
    #expect(try mark("for (n, (id, key)) in load() { return \"\\(id).\\(key)\" }\nreturn \"z\"") == "{id}.{key}|z")
    #expect(try mark("while let id = load() { return \"row.\\(id)\" }\nreturn \"z\"") == "row.{id}|z")
    #expect(try mark("while case .cell(let id) = load() { return \"row.\\(id)\" }\nreturn \"z\"") == "row.{id}|z")
  }

  @Test func aCatchHidesTheMembers() throws {
    #expect(
      try mark("do { try load() } catch { return \"row.\\(error)\" }\nreturn \"z\"", members: "let error = \"outer\"")
        == "row.{error}|z")
    #expect(
      try mark("do { try load() } catch let key as Wrong { return \"row.\\(key)\" }\nreturn \"z\"") == "row.{key}|z")
    #expect(
      try mark("do { try load() } catch Wrong.it(let key) { return \"row.\\(key)\" }\nreturn \"z\"") == "row.{key}|z")
  }

  @Test func aTypeInsideHidesOthers() throws {
    #expect(try mark("enum Names { static let go = \"inner\" }\nreturn \"row.\\(Names.go)\"") == "row.{Names.go}")
  }

  @Test func whatIsDeclaredOnDemandHidesTheMembers() throws {
    #expect(try mark("#if DEBUG\nlet id = \"a\"\n#else\nlet id = \"b\"\n#endif\nreturn \"row.\\(id)\"") == "row.{id}")
  }
}
