import Inventory
import SwiftSyntax

/// All that the file reads of names that say they hold an accessibility identifier.
func identifierReads(in tree: SourceFileSyntax, text: SourceText) -> [IdentifierRead] {
  let bytes = text.bytes
  var reads: [IdentifierRead] = []
  for mark in IdentifierRead.marks {
    var next = bytes.firstOffset(of: mark)
    while let hit = next {
      var start = hit
      while start > 0, isIdentifierByte(bytes[start - 1]) { start -= 1 }
      var end = hit
      while end < bytes.count, isIdentifierByte(bytes[end]) { end += 1 }
      next = bytes.firstOffset(of: mark, from: end)
      // By far the most are SwiftUI's modifier and UIKit's property being set.
      guard !bytes.callsOrAssigns(behind: end) else { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      guard name.namesAccessibilityIdentifier, let token = tree.token(at: AbsolutePosition(utf8Offset: hit)),
        let reader = token.reader(of: name)
      else { continue }
      let owner: String? = if case .type(let name) = reader { name } else { nil }
      reads.append(IdentifierRead(name: name, owner: owner, position: text.position(start)))
    }
  }
  return reads
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether what stands behind a name makes it a call or an assignment's target, on the same line.
  fileprivate func callsOrAssigns(behind end: Int) -> Bool {
    var index = end
    while index < count, self[index] == UInt8(ascii: " ") { index += 1 }
    guard index < count else { return false }
    if self[index] == UInt8(ascii: "(") { return index == end }
    guard self[index] == UInt8(ascii: "="), index > end else { return false }
    return index + 1 < count && self[index + 1] == UInt8(ascii: " ")
  }
}

/// Who reads a name.
private enum Reader {
  /// A type, of itself.
  case type(String)
  case anybody

  init(_ type: String?) { self = type.map(Reader.type) ?? .anybody }
}

extension TokenSyntax {
  /// Who reads the name by the token; nil where it only names a declaration, a label or a target. A place of another kind is
  /// taken for anybody's read: nothing must be called unread that is not.
  fileprivate func reader(of name: String) -> Reader? {
    guard isNamed(name) else {
      // In comments and in longer texts names say nothing; a text that is one may be a key.
      guard case .stringSegment(let text) = tokenKind else { return nil }
      return text == name ? .anybody : nil
    }
    guard let parent else { return .anybody }
    if let reference = parent.as(DeclReferenceExprSyntax.self) { return reference.reader(of: name) }
    if isDeclaredOrLabel(in: parent) { return nil }
    if let pattern = parent.as(IdentifierPatternSyntax.self) {
      // `if let accessibilityID` reads what it unwraps.
      guard let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self) else { return nil }
      return binding.initializer == nil ? parent.ownReader(of: name) : nil
    }
    return .anybody
  }

  func isNamed(_ name: String) -> Bool { text == name || text == "`\(name)`" }

  private func isDeclaredOrLabel(in parent: Syntax) -> Bool {
    parent.is(LabeledExprSyntax.self) || parent.is(FunctionParameterSyntax.self)
      || parent.is(EnumCaseParameterSyntax.self) || parent.is(EnumCaseElementSyntax.self)
      || parent.is(FunctionDeclSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(TypeAliasDeclSyntax.self)
      || parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self)
      || parent.is(MultipleTrailingClosureElementSyntax.self) || parent.is(DeclNameArgumentSyntax.self)
      || parent.isProtocol((any DeclGroupSyntax).self)
  }
}

extension DeclReferenceExprSyntax {
  fileprivate func reader(of name: String) -> Reader? {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else {
      guard !Syntax(self).isTargetOrCallee else { return nil }
      return parent?.is(KeyPathPropertyComponentSyntax.self) == true ? .anybody : Syntax(self).ownReader(of: name)
    }
    guard let base = access.base, !Syntax(access).isTargetOrCallee else { return nil }
    let isOwn = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    return isOwn ? Reader(Syntax(self).enclosingType) : .anybody
  }
}

extension Syntax {
  /// Whether it is what an assignment sets, or what a call calls.
  fileprivate var isTargetOrCallee: Bool {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == id }
    guard let elements = parent?.as(ExprListSyntax.self), elements.first?.id == id else { return false }
    return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// What a bare name reads: nothing of the type's where a parameter around it has the name.
  fileprivate func ownReader(of name: String) -> Reader? {
    var current = self
    while let outer = current.parent, !outer.isProtocol((any DeclGroupSyntax).self) {
      current = outer
      let parameters =
        outer.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? outer.as(InitializerDeclSyntax.self)?.signature.parameterClause
      let isParameter = parameters?.parameters.contains { ($0.secondName ?? $0.firstName).isNamed(name) } ?? false
      if isParameter { return nil }
    }
    return Reader(enclosingType)
  }

  /// The full name of the type around it, as facts have it; nil outside of types.
  fileprivate var enclosingType: String? {
    var names: [String] = []
    var current = self
    while let outer = current.parent {
      current = outer
      if let type = outer.as(ExtensionDeclSyntax.self) {
        names.append(type.extendedType.trimmedDescription)
      } else if let type = outer.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax {
        names.append(type.name.text)
      }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}
