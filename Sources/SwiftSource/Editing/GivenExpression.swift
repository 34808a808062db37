package import Findings
import Inventory
import SwiftSyntax

/// The expression that gives an identifier, where `position` is that of the name of a modifier, setter or property, or of
/// an argument's label: of `button.accessibilityIdentifier = IDs.submit` what stands behind the `=`. Of a query's name it is
/// the key: `IDs.submit` of `app.buttons[IDs.submit]`. Nil where the name gives nothing.
///
/// The caller's thread needs a large stack, as for collecting.
package func givenExpression(
  at position: Position, in bytes: UnsafeBufferPointer<UInt8>
) -> Findings.SourceRange? {
  EditableSource(bytes).givenExpression(at: position)
}

extension EditableSource {
  func givenExpression(at position: Position) -> Findings.SourceRange? {
    guard let token = try? token(at: position) else { return nil }
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label == token {
      return range(from: argument.expression, to: argument.expression)
    }
    var name: Syntax? = token.parent
    while let access = name?.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name?.id {
      name = Syntax(access)
    }
    guard let name else { return nil }
    if let call = name.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == name.id {
      return call.arguments.first.flatMap { range(from: $0.expression, to: $0.expression) }
    }
    if let query = name.parent?.as(SubscriptCallExprSyntax.self), query.calledExpression.id == name.id {
      return query.arguments.first.flatMap { range(from: $0.expression, to: $0.expression) }
    }
    guard let elements = name.parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 2,
      elements[0].id == name.id, elements[1].is(AssignmentExprSyntax.self), let last = elements.last
    else { return nil }
    return range(from: elements[2], to: last)
  }

  private func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Findings.SourceRange {
    SourceRange(text.position(start(first)), text.position(end(last)))
  }
}
