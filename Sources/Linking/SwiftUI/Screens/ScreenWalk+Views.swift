import Findings
import Inventory
import Taxonomy

/// A view, the modifiers behind it, and what stands inside.
extension ScreenWalk {
  mutating func walk(_ node: ViewNode, _ outer: Surroundings) {
    guard recorder?.mayGoOn() ?? true else { return }
    if outer.isTool, !node.holdsTools { return recordTool(node, outer) }
    if outer.isRow, recorder != nil, !node.holdsRows {
      var inner = outer
      inner.isRow = false
      return record(plainNode(.cell, kind: "row", at: node.place, in: outer.frame)) { $0.walk(node, inner) }
    }
    if let tabs = outer.tabs, !node.holdsTabs { return recordTab(node, of: tabs, outer) }
    if recorder != nil, let wrapped = wrapped(node) ?? restyled(node) { return walk(wrapped, outer) }
    var inner = outer
    inner.isLeftOut = outer.isLeftOut || node.isLeftOut
    let (chain, attached) = passModifiers(of: node, &inner)
    if node.isDecorative, chain.tapGesture == nil, inner.hiding == nil {
      inner.hiding = Placement.Cause(name: "decorative", place: node.place)
    }
    noteFate(of: node, inner)
    head(of: node, chain, inner, outer)
    for (modifier, surroundings) in attached.reversed() { attach(modifier, of: node, surroundings) }
    if recorder != nil, !inner.isHidden { recordBars(of: node, outer.frame) }
  }

  private mutating func head(
    of node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings, _ outer: Surroundings
  ) {
    var inner = surroundings
    switch node.kind {
    case .leaf(let leaf, let parts): self.leaf(leaf, parts, node, chain, inner, outer)
    case .construct(let construct, let parts):
      self.construct(construct, parts, node, chain, inner, outer)
    case .component(let component): self.component(component, node, chain, inner, outer)
    case .member(let requests, let passed):
      inner.name(as: .own, at: node.place, since: outer)
      place(node, chain, inner, outer) { $0.enter(requests, passed, of: node, inner, outer) }
    case .group(let nodes):
      inner.name(as: .own, at: node.place, since: outer)
      place(node, chain, inner, outer) { $0.walk(nodes, inner) }
    case .slot(let name, let isParameter, let content):
      if let passed = inner.frame.slots[name] {
        inner.name(as: .own, since: outer)
        place(node, chain, inner, outer) { walk in
          walk.walk(passed, inner.showing(passed, at: node))
          walk.walk(content, inner.insideArguments)
        }
      } else if isParameter {
        walk(content, inner.adrift)
      } else {
        foreign(content, node, chain, inner, outer)
      }
    case .foreign(let content): foreign(content, node, chain, inner, outer)
    case .loose(let content): walk(content, outer.insideArguments)
    }
  }

  /// Walks what stands for a node, inside the element that the node's chain makes, where it makes one.
  private mutating func place(
    _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings, _ outer: Surroundings,
    inside: (inout ScreenWalk) -> Void
  ) {
    noteExplicitElement(kind: node.name, node, chain, surroundings, outer)
    record(explicitNode(kind: node.name, node, chain, surroundings, outer), of: chain, inside: inside)
  }

  /// Walks the members that a name means.
  private mutating func enter(
    _ requests: [Outline.Request], _ passed: ViewNode.Passed, of node: ViewNode, _ surroundings: Surroundings,
    _ outer: Surroundings
  ) {
    let slots = UseFrame.slots(passed, of: surroundings.frame)
    var isWalked = requests.isEmpty
    for (index, request) in requests.enumerated() {
      var member = surroundings
      // Of several that are meant by the name one is shown.
      let alternative = requests.count > 1 ? Branch(place: node.place, alternative: index) : nil
      member.frame = surroundings.frame.entering(node, toldBy: request.teller, slots: slots, alternative: alternative)
      if enter(request, member, contentUse: slots.isEmpty ? nil : node.place) { isWalked = true }
    }
    if isWalked { walkRest(of: passed, slots, outer.adrift) }
  }

