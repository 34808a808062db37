import Findings
import Inventory
import SwiftSource
import Testing

/// Where a source writes a text, and how that becomes another one.
@Suite struct WrittenTextTests {
  private func written(_ source: String, as new: String = "b.c") -> [WrittenText] {
    let bytes = Array(source.utf8)
    return onLargeStack {
      bytes.withUnsafeBufferPointer { writtenTexts([.text("a")], as: [.text(new)], in: $0) }
    }
  }

  /// The source with the text changed wherever it is written.
  private func renaming(_ source: String, to new: String = "b.c") throws -> String {
    try editing(source) { bytes in writtenTexts([.text("a")], as: [.text(new)], in: bytes).map(\.change) }
  }

  @Test(arguments: [
    ("let x = \"a\"", "let x = \"b.c\""),
    ("let x = f(\"x\", \"é\" + #\"a\"#)", "let x = f(\"x\", \"é\" + #\"b.c\"#)"),
    ("let x = \"\\u{61}\"", "let x = \"b.c\""), ("let x = \"a\" + \"a\"", "let x = \"b.c\" + \"b.c\""),
    ("enum A: String { case a, b }", "enum A: String { case a = \"b.c\", b }"),
    ("enum A: String { case a = \"a\" }", "enum A: String { case a = \"b.c\" }"),
  ])
  func eachIsChanged(source: String, expected: String) throws {
    #expect(try renaming(source) == expected)
  }

  @Test(arguments: ["let x = \"a\\(b)\"", "let x = a", "enum A: String { case a = \"x\" }", "let x = \"aa\""])
  func anythingElseIsLeftAlone(source: String) {
    #expect(written(source).isEmpty)
  }

  @Test(arguments: [
    ("let x = \"\"\"\n  a\n  \"\"\"", "it is written over several lines"),
    ("enum A { case a }", "it is the name of the case 'a': rename the case itself"),
  ])
  func whatCannotBeChangedIsFoundWithTheReason(source: String, reason: String) {
    #expect(written(source).map(\.change) == [.impossible(reason: reason)])
  }

  @Test func quotesAreEscaped() throws {
    #expect(try renaming("let x = \"a\"", to: "\"\\") == "let x = \"\\\"\\\\\"")
    #expect(
      try renaming("let x = #\"a\"#", to: "\"")
        == "impossible: '\"' cannot stand in a raw literal as it is")
  }

  @Test func itsContentsAreReplacedAndNotItsQuotes() {
    let range = SourceRange(Position(line: 1, column: 11), Position(line: 1, column: 12))
    #expect(written("let é = \"a\"").map(\.change) == [.edits([FileEdit(range, "b.c")])])
  }

  @Test func theDeclarationsAroundItAreToldAndWhetherItIsAllOfOne() {
    let constant = written("enum A { static let x = \"a\" }")
    #expect(constant.map(\.declarations) == [[Position(line: 1, column: 21)]])
    #expect(constant.map(\.isConstant) == [true])
    #expect(written("func x() { let y = f(\"a\") }").map(\.isConstant) == [false])
  }
}
