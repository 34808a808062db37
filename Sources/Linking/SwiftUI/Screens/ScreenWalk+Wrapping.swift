import Inventory

/// Modifiers of the app that put the view which they stand on into another one: `ZStack { content; badge }`.
extension ScreenWalk {
  /// The view as its outermost such modifier shows it; nil where it has none. Only a tree asks for it.
  func wrapped(_ node: ViewNode) -> ViewNode? {
    guard let index = node.modifiers.lastIndex(where: { wraps($0) }) else { return nil }
    let modifier = node.modifiers[index]
    let inner = node.inside(node.modifiers[..<index])
    if let own = modifier.own {
      var passed = own.passed
      passed.slots[ViewNode.modifiedSelf] = [inner]
      return node.shown(as: .member([own.body], passed), by: index)
    }
    guard case .component(var component)? = modifier.content.first?.kind else { return nil }
    component.passed.slots[ViewNode.modifiedContent] = [inner]
    return node.shown(as: .component(component), by: index)
  }

  private static let deepestWrapping = 12

  private func wraps(_ modifier: NodeModifier, depth: Int = 0) -> Bool {
    guard depth < Self.deepestWrapping else { return false }
    if let own = modifier.own { return wraps([own.body], ViewNode.modifiedSelf, depth: depth) }
    guard modifier.name == "modifier", case .component(let component)? = modifier.content.first?.kind,
      symbols.viewRole(of: component.id) == .modifier
    else { return false }
    return wraps(component.bodies, ViewNode.modifiedContent, depth: depth)
  }

  private func wraps(_ bodies: [Outline.Request], _ name: String, depth: Int) -> Bool {
    bodies.contains { body in
      outlines[body].nodes.contains { root in
        root.isSlot(name)
          ? root.modifiers.contains { wraps($0, depth: depth + 1) } : root.shows(name, depth: depth)
      }
    }
  }
}

/// Styles of the app that show a control of their own in place of the one that has the style.
extension ScreenWalk {
  /// What the style of a control shows in its place; nil where the style makes only its label. Only a tree asks for it.
  func restyled(_ node: ViewNode) -> ViewNode? {
    guard case .leaf(let leaf, let parts) = node.kind, leaf.construct.isControl, leaf.styled == nil,
      let index = node.modifiers.lastIndex(where: { replaces($0) }),
      case .component(var component)? = node.modifiers[index].content.first?.kind
    else { return nil }
    component.passed = ViewNode.Passed(slots: [ViewNode.styledLabel: label(of: node, leaf, parts)])
    var modifiers = node.modifiers
    let style = modifiers.remove(at: index)
    return ViewNode(
      .component(component), name: style.name, likeness: style.name, link: node.link, place: style.place,
      modifiers: modifiers, scope: node.scope, isLeftOut: node.isLeftOut)
  }

  private func replaces(_ modifier: NodeModifier) -> Bool {
    guard modifier.hosting == .style, case .component(let style)? = modifier.content.first?.kind,
      symbols.viewRole(of: style.id) == .modifier, !symbols.stylesLabel(style.id)
    else { return false }
    return style.bodies.contains { holdsControl(outlines[$0].nodes, depth: 0) }
  }

  private func holdsControl(_ nodes: [ViewNode], depth: Int) -> Bool {
    guard depth < Self.deepestWrapping else { return false }
    return nodes.contains { node in
      switch node.kind {
      case .leaf(let leaf, _): leaf.construct.isControl
      case .construct(_, let parts): parts.contains { holdsControl($0.nodes, depth: depth + 1) }
      case .group(let nodes): holdsControl(nodes, depth: depth + 1)
      case .component, .member, .slot, .foreign, .loose: false
      }
    }
  }

  /// The views of a control's label; where it is a text, that.
  private func label(of node: ViewNode, _ leaf: ViewNode.Leaf, _ parts: [ViewNode.Part]) -> [ViewNode] {
    let views = parts.flatMap { part in if case .label = part.role { part.nodes } else { [ViewNode]() } }
    guard views.isEmpty, evaluator.label(of: node.link, in: node.scope) != nil,
      let text = SwiftUIConstruct.table["Text"]
    else { return views }
    return [
      ViewNode(
        .leaf(ViewNode.Leaf(construct: text, type: .staticText), []), name: "Text", likeness: "Text", link: node.link,
        place: node.place, modifiers: [], scope: node.scope, isLeftOut: false)
    ]
  }
}

extension SymbolTable {
  /// Whether a style makes no more than the label of what it styles.
  fileprivate func stylesLabel(_ id: TypeID) -> Bool {
    types[id].lineage.contains { types[$0].inherits.contains { $0.name.withoutModule == "ButtonStyle" } }
  }
}

extension ViewNode {
  /// The view with some of its modifiers, where the branches around it are told by what shows it.
  fileprivate func inside(_ modifiers: ArraySlice<NodeModifier>) -> ViewNode {
    var scope = scope
    scope.branches = []
    scope.condition = nil
    return ViewNode(
      kind, name: name, likeness: likeness, link: link, place: place, modifiers: Array(modifiers), scope: scope,
      isLeftOut: isLeftOut)
  }

  /// What one of its modifiers shows in its place, with the modifiers further out.
  fileprivate func shown(as kind: Kind, by index: Int) -> ViewNode {
    let modifier = modifiers[index]
    return ViewNode(
      kind, name: modifier.name, likeness: modifier.name, link: link, place: modifier.place,
      modifiers: Array(modifiers[(index + 1)...]), scope: scope, isLeftOut: isLeftOut)
  }

  fileprivate func isSlot(_ name: String) -> Bool {
    if case .slot(name, isParameter: false, _) = kind { true } else { false }
  }

  /// Whether a slot is shown somewhere inside.
  fileprivate func shows(_ name: String, depth: Int) -> Bool {
    guard depth < 12 else { return false }
    func isShown(in nodes: [ViewNode]) -> Bool {
      nodes.contains { $0.isSlot(name) || $0.shows(name, depth: depth + 1) }
    }
    func isShown(in passed: Passed) -> Bool {
      passed.slots.values.contains(where: isShown(in:)) || isShown(in: passed.rest)
    }
    let isInside: Bool =
      switch kind {
      case .leaf(_, let parts), .construct(_, let parts): parts.contains { isShown(in: $0.nodes) }
      case .component(let component): isShown(in: component.passed)
      case .member(_, let passed): isShown(in: passed)
      case .group(let nodes), .slot(_, _, let nodes), .foreign(let nodes), .loose(let nodes): isShown(in: nodes)
      }
    return isInside || modifiers.contains { isShown(in: $0.content) || $0.own.map { isShown(in: $0.passed) } == true }
  }
}
