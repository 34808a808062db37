import Findings
import Inventory
import SwiftSyntax

extension Lowering {
  func block(_ items: CodeBlockItemListSyntax) -> Block {
    var statements: [Statement] = []
    for item in items {
      switch item.item {
      case .expr(let node): statements.append(statement(node))
      case .stmt(let node): add(node, to: &statements)
      case .decl(let node): add(node, to: &statements)
      }
    }
    return noting(changesIn: statements, of: items)
  }

  private func statement(_ node: ExprSyntax) -> Statement {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let branching): return .branches(branches(branching))
    case .switchExpr(let branching): return .branches(branches(branching))
    case .tryExpr(let attempt): return statement(attempt.expression)
    case .awaitExpr(let wait): return statement(wait.expression)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        !elements[0].is(DiscardAssignmentExprSyntax.self)
      {
        let target = chain(elements[0])
        if let last = target.links.last(where: { $0.name != Link.subscriptName }) { notes.note(last.name, .assignment) }
        return .assignment(target: target, value: operation(elements[2...], of: sequence), range: range(node))
      }
      return .expression(operation(elements[...], of: sequence), range(node))
    default: return .expression(expression(node), range(node))
    }
  }

  private func add(_ node: StmtSyntax, to statements: inout [Statement]) {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      guard let value = node.expression else { return }
      statements.append(.return(expression(value), range(node)))
    case .expressionStmt(let node): statements.append(statement(node.expression))
    case .guardStmt(let node):
      var wayOut = Branches.Alternative(condition: "", bound: [], body: block(node.body.statements))
      wayOut.unwraps = node.conditions.compactMap(unwrapped)
      wayOut.conditionCount = node.conditions.count
      statements.append(
        .branches(
          Branches(kind: .detour, position: position(node), alternatives: [wayOut], isExhaustive: false)))
      for condition in node.conditions { statements += bindings(in: condition) }
    case .forStmt(let node):
      statements.append(
        .loop(
          variables: variables(of: node.pattern),
          sequence: expression(node.sequence), body: block(node.body.statements), position: position(node)))
    case .whileStmt(let node):
      statements.append(
        .loop(variables: [], sequence: nil, body: block(node.body.statements), position: position(node)))
    case .repeatStmt(let node):
      statements.append(
        .loop(variables: [], sequence: nil, body: block(node.body.statements), position: position(node)))
    case .doStmt(let node):
      let alternatives =
        [Branches.Alternative(condition: "", bound: [], body: block(node.body.statements))]
        + node.catchClauses.map { .init(condition: "catch", bound: [], body: block($0.body.statements)) }
      statements.append(
        .branches(
          Branches(kind: .detour, position: position(node), alternatives: alternatives, isExhaustive: false)))
    case .deferStmt(let node): statements += block(node.body.statements).statements
    case .labeledStmt(let node): add(node.statement, to: &statements)
    default: break
    }
  }

  /// The names of a `for`: `row`, or `index` and `row` of `(index, row)`.
  private func variables(of pattern: PatternSyntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [name(identifier.identifier)] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.map { $0.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) } ?? "_" }
  }

  /// The variables that a `guard let` leaves behind.
  private func bindings(in condition: ConditionElementSyntax) -> [Statement] {
    // `guard let name` only unwraps what the name means already.
    guard case .optionalBinding(let binding) = condition.condition, let initializer = binding.initializer,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return [] }
    let value = expression(initializer.value)
    return [
      .binding(
        .init(
          name: name(pattern.identifier), position: position(pattern),
          type: binding.typeAnnotation.map { typeName($0.type) }
            ?? binding.initializer.flatMap { castType(of: $0.value) },
          value: value))
    ]
  }

  /// The variables of an `if let` whose types only a cast tells: `if let cell = cell as? RowCell`.
  private func castBindings(in condition: ConditionElementSyntax) -> [Statement] {
    guard case .optionalBinding(let binding) = condition.condition, let value = binding.initializer?.value,
      castType(of: value) != nil
    else { return [] }
    return bindings(in: condition)
  }

  private func add(_ node: DeclSyntax, to statements: inout [Statement]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        statements.append(
          .binding(
            .init(
              name: name(pattern.identifier), position: position(pattern),
              type: binding.typeAnnotation.map { typeName($0.type) }
                ?? binding.initializer.flatMap { castType(of: $0.value) },
              value: binding.initializer.map { expression($0.value) })))
      }
    case .functionDecl(let node): statements.append(.function(function(node)))
    case .ifConfigDecl(let node):
      let alternatives = node.clauses.map { clause in
        var body = Block()
        if case .statements(let items) = clause.elements { body = block(items) }
        return Branches.Alternative(condition: clause.condition.map(shortSource) ?? "", bound: [], body: body)
      }
      statements.append(
        .branches(
          Branches(
            kind: .compiled, position: position(node), alternatives: alternatives,
            isExhaustive: node.clauses.last?.condition == nil)))
    default: break
    }
  }

  func branches(_ node: IfExprSyntax) -> Branches {
    var alternatives: [Branches.Alternative] = []
    var isExhaustive = false
    var next: IfExprSyntax? = node
    while let current = next {
      next = nil
      var alternative = Branches.Alternative(
        condition: shortSource(current.conditions), bound: current.conditions.flatMap(bound),
        cases: current.conditions.count == 1 ? current.conditions.flatMap(cases) : [],
        body: Block(current.conditions.flatMap(castBindings) + block(current.body.statements).statements))
      alternative.unwraps = current.conditions.compactMap(unwrapped)
      alternative.conditionCount = current.conditions.count
      alternatives.append(alternative)
      switch current.elseBody {
      case .ifExpr(let another): next = another
      case .codeBlock(let body):
        alternatives.append(.init(condition: "", bound: [], body: block(body.statements)))
        isExhaustive = true
      case nil: break
      }
    }
    return Branches(
      kind: .exclusive, position: position(node), subject: subject(of: node), alternatives: alternatives,
      isExhaustive: isExhaustive)
  }

  /// What an `if case` with an `else` at most looks at.
  private func subject(of node: IfExprSyntax) -> Expression? {
    if case .ifExpr = node.elseBody { return nil }
    guard node.conditions.count == 1, case .matchingPattern(let match)? = node.conditions.first?.condition else {
      return nil
    }
    return expression(match.initializer.value)
  }

  func branches(_ node: SwitchExprSyntax) -> Branches {
    let subject = shortSource(node.subject)
    let alternatives = node.cases.flatMap { self.alternatives(of: $0, subject: subject) }
    return Branches(
      kind: .exclusive, position: position(node), subject: expression(node.subject), alternatives: alternatives,
      isExhaustive: true)
  }

  private func alternatives(
    of element: SwitchCaseListSyntax.Element, subject: String
  ) -> [Branches.Alternative] {
    switch element {
    case .switchCase(let node):
      var condition = subject + " default"
      var bound: [Branches.Bound] = []
      var cases: [String] = []
      if case .case(let label) = node.label {
        condition = subject + " " + shortSource(label.caseItems)
        bound = label.caseItems.flatMap { self.bound(in: $0.pattern) }
        cases = label.caseItems.compactMap { caseName(of: $0.pattern) }
      }
      return [.init(condition: condition, bound: bound, cases: cases, body: block(node.statements))]
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [Branches.Alternative] in
        guard case .switchCases(let cases) = clause.elements else { return [] }
        return cases.flatMap { alternatives(of: $0, subject: subject) }
      }
    }
  }

  private func bound(in condition: ConditionElementSyntax) -> [Branches.Bound] {
    switch condition.condition {
    case .optionalBinding(let binding):
      guard let initializer = binding.initializer, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        return []
      }
      return [
        Branches.Bound(
          name: name(pattern.identifier), value: expression(initializer.value), cast: castType(of: initializer.value))
      ]
    case .matchingPattern(let match): return bound(in: match.pattern)
    default: return []
    }
  }

  /// What an optional binding unwraps; one that casts asks for more than that it is not nil.
  private func unwrapped(in condition: ConditionElementSyntax) -> Expression? {
    guard case .optionalBinding(let binding) = condition.condition else { return nil }
    if let value = binding.initializer?.value { return castType(of: value) == nil ? expression(value) : nil }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    let (start, end) = (position(pattern), end(pattern))
    let link = Link(name: name(pattern.identifier), position: start, arguments: nil, end: end)
    return .chain(Chain(root: .name, links: [link], range: SourceRange(start, end)))
  }

  private func cases(in condition: ConditionElementSyntax) -> [String] {
    guard case .matchingPattern(let match) = condition.condition else { return [] }
    return caseName(of: match.pattern).map { [$0] } ?? []
  }

  /// The enum case that a pattern matches: `row` of `.row`, `.row(let id)`, `let .row(id)`, `Kind.row`.
  private func caseName(of pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return caseName(of: binding.pattern) }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return callee.as(MemberAccessExprSyntax.self).map { name($0.declName.baseName) }
  }

  /// The names that a pattern binds: `let x`, `.loaded(let items)`, `let .pair(a, b)`.
  private func bound(in pattern: PatternSyntax) -> [Branches.Bound] {
    let isBinding = pattern.is(ValueBindingPatternSyntax.self)
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    if let call = inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self) {
      return call.arguments.enumerated().flatMap { index, argument in
        names(in: Syntax(argument.expression), isBinding: isBinding).map { Branches.Bound(name: $0, payload: index) }
      }
    }
    // `case let text as String`
    if isBinding,
      let elements = inner.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count == 3, elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = elements.last?.as(TypeExprSyntax.self)?.type, let first = elements.first
    {
      return names(in: Syntax(first), isBinding: true).map { Branches.Bound(name: $0, cast: typeName(type)) }
    }
    return names(in: Syntax(pattern), isBinding: false).map { Branches.Bound(name: $0) }
  }

  private func names(in node: Syntax, isBinding: Bool) -> [String] {
    var found: [String] = []
    func walk(_ node: Syntax, isBinding: Bool) {
      if let pattern = node.as(IdentifierPatternSyntax.self), isBinding { found.append(name(pattern.identifier)) }
      if let reference = node.as(DeclReferenceExprSyntax.self), isBinding,
        node.parent?.is(MemberAccessExprSyntax.self) != true
      {
        found.append(name(reference.baseName))
      }
      let binds = isBinding || node.is(ValueBindingPatternSyntax.self)
      for child in node.children(viewMode: .sourceAccurate) { walk(child, isBinding: binds) }
    }
    walk(node, isBinding: isBinding)
    return found
  }
}
