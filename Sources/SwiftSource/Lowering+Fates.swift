import Inventory
import SwiftSyntax

extension Lowering {
  /// What becomes of a parameter whose name says that it takes an accessibility identifier; nil where it is used, and
  /// where that cannot be said.
  func fate(of parameter: FunctionParameterSyntax, in body: CodeBlockSyntax) -> FunctionFact.Parameter.Fate? {
    let token = parameter.secondName ?? parameter.firstName
    let name = name(token)
    guard name != "_", name.namesAccessibilityIdentifier || self.name(parameter.firstName).namesAccessibilityIdentifier
    else { return nil }
    var mentions: [TokenSyntax] = []
    for token in body.tokens(viewMode: .all) where token.isNamed(name) && !token.isLabelOrMember {
      mentions.append(token)
    }
    guard let only = mentions.first else { return body.isUnfinished ? nil : .ignored(position(token)) }
    if mentions.count == 1, only.isAssigned { return .kept }
    return mentions.allSatisfy(\.isPartOfText) ? .part : nil
  }
}

extension TokenSyntax {
  /// Whether it is an argument's label, or a member of something.
  fileprivate var isLabelOrMember: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label?.id == id }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return access.declName.id == reference.id
  }

  /// Whether it is a hole of a text that has more to it, one side of a `+`, or passed for what its label calls a part.
  fileprivate var isPartOfText: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self), let outer = reference.parent else { return false }
    if let elements = outer.as(ExprListSyntax.self).map(Array.init) {
      guard let index = elements.firstIndex(where: { $0.id == reference.id }) else { return false }
      return [index - 1, index + 1].contains { elements.indices.contains($0) && elements[$0].isPlus }
    }
    guard let argument = outer.as(LabeledExprSyntax.self) else { return false }
    if let label = argument.label?.text.lowercased() { return label.hasSuffix("prefix") || label.hasSuffix("suffix") }
    guard let segment = argument.parent?.parent?.as(ExpressionSegmentSyntax.self),
      let segments = segment.parent?.as(StringLiteralSegmentListSyntax.self)
    else { return false }
    return segments.contains { other in
      if case .stringSegment(let text) = other { !text.content.text.isEmpty } else { other.id != segment.id }
    }
  }

  /// Whether it is the whole value of an assignment: `self.accessibilityID = accessibilityID`.
  fileprivate var isAssigned: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self),
      let elements = reference.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3
    else { return false }
    // To throw it away on purpose is a use.
    return !elements[0].is(DiscardAssignmentExprSyntax.self) && elements[1].is(AssignmentExprSyntax.self)
      && elements[2].id == reference.id
  }
}

extension ExprSyntax {
  fileprivate var isPlus: Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
}

extension CodeBlockSyntax {
  /// Whether all that it does is to say that it does nothing yet.
  fileprivate var isUnfinished: Bool {
    guard statements.count == 1, let call = statements.first?.item.as(FunctionCallExprSyntax.self) else { return false }
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return callee.hasSuffix("Error") || callee.hasSuffix("Failure")
  }
}

/// Attributes that leave a function's parameters to its body alone. Others may hand them to the Objective-C runtime or to
/// a macro.
private let plainAttributes: Set = [
  "available", "discardableResult", "inlinable", "MainActor", "preconcurrency", "usableFromInline", "ViewBuilder",
]

extension WithModifiersSyntax where Self: WithAttributesSyntax {
  /// Whether more than the body decides about the parameters: a superclass, the Objective-C runtime, a macro.
  var isLeftToOthers: Bool {
    modifiers.contains { ["override", "dynamic"].contains($0.name.text) }
      || attributes.contains { element in
        guard case .attribute(let attribute) = element else { return true }
        return !plainAttributes.contains(attribute.attributeName.trimmedDescription)
      }
  }
}
