/// Finds a line of the audited source: its file as the report names it, its number from 1, the bytes of the line
/// without its ending. Nil where the file or line is not to be had; a report then goes without it.
package typealias SourceLookup = (_ file: String, _ line: Int) -> ArraySlice<UInt8>?

/// A source file, cut into lines as the compiler counts them: at a line feed, a carriage return, or both in a row.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
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
}
