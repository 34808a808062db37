import Findings
import Inventory
import SwiftSyntax

/// What the bodies of tests say besides what those of an app are read for: nothing that a test asks of an element may be
/// missed, wherever it stands.
extension Lowering {
  /// The operands of an operation whose value no identifier depends on: `a == b`, `a.exists && !b.exists`.
  func operands(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    .tuple(
      elements.filter { !$0.is(BinaryOperatorExprSyntax.self) && !$0.is(TypeExprSyntax.self) }.map(expression))
  }

  /// The conditions of a statement, as statements in front of it.
  func conditions(of item: CodeBlockItemSyntax.Item) -> [Statement] {
    switch item {
    case .expr(let node): return conditions(of: node)
    case .stmt(let node):
      switch node.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let node): return conditions(of: node.expression)
      case .guardStmt(let node): return node.conditions.compactMap(asked)
      case .whileStmt(let node): return node.conditions.compactMap(asked)
      case .repeatStmt(let node): return [asked(node.condition)]
      case .forStmt(let node): return node.whereClause.map { [asked($0.condition)] } ?? []
      case .throwStmt(let node): return [asked(node.expression)]
      default: return []
      }
    case .decl: return []
    }
  }

  private func conditions(of node: ExprSyntax) -> [Statement] {
    switch node.as(ExprSyntaxEnum.self) {
    case .switchExpr(let choice): return [asked(choice.subject)]
    case .ifExpr(let choice):
      var found: [Statement] = []
      var next: IfExprSyntax? = choice
      while let current = next {
        found += current.conditions.compactMap(asked)
        next = if case .ifExpr(let another) = current.elseBody { another } else { nil }
      }
      return found
    default: return []
    }
  }

  private func asked(_ condition: ConditionElementSyntax) -> Statement? {
    switch condition.condition {
    case .expression(let node): asked(node)
    // What a guard binds is a variable of its own.
    case .optionalBinding(let binding):
      condition.parent?.parent?.is(GuardStmtSyntax.self) == true ? nil : binding.initializer.map { asked($0.value) }
    case .matchingPattern(let match): asked(match.initializer.value)
    default: nil
    }
  }

  private func asked(_ node: ExprSyntax) -> Statement { .expression(expression(node), range(node)) }
}
