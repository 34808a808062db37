import FactWriting
import Findings
import Inventory
import SwiftSource
import Testing

/// What hostile or broken files do: never a crash, always facts or a reason.
@Suite struct BadInputTests {
  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  @Test func nothingGivesNoFacts() throws {
    for bytes in [[], Self.mark, Array("\n\n".utf8), Array("// only a comment".utf8), [0x20]] {
      let facts = try facts(bytes)
      #expect(facts.types.isEmpty && !facts.isIncomplete)
      #expect(facts.role == .app)
    }
  }

  @Test func otherEncodingsAreSkipped() {
    #expect(skipReason([0x6c, 0x65, 0x74, 0xff]) == "not encoded as UTF-8")
    #expect(skipReason([0xc3]) == "not encoded as UTF-8")
    #expect(skipReason([0xed, 0xa0, 0x80]) == "not encoded as UTF-8")
    #expect(skipReason([0xff, 0xfe, 0x6c, 0x00]) == "encoded as UTF-16, not UTF-8")
    #expect(skipReason([0xfe, 0xff, 0x00, 0x6c]) == "encoded as UTF-16, not UTF-8")
  }

  @Test func zeroBytesAreNoReasonToStop() throws {
    let facts = try facts(Array("let a = 1\n\0let b = 2\n".utf8))
    #expect(facts.properties.map(\.name).contains("a"))
  }

  @Test(arguments: [
    "struct A { let a = \"x\"\n", "struct A { let a = \"x", "struct A { let a = \"\\(", "struct A { let a = \"\"\"\n x",
    "}}}\nstruct A { }",
    "struct A { func", "struct A { /* never closed", "struct A: View { var body: some View { Text(", "struct A { let }",
    "struct A { let a: = 1 }",
    "struct A { let a = x ? }", "struct A { let a = x ? 1 : }", "struct A { let a = b + }", "struct A { let a = b. }",
    "struct A { let a = \\. }",
    "struct A { let a = if x }", "struct A { func f() { switch x { case } } }", "struct A { func f() { guard let } }",
    "struct A { let a = #if }",
    "struct A { func f() { for in { } } }", "struct A { @ }", "struct A { case }",
    "struct A { let a = \"\\u{110000}\\u{}\\u{zz}\\u\" }",
    "struct A { let a = x as }", "struct A { func f() { x = } }", "struct A { func f() { = x } }",
    "struct A { let a = (((( }", "struct A { #if\n }",
    "struct A { let a = .\n }", "struct A { let a = [:, }", "struct A { init( }", "struct A { subscript }",
    "struct A { typealias B }",
  ])
  func aBrokenFileKeepsWhatCanBeRead(source: String) throws {
    let facts = try facts(source)
    #expect(facts.types.map(\.name).contains("A"))
    #expect(facts.isIncomplete || source.contains("u{110000}"))
  }

  @Test func whatFollowsABrokenLineIsKept() throws {
    let facts = try facts("struct A {\n  let broken = = \n  let id = \"a\"\n}\nstruct B { }\n")
    #expect(facts.isIncomplete)
    #expect(facts.types.map(\.name) == ["A", "B"])
    #expect(try facts.type("A").properties.map(\.name).contains("id"))
  }

  @Test func aTrailingCommaIsNoArgument() throws {
    let facts = try facts("let a = f(1, b: 2,)\nlet c = \"kept\"\n")
    guard case .chain(let chain)? = facts.properties.first?.value else {
      Issue.record("no chain")
      return
    }
    #expect(chain.links.first?.arguments?.count == 2)
    #expect(facts.properties.map(\.name) == ["a", "c"])
    #expect(!facts.isIncomplete)
  }

  @Test(arguments: ["f(1,,)", "f(,)", "f(1,, 2)", "f(a: 1, b:)", "f(1,", "f(1, 2,) + ", "f(1, g(2 3),)"])
  func anotherCommaTooManyIsAnError(_ call: String) throws {
    #expect(try facts("let a = \(call)\nlet c = 1\n").isIncomplete)
  }

  @Test(arguments: [
    "f(1,\n)", "f(a: g(1, 2,), b: [1,],)", "View { f(\n  a: 1,\n  b: 2,\n).b(1,) }", "f(1, ) { }", "(1, 2,)",
  ])
  func aTrailingCommaLosesNothing(_ call: String) throws {
    #expect(try !facts("let a = \(call)\nlet c = 1\n").isIncomplete)
  }

