import Findings
import Mending
import Testing

@Suite struct PatchTests {
  private func edit(_ line: Int, _ columns: Range<Int>, _ replacement: String) -> Edit {
    Edit(
      Place(
        file: "App/File.swift",
        range: SourceRange(
          Position(line: line, column: columns.lowerBound), Position(line: line, column: columns.upperBound))),
      replacement)
  }

  private func applied(_ edits: [Edit], to text: String) -> String {
    let lines = SourceLines(Array(text.utf8))
    var patch = Patch()
    let added = edits.map { patch.add($0, in: lines) }
    #expect(!added.contains(false))
    return String(decoding: patch.applied(to: lines.bytes), as: UTF8.self)
  }

  @Test("edits are made from the first to the last, whatever their order")
  func edits() {
    #expect(applied([edit(2, 1..<3, "CD"), edit(1, 2..<2, "x")], to: "ab\ncd\n") == "axb\nCD\n")
  }

  @Test("insertions at one place keep their order, and stand in front of a deletion there")
  func insertions() {
    #expect(applied([edit(1, 2..<3, ""), edit(1, 2..<2, "1"), edit(1, 2..<2, "2")], to: "abc") == "a12c")
  }

  @Test("an edit that touches another's text is refused; one beside it, or the same again, is not")
  func overlaps() {
    let lines = SourceLines(Array("abcdef".utf8))
    var patch = Patch()
    let edits = [
      edit(1, 2..<4, "x"), edit(1, 2..<4, "x"), edit(1, 3..<5, "y"), edit(1, 3..<3, "y"), edit(1, 4..<5, "z"),
    ]
    let added = edits.map { patch.add($0, in: lines) }
    #expect(added == [true, true, false, false, true])
    #expect(String(decoding: patch.applied(to: lines.bytes), as: UTF8.self) == "axzef")
  }

  @Test("a place that the file does not have is refused")
  func noPlace() {
    var patch = Patch()
    let lines = SourceLines(Array("a\n".utf8))
    let added = [edit(3, 1..<1, "x"), edit(1, 1..<9, "x")].map { patch.add($0, in: lines) }
    #expect(added == [false, false])
  }

  @Test("line feeds become the file's line endings", arguments: ["\r\n", "\r", "\n"])
  func endings(_ ending: String) {
    #expect(
      applied([edit(2, 1..<1, "x\ny\n")], to: "a\(ending)b\(ending)") == "a\(ending)x\(ending)y\(ending)b\(ending)")
  }

  @Test("columns count bytes, and none of them is the byte order mark")
  func columns() {
    #expect(applied([edit(1, 1..<1, "x"), edit(1, 3..<4, "y")], to: "\u{feff}äb") == "\u{feff}xäy")
  }
}
