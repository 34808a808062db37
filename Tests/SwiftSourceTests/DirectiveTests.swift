import Findings
import Inventory
import Testing

@Suite struct DirectiveTests {
  @Test func aCommentOnItsOwnLineCoversTheNextLineOfCode() throws {
    let found = try facts("// voyager:allow missing-identifier shown by the system\n\n// another\nlet a = 1\n")
      .directives
    #expect(found.map(\.rules) == [["missing-identifier"]])
    #expect(found.map(\.reason) == ["shown by the system"])
    #expect(found.map(\.lines) == [[4]])
    #expect(found.map(\.range) == [SourceRange(Position(line: 1, column: 1), Position(line: 1, column: 56))])
  }

  @Test func aCommentBehindCodeCoversItsLine() throws {
    let found = try facts("let a = 1\nlet b = 2 // voyager:allow numeric-suffix old tests\nlet c = 3\n").directives
    #expect(found.map(\.lines) == [[2]])
    #expect(found.map(\.range.start) == [Position(line: 2, column: 11)])
  }

  @Test func severalRulesAreSeparatedByCommas() throws {
    let found = try facts("// voyager:allow one-rule, another-rule,third-rule the reason\nlet a = 1\n").directives
    #expect(found.map(\.rules) == [["one-rule", "another-rule", "third-rule"]])
    #expect(found.map(\.reason) == ["the reason"])
  }

  @Test func aReasonMayHoldCommas() throws {
    let found = try facts("// voyager:allow one-rule first, second\nlet a = 1\n").directives
    #expect(found.map(\.rules) == [["one-rule"]])
    #expect(found.map(\.reason) == ["first, second"])
  }

  @Test func withoutAReasonOrARuleItIsStillListed() throws {
    let found = try facts("// voyager:allow one-rule\nlet a = 1\n// voyager:allow\nlet b = 1\n").directives
    #expect(found.map(\.rules) == [["one-rule"], []])
    #expect(found.map(\.reason) == ["", ""])
  }

  @Test func allowFileCoversTheFile() throws {
    let found = try facts("let a = 1\n// voyager:allow-file text-in-identifier a debug menu\n").directives
    #expect(found.map(\.rules) == [["text-in-identifier"]])
    #expect(found.map(\.reason) == ["a debug menu"])
    #expect(found.map(\.lines) == [nil])
  }

  @Test func insideAChainTheHeadIsCoveredToo() throws {
    let source = """
      struct S: View {
        var body: some View {
          Text("a")
            .bold()
            // voyager:allow numeric-suffix reason
            .accessibilityIdentifier("row1")
            .padding() // voyager:allow one-rule reason
        }
      }
      """
    let found = try facts(source).directives
    #expect(found.map(\.lines) == [[3, 6], [3, 7]])
  }

  @Test func inAClosureOfAChainTheChainsHeadIsNotCovered() throws {
    let source = """
      struct S: View {
        var body: some View {
          VStack {
            // voyager:allow missing-identifier reason
            Button("a") { }
          }
          .padding()
        }
      }
      """
    #expect(try facts(source).directives.map(\.lines) == [[5]])
  }

  @Test func otherWordsAndOtherCommentsAreNone() throws {
    let source = """
      // voyager:allowed one-rule reason
      /* voyager:allow one-rule reason */
      // see voyager:allow one-rule
      let a = "// voyager:allow one-rule reason"
      """
    #expect(try facts(source).directives.isEmpty)
  }

  @Test func noBlankIsNeededBehindTheSlashes() throws {
    #expect(try facts("//voyager:allow one-rule reason\nlet a = 1\n").directives.map(\.reason) == ["reason"])
  }

  @Test func windowsLineEndingsAreNoPartOfTheReason() throws {
    let found = try facts("// voyager:allow one-rule reason\r\nlet a = 1\r\n").directives
    #expect(found.map(\.reason) == ["reason"])
    #expect(found.map(\.lines) == [[2]])
    #expect(found.map(\.range.end.column) == [33])
  }
}
