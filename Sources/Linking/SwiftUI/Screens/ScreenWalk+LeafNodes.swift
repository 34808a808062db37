import Findings
import Inventory
import Taxonomy

/// The nodes that leaves make in a screen's tree.
extension ScreenWalk {
  /// Records a leaf with `.accessibilityElement(children: .contain)`: the leaf stands inside the element that this makes.
  mutating func recordContained(
    _ leaf: ViewNode.Leaf, _ parts: [ViewNode.Part], _ node: ViewNode, _ chain: ChainEffects,
    _ passed: Surroundings, _ outer: Surroundings
  ) {
    var inner = chain
    inner.children = nil
    inner.identifier = passed.naming?.given
    inner.label = nil
    var inside = outer
    inside.passBarrier()
    record(explicitNode(kind: node.likeness, node, chain, passed, outer)) {
      $0.leaf(leaf, parts, node, inner, passed, inside)
    }
  }

  /// Records a leaf, and walks what stands inside.
  mutating func record(
    _ treeNode: TreeNode?, of element: Element, _ given: GivenIdentifier?, _ leaf: ViewNode.Leaf,
    _ parts: [ViewNode.Part], _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings,
    _ outer: Surroundings
  ) {
    let name = node.likeness
    let isMerged = surroundings.isMerged
    if SwiftUIConstruct.composed.contains(name), !isMerged, chain.children == nil, !surroundings.isHidden {
      return recordComposed(treeNode, leaf, parts, node, surroundings)
    }
    let inside = labelled(parts, leaf, surroundings).filter { !$0.isBeside(node) }
    recorder?.begin()
    recorder?.beginMerging()
    walk(inside.filter { !$0.isValue }, of: node, isNamed: given != nil, surroundings)
    let merged = recorder?.endMerging() ?? Merged()
    recorder?.beginMerging()
    walk(inside.filter(\.isValue), of: node, isNamed: given != nil, surroundings)
    _ = recorder?.endMerging()
    let children = recorder?.endChildren() ?? []
    var label: String?
    if surroundings.label != nil || chain.label != nil {
      label = self.label(surroundings.label ?? outer.label, or: chain.label, in: node.scope)
    } else if name == "Image" {
      label = imageLabel(of: node)
    } else if chain.children != "ignore" {
      label = merged.isEmpty || name == "Picker" ? element.label : merged.label
    }
    if isMerged {
      let isText = leaf.type == .staticText
      recorder?.noteMerged(
        label: label, isText: isText, control: leaf.construct.isControl ? element.type : nil)
    }
    if var treeNode, !(isMerged && element.origin == .inherited) {
      treeNode.label = label
      if let cause = element.roleLoss { treeNode.loseRole(to: cause) }
      if chain.children == "ignore", chain.trait == nil { treeNode.type = .other }
      if let children = chain.children { treeNode.note = treeNode.note ?? "one element, with 'children: .\(children)'" }
      if chain.mayBeHidden { treeNode.note = treeNode.note ?? "may be hidden" }
      if given?.isConditional == true { treeNode.note = treeNode.note ?? "its identifier may be absent" }
      if name == "Image", treeNode.identifier.state == .none, treeNode.type == .image {
        treeNode.take(imageName(of: node))
      }
      treeNode.children = (isMerged ? [] : ownParts(of: treeNode, named: name)) + children
      recorder?.add(treeNode)
    } else {
      for child in children { recorder?.add(child) }
    }
    recordBeside(parts, of: node, surroundings)
  }

  /// The parts of a control; the one that a style makes out of its configuration has the label of the one with the style.
  private func labelled(
    _ parts: [ViewNode.Part], _ leaf: ViewNode.Leaf, _ surroundings: Surroundings
  ) -> [ViewNode.Part] {
    guard leaf.styled != nil, let label = surroundings.frame.slots[ViewNode.styledLabel] else { return parts }
    return parts + [ViewNode.Part(label: "label", role: .label, nodes: label.nodes)]
  }

  /// Records what a link leads to and what a menu holds, beside it.
  private mutating func recordBeside(_ parts: [ViewNode.Part], of node: ViewNode, _ surroundings: Surroundings) {
    let beside = parts.filter { $0.isBeside(node) }
    guard let first = beside.first else { return }
    var inner = surroundings
    inner.merging = nil
    let host =
      first.isDestination
      ? plainNode(.other, kind: "destination", at: node.place, in: inner.frame, note: "while presented")
      : plainNode(
        SwiftUIConstruct.opening[node.likeness] ?? .other, kind: "content", at: node.place, in: inner.frame,
        note: "while open")
    record(host) { $0.walk(beside, of: node, isNamed: false, inner) }
  }

