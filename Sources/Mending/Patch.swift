package import Findings

/// Edits of one file, none of which touches another's text.
package struct Patch: Sendable, Hashable {
  private struct Change: Hashable {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  private var changes: [Change] = []

  package init() {}

  /// Adds an edit, unless it touches the text of one that is there. Two that insert at one place both count, in the
  /// order in which they come; an edit that is there already is not made twice.
  package mutating func add(_ edit: Edit, in lines: SourceLines) -> Bool {
    guard let range = lines.offsets(of: edit.place.range) else { return false }
    let change = Change(range: range, replacement: Self.replacement(of: edit, ending: lines.ending))
    if changes.contains(change) { return true }
    let isFree = changes.allSatisfy { other in
      if range.isEmpty, other.range.isEmpty { return true }
      return range.upperBound <= other.range.lowerBound || other.range.upperBound <= range.lowerBound
    }
    guard isFree else { return false }
    let index =
      changes.firstIndex {
        ($0.range.lowerBound, $0.range.upperBound) > (range.lowerBound, range.upperBound)
      } ?? changes.count
    changes.insert(change, at: index)
    return true
  }

  /// The bytes with all edits made; every other byte is as it was.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for change in changes {
      result += bytes[offset..<change.range.lowerBound]
      result += change.replacement
      offset = change.range.upperBound
    }
    return result + bytes[offset...]
  }

  /// Line feeds become the file's own line endings.
  private static func replacement(of edit: Edit, ending: [UInt8]) -> [UInt8] {
    let feed = UInt8(ascii: "\n")
    let bytes = Array(edit.replacement.utf8)
    guard ending != [feed], bytes.contains(feed) else { return bytes }
    return bytes.filter { $0 != UInt8(ascii: "\r") }.flatMap { $0 == feed ? ending : [$0] }
  }
}
