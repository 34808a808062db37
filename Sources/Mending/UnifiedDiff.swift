/// The difference of two states of a file, as `patch` and `git apply` read it.
package struct UnifiedDiff: Sendable {
  /// Lines without a change around each change.
  private static let context = 3

  private enum Row {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case inserted(ArraySlice<UInt8>)

    var isKept: Bool {
      if case .kept = self { true } else { false }
    }
  }

  private let rows: [Row]

  package init(from old: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (changedOld, changedNew) = (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    rows =
      old[..<start].map { Row.kept($0) } + Self.rows(from: changedOld, to: changedNew)
      + old[(old.count - end)...].map { Row.kept($0) }
  }

  /// The patch of the file at `path`, as seen from where it is to be applied; nothing where both states are equal.
  package func bytes(path: String) -> [UInt8] {
    let hunks = self.hunks
    guard !hunks.isEmpty else { return [] }
    let path = path.hasPrefix("/") ? path : "/" + path
    var result = Array("--- a\(path)\n+++ b\(path)\n".utf8)
    var (oldLine, newLine) = (1, 1)
    var index = 0
    for hunk in hunks {
      // Only kept lines lie between hunks.
      (oldLine, newLine) = (oldLine + hunk.lowerBound - index, newLine + hunk.lowerBound - index)
      var body: [UInt8] = []
      var (oldCount, newCount) = (0, 0)
      for row in rows[hunk] {
        switch row {
        case .kept(let line):
          Self.append(" ", line, to: &body)
          (oldCount, newCount) = (oldCount + 1, newCount + 1)
        case .removed(let line):
          Self.append("-", line, to: &body)
          oldCount += 1
        case .inserted(let line):
          Self.append("+", line, to: &body)
          newCount += 1
        }
      }
      // Of an empty side the line in front of it is named.
      let (old, new) = (oldCount == 0 ? oldLine - 1 : oldLine, newCount == 0 ? newLine - 1 : newLine)
      result += Array("@@ -\(old),\(oldCount) +\(new),\(newCount) @@\n".utf8) + body
      (oldLine, newLine) = (oldLine + oldCount, newLine + newCount)
      index = hunk.upperBound
    }
    return result
  }

  /// The rows that are printed together: changes, and what is around them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, row) in rows.enumerated() where !row.isKept {
      let around = max(0, index - Self.context)..<min(rows.count, index + Self.context + 1)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private static func rows(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Row] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        rows.append(.removed(old[left]))
        left += 1
      } else if inserted.contains(right) {
        rows.append(.inserted(new[right]))
        right += 1
      } else {
        rows.append(.kept(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return rows
  }

  /// The lines with their line feeds; a carriage return is a part of its line, as it is for `patch`.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func append(_ mark: Character, _ line: ArraySlice<UInt8>, to body: inout [UInt8]) {
    body += Array(String(mark).utf8) + line
    if line.last != UInt8(ascii: "\n") { body += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
