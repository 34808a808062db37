import Testing

@Suite struct StringTests {
  @Test(arguments: [
    (#""plain""#, #""plain""#), (#""""#, #""""#),
    (#""a\nb\tc\rd\0""#, #""a⏎b⇥c␍d␀""#),
    (#""say \"hi\" \\ \'""#, #""say "hi" \ '""#),
    (#""\u{e9}\u{1F600}""#, #""é😀""#),
    ("#\"row.\\(x)\\n\"#", #""row.\(x)\n""#),
    ("##\"a\"#b\\#n\"##", ##""a"#b\#n""##),
    ("#\"a\\#nb\\#tc\\\\\"#", #""a⏎b⇥c\\""#),
  ])
  func escapesAreResolved(source: String, expected: String) throws {
    #expect(try lowered(source) == expected)
  }

  @Test func aRawLiteralWithItsOwnHashesInterpolates() throws {
    #expect(try lowered("#\"row.\\#(x.id).\\(y)\"#") == #""row.\(x.id as x.id).\(y)""#)
  }

  @Test func holesKeepTheirExpressionAndItsWords() throws {
    #expect(try lowered(#""a.\(order.id).\(row + 1)""#) == #""a.\(order.id as order.id).\((row + 1) as row + 1)""#)
    #expect(try lowered(#""\(a)\(b, specifier: "%d")""#) == #""\(a as a)\(‹b, specifier: "%d"› as b)""#)
    #expect(try lowered(#""x\("y\(z)")""#) == #""x\("y\(z as z)" as "y\(z)")""#)
  }

  @Test func multiLineLiteralsLoseTheirIndentation() throws {
    let source = "\"\"\"\n    first\n      second\n\n    third\n    \"\"\""
    #expect(try lowered(source) == "\"first⏎  second⏎⏎third\"")
  }

  @Test func aLineThatGoesOnIsOneLine() throws {
    #expect(try lowered("\"\"\"\n  orders.\\\n  row\n  \"\"\"") == "\"orders.row\"")
    #expect(try lowered("#\"\"\"\n  a\\#\n  b\\\n  c\n  \"\"\"#") == "\"ab\\⏎c\"")
  }

  @Test func multiLineLiteralsInterpolate() throws {
    #expect(try lowered("\"\"\"\n  a.\\(b)\n  c\n  \"\"\"") == "\"a.\\(b as b)⏎c\"")
  }

  @Test func windowsLineEndingsInALiteralAreLineFeeds() throws {
    #expect(try lowered("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"") == "\"a⏎b\"")
    #expect(try lowered("\"\"\"\r\n  a\\\r\n  b\r\n  \"\"\"") == "\"ab\"")
  }

  @Test func regexLiteralsAndOthersAreKeptAsWritten() throws {
    #expect(try lowered("/a+b/") == "‹/a+b/›")
    #expect(try lowered("-1") == "‹-1›")
    #expect(try lowered("1_000") == "1_000")
    #expect(try lowered("2.5") == "2.5")
  }
}
