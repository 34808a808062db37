/// Walks through JSON and decodes only what is asked for: a string catalogue holds all languages, and one is wanted.
/// Nothing is read by recursion, so that no nesting is too deep.
struct JSONCursor {
  struct Malformed: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Calls `visit` with each key of the object that begins here; it has to take or skip the value. A value that is no
  /// object is skipped.
  mutating func object(_ visit: (String, inout JSONCursor) throws(Malformed) -> Void) throws(Malformed) {
    guard try peek() == UInt8(ascii: "{") else { return try skip() }
    index += 1
    if try peek() == UInt8(ascii: "}") {
      index += 1
      return
    }
    while true {
      guard let key = try string() else { throw Malformed() }
      try expect(UInt8(ascii: ":"))
      try visit(key, &self)
      if try peek() == UInt8(ascii: ",") {
        index += 1
      } else {
        return try expect(UInt8(ascii: "}"))
      }
    }
  }

  /// The string that begins here; nil, and skipped, where it is another value.
  mutating func string() throws(Malformed) -> String? {
    guard try peek() == UInt8(ascii: "\"") else {
      try skip()
      return nil
    }
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") { index += 1 }
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try appendEscape(to: &text) } else { text.append(byte) }
    }
    throw Malformed()
  }

  /// Steps over the value that begins here, whatever it is.
  mutating func skip() throws(Malformed) {
    var depth = 0
    repeat {
      switch try peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { throw Malformed() }
        index += 1
      default:
        while index < bytes.count, !Self.isEnd(bytes[index]) { index += 1 }
      }
    } while depth > 0
    if depth < 0 { throw Malformed() }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ":"),
      UInt8(ascii: "\""), 0...UInt8(ascii: " "):
      true
    default: false
    }
  }

  private mutating func skipString() throws(Malformed) {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { throw Malformed() }
    index += 1
  }

  /// The next byte that is no space, which stays where it is.
  private mutating func peek() throws(Malformed) -> UInt8 {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count else { throw Malformed() }
    return bytes[index]
  }

  private mutating func expect(_ byte: UInt8) throws(Malformed) {
    guard try peek() == byte else { throw Malformed() }
    index += 1
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(Malformed) {
    guard index < bytes.count else { throw Malformed() }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try unit())
      }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    default: text.append(byte)
    }
  }

  private mutating func unit() throws(Malformed) -> UInt16 {
    guard index + 4 <= bytes.count,
      let value = UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
    else { throw Malformed() }
    index += 4
    return value
  }
}
