import Findings
import Inventory

/// The use of a component or member that the walk of a screen is inside of.
final class UseFrame: Sendable {
  /// The call that brought the component at hand to the screen.
  let use: Place?
  let component: String?
  /// The calls that tell components their identifiers, outermost first.
  let uses: [Place]
  /// The outermost call that leaves out the identifier which its component takes.
  let omission: Omission?
  /// The branches, condition and loop around the use.
  let branches: [Branch]
  let condition: String?
  let repetition: Place?
  /// The views that were passed in, by the names that show them.
  let slots: [String: Content]
  /// The views that passed these, and those that passed what is in them, outermost first.
  let passing: [ObjectIdentifier]
  /// How many members and components were entered on the way here.
  let depth: Int

  /// Views that a call passes on, with the frame that they belong to.
  final class Content: Sendable {
    let nodes: [ViewNode]
    let frame: UseFrame

    init(_ nodes: [ViewNode], of frame: UseFrame) {
      self.nodes = nodes
      self.frame = frame
    }
  }

  init(
    use: Place? = nil, component: String? = nil, uses: [Place] = [], omission: Omission? = nil,
    branches: [Branch] = [], condition: String? = nil, repetition: Place? = nil, slots: [String: Content] = [:],
    passing: [ObjectIdentifier] = [], depth: Int = 0
  ) {
    self.use = use
    self.component = component
    self.uses = uses
    self.omission = omission
    self.branches = branches
    self.condition = condition
    self.repetition = repetition
    self.slots = slots
    self.passing = passing
    self.depth = depth
  }

  /// What a call passes on, as content of this frame's.
  static func slots(_ passed: ViewNode.Passed, of frame: UseFrame) -> [String: Content] {
    passed.slots.isEmpty ? [:] : passed.slots.mapValues { Content($0, of: frame) }
  }

  /// The frame inside a member of the component at hand.
  func entering(
    _ node: ViewNode, toldBy teller: Place?, slots: [String: Content], alternative: Branch? = nil
  ) -> UseFrame {
    UseFrame(
      use: use, component: component, uses: teller.map { uses + [$0] } ?? uses, omission: omission,
      branches: branches(at: node) + (alternative.map { [$0] } ?? []), condition: node.scope.condition ?? condition,
      repetition: node.scope.repetition ?? repetition,
      slots: slots.isEmpty ? self.slots : self.slots.merging(slots) { $1 },
      passing: slots.isEmpty ? passing : passing(by: node), depth: depth + 1)
  }

  /// The frame inside a component.
  func entering(
    _ node: ViewNode, component: String, _ body: Outline.Request, slots: [String: Content]
  ) -> UseFrame {
    UseFrame(
      use: node.place, component: component, uses: body.teller.map { uses + [$0] } ?? uses, omission: body.omission,
      branches: branches(at: node), condition: node.scope.condition ?? condition,
      repetition: node.scope.repetition ?? repetition, slots: slots,
      passing: slots.isEmpty ? [] : passing(by: node), depth: depth + 1)
  }

  /// The frame of content that is shown at a node of this frame.
  func showing(_ content: Content, at node: ViewNode) -> UseFrame {
    let own = content.frame
    return UseFrame(
      use: own.use, component: own.component, uses: own.uses, omission: own.omission, branches: branches(at: node),
      condition: node.scope.condition ?? condition, repetition: node.scope.repetition ?? repetition,
      slots: own.slots, passing: own.passing, depth: depth + 1)
  }

  /// The views that pass views on, with one more; a component that shows itself passes them on without end.
  private func passing(by node: ViewNode) -> [ObjectIdentifier] {
    let node = ObjectIdentifier(node)
    return passing.contains(node) ? passing : passing + [node]
  }

  /// The frame of what is not told its identifiers.
  var untold: UseFrame {
    UseFrame(
      use: use, component: component, omission: omission, branches: branches, condition: condition,
      repetition: repetition, slots: slots, passing: passing, depth: depth)
  }

  /// The frame for another modifier, which stands on another view.
  var leavingModifiedView: UseFrame {
    guard slots[ViewNode.modifiedSelf] != nil else { return self }
    return UseFrame(
      use: use, component: component, uses: uses, omission: omission, branches: branches, condition: condition,
      repetition: repetition, slots: slots.filter { $0.key != ViewNode.modifiedSelf }, passing: passing,
      depth: depth)
  }

  /// The frame inside one of several alternatives.
  func choosing(_ branch: Branch) -> UseFrame {
    UseFrame(
      use: use, component: component, uses: uses, omission: omission, branches: branches + [branch],
      condition: condition, repetition: repetition, slots: slots, passing: passing, depth: depth)
  }

  /// The frame of what is there in one alternative only.
  func inside(_ branch: Branch) -> UseFrame {
    UseFrame(
      use: use, component: component, uses: uses, omission: omission, branches: branches + [branch],
      condition: condition, repetition: repetition, slots: slots, passing: passing, depth: depth)
  }

  func branches(at node: ViewNode) -> [Branch] {
    branches.isEmpty ? node.scope.branches : node.scope.branches.isEmpty ? branches : branches + node.scope.branches
  }
}

/// An identifier on its way in from the view that it is given to.
final class Naming: Sendable {
  let given: GivenIdentifier
  /// The name of the view that it is given to.
  let view: String
  /// The loop around the view that it is given to.
  let repetition: Place?
  /// The call of the component, or the name of the member, that it is given to.
  let use: Place?

