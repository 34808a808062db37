import Findings
import Inventory
import SwiftSource
import Testing

/// How a text that source gives becomes another one.
@Suite struct LiteralEditTests {
  private func renaming(_ marked: String, to new: String = "b.c") throws -> String {
    let marked = MarkedText(marked)
    let range = SourceRange(marked.positions[0], marked.positions[1])
    return try editing(marked.text) { [SwiftSource.renaming(range, from: "a", to: new, in: $0)] }
  }

  @Test(arguments: [
    ("let x = 1️⃣\"a\"1️⃣", "let x = \"b.c\""),
    ("let x = 1️⃣f(\"x\", \"é\" + #\"a\"#)1️⃣", "let x = f(\"x\", \"é\" + #\"b.c\"#)"),
    ("let x = 1️⃣\"\\u{61}\"1️⃣", "let x = \"b.c\""), ("let x = (\"a\", 1️⃣\"a\"1️⃣)", "let x = (\"a\", \"b.c\")"),
    ("enum A: String { case 1️⃣a1️⃣, b }", "enum A: String { case a = \"b.c\", b }"),
    ("enum A: String { case 1️⃣a = \"a\"1️⃣ }", "enum A: String { case a = \"b.c\" }"),
  ])
  func theOneLiteralIsChanged(source: String, expected: String) throws {
    #expect(try renaming(source) == expected)
  }

  @Test(arguments: [
    "let x = 1️⃣\"\"\"\n  a\n  \"\"\"1️⃣", "let x = 1️⃣\"a\" + \"a\"1️⃣", "let x = 1️⃣\"a\\(b)\"1️⃣", "let x = 1️⃣a1️⃣",
    "enum A { case 1️⃣a1️⃣ }", "enum A: String { case 1️⃣a1️⃣ = \"x\" }", "let x = 1️⃣\"aa\"1️⃣",
  ])
  func anythingElseIsLeftAlone(source: String) throws {
    #expect(try renaming(source) == "impossible: no single literal there has the text 'a'")
  }

  @Test func quotesAreEscaped() throws {
    #expect(try renaming("let x = 1️⃣\"a\"1️⃣", to: "\"\\") == "let x = \"\\\"\\\\\"")
    #expect(
      try renaming("let x = 1️⃣#\"a\"#1️⃣", to: "\"")
        == "impossible: '\"' cannot stand in a raw literal as it is")
  }

  @Test func itsContentsAreFound() {
    let bytes = Array("let é = \"a\"".utf8)
    let range = SourceRange(Position(line: 1, column: 1), Position(line: 1, column: bytes.count + 1))
    let found = onLargeStack { bytes.withUnsafeBufferPointer { literal(range, value: "a", in: $0) } }
    #expect(found == SourceRange(Position(line: 1, column: 11), Position(line: 1, column: 12)))
  }
}
