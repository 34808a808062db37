import Findings
import Inventory
import SwiftSyntax

extension Lowering {
  func block(_ items: CodeBlockItemListSyntax) -> Block {
    var statements: [Statement] = []
    for item in items {
      if readsConditions { statements += conditions(of: item.item) }
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
        noteChange(of: elements[0])
        return .assignment(target: target, value: operation(elements[2...], of: sequence), range: range(node))
      }
      if elements.count > 2, let symbol = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        Self.changes(symbol)
      {
        let target = expression(elements[0])
        noteChange(of: elements[0])
        return .expression(.binary(symbol, target, operation(elements[2...], of: sequence)), range(node))
      }
      return .expression(operation(elements[...], of: sequence), range(node))
    default: return .expression(expression(node), range(node))
    }
  }

  private func add(_ node: StmtSyntax, to statements: inout [Statement]) {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      statements.append(.return(node.expression.map(expression) ?? .tuple([]), range(node)))
    case .expressionStmt(let node): statements.append(statement(node.expression))
    case .guardStmt(let node):
      var wayOut = Branches.Alternative(condition: "", bound: [], body: block(node.body.statements))
      wayOut.unwraps = node.conditions.compactMap(unwrapped)
      wayOut.tests = node.conditions.compactMap(test)
      wayOut.conditionCount = node.conditions.count
      statements.append(
        .branches(
          Branches(kind: .detour, position: position(node), alternatives: [wayOut], isExhaustive: false)))
      for condition in node.conditions { statements += bindings(in: condition) }
    case .forStmt(let node):
      let (variables, others) = variables(of: node.pattern)
      statements.append(
        .loop(
          variables: variables, sequence: expression(node.sequence),
          body: Block(others + block(node.body.statements).statements), position: position(node)))
    case .whileStmt(let node):
      let variables = node.conditions.flatMap(bound).map(\.name)
      statements.append(
        .loop(variables: variables, sequence: nil, body: block(node.body.statements), position: position(node)))
    case .repeatStmt(let node):
      statements.append(
        .loop(variables: [], sequence: nil, body: block(node.body.statements), position: position(node)))
    case .doStmt(let node):
      let alternatives =
        [Branches.Alternative(condition: "", bound: [], body: block(node.body.statements))]
        + node.catchClauses.map { .init(condition: "catch", bound: bound(by: $0), body: block($0.body.statements)) }
      statements.append(
        .branches(
          Branches(kind: .detour, position: position(node), alternatives: alternatives, isExhaustive: false)))
    case .deferStmt(let node):
      let body = Branches.Alternative(condition: "", bound: [], body: block(node.body.statements))
      statements.append(
        .branches(Branches(kind: .detour, position: position(node), alternatives: [body], isExhaustive: false)))
    case .labeledStmt(let node): add(node.statement, to: &statements)
    default: break
    }
  }

  /// The names of a `for`: `row`, or `index` and `row` of `(index, row)`. Those inside other patterns are the body's.
  private func variables(of pattern: PatternSyntax) -> (variables: [String], others: [Statement]) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return ([name(identifier.identifier)], []) }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let tuple = inner.as(TuplePatternSyntax.self) else { return ([], unknownBindings(of: pattern)) }
    var others: [Statement] = []
    let variables = tuple.elements.map { element in
      if let identifier = element.pattern.as(IdentifierPatternSyntax.self) { return name(identifier.identifier) }
      others += unknownBindings(of: element.pattern)
      return "_"
    }
    return (variables, others)
  }

  /// The names of a `catch`; without any it is `error`.
  private func bound(by clause: CatchClauseSyntax) -> [Branches.Bound] {
    if clause.catchItems.isEmpty { return [Branches.Bound(name: "error")] }
    return clause.catchItems.compactMap { $0.pattern.map { pattern($0) } }.bound
  }

  /// The variables that a `guard let` leaves behind.
  private func bindings(in condition: ConditionElementSyntax) -> [Statement] {
    if case .matchingPattern(let match) = condition.condition { return unknownBindings(of: match.pattern) }
    // `guard let name` only unwraps what the name means already.
    guard case .optionalBinding(let binding) = condition.condition, let initializer = binding.initializer else {
      return []
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return unknownBindings(of: binding.pattern)
    }
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
      binding.pattern.is(IdentifierPatternSyntax.self), castType(of: value) != nil
    else { return [] }
    return bindings(in: condition)
  }

  private func add(_ node: DeclSyntax, to statements: inout [Statement]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
          let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
          statements += bindings(of: binding.pattern, to: isLet ? binding.initializer?.value : nil)
          continue
        }
        statements.append(
          .binding(
            .init(
              name: name(pattern.identifier), position: position(pattern),
              type: binding.typeAnnotation.map { typeName($0.type) }
                ?? binding.initializer.flatMap { castType(of: $0.value) },
              value: binding.initializer.map { expression($0.value) } ?? binding.accessorBlock.flatMap(computed))))
      }
    case .functionDecl(let node): statements.append(.function(function(node)))
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
      // A type of the body's own: outside of it the name means something else.
      if let token = (node.asProtocol((any NamedDeclSyntax).self))?.name {
        statements.append(unknownBinding(name(token), at: token))
      }
    case .ifConfigDecl(let node):
      let alternatives = node.clauses.map { clause in
        var body = Block()
        if case .statements(let items) = clause.elements { body = block(items) }
        var alternative = Branches.Alternative(
          condition: clause.condition.map(shortSource) ?? "", bound: [], body: body)
        alternative.isDefault = clause.condition == nil
        alternative.holdsOnIOS = clause.holdsOnIOS
        return alternative
      }
      statements.append(
        .branches(
          Branches(
            kind: .compiled, position: position(node), alternatives: alternatives,
            isExhaustive: node.clauses.last?.condition == nil)))
      // What is declared there is there behind it too.
      var names: Set<String> = []
      for case .binding(let binding) in alternatives.flatMap(\.body.statements)
      where names.insert(binding.name).inserted {
        statements.append(
          .binding(.init(name: binding.name, position: binding.position, type: binding.type, value: nil)))
      }
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
        patterns: current.conditions.count == 1 ? current.conditions.compactMap(pattern(in:)) : [],
        body: Block(current.conditions.flatMap(castBindings) + block(current.body.statements).statements))
      alternative.unwraps = current.conditions.compactMap(unwrapped)
      alternative.tests = current.conditions.compactMap(test)
      noteTests(of: alternative)
      alternative.conditionCount = current.conditions.count
      alternatives.append(alternative)
      switch current.elseBody {
      case .ifExpr(let another): next = another
      case .codeBlock(let body):
        var alternative = Branches.Alternative(condition: "", bound: [], body: block(body.statements))
        alternative.isDefault = true
        alternatives.append(alternative)
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
      var alternative = Branches.Alternative(condition: subject + " default", bound: [], body: block(node.statements))
      if case .case(let label) = node.label {
        alternative.condition = subject + " " + shortSource(label.caseItems)
        alternative.patterns = label.caseItems.map { item in
          let pattern = pattern(item.pattern)
          return item.whereClause == nil ? pattern : .restricted(pattern)
        }
        alternative.bound = alternative.patterns.bound
      } else {
        alternative.isDefault = true
      }
      (alternative.breaks, alternative.fallsThrough) = exits(of: node.statements)
      return [alternative]
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [Branches.Alternative] in
        guard case .switchCases(let cases) = clause.elements else { return [] }
        return cases.flatMap { alternatives(of: $0, subject: subject) }.map { alternative in
          var alternative = alternative
          let patterns = alternative.isDefault ? [.anything] : alternative.patterns
          alternative.isDefault = false
          alternative.patterns = patterns.map(Pattern.restricted)
          return alternative
        }
      }
    }
  }

  private func bound(in condition: ConditionElementSyntax) -> [Branches.Bound] {
    switch condition.condition {
    case .optionalBinding(let binding):
      guard let initializer = binding.initializer else { return [] }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        return pattern(binding.pattern).bound
      }
      return [
        Branches.Bound(
          name: name(pattern.identifier), value: expression(initializer.value), cast: castType(of: initializer.value))
      ]
    case .matchingPattern(let match): return pattern(match.pattern).bound
    default: return []
    }
  }

  private func pattern(in condition: ConditionElementSyntax) -> Pattern? {
    guard case .matchingPattern(let match) = condition.condition else { return nil }
    return pattern(match.pattern)
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
}
