/// The stretches of a file that are code: what is left between comments, the text of string literals and extended regex
/// literals. Told byte by byte, without parsing; the code of an interpolation, with its parentheses, is code.
///
/// A regex between bare slashes is taken for code. A quotation mark in one misleads to the end of its line at most.
struct CodeStretches: Sequence, IteratorProtocol {
  /// A string literal that is not over yet.
  private struct Literal {
    /// The number signs around it: how many a backslash in it needs, to mean something.
    var signs: Int
    var hasManyLines: Bool
    /// The parentheses that are open in the interpolation that is being read.
    var depth = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The literals whose interpolations surround the place that is read, innermost last.
  private var literals: [Literal] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next stretch; none is empty.
  mutating func next() -> Range<Int>? {
    while index < bytes.count {
      let start = index
      let end = readCode()
      if end > start { return start..<end }
    }
    return nil
  }

  /// Reads up to what is no code and beyond it; the result is where the code ended.
  private mutating func readCode() -> Int {
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "/"):
        switch byte(after: 1) {
        case UInt8(ascii: "/"):
          skipLine()
          return start
        case UInt8(ascii: "*"):
          skipBlockComment()
          return start
        default: index += 1
        }
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        let signs = count(of: UInt8(ascii: "#"), from: index)
        switch byte(after: signs) {
        case UInt8(ascii: "\""):
          index += signs
          let hasManyLines = count(of: UInt8(ascii: "\""), from: index, atMost: 3) == 3 && !isClosedAtOnce(signs: signs)
          index += hasManyLines ? 3 : 1
          skipText(of: Literal(signs: signs, hasManyLines: hasManyLines))
          return start
        case UInt8(ascii: "/") where signs > 0:
          index += signs + 1
          skipRegex(signs: signs)
          return start
        default: index += signs
        }
      case UInt8(ascii: "("):
        if !literals.isEmpty { literals[literals.count - 1].depth += 1 }
        index += 1
      case UInt8(ascii: ")"):
        index += 1
        guard var literal = literals.popLast() else { continue }
        literal.depth -= 1
        if literal.depth > 0 {
          literals.append(literal)
        } else {
          let end = index
          skipText(of: literal)
          return end
        }
      default: index += 1
      }
    }
    return index
  }

  /// Goes behind the text of a literal: behind its end, or to the parenthesis that opens an interpolation.
  private mutating func skipText(of literal: Literal) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
        guard count(of: UInt8(ascii: "#"), from: index, atMost: literal.signs) == literal.signs else { continue }
        index += literal.signs
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "(") {
          literals.append(Literal(signs: literal.signs, hasManyLines: literal.hasManyLines))
          return
        }
        if literal.hasManyLines || !isNewline(bytes[index]) { index += 1 }
      case UInt8(ascii: "\""):
        let quotes = literal.hasManyLines ? 3 : 1
        guard count(of: UInt8(ascii: "\""), from: index, atMost: quotes) == quotes,
          count(of: UInt8(ascii: "#"), from: index + quotes, atMost: literal.signs) == literal.signs
        else {
          index += 1
          continue
        }
        index += quotes + literal.signs
        return
      case let byte where isNewline(byte) && !literal.hasManyLines:
        // Not closed: the compiler, too, lets it end with its line.
        return
      default: index += 1
      }
    }
  }

  /// `#"""#` is one quotation mark between its signs and begins no literal of many lines.
  private func isClosedAtOnce(signs: Int) -> Bool {
    guard signs > 0 else { return false }
    var end = index + 1
    while end < bytes.count, !isNewline(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\""), count(of: UInt8(ascii: "#"), from: end + 1, atMost: signs) == signs {
        return true
      }
      end += 1
    }
    return false
  }

  private mutating func skipRegex(signs: Int) {
    // What opens with a newline behind its slash goes over many lines.
    let hasManyLines = index < bytes.count && isNewline(bytes[index])
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"),
        count(of: UInt8(ascii: "#"), from: index + 1, atMost: signs) == signs
      {
        index += 1 + signs
        return
      } else if isNewline(bytes[index]), !hasManyLines {
        return
      } else {
        index += 1
      }
    }
    index = Swift.min(index, bytes.count)
  }

  private mutating func skipLine() {
    while index < bytes.count, !isNewline(bytes[index]) { index += 1 }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      switch (bytes[index], byte(after: 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return }
      default: index += 1
      }
    }
  }

  private func byte(after distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func count(of byte: UInt8, from start: Int, atMost limit: Int = .max) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte, end - start < limit { end += 1 }
    return end - start
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

extension UnsafeBufferPointer<UInt8> {
  var codeStretches: CodeStretches { CodeStretches(self) }
}
