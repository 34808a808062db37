import Findings
import Inventory
import SwiftSyntax

/// The comments of a file that suppress findings.
///
/// A comment on a line of its own covers the next line of code; one behind code covers its line. Inside a view chain
/// either covers the chain's head as well, where the findings about the element itself stand.
func directives(in tree: SourceFileSyntax, text: SourceText) -> [Directive] {
  var found: [Directive] = []
  for token in tree.tokens(viewMode: .sourceAccurate) {
    let line = Int(text.position(token.positionAfterSkippingLeadingTrivia.utf8Offset).line)
    let trivia: [(pieces: Trivia, start: Int)] = [
      (token.leadingTrivia, token.position.utf8Offset),
      (token.trailingTrivia, token.endPositionBeforeTrailingTrivia.utf8Offset),
    ]
    for (pieces, start) in trivia {
      var offset = start
      for piece in pieces {
        defer { offset += piece.sourceLength.utf8Length }
        guard case .lineComment(let comment) = piece, let parsed = Directive.Wording(comment: comment) else { continue }
        let range = SourceRange(text.position(offset), text.position(offset + comment.utf8.count))
        var lines: [Int]?
        if !parsed.isForFile { lines = Array(Set([line] + headLines(of: token, text: text))).sorted() }
        found.append(Directive(rules: parsed.rules, reason: parsed.reason, range: range, lines: lines))
      }
    }
  }
  return found
}

/// The line where the chain starts that the token is a part of, if it is part of one.
private func headLines(of token: TokenSyntax, text: SourceText) -> [Int] {
  var head: [Int] = []
  var node = token.parent
  while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(ClosureExprSyntax.self) {
    // The last call of a chain has its name below it, not above.
    let access =
      current.as(MemberAccessExprSyntax.self)
      ?? current.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    if let access, access.base != nil {
      head = [Int(text.position(access.positionAfterSkippingLeadingTrivia.utf8Offset).line)]
      break
    }
    node = current.parent
  }
  return head
}
