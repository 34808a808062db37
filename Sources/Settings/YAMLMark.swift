import Findings

/// A mark by which YAML says more than the words of a document: `&anchor`, `*alias`, `!tag`. Settings have no use for
/// them. A few aliases of aliases stand for more words than any machine has room for, so that they must be found before
/// the document is composed; and a pattern such as `*.pb.swift` is one by mistake.
struct YAMLMark {
  enum Kind: String {
    case anchor = "an anchor"
    case alias = "an alias"
    case tag = "a tag"
  }

  var kind: Kind
  /// As written.
  var text: String
  var position: Position

  /// The first mark in `text`, by what can begin where; of words that are not quoted only the first line is understood.
  static func first(in text: String) -> YAMLMark? {
    var scanner = Scanner(Array(text.utf8))
    guard let (kind, offset) = scanner.next() else { return nil }
    let bytes = scanner.bytes
    let word = bytes[offset...].prefix { !isBlank($0) && !",[]{}".utf8.contains($0) }
    let before = bytes[..<offset]
    let isLineEnd = { (index: Int) in
      bytes[index] == UInt8(ascii: "\n")
        || (bytes[index] == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")))
    }
    let ends = before.indices.filter(isLineEnd)
    return YAMLMark(
      kind: kind, text: String(decoding: word, as: UTF8.self),
      position: Position(line: ends.count + 1, column: offset - (ends.last ?? -1)))
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }

  private struct Scanner {
    let bytes: [UInt8]
    private var index = 0
    /// Whether a value or a key may begin here.
    private var mayBegin = true
    /// How many brackets and braces are open.
    private var depth = 0
    /// Whether a quoted word or a bracket has just ended, behind which a colon needs no blank.
    private var isBehindEnd = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> (Kind, Int)? {
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): mayBegin = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        case UInt8(ascii: "#") where index == 0 || isBlank(bytes[index - 1]):
          while index < bytes.count, !"\n\r".utf8.contains(bytes[index]) { index += 1 }
          continue
        case UInt8(ascii: ":") where isBlankNext || (depth > 0 && isBehindEnd): mayBegin = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          if mayBegin || depth > 0 {
            depth += 1
            mayBegin = true
          }
        case UInt8(ascii: "]") where depth > 0, UInt8(ascii: "}") where depth > 0:
          depth -= 1
          (mayBegin, isBehindEnd) = (false, true)
          index += 1
          continue
        case UInt8(ascii: ",") where depth > 0: mayBegin = true
        default:
          guard mayBegin else { break }
          switch byte {
          case UInt8(ascii: "*"): return (.alias, index)
          case UInt8(ascii: "&"): return (.anchor, index)
          case UInt8(ascii: "!"): return (.tag, index)
          case UInt8(ascii: "\""), UInt8(ascii: "'"):
            skipQuoted(by: byte)
            (mayBegin, isBehindEnd) = (false, true)
            continue
          case UInt8(ascii: "-"), UInt8(ascii: "?"):
            if bytes[index...].starts(with: "---".utf8), isLineStart {
              index += 2
            } else if !isBlankNext {
              mayBegin = false
            }
          default: mayBegin = false
          }
        }
        if !isBlank(byte) { isBehindEnd = false }
        index += 1
      }
      return nil
    }

    /// Goes behind the closing mark. Doubled, a single one stands for itself.
    private mutating func skipQuoted(by quote: UInt8) {
      index += 1
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): index += 2
        case quote where quote == UInt8(ascii: "'") && index + 1 < bytes.count && bytes[index + 1] == quote: index += 2
        case quote:
          index += 1
          return
        default: index += 1
        }
      }
    }

    private var isBlankNext: Bool { index + 1 == bytes.count || isBlank(bytes[index + 1]) }
    private var isLineStart: Bool { index == 0 || "\n\r".utf8.contains(bytes[index - 1]) }
    private func isBlank(_ byte: UInt8) -> Bool { YAMLMark.isBlank(byte) }
  }
}
