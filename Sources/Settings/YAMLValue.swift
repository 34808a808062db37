import Findings
import Yams

/// A YAML document as written: words stay words, every value knows its place.
struct YAMLValue {
  enum Content {
    /// `isPlain`: written without quotation marks.
    case text(String, isPlain: Bool)
    case list([YAMLValue])
    case map([Entry])
  }

  struct Entry {
    var key: String
    var keyPosition: Position
    var value: YAMLValue
  }

  struct Problem: Error {
    var position: Position
    var message: String
  }

  var content: Content
  var position: Position

  /// A value that is left out, or written `null` or `~`.
  var isNull: Bool {
    guard case .text(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The document in `text`, nil where it holds none, with each key that a map has twice; the first one is kept.
  /// Throws what makes it no YAML at all.
  static func parse(_ text: String) throws(Problem) -> (root: YAMLValue?, duplicates: [Problem]) {
    let lines = Lines(text)
    guard isShallow(text) else {
      throw Problem(position: .start, message: "the file is nested too deeply to be settings")
    }
    if let mark = YAMLMark.first(in: text) {
      let message =
        "'\(mark.text)' is \(mark.kind.rawValue) of YAML, which settings do not have; put a word in quotation marks"
      throw Problem(position: mark.position, message: message)
    }
    var text = text
    var masks = KeyMasks()
    while true {
      let node: Node?
      do {
        node = try Yams.compose(yaml: text)
      } catch {
        guard let masked = masks.mask(error, in: text) else { throw problem(of: error, lines) }
        text = masked
        continue
      }
      guard let node else { return (nil, []) }
      var duplicates: [Problem] = []
      var room = text.utf8.count + 1
      return (try value(of: node, lines, masks, &duplicates, &room), duplicates)
    }
  }

  /// `room`: how many values there may still be. A document without aliases has no more of them than it has bytes.
  private static func value(
    of node: Node, _ lines: Lines, _ masks: KeyMasks, _ problems: inout [Problem], _ room: inout Int
  ) throws(Problem) -> YAMLValue {
    let position = lines.position(of: node.mark)
    room -= 1
    guard room >= 0 else { throw Problem(position: position, message: "aliases make the file too large for settings") }
    if let scalar = node.scalar {
      return YAMLValue(content: .text(scalar.string, isPlain: scalar.style == .plain), position: position)
    }
    if let sequence = node.sequence {
      var items: [YAMLValue] = []
      for node in sequence { items.append(try value(of: node, lines, masks, &problems, &room)) }
      return YAMLValue(content: .list(items), position: position)
    }
    var entries: [Entry] = []
    var seen: [String: Position] = [:]
    for (key, node) in node.mapping ?? [:] {
      let keyPosition = lines.position(of: key.mark)
      guard let name = key.scalar.map({ masks.unmasked($0.string) }) else {
        problems.append(Problem(position: keyPosition, message: "a key must be a word"))
        continue
      }
      let content = try value(of: node, lines, masks, &problems, &room)
      if let first = seen[name] {
        let message = "the key '\(name)' is given twice; the first is on line \(first.line)"
        problems.append(Problem(position: keyPosition, message: message))
        continue
      }
      seen[name] = keyPosition
      entries.append(Entry(key: name, keyPosition: keyPosition, value: content))
    }
    return YAMLValue(content: .map(entries), position: position)
  }

  private static func problem(of error: any Error, _ lines: Lines) -> Problem {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _):
      return Problem(position: lines.position(of: mark), message: "not readable as YAML: \(problem)")
    case .composer(_, let problem, let mark, _):
      return Problem(position: lines.position(of: mark), message: "not readable as YAML: \(problem)")
    case .reader(let problem, _, _, _):
      return Problem(position: .start, message: "not readable as YAML: \(problem)")
    default:
      return Problem(position: .start, message: "not readable as YAML: \(error)")
    }
  }

  /// Whether the document can be composed by recursion; brackets and dashes alone could nest without end.
  private static func isShallow(_ text: String) -> Bool {
    var brackets = 0
    var dashes = 0
    var previous = UInt8(ascii: "\n")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets -= 1
      case UInt8(ascii: " ") where "-?:".utf8.contains(previous): dashes += 1
      case UInt8(ascii: " "): break
      case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): break
      default: dashes = 0
      }
      if brackets > 100 || dashes > 100 { return false }
      previous = byte
    }
    return true
  }
}

/// The lines of a text, to count columns in bytes where libYAML counts in Unicode scalars.
private struct Lines {
  private var lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { "\n\r\r\n\u{85}\u{2028}\u{2029}".contains($0) }
  }

  func position(of mark: Mark?) -> Position {
    guard let mark, mark.line >= 1 else { return .start }
    guard mark.line <= lines.count else { return Position(line: mark.line, column: mark.column) }
    let before = lines[mark.line - 1].unicodeScalars.prefix(mark.column - 1)
    return Position(line: mark.line, column: before.reduce(1) { $0 + UTF8.width($1) })
  }
}
