import Findings
import Inventory

/// Chains: a view, and the modifiers behind it.
extension OutlineReader {
  func nodes(of chain: Chain, _ standing: Standing) -> [ViewNode] {
    let modifiesSelf = chain.modifiesSelf(standing.scope, evaluator)
    let head = modifiesSelf ? nil : staticHead(of: chain, in: standing.scope) ?? chain.viewHead
    let links = chain.links[(head.map { $0.index + 1 } ?? 0)...]
    let scopes = evaluator.scopes(of: links, in: standing.scope)
    let looked = evaluator.modifiers(links, scopes?.modifiers, in: standing.scope)
    var inner = standing
    if let scopes { inner.scope = scopes.view }
    if let hiding = looked.hiding {
      let place = evaluator.place(of: links[hiding], file: standing.scope.file)
      inner.scope.branches.append(Branch(place: place, alternative: 0))
      inner.scope.condition = links[hiding].name
    }
    // What an implicit member is passed is all there is of it.
    let modifiers =
      chain.isImplicit ? [] : nodeModifiers(links, of: chain, looked, scopes?.modifiers, standing)
    var kind =
      modifiesSelf ? .slot(ViewNode.modifiedSelf, isParameter: false, content: []) : self.kind(of: chain, head, inner)
    if let head { kind = kind.styled(by: links, likeness(of: head.name)) }
    if modifiers.isEmpty, let plain = plainNodes(of: kind, named: head?.name, standing) { return plain }
    let first = head.map { chain.links[$0.index] } ?? chain.links.first
    let link = first ?? Link(name: "", position: chain.range.start, arguments: nil, end: chain.range.end)
    let name = head?.name ?? (chain.links.isEmpty ? "" : "self")
    return [
      ViewNode(
        kind, name: name, likeness: likeness(of: name), link: link,
        place: evaluator.place(of: link, file: standing.scope.file),
        modifiers: modifiers, scope: inner.scope, isLeftOut: standing.isLeftOut)
    ]
  }

  /// What takes the place of a view without modifiers that is none itself; nil where it is one.
  private func plainNodes(of kind: ViewNode.Kind, named name: String?, _ standing: Standing) -> [ViewNode]? {
    switch kind {
    case .group(let nodes): return nodes
    case .loose(let nodes) where nodes.isEmpty: return []
    case .construct(let construct, let parts) where parts.isEmpty && construct.isNodeless: return []
    // A name or a call in code that makes no views.
    case .slot(_, isParameter: false, let nodes) where nodes.isEmpty && !standing.makesViews: return []
    case .foreign(let nodes) where nodes.isEmpty && (!standing.makesViews || name?.isCapitalised != true): return []
    case .foreign where TypeName(name: name ?? "").isOfValue: return []
    default: return nil
    }
  }

  /// The modifiers that say something of the view, or that hold views; `scopes` are theirs, where they differ.
  private func nodeModifiers(
    _ links: ArraySlice<Link>, of chain: Chain, _ looked: ChainModifiers, _ scopes: [Scope]?, _ standing: Standing
  ) -> [NodeModifier] {
    var found: [NodeModifier] = []
    for index in links.indices {
      let effects = looked.effects(at: index)
      let own = looked.own(at: index)
      let isOnScreen = !SwiftUIConstruct.offScreenModifiers.contains(links[index].name)
      let holdsViews = isOnScreen && links[index].arguments?.contains(where: \.value.mayLeadToViews) ?? false
      guard effects != nil || own != nil || holdsViews || SwiftUIConstruct.isTelling(links[index].name) else {
        continue
      }
      let link = links[index]
      var modifier = NodeModifier(
        name: link.name, place: evaluator.place(of: link, file: standing.scope.file),
        removal: link.isWrittenOut
          ? evaluator.removal(of: link, file: standing.scope.file) : nil, effects: effects,
        hosting: own == nil ? SwiftUIConstruct.hosting(of: link.name) : .covering)
      if SwiftUIConstruct.barTitles.contains(link.name) {
        modifier.title = link.arguments?.first?.value
      } else if link.name == "searchable" {
        modifier.title = link.arguments?.first { $0.label == "prompt" }?.value
      }
      var inner = standing
      if let scopes { inner.scope = scopes[index - links.startIndex] }
      if let own, isOnScreen {
        let member = SymbolTable.Member(.function(own.fact), file: own.file)
        modifier.own = NodeModifier.Own(
          body: memberRequest(member, of: own.owner, at: link, standing), passed: passed(by: link, to: member, inner))
      } else if holdsViews, let parts = partsOfStyle(passedTo: link, inner) {
        (modifier.content, modifier.styled) = parts
      } else if holdsViews {
        inner.makesViews = SwiftUIConstruct.holdsViews(link.name)
        modifier.content = nodes(inArgumentsOf: link, inner)
      }
      found.append(modifier)
    }
    return found
  }

