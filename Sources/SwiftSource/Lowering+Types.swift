import Inventory
import SwiftSyntax

extension Lowering {
  func typeName(_ type: TypeSyntax) -> TypeName {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return TypeName(name: name(type.name), arguments: arguments(type.genericArgumentClause))
    case .memberType(let type):
      let base = typeName(type.baseType)
      // What `Page<Order>.Row` is, its outer type's arguments decide.
      let own = arguments(type.genericArgumentClause)
      return TypeName(name: base.name + "." + name(type.name), arguments: own.isEmpty ? base.arguments : own)
    case .optionalType(let type): return optional(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): return optional(type.wrappedType)
    case .arrayType(let type): return TypeName(name: "[]", arguments: [typeName(type.element)])
    case .dictionaryType(let type):
      return TypeName(name: "[:]", arguments: [typeName(type.key), typeName(type.value)])
    case .someOrAnyType(let type):
      var name = typeName(type.constraint)
      name.isOpaque = true
      return name
    case .attributedType(let type): return typeName(type.baseType)
    case .functionType(let type): return TypeName(name: "()", arguments: [typeName(type.returnClause.type)])
    case .tupleType(let type):
      // `(any View)?` is a type in parentheses, not a tuple.
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        return typeName(only.type)
      }
      return TypeName(name: "()")
    case .compositionType(let type):
      guard let first = type.elements.first else { return TypeName(name: "Any") }
      return typeName(first.type)
    case .metatypeType(let type):
      let base = typeName(type.baseType)
      return TypeName(name: base.name + ".Type")
    default: return TypeName(name: shortSource(type))
    }
  }

  /// The type that an expression is cast to: `cell as! RowCell`.
  func castType(of node: ExprSyntax) -> TypeName? {
    if let attempt = node.as(TryExprSyntax.self) { return castType(of: attempt.expression) }
    guard let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = elements.last?.as(TypeExprSyntax.self)
    else { return nil }
    return typeName(type.type)
  }

  private func optional(_ wrapped: TypeSyntax) -> TypeName {
    var name = typeName(wrapped)
    name.isOptional = true
    return name
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
    guard let clause else { return [] }
    return clause.arguments.compactMap { argument in
      Syntax(argument.argument).as(TypeSyntax.self).map(typeName)
    }
  }
}
