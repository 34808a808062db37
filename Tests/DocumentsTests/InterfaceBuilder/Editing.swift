import Documents
import Findings

/// What a change makes of a file, or why there is none: `impossible: …`.
func edited(_ source: String, _ change: (DocumentEditor) -> SourceChange) -> String {
  let bytes = Array(source.utf8)
  return edited(bytes, change(DocumentEditor(bytes)))
}

/// The same of any file, with the file's own line endings.
func edited(_ bytes: [UInt8], _ change: SourceChange) -> String {
  switch change {
  case .impossible(let reason): return "impossible: " + reason
  case .edits(let edits):
    let lines = SourceLines(bytes)
    var result: [UInt8] = []
    var offset = 0
    for edit in edits {
      guard let range = lines.offsets(of: edit.range), range.lowerBound >= offset else { return "no such place" }
      result += bytes[offset..<range.lowerBound]
      result += edit.replacement.utf8.flatMap { $0 == UInt8(ascii: "\n") ? lines.ending : [$0] }
      offset = range.upperBound
    }
    return String(decoding: result + bytes[offset...], as: UTF8.self)
  }
}
