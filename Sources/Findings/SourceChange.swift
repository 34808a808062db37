/// What is to be changed in a file, or why it cannot be.
package enum SourceChange: Sendable, Hashable {
  /// In the order of their places.
  case edits([FileEdit])
  case impossible(reason: String)
}

/// The replacement of one stretch of a file whose name is known elsewhere. Lines end with a line feed, whatever the
/// file's own ending is, as they do in every ``Edit``.
package struct FileEdit: Sendable, Hashable {
  package var range: SourceRange
  package var replacement: String

  package init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Why something is not to be had.
package struct Obstacle: Error, Hashable {
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

extension SourceChange {
  /// The edits, or what stands in their way.
  package init(_ edits: () throws(Obstacle) -> [FileEdit]) {
    do {
      self = .edits(try edits())
    } catch {
      self = .impossible(reason: error.reason)
    }
  }
}
