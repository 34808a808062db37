import SwiftSyntax

/// A type as far as one source declares it: its declaration and its extensions.
struct TypeParts {
  var name: String
  private(set) var members: [MemberBlockItemSyntax] = []

  /// A body of code that belongs to an object of the type.
  struct Function {
    var name: String
    var body: CodeBlockSyntax
    var parameters: [FunctionParameterSyntax]
    var isOverride: Bool
    var isPrivate: Bool
    /// Whether it gives back nothing.
    var isAction: Bool
  }

  /// All parts of the type that a declaration or an extension is about.
  init(of declaration: any DeclGroupSyntax, in tree: SourceFileSyntax) {
    name = Self.name(of: declaration)
    let finder = TypeFinder(name: name)
    finder.walk(tree)
    let parts = finder.found.isEmpty ? [declaration] : finder.found
    members = parts.flatMap { Self.flat($0.memberBlock.members) }
  }

  /// The members with those in `#if`.
  private static func flat(_ list: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    list.flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
        if case .decls(let list) = clause.elements { flat(list) } else { [] }
      }
    }
  }

  /// The type that a node declares or extends.
  static func type(_ node: Syntax) -> (any DeclGroupSyntax)? { node.asProtocol((any DeclGroupSyntax).self) }

  /// The type around a node.
  static func type(around node: some SyntaxProtocol) -> (any DeclGroupSyntax)? {
    var parent = node.parent
    while let current = parent {
      if let type = type(current) { return type }
      parent = current.parent
    }
    return nil
  }

  static func name(of declaration: any DeclGroupSyntax) -> String {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
  }

  var properties: [PatternBindingSyntax] {
    members.flatMap { Array($0.decl.as(VariableDeclSyntax.self)?.bindings ?? []) }
  }

  var functions: [Function] {
    members.compactMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self), let body = function.body {
        guard !function.modifiers.has(["static", "class"]) else { return nil }
        return Function(
          name: function.name.text, body: body, parameters: Array(function.signature.parameterClause.parameters),
          isOverride: function.modifiers.has(["override"]),
          isPrivate: function.modifiers.has(["private", "fileprivate"]),
          isAction: function.signature.returnClause == nil)
      }
      if let initialiser = member.decl.as(InitializerDeclSyntax.self), let body = initialiser.body {
        guard !initialiser.modifiers.has(["convenience"]) else { return nil }
        return Function(
          name: "init", body: body, parameters: Array(initialiser.signature.parameterClause.parameters),
          isOverride: false, isPrivate: false, isAction: true)
      }
      return nil
    }
  }

  /// The names of all members, nested types and cases included.
  var memberNames: Set<String> {
    var names: Set<String> = []
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        names.formUnion(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
      } else if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        names.formUnion(cases.elements.map(\.name.text))
      } else if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
        names.insert(named.name.text)
      }
    }
    return Set(names.map { $0.filter { $0 != "`" } })
  }
}

extension DeclModifierListSyntax {
  func has(_ names: Set<String>) -> Bool { contains { names.contains($0.name.text) } }
}

private final class TypeFinder: SyntaxAnyVisitor {
  let name: String
  var found: [any DeclGroupSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let type = TypeParts.type(node), TypeParts.name(of: type) == name { found.append(type) }
    return node.is(CodeBlockSyntax.self) || node.is(ExprSyntax.self) ? .skipChildren : .visitChildren
  }
}
