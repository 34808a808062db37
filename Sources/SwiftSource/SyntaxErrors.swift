import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the parser has come upon what it does not know, in which case a part of the source may be lost. A comma behind
  /// the last argument of a call, which Swift knows from 6.1 on and the parser does not, loses nothing.
  var hasLoss: Bool {
    guard hasError else { return false }
    if let argument = Syntax(self).as(LabeledExprSyntax.self), argument.isBehindTrailingComma { return false }
    var isFurtherIn = false
    for child in Syntax(self).children(viewMode: .all) where child.hasError {
      if child.hasLoss { return true }
      isFurtherIn = true
    }
    return !isFurtherIn
  }
}

extension LabeledExprSyntax {
  /// Whether it is no argument, but what the parser expects behind the last comma of a list.
  fileprivate var isBehindTrailingComma: Bool {
    guard expression.is(MissingExprSyntax.self), label == nil, trailingComma == nil, unexpectedBeforeLabel == nil,
      unexpectedBetweenExpressionAndTrailingComma == nil, unexpectedAfterTrailingComma == nil,
      let list = parent?.as(LabeledExprListSyntax.self)
    else { return false }
    return list.count > 1 && list.last?.id == id
  }
}
