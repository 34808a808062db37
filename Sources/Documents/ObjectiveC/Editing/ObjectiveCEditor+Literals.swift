package import Findings
import Inventory

extension ObjectiveCEditor {
  /// Gives another text in place of a literal: of the statement, declaration or macro that stands at the place.
  package func changing(_ text: String, to other: String, at position: Position) -> SourceChange {
    SourceChange { () throws(Obstacle) in
      [FileEdit(try literal(text, at: position), Self.contents(other))]
    }
  }

  /// What is between the quotation marks of the one literal with exactly this text.
  private func literal(_ text: String, at position: Position) throws(Obstacle) -> SourceRange {
    try checkEditable()
    guard let offset = lines.offset(of: position) else { throw Obstacle("the file has no such place") }
    let words: [Token]
    if let directive = directives.first(where: { $0.start <= offset && offset < $0.end }) {
      words = self.words(of: directive)
    } else if let index = token(at: position) {
      words = Array(tokens[statement(around: index)])
    } else {
      throw Obstacle("nothing stands there")
    }
    let found = words.indices.filter { words[$0].isString && self.text(of: words[$0]) == text }
    guard let index = found.first else { throw Obstacle("no literal there is '\(text)'") }
    guard found.count == 1 else { throw Obstacle("\(found.count) literals there are '\(text)'") }
    let isJoined = [index - 1, index + 1].contains { words.indices.contains($0) && words[$0].isString }
    let contents = contents(of: words[index])
    guard !isJoined, let contents else { throw Obstacle("'\(text)' is a part of a longer text") }
    return SourceRange(lines.position(of: contents.lowerBound), lines.position(of: contents.upperBound))
  }

  private func words(of directive: Token) -> [Token] {
    lines.bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes, in: directive.start + 1..<directive.end, isMacro: true)
      lexer.read()
      return lexer.tokens
    }
  }

  private func text(of token: Token) -> String? {
    lines.bytes.withUnsafeBufferPointer { $0.stringLiteral(token) }
  }

  /// What is between the quotation marks; nil of a raw text of C++.
  private func contents(of token: Token) -> Range<Int>? {
    let bytes = lines.bytes[token.start..<token.end]
    guard bytes.first != UInt8(ascii: "R"), let quote = bytes.firstIndex(of: .quote), bytes.last == .quote,
      quote < token.end - 1
    else { return nil }
    return quote + 1..<token.end - 1
  }

  /// The words from the last semicolon or brace to the next one.
  private func statement(around index: Int) -> Range<Int> {
    func ends(_ token: Token) -> Bool {
      token.kind == .directive || token.isSymbol(";") || token.isSymbol("{") || token.isSymbol("}")
    }
    let start = tokens[..<index].lastIndex(where: ends).map { $0 + 1 } ?? 0
    let end = tokens[index...].firstIndex(where: ends) ?? tokens.count
    return min(start, end)..<end
  }
}
