import Inventory
import Taxonomy

/// The views of SwiftUI that are elements.
extension ScreenWalk {
  mutating func leaf(
    _ leaf: ViewNode.Leaf, _ parts: [ViewNode.Part], _ node: ViewNode, _ chain: ChainEffects,
    _ passed: Surroundings, _ outer: Surroundings
  ) {
    if recorder != nil, chain.children == "contain", !outer.isMerged {
      return recordContained(leaf, parts, node, chain, passed, outer)
    }
    var surroundings = passed
    if chain.children != nil { surroundings.leaveOwnElement(to: outer) }
    let isControl = leaf.construct.isControl
    let name = node.likeness
    let own =
      chain.identifier ?? leaf.passed
      ?? (isControl ? (styleIdentifier(of: node) ?? labelIdentifier(parts, of: node))?.coming(from: .label) : nil)
    let isRestyled = surroundings.frame.slots[ViewNode.styledLabel] != nil
    let given = own ?? surroundings.naming?.given ?? (isRestyled ? nil : leaf.styled)
    guard isControl || given != nil || chain.tapGesture != nil || recorder != nil else {
      return walk(parts, of: node, isNamed: false, surroundings)
    }
    var element = leaf.element ?? evaluator.element(leaf.construct, name, leaf.type, node.link, in: node.scope)
    element.kind = node.name.withoutModule
    if let trait = chain.trait { element.type = trait }
    element.roleLoss = roleLoss(of: node, leaf, chain)
    element.isRestyled = surroundings.restyles
    if chain.label != nil || surroundings.label != nil { element.isSpokenOtherwise = true }
    element.take(given)
    settle(&element, node, chain, surroundings, outer)
    if element.identifier.state == .none, isControl, surroundings.isLeftOut {
      element.omission = surroundings.frame.omission
    }
    if !isControl, !surroundings.isMerged { element.tapGesture = chain.tapGesture }
    // In a style a control is the one that has the style, which is listed where it stands.
    let isListed = isControl && !symbols.isStyleBody(node.scope) || given != nil || chain.tapGesture != nil
    let isElement = isControl || !surroundings.isMerged
    if isElement {
      if isListed { add(element, in: surroundings) }
    } else {
      noteLoss(of: element, surroundings)
    }
    if recorder == nil {
      // What a combined element holds is a part of it, be it a label or what opens.
      surroundings.merging = passed.merging
      surroundings.isCombined = passed.isCombined
      walk(parts, of: node, isNamed: given != nil, surroundings)
    } else {
      let treeNode = isElement && !element.isGone ? TreeNode(element) : nil
      record(treeNode, of: element, given, leaf, parts, node, chain, surroundings, outer)
    }
  }

  /// An identifier in the style that a control is given, on the control's label: it surfaces, and the control still has
  /// none that tells it from its like. Only a tree asks for it.
  private func styleIdentifier(of node: ViewNode) -> GivenIdentifier? {
    recorder == nil
      ? nil
      : node.modifiers.lazy.reversed().filter { $0.hosting == .style }.compactMap {
        identifier(inside: $0.content)
      }.first
  }

  /// Walks what stands inside a leaf.
  mutating func walk(
    _ parts: [ViewNode.Part], of node: ViewNode, isNamed: Bool, _ surroundings: Surroundings
  ) {
    for part in parts {
      // What a tap makes is not here.
      if recorder != nil, case .action = part.role { continue }
      var inner = surroundings
      inner.passBarrier()
      inner.isTabContent = false
      inner.tabs = nil
      inner.isRow = false
      if case .label = part.role {
        inner.merging = Placement.Cause(name: node.likeness, place: node.place)
        inner.merging?.isIdentified = isNamed
      } else if SwiftUIConstruct.opening[node.likeness] != nil {
        inner.hostVerdict = .late
      }
      if case .destination = part.role { inner.isPresented = true }
      walk(part.nodes, inner)
    }
  }
}
