import SwiftSyntax

/// A view as source writes it: the call that makes it, and its modifiers from the inside out.
struct ViewChain {
  struct Modifier {
    var name: String
    /// What stands in front of the name.
    var dot: TokenSyntax
    /// The chain up to here.
    var node: ExprSyntax
    var call: FunctionCallExprSyntax?
  }

  var constructor: FunctionCallExprSyntax
  var modifiers: [Modifier] = []
  /// The `#if` that goes on with the chain behind the modifiers.
  var condition: TokenSyntax?
  /// The modifiers in and behind that `#if`, by their names.
  var laterNames: [String] = []

  /// The view that the call with this name makes; nil where the name is not that of a call.
  init?(constructorNamed name: TokenSyntax) {
    guard let call = Self.call(named: name) else { return nil }
    constructor = call
    var node = ExprSyntax(call)
    while let parent = node.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
        let call = access.parent?.as(FunctionCallExprSyntax.self).flatMap {
          $0.calledExpression.id == access.id ? $0 : nil
        }
        node = call.map(ExprSyntax.init) ?? ExprSyntax(access)
        let name = access.declName.baseName.text
        if condition != nil {
          laterNames.append(name)
        } else {
          modifiers.append(Modifier(name: name, dot: access.period, node: node, call: call))
        }
      } else if let conditional = parent.as(PostfixIfConfigExprSyntax.self), conditional.base?.id == node.id {
        condition = condition ?? conditional.config.clauses.first?.poundKeyword
        for token in conditional.config.tokens(viewMode: .sourceAccurate) where Self.isModifierName(token) {
          laterNames.append(token.text)
        }
        node = ExprSyntax(conditional)
      } else {
        break
      }
    }
  }

  private static func isModifierName(_ token: TokenSyntax) -> Bool {
    token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  /// The call whose callee a name is, or ends: `Button`, `SwiftUI.Button`, `Button.init`, `Picker<Text>`.
  static func call(named name: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let reference = name.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var node = ExprSyntax(reference)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == node.id ? call : nil
      } else if let access = parent.as(MemberAccessExprSyntax.self) {
        let isItsName = access.declName.id == node.id
        let member = access.declName.baseName.text
        guard isItsName || member == "init" || member.first?.isUppercase == true else { return nil }
        node = ExprSyntax(access)
      } else if let generic = parent.as(GenericSpecializationExprSyntax.self) {
        node = ExprSyntax(generic)
      } else {
        return nil
      }
    }
    return nil
  }

  /// The names of all modifiers.
  var names: [String] { modifiers.map(\.name) + laterNames }

  /// The node that an identifier goes behind: the constructor, or the modifier with the index before the number.
  func node(_ count: Int) -> ExprSyntax { count == 0 ? ExprSyntax(constructor) : modifiers[count - 1].node }

  /// Behind how many of the modifiers an identifier goes: as far out as it is still the view's own, and beside what is said
  /// to assistive technologies.
  var placeOfIdentifier: Int {
    let merging = modifiers.lastIndex { order(of: $0) == .merging }
    var place = merging.map { $0 + 1 } ?? 0
    var described = place > 0 ? place : nil
    search: for index in place..<modifiers.count {
      switch order(of: modifiers[index]) {
      case .styling: place = index + 1
      case .describing:
        place = index + 1
        described = place
      case .acting: continue
      case .merging, .other: break search
      }
    }
    return described ?? place
  }

  private func order(of modifier: Modifier) -> ModifierOrder {
    guard let call = modifier.call else { return .other }
    let arguments = call.arguments
    if ModifierOrder.layering.contains(modifier.name) {
      let isDrawing =
        call.trailingClosure == nil && arguments.allSatisfy { $0.label != nil || Self.draws($0.expression) }
      return isDrawing ? .styling : .other
    }
    let contains = arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "contain"
    return ModifierOrder(modifier.name, isContaining: contains)
  }

  /// Whether an expression is a colour, a material, a shape: `.red`, `Color.red.opacity(0.5)`, `Capsule().stroke()`.
  private static func draws(_ expression: ExprSyntax) -> Bool {
    guard let first = expression.firstToken(viewMode: .sourceAccurate) else { return false }
    return first.tokenKind == .period || ModifierOrder.drawings.contains(first.text)
  }
}
