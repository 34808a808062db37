package import Findings

/// The bytes of one file, with the start of each line: turns offsets into positions and ranges into text. A line ends at
/// a line feed, at a carriage return, or at both in a row, as the compiler counts.
package struct SourceText {
  package let bytes: UnsafeBufferPointer<UInt8>
  private let lineStarts: [Int32]

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      let isHalf = byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if !isHalf { starts.append(Int32(offset + 1)) }
    }
    lineStarts = starts
  }

  package func position(_ offset: Int) -> Position {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
  }

  /// Where in the bytes a position is; nil where the file has no such place.
  package func offset(_ position: Position) -> Int? {
    let line = Int(position.line) - 1
    guard lineStarts.indices.contains(line), position.column >= 1 else { return nil }
    let offset = Int(lineStarts[line]) + Int(position.column) - 1
    return offset <= bytes.count ? offset : nil
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a comment may begin in a range; "no" is certain.
  package func mayHoldComments(_ range: Range<Int>) -> Bool {
    range.dropLast().contains {
      bytes[$0] == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[$0 + 1])
    }
  }

  private static let shortLimit = 80

  /// The text of a range on one line, every run of blanks made one, cut to about 80 bytes.
  package func shortText(_ range: Range<Int>) -> String {
    let cut = range.prefix(Self.shortLimit * 2)
    let words = shortened(String(decoding: bytes[cut.startIndex..<cut.endIndex], as: UTF8.self))
    return cut.count < range.count && !words.hasSuffix("…") ? words + "…" : words
  }

  package func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.count > Self.shortLimit ? words.prefix(Self.shortLimit) + "…" : words
  }
}
