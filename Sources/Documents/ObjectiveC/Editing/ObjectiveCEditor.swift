import Findings
import Inventory

/// Finds what to write where in an Objective-C file, as somebody would who sees the lines around it. Not one byte besides
/// is changed.
package struct ObjectiveCEditor {
  let lines: SourceLines
  /// The words of the file, in which each condition of the preprocessor has whole statements only.
  let tokens: [Token]
  /// The preprocessor's other lines.
  let directives: [Token]
  private let obstacle: Obstacle?

  package init(_ bytes: [UInt8]) {
    lines = SourceLines(bytes)
    (tokens, directives, obstacle) = bytes.withUnsafeBufferPointer { bytes in
      if bytes.isUTF16 { return ([], [], Obstacle("the file is encoded as UTF-16, not UTF-8")) }
      let start = bytes.count - bytes.withoutByteOrderMark.count
      var lexer = Lexer(bytes, in: start..<bytes.count)
      lexer.read()
      if lexer.isBroken { return ([], [], Obstacle("the file has a text or a comment without an end")) }
      let code = ConditionalCode(lexer.tokens, bytes)
      return (code.kept, code.lines, nil)
    }
  }

  /// - Throws: if the file is none to edit.
  func checkEditable() throws(Obstacle) {
    if let obstacle { throw obstacle }
  }

  /// A text as source writes it.
  package static func literal(_ text: String) -> String { "@\"\(contents(text))\"" }

  static func contents(_ text: String) -> String {
    var contents = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": contents += "\\\(scalar)"
      case "\n": contents += "\\n"
      case "\t": contents += "\\t"
      case "\r": contents += "\\r"
      default: contents.unicodeScalars.append(scalar)
      }
    }
    return contents
  }

  func insertion(_ text: String, at offset: Int) -> FileEdit {
    let position = lines.position(of: offset)
    return FileEdit(SourceRange(position, position), text)
  }

  /// The word that stands at a place or around it, by its index.
  func token(at position: Position) -> Int? {
    guard let offset = lines.offset(of: position) else { return nil }
    return tokens.firstIndex { $0.start <= offset && offset < $0.end }
  }

  // MARK: Brackets

  /// The index behind the bracket that closes the one at `start`, or behind a word that opens none.
  func behindBalanced(_ start: Int) -> Int {
    var open = 0
    var next = start
    while next < tokens.count {
      if tokens[next].opens { open += 1 } else if tokens[next].closes { open -= 1 }
      next += 1
      if open <= 0 { return next }
    }
    return next
  }

  /// The brace around a word that opens statements; nil where it stands in none.
  func brace(around index: Int) -> Int? {
    var closed = 0
    for outer in tokens[..<index].indices.reversed() {
      let token = tokens[outer]
      if token.isKeyword("@implementation") || token.isKeyword("@interface") || token.isKeyword("@end") { return nil }
      if token.closes { closed += 1 }
      guard token.opens else { continue }
      if closed > 0 {
        closed -= 1
      } else if token.text == "{", outer > 0, !tokens[outer - 1].isSymbol("@"), !tokens[outer - 1].isSymbol("=") {
        return outer
      }
    }
    return nil
  }

  // MARK: Statements

  /// The statements that stand between the brace at `open` and the one that closes it. A label is one by itself.
  func statements(in open: Int) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var index = open + 1
    while index < tokens.count, !tokens[index].closes {
      let end = max(statementEnd(index), index + 1)
      statements.append(index..<end)
      index = end
    }
    return statements
  }

  private func statementEnd(_ start: Int) -> Int {
    guard start < tokens.count else { return start }
    let token = tokens[start]
    switch token.kind {
    case .directive: return start + 1
    case .symbol where token.text == "{": return behindBalanced(start)
    case .name, .keyword: break
    default: return simpleEnd(start)
    }
    switch token.text {
    case "if", "for", "while", "switch", "@synchronized":
      let end = statementEnd(behindParentheses(start + 1))
      guard token.text == "if", end < tokens.count, tokens[end].isName("else") else { return end }
      return statementEnd(end + 1)
    case "else", "@finally", "@autoreleasepool", "@try":
      var end = statementEnd(start + 1)
      while token.text == "@try", end < tokens.count {
        guard tokens[end].isKeyword("@catch") || tokens[end].isKeyword("@finally") else { break }
        end = statementEnd(behindParentheses(end + 1))
      }
      return end
    case "do": return simpleEnd(statementEnd(start + 1))
    case "case": return simpleEnd(start, at: ":")
    case "default" where start + 1 < tokens.count && tokens[start + 1].isSymbol(":"): return start + 2
    default: return simpleEnd(start)
    }
  }

  private func behindParentheses(_ index: Int) -> Int {
    index < tokens.count && tokens[index].isSymbol("(") ? behindBalanced(index) : index
  }

  private func simpleEnd(_ start: Int, at symbol: String = ";") -> Int {
    var index = start
    while index < tokens.count, !tokens[index].closes {
      if tokens[index].isSymbol(symbol) { return index + 1 }
      index = behindBalanced(index)
    }
    return index
  }

  // MARK: Lines

  /// What stands in front of a word that begins its line; nil where another one does.
  func indentation(of token: Token) -> String? {
    var start = token.start
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(lines.bytes[start - 1]) { start -= 1 }
    guard start == 0 || lines.bytes[start - 1].isLineEnd else { return nil }
    return String(decoding: lines.bytes[start..<token.start], as: UTF8.self)
  }

  /// The end of the line that a word ends, behind the comment that may follow; nil where other words follow.
  func lineEnd(behind token: Token) -> Int? {
    let bytes = lines.bytes
    var end = token.end
    while end < bytes.count, !bytes[end].isLineEnd {
      if bytes[end].isXMLSpace {
        end += 1
      } else if bytes[end...].starts(with: "//".utf8) {
        while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
      } else if bytes[end...].starts(with: "/*".utf8) {
        guard let close = bytes[end...].indices.dropFirst(2).first(where: { bytes[$0...].starts(with: "*/".utf8) }),
          !bytes[end..<close].contains(where: \.isLineEnd)
        else { return nil }
        end = close + 2
      } else {
        return nil
      }
    }
    while end > token.end, bytes[end - 1].isXMLSpace { end -= 1 }
    return end
  }
}
