import SwiftSyntax

/// What a statement says of an object: `label.text = "a"` of `label`, `self.label?.sizeToFit()` of `self.label?`.
struct Subject {
  /// The object as it is written, with what unwraps it.
  var written: String
  var isAssignment: Bool
  /// The property that is assigned last in the path.
  var property: String?

  /// The object without what unwraps it and without `self`.
  var name: String {
    let plain = written.filter { $0 != "?" && $0 != "!" }
    return plain.hasPrefix("self.") ? String(plain.dropFirst(5)) : plain
  }

  var isOfSelf: Bool { written.hasPrefix("self.") }
}

extension CodeBlockItemSyntax {
  /// Whether it assigns a property of the object with this name itself.
  func sets(propertyOf name: String) -> Bool {
    guard let sequence = item.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return first.as(MemberAccessExprSyntax.self)?.base?.rootName == name
  }

  /// The object with this name that it says something of; nil where it is about something else. A name may be a path.
  func subject(named name: String) -> Subject? {
    guard case .expr(let expression) = item else { return nil }
    var isAssignment = false
    var target = expression
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      isAssignment = sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      target = first
    }
    var property: String?
    var node: ExprSyntax? = target
    while let current = node {
      let written = current.trimmedDescription
      let subject = Subject(written: written, isAssignment: isAssignment, property: property)
      if property != nil, subject.name == name { return subject }
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        property = property ?? access.declName.baseName.text
        guard let base = access.base else { return nil }
        // What unwraps the object belongs to it.
        let wrapped = Subject(written: base.trimmedDescription, isAssignment: isAssignment, property: property)
        if wrapped.name == name { return wrapped }
        node = base
      case .functionCallExpr(let call): node = call.calledExpression
      case .optionalChainingExpr(let optional): node = optional.expression
      case .forceUnwrapExpr(let unwrap): node = unwrap.expression
      case .subscriptCallExpr(let access): node = access.calledExpression
      default: return nil
      }
    }
    return nil
  }

  /// Whether it is about where an object stands: it says something of its anchors.
  var isLayout: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text.hasSuffix("Anchor") && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }
  }

  /// The object that it gives an identifier.
  var identified: Subject? {
    guard let sequence = item.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let access = first.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "accessibilityIdentifier",
      let base = access.base
    else { return nil }
    return Subject(written: base.trimmedDescription, isAssignment: true, property: "accessibilityIdentifier")
  }

  /// Whether the code behind it may never run.
  var mayLeave: Bool {
    if item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) { return true }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

extension ExprSyntax {
  /// The name that a path begins with; of `self.label.text` it is `label`.
  var rootName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return reference.baseName.text
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let root = base.rootName
      return root == "self" ? access.declName.baseName.text : root
    case .optionalChainingExpr(let optional): return optional.expression.rootName
    case .forceUnwrapExpr(let unwrap): return unwrap.expression.rootName
    default: return nil
    }
  }
}

private final class ReturnFinder: SyntaxVisitor {
  var found = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
