import Inventory

/// A line for the preprocessor, by its first word.
struct PreprocessorLine {
  var word: String
  /// What stands behind the word.
  var rest: Range<Int>

  init(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) {
    var index = token.start + 1
    while index < token.end, Self.isBlank(bytes[index]) { index += 1 }
    let start = index
    while index < token.end, isIdentifierByte(bytes[index]) { index += 1 }
    word = String(decoding: bytes[start..<index], as: UTF8.self)
    while index < token.end, Self.isBlank(bytes[index]) { index += 1 }
    rest = index..<token.end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  var opens: Bool { word == "if" || word == "ifdef" || word == "ifndef" }
  var goesOn: Bool { word == "else" || word == "elif" || word == "elifdef" || word == "elifndef" }
  var closes: Bool { word == "endif" }
  var isConditional: Bool { opens || goesOn || closes }
}

/// Takes the preprocessor's lines out of the words of a file. Conditions stay where each of their alternatives is whole
/// statements or declarations; of those that cut into an expression the first alternative alone is kept.
struct ConditionalCode {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: [Token]
  /// The words that are kept.
  private(set) var kept: [Token] = []
  /// The other lines, such as `#define` and `#import`.
  private(set) var lines: [Token] = []

  /// A condition that is not closed yet.
  private struct Open {
    /// Where its lines stand in `kept`.
    var lines: [Int]
    /// How many brackets were open before it.
    var depth: Int
    var isWhole: Bool
    /// Whether its first alternative is never compiled.
    var dropsFirst: Bool
  }

  init(_ tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>) {
    self.tokens = tokens
    self.bytes = bytes
    read()
  }

  private mutating func read() {
    kept.reserveCapacity(tokens.count)
    var open: [Open] = []
    // The brackets that are open, as the first alternatives have them.
    var brackets: [String] = []
    for token in tokens {
      guard token.kind == .directive else {
        if token.opens {
          brackets.append(token.text)
        } else if token.closes, !brackets.isEmpty {
          // In the other alternatives of a condition brackets count for themselves.
          if brackets.count > (open.last?.depth ?? 0) {
            brackets.removeLast()
          } else if let last = open.indices.last {
            open[last].isWhole = false
            brackets.removeLast()
            open[last].depth = brackets.count
          } else {
            brackets.removeLast()
          }
        }
        kept.append(token)
        continue
      }
      let line = PreprocessorLine(token, bytes)
      if line.opens {
        let isInCode = brackets.last.map { $0 == "{" } ?? true
        let text = String(decoding: bytes[line.rest], as: UTF8.self)
        open.append(
          Open(
            lines: [kept.count], depth: brackets.count, isWhole: isInCode && endsStatement && open.count < 64,
            dropsFirst: line.word == "if" && (text == "0" || text == "false")))
        kept.append(token)
      } else if line.goesOn, let last = open.indices.last {
        if brackets.count != open[last].depth {
          open[last].isWhole = false
          brackets.removeLast(max(0, brackets.count - open[last].depth))
        }
        open[last].lines.append(kept.count)
        kept.append(token)
      } else if line.closes, var last = open.popLast() {
        let isBalanced = brackets.count == last.depth
        if !isBalanced || !endsStatement { last.isWhole = false }
        close(last, at: token)
        // What the kept alternative leaves open stays so.
        if !last.isWhole { brackets = openBrackets(from: last.lines[0], brackets.prefix(last.depth)) }
      } else {
        lines.append(token)
      }
    }
  }

  /// Whether the last word may end a statement or a declaration, or something begins behind it.
  private var endsStatement: Bool {
    guard let last = kept.last else { return true }
    switch last.kind {
    case .directive: return true
    case .symbol:
      if last.text == "{" { return !(kept.count > 1 && kept[kept.count - 2].isSymbol("@")) }
      return last.text == ";" || last.text == "}" || last.text == ":"
    case .keyword: return ["@end", "@optional", "@required", "@private", "@protected", "@public"].contains(last.text)
    // At the top of a file a macro may stand alone.
    case .name: return last.text.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
    default: return false
    }
  }

  private mutating func close(_ condition: Open, at end: Token) {
    let lines = condition.lines
    if condition.isWhole {
      kept.append(end)
      guard condition.dropsFirst else { return }
      let second = lines.count > 1 ? lines[1] : kept.count - 1
      kept.removeSubrange((lines[0] + 1)..<second)
      return
    }
    let chosen = condition.dropsFirst ? 1 : 0
    guard chosen < lines.count else {
      kept.removeSubrange(lines[0]...)
      return
    }
    let first = lines[chosen] + 1
    let last = chosen + 1 < lines.count ? lines[chosen + 1] : kept.count
    let alternative = Array(kept[first..<last])
    kept.removeSubrange(lines[0]...)
    kept += alternative
  }

  private func openBrackets(from start: Int, _ before: ArraySlice<String>) -> [String] {
    var open = Array(before)
    for token in kept[start...] {
      if token.opens { open.append(token.text) } else if token.closes, !open.isEmpty { open.removeLast() }
    }
    return open
  }
}
