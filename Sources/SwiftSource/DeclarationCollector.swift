import Findings
import Inventory
import SwiftSyntax

/// Collects the declarations of a file, from its top down into nested types, in their order.
struct DeclarationCollector {
  let lowering: Lowering
  private(set) var imports: [String] = []
  private(set) var types: [TypeFact] = []
  /// What stands at the top.
  private(set) var members = Members()
  private(set) var aliases: [AliasFact] = []
  private(set) var previewMentions: Set<String> = []

  /// The members of a type or of the file, as far as they were met.
  struct Members {
    fileprivate(set) var properties: [PropertyFact] = []
    fileprivate(set) var functions: [FunctionFact] = []
    fileprivate(set) var cases: [CaseFact] = []

    var facts: MemberFacts {
      properties.isEmpty && functions.isEmpty && cases.isEmpty
        ? .none : MemberFacts(properties: properties, functions: functions, cases: cases)
    }
  }

  init(lowering: Lowering) { self.lowering = lowering }

  mutating func collect(_ tree: SourceFileSyntax) {
    collect(tree.statements, condition: nil)
  }

  /// Why the file is no part of what the app shows; nil where it may be. An import of WidgetKit alone says nothing, since
  /// apps have their widgets reloaded.
  var reasonToSkip: String? {
    guard imports.contains("WidgetKit") else { return nil }
    let inherited = types.lazy.flatMap(\.inherits).compactMap { $0.name.split(separator: ".").last.map(String.init) }
    return inherited.contains(where: Self.widgetProtocols.contains)
      ? "for a widget, out of reach of the app's tests" : nil
  }

  private static let widgetProtocols: Set = [
    "Widget", "WidgetBundle", "ControlWidget", "TimelineProvider", "IntentTimelineProvider",
    "AppIntentTimelineProvider",
  ]

  private mutating func collect(_ items: CodeBlockItemListSyntax, condition: String?) {
    for item in items {
      switch item.item {
      case .decl(let declaration): collectAtTop(declaration, condition: condition)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) { collectPreview(macro, named: macro.macroName) }
      case .stmt: break
      }
    }
  }

  private mutating func collectAtTop(_ declaration: DeclSyntax, condition: String?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): imports.append(lowering.source(node.path))
    case .functionDecl(let node): members.functions.append(lowering.noting { $0.function(node) })
    case .variableDecl(let node): members.properties += lowering.noting { $0.properties(node) }
    case .typeAliasDecl(let node): aliases.append(lowering.alias(node))
    case .macroExpansionDecl(let node): collectPreview(node, named: node.macroName)
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        guard case .statements(let items) = clause.elements else { continue }
        collect(items, condition: clause.condition.map(lowering.shortSource) ?? condition ?? "else")
      }
    default: collectType(declaration, in: nil, condition: condition)
    }
  }

  /// Notes what a `#Preview` shows; its code is no part of the app.
  private mutating func collectPreview(_ node: some SyntaxProtocol, named name: TokenSyntax) {
    guard name.text == "Preview" else { return }
    previewMentions.formUnion(lowering.capitalisedNames(in: node))
  }

  /// Collects a type declaration or extension with all that is nested in it; anything else is no type and is left.
  private mutating func collectType(_ declaration: DeclSyntax, in outer: TypeFact?, condition: String?) {
    guard var type = lowering.typeHead(declaration, in: outer),
      let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    else { return }
    type.condition = condition
    if type.isPreview { previewMentions.formUnion(lowering.capitalisedNames(in: declaration)) }
    let index = types.count
    types.append(type)
    var found = Members()
    collect(members, of: &type, into: &found, condition: condition)
    type.members = found.facts
    types[index] = type
  }

  private mutating func collect(
    _ members: MemberBlockItemListSyntax, of type: inout TypeFact, into found: inout Members, condition: String?
  ) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): found.properties += lowering.noting { $0.properties(node) }
      case .functionDecl(let node): found.functions.append(lowering.noting { $0.function(node) })
      case .initializerDecl(let node): found.functions.append(lowering.noting { $0.initializer(node) })
      case .subscriptDecl(let node): found.functions.append(lowering.noting { $0.subscriptFunction(node) })
      case .enumCaseDecl(let node): found.cases += lowering.cases(node)
      case .typeAliasDecl(let node): type.aliases.append(lowering.alias(node))
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          guard case .decls(let items) = clause.elements else { continue }
          collect(
            items, of: &type, into: &found, condition: clause.condition.map(lowering.shortSource) ?? condition ?? "else"
          )
        }
      default: collectType(member.decl, in: type, condition: condition)
      }
    }
  }
}

