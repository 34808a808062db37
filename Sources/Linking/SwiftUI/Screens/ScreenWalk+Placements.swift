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
    } else {
      placements[identifier.place]?.take(identifier.identifier)
    }
    if identifier.mayBeAbsent { placements[identifier.place]?.isConditional = true }
    if let screen { placements[identifier.place]?.screens.note(screen) }
  }

  private func placement(
    of identifier: GivenIdentifier, by index: Int, of node: ViewNode, _ surroundings: Surroundings
  ) -> Placement {
    var chain = Placement.Chain()
    for (other, modifier) in node.modifiers.enumerated() {
      let cause = Placement.Cause(modifier)
      if modifier.effects?.children != nil {
        // One of the app's own may make the element and give the identifier.
        if other <= index { chain.elementBefore = cause } else { chain.elementBehind = chain.elementBehind ?? cause }
      }
      if let trait = modifier.effects?.trait { chain.trait = Placement.Trait(cause: cause, type: trait) }
      chain.tap = modifier.effects?.tapGesture ?? chain.tap
      if modifier.effects?.describes == true || modifier.own != nil
        || SwiftUIConstruct.layering.contains(modifier.name)
      {
        chain.mayMakeElement = true
      }
      if modifier.effects?.mayBeHidden == true { chain.fading = cause }
      if modifier.hosting == .tab { chain.tab = cause }
      if other < index, SwiftUIConstruct.presentations.contains(modifier.name) {
        let isIdentified = self.identifier(inside: modifier.content) != nil
        chain.presentations.insert(Placement.Presentation(cause: cause, isIdentified: isIdentified), at: 0)
      }
    }
    if node.name == "Tab" || surroundings.isTabContent, chain.tab == nil {
      chain.tab = Placement.Cause(name: node.name, place: node.place)
    }
    let type = node.scope.type.map { symbols.types[$0].name } ?? ""
    var placement = Placement(
      place: identifier.place, identifier: identifier.identifier, view: node.name, viewPlace: node.place,
      ground: ground(of: node, chain), chain: chain, enclosingType: type, member: node.scope.member)
    if symbols.isStyleBody(node.scope) { placement.style = type }
    if node.modifiers[index].isOnlyIdentifier { placement.removal = node.modifiers[index].removal }
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
    if other.isConditional { return }
    noteRivals(
      Placement.Rival(identifier: identifier.identifier, place: identifier.place, view: node.name),
      Placement.Rival(identifier: other.identifier, place: other.place, view: node.name))
  }

  private mutating func noteRivals(_ inner: Placement.Rival, _ outer: Placement.Rival) {
    placements[inner.place]?.replacing.note(outer)
    placements[outer.place]?.replaced.note(inner)
  }

  /// Notes whether anything takes away the view that the identifiers of a chain stand on.
  mutating func noteFate(of node: ViewNode, _ surroundings: Surroundings) {
    for modifier in node.modifiers {
      guard let identifier = modifier.effects?.identifier else { continue }
      if let cause = surroundings.hiding {
        placements[identifier.place]?.losses.note(.removed(by: cause))
      } else if surroundings.merging == nil {
        placements[identifier.place]?.isFree = true
      }
    }
  }

  /// What takes the trait of a button from a leaf.
  func roleLoss(of node: ViewNode, _ leaf: ViewNode.Leaf, _ chain: ChainEffects) -> Placement.Cause? {
    guard leaf.type == .button, leaf.construct.isControl, chain.trait == nil, !chain.givesRole,
      !node.modifiers.contains(where: { $0.name == "accessibilityRepresentation" })
    else { return nil }
    return node.modifiers.last { $0.effects?.children == "ignore" || $0.effects?.removesButton == true }
      .map(Placement.Cause.init)
  }

  /// Notes which identifier an element has in the end.
  mutating func noteLanding(of element: Element, at index: Int, isNode: Bool, _ surroundings: Surroundings) {
    guard let source = element.source else { return }
    switch element.verdict {
    case .removed, .merged: noteLoss(of: element, surroundings)
    case .shadowed:
      guard let shadow = element.shadowedBy else { return }
      guard surroundings.outermost?.isAdrift != true else {
        placements[source]?.mayLand = true
        placements[shadow.place]?.mayLand = true
        return
      }
      noteRivals(
        Placement.Rival(identifier: element.identifier, place: source, view: placements[source]?.view ?? element.kind),
        Placement.Rival(
          identifier: shadow.identifier, place: shadow.place, view: placements[shadow.place]?.view ?? ""))
      noteLanding(of: shadow.place, element, at: index, isNode: isNode, surroundings.outermost)
    default: noteLanding(of: source, element, at: index, isNode: isNode, surroundings.naming)
    }
  }

  private mutating func noteLanding(
    of place: Place, _ element: Element, at index: Int, isNode: Bool, _ naming: Naming?
  ) {
    var landing = Landed(
      index: index, isSure: isNode, isLooped: false,
      ways: [Landed.Way(branches: element.branches, condition: element.condition)])
    if let naming, naming.given.place == place {
      landing.isSure = isNode && !naming.isAdrift
      landing.isLooped = element.repetition != nil && element.repetition != naming.repetition
    }
    if !landing.isSure { placements[place]?.mayLand = true }
    if let known = landed[place]?.firstIndex(where: { $0.index == index }) {
      landed[place]?[known].meet(landing)
    } else {
      landed[place, default: []].append(landing)
    }
  }

  /// Notes why an identifier does not get to the element that it is for.
  mutating func noteLoss(of element: Element, _ surroundings: Surroundings) {
    guard let source = element.source else { return }
    // What is given further out than the cause is not lost over it.
    let naming = [surroundings.naming, surroundings.replacing].lazy.compactMap { $0 }.first { $0.given.place == source }
    func isInside(_ cause: Placement.Cause) -> Bool { naming.map { $0.taking.contains(cause.place) } ?? true }
    if let cause = surroundings.hiding {
      if isInside(cause) { placements[source]?.losses.note(.removed(by: cause)) }
    } else if let cause = surroundings.merging, isInside(cause) {
      placements[source]?.losses.note(.merged(into: cause))
    }
  }

  /// Tells the elements of the screen at hand, once all of them are known, what becomes of the identifiers that may land
  /// on several.
  mutating func finish() {
    for (place, landed) in landed {
      let sure = landed.filter { $0.isSure && elements[$0.index].origin != .label }
      let isSpread = isSpread(sure)
      for landing in landed {
        let element = elements[landing.index]
        if landing.isSure {
          placements[place]?.landings.note(
            Placement.Landing(
              place: element.place, kind: element.kind, type: element.type, isRepeated: landing.isLooped,
              isAround: element.origin == .label))
        }
        if element.verdict == .unknown || element.verdict == .reachable, element.source == place {
          elements[landing.index].verdict = isSpread ? .spread : element.origin == nil ? .unknown : .reachable
        }
      }
      guard isSpread, let placement = placements[place] else { continue }
      placements[place]?.isSpread = true
      if isSurelySpread(sure, placement) { placements[place]?.isSurelySpread = true }
    }
  }

  /// Whether a screen may show several of the elements at once.
  private func isSpread(_ landed: [Landed]) -> Bool {
    for (position, first) in landed.enumerated() {
      if first.isLooped { return true }
      for second in landed[(position + 1)...] where first.index != second.index {
        let (first, second) = (elements[first.index], elements[second.index])
        if first.place != second.place, !first.excludes(second) { return true }
      }
    }
    return false
  }

  /// Whether one of the elements is shown together with others in whatever way the components inside are used.
  private func isSurelySpread(_ landed: [Landed], _ placement: Placement) -> Bool {
    landed.contains { first in
      let others = landed.filter { elements[$0.index].place != elements[first.index].place }
      guard others.allSatisfy({ !first.isReplaced(by: $0, outside: placement) }) else { return false }
      return first.isLooped || others.contains { $0.isSteady(beside: first, among: others) }
    }
  }
}

