import Inventory
import SwiftSyntax

extension Lowering {
  func pattern(_ node: PatternSyntax, isBinding: Bool = false) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let node): return pattern(node.pattern, isBinding: true)
    case .identifierPattern(let node): return .name(name(node.identifier))
    case .wildcardPattern: return .anything
    case .isTypePattern(let node): return .cast(.anything, typeName(node.type))
    case .tuplePattern(let node):
      let parts = node.elements.map { pattern($0.pattern, isBinding: isBinding) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .expressionPattern(let node): return pattern(node.expression, isBinding: isBinding)
    default: return .other
    }
  }

  /// Of the patterns inside an expression the parser makes patterns only where they are no expressions as well.
  private func pattern(_ node: ExprSyntax, isBinding: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, isBinding: isBinding)
    case .discardAssignmentExpr: return .anything
    case .declReferenceExpr(let node): return isBinding ? .name(name(node.baseName)) : .other
    case .memberAccessExpr(let node): return caseName(of: node).map { .enumCase($0, nil) } ?? .other
    case .functionCallExpr(let node):
      guard let name = node.calledExpression.as(MemberAccessExprSyntax.self).flatMap(caseName) else { return .other }
      return .enumCase(name, node.arguments.map { pattern($0.expression, isBinding: isBinding) })
    case .optionalChainingExpr(let node): return .present(pattern(node.expression, isBinding: isBinding))
    case .tupleExpr(let node):
      let parts = node.elements.map { pattern($0.expression, isBinding: isBinding) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .sequenceExpr(let node):
      let elements = Array(node.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)?.type
      else { return .other }
      return .cast(pattern(elements[0], isBinding: isBinding), typeName(type))
    case .stringLiteralExpr, .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
      return .literal(expression(node))
    default: return .other
    }
  }

  /// The enum case that `.row` or `Kind.row` may name; what follows a value is none.
  func caseName(of access: MemberAccessExprSyntax) -> String? {
    if let base = access.base, source(base).split(separator: ".").last?.first?.isUppercase != true { return nil }
    return name(access.declName.baseName)
  }

  /// The names of a pattern as the variables of a body, of which no values are written.
  func unknownBindings(of pattern: PatternSyntax) -> [Statement] {
    self.pattern(pattern).bound.map { unknownBinding($0.name, at: pattern, type: $0.cast) }
  }

  /// The variables of `let (a, b) = (x, y)`, also where a condition chooses between such values; of any other value the
  /// parts are not written.
  func bindings(of pattern: PatternSyntax, to value: ExprSyntax?) -> [Statement] {
    guard let parts = pattern.as(TuplePatternSyntax.self)?.elements, parts.allSatisfy({ $0.label == nil }),
      let values = value?.as(TupleExprSyntax.self)?.elements, values.count == parts.count
    else { return value.map { bindings(of: pattern, to: expression($0)) } ?? unknownBindings(of: pattern) }
    return zip(parts, values).flatMap { part, value -> [Statement] in
      guard let identifier = part.pattern.as(IdentifierPatternSyntax.self) else {
        return bindings(of: part.pattern, to: value.expression)
      }
      return [
        .binding(
          .init(
            name: name(identifier.identifier), position: position(identifier), type: castType(of: value.expression),
            value: expression(value.expression)))
      ]
    }
  }

  /// The variables of a pattern, of a value that may be a choice between tuples. Where it is none, it is kept under no
  /// name, since what it says is said all the same.
  private func bindings(of pattern: PatternSyntax, to value: Expression) -> [Statement] {
    guard let parts = pattern.as(TuplePatternSyntax.self)?.elements, parts.allSatisfy({ $0.label == nil }),
      let values = value.parts(parts.count)
    else {
      return [.binding(.init(name: "_", position: position(pattern), type: nil, value: value))]
        + unknownBindings(of: pattern)
    }
    return zip(parts, values).flatMap { part, value -> [Statement] in
      guard let identifier = part.pattern.as(IdentifierPatternSyntax.self) else {
        return bindings(of: part.pattern, to: value)
      }
      return [
        .binding(
          .init(name: name(identifier.identifier), position: position(identifier), type: nil, value: value))
      ]
    }
  }

  func unknownBinding(_ name: String, at node: some SyntaxProtocol, type: TypeName? = nil) -> Statement {
    .binding(.init(name: name, position: position(node), type: type, value: nil))
  }

  /// Whether a `break` may leave the body of a `case` before its end, and whether it may go on in the next one.
  func exits(of body: CodeBlockItemListSyntax) -> (breaks: Bool, fallsThrough: Bool) {
    let bytes = UnsafeBufferPointer(rebasing: text.bytes[offsets(body)])
    guard bytes.contains("break") || bytes.contains("fallthrough") else { return (false, false) }
    var found = (breaks: false, fallsThrough: false)
    func look(_ node: Syntax, isInLoop: Bool, isInSwitch: Bool) {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return }
      if let exit = node.as(BreakStmtSyntax.self), exit.label != nil || !isInLoop && !isInSwitch { found.breaks = true }
      if node.is(FallThroughStmtSyntax.self), !isInSwitch { found.fallsThrough = true }
      let isLoop = node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self)
      let isSwitch = node.is(SwitchExprSyntax.self)
      for child in node.children(viewMode: .sourceAccurate) {
        look(child, isInLoop: isInLoop || isLoop, isInSwitch: isInSwitch || isSwitch)
      }
    }
    look(Syntax(body), isInLoop: false, isInSwitch: false)
    return found
  }
}

extension Expression {
  /// The parts of a tuple of so many, or of a choice between such tuples; nil for any other value.
  fileprivate func parts(_ count: Int) -> [Expression]? {
    switch self {
    case .tuple(let values): return values.count == count ? values : nil
    case .ternary(let condition, let first, let second, let position):
      guard let first = first.parts(count), let second = second.parts(count) else { return nil }
      return zip(first, second).map { .ternary(condition: condition, $0, $1, position) }
    default: return nil
    }
  }
}
