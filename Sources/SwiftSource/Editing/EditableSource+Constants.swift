package import Findings
import Inventory
import SwiftParser
import SwiftSyntax

/// A new constant in a type that holds identifiers, written like the one at `position`: a static property or an enum's case
/// with this text.
package func constant(
  named name: String, value: String, beside position: Position, in bytes: UnsafeBufferPointer<UInt8>
) -> SourceChange {
  let source = EditableSource(bytes)
  return SourceChange { () throws(Obstacle) in
    try source.constant(named: name, value: value, beside: try source.token(at: position))
  }
}

/// Where the type begins that declares what has its name at `position`; nil where none does.
package func enclosingType(at position: Position, in bytes: UnsafeBufferPointer<UInt8>) -> Position? {
  let source = EditableSource(bytes)
  guard let token = try? source.token(at: position), let type = TypeParts.type(around: token) else { return nil }
  return source.text.position(source.start(type))
}

extension EditableSource {
  fileprivate func constant(
    named name: String, value: String, beside token: TokenSyntax
  ) throws(Obstacle) -> [FileEdit] {
    var node = token.parent
    while let current = node, !current.is(PatternBindingSyntax.self), !current.is(EnumCaseElementSyntax.self) {
      node = current.parent
    }
    guard let node, let declaration = node.parent?.parent,
      let item = declaration.parent?.as(MemberBlockItemSyntax.self),
      let list = item.parent?.as(MemberBlockItemListSyntax.self), let type = TypeParts.type(around: item)
    else { throw Obstacle("the constant there is no member of a type") }
    let parts = TypeParts(of: type, in: tree)
    if parts.memberNames.contains(name) { throw Obstacle("'\(parts.name)' has a member '\(name)' already") }
    let written = try Self.written(name)
    if let element = node.as(EnumCaseElementSyntax.self), let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return try self.case(written, value, beside: element, cases, item, list)
    }
    guard let binding = node.as(PatternBindingSyntax.self), let variable = declaration.as(VariableDeclSyntax.self)
    else {
      throw Obstacle("the constant there is no member of a type")
    }
    return try property(written, value, like: binding, variable, item, list)
  }

  /// A name as a declaration writes it: in backticks where it is a keyword.
  private static func written(_ name: String) throws(Obstacle) -> String {
    for written in [name, "`\(name)`"] where written.isValidSwiftIdentifier(for: .variableName) { return written }
    throw Obstacle("'\(name)' is no name in Swift")
  }

  private func property(
    _ name: String, _ value: String, like binding: PatternBindingSyntax, _ variable: VariableDeclSyntax,
    _ item: MemberBlockItemSyntax, _ list: MemberBlockItemListSyntax
  ) throws(Obstacle) -> [FileEdit] {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let text = binding.constantText else {
      throw Obstacle("the constant there is not given a text that could be written in its way")
    }
    let group = MemberGroup(of: item, in: list) {
      $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.constantText != nil
    }
    let begin = variable.modifiers.first.map { start($0) } ?? start(variable.bindingSpecifier)
    let kept = self.text.text(begin..<start(variable.bindings)) + name
    let headEnd = binding.typeAnnotation.map { end($0) } ?? end(pattern)
    let head = kept + self.text.text(end(pattern)..<headEnd)
    let middle = self.text.text((binding.initializer.map { start($0.equal) } ?? headEnd)..<start(text))
    let bindingEnd = binding.accessorBlock.map { end($0) } ?? binding.initializer.map { end($0) } ?? headEnd
    let tail = self.text.text(end(text)..<bindingEnd)
    let aligned = alignment(of: group, head: head.count + indentation(start(item)).count)
    let blanks = binding.initializer.map { aligned?.blanks ?? self.text.text(headEnd..<start($0.equal)) } ?? ""
    let code = head + blanks + middle + value.swiftLiteral + tail
    return [insert(member: code, named: name, into: group)] + (aligned?.moves ?? [])
  }

  private func `case`(
    _ name: String, _ value: String, beside element: EnumCaseElementSyntax, _ cases: EnumCaseDeclSyntax,
    _ item: MemberBlockItemSyntax, _ list: MemberBlockItemListSyntax
  ) throws(Obstacle) -> [FileEdit] {
    let type = TypeParts.type(around: item)
    let isText = type?.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "String" } == true
    guard isText, element.parameterClause == nil else { throw Obstacle("the cases there are not texts") }
    let names = Set(list.flatMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? [] })
    if tree.listsAllCases(among: names) { throw Obstacle("a 'switch' of the source lists all cases of the enum") }
    let isImplicit = name.filter { $0 != "`" } == value
    let group = MemberGroup(of: item, in: list) { $0.decl.is(EnumCaseDeclSyntax.self) }
    if cases.elements.count > 1, let last = cases.elements.last {
      let code = isImplicit ? name : "\(name) = \(value.swiftLiteral)"
      let separator = isFirstOnLine(start(last)) ? style.lineBreak + indentation(start(last)) : " "
      return [insert("," + separator + code, at: end(last))]
    }
    let head = "case \(name)"
    if isImplicit { return [insert(member: head, named: name, into: group)] }
    let aligned = alignment(of: group, head: head.count + indentation(start(item)).count)
    let code = head + (aligned?.blanks ?? " ") + "= " + value.swiftLiteral
    return [insert(member: code, named: name, into: group)] + (aligned?.moves ?? [])
  }

  private func insert(member code: String, named name: String, into group: MemberGroup) -> FileEdit {
    let place = group.place(of: name)
    if let before = place.before {
      guard isLastOnLine(before), isFirstOnLine(start(before)) else { return insert("; " + code, at: end(before)) }
      let breaks = group.isSpaced ? style.lineBreak + style.lineBreak : style.lineBreak
      return insert(breaks + indentation(start(before)) + code, at: endOfLine(behind: before))
    }
    let first = beginning(of: place.behind)
    return insert(code + style.lineBreak + indentation(first), at: first)
  }

  /// Where a member begins with the comments on it.
  private func beginning(of member: MemberBlockItemSyntax) -> Int {
    var offset = member.position.utf8Offset
    for piece in member.leadingTrivia {
      switch piece {
      case .docLineComment, .docBlockComment, .lineComment, .blockComment: return offset
      default: offset += piece.sourceLength.utf8Length
      }
    }
    return start(member)
  }

  /// What stands in front of `=` in a new member, and what moves the others, where all of them have it in one column.
  private func alignment(of group: MemberGroup, head: Int) -> (blanks: String, moves: [FileEdit])? {
    let equals = group.members.compactMap(\.equalSign)
    guard equals.count > 1, equals.count == group.members.count else { return nil }
    let columns = Set(equals.map { width(upTo: start($0)) })
    let isPadded = equals.contains { sign in
      guard let before = sign.previousToken(viewMode: .sourceAccurate) else { return false }
      return start(sign) - end(before) > 1
    }
    guard columns.count == 1, let column = columns.first, isPadded else { return nil }
    let missing = max(0, head + 1 - column)
    let moves = missing == 0 ? [] : equals.map { insert(String(repeating: " ", count: missing), at: start($0)) }
    return (String(repeating: " ", count: max(1, column - head)), moves)
  }
}

