/// Finds a line of the audited source: its file as the report names it, its number from 1, the bytes of the line
/// without its ending. Nil where the file or line is not to be had; a report then goes without it.
package typealias SourceLookup = (_ file: String, _ line: Int) -> ArraySlice<UInt8>?

/// A source file, cut into lines where the compiler cuts it: after a line feed, a carriage return, or both.
package struct SourceText: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
        starts.append(index + 1)
      default: break
      }
    }
    self.starts = starts
  }

  /// The line with `number`, from 1, without its ending; nil where the file has no such line.
  package func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}
