package import Findings
import Inventory
import SwiftSyntax

/// The code that names a new constant the way in which source names another one of its type: of `Identifiers.Login.email`
/// it is `Identifiers.Login.submit`. `wish` is what the code is for, where that stands in the same source.
///
/// Nil where the name has a meaning only where it stands: `.email`, `email`, `Self.email`. With a wish in the same type
/// it has the same meaning there.
package func use(
  like range: Findings.SourceRange, of member: String, as newMember: String, for wish: IdentifierWish? = nil,
  in bytes: UnsafeBufferPointer<UInt8>
) -> String? {
  EditableSource(bytes).use(like: range, of: member, as: newMember, for: wish)
}

extension EditableSource {
  fileprivate func use(
    like range: SourceRange, of member: String, as newMember: String, for wish: IdentifierWish?
  ) -> String? {
    guard let from = text.offset(range.start), let to = text.offset(range.end), from < to,
      var token = tree.token(at: AbsolutePosition(utf8Offset: from)), start(token) == from
    else { return nil }
    let first = token
    var names: [TokenSyntax] = []
    while start(token) < to {
      if token.text.filter({ $0 != "`" }) == member, token.isName { names.append(token) }
      guard let next = token.nextToken(viewMode: .sourceAccurate), start(next) < to else { break }
      token = next
    }
    guard names.count == 1, end(token) == to else { return nil }
    let name = names[0]
    if !isNamedFromOutside(name, first), !means(the: first, inPlaceOf: wish) { return nil }
    return text.text(from..<start(name)) + newMember + text.text(end(name)..<to)
  }

  /// Whether a type's name leads to it: `Login.email`, and not `.email`, `self.email`.
  private func isNamedFromOutside(_ name: TokenSyntax, _ first: TokenSyntax) -> Bool {
    guard first.id != name.id, first.tokenKind != .period else { return false }
    return first.text.first?.isUppercase == true && first.text != "Self"
  }

  /// Whether a name at one place means the same where the wish is.
  private func means(the first: TokenSyntax, inPlaceOf wish: IdentifierWish?) -> Bool {
    guard let wish, let there = text.offset(wish.position),
      let other = tree.token(at: AbsolutePosition(utf8Offset: there)),
      let type = TypeParts.type(around: first), TypeParts.type(around: other)?.id == type.id
    else { return false }
    guard first.tokenKind == .period else { return true }
    // An implicit member means what the modifier or the property takes.
    return first.isArgumentOfModifier ? wish.framework == .swiftUI && wish.parameter == nil : false
  }
}

extension TokenSyntax {
  /// Whether it may be the name of a member.
  fileprivate var isName: Bool { parent?.is(DeclReferenceExprSyntax.self) == true }

  /// Whether an expression that begins with it is what the modifier for identifiers is passed.
  fileprivate var isArgumentOfModifier: Bool {
    guard let before = previousToken(viewMode: .sourceAccurate), before.tokenKind == .leftParen,
      let call = before.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "accessibilityIdentifier"
  }
}
