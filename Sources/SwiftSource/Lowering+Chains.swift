import Findings
import Inventory
import SwiftSyntax

extension Lowering {
  /// A postfix expression as its root and links. Walked from the outside in without recursion, since a view may carry
  /// hundreds of modifiers.
  func chain(_ node: ExprSyntax) -> Chain {
    var links: [Link] = []
    var pending: [[Argument]] = []
    var root = Chain.Root.name
    var next: ExprSyntax? = node
    // The end of the part of the chain that is being looked at: that of the outermost call or name.
    var linkEnd = end(node)
    var generics: [TypeName] = []

    /// Adds a name, with the arguments of the call around it, if there was one.
    func add(_ name: String, at position: Position) {
      if !pending.isEmpty { notes.note(name, .call) }
      links.append(Link(name: name, position: position, arguments: pending.popLast(), end: linkEnd))
      if !generics.isEmpty {
        links[links.count - 1].generics = generics
        generics = []
      }
    }
    /// Adds a call whose callee is no name: `{ … }()`, or the second of `f()()`.
    func addBareCall(at position: Position) {
      if let arguments = pending.popLast() {
        links.append(Link(name: "", position: position, arguments: arguments, end: linkEnd))
      }
    }

    while let current = next {
      next = nil
      if pending.isEmpty { linkEnd = end(current) }
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        addBareCall(at: position(call))
        linkEnd = end(call)
        pending.append(arguments(of: call))
        next = call.calledExpression
      case .memberAccessExpr(let access):
        let isCall = !pending.isEmpty
        let member = name(access.declName.baseName)
        add(member, at: position(access.declName))
        next = access.base
        if isCall, let base = access.base, Self.changingMethods.contains(member) { noteChange(of: base) }
        if access.base == nil {
          root = .implicitMember
          if isCall, links.last?.name == "init" { notes.note(NameSet.implicitInitialiser, .call) }
        }
      case .declReferenceExpr(let reference):
        add(name(reference.baseName), at: position(reference))
      case .superExpr(let reference):
        add("super", at: position(reference))
      case .macroExpansionExpr(let macro):
        if pending.isEmpty, macro.leftParen != nil || macro.trailingClosure != nil {
          pending.append(arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures))
        }
        add("#" + name(macro.macroName), at: position(macro))
      case .subscriptCallExpr(let access):
        addBareCall(at: position(access))
        links.append(
          Link(
            name: Link.subscriptName, position: position(access.leftSquare),
            arguments: arguments(access.arguments, nil, nil), end: end(access)))
        next = access.calledExpression
      case .optionalChainingExpr(let optional): next = optional.expression
      case .forceUnwrapExpr(let unwrap): next = unwrap.expression
      case .genericSpecializationExpr(let generic):
        generics = arguments(generic.genericArgumentClause)
        next = generic.expression
      case .postfixIfConfigExpr(let conditional):
        addBareCall(at: position(conditional))
        links += conditionalLinks(of: conditional.config).reversed()
        next = conditional.base
        if conditional.base == nil { root = .implicitMember }
      default:
        addBareCall(at: position(current))
        // What stands in parentheses and is itself a chain, `(cell as? Row)?.title`, is the beginning of this one.
        let value = expression(current)
        if case .chain(let inner) = value {
          links += inner.links.reversed()
          root = inner.root
        } else {
          root = .value(value)
        }
      }
    }
    return Chain(root: root, links: links.reversed(), range: range(node))
  }

  /// The modifiers in an `#if` inside a chain; each may be absent at run time.
  private func conditionalLinks(of config: IfConfigDeclSyntax) -> [Link] {
    config.clauses.flatMap { clause -> [Link] in
      guard case .postfixExpression(let modifiers) = clause.elements else { return [] }
      return chain(modifiers).links.map {
        var link = $0
        link.isConditional = true
        return link
      }
    }
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
  }

  private func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax?
  ) -> [Argument] {
    // Behind a trailing comma, or one too many, the parser puts an expression that is not there. (`filter` of
    // a syntax collection would build the file's tree anew.)
    var arguments = list.compactMap { argument -> Argument? in
      if argument.expression.is(MissingExprSyntax.self) { return nil }
      return Argument(
        label: argument.label.map(name), position: argument.label.map(position) ?? position(argument.expression),
        value: expression(argument.expression), range: range(argument.expression), isTrailing: false)
    }
    if let trailing {
      arguments.append(
        Argument(
          label: nil, position: position(trailing), value: .closure(closure(trailing)), range: range(trailing),
          isTrailing: true))
    }
    for element in more ?? [] {
      arguments.append(
        Argument(
          label: name(element.label), position: position(element.label), value: .closure(closure(element.closure)),
          range: range(element.closure), isTrailing: true))
    }
    return arguments
  }
}