extension Lowering {
  /// The name, kind and ancestry of a type, without its members.
  fileprivate func typeHead(_ declaration: DeclSyntax, in outer: TypeFact?) -> TypeFact? {
    let kind: TypeFact.Kind
    let token: TokenSyntax
    var inheritance: InheritanceClauseSyntax?
    var generics: GenericParameterClauseSyntax?
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    let attributes = attributeNames(declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [])
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      (kind, token, inheritance, generics) = (.struct, node.name, node.inheritanceClause, node.genericParameterClause)
    case .classDecl(let node):
      (kind, token, inheritance, generics) = (.class, node.name, node.inheritanceClause, node.genericParameterClause)
    case .actorDecl(let node):
      (kind, token, inheritance, generics) = (.actor, node.name, node.inheritanceClause, node.genericParameterClause)
    case .enumDecl(let node):
      (kind, token, inheritance, generics) = (.enum, node.name, node.inheritanceClause, node.genericParameterClause)
    case .protocolDecl(let node): (kind, token, inheritance) = (.protocol, node.name, node.inheritanceClause)
    case .extensionDecl(let node):
      return head(
        kind: .extension, name: typeName(node.extendedType).name, at: position(node.extendedType),
        inheritance: node.inheritanceClause, generics: nil, attributes: attributes, isPrivate: isPrivate, in: outer)
    default: return nil
    }
    return head(
      kind: kind, name: name(token), at: position(token), inheritance: inheritance, generics: generics,
      attributes: attributes, isPrivate: isPrivate, in: outer)
  }

  private func head(
    kind: TypeFact.Kind, name: String, at position: Position, inheritance: InheritanceClauseSyntax?,
    generics: GenericParameterClauseSyntax?, attributes: [String], isPrivate: Bool, in outer: TypeFact?
  ) -> TypeFact {
    let inherits = inheritance?.inheritedTypes.map { typeName($0.type) } ?? []
    var type = TypeFact(
      kind: kind, name: outer.map { $0.name + "." + name } ?? name, position: position, inherits: inherits,
      generics: generics?.parameters.map { self.name($0.name) } ?? [])
    for parameter in generics?.parameters ?? [] {
      if let bound = parameter.inheritedType { type.bounds[self.name(parameter.name)] = typeName(bound) }
    }
    type.attributes = attributes
    type.isPrivate = isPrivate || outer?.isPrivate == true
    type.isPreview =
      outer?.isPreview == true || name.hasSuffix("_Previews")
      || inherits.contains { $0.name.split(separator: ".").last == "PreviewProvider" }
    return type
  }

  fileprivate func alias(_ node: TypeAliasDeclSyntax) -> AliasFact {
    AliasFact(name: name(node.name), target: typeName(node.initializer.value))
  }

  fileprivate func cases(_ node: EnumCaseDeclSyntax) -> [CaseFact] {
    node.elements.map { element in
      CaseFact(
        name: name(element.name), position: position(element.name),
        rawValue: element.rawValue.map { expression($0.value) }, payload: payload(element.parameterClause))
    }
  }

  private func payload(_ clause: EnumCaseParameterClauseSyntax?) -> [FunctionFact.Parameter] {
    (clause?.parameters ?? []).map { parameter in
      let label = parameter.firstName.map(name)
      return FunctionFact.Parameter(
        label: label == "_" ? nil : label, name: label ?? "", type: typeName(parameter.type), attributes: [],
        defaultValue: parameter.defaultValue.map { expression($0.value) })
    }
  }

  func properties(_ node: VariableDeclSyntax) -> [PropertyFact] {
    let attributes = attributeNames(node.attributes)
    let isStatic = isStatic(node.modifiers)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    let environmentKey = environmentKey(node.attributes)
    // In `let a, b: UIButton` the annotation counts for all names before it.
    var laterType: TypeSyntax?
    var facts: [PropertyFact] = []
    for binding in node.bindings.reversed() {
      laterType = binding.typeAnnotation?.type ?? (binding.initializer == nil ? laterType : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      facts.append(
        PropertyFact(
          name: name(pattern.identifier), position: position(pattern),
          type: laterType.map(typeName) ?? binding.initializer.flatMap { castType(of: $0.value) },
          isStatic: isStatic, isLet: isLet, attributes: attributes, isLazy: isLazy, environmentKey: environmentKey,
          value: binding.initializer.map { expression($0.value) },
          getter: binding.accessorBlock.flatMap(getter), observers: binding.accessorBlock.map(observers) ?? [],
          end: end(binding), isPrivate: isPrivate(node)))
    }
    return facts.reversed()
  }
}
