import Findings

/// The files with the edits of a fix made, as an editor would.
func applying(_ fix: Fix, to files: [(name: String, source: String)]) -> [(name: String, source: String)] {
  files.map { file in
    let edits = fix.edits.filter { $0.place.file == file.name }.sorted { $1.place < $0.place }
    return (file.name, edits.reduce(file.source) { applying($1, to: $0) })
  }
}

private func applying(_ edit: Edit, to source: String) -> String {
  var bytes = Array(source.utf8)
  let (start, end) = (edit.place.range.start, edit.place.range.end)
  bytes.replaceSubrange(offset(of: start, in: bytes)..<offset(of: end, in: bytes), with: edit.replacement.utf8)
  return String(decoding: bytes, as: UTF8.self)
}

private func offset(of position: Position, in bytes: [UInt8]) -> Int {
  var start = 0
  for _ in 1..<position.line { start = (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1 }
  return start + Int(position.column) - 1
}
