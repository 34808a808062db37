import Findings
import Testing

@testable import Reports

struct SourceExcerptTests {
  private func excerpt(_ line: String, _ columns: Range<Int>, width: Int = 60, endLine: Int = 1) -> [String] {
    let range = SourceRange(
      Position(line: 1, column: columns.lowerBound), Position(line: endLine, column: columns.upperBound))
    let excerpt = SourceExcerpt(line: Array(line.utf8)[...], range: range, width: width)
    return [excerpt.text, excerpt.marks]
  }

  @Test("a stretch is underlined, its first character with a caret")
  func aStretchIsUnderlinedItsFirstCharacterWithACaret() {
    #expect(excerpt("    Button(\"A\")", 5..<11) == ["Button(\"A\")", "^~~~~~"])
    #expect(excerpt("a = b", 5..<5) == ["a = b", "    ^"])
  }

  @Test("tabs become spaces up to the next stop, in both lines")
  func tabsBecomeSpacesUpToTheNextStopInBothLines() {
    #expect(excerpt("\t\tx\ty = 1", 5..<6) == ["x   y = 1", "    ^"])
    #expect(excerpt("\tabcd\ty", 7..<8) == ["abcd    y", "        ^"])
  }

  @Test("columns count bytes, marks count what is seen")
  func columnsCountBytesMarksCountWhatIsSeen() {
    // é takes 2 bytes and 1 column, 日 3 bytes and 2 columns, the emoji 11 bytes and 2 columns.
    #expect(excerpt("é日 x", 7..<8) == ["é日 x", "    ^"])
    #expect(excerpt("日本 x", 1..<7) == ["日本 x", "^~~~"])
    #expect(excerpt("👩‍💻 x", 13..<14) == ["👩‍💻 x", "   ^"])
    #expect(excerpt("e\u{301}x", 4..<5) == ["e\u{301}x", " ^"])
  }

  @Test("a column inside a character marks that character")
  func aColumnInsideACharacterMarksThatCharacter() {
    #expect(excerpt("日x", 2..<3) == ["日x", "^~"])
  }

  @Test("a column behind the line's end is marked there")
  func aColumnBehindTheLinesEndIsMarkedThere() {
    #expect(excerpt("ab", 3..<3) == ["ab", "  ^"])
    #expect(excerpt("ab", 40..<44) == ["ab", "  ^"])
    #expect(excerpt("", 1..<1) == ["", "^"])
    #expect(excerpt("   ", 2..<2) == ["", "^"])
  }

  @Test("a stretch over several lines is underlined to the end of its first")
  func aStretchOverSeveralLinesIsUnderlinedToTheEndOfItsFirst() {
    #expect(excerpt("VStack {  ", 1..<2, endLine: 4) == ["VStack {", "^~~~~~~~"])
  }

  @Test("nothing that a terminal obeys gets through")
  func nothingThatATerminalObeysGetsThrough() {
    #expect(excerpt("a\u{1b}[31mb\u{202e}c", 8..<9)[0] == "a␛[31mb\u{fffd}c")
    #expect(excerpt("\u{feff}import A", 4..<10) == ["import A", "^~~~~~"])
  }

  @Test("a long line is cut around the stretch")
  func aLongLineIsCutAroundTheStretch() {
    let line = String(repeating: "0123456789", count: 20)
    #expect(excerpt(line, 3..<5, width: 20) == ["0123456789012345678…", "  ^~"])
    #expect(excerpt(line, 101..<103, width: 20) == ["…456789012345678901…", "       ^~"])
    #expect(excerpt(line, 199..<201, width: 20) == ["…23456789", "       ^~"])
    #expect(excerpt(line, 101..<190, width: 20) == ["…456789012345678901…", "       ^~~~~~~~~~~~"])
  }

  @Test("a line of megabytes is cut without being read")
  func aLineOfMegabytesIsCutWithoutBeingRead() {
    let line = Array(String(repeating: "é", count: 2_500_000).utf8)[...]
    for column in [1, 3, 2_500_001, 5_000_001] {
      let range = SourceRange(Position(line: 1, column: column), Position(line: 1, column: column + 2))
      let excerpt = SourceExcerpt(line: line, range: range, width: 116)
      #expect(TerminalText.width(excerpt.text) <= 116)
      #expect(excerpt.marks.hasSuffix("^"))
      #expect(!excerpt.text.contains("\u{fffd}"))
    }
  }

  @Test("no width makes a line wider than asked")
  func noWidthMakesALineWiderThanAsked() {
    let line = "\tlet 日本 = \"🧭\"\t" + String(repeating: "wörter ", count: 30)
    for width in 20..<90 {
      for column in stride(from: 1, through: line.utf8.count + 1, by: 7) {
        let parts = excerpt(line, column..<(column + 9), width: width)
        #expect(TerminalText.width(parts[0]) <= width && TerminalText.width(parts[1]) <= width)
        #expect(parts[1].contains("^"))
      }
    }
  }

  @Test("lines end where the compiler ends them")
  func linesEndWhereTheCompilerEndsThem() {
    let lines = SourceLines(Array("a\r\nb\rc\n\nd\r\r\n".utf8))
    let texts = (0...8).map { lines[$0].map { String(decoding: $0, as: UTF8.self) } }
    #expect(texts == [nil, "a", "b", "c", "", "d", "", "", nil])
    #expect(SourceLines([])[1] == [])
  }
}
