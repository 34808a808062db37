import Testing

/// What lists give of which some elements are left out, or change their places.
@Suite struct ListTests {
  private func list(_ expression: String, at location: SourceLocation = #_sourceLocation) throws -> String {
    try value(
      of: expression,
      members:
        "let all = [\"b\", \"a\", \"c\"]\nlet numbers = [\"10\", \"9\"]\nlet group: String? = flag ? \"g\" : nil\nlet one: Set<String> = [\"a\", \"b\"]\nlet table = [\"k\": \"v\", \"l\": \"w\"]\nlet nested = (\"x\", (\"y\", \"z\"))",
      at: location)
  }

  @Test func oneOfSeveralMayBeAny() throws {
    #expect(try list("all.first { $0 == \"a\" } ?? \"z\"") == "b|a|c|z")
    #expect(try list("all.first(where: { $0 == \"a\" }) ?? \"z\"") == "b|a|c|z")
    #expect(try list("all.last(where: isWide)!") == "b|a|c")
    #expect(try list("all.min()!") == "b|a|c")
    #expect(try list("all.max(by: isWider)!") == "b|a|c")
    #expect(try list("all.filter { $0 > \"a\" }.first ?? \"z\"") == "b|a|c|z")
    #expect(try list("all[n]") == "b|a|c")
    #expect(try list("all.first!") == "b")
    #expect(try list("all.last!") == "c")
  }

  @Test func anOrderIsKept() throws {
    #expect(try list("all.joined(separator: \".\")") == "b.a.c")
    #expect(try list("all.reversed().joined(separator: \".\")") == "c.a.b")
    #expect(try list("all.sorted().joined(separator: \".\")") == "a.b.c")
    #expect(try list("all.dropFirst().joined(separator: \".\")") == "a.c")
    #expect(try list("all.dropLast(2).joined(separator: \".\")") == "b")
    #expect(try list("all.prefix(2).joined(separator: \".\")") == "b.a")
    #expect(try list("all.suffix(1).joined(separator: \".\")") == "c")
    #expect(try list("all.map { \"x\\($0)\" }.joined(separator: \".\")") == "xb.xa.xc")
  }

  @Test(
    "where the order or the choice is not known, nothing is joined",
    arguments: [
      "all.sorted { $0 > $1 }", "all.sorted(by: >)", "all.shuffled()", "all.filter { !$0.isEmpty }", "all.prefix(n)",
      "all.prefix { $0 > \"a\" }", "all.dropFirst(n)", "numbers.sorted()", "one", "one.sorted(by: <)", "table.keys",
      "table.values", "table.keys.sorted()", "all[1...]", "all.drop(while: isWide)",
    ])
  func unknownOrder(list: String) throws {
    #expect(try self.list(list + ".joined(separator: \".\")").hasPrefix("?"))
  }

  @Test func whatMayBeNilIsThereOrNot() throws {
    #expect(try list("[group, \"x\"].compactMap { $0 }.joined(separator: \".\")") == "g.x|x")
    #expect(try list("[\"a\", nil, \"x\"].compactMap { $0 }.joined(separator: \".\")") == "a.x")
    #expect(try list("[\"a\", \"\"].filter { !$0.isEmpty }.joined(separator: \".\")").hasPrefix("?"))
  }

  @Test func aDictionaryWithADefault() throws {
    #expect(try list("table[\"k\", default: \"z\"]") == "v")
    #expect(try list("table[\"m\", default: \"z\"]") == "z")
    #expect(try list("table.values.first ?? \"z\"") == "v|w|z")
  }

  @Test func aPartOfATuple() throws {
    #expect(try list("nested.1.0") == "y")
    #expect(try list("(\"a\", \"b\", \"c\").2") == "c")
  }
}
