import Findings
import Inventory
import Taxonomy

/// The tabs of a tree: the content of each is there while it is selected, its button in the bar.
extension ScreenWalk {
  /// The tab view that what stands inside a construct is a tab of; nil where no tree is made.
  func tabs(
    in node: ViewNode, _ construct: SwiftUIConstruct, _ surroundings: Surroundings
  ) -> Surroundings.Tabs? {
    guard recorder != nil else { return nil }
    guard node.likeness == "TabView" else {
      return SwiftUIConstruct.sharesTabs.contains(node.likeness) ? surroundings.tabs : nil
    }
    if case .platform(.collectionView) = construct.node {
      return Surroundings.Tabs(place: node.place, isPaged: true)
    }
    return Surroundings.Tabs(place: node.place, isPaged: false)
  }

  /// Walks the content of a construct; behind that of a tab view stands its bar.
  mutating func recordTabs(
    of tabs: Surroundings.Tabs?, on node: ViewNode, _ content: Surroundings, inside: (inout ScreenWalk) -> Void
  ) {
    guard let tabs, tabs.place == node.place, !tabs.isPaged else { return inside(&self) }
    recorder?.beginTabs()
    inside(&self)
    let buttons = recorder?.endTabs() ?? []
    guard !buttons.isEmpty, !content.isHidden,
      var bar = plainNode(.tabBar, kind: node.likeness, at: node.place, in: content.frame)
    else { return }
    bar.children = buttons
    recorder?.add(bar)
  }

  /// Walks a view that is a tab.
  mutating func recordTab(_ node: ViewNode, of tabs: Surroundings.Tabs, _ outer: Surroundings) {
    var inner = outer
    inner.tabs = nil
    if tabs.isPaged {
      return record(plainNode(.cell, kind: "page", at: node.place, in: outer.frame)) { walk in
        walk.walk(node, inner)
      }
    }
    inner.frame = outer.frame.choosing(Branch(place: tabs.place, alternative: recorder?.nextTab() ?? 0))
    var content = plainNode(.other, kind: "tab", at: node.place, in: outer.frame, note: "while its tab is selected")
    content?.branches = inner.frame.branches(at: node)
    content?.condition = node.scope.condition ?? outer.frame.condition
    guard node.likeness == "Tab", case .construct(_, let parts) = node.kind else {
      return record(content) { $0.walk(node, inner) }
    }
    let label = parts.first { $0.label == "label" }
    recordTabButton(
      node.modifiers.last { $0.effects?.identifier != nil }?.effects?.identifier
        ?? label.flatMap { identifier(inside: $0.nodes) },
      title: evaluator.label(of: node.link, in: node.scope)?.text ?? label.flatMap { title(of: $0.nodes) },
      kind: "Tab", at: node.place, of: node, outer)
    inner.passBarrier()
    record(content) { walk in
      for part in parts where part.label != "label" { walk.walk(part.nodes, inner) }
    }
  }

  /// Records the button that `tabItem` gives a tab; says whether there is a bar for it.
  mutating func recordTabItem(_ modifier: NodeModifier, of node: ViewNode, _ surroundings: Surroundings) -> Bool {
    recordTabButton(
      identifier(inside: modifier.content), title: title(of: modifier.content), kind: modifier.name,
      at: modifier.place, of: node, surroundings)
  }

  @discardableResult
  private mutating func recordTabButton(
    _ given: GivenIdentifier?, title: String?, kind: String, at place: Place, of node: ViewNode,
    _ surroundings: Surroundings
  ) -> Bool {
    guard var button = plainNode(.button, kind: kind, at: place, in: surroundings.frame) else { return false }
    button.isControl = true
    button.label = title
    button.condition = node.scope.condition ?? surroundings.frame.condition
    button.isRepeated = node.scope.repetition ?? surroundings.frame.repetition != nil
    if let given, given.givesText {
      button.identifier = given.identifier
      button.source = given.place
      button.verdict = .unknown
      button.isDisputed = true
      button.note = "may not surface: the tab's title finds it"
    }
    return recorder?.addTab(button) ?? false
  }

  /// The text that views show: that of the first label or text.
  private func title(of nodes: [ViewNode], depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    for node in nodes {
      let found: String? =
        switch node.kind {
        case .leaf:
          node.likeness == "Text" || node.likeness == "Label"
            ? evaluator.label(of: node.link, in: node.scope)?.text : nil
        case .construct(_, let parts):
          parts.lazy.compactMap { title(of: $0.nodes, depth: depth + 1) }.first
        case .component(let component):
          component.bodies.lazy.compactMap { title(of: outlines[$0].nodes, depth: depth + 1) }.first
        case .member(let requests, _):
          requests.lazy.compactMap { title(of: outlines[$0].nodes, depth: depth + 1) }.first
        case .group(let nodes): title(of: nodes, depth: depth + 1)
        case .slot, .foreign, .loose: nil
        }
      if let found { return found }
    }
    return nil
  }
}

extension ViewNode {
  /// Whether it says itself what its tab's button is.
  var isTab: Bool { modifiers.contains { $0.hosting == .tab } }
}
