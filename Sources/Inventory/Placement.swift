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
    package var isRepeated: Bool
    package var branches: [Branch]

    package init(place: Place, kind: String, type: ElementType, isRepeated: Bool, branches: [Branch]) {
      self.place = place
      self.kind = kind
      self.type = type
      self.isRepeated = isRepeated
      self.branches = branches
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

    package init(name: String, place: Place, children: String? = nil) {
      self.name = name
      self.place = place
      self.children = children
    }
  }

  /// What else the view's chain says.
  package struct Chain: Sendable, Hashable {
    /// The nearest modifier further in that presents something: `sheet`, `alert`.
    package var presentation: Cause?
    /// Whether anything in that modifier is given an identifier.
    package var presentedIsIdentified = false
    /// `.accessibilityElement(children:)` further out than the identifier.
    package var elementBehind: Cause?
    /// `.accessibilityElement(children:)` further in.
    package var elementBefore: Cause?
    /// `.tabItem` or `.tag` on a tab's content, or the `Tab` that it stands on.
    package var tab: Cause?
    /// A modifier that makes the view transparent under a condition: `opacity(isShown ? 1 : 0)`.
    package var fading: Cause?

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
  /// The style whose body it stands in: all views of the style get it.
  package var style: String?
  package var screens: [String] = []
  /// The elements that have it, each once.
  package var landings: [Landing] = []
  /// Whether it lands on several elements that one screen shows at once.
  package var isSpread = false
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
    for screen in other.screens { screens.note(screen) }
    for landing in other.landings { landings.note(landing) }
    for rival in other.replaced { replaced.note(rival) }
    for rival in other.replacing { replacing.note(rival) }
    for loss in other.losses { losses.note(loss) }
    isSpread = isSpread || other.isSpread
  }
}

extension Array where Element: Equatable {
  /// Adds an element that is not there yet.
  package mutating func note(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
