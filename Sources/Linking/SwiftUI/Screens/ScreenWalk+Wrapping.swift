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
