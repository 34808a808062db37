import SwiftSyntax

extension ViewChain {
  /// The type that the view is promised to have, where a modifier would give it another one: `Button<Text>` of
  /// `var retry: Button<Text> { Button("Retry") {} }`. Nil for `some View` and the like, and where nothing is promised.
  var promisedType: String? {
    var node = Syntax(modifiers.last?.node ?? ExprSyntax(constructor))
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self) { return Self.concrete(binding.typeAnnotation?.type) }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return Self.concrete(function.signature.returnClause?.type)
      }
      guard Self.handsOn(parent) else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether what holds a value has that value itself: a `return`, a body of one expression, an initial value.
  private static func handsOn(_ node: Syntax) -> Bool {
    switch node.kind {
    case .returnStmt, .initializerClause, .codeBlockItem, .codeBlockItemList, .codeBlock, .accessorBlock,
      .accessorDecl, .accessorDeclList, .ifExpr, .switchExpr, .switchCase, .switchCaseList, .expressionStmt, .tryExpr:
      true
    default: false
    }
  }

  private static func concrete(_ type: TypeSyntax?) -> String? {
    guard let type, !type.is(SomeOrAnyTypeSyntax.self) else { return nil }
    let name = type.trimmedDescription
    return name == "AnyView" || name.hasSuffix("View?") || name == "Body" ? nil : name
  }
}
