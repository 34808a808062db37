import Findings

/// The lines of a text, to tell the place of an offset, or of a mark that counts Unicode scalars.
struct TextLines {
  private let text: String.UTF8View
  /// The offsets at which lines begin.
  private var starts = [0]

  init(_ text: String) {
    self.text = text.utf8
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
  }

  func position(ofOffset offset: Int) -> Position {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The position of a line and the scalar in it, both counted from 1.
  func position(line: Int, scalar: Int) -> Position {
    guard line >= 1, line <= starts.count else { return Position(line: line, column: scalar) }
    var bytes = 0
    var scalars = 0
    var index = text.index(text.startIndex, offsetBy: starts[line - 1])
    while index < text.endIndex {
      // A byte that is not the rest of a scalar begins one.
      if text[index] & 0xc0 != 0x80 {
        if scalars == scalar - 1 { break }
        scalars += 1
      }
      bytes += 1
      index = text.index(after: index)
    }
    return Position(line: line, column: bytes + 1)
  }
}
