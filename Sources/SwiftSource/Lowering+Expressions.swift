import Findings
import Inventory
import SwiftSyntax

extension Lowering {
  func expression(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return string(literal)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .postfixIfConfigExpr, .genericSpecializationExpr, .superExpr, .macroExpansionExpr:
      return .chain(chain(node))
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .sequenceExpr(let sequence): return operation(Array(sequence.elements)[...], of: sequence)
    case .tryExpr(let attempt): return expression(attempt.expression)
    case .awaitExpr(let wait): return expression(wait.expression)
    case .inOutExpr(let inOut):
      noteChange(of: inOut.expression)
      return expression(inOut.expression)
    case .tupleExpr(let tuple):
      let values = tuple.elements.map { expression($0.expression) }
      return values.count == 1 ? values[0] : .tuple(values)
    case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let pairs) = dictionary.content else { return .dictionary([]) }
      return .dictionary(pairs.map { .init(key: expression($0.key), value: expression($0.value)) })
    case .integerLiteralExpr(let number): return .number(number.literal.text)
    case .floatLiteralExpr(let number): return .number(number.literal.text)
    case .booleanLiteralExpr(let boolean): return .boolean(boolean.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .nilLiteral
    case .keyPathExpr(let path): return .keyPath(keyPathNames(path))
    case .ifExpr(let branching): return .branches(branches(branching))
    case .switchExpr(let branching): return .branches(branches(branching))
    case .prefixOperatorExpr(let negation) where readsConditions: return .tuple([expression(negation.expression)])
    default: return .other(shortSource(node))
    }
  }

  private func keyPathNames(_ path: KeyPathExprSyntax) -> [String] {
    path.components.compactMap {
      guard case .property(let property) = $0.component else { return nil }
      return name(property.declName.baseName)
    }
  }

  /// A run of operands and operators, taken apart at the operator that binds loosest. The parser leaves it flat, and
  /// an identifier depends on a few operators only, so their order is all the precedence that is needed.
  func operation(_ elements: ArraySlice<ExprSyntax>, of sequence: SequenceExprSyntax) -> Expression {
    guard let first = elements.first else { return .other("") }
    if elements.count == 1 { return expression(first) }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return .ternary(
        condition: condition(elements[..<index]), expression(ternary.thenExpression),
        operation(elements[(index + 1)...], of: sequence), position(first))
    }
    for symbol in ["??", "+"] {
      let isIt = { (element: ExprSyntax) in
        element.as(BinaryOperatorExprSyntax.self)?.operator.text == symbol
      }
      // `??` groups to the right, `+` to the left: a split at any place gives the same value.
      guard let index = elements.firstIndex(where: isIt), index > elements.startIndex else { continue }
      return joined(elements.split(whereSeparator: isIt).map { operation($0, of: sequence) }[...], by: symbol)
    }
    // `value as String`, `value as! Type`: what is cast keeps its value.
    if elements.dropFirst().allSatisfy({ $0.is(UnresolvedAsExprSyntax.self) || $0.is(TypeExprSyntax.self) }) {
      return expression(first)
    }
    if readsConditions { return operands(elements) }
    // `self == .note` is a flag.
    let condition = condition(elements)
    if condition.test != nil { return .ternary(condition: condition, .boolean(true), .boolean(false), position(first)) }
    return .other(condition.text)
  }

  /// A tree over the operands that is as flat as can be: all that follows it, follows it recursively.
  private func joined(_ operands: ArraySlice<Expression>, by symbol: String) -> Expression {
    guard operands.count > 1 else { return operands.first ?? .other("") }
    let middle = operands.startIndex + (operands.count + 1) / 2
    return .binary(symbol, joined(operands[..<middle], by: symbol), joined(operands[middle...], by: symbol))
  }

  private func condition(_ elements: ArraySlice<ExprSyntax>) -> Expression.Condition {
    Expression.Condition(text.shortText(offsets(elements)), test: test(elements))
  }

  private func offsets(_ elements: ArraySlice<ExprSyntax>) -> Range<Int> {
    guard let first = elements.first, let last = elements.last else { return 0..<0 }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, last.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    var types: [TypeName?] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map { name($0.name) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
      types = clause.parameters.map { $0.type.map(typeName) }
    case nil: break
    }
    var closure = Closure(parameters: parameters, body: block(node.statements), position: position(node))
    if types.contains(where: { $0 != nil }) { closure.types = types }
    closure.captures = node.signature?.capture?.items.compactMap(capture) ?? []
    return closure
  }

  /// What a capture list names anew. The parts are told by their kind, since the versions of SwiftSyntax differ in their
  /// names.
  private func capture(_ node: ClosureCaptureSyntax) -> Statement.Binding? {
    var name: TokenSyntax?
    var value: ExprSyntax?
    var isGiven = false
    for child in node.children(viewMode: .sourceAccurate) {
      if let token = child.as(TokenSyntax.self) {
        if case .identifier = token.tokenKind { name = token }
        isGiven = isGiven || token.tokenKind == .equal
      } else if let clause = child.as(InitializerClauseSyntax.self) {
        (value, isGiven) = (clause.value, true)
      } else if let expression = child.as(ExprSyntax.self) {
        value = expression
      }
    }
    guard isGiven, let name, let value else { return nil }
    return .init(
      name: self.name(name), position: position(name), type: castType(of: value), value: expression(value))
  }
}