  private func kind(of chain: Chain, _ head: (name: String, index: Int)?, _ standing: Standing) -> ViewNode.Kind {
    guard let head else {
      if case .value(let root) = chain.root { return .group(nodes(of: root, standing)) }
      if case .name = chain.root { return .foreign(content: []) }
      return .loose(chain.links.flatMap { nodes(inArgumentsOf: $0, standing) })
    }
    return kind(ofHead: head.name, chain.links[head.index], of: chain, standing)
  }

  private func kind(ofHead name: String, _ link: Link, of chain: Chain, _ standing: Standing) -> ViewNode.Kind {
    let scope = standing.scope
    if !name.contains("."), let local = scope.locals[name] {
      if case .variable = local.origin, let value = local.value, value.isChain {
        var inner = standing
        inner.scope.locals[name] = nil
        return .group(nodes(of: value, inner))
      }
      if case .bound = local.origin, let held = local.value, let slot = passedContent(held, in: scope.without(name)) {
        return .slot(slot, isParameter: false, content: [])
      }
      let content = nodes(inArgumentsOf: link, standing)
      if case .parameter = local.origin { return .slot(name, isParameter: true, content: content) }
      return .loose(content)
    }
    if name == "configuration", symbols.isStyleBody(scope), chain.links.dropFirst().first?.name == "label" {
      return .slot(ViewNode.styledLabel, isParameter: false, content: [])
    }
    if isModifiedView(name, in: scope) { return .slot(name, isParameter: false, content: []) }
    // The user's own word comes first.
    if link.isCall, standIns[name.withoutQualification] != nil,
      let construct = SwiftUIConstruct.table[likeness(of: name)]
    {
      return kind(of: construct, name, link, standing)
    }
    if link.isCall, let id = symbols.type(named: name, in: scope.type, file: scope.file),
      symbols.types[id].kind != .extension, symbols.viewRole(of: id) != nil
    {
      return .component(component(id, link, standing))
    }
    if link.isCall, symbols.isPlainValue(name, in: scope) { return .loose(nodes(inArgumentsOf: link, standing)) }
    if link.isCall || chain.isConstant, let construct = SwiftUIConstruct.table[name.withoutModule],
      !isReplaced(name, calledBy: link, in: scope)
    {
      return kind(of: construct, name, link, standing)
    }
    if let members = ownMembers(name, calledBy: link, in: scope) {
      let requests = members.map { memberRequest($0.member, of: $0.owner, at: link, standing) }
      return .member(requests, passed(by: link, to: members.first?.member, standing))
    }
    let links = chain.links.prefix { $0.position <= link.position }
    let content = links.flatMap { nodes(inArgumentsOf: $0, standing) }
    if let slot = slotName(name, in: scope) { return .slot(slot, isParameter: false, content: content) }
    return .foreign(content: content)
  }

  private func kind(
    of construct: SwiftUIConstruct, _ name: String, _ link: Link, _ standing: Standing
  ) -> ViewNode.Kind {
    let likeness = likeness(of: name)
    let parts = parts(of: construct, likeness, link, standing)
    guard case .leaf(var type) = construct.node else { return .construct(construct, parts) }
    if let valued = SwiftUIConstruct.valued[likeness], link.arguments?.contains(where: { $0.label == "value" }) == true
    {
      type = valued
    }
    var leaf = leaf(construct, likeness, type, link, standing.scope)
    leaf.element?.kind = name.withoutModule
    return .leaf(leaf, parts)
  }

  /// Whether the name means the view that the modifier at hand stands on.
  private func isModifiedView(_ name: String, in scope: Scope) -> Bool {
    guard let type = scope.type else { return false }
    return switch name {
    case ViewNode.modifiedSelf: symbols.types[type].name == "View"
    case ViewNode.modifiedContent: scope.member == "body" && symbols.viewRole(of: type) == .modifier
    default: false
    }
  }

  /// The view of SwiftUI that a name is or stands for.
  private func likeness(of name: String) -> String {
    standIns.isEmpty ? name.withoutModule : standIns[name.withoutQualification] ?? name.withoutModule
  }

  /// Whether the app declares a type of this name itself, which is no view: then the construct is not SwiftUI's.
  private func isReplaced(_ name: String, calledBy link: Link, in scope: Scope) -> Bool {
    guard let id = symbols.type(named: name, in: scope.type, file: scope.file) else { return false }
    return symbols.types[id].kind != .extension
      && !symbols.meansView(name, link, thoughNamedLike: id, file: scope.file)
  }

