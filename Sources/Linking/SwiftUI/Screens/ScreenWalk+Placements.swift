import Findings
import Inventory
import Taxonomy

/// What becomes of the identifiers that modifiers give.
extension ScreenWalk {
  /// Notes that a modifier of a node gives an identifier.
  mutating func place(
    _ identifier: GivenIdentifier, by index: Int, of node: ViewNode, _ surroundings: Surroundings
  ) {
    if placements[identifier.place] == nil {
      placements[identifier.place] = placement(of: identifier, by: index, of: node, surroundings)
    }
    if let screen { placements[identifier.place]?.screens.note(screen) }
  }

  private func placement(
    of identifier: GivenIdentifier, by index: Int, of node: ViewNode, _ surroundings: Surroundings
  ) -> Placement {
    var chain = Placement.Chain()
    for (other, modifier) in node.modifiers.enumerated() {
      let cause = Placement.Cause(name: modifier.name, place: modifier.place, children: modifier.effects?.children)
      if modifier.effects?.children != nil {
        if other < index { chain.elementBefore = cause } else { chain.elementBehind = chain.elementBehind ?? cause }
      }
      if modifier.effects?.mayBeHidden == true { chain.fading = cause }
      if modifier.hosting == .tab { chain.tab = cause }
      if other < index, SwiftUIConstruct.presentations.contains(modifier.name) {
        chain.presentation = cause
        chain.presentedIsIdentified = self.identifier(inside: modifier.content, depth: 0) != nil
      }
    }
    if node.name == "Tab" || surroundings.isTabContent, chain.tab == nil {
      chain.tab = Placement.Cause(name: node.name, place: node.place)
    }
    let type = node.scope.type.map { symbols.types[$0].name } ?? ""
    var placement = Placement(
      place: identifier.place, identifier: identifier.identifier, view: node.name, viewPlace: node.place,
      ground: ground(of: node, chain), chain: chain, enclosingType: type, member: node.scope.member)
    if node.scope.member == "makeBody" { placement.style = type }
    return placement
  }

  private func ground(of node: ViewNode, _ chain: Placement.Chain) -> Placement.Ground {
    let makesElement = chain.elementBefore != nil || chain.elementBehind != nil
    switch node.kind {
    case .leaf(let leaf, _): return .element(leaf.type)
    case _ where makesElement: return .explicit
    case .construct(let construct, _):
      switch construct.node {
      case .leaf(let type): return .element(type)
      case .transparent: return .container
      case .platform(let type): return .platform(type)
      case .nodeless: return .nothing
      }
    case .component(let component):
      if let type = component.wrapped { return .platform(type) }
      return component.bodies.isEmpty ? .unknown : .component
    case .member: return .component
    case .group, .slot, .foreign, .loose: return .unknown
    }
  }

  /// Notes that an identifier further out in the same chain replaces this one.
  mutating func note(_ identifier: GivenIdentifier, of node: ViewNode, replacedBy other: GivenIdentifier) {
    noteRivals(
      Placement.Rival(identifier: identifier.identifier, place: identifier.place, view: node.name),
      Placement.Rival(identifier: other.identifier, place: other.place, view: node.name))
  }

  private mutating func noteRivals(_ inner: Placement.Rival, _ outer: Placement.Rival) {
    placements[inner.place]?.replacing.note(outer)
    placements[outer.place]?.replaced.note(inner)
  }

  /// Notes which identifier an element has in the end.
  mutating func noteLanding(of element: Element, at index: Int, _ surroundings: Surroundings) {
    guard let source = element.source else { return }
    switch element.verdict {
    case .removed, .merged: noteLoss(of: element, surroundings)
    case .shadowed:
      guard let shadow = element.shadowedBy else { return }
      noteRivals(
        Placement.Rival(identifier: element.identifier, place: source, view: placements[source]?.view ?? element.kind),
        Placement.Rival(
          identifier: shadow.identifier, place: shadow.place, view: placements[shadow.place]?.view ?? ""))
      landed[shadow.place, default: []].append(index)
    default: landed[source, default: []].append(index)
    }
  }

  /// Notes why an identifier does not get to the element that it is for.
  mutating func noteLoss(of element: Element, _ surroundings: Surroundings) {
    guard let source = element.source else { return }
    if let cause = surroundings.hiding {
      placements[source]?.losses.note(.removed(by: cause))
    } else if let cause = surroundings.merging {
      placements[source]?.losses.note(.merged(into: cause))
    }
  }

  /// Tells the elements of the screen at hand, once all of them are known, what becomes of the identifiers that may land
  /// on several.
  mutating func finish() {
    for (place, indices) in landed {
      var seen: Set<Int> = []
      let indices = indices.filter { seen.insert($0).inserted }
      let isSpread = isSpread(indices)
      for index in indices {
        let element = elements[index]
        placements[place]?.landings.note(
          Placement.Landing(
            place: element.place, kind: element.kind, type: element.type, isRepeated: element.isRepeated,
            branches: element.branches))
        if element.verdict == .unknown || element.verdict == .reachable, element.source == place {
          elements[index].verdict = isSpread ? .spread : element.origin == nil ? .unknown : .reachable
        }
      }
      if isSpread { placements[place]?.isSpread = true }
    }
  }

  /// Whether a screen may show several of the elements at once.
  private func isSpread(_ indices: [Int]) -> Bool {
    for (position, first) in indices.enumerated() {
      for second in indices[(position + 1)...] where !elements[first].excludes(elements[second]) { return true }
    }
    return false
  }
}
