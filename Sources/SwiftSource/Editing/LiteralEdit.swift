package import Findings
import Inventory
import SwiftSyntax

/// Where in a range the one string literal with exactly this text has its contents; nil where there is none or several, and
/// where it is written over several lines.
package func literal(
  _ range: Findings.SourceRange, value: String, in bytes: UnsafeBufferPointer<UInt8>
) -> Findings.SourceRange? {
  EditableSource(bytes).contents(of: value, in: range)?.range
}

/// What gives the text in a range another one: at its literal, or behind the name of an enum's case that has its text by
/// its name alone.
package func renaming(
  _ range: Findings.SourceRange, from value: String, to newValue: String, in bytes: UnsafeBufferPointer<UInt8>
) -> SourceChange {
  let source = EditableSource(bytes)
  return SourceChange { () throws(Obstacle) in
    if let contents = source.contents(of: value, in: range) {
      return [FileEdit(contents.range, try source.contents(newValue, hashes: contents.hashes))]
    }
    let token = try source.token(at: range.start)
    guard let element = token.parent?.as(EnumCaseElementSyntax.self), element.rawValue == nil,
      element.name.text.filter({ $0 != "`" }) == value, element.parameterClause == nil,
      element.isOfText
    else { throw Obstacle("no single literal there has the text '\(value)'") }
    return [source.insert(" = " + newValue.swiftLiteral, at: source.end(element.name))]
  }
}

extension EditableSource {
  fileprivate func contents(of value: String, in range: SourceRange) -> (range: SourceRange, hashes: Int)? {
    guard let from = text.offset(range.start), let to = text.offset(range.end), from <= to else { return nil }
    let finder = LiteralFinder(from..<to)
    finder.walk(tree)
    let lowering = Lowering(text: text, traces: [])
    let found = finder.found.filter { literal in
      if case .string(let text) = lowering.string(literal) { text == value } else { false }
    }
    guard found.count == 1, let literal = found.first, literal.openingQuote.tokenKind != .multilineStringQuote else {
      return nil
    }
    let contents = SourceRange(
      text.position(end(literal.openingQuote)), text.position(literal.closingQuote.position.utf8Offset))
    return (contents, literal.openingPounds?.text.count ?? 0)
  }

  /// A text as it stands between the quotes of a literal.
  func contents(_ value: String, hashes: Int) throws(Obstacle) -> String {
    if hashes == 0 { return value.swiftLiteralContents }
    guard !value.contains("\""), !value.contains("\\"), !value.contains("\n") else {
      throw Obstacle("'\(value)' cannot stand in a raw literal as it is")
    }
    return value
  }
}

private final class LiteralFinder: SyntaxVisitor {
  let range: Range<Int>
  var found: [StringLiteralExprSyntax] = []

  init(_ range: Range<Int>) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if start >= range.lowerBound, node.endPositionBeforeTrailingTrivia.utf8Offset <= range.upperBound {
      found.append(node)
    }
    return .visitChildren
  }
}