  private func parts(
    of construct: SwiftUIConstruct, _ name: String, _ link: Link, _ outer: Standing
  ) -> [ViewNode.Part] {
    guard let arguments = link.arguments else { return [] }
    var standing = outer
    if SwiftUIConstruct.repeating.contains(name), link.repeatsItsContent {
      standing.scope.repetition = evaluator.place(of: link, file: outer.scope.file)
      standing.scope.sequence = arguments.first?.value
    }
    let parts = arguments.compactMap { (argument) -> ViewNode.Part? in
      guard argument.value.mayHoldViews else { return nil }
      if SwiftUIConstruct.choosing.contains(name), case .closure(let closure) = argument.value {
        return ViewNode.Part(label: argument.label, role: .content, nodes: choice(among: closure, of: link, standing))
      }
      let role = construct.role(of: argument, among: arguments, of: name)
      let nodes = self.nodes(of: argument, role.makesViews ? standing : standing.acting)
      guard !nodes.isEmpty else { return nil }
      return ViewNode.Part(label: argument.label, role: role, nodes: nodes)
    }
    guard parts.count > 1, SwiftUIConstruct.titled.contains(name) else { return parts }
    return (0...2).flatMap { rank in parts.filter { SwiftUIConstruct.rank($0.label) == rank } }
  }

  /// Views of which one is shown.
  private func choice(among closure: Closure, of link: Link, _ standing: Standing) -> [ViewNode] {
    let place = evaluator.place(of: link, file: standing.scope.file)
    return closure.body.statements.enumerated().flatMap { index, statement in
      var inner = standing
      inner.scope = standing.scope.entering(closure)
      inner.scope.branches.append(Branch(place: place, alternative: index))
      return nodes(of: Block([statement]), inner)
    }
  }
}

extension ViewNode.Kind {
  /// The same with the type that the outermost style gives it: a picker's, a tab view's.
  fileprivate func styled(by links: ArraySlice<Link>, _ likeness: String) -> ViewNode.Kind {
    switch self {
    case .leaf(var leaf, let parts):
      guard let type = links.lazy.compactMap({ $0.styledType(of: likeness) }).first else { return self }
      leaf.type = type
      leaf.element?.type = type
      return .leaf(leaf, parts)
    case .construct(var construct, let parts):
      guard case .platform = construct.node,
        let type = links.lazy.compactMap({ $0.styledType(of: likeness) }).first
      else { return self }
      construct.node = .platform(type)
      return .construct(construct, parts)
    default: return self
    }
  }
}

extension Chain {
  /// `.custom { … }`
  fileprivate var isImplicit: Bool { if case .implicitMember = root { true } else { false } }

  /// Whether it begins with a constant of a type: `Color.clear`, `Image.logo`.
  fileprivate var isConstant: Bool {
    links.count > 1 && links[0].name.isCapitalised && links[0].arguments == nil && !links[1].name.isCapitalised
  }

  /// Whether the chain is nothing but modifiers of the view that the code at hand extends: `padding().cardStyle()` in an
  /// extension of `View`.
  fileprivate func modifiesSelf(_ scope: Scope, _ evaluator: Evaluator) -> Bool {
    guard case .name = root, let first = links.first, !first.name.isCapitalised, let type = scope.type,
      evaluator.symbols.types[type].name == "View", scope.locals[first.name] == nil
    else { return false }
    // What the modifier is all about is known at its calls: an identifier that it gives.
    if first.name == ViewNode.modifiedSelf {
      return links.count > 1 && links[1].isCall && links[1].identifierArgument == nil
    }
    guard first.isCall, first.identifierArgument == nil else { return false }
    // What the app does not declare is one of SwiftUI's own.
    guard let own = evaluator.ownModifier(first, in: scope) else {
      return evaluator.symbols.functions[first.name] == nil
    }
    return own.modifiesSelf(evaluator)
  }
}

extension Argument {
  /// Whether a `ForEach` or a `List` may be passed its data by it.
  fileprivate var mayBeData: Bool { !value.isClosure && label != "selection" && label != "editActions" }
}

extension Link {
  /// Whether a `ForEach` or a `List` shows the same again and again: it has data, and its content is no choice by what
  /// the data is, such as a page for each tab.
  fileprivate var repeatsItsContent: Bool {
    guard let arguments, arguments.contains(where: \.mayBeData) else { return false }
    guard case .closure(let closure)? = arguments.last?.value, let variable = closure.parameters.first,
      closure.body.statements.count == 1, case .branches(let branches)? = closure.body.statements.first
    else { return true }
    return branches.subject?.path != [variable]
  }
}

extension SymbolTable {
  /// Whether a name is that of a type of the app's own that is a view of nobody's: it inherits nothing.
  fileprivate func isPlainValue(_ name: String, in scope: Scope) -> Bool {
    guard let id = type(named: name, in: scope.type, file: scope.file) else { return false }
    return types[id].kind != .extension && types[id].kind != .protocol && types[id].inherits.isEmpty
  }
}
