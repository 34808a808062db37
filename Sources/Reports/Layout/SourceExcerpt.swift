import Findings

/// One line of source as a terminal shows it, and below it the marks under the stretch that a finding is about: `^` at
/// its start, `~` under the rest. Leading space is dropped, tabs become spaces, and a long line is cut around the
/// stretch, so that neither line is wider than asked.
struct SourceExcerpt: Equatable {
  var text: String
  var marks: String

  /// What one character of the line takes on screen.
  private struct Cell {
    var text: String
    var width: Int
    /// The first byte of the character within the line.
    var offset: Int
  }

  private static let tabWidth = 4

  init(line: ArraySlice<UInt8>, range: SourceRange, width: Int) {
    let stretch = Self.stretch(of: range, in: line)
    var (cells, isCutLeft, isCutRight) = Self.cells(of: line, around: stretch.lowerBound, width: width)
    let caret = cells.lastIndex { $0.offset <= stretch.lowerBound } ?? 0
    let isPastEnd = stretch.lowerBound >= line.count || cells.isEmpty

    var first = 0
    if !isCutLeft {
      first = cells.firstIndex { ($0.text != " " && $0.text != "\t") || $0.offset >= stretch.lowerBound } ?? cells.count
    }
    Self.setTabs(in: &cells, from: first)
    let whole = cells[first...].reduce(0) { $0 + $1.width }
    var before = cells[first..<max(first, caret)].reduce(0) { $0 + $1.width }
    if whole > width, before > width * 2 / 3 || isCutLeft {
      while first < caret, before > width / 3 {
        before -= cells[first].width
        first += 1
      }
      isCutLeft = true
    }

    text = isCutLeft ? "…" : ""
    marks = isCutLeft ? " " : ""
    var used = isCutLeft ? 1 : 0
    for (index, cell) in cells.enumerated().dropFirst(first) {
      let isLast = index == cells.count - 1 && !isCutRight
      if used + cell.width > (isLast ? width : width - 1) {
        isCutRight = true
        break
      }
      text += cell.text
      used += cell.width
      if isPastEnd || index < caret {
        marks += TerminalText.spaces(cell.width)
      } else if index == caret {
        marks += "^" + String(repeating: "~", count: max(0, cell.width - 1))
      } else if cell.offset < stretch.upperBound {
        marks += String(repeating: "~", count: cell.width)
      }
    }
    while text.last == " " { text.removeLast() }
    if isCutRight { text += "…" }
    if isPastEnd { marks += "^" }
    while marks.last == " " { marks.removeLast() }
  }

  /// The bytes of the line that are marked: those of the range, without space at the end.
  private static func stretch(of range: SourceRange, in line: ArraySlice<UInt8>) -> Range<Int> {
    let start = min(max(0, Int(range.start.column) - 1), line.count)
    var end = range.end.line == range.start.line ? min(Int(range.end.column) - 1, line.count) : line.count
    func byte(_ offset: Int) -> UInt8 { line[line.startIndex + offset] }
    while end > start + 1, byte(end - 1) == UInt8(ascii: " ") || byte(end - 1) == UInt8(ascii: "\t") { end -= 1 }
    return start..<max(start, end)
  }

  /// The characters around the byte `center`, as many as could be shown: a line of megabytes is never read in full.
  private static func cells(
    of line: ArraySlice<UInt8>, around center: Int, width: Int
  ) -> (cells: [Cell], isCutLeft: Bool, isCutRight: Bool) {
    func isInsideCharacter(_ offset: Int) -> Bool { line[line.startIndex + offset] & 0xc0 == 0x80 }
    var lower = max(0, center - 4 * width)
    var upper = min(line.count, center + 4 * width)
    while lower > 0, isInsideCharacter(lower) { lower -= 1 }
    while upper < line.count, isInsideCharacter(upper) { upper += 1 }
    let isAllSpace = line.prefix(lower).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }

    var cells: [Cell] = []
    var offset = lower
    for character in String(decoding: line.dropFirst(lower).prefix(upper - lower), as: UTF8.self) {
      let length = character.utf8.count
      defer { offset += length }
      if character == "\u{feff}" { continue }
      let text = character == "\t" ? "\t" : TerminalText.plain(String(character))
      cells.append(Cell(text: text, width: TerminalText.width(text), offset: offset))
    }
    return (cells, lower > 0 && !isAllSpace, upper < line.count)
  }

  private static func setTabs(in cells: inout [Cell], from first: Int) {
    var column = 0
    for index in cells.indices.dropFirst(first) {
      if cells[index].text == "\t" {
        cells[index].width = tabWidth - column % tabWidth
        cells[index].text = TerminalText.spaces(cells[index].width)
      }
      column += cells[index].width
    }
  }
}
