import Inventory
import SwiftSyntax

extension Lowering {
  func function(_ node: FunctionDeclSyntax) -> FunctionFact {
    let isRead = readsActions || node.signature.returnClause != nil
    if !isRead, let body = node.body { noteChanges(in: body) }
    return FunctionFact(
      name: name(node.name), position: position(node.name),
      parameters: parameters(node.signature.parameterClause, usedIn: node.isLeftToOthers ? nil : node.body),
      result: node.signature.returnClause.map { typeName($0.type) }, isStatic: isStatic(node.modifiers),
      attributes: attributeNames(node.attributes),
      body: isRead ? node.body.map { block($0.statements) } : nil,
      isPrivate: isPrivate(node))
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionFact {
    FunctionFact(
      name: "init", position: position(node.initKeyword),
      parameters: parameters(node.signature.parameterClause, usedIn: node.isLeftToOthers ? nil : node.body),
      result: nil, isStatic: true, attributes: attributeNames(node.attributes),
      body: node.body.map { block($0.statements) })
  }

  func subscriptFunction(_ node: SubscriptDeclSyntax) -> FunctionFact {
    var parameters = parameters(node.parameterClause)
    // Only a parameter with two names has a label where a subscript is used.
    for (index, parameter) in node.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      parameters[index].label = nil
    }
    return FunctionFact(
      name: "subscript", position: position(node.subscriptKeyword), parameters: parameters,
      result: typeName(node.returnClause.type), isStatic: isStatic(node.modifiers),
      attributes: attributeNames(node.attributes), body: node.accessorBlock.flatMap(getter))
  }

  /// `body` is where a parameter has its use; nil where that is not all there is to it.
  private func parameters(
    _ clause: FunctionParameterClauseSyntax, usedIn body: CodeBlockSyntax? = nil
  ) -> [FunctionFact.Parameter] {
    clause.parameters.map { parameter in
      let label = name(parameter.firstName)
      return FunctionFact.Parameter(
        label: label == "_" ? nil : label, name: name(parameter.secondName ?? parameter.firstName),
        type: typeName(parameter.type), attributes: attributeNames(parameter.attributes),
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        fate: body.flatMap { fate(of: parameter, in: $0) })
    }
  }

  /// Whether a declaration, or the extension that it stands in, is `private` or `fileprivate`.
  func isPrivate(_ node: some WithModifiersSyntax) -> Bool {
    if isPrivate(node.modifiers) { return true }
    let outer = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    return outer.map { isPrivate($0.modifiers) } ?? false
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.private) && $0.detail == nil || $0.name.tokenKind == .keyword(.fileprivate)
    }
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  /// The body of a computed value: what stands in the braces, or in their `get`.
  func getter(_ accessors: AccessorBlockSyntax) -> Block? {
    switch accessors.accessors {
    case .getter(let statements): block(statements)
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body.map { block($0.statements) }
    }
  }

  /// What a computed variable inside a body comes to: the same as a closure that is called at once, `{ … }()`.
  func computed(_ accessors: AccessorBlockSyntax) -> Expression? {
    getter(accessors).map { body in
      let call = Link(name: "", position: position(accessors), arguments: [], end: end(accessors))
      let closure = Closure(parameters: [], body: body, position: position(accessors))
      return .chain(Chain(root: .value(.closure(closure)), links: [call], range: range(accessors)))
    }
  }

  /// The bodies of `set`, `willSet` and `didSet`.
  func observers(_ accessors: AccessorBlockSyntax) -> [Block] {
    guard case .accessors(let list) = accessors.accessors else { return [] }
    // Not with `filter`: that of a syntax collection builds the file's tree anew.
    return list.compactMap { accessor in
      accessor.accessorSpecifier.tokenKind == .keyword(.get) ? nil : accessor.body.map { block($0.statements) }
    }
  }
}
