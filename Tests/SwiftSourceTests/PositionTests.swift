import Findings
import Inventory
import Testing

@Suite struct PositionTests {
  private func chain(_ source: [UInt8]) throws -> Chain {
    let facts = try facts(source)
    guard case .chain(let chain)? = facts.properties.last?.value else { throw Skipped(reason: "no chain") }
    return chain
  }

  private func chain(_ source: String) throws -> Chain { try chain(Array(source.utf8)) }

  @Test func linesAndColumnsStartAtOne() throws {
    let facts = try facts("let a = 1\n  struct B { }\n")
    #expect(facts.properties[0].position == Position(line: 1, column: 5))
    #expect(facts.types[0].position == Position(line: 2, column: 10))
  }

  @Test func aLinkStandsAtItsName() throws {
    let chain = try chain("let v = Text(\"a\")\n  .bold()\n  .accessibilityIdentifier(id)\n")
    #expect(
      chain.links.map(\.position) == [
        Position(line: 1, column: 9), Position(line: 2, column: 4), Position(line: 3, column: 4),
      ])
    #expect(
      chain.links.map(\.end) == [
        Position(line: 1, column: 18), Position(line: 2, column: 10), Position(line: 3, column: 31),
      ])
    #expect(chain.range == SourceRange(Position(line: 1, column: 9), Position(line: 3, column: 31)))
  }

  @Test func anArgumentStandsAtItsLabel() throws {
    let chain = try chain("let v = f(a, id: b) { c }\n")
    let arguments = try #require(chain.links.first?.arguments)
    #expect(arguments.map(\.position.column) == [11, 14, 21])
    #expect(arguments.map(\.range.start.column) == [11, 18, 21])
    #expect(arguments.map(\.range.end.column) == [12, 19, 26])
  }

  @Test func columnsCountBytes() throws {
    let chain = try chain("let v = Text(\"Grüße 👩‍👩‍👧\").bold()\n")
    #expect(chain.links[1].position.column == Int32("let v = Text(\"Grüße 👩‍👩‍👧\").".utf8.count + 1))
  }

  @Test func windowsLineEndingsAreOneLineEach() throws {
    let chain = try chain("let v = Text(\"a\")\r\n  .bold()\r\n")
    #expect(chain.links[1].position == Position(line: 2, column: 4))
    #expect(chain.range.end == Position(line: 2, column: 10))
  }

  @Test func aCarriageReturnAloneEndsALine() throws {
    let chain = try chain("let v = Text(\"a\")\r  .bold()\r\r\n  .italic()\n")
    #expect(chain.links[1].position == Position(line: 2, column: 4))
    #expect(chain.links[2].position == Position(line: 4, column: 4))
  }

  @Test func aByteOrderMarkTakesNoColumn() throws {
    let chain = try chain([0xef, 0xbb, 0xbf] + Array("let v = a.b\n".utf8))
    #expect(chain.links.map(\.position.column) == [9, 11])
  }

  @Test func commentsAndBlankLinesAreNoPartOfAPlace() throws {
    let chain = try chain("let v = // why\n\n  /* here */ Text(\"a\") // x\n    // y\n    .bold() // z\n")
    #expect(chain.range == SourceRange(Position(line: 3, column: 14), Position(line: 5, column: 12)))
    #expect(chain.links.map(\.position.line) == [3, 5])
  }

  @Test func equalBytesGiveEqualFacts() throws {
    let source = "struct A: View { var body: some View { Text(\"a\").bold() } }\n"
    #expect(try facts(source) == facts(source))
  }
}
