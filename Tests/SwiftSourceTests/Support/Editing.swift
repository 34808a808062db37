import Findings
import Inventory
import SwiftSource
import Testing

/// A source without its marks `1️⃣`, and the places of these.
struct MarkedText {
  var text: String
  var positions: [Position]

  init(_ marked: String) {
    let parts = Array(marked.utf8).split(around: Array("1️⃣".utf8))
    var bytes: [UInt8] = []
    positions = []
    for (index, part) in parts.enumerated() {
      bytes += part
      if index + 1 < parts.count { positions.append(position(bytes.count, in: bytes)) }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func split(around mark: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var index = 0
    while index < count {
      if self[index...].starts(with: mark) {
        parts.append([])
        index += mark.count
      } else {
        parts[parts.count - 1].append(self[index])
        index += 1
      }
    }
    return parts
  }
}

private func position(_ offset: Int, in bytes: [UInt8]) -> Position {
  bytes.withUnsafeBufferPointer { SourceText($0).position(offset) }
}

/// The source with an identifier for the element at each mark, the first `"a"`, the next `"b"`; or the reasons why not.
func inserting(
  _ marked: String, into framework: Framework = .swiftUI, as parameter: IdentifierWish.Parameter? = nil,
  at location: SourceLocation = #_sourceLocation
) throws -> String {
  let marked = MarkedText(marked)
  let wishes = marked.positions.enumerated().map { index, position in
    let name = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
    return IdentifierWish(position: position, framework: framework, code: "\"\(name)\"", parameter: parameter)
  }
  return try editing(marked.text, at: location) { bytes in insertions(for: wishes, in: bytes) }
}

/// The source with the edits made, or the reasons why there are none. What comes out is Swift.
func editing(
  _ source: String, at location: SourceLocation = #_sourceLocation,
  _ change: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> [SourceChange]
) throws -> String {
  let bytes = Array(source.utf8)
  let results = onLargeStack { bytes.withUnsafeBufferPointer { change($0) } }
  var edits: [FileEdit] = []
  for result in results {
    switch result {
    case .edits(let more): edits += more
    case .impossible(let reason): return "impossible: \(reason)"
    }
  }
  let result = source.applying(edits)
  let facts = try facts(Array(result.utf8), at: location)
  #expect(!facts.isIncomplete, "what comes out is Swift: \(result)", sourceLocation: location)
  return result
}

extension String {
  func applying(_ edits: [FileEdit]) -> String {
    var bytes = Array(utf8)
    let offsets = edits.enumerated().map { index, edit in
      bytes.withUnsafeBufferPointer { bytes in
        let text = SourceText(bytes)
        return (index, text.offset(edit.range.start)!..<text.offset(edit.range.end)!, edit.replacement)
      }
    }
    for (_, range, replacement) in offsets.sorted(by: { ($0.1.lowerBound, $0.0) > ($1.1.lowerBound, $1.0) }) {
      bytes.replaceSubrange(range, with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
