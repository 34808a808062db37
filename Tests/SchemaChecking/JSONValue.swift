/// JSON as read back by the tests: object members keep their order, a key given twice is refused, and so are numbers
/// that our formats never hold.
package enum JSONValue: Equatable {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Equatable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package struct Malformed: Error, Equatable {
    package var reason: String
    package var offset: Int
  }

  package init(_ bytes: [UInt8]) throws(Malformed) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.value()
    reader.skipSpace()
    guard reader.offset == bytes.count else { throw reader.malformed("something follows the value") }
  }

  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  package subscript(index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }

  package var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  package var values: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The same object with `value` for `key`, or without it.
  package func with(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var members) = self else { return self }
    let index = members.firstIndex { $0.key == key } ?? members.endIndex
    if index < members.endIndex { members.remove(at: index) }
    if let value { members.insert(Member(key: key, value: value), at: index) }
    return .object(members)
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  func malformed(_ reason: String) -> JSONValue.Malformed { JSONValue.Malformed(reason: reason, offset: offset) }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpace() {
    while let byte = next, [0x20, 0x0a, 0x0d, 0x09].contains(byte) { offset += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  mutating func value() throws(JSONValue.Malformed) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .text(try text())
    default: break
    }
    if take("null") { return .null }
    if take("true") { return .flag(true) }
    if take("false") { return .flag(false) }
    let digits = bytes[offset...].prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw malformed("no value") }
    offset += digits.count
    return .number(number)
  }

  private mutating func array() throws(JSONValue.Malformed) -> JSONValue {
    var values: [JSONValue] = []
    offset += 1
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      values.append(try value())
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw malformed("neither ',' nor ']'") }
    }
  }

  private mutating func object() throws(JSONValue.Malformed) -> JSONValue {
    var members: [JSONValue.Member] = []
    offset += 1
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      let key = try text()
      guard !members.contains(where: { $0.key == key }) else { throw malformed("'\(key)' is given twice") }
      skipSpace()
      guard take(":") else { throw malformed("no ':' after a key") }
      members.append(JSONValue.Member(key: key, value: try value()))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw malformed("neither ',' nor '}'") }
    }
  }

  private mutating func text() throws(JSONValue.Malformed) -> String {
    guard take("\"") else { throw malformed("no text") }
    var utf16: [UInt16] = []
    var plain: [UInt8] = []
    func flush(_ plain: inout [UInt8], _ utf16: inout [UInt16]) {
      utf16 += Array(String(decoding: plain, as: UTF8.self).utf16)
      plain = []
    }
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        flush(&plain, &utf16)
        return String(decoding: utf16, as: UTF16.self)
      case 0..<0x20: throw malformed("a bare control character")
      case UInt8(ascii: "\\"):
        flush(&plain, &utf16)
        utf16.append(try escape())
      default: plain.append(byte)
      }
    }
    throw malformed("a text without end")
  }

  private mutating func escape() throws(JSONValue.Malformed) -> UInt16 {
    let byte = next ?? 0
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0a
    case UInt8(ascii: "r"): return 0x0d
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
    case UInt8(ascii: "u"):
      let digits = bytes[offset...].prefix(4)
      offset += digits.count
      guard let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { throw malformed("no digits") }
      return unit
    default: throw malformed("an unknown escape")
    }
  }
}
