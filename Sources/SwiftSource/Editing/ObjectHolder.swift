import Findings
import SwiftSyntax

/// What holds an object of UIKit, so that code can name it.
enum ObjectHolder {
  /// A variable of a function or closure.
  case local(LocalVariable)
  /// A property of a type.
  case property(PatternBindingSyntax)
  /// What an assignment gives it to: `navigationItem.rightBarButtonItem`.
  case assigned(to: ExprSyntax, by: CodeBlockItemSyntax)
  /// The parameter of a closure that sets it up: `$0`.
  case parameter(name: String, of: ClosureExprSyntax)

  struct LocalVariable {
    var name: String
    var isOptional: Bool
    var statement: CodeBlockItemSyntax
  }

  /// The holder of the object that a name stands for: the declared name itself, or that of the call that makes the object.
  init(ofObjectNamedBy name: TokenSyntax) throws(Obstacle) {
    if let pattern = name.parent?.as(IdentifierPatternSyntax.self) {
      guard let binding = pattern.parent?.as(PatternBindingSyntax.self) else {
        throw Obstacle("it is held by what a pattern takes apart")
      }
      self = try Self.variable(binding)
      return
    }
    guard let call = ViewChain.call(named: name) else { throw Obstacle("no call makes the object here") }
    self = try Self.holder(ofObjectMadeBy: call)
  }

  private static func holder(ofObjectMadeBy call: FunctionCallExprSyntax) throws(Obstacle) -> ObjectHolder {
    var node = Syntax(call)
    // What of it stands in a run of operands and operators.
    var operand = node
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionCallExpr(let outer):
        if let closure = outer.closureThatSetsUp { return .parameter(name: closure.name, of: closure.closure) }
      case .memberAccessExpr(let access):
        guard access.base?.id == node.id, access.parent?.is(FunctionCallExprSyntax.self) == true else {
          throw Obstacle("only a part of it is kept")
        }
      case .tryExpr, .awaitExpr, .forceUnwrapExpr: break
      case .exprList: operand = node
      case .sequenceExpr(let sequence):
        let elements = Array(sequence.elements)
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].id == operand.id {
          guard let statement = sequence.parent?.as(CodeBlockItemSyntax.self) else {
            throw Obstacle("it is assigned inside another expression")
          }
          return .assigned(to: elements[0], by: statement)
        }
        let casts = elements.dropFirst()
        guard casts.allSatisfy({ $0.is(UnresolvedAsExprSyntax.self) || $0.is(TypeExprSyntax.self) }) else {
          throw Obstacle("it is one of several that may be taken")
        }
      case .unresolvedTernaryExpr: throw Obstacle("it is one of several that may be taken")
      case .returnStmt: break
      case .codeBlockItem(let item):
        // What a closure gives back that is called at once is what the call gives.
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == item.id,
          let closure = list.parent?.as(ClosureExprSyntax.self),
          let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id
        else { throw Obstacle("it is handed out where it is made, and no variable holds it") }
        node = Syntax(call)
        operand = node
        continue
      case .initializerClause(let clause):
        guard let binding = clause.parent?.as(PatternBindingSyntax.self) else {
          throw Obstacle("it is the default of a parameter, or bound by a condition")
        }
        return try variable(binding)
      case .labeledExpr(let argument):
        if argument.parent?.parent?.is(TupleExprSyntax.self) == true { throw Obstacle("it is a part of a tuple") }
      case .labeledExprList(let list):
        guard let outer = list.parent?.as(FunctionCallExprSyntax.self) else {
          throw Obstacle("it is passed on where it is made, and no variable holds it")
        }
        if let closure = outer.closureThatSetsUp { return .parameter(name: closure.name, of: closure.closure) }
        throw Obstacle("it is passed on where it is made, and no variable holds it")
      case .arrayElement, .arrayElementList, .dictionaryElement:
        throw Obstacle("it is made inside a collection, and no variable holds it")
      default: throw Obstacle("it is handed out where it is made, and no variable holds it")
      }
      node = parent
    }
    throw Obstacle("no variable holds it")
  }

  private static func variable(_ binding: PatternBindingSyntax) throws(Obstacle) -> ObjectHolder {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { throw Obstacle("it is held by what a pattern takes apart") }
    if binding.holdsSeveral { throw Obstacle("'\(name)' holds several objects") }
    if let statement = binding.returned { return .local(statement) }
    if declaration.parent?.is(MemberBlockItemSyntax.self) == true { return .property(binding) }
    guard let statement = declaration.parent?.as(CodeBlockItemSyntax.self),
      statement.parent?.parent?.is(SourceFileSyntax.self) == false
    else { throw Obstacle("'\(name)' belongs to no type and no function") }
    return .local(LocalVariable(name: name, isOptional: binding.isOptional, statement: statement))
  }
}

extension PatternBindingSyntax {
  /// Whether what it holds may be nil, and code has to say so.
  var isOptional: Bool {
    if let type = typeAnnotation?.type { return type.is(OptionalTypeSyntax.self) }
    guard let sequence = initializer?.value.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?" }
  }

  /// Whether it is a collection, such as an outlet of several views.
  fileprivate var holdsSeveral: Bool {
    var type = typeAnnotation?.type
    if let wrapped = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { type = wrapped.wrappedType }
    if let wrapped = type?.as(OptionalTypeSyntax.self) { type = wrapped.wrappedType }
    return type?.is(ArrayTypeSyntax.self) == true || type?.is(DictionaryTypeSyntax.self) == true
  }

  /// The variable that the closure which gives it its value makes the object in and returns.
  fileprivate var returned: ObjectHolder.LocalVariable? {
    guard let closure = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self),
      let last = closure.statements.last?.item.as(ReturnStmtSyntax.self),
      let name = last.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    for statement in closure.statements {
      guard let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      return ObjectHolder.LocalVariable(name: name, isOptional: binding.isOptional, statement: statement)
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The closure, among what is called and what is passed, that sets properties of the object it is given, with its name
  /// for that.
  fileprivate var closureThatSetsUp: (name: String, closure: ClosureExprSyntax)? {
    let passed = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    let closures = [calledExpression.as(ClosureExprSyntax.self), trailingClosure].compactMap { $0 } + passed
    let found = closures.compactMap { closure -> (String, ClosureExprSyntax)? in
      let name = closure.parameterName
      return closure.statements.contains { $0.sets(propertyOf: name) } ? (name, closure) : nil
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension ClosureExprSyntax {
  /// What it calls the first thing it is passed.
  fileprivate var parameterName: String {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.first?.name.text ?? "$0"
    case .parameterClause(let clause):
      (clause.parameters.first?.secondName ?? clause.parameters.first?.firstName)?.text ?? "$0"
    case nil: "$0"
    }
  }
}