  /// Goes through the modifiers from the outside in, so that the surroundings become those of the view itself. Gives back
  /// what all of them say, and those that hold views with what surrounds these, the outermost first.
  private mutating func passModifiers(
    of node: ViewNode, _ surroundings: inout Surroundings
  ) -> (chain: ChainEffects, attached: [(NodeModifier, Surroundings)]) {
    var chain = ChainEffects()
    var attached: [(NodeModifier, Surroundings)] = []
    // Whether an element that the chain makes still waits for its identifier.
    var isUnnamedElement = false
    for (index, modifier) in node.modifiers.enumerated().reversed() {
      if modifier.own != nil || !modifier.content.isEmpty { attached.append((modifier, surroundings)) }
      // What stands for the view takes its place.
      if modifier.name == "accessibilityRepresentation" { surroundings.setAdrift() }
      guard let effects = modifier.effects else { continue }
      if effects.restyles { surroundings.restyles = true }
      if let identifier = effects.identifier {
        place(identifier, by: index, of: node, surroundings)
        if isUnnamedElement {
          isUnnamedElement = false
        } else if let replacing = chain.identifier, chain.children == nil {
          note(identifier, of: node, replacedBy: replacing)
        } else {
          let repetition = node.loopOfItsContent ?? node.scope.repetition ?? surroundings.frame.repetition
          surroundings.pass(
            Naming(
              identifier.coming(from: .inherited), on: node.name, repeatedBy: repetition,
              takenBy: surroundings.taking))
        }
      }
      switch effects.children {
      case nil: break
      case "contain":
        isUnnamedElement = chain.identifier == nil && effects.identifier == nil
        surroundings.passBarrier()
      default:
        surroundings.isCombined = true
        surroundings.merging = Placement.Cause(modifier)
      }
      if effects.isRevealed, surroundings.hiding == nil { surroundings.isRevealed = true }
      // Of the modifiers that tell assistive technologies whether they see the view the outermost counts.
      let isUndone = surroundings.isRevealed && SwiftUIConstruct.describesVisibility(modifier.name)
      if effects.isHidden, !isUndone, surroundings.hiding == nil {
        surroundings.hiding = Placement.Cause(modifier)
      }
      if recorder != nil, let label = effects.label, surroundings.label == nil {
        surroundings.label = Surroundings.Label(words: label, scope: node.scope)
      }
      chain = chain.outside(effects)
    }
    surroundings.isLeftOut = surroundings.isLeftOut || chain.comesToNothing
    return (chain, attached)
  }

  /// The views that a modifier holds, and the body of the app's own.
  private mutating func attach(_ modifier: NodeModifier, of node: ViewNode, _ surroundings: Surroundings) {
    if !modifier.content.isEmpty {
      var inner = surroundings
      let cause = Placement.Cause(modifier)
      switch modifier.hosting {
      case .covering: break
      case .style:
        inner.passBarrier()
        inner.merging = inner.merging ?? cause
      case .hosted, .presented, .tab:
        inner.passBarrier()
        inner.isCombined = false
        inner.merging = modifier.hosting == .tab ? cause : nil
        inner.hostVerdict = SwiftUIConstruct.verdict(hostedBy: modifier.name, iOS: iOS)
        inner.isPresented = modifier.hosting == .presented
        if let branch = node.presentation(of: modifier) { inner.frame = inner.frame.inside(branch) }
      }
      if modifier.name == "navigationBarItems", recorder != nil {
        return recordBarItems(modifier, of: node, inner.insideArguments)
      }
      if modifier.name == "toolbar", recorder != nil { return recordToolbar(modifier, of: node, inner.insideArguments) }
      if modifier.hosting == .tab, recordTabItem(modifier, of: node, inner) { return }
      record(hostNode(of: modifier, inner.frame)) { $0.walk(modifier.content, inner.insideArguments) }
    }
    if let own = modifier.own {
      var inner = surroundings
      let slots = UseFrame.slots(own.passed, of: surroundings.frame)
      inner.frame = inner.frame.leavingModifiedView.entering(node, toldBy: own.body.teller, slots: slots)
      if enter(own.body, inner, contentUse: slots.isEmpty ? nil : modifier.place) {
        walkRest(of: own.passed, slots, surroundings.adrift)
      }
    }
  }

  // MARK: SwiftUI's own

