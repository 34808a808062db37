import Findings
import Inventory
import Taxonomy

/// The elements that the walk comes by.
extension ScreenWalk {
  mutating func noteTap(
    kind: String, _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings, _ outer: Surroundings
  ) {
    // In a style a tap is that of the control which has the style; in the label of a control it is the control's.
    guard let tap = chain.tapGesture, chain.lacksRole, !outer.isMerged, !symbols.isStyleBody(node.scope),
      !isModifiedView(node, in: surroundings.frame)
    else { return }
    if surroundings.isWholeScreen, SwiftUIConstruct.filling.contains(kind) { return }
    var element = evaluator.element(kind, .other, node.link, in: node.scope)
    element.take(chain.identifier ?? outer.naming?.given)
    var surroundings = surroundings
    if chain.children != nil { surroundings.leaveOwnElement(to: outer) }
    settle(&element, node, chain, surroundings, outer)
    element.tapGesture = tap
    add(element, in: surroundings, isNode: chain.children != nil)
  }

  /// `.accessibilityElement(children:)` makes an element of whatever it stands on; one with an identifier is listed.
  mutating func noteExplicitElement(
    kind: String, _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings, _ outer: Surroundings
  ) {
    guard chain.children != nil, chain.tapGesture == nil || !chain.lacksRole,
      !isModifiedView(node, in: surroundings.frame),
      let given = chain.identifier ?? (outer.isMerged ? nil : outer.naming?.given)
    else { return }
    var element = evaluator.element(kind, chain.trait ?? .other, node.link, in: node.scope)
    element.take(given)
    var surroundings = surroundings
    surroundings.leaveOwnElement(to: outer)
    settle(&element, node, chain, surroundings, outer)
    add(element, in: surroundings)
  }

  /// Whether a node is the view that the modifier at hand stands on, which is an element where the modifier is used.
  func isModifiedView(_ node: ViewNode, in frame: UseFrame) -> Bool {
    guard frame.slots[node.name] == nil else { return false }
    return node.name == ViewNode.modifiedSelf
      || node.name == ViewNode.modifiedContent
        && node.scope.type.map { symbols.viewRole(of: $0) == .modifier } == true
  }

  /// Tells an element where on the screen it is, and what becomes of its identifier there. `outer` is what surrounds the
  /// whole chain.
  func settle(
    _ element: inout Element, _ node: ViewNode, _ chain: ChainEffects, _ surroundings: Surroundings,
    _ outer: Surroundings
  ) {
    let frame = surroundings.frame
    element.screen = screen
    element.use = frame.use
    element.component = frame.component
    element.branches = frame.branches(at: node)
    element.condition = node.scope.condition ?? frame.condition
    element.repetition = node.scope.repetition ?? frame.repetition
    if outer.isStyled, element.identifier.state != .none {
      element.identifier = .ofStyledView(instead: element.identifier.texts)
      element.origin = nil
      return
    }
    if surroundings.isHidden {
      element.verdict = .removed
    } else if surroundings.isCombined
      || surroundings.isMerged && (element.type == .staticText || element.type == .image)
    {
      element.verdict = .merged
    } else if chain.identifier != nil, outer.naming == nil, chain.children == nil {
      element.verdict = element.kind == "Stepper" ? .suffixed : surroundings.verdict(of: element.type)
    }
    // Behind the one that it has there may be another one further out.
    let nearest = [surroundings, outer].first { element.source == $0.naming?.given.place }
    if let replacing = nearest.map({ $0.replacing }) ?? outer.outermost, element.identifier.state != .none,
      element.verdict == .unknown
    {
      element.verdict = .shadowed
      element.shadowedBy = Element.Shadow(identifier: replacing.given.identifier, place: replacing.given.place)
    }
  }

  /// One element for each constructor and screen; where several uses reach it, the first that gives an identifier, as
  /// far as a test can reach any of them. `isNode` is false for what is only listed for its tap gesture, and is no node of
  /// the hierarchy.
  mutating func add(_ element: Element, in surroundings: Surroundings, isNode: Bool = true) {
    let naming = surroundings.naming
    let isNamed = element.source != nil && element.source == naming?.given.place
    let index = add(
      element,
      for: ElementKey(
        screen: element.screen, file: element.place.file, position: element.place.position,
        uses: surroundings.frame.uses, namingUse: isNamed ? naming?.use : nil))
    noteLanding(of: element, at: index, isNode: isNode && !surroundings.isStyled, surroundings)
  }

  /// Adds an element, or what another way to it tells, and says which it is.
  @discardableResult
  mutating func add(_ element: Element, for key: ElementKey) -> Int {
    if let index = elementIndex[key] {
      elements[index].meet(element)
      return index
    }
    elementIndex[key] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}

extension Element {
  /// Takes over what another way to the same element tells.
  fileprivate mutating func meet(_ other: Element) {
    let repetition = repetition ?? other.repetition
    // What one way shows without a condition is always there.
    let shared = branches == other.branches ? branches : branches.filter(other.branches.contains)
    let isAlways = condition == nil || other.condition == nil || shared.isEmpty
    if identifier.state == .none, other.identifier.state != .none { self = other }
    // One modifier, of which the uses decide what it gives.
    if source == other.source, identifier != other.identifier, identifier.isResolved, other.identifier.isResolved {
      identifier = .oneOf(identifier.texts + other.identifier.texts)
    }
    if other.identifier == identifier, other.verdict.isBetter(than: verdict) { verdict = other.verdict }
    self.repetition = repetition
    if isAlways { condition = nil }
    branches = shared
  }
}

extension Verdict {
  /// Whether more of an element is left to a test.
  fileprivate func isBetter(than other: Verdict) -> Bool {
    func isGone(_ verdict: Verdict) -> Bool { verdict == .removed || verdict == .merged }
    return isGone(other) && !isGone(self) || other == .removed && self == .merged
  }
}

extension Identifier {
  /// The identifier of a view that a style of the app makes anew, or gives one; which style it is, run time tells.
  static func ofStyledView(instead texts: [IdentifierText] = []) -> Identifier {
    .unresolved("that of the view which has the style", fallbacks: texts)
  }

  fileprivate var isResolved: Bool { state == .known || state == .pattern }
}

extension ChainEffects {
  /// Whether a view that reacts to taps is left without a role: neither has it a trait, nor is it one element that has the
  /// gesture as its action.
  fileprivate var lacksRole: Bool { trait == nil && children != "combine" }
}
