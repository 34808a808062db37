import SwiftSyntax

/// What the condition of an `#if` comes to where an app for iOS is built.
extension IfConfigClauseSyntax {
  /// Whether the clause is compiled for iOS, as far as its platform decides; nil where a flag does, or an `#else` follows
  /// something that may be.
  var holdsOnIOS: Bool? { condition.flatMap(value) }
}

/// The value of a condition, or nil where only the build's settings know.
private func value(_ condition: ExprSyntax) -> Bool? {
  switch condition.as(ExprSyntaxEnum.self) {
  case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
  case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!": return value(prefix.expression).map { !$0 }
  case .tupleExpr(let tuple) where tuple.elements.count == 1:
    return tuple.elements.first.flatMap { value($0.expression) }
  case .sequenceExpr(let sequence): return value(Array(sequence.elements)[...])
  case .functionCallExpr(let call):
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    switch name {
    case "os": return argument == "iOS"
    // What iOS has beyond these, other platforms may have too.
    case "canImport": return otherPlatformsModules.contains(argument) ? false : argument == "UIKit" ? true : nil
    case "targetEnvironment": return argument == "macCatalyst" ? false : nil
    default: return nil
    }
  default: return nil
  }
}

/// The value of a chain of operators, of which `&&` binds closer than `||`.
private func value(_ operation: ArraySlice<ExprSyntax>) -> Bool? {
  for (sign, decisive) in [("||", true), ("&&", false)] {
    let parts = operation.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
    guard parts.count > 1 else { continue }
    let values = parts.map(value)
    return values.contains(decisive) ? decisive : values.contains(nil) ? nil : !decisive
  }
  return operation.count == 1 ? operation.first.flatMap { value($0) } : nil
}

/// Modules that iOS has not.
private let otherPlatformsModules: Set<String> = ["AppKit", "Cocoa", "TVUIKit", "WatchKit"]
