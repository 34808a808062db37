import Findings

/// Reads the attributes of one tag.
struct XMLAttributeReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tag: XMLTag
  private var offset: Int
  private var line: Int
  /// The offset of the first byte of the line, were the tag's own line to begin in the bytes.
  private var lineStart: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, of tag: XMLTag) {
    self.bytes = bytes
    self.tag = tag
    offset = tag.attributes.lowerBound
    line = Int(tag.position.line)
    lineStart = tag.name.lowerBound - Int(tag.position.column) + 1
  }

  private var position: Position { Position(line: line, column: offset - lineStart + 1) }

  mutating func all() throws(XMLProblem) -> [XMLAttribute] {
    var found: [XMLAttribute] = []
    while true {
      skipSpace()
      guard offset < tag.attributes.upperBound else { return found }
      let start = position
      let nameStart = offset
      while offset < tag.attributes.upperBound, bytes[offset].isXMLName { offset += 1 }
      let nameBytes = nameStart..<offset
      let name = String(decoding: bytes[nameBytes], as: UTF8.self)
      skipSpace()
      guard !name.isEmpty, offset < tag.attributes.upperBound, bytes[offset] == .equals else {
        throw XMLProblem("an attribute is written as name=\"value\"", at: start)
      }
      offset += 1
      skipSpace()
      guard offset < tag.attributes.upperBound, bytes[offset] == .quote || bytes[offset] == .apostrophe else {
        throw XMLProblem("the value of '\(name)' has no quotation marks", at: start)
      }
      let quote = bytes[offset]
      offset += 1
      let valueStart = offset
      let valuePosition = position
      while offset < tag.attributes.upperBound, bytes[offset] != quote { step() }
      guard offset < tag.attributes.upperBound else {
        throw XMLProblem("the value of '\(name)' has no end", at: start)
      }
      let valueBytes = valueStart..<offset
      let value = try XMLText.decoded(bytes, valueBytes, at: valuePosition)
      offset += 1
      found.append(
        XMLAttribute(
          name: name, value: value, range: start.range(ofBytes: name.utf8.count), nameBytes: nameBytes,
          valueBytes: valueBytes))
    }
  }

  private mutating func skipSpace() {
    while offset < tag.attributes.upperBound, bytes[offset].isXMLSpace { step() }
  }

  private mutating func step() {
    if bytes[offset] == .newline {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }
}

/// Text of XML, in which entities stand for some characters.
enum XMLText {
  /// The five that XML itself has; a document type would declare others.
  private static let entities: [String: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
  /// `&#x10FFFF;` is the longest that stands for one character.
  private static let longestEntity = 10

  static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at position: Position
  ) throws(XMLProblem) -> String {
    guard bytes[range].contains(.ampersand) else { return String(decoding: bytes[range], as: UTF8.self) }
    var text = ""
    var start = range.lowerBound
    while let ampersand = bytes[start..<range.upperBound].firstIndex(of: .ampersand) {
      text += String(decoding: bytes[start..<ampersand], as: UTF8.self)
      let limit = min(range.upperBound, ampersand + longestEntity + 2)
      guard let end = bytes[ampersand..<limit].firstIndex(of: .semicolon) else {
        throw XMLProblem("'&' begins no entity: it is written '&amp;'", at: position)
      }
      let name = String(decoding: bytes[ampersand + 1..<end], as: UTF8.self)
      guard let character = character(name) else {
        throw XMLProblem("nothing says what the entity '&\(name);' is", at: position)
      }
      text += character
      start = end + 1
    }
    return text + String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
  }

  /// A text as it is written between quotation marks, with the entities that Interface Builder uses.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": encoded += "&amp;"
      case "<": encoded += "&lt;"
      case ">": encoded += "&gt;"
      case "\"": encoded += "&quot;"
      case "\t", "\n", "\r": encoded += "&#\(scalar.value);"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let equals = UInt8(ascii: "=")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")

  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether it may be a part of a name: a letter, a digit, `-`, `.`, `:`, `_` or a part of a letter beyond ASCII.
  var isXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
