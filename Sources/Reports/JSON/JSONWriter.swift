/// Appends JSON to bytes, in the order of the calls: the same values always give the same bytes. Commas are put where
/// they belong; that opened objects and arrays are closed is up to the caller.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init(reserving capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  // MARK: Structure

  /// One of our formats, whole: an object that begins with `schema` and `tool{name,version}`. `write` adds the other
  /// keys, each on a line of its own.
  static func document(
    _ schema: String, version: String, reserving capacity: Int = 0, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(reserving: capacity)
    json.openObject()
    json.newLine()
    json.field("schema", schema)
    json.newLine()
    json.key("tool")
    json.openObject()
    json.field("name", "voyager")
    json.field("version", version)
    json.closeObject()
    json.newLine()
    write(&json)
    json.newLineBeforeEnd()
    json.closeObject()
    json.newLineBeforeEnd()
    return json.bytes
  }

  mutating func openObject() { open(UInt8(ascii: "{")) }
  mutating func closeObject() { close(UInt8(ascii: "}")) }
  mutating func openArray() { open(UInt8(ascii: "[")) }
  mutating func closeArray() { close(UInt8(ascii: "]")) }

  /// A key, which must be plain: letters, digits and the like.
  mutating func key(_ key: StaticString) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// An array with one element a line, so that two reports can be compared by line and searched without a JSON reader.
  mutating func lines<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    openArray()
    var isEmpty = true
    for element in elements {
      newLine()
      write(&self, element)
      isEmpty = false
    }
    if !isEmpty { newLineBeforeEnd() }
    closeArray()
  }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    openArray()
    for element in elements { write(&self, element) }
    closeArray()
  }

  /// Starts a new line for the next key or value; the comma that it needs stays on this one.
  mutating func newLine() {
    comma()
    needsComma = false
    newLineBeforeEnd()
  }

  /// Starts a new line where no key or value follows.
  mutating func newLineBeforeEnd() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Values

  mutating func value(_ number: Int) {
    comma()
    var rest = number.magnitude
    if rest < 10 {
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest))
    } else {
      var digits: [UInt8] = []
      while rest > 0 {
        digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
      if number < 0 { digits.append(UInt8(ascii: "-")) }
      bytes.append(contentsOf: digits.reversed())
    }
    needsComma = true
  }

  mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  mutating func null() { literal("null") }

  mutating func value(_ text: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// 16 hex digits, as ``Fingerprint`` writes itself.
  mutating func hexadecimal(_ value: UInt64) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    for shift in stride(from: 60, through: 0, by: -4) { bytes.append(hexDigit(UInt8(value >> UInt64(shift) & 0xf))) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  // MARK: Fields

  mutating func field(_ key: StaticString, _ number: Int) {
    self.key(key)
    value(number)
  }

  mutating func field(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  mutating func field(_ key: StaticString, _ text: String) {
    self.key(key)
    value(text)
  }

  /// Left out where there is no text.
  mutating func field(_ key: StaticString, ifAny text: String?) {
    if let text { field(key, text) }
  }

  // MARK: Bytes

  private mutating func open(_ byte: UInt8) {
    comma()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func literal(_ text: StaticString) {
    comma()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  /// Stretches without anything to escape are copied whole.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      // Most bytes; 0xe2 may begin a line separator, which JavaScript takes for the end of a line.
      if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0xe2 {
        index += 1
        continue
      }
      if byte == 0xe2 {
        let isSeparator = index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xfe == 0xa8
        if isSeparator {
          bytes.append(contentsOf: text[start..<index])
          appendEscape("\\u202")
          bytes.append(UInt8(ascii: "8") + (text[index + 2] & 1))
          start = index + 3
        }
        index += isSeparator ? 3 : 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      appendEscape(of: byte)
      index += 1
      start = index
    }
    bytes.append(contentsOf: text[start...])
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): appendEscape("\\\"")
    case UInt8(ascii: "\\"): appendEscape("\\\\")
    case UInt8(ascii: "\n"): appendEscape("\\n")
    case UInt8(ascii: "\r"): appendEscape("\\r")
    case UInt8(ascii: "\t"): appendEscape("\\t")
    default:
      appendEscape("\\u00")
      bytes.append(hexDigit(byte >> 4))
      bytes.append(hexDigit(byte & 0xf))
    }
  }

  private mutating func appendEscape(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
  }
}