  @Test func aMissingExpressionIsNoArgument() throws {
    let facts = try facts("let a = f()\nlet c = Text().accessibilityIdentifier(,)\n")
    #expect(facts.isIncomplete)
    let values = facts.properties.compactMap { $0.value.map(written) }
    #expect(values == ["f()", "Text().accessibilityIdentifier()"])
  }

  @Test(arguments: [
    ("(", ")"), ("{", "}"), ("[", "]"), ("f(", ")"), ("a { ", " }"), ("f({ ", " })"), ("if a { ", " }"),
  ])
  func nestingWithoutEndIsSkipped(open: String, close: String) {
    for closed in [true, false] {
      let source =
        "let a = " + String(repeating: open, count: 10_000) + "1"
        + (closed ? String(repeating: close, count: 10_000) : "") + "\n"
      #expect(skipReason(source) == "nested more than 256 levels deep")
    }
  }

  @Test(arguments: ["\"", "#\"\"\"", "\"\\(", "/*", "import XCTest ", "#", "/* import XCTest */", "\"import XCTest\" "])
  func longRunsOfMarksTakeOnePass(piece: String) {
    // With a pass for each piece this would take minutes.
    let source = String(repeating: piece, count: 300_000) + "XCUIElement"
    _ = collected(Array("/* import Testing */\(source)\u{0}\(String(repeating: "(", count: 300))".utf8))
  }

  @Test func bracketsInTextAndCommentsDoNotNest() throws {
    let brackets = String(repeating: "(", count: 600)
    let facts = try facts("// \(brackets)\n/* \(brackets) */\nlet a = \"\(brackets)\"\nlet b = f(\"\\(c)\")\n")
    #expect(facts.properties.map(\.name) == ["a", "b"])
    let quotedEnds = String(repeating: "\")\" + (", count: 300)
    #expect(skipReason("// \(brackets)\nlet a = \(quotedEnds)1") == "nested more than 256 levels deep")
  }

  @Test(arguments: [
    "!", "-", "a ? b : ", "try ", "&", "\\", "@a ", "a.b ? c : ", "if a { } else ", "a = ", "{}() + ", "x as ", "[a: ",
  ])
  func nestingWithoutBracketsDoesNotOverflow(piece: String) throws {
    let source = "func f() { let a = " + String(repeating: piece, count: 600) + "1\n}\n"
    _ = collected(Array(source.utf8))
  }

  @Test func asDeepAsTheLimitIsRead() throws {
    let depth = 200
    let facts = try facts(
      "let a = " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth) + "\n")
    #expect(facts.properties.first?.value.map(written) == "1")
    #expect(!facts.isIncomplete)
  }

  @Test(arguments: ["+", "??"]) func longRunsOfOperandsAreNoDeepTree(symbol: String) throws {
    let source = "let a = \"x\"" + String(repeating: " \(symbol) b", count: 10_000) + "\n"
    let facts = try facts(source)
    let value = try #require(facts.properties.first?.value)
    #expect(depth(of: value) < 64)
    #expect(facts == facts)
  }

  private func depth(of expression: Expression) -> Int {
    var deepest = 0
    var pending = [(expression, 1)]
    while let (next, depth) = pending.popLast() {
      deepest = max(deepest, depth)
      if case .binary(_, let left, let right) = next { pending += [(left, depth + 1), (right, depth + 1)] }
    }
    return deepest
  }

  @Test func oneVeryLongLineIsRead() throws {
    let line = (0..<2_000).map { "let a\($0) = f(\($0)); " }.joined()
    let facts = try facts(line)
    #expect(facts.properties.count == 2_000)
    #expect(facts.properties.last?.position.column == Int32(line.utf8.count - "a1999 = f(1999); ".utf8.count + 1))
  }

  @Test func aLongLiteralIsOneText() throws {
    let text = String(repeating: "abcdefgh", count: 64 << 10)
    guard case .string(let kept)? = try facts("let a = \"\(text)\"\n").properties.first?.value else {
      Issue.record("no literal")
      return
    }
    #expect(kept == text)
  }

  @Test func manySmallDeclarationsAreRead() throws {
    let facts = try facts((0..<500).map { "enum E\($0) { case a }\n" }.joined())
    #expect(facts.types.count == 500)
  }
}
