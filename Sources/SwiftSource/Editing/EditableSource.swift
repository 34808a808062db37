import Findings
import Inventory
import SwiftParser
import SwiftSyntax

/// A Swift source that is to be changed: its text, its syntax, and how it is written.
struct EditableSource {
  let text: SourceText
  let tree: SourceFileSyntax
  let style: WritingStyle

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = bytes.withoutByteOrderMark
    text = SourceText(bytes)
    tree = Parser.parse(source: bytes, maximumNestingLevel: nestingLimit)
    style = WritingStyle(bytes)
  }

  /// The token that begins at a position, in code that was understood.
  func token(at position: Position) throws(Obstacle) -> TokenSyntax {
    guard let offset = text.offset(position),
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), start(token) == offset
    else { throw Obstacle("the source is no longer what was audited") }
    var node = token.parent
    while let current = node {
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        if current.hasLoss { throw Obstacle("the code around it could not be read in full") }
        break
      }
      node = current.parent
    }
    return token
  }

  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }
  func source(_ node: some SyntaxProtocol) -> String { text.text(start(node)..<max(start(node), end(node))) }

  func line(_ offset: Int) -> Int { Int(text.position(offset).line) }

  func isOnOneLine(_ node: some SyntaxProtocol) -> Bool { line(start(node)) == line(end(node)) }

  /// Where the line that holds an offset begins.
  func lineStart(_ offset: Int) -> Int { offset - Int(text.position(offset).column) + 1 }

  /// Where the line that holds an offset ends, before what breaks it.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < text.bytes.count, !isBreak(text.bytes[end]) { end += 1 }
    return end
  }

  /// The blanks that the line which holds an offset begins with.
  func indentation(_ offset: Int) -> String {
    let start = lineStart(offset)
    var end = start
    while end < text.bytes.count, isBlank(text.bytes[end]) { end += 1 }
    return text.text(start..<end)
  }

  /// Whether nothing but blanks stands in front of an offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    text.bytes[lineStart(offset)..<offset].allSatisfy(isBlank)
  }

  /// Whether the next token behind a node is on a later line, or there is none.
  func isLastOnLine(_ node: some SyntaxProtocol) -> Bool {
    guard let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) else {
      return true
    }
    return next.tokenKind == .endOfFile || line(start(next)) > line(end(node))
  }

  /// Where on a new line something goes that follows a node: behind a comment at the end of its line.
  func endOfLine(behind node: some SyntaxProtocol) -> Int {
    let end = end(node)
    guard isLastOnLine(node) else { return end }
    let rest = end..<lineEnd(end)
    return text.text(rest).contains("//") && !text.text(rest).contains("/*") ? rest.upperBound : end
  }

  /// How many columns a line has up to an offset.
  func width(upTo offset: Int) -> Int { text.text(lineStart(offset)..<offset).count }

  func insert(_ code: String, at offset: Int) -> FileEdit {
    let position = text.position(offset)
    return FileEdit(SourceRange(position, position), code)
  }

  func replace(_ range: Range<Int>, by code: String) -> FileEdit {
    FileEdit(SourceRange(text.position(range.lowerBound), text.position(range.upperBound)), code)
  }
}

private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