/// An element of the screen at hand that may have an identifier.
struct Landed {
  var index: Int
  /// Whether it is an element, and the identifier surely comes to it.
  var isSure: Bool
  /// Whether a loop inside the view that is given the identifier repeats it.
  var isLooped: Bool
  /// The ways to it.
  var ways: [Way]

  struct Way: Equatable {
    var branches: [Branch]
    var condition: String?
  }

  private static let mostWays = 8

  mutating func meet(_ other: Landed) {
    isSure = isSure || other.isSure
    isLooped = isLooped || other.isLooped
    for way in other.ways where ways.count < Self.mostWays { ways.note(way) }
  }

  /// Whether the other one is shown in its place on some way, by a choice that is not written in the view itself.
  fileprivate func isReplaced(by other: Landed, outside placement: Placement) -> Bool {
    other.ways.contains { theirs in
      ways.allSatisfy { mine in
        mine.branches.contains { branch in
          branch.isOther(than: theirs.branches) && !placement.encloses(branch.place)
        }
      }
    }
  }

  /// Whether it is there whenever `first` is, or in its place another one of a choice of two.
  fileprivate func isSteady(beside first: Landed, among others: [Landed]) -> Bool {
    ways.contains { way in
      first.ways.contains { firsts in
        let own = way.branches.filter { !firsts.branches.contains($0) }
        if own.isEmpty { return way.condition == nil || way.condition == firsts.condition }
        guard own.count == 1, !own[0].isOther(than: firsts.branches) else { return false }
        return others.contains { $0.ways.contains { own[0].isOther(than: $0.branches) } }
      }
    }
  }
}

extension Placement {
  /// Whether the place stands in the chain, in front of the identifier.
  fileprivate func encloses(_ other: Place) -> Bool {
    other.file == place.file && viewPlace.position < other.position && other.position < place.position
  }
}

extension Placement.Cause {
  init(_ modifier: NodeModifier) {
    self.init(
      name: modifier.name, place: modifier.place, children: modifier.effects?.children, removal: modifier.removal)
  }
}

extension GivenIdentifier {
  /// Whether the view may come without it at run time.
  fileprivate var mayBeAbsent: Bool { isConditional || identifier.texts.contains { $0.exact == "" } }
}

extension NodeModifier {
  /// Whether it gives an identifier and does nothing else.
  fileprivate var isOnlyIdentifier: Bool {
    (name == "accessibilityIdentifier" || name == "accessibility") && own == nil && content.isEmpty
  }
}

extension ViewNode {
  /// The view itself, where it is a loop: what is given to it is given to each round.
  var loopOfItsContent: Place? { name.withoutModule == "ForEach" ? place : nil }

  /// `Image(decorative: "leaf")`
  var isDecorative: Bool {
    name.withoutModule == "Image" && link.arguments?.first?.label == "decorative"
  }
}
