import Taxonomy

/// Takes code apart into names, texts and symbols. It never fails: what is broken ends with its line.
struct CodeLexer {
  private let bytes: [UInt8]
  private let lexis: Lexis
  private var index = 0
  private var tokens: [CodeToken] = []
  private var isAtLineStart = true

  static func tokens(of text: String, _ language: SuiteFormat.Language) -> [CodeToken] {
    var lexer = CodeLexer(bytes: Array(text.utf8), lexis: Lexis(language))
    while lexer.index < lexer.bytes.count { lexer.step() }
    return lexer.tokens
  }

  private init(bytes: [UInt8], lexis: Lexis) {
    self.bytes = bytes
    self.lexis = lexis
  }

  private func starts(with word: some StringProtocol) -> Bool { bytes[index...].starts(with: word.utf8) }

  private mutating func step() {
    let byte = bytes[index]
    if byte <= UInt8(ascii: " ") {
      if byte == UInt8(ascii: "\n") { isAtLineStart = true }
      index += 1
      return
    }
    if skipsComment() { return }
    if isNameByte(byte) { return takeName() }
    if let quote = lexis.quotes.first(where: { starts(with: $0.mark) }) { return takeText(quote, isFormat: false) }
    if byte == UInt8(ascii: "/"), lexis.hasRegularExpressions, skipsRegularExpression() { return }
    add(.symbol(Character(UnicodeScalar(byte))), at: index)
    index += 1
  }

  private mutating func add(_ kind: CodeToken.Kind, at offset: Int) {
    tokens.append(CodeToken(kind: kind, offset: offset, beginsLine: isAtLineStart))
    isAtLineStart = false
  }

  private mutating func skipsComment() -> Bool {
    if lexis.hasHashComments ? bytes[index] == UInt8(ascii: "#") : starts(with: "//") {
      index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return true
    }
    guard !lexis.hasHashComments, starts(with: "/*") else { return false }
    index += 2
    while index < bytes.count, !starts(with: "*/") { index += 1 }
    index += 2
    return true
  }

  private mutating func takeName() {
    let start = index
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    // A Python text's mark: `f"…"`, `r"…"`.
    if lexis.hasHashComments, name.count <= 2, name.allSatisfy({ "fFrRbBuU".contains($0) }), index < bytes.count,
      let quote = lexis.quotes.first(where: { starts(with: $0.mark) })
    {
      var quote = quote
      if name.lowercased().contains("r") { quote.hasEscapes = false }
      return takeText(quote, isFormat: name.lowercased().contains("f"))
    }
    add(.name(name), at: start)
  }

  private mutating func takeText(_ quote: Lexis.Quote, isFormat: Bool) {
    let start = index
    var pieces: [IdentifierText.Piece] = []
    var plain: [UInt8] = []
    func flushed() -> [IdentifierText.Piece] { pieces + [.text(String(decoding: plain, as: UTF8.self))] }
    index += quote.mark.utf8.count
    while index < bytes.count, !starts(with: quote.mark) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n"), !quote.isLong { break }
      if byte == UInt8(ascii: "\\"), quote.hasEscapes {
        plain += escape()
      } else if isFormat, starts(with: "{{") || starts(with: "}}") {
        plain.append(byte)
        index += 2
      } else if let hole = hole(quote.hole, isFormat: isFormat) {
        pieces = flushed() + [.hole(.init(hole))]
        plain = []
      } else {
        plain.append(byte)
        index += 1
      }
    }
    if index < bytes.count, starts(with: quote.mark) { index += quote.mark.utf8.count }
    add(.text(IdentifierText(flushed())), at: start)
  }

  /// What is filled in here, if anything is; goes behind it.
  private mutating func hole(_ kind: Lexis.Hole?, isFormat: Bool) -> String? {
    let open: String
    switch kind {
    case .braces where isFormat && starts(with: "{"): open = "{"
    case .dollarBraces where starts(with: "${"), .dollarNames where starts(with: "${"): open = "${"
    case .dollarNames where starts(with: "$"):
      let name = bytes[(index + 1)...].prefix(while: isNameByte)
      guard let first = name.first, first > UInt8(ascii: "9") else { return nil }
      index = name.endIndex
      return String(decoding: name, as: UTF8.self)
    default: return nil
    }
    index += open.utf8.count
    let start = index
    var depth = 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    let inner = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    // Behind a colon or a mark Python says how it is written, not what.
    let name = isFormat ? inner.prefix { $0 != ":" && $0 != "!" } : inner[...]
    return name.filter { !$0.isWhitespace && !"{}\"'`".contains($0) }
  }

  private mutating func escape() -> [UInt8] {
    index += 2
    guard index <= bytes.count else { return [] }
    switch bytes[index - 1] {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "u") where index + 4 <= bytes.count:
      let digits = String(decoding: bytes[index..<(index + 4)], as: UTF8.self)
      guard let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) else { return [] }
      index += 4
      return Array(String(Character(scalar)).utf8)
    case let other: return [other]
    }
  }

  /// Where an operand is due, a slash begins a regular expression; it ends on its line.
  private mutating func skipsRegularExpression() -> Bool {
    switch tokens.last?.kind {
    case .name(let name)? where name != "return": return false
    case .text?, .symbol(")")?, .symbol("]")?, .symbol("}")?: return false
    default: break
    }
    var end = index + 1
    var isInClass = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        index = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
  default: false
  }
}
