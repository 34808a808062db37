import Findings
import SwiftSyntax

extension EditableSource {
  /// What gives an object of UIKit an identifier: a statement, where the object is set up.
  func statement(giving code: String, toObjectNamedBy name: TokenSyntax) throws(Obstacle) -> [FileEdit] {
    switch try ObjectHolder(ofObjectNamedBy: name) {
    case .local(let variable): return try statement(giving: code, to: variable)
    case .parameter(let name, let closure): return try statement(giving: code, to: name, in: closure)
    case .assigned(let target, let statement):
      return try self.statement(giving: code, to: target, assignedBy: statement)
    case .property(let binding): return try statement(giving: code, toPropertyOf: binding)
    }
  }

  /// A statement behind another one: on a line of its own, or behind a semicolon where the line goes on.
  func insert(statement: String, behind other: CodeBlockItemSyntax) -> FileEdit {
    guard isLastOnLine(other), isFirstOnLine(start(other)) else {
      return insert("; " + statement, at: end(other.item))
    }
    return insert(style.lineBreak + indentation(start(other)) + statement, at: endOfLine(behind: other))
  }

  /// A statement at the beginning of a body.
  func insert(statement: String, atStartOf body: CodeBlockSyntax) -> FileEdit {
    let outer = indentation(start(body.leftBrace))
    let whole = style.lineBreak + outer + style.indent + statement
    let brace = end(body.leftBrace)
    guard line(brace) == line(start(body.rightBrace)) else {
      return insert(whole, at: endOfLine(behind: body.leftBrace))
    }
    if let first = body.statements.first { return insert(statement + "; ", at: start(first)) }
    return replace(brace..<start(body.rightBrace), by: whole + style.lineBreak + outer)
  }

  private func statement(giving code: String, to variable: ObjectHolder.LocalVariable) throws(Obstacle)
    -> [FileEdit]
  {
    guard let list = variable.statement.parent?.as(CodeBlockItemListSyntax.self) else {
      throw Obstacle("the code around it could not be read in full")
    }
    let statements = Array(list)
    let index = statements.firstIndex { $0.id == variable.statement.id } ?? 0
    let run = statements.run(settingUp: variable.name, behind: index, isReturned: list.returns(variable.name))
    let written = run.subject?.written ?? (variable.isOptional ? variable.name + "?" : variable.name)
    return [insert(statement: assignment(of: code, to: written), behind: statements[run.end])]
  }

  private func statement(
    giving code: String, to name: String, in closure: ClosureExprSyntax
  ) throws(Obstacle) -> [FileEdit] {
    let statements = Array(closure.statements)
    guard let last = statements.lastIndex(where: { $0.sets(propertyOf: name) }) else {
      throw Obstacle("nothing sets it up")
    }
    let written = statements[last].subject(named: name)?.written ?? name
    return [insert(statement: assignment(of: code, to: written), behind: statements[last])]
  }

  private func statement(
    giving code: String, to target: ExprSyntax, assignedBy statement: CodeBlockItemSyntax
  ) throws(Obstacle) -> [FileEdit] {
    guard let list = statement.parent?.as(CodeBlockItemListSyntax.self) else {
      throw Obstacle("it is assigned inside another expression")
    }
    let statements = Array(list)
    let index = statements.firstIndex { $0.id == statement.id } ?? 0
    let written = target.trimmedDescription
    let name = Subject(written: written, isAssignment: true).name
    let run = statements.run(settingUp: name, behind: index, isReturned: false)
    if let subject = run.subject {
      return [insert(statement: assignment(of: code, to: subject.written), behind: statements[run.end])]
    }
    guard let isOptional = isOptional(target) else {
      throw Obstacle("'\(written)' is declared elsewhere, so it is open whether it may be nil")
    }
    let object = isOptional ? written + "?" : written
    return [insert(statement: assignment(of: code, to: object), behind: statements[index])]
  }

  func assignment(of code: String, to object: String) -> String { "\(object).accessibilityIdentifier = \(code)" }

  /// Whether what is assigned to may be nil; nil where the source does not tell.
  private func isOptional(_ target: ExprSyntax) -> Bool? {
    guard let root = target.rootName else { return nil }
    let isPlain = target.is(DeclReferenceExprSyntax.self)
    let isOfSelf = target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
    if isPlain || isOfSelf, let binding = declaration(of: root, around: target, isOfSelf: isOfSelf) {
      return binding.isOptional
    }
    guard let last = target.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? (isPlain ? root : nil) else {
      return nil
    }
    return UIKitProperty.isOptional[last]
  }

  /// What declares a name that is used at a node, in the bodies and the types around it.
  private func declaration(of name: String, around node: some SyntaxProtocol, isOfSelf: Bool) -> PatternBindingSyntax? {
    var parent = node.parent
    while let current = parent {
      if !isOfSelf, let list = current.as(CodeBlockItemListSyntax.self) {
        for statement in list {
          if let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first(where: { $0.declares(name) }) {
            return binding
          }
        }
      }
      if let type = TypeParts.type(current) {
        return TypeParts(of: type, in: tree).properties.first { $0.declares(name) }
      }
      parent = current.parent
    }
    return nil
  }
}

extension PatternBindingSyntax {
  func declares(_ name: String) -> Bool { pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
}

extension CodeBlockItemListSyntax {
  /// Whether it ends in giving a variable back.
  fileprivate func returns(_ name: String) -> Bool {
    guard let last = last?.item.as(ReturnStmtSyntax.self)?.expression else { return false }
    return last.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}

extension [CodeBlockItemSyntax] {
  /// The statements that set an object up, behind the one that makes it: where they end, and what one says of it. Those that
  /// follow at once count, else the first that follow; where the object is given back, all of them.
  fileprivate func run(settingUp name: String, behind index: Int, isReturned: Bool) -> (end: Int, subject: Subject?) {
    if isReturned {
      let last = self[(index + 1)...].lastIndex { $0.subject(named: name) != nil && !$0.isLayout }
      return (last ?? index, last.flatMap { self[$0].subject(named: name) })
    }
    var start = index + 1
    if start < count, self[start].subject(named: name) == nil {
      let rest = self[start...]
      let leaving = rest.firstIndex { $0.mayLeave } ?? count
      start = rest.firstIndex { $0.sets(propertyOf: name) } ?? index + 1
      if start > leaving { start = index + 1 }
    }
    var end = start
    while end < count, self[end].subject(named: name) != nil, !self[end].isLayout { end += 1 }
    if end == start { return (index, nil) }
    return (end - 1, self[end - 1].subject(named: name))
  }
}
