import Findings

extension Edit {
  /// The edit as somebody would type it who sees the lines around it: a modifier that is put in front of one that has a
  /// line of its own gets its own, too, and where all that a line holds is taken away, the line goes with it, and the blanks at
  /// its end.
  func laidOut(in lines: SourceLines) -> Edit {
    guard let range = lines.offsets(of: place.range) else { return self }
    if range.isEmpty { return givingOwnLine(at: range.lowerBound, in: lines) }
    return replacement.isEmpty ? takingLine(at: range, in: lines) : self
  }

  private func givingOwnLine(at offset: Int, in lines: SourceLines) -> Edit {
    let column = place.column - 1
    guard replacement.hasSuffix("."), !replacement.contains("\n"), let line = lines[place.line],
      column >= 1, column <= line.count
    else { return self }
    let before = line.prefix(column)
    guard before.last == UInt8(ascii: "."), before.dropLast().allSatisfy(\.isBlank) else { return self }
    var edit = self
    edit.replacement = replacement.dropLast() + "\n" + String(decoding: before, as: UTF8.self)
    return edit
  }

  private func takingLine(at range: Range<Int>, in lines: SourceLines) -> Edit {
    let (first, last) = (place.line, Int(place.range.end.line))
    guard let start = lines[first], let end = lines[last] else { return self }
    let before = start.prefix(place.column - 1)
    let after = end.dropFirst(Int(place.range.end.column) - 1)
    var edit = self
    if !before.allSatisfy(\.isBlank) {
      // Blanks in front of it would be the last of their line.
      let blanks = after.allSatisfy(\.isBlank) ? before.reversed().prefix { $0.isBlank }.count : 0
      edit.place.range.start.column -= Int32(blanks)
      return edit
    }
    guard first > 1, let previous = lines[first - 1] else { return self }
    if let closing = after.first, closing.isClosing {
      // What closes the code around it belongs behind what it stood on, unless that would be within a comment.
      guard !previous.isCommented else { return self }
      let code = previous.count - previous.reversed().prefix { $0.isBlank }.count
      edit.place.range.start = Position(line: first - 1, column: code + 1)
      return edit
    }
    guard after.allSatisfy(\.isBlank) else { return self }
    // From the end of the line in front, since the last line of a file may have no ending.
    edit.place.range = SourceRange(
      Position(line: first - 1, column: previous.count + 1), Position(line: last, column: end.count + 1))
    return edit
  }
}

extension ArraySlice<UInt8> {
  /// Whether a comment may stand in the line.
  fileprivate var isCommented: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "*")) }
  }
}

extension UInt8 {
  fileprivate var isClosing: Bool { [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]")].contains(self) }
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
