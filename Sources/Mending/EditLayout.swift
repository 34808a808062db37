import Findings

extension Edit {
  /// The edit as somebody would type it who sees the lines around it: a modifier that is put in front of one that has a
  /// line of its own gets its own, too, and where all that a line holds is taken away, the line goes with it.
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
    guard first > 1, let start = lines[first], let end = lines[last], let previous = lines[first - 1],
      start.prefix(place.column - 1).allSatisfy(\.isBlank),
      end.dropFirst(Int(place.range.end.column) - 1).allSatisfy(\.isBlank)
    else { return self }
    var edit = self
    // From the end of the line in front, since the last line of a file may have no ending.
    edit.place.range = SourceRange(
      Position(line: first - 1, column: previous.count + 1), Position(line: last, column: end.count + 1))
    return edit
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
