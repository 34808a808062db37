/// A place within one file: a line and a column, both from 1. Columns count UTF-8 bytes, as the compiler's do.
package struct Position: Sendable, Hashable, Comparable {
  package var line: Int32
  package var column: Int32

  package init(line: Int, column: Int) {
    self.line = Int32(truncatingIfNeeded: line)
    self.column = Int32(truncatingIfNeeded: column)
  }

  package static let start = Position(line: 1, column: 1)

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// So many bytes of one line, from here.
  package func range(ofBytes count: Int) -> SourceRange {
    SourceRange(self, Position(line: Int(line), column: Int(column) + count))
  }
}

/// A stretch of one file; `end` is exclusive.
package struct SourceRange: Sendable, Hashable, Comparable {
  package var start: Position
  package var end: Position

  package init(_ start: Position, _ end: Position) {
    self.start = start
    self.end = end
  }

  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  package func contains(_ position: Position) -> Bool {
    start <= position && position < end
  }
}

/// A stretch of a file of the audited project. `file` is relative to the report's root, with `/` between its parts.
package struct Place: Sendable, Hashable, Comparable {
  package var file: String
  package var range: SourceRange

  package init(file: String, range: SourceRange) {
    self.file = file
    self.range = range
  }

  package var line: Int { Int(range.start.line) }
  package var column: Int { Int(range.start.column) }
  package var position: Position { range.start }

  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.range) < (right.file, right.range)
  }
}
