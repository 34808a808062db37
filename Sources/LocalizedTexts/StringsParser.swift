/// Reads the text form of a `.strings` file: `"key" = "value";`, comments between. A key may stand without quotes, and
/// alone for a text that equals it. Of equal keys the last counts, as with Foundation.
struct StringsParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What cannot be read is stepped over byte by byte; an entry that the file's end cuts off is dropped.
  mutating func parse() -> [String: String] {
    var texts: [String: String] = [:]
    while true {
      skipSpaceAndComments()
      guard index < bytes.count else { return texts }
      guard let key = token() else {
        index += 1
        continue
      }
      skipSpaceAndComments()
      if take("=") {
        skipSpaceAndComments()
        guard let value = token() else { continue }
        texts[key] = value
        skipSpaceAndComments()
        _ = take(";")
      } else if take(";") {
        texts[key] = key
      }
    }
  }

  private mutating func skipSpaceAndComments() {
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte <= UInt8(ascii: " ") {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        index = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) {
          index += 1
        }
        index = min(index + 1, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// A text in quotes or a bare word; nil where there is none, or where it has no end.
  private mutating func token() -> String? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") { return quoted(by: bytes[index]) }
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Quotes

  private mutating func quoted(by quote: UInt8) -> String? {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\") { index += 1 }
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { appendEscape(to: &text) } else { text.append(byte) }
    }
    return nil
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"): text.append(0x20)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): appendUnit(to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      let value = digits(atMost: 3, base: 8) & 0xff
      text.append(contentsOf: String(Unicode.Scalar(UInt8(value))).utf8)
    default: text.append(byte)
    }
  }

  /// `\U00e4`; two of them in a row may be one character.
  private mutating func appendUnit(to text: inout [UInt8]) {
    var units = [UInt16(truncatingIfNeeded: digits(atMost: 4, base: 16))]
    if UTF16.isLeadSurrogate(units[0]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "U") || bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      units.append(UInt16(truncatingIfNeeded: digits(atMost: 4, base: 16)))
    }
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func digits(atMost count: Int, base: Int) -> Int {
    var value = 0
    var rest = count
    while rest > 0, index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < base
    {
      value = value * base + digit
      index += 1
      rest -= 1
    }
    return value
  }
}