extension MemberBlockItemSyntax {
  fileprivate var equalSign: TokenSyntax? {
    if let variable = decl.as(VariableDeclSyntax.self) { return variable.bindings.first?.initializer?.equal }
    return decl.as(EnumCaseDeclSyntax.self)?.elements.first?.rawValue?.equal
  }
}

extension PatternBindingSyntax {
  /// The expression that gives a constant its text, which another constant can have another literal for.
  fileprivate var constantText: ExprSyntax? {
    if let initializer { return initializer.value.constantText }
    guard case .getter(let statements) = accessorBlock?.accessors, statements.count == 1,
      case .expr(let expression)? = statements.first?.item
    else { return nil }
    return expression.constantText
  }
}

extension ExprSyntax {
  fileprivate var constantText: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return self
    case .sequenceExpr(let sequence):
      // A joined text; that its parts are texts shows by one of them.
      let isJoined = sequence.elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
      return isJoined && sequence.elements.contains { $0.is(StringLiteralExprSyntax.self) } ? self : nil
    case .functionCallExpr(let call):
      // A type that wraps a text: `Identifier("a")`, `.init(rawValue: "a")`.
      guard call.arguments.count == 1, call.trailingClosure == nil, let only = call.arguments.first?.expression,
        only.is(StringLiteralExprSyntax.self), call.calledExpression.isInitialiser
      else { return nil }
      return only
    default: return nil
    }
  }

  private var isInitialiser: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true
    }
    guard let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return name == "init" || name.first?.isUppercase == true
  }
}
