/// A property list in the style of NeXTSTEP, as Xcode writes its projects, read where it lies: a value is the offset of
/// its first byte, and nothing is copied that nobody asks for. Foundation reads this style too, at a tenth of the speed.
struct OldStylePlist {
  struct Problem: Error {
    var line: Int
    var message: String
  }

  /// An object's key in the list, folded to 128 bits.
  struct ObjectID: Hashable {
    fileprivate var first: UInt64 = 0xcbf2_9ce4_8422_2325
    fileprivate var second: UInt64 = 0x9ae1_6a3b_2f90_404f

    fileprivate mutating func add(_ byte: UInt8) {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
    }
  }

  /// How many bytes were looked at to answer. A list made for it can name one huge object a million times.
  private final class Effort {
    var spent = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let effort = Effort()
  /// The values of the dictionary `objects`.
  private(set) var objects: [ObjectID: Int] = [:]
  private(set) var rootObject: ObjectID?

  /// Indexes the objects, and makes sure that all strings and brackets end.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Problem) {
    self.bytes = bytes
    objects.reserveCapacity(bytes.count / 150)
    var at = start(behind: 0)
    guard at < bytes.count, bytes[at] == Self.openBrace else { throw problem(at, "no list in Xcode's own style") }
    at += 1
    while let key = try key(&at) {
      if equals(key, "objects"), at < bytes.count, bytes[at] == Self.openBrace {
        at += 1
        while let object = try self.key(&at) {
          if at < bytes.count, bytes[at] == Self.openBrace { objects[id(at: object)] = at }
          at = try end(of: at)
        }
      } else {
        if equals(key, "rootObject") { rootObject = id(at: at) }
        at = try end(of: at)
      }
    }
  }

  // MARK: Asking

  /// Whether answering took so much that there are no more answers.
  var isExhausted: Bool { effort.spent > 100 * (bytes.count + 10_000) }

  /// The value that a dictionary has for `key`.
  func value(_ key: StaticString, in dictionary: Int) -> Int? {
    guard !isExhausted else { return nil }
    var at = dictionary + 1
    defer { effort.spent += at - dictionary }
    while let name = try? self.key(&at) {
      if equals(name, key) { return at }
      guard let next = try? end(of: at) else { return nil }
      at = next
    }
    return nil
  }

  /// The items of a list; none for another value.
  func items(of list: Int?) -> [Int] {
    guard let list, list < bytes.count, !isExhausted, bytes[list] == UInt8(ascii: "(") else { return [] }
    var items: [Int] = []
    var at = start(behind: list + 1)
    defer { effort.spent += at - list }
    while at < bytes.count, bytes[at] != UInt8(ascii: ")") {
      items.append(at)
      guard let next = try? end(of: at) else { break }
      at = start(behind: next)
      if at < bytes.count, bytes[at] == UInt8(ascii: ",") { at = start(behind: at + 1) }
    }
    return items
  }

  func id(at value: Int) -> ObjectID {
    var id = ObjectID()
    for byte in bytes[content(of: value)] { id.add(byte) }
    return id
  }

  /// The object that a value names.
  func object(at value: Int?) -> Int? { value.flatMap { objects[id(at: $0)] } }

  func equals(_ value: Int, _ word: StaticString) -> Bool {
    let range = content(of: value)
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
    return true
  }

  func text(at value: Int) -> String {
    let range = content(of: value)
    let raw = bytes[range]
    guard bytes[value] == Self.quote, raw.contains(Self.backslash) else { return String(decoding: raw, as: UTF8.self) }
    return Self.unescaped(raw)
  }

  func text(_ key: StaticString, in dictionary: Int) -> String? { value(key, in: dictionary).map(text) }

  func isa(_ name: StaticString, _ object: Int) -> Bool { value("isa", in: object).map { equals($0, name) } == true }

  // MARK: Reading

  /// The next key of a dictionary, `at` moved to its value; nil at the dictionary's end, `at` moved behind it.
  private func key(_ at: inout Int) throws(Problem) -> Int? {
    at = start(behind: at)
    if at < bytes.count, bytes[at] == UInt8(ascii: ";") { at = start(behind: at + 1) }
    guard at < bytes.count else { throw problem(at, "the file ends too early") }
    if bytes[at] == Self.closeBrace {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: ";") { at += 1 }
      return nil
    }
    let key = at
    at = start(behind: try end(of: at))
    guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { throw problem(key, "'=' is missing behind a key") }
    at = start(behind: at + 1)
    guard at < bytes.count else { throw problem(at, "the file ends too early") }
    return key
  }

  /// The offset behind a value.
  private func end(of value: Int) throws(Problem) -> Int {
    var at = value
    var open: [UInt8] = []
    repeat {
      at = start(behind: at)
      guard at < bytes.count else { throw problem(at, "the file ends too early") }
      switch bytes[at] {
      case Self.openBrace, UInt8(ascii: "("):
        open.append(bytes[at] == Self.openBrace ? Self.closeBrace : UInt8(ascii: ")"))
        guard open.count < 100 else { throw problem(at, "nested too deeply") }
        at += 1
      case Self.closeBrace, UInt8(ascii: ")"):
        guard open.popLast() == bytes[at] else { throw problem(at, "a bracket too many") }
        at += 1
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="):
        guard !open.isEmpty else { throw problem(at, "a value is missing") }
        at += 1
      case Self.quote: at = try endOfString(at)
      case UInt8(ascii: "<"):
        guard !bytes[at...].starts(with: "<<<<".utf8) else { throw problem(at, "a merge conflict") }
        guard let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")) else {
          throw problem(at, "data that do not end")
        }
        at = end + 1
      default:
        let end = endOfWord(at)
        guard end > at else { throw problem(at, "an unexpected character") }
        at = end
      }
    } while !open.isEmpty
    return at
  }

  private func endOfString(_ start: Int) throws(Problem) -> Int {
    var at = start + 1
    while at < bytes.count {
      if bytes[at] == Self.quote { return at + 1 }
      at += bytes[at] == Self.backslash ? 2 : 1
    }
    throw problem(start, "a string that does not end")
  }

  private func endOfWord(_ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"),
        Self.openBrace, Self.closeBrace, Self.quote:
        return at
      default: at += 1
      }
    }
    return at
  }

  /// The first offset at or behind `offset` that is neither blank nor comment.
  private func start(behind offset: Int) -> Int {
    var at = offset
    while at < bytes.count {
      if bytes[at] <= 0x20 {
        at += 1
      } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
        at += 2
        while at < bytes.count, !(bytes[at] == UInt8(ascii: "/") && bytes[at - 1] == UInt8(ascii: "*")) { at += 1 }
        at += 1
      } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      } else {
        break
      }
    }
    return at
  }

  /// What is between a string's quotation marks, or the word.
  private func content(of value: Int) -> Range<Int> {
    guard value < bytes.count else { return bytes.count..<bytes.count }
    if bytes[value] == Self.quote, let end = try? endOfString(value) { return (value + 1)..<(end - 1) }
    return value..<endOfWord(value)
  }

  private func problem(_ offset: Int, _ message: String) -> Problem {
    let line = bytes[..<min(offset, bytes.count)].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    return Problem(line: line, message: message)
  }

  private static func unescaped(_ raw: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in raw {
      if isEscaped {
        text.append(
          byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte == UInt8(ascii: "t") ? UInt8(ascii: "\t") : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let openBrace = UInt8(ascii: "{")
  private static let closeBrace = UInt8(ascii: "}")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}
