import Inventory
import SwiftSyntax

/// What an `if` asks of single names.
extension Lowering {
  /// What a condition asks of one name: whether it is set, whether it is nil.
  func test(in condition: ConditionElementSyntax) -> Branches.Test? {
    guard case .expression(let node) = condition.condition else { return nil }
    return test(node)
  }

  /// What the operands and operators of a condition ask of one name.
  func test(_ elements: ArraySlice<ExprSyntax>) -> Branches.Test? {
    elements.count == 1 ? elements.first.flatMap { test($0) } : comparison(Array(elements))
  }

  private func test(_ node: ExprSyntax) -> Branches.Test? {
    switch node.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      guard var test = test(prefix.expression) else { return nil }
      test.expected = test.expected.opposite
      return test
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.flatMap { test($0.expression) }
    case .sequenceExpr(let sequence): return comparison(Array(sequence.elements))
    default: return asked(node, expecting: .yes)
    }
  }

  /// `name == nil`, `isOn != true`
  private func comparison(_ elements: [ExprSyntax]) -> Branches.Test? {
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign == "==" || sign == "!="
    else { return nil }
    var expected: Branches.Test.Expectation
    switch elements[2].as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: expected = .missing
    case .booleanLiteralExpr(let literal): expected = literal.literal.text == "true" ? .yes : .no
    case .memberAccessExpr(let access):
      // `.one`, `Kind.one`: a case, or a constant of the type.
      guard let name = caseName(of: access) else { return nil }
      expected = .equal(name)
    default: return nil
    }
    if sign == "!=" { expected = expected.opposite }
    return asked(elements[0], expecting: expected)
  }

  /// `name`, `self.name` or `name.member`
  private func asked(_ node: ExprSyntax, expecting expected: Branches.Test.Expectation) -> Branches.Test? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return Branches.Test(name: name(reference.baseName), isOfSelf: false, expected: expected)
    case .memberAccessExpr(let access):
      guard let base = access.base?.as(DeclReferenceExprSyntax.self) else { return nil }
      let (outer, member) = (name(base.baseName), name(access.declName.baseName))
      if outer == "self" { return Branches.Test(name: member, isOfSelf: true, expected: expected) }
      return Branches.Test(name: outer, isOfSelf: false, member: member, expected: expected)
    default: return nil
    }
  }

  /// Notes the names that an alternative asks for, so that who looks for one finds the code.
  func noteTests(of alternative: Branches.Alternative) {
    for test in alternative.tests where test.member == nil { notes.note(test.name, .test) }
    for case .chain(let chain) in alternative.unwraps {
      if let last = chain.links.last { notes.note(last.name, .test) }
    }
  }
}