  /// What takes the view away that it is given to, or makes it a part of another.
  let taking: Set<Place>
  /// Whether what stands here may not be inside that view: it is passed to something that is not followed.
  let isAdrift: Bool

  init(
    _ given: GivenIdentifier, on view: String, repeatedBy repetition: Place?, use: Place? = nil,
    takenBy taking: Set<Place> = [], isAdrift: Bool = false
  ) {
    self.given = given
    self.view = view
    self.repetition = repetition
    self.use = use
    self.taking = taking
    self.isAdrift = isAdrift
  }

  /// The same by another way, given to what is shown where `use` names it.
  func coming(from origin: Element.Origin, at use: Place? = nil) -> Naming {
    given.origin == origin && use == nil
      ? self
      : Naming(
        given.coming(from: origin), on: view, repeatedBy: repetition, use: use ?? self.use, takenBy: taking,
        isAdrift: isAdrift)
  }

  /// The same for what may stand elsewhere.
  var adrift: Naming {
    isAdrift
      ? self : Naming(given, on: view, repeatedBy: repetition, use: use, takenBy: taking, isAdrift: true)
  }
}

/// What surrounds a view on a screen.
struct Surroundings {
  var frame: UseFrame
  /// The nearest identifier since the last barrier.
  var naming: Naming?
  /// The outermost one, where that is another: it replaces those further in.
  var replacing: Naming?
  /// The element that the view becomes a part of: a button by its label, or what takes everything below.
  var merging: Placement.Cause?
  /// Whether that takes everything below: `.accessibilityElement(children: .combine)`.
  var isCombined = false
  /// What takes the view out of the hierarchy.
  var hiding: Placement.Cause?
  /// Whether a modifier further out keeps assistive technologies from passing over the view.
  var isRevealed = false
  /// The label that a modifier gives everything since the last barrier; known only while a tree is made.
  var label: Label?
  /// What becomes of identifiers in the bar, menu or dialog around the view, where that is not the usual.
  var hostVerdict: Verdict?
  /// Whether a modifier further out makes toggles look otherwise.
  var restyles = false
  /// Whether the view is shown in place of this screen, or over it.
  var isPresented = false
  /// Whether the view is a tool in a bar; known only while a tree is made.
  var isTool = false
  /// Whether the view is a row of a list.
  var isRow = false
  /// Whether the view is all that one tab shows.
  var isTabContent = false
  /// The tab view that the view is a tab of; known only while a tree is made.
  var tabs: Tabs?
  /// Whether the view is all that the screen shows: a tap on it is meant for no element.
  var isWholeScreen = false
  /// Whether the identifier that is left out would have come to this view.
  var isLeftOut = false

  /// Those of what stands in an argument.
  var insideArguments: Surroundings {
    var inner = self
    inner.isWholeScreen = false
    inner.isTabContent = false
    inner.isRow = false
    inner.isTool = false
    inner.tabs = nil
    return inner
  }

  /// A label for assistive technologies, and where it is written.
  struct Label {
    var words: Expression
    var scope: Scope
  }

  /// A tab view.
  struct Tabs {
    var place: Place
    /// Whether it shows pages to swipe through, and no bar.
    var isPaged: Bool
  }

  /// Those of what is passed to something that is not followed: where it is shown is not known.
  var adrift: Surroundings {
    var inner = insideArguments
    inner.setAdrift()
    return inner
  }

  /// Those of what a view of UIKit's may show.
  var insideRepresentable: Surroundings {
    var inner = insideArguments
    inner.passBarrier()
    return inner
  }

  mutating func setAdrift() {
    naming = naming?.adrift
    replacing = replacing?.adrift
  }

  /// Those of the element that a chain makes itself: it takes what is below it, not itself.
  mutating func leaveOwnElement(to outer: Surroundings) {
    isCombined = outer.isCombined
    merging = outer.merging
  }

  /// What takes the view away, or makes it a part of another.
  var taking: Set<Place> { Set([hiding?.place, merging?.place].compactMap { $0 }) }

  /// What becomes of an identifier that gets to an element here: only buttons are there twice.
  func verdict(of type: ElementType) -> Verdict {
    guard let hostVerdict, hostVerdict != .duplicated || type == .button else { return .reachable }
    return hostVerdict
  }

  var isMerged: Bool { merging != nil }
  var isHidden: Bool { hiding != nil }

  /// The identifier that a test finds a view here by, whatever is given further in.
  var outermost: Naming? { replacing ?? naming }

  /// Goes further in, past a view that is given an identifier.
  mutating func pass(_ given: Naming) {
    replacing = outermost
    naming = given
  }

  /// Goes past a view that keeps identifiers to itself.
  mutating func passBarrier() {
    naming = nil
    replacing = nil
    label = nil
  }

  /// Says how an identifier that the chain at hand gives comes to what stands inside; `use` is where that is named, which
  /// other places may do as well.
  mutating func name(as origin: Element.Origin, at use: Place? = nil, since outer: Surroundings) {
    if let naming, naming !== outer.naming { self.naming = naming.coming(from: origin, at: use) }
  }

  func showing(_ content: UseFrame.Content, at node: ViewNode) -> Surroundings {
    var inner = self
    inner.frame = frame.showing(content, at: node)
    return inner
  }
}
