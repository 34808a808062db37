/// The classes that an Interface Builder document names, where it gives any identifier; empty where it gives none.
///
/// Documents are not read in full yet. Until they are, this tells which outlets may have an identifier that the code does
/// not show: only those of a class that a document with identifiers names.
package func classesNamed(byIdentifyingDocument bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
  let text = String(decoding: bytes, as: UTF8.self)
  guard givesIdentifier(text) else { return [] }
  return Set(values(of: "customClass", in: text))
}

/// Whether either storage form is there: the inspector's, which writes `identifier` inside an `accessibility` element,
/// or a runtime attribute.
private func givesIdentifier(_ text: String) -> Bool {
  if text.contains("keyPath=\"accessibilityIdentifier\"") { return true }
  var rest = text[...]
  while let element = rest.firstRange(of: "key=\"accessibilityConfiguration\"") {
    rest = rest[element.upperBound...]
    let tag = rest.prefix { $0 != ">" }
    if values(of: "identifier", in: tag).contains(where: { !$0.isEmpty }) { return true }
  }
  return false
}

/// The values of an attribute, wherever it stands.
private func values(of attribute: String, in text: some StringProtocol) -> [String] {
  var found: [String] = []
  var rest = Substring(text)
  while let start = rest.firstRange(of: " \(attribute)=\"") {
    rest = rest[start.upperBound...]
    let value = rest.prefix { $0 != "\"" }
    found.append(String(value))
    rest = rest[value.endIndex...]
  }
  return found
}
