import Yams

/// A way past the newer releases of Yams, which give up at the first key that a map has twice, where older ones keep
/// both: the first letter of such a key is replaced by one that nobody writes, and put back once the document is read.
/// So all releases lead to the same problems at the same places.
struct KeyMasks {
  private var letters: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// `text` with one of the duplicate keys that `error` speaks of masked; nil where it speaks of something else.
  mutating func mask(_ error: any Error, in text: String) -> String? {
    // By its name, since older releases do not have the case.
    guard let payload = Mirror(reflecting: error).children.first, payload.label == "duplicatedKeysInMapping",
      let unused = Unicode.Scalar(0xe000 + UInt32(letters.count)), letters.count < 100
    else { return nil }
    let parts = Mirror(reflecting: payload.value).children.map(\.value)
    guard let key = parts.lazy.compactMap({ ($0 as? [String])?.first }).first?.unicodeScalars.first,
      let mark = parts.lazy.compactMap({ $0 as? YamlError.Context }).first?.mark
    else { return nil }

    var scalars = Array(text.unicodeScalars)
    guard var index = KeyMasks.index(of: mark, in: scalars) else { return nil }
    if scalars[index] == "\"" || scalars[index] == "'" { index += 1 }
    guard index < scalars.count, scalars[index] == key else { return nil }
    letters[unused] = scalars[index]
    scalars[index] = unused
    var masked = String.UnicodeScalarView()
    masked.append(contentsOf: scalars)
    return String(masked)
  }

  /// The key as it was written.
  func unmasked(_ key: String) -> String {
    guard !letters.isEmpty, let first = key.unicodeScalars.first, let original = letters[first] else { return key }
    return String(Character(original)) + String(key.unicodeScalars.dropFirst())
  }

  private static func index(of mark: Mark, in scalars: [Unicode.Scalar]) -> Int? {
    var index = 0
    var line = 1
    while line < mark.line {
      guard index < scalars.count else { return nil }
      if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
      if "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalars[index]) { line += 1 }
      index += 1
    }
    index += mark.column - 1
    return scalars.indices.contains(index) ? index : nil
  }
}
