import Findings
package import Inventory

/// What became of reading an Interface Builder document.
package enum DocumentReading: Sendable, Hashable {
  case facts(DocumentFacts)
  /// None of the app's: for another platform, a launch screen.
  case skipped(reason: String)
  case unreadable(reason: String)
}

/// Reads a XIB or a storyboard. One that breaks off or is broken is read as far as it is sound.
package func readDocument(_ file: String, _ bytes: UnsafeBufferPointer<UInt8>) -> DocumentReading {
  if let reason = reasonOfEncoding(bytes) { return .unreadable(reason: "not readable (\(reason))") }
  var reader = DocumentReader(file: file, XMLScanner(bytes))
  do {
    try reader.read()
  } catch {
    let reason = "line \(error.position.line): \(error.message)"
    guard !reader.facts.objects.isEmpty else { return .unreadable(reason: "not readable (\(reason))") }
    reader.facts.problem = "read in part (\(reason))"
  }
  if let reason = reader.reasonToSkip { return .skipped(reason: reason) }
  return .facts(reader.finished())
}

/// Why the bytes are no text that is read; nil where they are.
func reasonOfEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return "written in UTF-16, where Interface Builder writes UTF-8"
  }
  if bytes.starts(with: "bplist".utf8) { return "compiled: a property list in binary form" }
  guard let encoding = declaredEncoding(bytes) else { return nil }
  let isKnown = isUnicode(encoding) || isASCII(encoding)
  return isKnown || bytes.allSatisfy { $0 < 0x80 } ? nil : "written in \(encoding), not in UTF-8"
}

/// Whether every character can be written in the encoding that the document declares.
func isInUnicode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { declaredEncoding(bytes).map(isUnicode) ?? true }

private func isUnicode(_ encoding: String) -> Bool { ["utf-8", "utf8"].contains(encoding.lowercased()) }

private func isASCII(_ encoding: String) -> Bool { ["us-ascii", "ascii"].contains(encoding.lowercased()) }

private func declaredEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
  let start = String(decoding: bytes.prefix(200), as: UTF8.self)
  guard start.hasPrefix("<?xml"), let declaration = start.split(separator: ">").first,
    let key = declaration.firstRange(of: "encoding="), let quote = declaration[key.upperBound...].first,
    quote == "\"" || quote == "'"
  else { return nil }
  return String(declaration[key.upperBound...].dropFirst().prefix { $0 != quote })
}
