import Findings

/// The bytes of one file, with the start of each line: turns offsets into positions and ranges into text. A line ends at
/// a line feed, at a carriage return, or at both in a row, as the compiler counts.
struct SourceText {
  let bytes: UnsafeBufferPointer<UInt8>
  private let lineStarts: [Int32]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      let isHalf = byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if !isHalf { starts.append(Int32(offset + 1)) }
    }
    lineStarts = starts
  }

  func position(_ offset: Int) -> Position {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a range on one line, every run of blanks made one, cut to about `limit` bytes.
  func shortText(_ range: Range<Int>, limit: Int = 80) -> String {
    let cut = range.prefix(limit * 2)
    let words = String(decoding: bytes[cut.startIndex..<cut.endIndex], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isCut = cut.count < range.count || words.utf8.count > limit
    return isCut ? words.prefix(limit) + "…" : words
  }
}
