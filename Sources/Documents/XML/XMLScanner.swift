import Findings

/// Reads XML as a stream of tags and texts, in one go over the bytes.
///
/// It knows where everything stands, which a report and an edit need, and takes nothing for granted: what it does not
/// understand is a problem with a place. A document type is refused, since that is what declares entities, and nothing
/// outside the bytes is ever read.
struct XMLScanner {
  enum Event {
    /// A start tag; an element without content has its end as the next event.
    case start(XMLTag)
    case end
    /// The text between two tags, unless it is white space.
    case text(Range<Int>)
  }

  /// More elements in each other than any document has.
  static let deepest = 1_000

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte at which the scanner stands.
  private(set) var offset: Int
  private var line = 1
  private var lineStart = 0
  /// The names of the elements that are open, outermost first.
  private var open: [Range<Int>] = []
  private var hasRoot = false
  private var closesAtOnce = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte order mark is no text.
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = offset
  }

  /// Where the scanner stands.
  var position: Position { Position(line: line, column: offset - lineStart + 1) }

  /// The next event; nil at the end of the document.
  mutating func next() throws(XMLProblem) -> Event? {
    if closesAtOnce {
      closesAtOnce = false
      return .end
    }
    while offset < bytes.count {
      guard bytes[offset] == .lessThan else {
        if let text = try text() { return .text(text) }
        continue
      }
      if follows("<!--") {
        try skip(to: "-->", behind: "a comment")
      } else if follows("<?") {
        try skip(to: "?>", behind: "a processing instruction")
      } else if follows("<![CDATA[") {
        let start = offset + 9
        try skip(to: "]]>", behind: "a CDATA section")
        return .text(start..<offset - 3)
      } else if follows("<!") {
        throw problem("a document type is declared here, as no Interface Builder document has one")
      } else if follows("</") {
        try closeTag()
        return .end
      } else {
        return .start(try startTag())
      }
    }
    if let unclosed = open.last {
      throw problem("the document ends inside <\(string(unclosed))>")
    }
    guard hasRoot else { throw problem("there is no XML here") }
    return nil
  }

  // MARK: Parts of a tag

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func name(of tag: XMLTag) -> String { string(tag.name) }

  /// The attributes of a tag, in their order.
  func attributes(of tag: XMLTag) throws(XMLProblem) -> [XMLAttribute] {
    var reader = XMLAttributeReader(bytes, of: tag)
    return try reader.all()
  }

  /// A stretch of text with its entities replaced.
  func text(_ range: Range<Int>, at position: Position) throws(XMLProblem) -> String {
    try XMLText.decoded(bytes, range, at: position)
  }

  // MARK: Reading

  private mutating func text() throws(XMLProblem) -> Range<Int>? {
    let start = offset
    var isBlank = true
    while offset < bytes.count, bytes[offset] != .lessThan {
      isBlank = isBlank && bytes[offset].isXMLSpace
      step()
    }
    if isBlank { return nil }
    guard !open.isEmpty else {
      let first = string(start..<min(start + 20, offset)).split(whereSeparator: \.isWhitespace).first ?? ""
      throw problem("'\(first)' stands outside of all elements: this is no XML document")
    }
    return start..<offset
  }

  private mutating func startTag() throws(XMLProblem) -> XMLTag {
    let start = position
    step()
    let nameStart = offset
    let namePosition = position
    skipName()
    guard offset > nameStart else { throw XMLProblem("a tag without a name", at: start) }
    let name = nameStart..<offset
    let attributesStart = offset
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      if let inner = quote {
        if byte == inner { quote = nil }
        if byte == .lessThan { throw problem("'<' inside an attribute's value: a quotation mark is missing") }
      } else if byte == .quote || byte == .apostrophe {
        quote = byte
      } else if byte == .greaterThan {
        break
      } else if byte == .lessThan {
        throw XMLProblem("the tag <\(string(name))> is not closed", at: start)
      }
      step()
    }
    guard offset < bytes.count else {
      throw XMLProblem("the document ends inside the tag <\(string(name))>", at: start)
    }
    let isEmpty = offset > attributesStart && bytes[offset - 1] == .slash
    let tag = XMLTag(
      name: name, attributes: attributesStart..<(isEmpty ? offset - 1 : offset), position: namePosition,
      isEmpty: isEmpty)
    step()
    if open.isEmpty {
      if hasRoot { throw XMLProblem("a second element beside the document's own", at: start) }
      hasRoot = true
    }
    if isEmpty {
      closesAtOnce = true
    } else {
      guard open.count < Self.deepest else {
        throw XMLProblem("elements are nested more than \(Self.deepest) deep", at: start)
      }
      open.append(name)
    }
    return tag
  }

  private mutating func closeTag() throws(XMLProblem) {
    let start = position
    step()
    step()
    let nameStart = offset
    skipName()
    let name = nameStart..<offset
    while offset < bytes.count, bytes[offset].isXMLSpace { step() }
    guard offset < bytes.count, bytes[offset] == .greaterThan else {
      throw XMLProblem("the tag </\(string(name))> is not closed", at: start)
    }
    step()
    guard let opened = open.popLast() else { throw XMLProblem("</\(string(name))> closes nothing", at: start) }
    guard bytes[opened].elementsEqual(bytes[name]) else {
      throw XMLProblem("<\(string(opened))> is closed by </\(string(name))>", at: start)
    }
  }

  private mutating func skipName() {
    while offset < bytes.count, bytes[offset].isXMLName { step() }
  }

  private mutating func skip(to end: StaticString, behind what: String) throws(XMLProblem) {
    let start = position
    while offset < bytes.count {
      if follows(end) {
        for _ in 0..<end.utf8CodeUnitCount { step() }
        return
      }
      step()
    }
    throw XMLProblem("\(what) has no end", at: start)
  }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func step() {
    if bytes[offset] == .newline {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  private func problem(_ message: String) -> XMLProblem { XMLProblem(message, at: position) }
}

/// A start tag.
struct XMLTag {
  /// The bytes of its name.
  var name: Range<Int>
  /// The bytes behind the name, up to the tag's end.
  var attributes: Range<Int>
  /// Where the name stands.
  var position: Position
  var isEmpty: Bool

  /// The range of the name.
  var range: SourceRange { position.range(ofBytes: name.count) }
}

struct XMLAttribute: Equatable {
  var name: String
  var value: String
  /// The name, with its place.
  var range: SourceRange
  /// The bytes of its name, and those between its quotation marks.
  var nameBytes: Range<Int>
  var valueBytes: Range<Int>

  /// The bytes from its name to behind its last quotation mark.
  var bytes: Range<Int> { nameBytes.lowerBound..<valueBytes.upperBound + 1 }
}

/// What keeps a document from being read on.
struct XMLProblem: Error, Equatable {
  var message: String
  var position: Position

  init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
