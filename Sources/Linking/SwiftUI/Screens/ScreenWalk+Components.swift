import Findings
import Inventory
import Taxonomy

/// The app's own views, and those that it does not declare.
extension ScreenWalk {
  mutating func component(
    _ component: ViewNode.Component, _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings,
    _ outer: Surroundings
  ) {
    let kind = symbols.types[component.id].simpleName
    if chain.tapGesture != nil, !isOneControl(component, depth: 0) {
      noteTap(kind: kind, node, chain, surroundings, outer)
    }
    noteExplicitElement(kind: kind, node, chain, surroundings, outer)
    var inner = surroundings
    if chain.identifier != nil { inner.name(as: .use, at: node.place, since: outer) }
    // A part of another element does not take the name of the whole.
    if let type = component.wrapped, let given = chain.identifier ?? (inner.isMerged ? nil : inner.naming?.given) {
      var element = evaluator.element(kind, chain.trait ?? type, node.link, in: node.scope)
      element.take(given)
      settle(&element, node, chain, surroundings, outer)
      add(element, in: surroundings)
    }
    let slots = UseFrame.slots(component.passed, of: surroundings.frame)
    // A tree has what stands in the screen's own place, whether or not it is a screen as well.
    let isScreenElsewhere =
      screenNames[component.id] != nil && screenNames[component.id] != screen
      && (recorder == nil || surroundings.isPresented)
    if recorder != nil {
      if isScreenElsewhere {
        let note = "the screen '\(screenNames[component.id] ?? "")'"
        if let stub = plainNode(.other, kind: kind, at: node.place, in: surroundings.frame, note: note) {
          recorder?.add(stub)
        }
      } else if component.bodies.isEmpty,
        let plain = platformNode(component.wrapped ?? .other, kind: kind, node, chain, surroundings, outer)
      {
        // The views that it is passed stand somewhere in the view that it makes.
        let made = represented(component.id, by: plain)
        return record(made) { walk in
          for child in made.children { walk.recorder?.add(child) }
          walk.walkRest(of: component.passed, slots, inner.insideRepresentable)
        }
      }
    } else if isScreenElsewhere, chain.identifier != nil {
      walkNamedScreen(component, inner)
    }
    var isWalked = component.bodies.isEmpty
    if isScreenElsewhere || surroundings.frame.depth >= Self.deepest {
      isWalked = true
    } else {
      noteShown(component.id)
      for body in component.bodies {
        var told = inner
        if component.isTold { told.isLeftOut = told.isLeftOut && surroundings.frame.omission != nil }
        told.frame = surroundings.frame.entering(
          node, component: symbols.types[component.id].name, body, slots: slots)
        record(explicitNode(kind: kind, node, chain, surroundings, outer), of: chain) { walk in
          if walk.enter(body, told, contentUse: slots.isEmpty ? nil : node.place) { isWalked = true }
        }
      }
    }
    guard isWalked else { return }
    // What the component does not show where the walk can see it stands somewhere inside.
    var content = surroundings.adrift
    if component.isPlatformContainer { content.passBarrier() }
    walkRest(of: component.passed, slots, content)
  }

  /// Whether all that a component shows is one control, or a view that has a control's trait.
  private func isOneControl(_ component: ViewNode.Component, depth: Int) -> Bool {
    guard depth < 8, component.bodies.count == 1, let body = component.bodies.first else { return false }
    let nodes = outlines[body].nodes
    guard nodes.count == 1, let node = nodes.first else { return false }
    if node.modifiers.contains(where: { $0.effects?.trait != nil }) { return true }
    switch node.kind {
    case .leaf(let leaf, _): return leaf.construct.isControl
    case .component(let inner): return isOneControl(inner, depth: depth + 1)
    default: return false
    }
  }

  /// Walks a screen that is given an identifier where it is presented: its elements are that screen's, and have the name.
  private mutating func walkNamedScreen(_ component: ViewNode.Component, _ surroundings: Surroundings) {
    let presenting = screen
    screen = screenNames[component.id]
    var inner = Surroundings(frame: UseFrame())
    inner.naming = surroundings.naming
    inner.replacing = surroundings.replacing
    for body in component.bodies { enter(body, inner) }
    screen = presenting
  }

  /// Walks the views that were passed on and that nothing showed.
  mutating func walkRest(
    of passed: ViewNode.Passed, _ slots: [String: UseFrame.Content], _ surroundings: Surroundings
  ) {
    for name in slots.keys.sorted() {
      if let content = slots[name], !takePlaced(content), name != ViewNode.styledLabel {
        walk(content.nodes, surroundings)
      }
    }
    walk(passed.rest, surroundings)
  }

  mutating func foreign(
    _ content: [ViewNode], _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings,
    _ outer: Surroundings
  ) {
    let treeNode =
      explicitNode(kind: node.name, node, chain, surroundings, outer)
      ?? (node.name.isCapitalised && node.link.isCall
        ? platformNode(.other, kind: node.name, node, chain, surroundings, outer) : nil)
    record(treeNode, of: chain) { $0.walk(content, surroundings.adrift) }
    noteTap(kind: node.name, node, chain, surroundings, outer)
    noteExplicitElement(kind: node.name, node, chain, surroundings, outer)
  }
}