  /// The node of a drawing that a label makes an element.
  func drawnNode(
    kind: String, _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings, _ outer: Surroundings
  ) -> TreeNode? {
    var drawn = platformNode(chain.trait ?? .other, kind: kind, node, chain, surroundings, outer)
    drawn?.label = label(surroundings.label, or: chain.label, in: node.scope)
    if chain.trait == nil {
      drawn?.isTypeKnown = false
      drawn?.note = "an element by its label, of a type that is not known"
    }
    return drawn
  }

  // MARK: Labels and images

  /// Records a view that is several elements beside each other, unless it is a part of another one.
  private mutating func recordComposed(
    _ treeNode: TreeNode?, _ leaf: ViewNode.Leaf, _ parts: [ViewNode.Part], _ node: ViewNode,
    _ surroundings: Surroundings
  ) {
    var content = surroundings.insideArguments
    content.label = surroundings.label
    if node.likeness == "AsyncImage" {
      return recordImage(treeNode, parts, node, content)
    }
    guard parts.isEmpty else {
      for part in parts.reversed() { walk(part.nodes, content) }
      return
    }
    guard var treeNode else { return }
    let spoken = surroundings.label.map { _ in label(surroundings.label, or: nil, in: node.scope) }
    if let image = node.link.arguments?.first(where: { ["image", "systemImage"].contains($0.label) }) {
      // Both have what is given to the label.
      if treeNode.verdict == .reachable { treeNode.verdict = .unknown }
      var icon = treeNode
      icon.type = .image
      icon.label = spoken ?? nil
      icon.isControl = false
      if icon.identifier.state == .none { icon.take(evaluator.identifier(of: image.value, in: node.scope).identifier) }
      recorder?.add(icon)
    }
    if let spoken { treeNode.label = spoken }
    recorder?.add(treeNode)
  }

  /// Records an image that is loaded, and what stands in its place until then.
  private mutating func recordImage(
    _ treeNode: TreeNode?, _ parts: [ViewNode.Part], _ node: ViewNode, _ content: Surroundings
  ) {
    if var treeNode {
      treeNode.label = label(content.label, or: nil, in: node.scope)
      if !parts.isEmpty { treeNode.branches.append(Branch(place: node.place, alternative: 0)) }
      recorder?.add(treeNode)
    }
    let hasPlaceholder = parts.contains { $0.label == "placeholder" }
    for part in parts {
      var inner = content
      let alternative = hasPlaceholder && part.label != "placeholder" ? 0 : 1
      inner.frame = content.frame.choosing(Branch(place: node.place, alternative: alternative))
      walk(part.nodes, inner)
    }
  }

  /// What an image is called by default: its asset or symbol.
  private func imageName(of node: ViewNode) -> Identifier {
    guard let name = node.link.arguments?.first, name.label == nil || name.label == "systemName" else { return .none }
    return evaluator.identifier(of: name.value, in: node.scope).identifier
  }

  /// The label of an image: the one that it is passed, else its asset's name; a symbol has the system's own.
  private func imageLabel(of node: ViewNode) -> String? {
    let arguments = node.link.arguments ?? []
    if let label = arguments.first(where: { $0.label == "label" }) {
      return evaluator.label(label.value, in: node.scope)?.text
    }
    guard let name = arguments.first, name.label == nil, case .string(let text) = name.value else { return nil }
    return text
  }
}

extension ViewNode.Part {
  fileprivate var isDestination: Bool { if case .destination = role { true } else { false } }

  /// Whether it is no part of the control's own element: where a link leads, what a menu holds.
  fileprivate func isBeside(_ node: ViewNode) -> Bool {
    switch role {
    case .destination: true
    case .content: SwiftUIConstruct.opening[node.likeness] != nil
    case .label, .action: false
    }
  }

  /// Whether it tells a value, and is no part of the label.
  fileprivate var isValue: Bool { label.map(SwiftUIConstruct.valueLabels.contains) ?? false }
}

extension TreeNode {
  /// Takes a name that the system gives it.
  fileprivate mutating func take(_ name: Identifier) {
    guard name.state == .known || name.state == .pattern else { return }
    identifier = name
    verdict = .reachable
    note = note ?? "named after its image"
  }

  /// Stops being a button.
  fileprivate mutating func loseRole(to cause: Placement.Cause) {
    type = .other
    note = "no button to a test, since '\(cause.name)' takes the trait"
  }
}
