import Inventory

/// Takes Objective-C source, or a part of it, into words. Comments and blanks are left out; whatever is broken ends with its
/// line.
struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  /// Whether only blanks stand before `index` on its line, so that a `#` is the preprocessor's.
  private var isLineStart: Bool
  private(set) var tokens: [Token] = []
  /// Where line comments stand, and how many words there are before each.
  private(set) var comments: [(range: Range<Int>, tokens: Int)] = []
  private(set) var isBroken = false

  /// `isMacro` where the range is the inside of a directive.
  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, isMacro: Bool = false) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
    isLineStart = !isMacro
  }

  mutating func read() {
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isLineStart = true
        index += 1
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0b, 0x0c:
        index += 1
        continue
      case UInt8(ascii: "\\"):
        // A line that goes on.
        index += 1
        continue
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        let start = index
        skipLine()
        comments.append((start..<index, tokens.count))
        continue
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipBlockComment()
        continue
      case UInt8(ascii: "#") where isLineStart:
        readDirective()
        continue
      case UInt8(ascii: "@"): readAt()
      case UInt8(ascii: "\""): readString(from: index, as: .string)
      case UInt8(ascii: "'"): readCharacter()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case UInt8(ascii: ".") where peek(1).map(isDigit) == true: readNumber()
      case _ where isIdentifierByte(byte) || byte == UInt8(ascii: "$"): readName()
      default: readSymbol()
      }
      isLineStart = false
    }
  }

  private func peek(_ distance: Int) -> UInt8? { index + distance < end ? bytes[index + distance] : nil }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private mutating func add(_ kind: Token.Kind, from start: Int, hasText: Bool = false) {
    let text = hasText ? String(decoding: bytes[start..<index], as: UTF8.self) : ""
    tokens.append(Token(kind: kind, start: start, end: index, text: text))
  }

  // MARK: Comments and directives

  private mutating func skipLine() {
    while index < end, !isNewline(bytes[index]) { index += 1 }
  }

  private mutating func skipBlockComment() {
    index += 2
    while index < end {
      if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    isBroken = true
  }

  private mutating func readDirective() {
    let start = index
    while index < end, !isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
        if peek(0) == UInt8(ascii: "\r"), peek(1) == UInt8(ascii: "\n") { index += 1 }
        if index < end { index += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        add(.directive, from: start)
        return skipLine()
      case UInt8(ascii: "\""): skipText(until: UInt8(ascii: "\""))
      default: index += 1
      }
    }
    add(.directive, from: start)
  }

  // MARK: Literals

  private mutating func readAt() {
    let start = index
    var next = index + 1
    while next < end, bytes[next] == UInt8(ascii: " ") { next += 1 }
    if next < end, bytes[next] == UInt8(ascii: "\"") {
      index = next
      return readString(from: start, as: .objectString)
    }
    index += 1
    if index < end, isIdentifierByte(bytes[index]), !isDigit(bytes[index]) {
      skipName()
      return add(.keyword, from: start, hasText: true)
    }
    add(.symbol, from: start, hasText: true)
  }

  private mutating func readString(from start: Int, as kind: Token.Kind) {
    isBroken = !skipText(until: UInt8(ascii: "\"")) || isBroken
    add(kind, from: start)
  }

  private mutating func readCharacter() {
    let start = index
    skipText(until: UInt8(ascii: "'"))
    add(.character, from: start)
  }

  /// Goes behind the quotation mark that ends a text, or to the end of the line; false where there is none.
  @discardableResult
  private mutating func skipText(until mark: UInt8) -> Bool {
    index += 1
    while index < end, !isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
        if peek(0) == UInt8(ascii: "\r"), peek(1) == UInt8(ascii: "\n") { index += 1 }
        if index < end { index += 1 }
        continue
      }
      index += 1
      if bytes[index - 1] == mark { return true }
    }
    return false
  }

  private mutating func readNumber() {
    let start = index
    while index < end, isIdentifierByte(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
      let isExponent = [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[index])
      index += 1
      if isExponent, let sign = peek(0), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
        peek(1).map(isDigit) == true
      {
        index += 1
      }
    }
    add(.number, from: start, hasText: true)
  }

  // MARK: Names and symbols

  private mutating func skipName() {
    while index < end, isIdentifierByte(bytes[index]) || bytes[index] == UInt8(ascii: "$") { index += 1 }
  }

  private mutating func readName() {
    let start = index
    skipName()
    // `R"x(text)x"` of C++
    if index - start == 1, bytes[start] == UInt8(ascii: "R"), peek(0) == UInt8(ascii: "\"") {
      return readRawString(from: start)
    }
    // `L"text"`, `u8"text"`
    if index - start <= 2, peek(0) == UInt8(ascii: "\""), [UInt8(ascii: "L"), UInt8(ascii: "u")].contains(bytes[start])
    {
      return readString(from: start, as: .string)
    }
    add(.name, from: start, hasText: true)
  }

  private mutating func readRawString(from start: Int) {
    index += 1
    let mark = index
    while index < end, bytes[index] != UInt8(ascii: "("), index - mark <= 16 { index += 1 }
    let delimiter = bytes[mark..<index]
    while index < end {
      if bytes[index] == UInt8(ascii: ")"), index + delimiter.count + 1 < end,
        bytes[index + 1..<index + 1 + delimiter.count].elementsEqual(delimiter),
        bytes[index + 1 + delimiter.count] == UInt8(ascii: "\"")
      {
        index += delimiter.count + 2
        break
      }
      index += 1
    }
    add(.string, from: start)
  }

  private mutating func readSymbol() {
    let start = index
    let rest = UnsafeBufferPointer(rebasing: bytes[index..<end])
    let length = Self.symbols.first { rest.starts(with: $0.utf8) }?.utf8.count ?? 1
    index += length
    add(.symbol, from: start, hasText: true)
  }

  /// Those of several letters, the longest first. `>>` is two words, since it may close two lists of types.
  private static let symbols = [
    "...", "<<=", "->", "++", "--", "<<", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=", "::", "##",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// The text of a string literal with its escapes resolved; nil where it has bytes that are no UTF-8.
  func stringLiteral(_ token: Token) -> String? {
    guard let quote = self[token.start..<token.end].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    var end = token.end
    if end > quote + 1, self[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    let inner = self[(quote + 1)..<Swift.max(end, quote + 1)]
    guard let text = String(validating: inner, as: UTF8.self) else { return nil }
    return text.utf8.contains(UInt8(ascii: "\\")) ? text.unescaped : text
  }
}

extension String {
  fileprivate var unescaped: String {
    var result = String.UnicodeScalarView()
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let letter = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch letter {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "\n", "\r": break
      case "u", "U", "x":
        let digits = rest.prefix { $0.properties.isASCIIHexDigit }.prefix(letter == "U" ? 8 : letter == "u" ? 4 : 2)
        rest = rest.dropFirst(digits.count)
        if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(Unicode.Scalar.init) {
          result.append(value)
        }
      case "0"..."7":
        let more = rest.prefix { ("0"..."7").contains($0) }.prefix(2)
        rest = rest.dropFirst(more.count)
        let digits = String(letter) + String(String.UnicodeScalarView(more))
        if let value = UInt32(digits, radix: 8).flatMap(Unicode.Scalar.init) { result.append(value) }
      default: result.append(letter)
      }
    }
    return String(result)
  }
}
