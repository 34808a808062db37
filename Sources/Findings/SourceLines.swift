/// The bytes of a source file, by line.
///
/// Lines end at `\n`, `\r\n` or a lone `\r`, as they do for the parsers; a byte order mark belongs to no column.
package struct SourceLines: Sendable {
  package let bytes: [UInt8]
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      let isHalf = byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if !isHalf { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The line with `number`, from 1, without its ending; nil where the file has no such line.
  package subscript(number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    let line = bytes[starts[number - 1]..<(number < starts.count ? starts[number] - 1 : bytes.count)]
    return number < starts.count && line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Where a position is in ``bytes``; nil where the file has no such place.
  package func offset(of position: Position) -> Int? {
    let number = Int(position.line)
    guard number >= 1, number <= starts.count, position.column >= 1 else { return nil }
    let start = starts[number - 1] + (number == 1 ? markLength : 0)
    let offset = start + Int(position.column) - 1
    return offset <= (number < starts.count ? starts[number] : bytes.count) ? offset : nil
  }

  /// The position of a byte, or of the end; a byte inside a byte order mark counts as the first behind it.
  package func position(of offset: Int) -> Position {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts[low] + (low == 0 ? markLength : 0)
    return Position(line: low + 1, column: max(0, offset - start) + 1)
  }

  /// Where a stretch is in ``bytes``; nil where the file has no such stretch.
  package func offsets(of range: SourceRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end), start <= end else { return nil }
    return start..<end
  }

  /// The ending that most of its lines have: `\n`, `\r\n` or `\r`.
  package var ending: [UInt8] {
    var pairs = 0
    var lone = 0
    for start in starts.dropFirst() {
      let isFeed = bytes[start - 1] == UInt8(ascii: "\n")
      if isFeed, start > 1, bytes[start - 2] == UInt8(ascii: "\r") { pairs += 1 }
      if !isFeed { lone += 1 }
    }
    let lines = starts.count - 1
    if lines > 0, pairs * 2 > lines { return [UInt8(ascii: "\r"), UInt8(ascii: "\n")] }
    return lines > 0 && lone * 2 > lines ? [UInt8(ascii: "\r")] : [UInt8(ascii: "\n")]
  }

  private var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
