package import Findings
package import Taxonomy

/// An identifier on a SwiftUI view, and what becomes of it on the screens that show the view.
package struct Placement: Sendable, Hashable {
  /// What the identifier stands on.
  package enum Ground: Sendable, Hashable {
    /// A view that is one element.
    case element(ElementType)
    /// A stack, group or section: no element itself, so that the identifier goes to every element inside.
    case container
    /// One of the app's own views; whether its body is one element, or several views, what it landed on says.
    case component
    /// A platform view around its content: a list, a scroll view, a tab view.
    case platform(ElementType)
    /// An element that `.accessibilityElement(children:)` makes of the view.
    case explicit
    /// A colour, a shape, a spacer: nothing that could carry it.
    case nothing
    /// A view that the audited files do not declare, or that is not followed.
    case unknown
  }

  /// An element that has the identifier on a screen.
  package struct Landing: Sendable, Hashable {
    package var place: Place
    package var kind: String
    package var type: ElementType
    /// Whether a loop inside the view shows it again and again.
    package var isRepeated: Bool
    /// Whether it is a control around the view, that takes the identifier from its label.
    package var isAround: Bool

    package init(place: Place, kind: String, type: ElementType, isRepeated: Bool, isAround: Bool) {
      self.place = place
      self.kind = kind
      self.type = type
      self.isRepeated = isRepeated
      self.isAround = isAround
    }
  }

  /// An identifier that another one replaces, or that replaces another one.
  package struct Rival: Sendable, Hashable {
    package var identifier: Identifier
    package var place: Place
    /// The view that it stands on: `Button`, `OrderRow`.
    package var view: String

    package init(identifier: Identifier, place: Place, view: String) {
      self.identifier = identifier
      self.place = place
      self.view = view
    }
  }

  /// Why it gets to no element.
  package enum Loss: Sendable, Hashable {
    /// The view is taken out of the hierarchy by this modifier: `accessibilityHidden`, `hidden`, `opacity`.
    case removed(by: Cause)
    /// The view becomes a part of this one: a button's label, an element with combined children.
    case merged(into: Cause)
  }

  /// A modifier or a view, with its place.
  package struct Cause: Sendable, Hashable {
    package var name: String
    package var place: Place
    /// For `accessibilityElement` what it does with the children: `combine`, `ignore`.
    package var children: String?
    /// What to delete so that the modifier is gone; nil for a view, and where that cannot be told.
    package var removal: Place?
    /// Whether the view is known to have an identifier.
    package var isIdentified = false

    package init(name: String, place: Place, children: String? = nil, removal: Place? = nil) {
      self.name = name
      self.place = place
      self.children = children
      self.removal = removal
    }
  }

  /// A modifier further in that shows something elsewhere: `sheet`, `alert`.
  package struct Presentation: Sendable, Hashable {
    package var cause: Cause
    /// Whether anything of what it shows is given an identifier.
    package var isIdentified: Bool

    package init(cause: Cause, isIdentified: Bool) {
      self.cause = cause
      self.isIdentified = isIdentified
    }
  }

  /// A modifier that makes an element another type.
  package struct Trait: Sendable, Hashable {
    package var cause: Cause
    package var type: ElementType

    package init(cause: Cause, type: ElementType) {
      self.cause = cause
      self.type = type
    }
  }

  /// What else the view's chain says.
  package struct Chain: Sendable, Hashable {
    /// The modifiers further in that present something, the nearest first.
    package var presentations: [Presentation] = []
    /// `.accessibilityElement(children:)` further out than the identifier.
    package var elementBehind: Cause?
    /// `.accessibilityElement(children:)` further in.
    package var elementBefore: Cause?
    /// `.tabItem` or `.tag` on a tab's content, or the `Tab` that it stands on.
    package var tab: Cause?
    /// A modifier that makes the view transparent under a condition: `opacity(isShown ? 1 : 0)`.
    package var fading: Cause?
    /// A trait that makes the element another type, and that type.
    package var trait: Trait?
    /// A tap gesture.
    package var tap: Place?
    /// Whether the chain may make an element of what is none: by a label, an action, views over or under it.
    package var mayMakeElement = false

    package init() {}
  }

  /// The token that names the modifier.
  package var place: Place
  package var identifier: Identifier
  /// The view that it stands on: `VStack`, `OrderRow`.
  package var view: String
  package var viewPlace: Place
  package var ground: Ground
  package var chain: Chain
  package var enclosingType: String
  package var member: String
  /// Whether it may be absent at run time: in `#if`, with `isEnabled:`, where its text may be empty.
  package var isConditional = false
  /// What to delete so that the modifier is gone, where it does nothing else.
  package var removal: Place?
  /// The style whose body it stands in: all views of the style get it.
  package var style: String?
  package var screens: [String] = []
  /// The elements that have it, each once.
  package var landings: [Landing] = []
  /// Whether it lands on several elements that one screen shows at once.
  package var isSpread = false
  /// Whether it does so in whatever way a component inside is shown: one that shows one of several views, by what it is
  /// passed, may well show one element here.
  package var isSurelySpread = false
  /// Whether it may get to an element in a way that source does not show.
  package var mayLand = false
  /// Whether it stands somewhere on a view that nothing hides or merges.
  package var isFree = false
  /// Identifiers further in that it replaces.
  package var replaced: [Rival] = []
  /// Identifiers further out that replace it.
  package var replacing: [Rival] = []
  package var losses: [Loss] = []

  package init(
    place: Place, identifier: Identifier, view: String, viewPlace: Place, ground: Ground, chain: Chain,
    enclosingType: String, member: String
  ) {
    self.place = place
    self.identifier = identifier
    self.view = view
    self.viewPlace = viewPlace
    self.ground = ground
    self.chain = chain
    self.enclosingType = enclosingType
    self.member = member
  }

  /// What becomes of the identifier, where that is the same wherever it is shown.
  package var verdict: Verdict? {
    if !landings.isEmpty { return isSpread ? .spread : replacing.isEmpty && losses.isEmpty ? .reachable : nil }
    if !replacing.isEmpty { return .shadowed }
    switch losses.first {
    case .removed?: return .removed
    case .merged?: return .merged
    case nil: return ground == .nothing ? .nodeless : nil
    }
  }

  /// Takes over what another walk found of the same place.
  package mutating func join(_ other: Placement) {
    take(other.identifier)
    isConditional = isConditional || other.isConditional
    for screen in other.screens { screens.note(screen) }
    for landing in other.landings { landings.note(landing) }
    for rival in other.replaced { replaced.note(rival) }
    for rival in other.replacing { replacing.note(rival) }
    for loss in other.losses { losses.note(loss) }
    isSpread = isSpread || other.isSpread
    isSurelySpread = isSurelySpread || other.isSurelySpread
    mayLand = mayLand || other.mayLand
    isFree = isFree || other.isFree
  }

  /// Adds what the modifier gives on another way to it.
  package mutating func take(_ other: Identifier) {
    if other == identifier || identifier.state == .unresolved { return }
    identifier = other.state == .unresolved ? other : .oneOf(identifier.texts + other.texts)
  }
}

extension Array where Element: Equatable {
  /// Adds an element that is not there yet.
  package mutating func note(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