  private mutating func construct(
    _ construct: SwiftUIConstruct, _ parts: [ViewNode.Part], _ node: ViewNode, _ chain: ChainEffects,
    _ surroundings: Surroundings, _ outer: Surroundings
  ) {
    let name = node.likeness
    if case .nodeless = construct.node {
    } else {
      noteTap(kind: name, node, chain, surroundings, outer)
    }
    noteExplicitElement(kind: name, node, chain, surroundings, outer)
    var content = surroundings
    content.isWholeScreen = false
    content.isTabContent = SwiftUIConstruct.tabs.contains(name)
    var treeNode = explicitNode(kind: name, node, chain, surroundings, outer)
    if case .platform(let type) = construct.node {
      let type = SwiftUIConstruct.type(of: name, type, iOS: iOS)
      treeNode = treeNode ?? platformNode(type, kind: name, node, chain, surroundings, outer)
      if treeNode?.verdict != nil, let note = SwiftUIConstruct.disputed[name] {
        treeNode?.isDisputed = true
        treeNode?.verdict = .unknown
        treeNode?.note = note
      }
      content.passBarrier()
    }
    if recorder != nil, construct.isNodeless, chain.label != nil, chain.children == nil {
      treeNode = drawnNode(kind: name, node, chain, surroundings, outer)
    }
    let holdsRows = SwiftUIConstruct.rowed.contains(name)
    content.isRow = holdsRows || surroundings.isRow && SwiftUIConstruct.sharesRow.contains(name)
    content.tabs = tabs(in: node, construct, surroundings)
    if surroundings.isTool { treeNode = toolNode(of: node, &content) }
    record(treeNode, of: chain) { walk in
      walk.recordTabs(of: content.tabs, on: node, content) { walk in
        walk.recordTitle(of: node, chain, content)
        for part in parts where !walk.isDialogButton(part, of: name) {
          var inner = content
          if case .destination = part.role { inner.passBarrier() }
          walk.walk(part.nodes, inner)
        }
        walk.recordDialogButtons(of: node, content)
      }
    }
  }

  // MARK: Nodes of the tree

  /// The node that `.accessibilityElement(children:)` makes of a view, where one is asked for.
  func explicitNode(
    kind: String, _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings, _ outer: Surroundings
  ) -> TreeNode? {
    guard recorder != nil, let children = chain.children, !outer.isMerged,
      !isModifiedView(node, in: surroundings.frame)
    else { return nil }
    var element = evaluator.element(kind, chain.trait ?? .other, node.link, in: node.scope)
    element.take(chain.identifier)
    var surroundings = surroundings
    surroundings.leaveOwnElement(to: outer)
    settle(&element, node, chain, surroundings, outer)
    if element.isGone { return nil }
    var treeNode = TreeNode(element)
    treeNode.label = label(outer.label, or: chain.label, in: node.scope)
    if children != "contain" { treeNode.note = "one element, with 'children: .\(children)'" }
    return treeNode
  }

  /// The node that holds what a modifier shows elsewhere.
  private func hostNode(of modifier: NodeModifier, _ frame: UseFrame) -> TreeNode? {
    guard recorder != nil, modifier.own == nil, let type = SwiftUIConstruct.hosts[modifier.name] else { return nil }
    return plainNode(
      type, kind: modifier.name, at: modifier.place, in: frame, note: SwiftUIConstruct.hostNote(modifier.name))
  }
}

extension ViewNode {
  /// Whether its own children are the tabs of the tab view around it.
  fileprivate var holdsTabs: Bool {
    switch kind {
    case .construct: SwiftUIConstruct.sharesTabs.contains(likeness) && !isTab
    case .group, .member, .slot, .loose: !isTab
    case .leaf, .foreign, .component: false
    }
  }

  /// Whether its own children are the tools in a bar, or it is one.
  fileprivate var holdsTools: Bool {
    switch kind {
    case .construct: SwiftUIConstruct.sharesRow.contains(likeness) || SwiftUIConstruct.tools.contains(likeness)
    case .group, .member, .slot, .loose, .component: true
    case .leaf, .foreign: false
    }
  }

  /// Whether its own children are the rows of the list around it.
  fileprivate var holdsRows: Bool {
    switch kind {
    case .construct: SwiftUIConstruct.sharesRow.contains(likeness)
    case .group, .member, .slot, .loose: true
    case .leaf, .foreign, .component: false
    }
  }
}
