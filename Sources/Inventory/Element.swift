package import Findings
package import Taxonomy

/// Something that a UI test can find, or would like to: one constructor on one screen that shows it.
package struct Element: Sendable, Hashable {
  /// How an element comes by its identifier.
  package enum Origin: String, Sendable, Hashable {
    /// On its own chain or object.
    case own
    /// On the content of its label, which the control absorbs.
    case label
    /// At the call of the component that the element is the root of.
    case use
    /// From a container around it.
    case inherited
  }

  package var fingerprint: Fingerprint
  /// The name of the screen that shows it; nil where no screen of the app leads here.
  package var screen: String?
  package var type: ElementType
  /// The source construct: `Button`, `UITextField`.
  package var kind: String
  package var framework: Framework
  /// The constructor's name, or the outlet.
  package var place: Place
  /// The other places of the same element: its outlet, its declaration.
  package var places: [Place]
  /// The call that brings the element's component to this screen.
  package var use: Place?
  /// What source gives the element, its own before an inherited one, whatever becomes of it.
  package var identifier: Identifier
  package var origin: Origin?
  /// Where that identifier is given.
  package var source: Place?
  /// The places that its text came over: the constant or enum's case that defines it first, then what passed it on; empty
  /// where it is written in place.
  package var way: [Place] = []
  package var verdict: Verdict
  /// The identifier further out that replaces its own, where one does.
  package var shadowedBy: Shadow?
  /// The condition under which the element exists, in the source's words.
  package var condition: String?
  /// The branches that lead to the element, outermost first: two elements that part at one are never shown together.
  package var branches: [Branch]
  /// The branches that lead to the place that gives the identifier, where that is not the constructor's own chain.
  package var sourceBranches: [Branch] = []
  /// The innermost loop around the element: a `ForEach`, a list's row, a cell.
  package var repetition: Place?
  /// The component that holds the constructor, where that is not the screen's own type.
  package var component: String?
  package var enclosingType: String
  /// The property, function or initialiser that encloses the constructor.
  package var member: String
  /// The property or variable that holds it (UIKit) or that it edits (SwiftUI).
  package var name: String?
  /// The visible text, where source holds it: in the development language, or the key that no table explains.
  package var label: String?
  /// What its image is called, where it is an image and source writes that out.
  package var image: ImageName?
  /// What the code calls its label: the constant that gives it, the key of its text.
  package var labelName: String?
  /// What else of the source names it, the best first: the constant that gives its text, its action, its icon.
  package var hints: [NameHint] = []
  /// Its id in the Interface Builder document that makes it.
  package var documentID: String?
  /// Whether it is a label of a document that code fills: it has an outlet.
  package var isText = false
  /// Whether it is interactive and so counts in coverage.
  package var isControl: Bool
  /// A tap gesture on something that is no control.
  package var tapGesture: Place?
  /// The modifier that takes the trait of a button from one.
  package var roleLoss: Placement.Cause?
  /// Whether a modifier on it or around it may make it look otherwise than by itself: another style, a hidden label.
  package var isRestyled = false
  /// Whether tests find it by another label than its text: a modifier gives it one, `accessibilityLabel`, or its label holds
  /// more than this text.
  package var isSpokenOtherwise = false
  /// An argument for its identifier that the call of its component leaves out.
  package var omission: Omission?
  /// An identifier to give it, where it has none.
  package var proposed: String?

  package init(
    type: ElementType, kind: String, framework: Framework, place: Place, enclosingType: String, member: String,
    isControl: Bool
  ) {
    fingerprint = Fingerprint([])
    self.type = type
    self.kind = kind
    self.framework = framework
    self.place = place
    places = []
    identifier = .none
    verdict = .unknown
    branches = []
    self.enclosingType = enclosingType
    self.member = member
    self.isControl = isControl
  }

  package var isRepeated: Bool { repetition != nil }

  /// The Interface Builder document that makes it.
  package var document: String? {
    guard documentID != nil else { return nil }
    return ([place] + places).lazy.map(\.file).first { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
  }

  /// What tells it from its like, for fingerprints: the code's own words before a text that a writer may change.
  package var ownName: String { name ?? labelName ?? label ?? "" }

  /// Whether the two can never have their identifiers on screen at once, since one branching holds them in different
  /// alternatives.
  package func excludes(_ other: Element) -> Bool {
    (branches + sourceBranches).excludes(other.branches + other.sourceBranches)
  }
}

extension Element {
  /// An identifier that replaces another one.
  package struct Shadow: Sendable, Hashable {
    package var identifier: Identifier
    package var place: Place

    package init(identifier: Identifier, place: Place) {
      self.identifier = identifier
      self.place = place
    }
  }
}

/// What an image is called in source. An image without an identifier answers to it.
package struct ImageName: Sendable, Hashable {
  package var text: String
  /// Whether it is the label, too: an asset that SwiftUI shows is, a symbol has a label of the system's.
  package var isLabel: Bool

  package init(_ text: String, isLabel: Bool) {
    self.text = text
    self.isLabel = isLabel
  }
}

/// A call that could have passed an identifier and did not.
package struct Omission: Sendable, Hashable {
  /// The component that takes one.
  package var component: String
  /// The property or argument that it takes it by.
  package var argument: String
  /// The labels that the call can have, in their order, where that is known; nil for a parameter without one.
  package var parameters: [String?] = []
  /// The name of the type that the argument has, where it is written.
  package var type: String?
  /// What of the call names the element, the best first.
  package var hints: [NameHint] = []
  package var call: Place

  package init(component: String, argument: String, call: Place) {
    self.component = component
    self.argument = argument
    self.call = call
  }
}

/// One alternative of an `if`, `switch`, ternary or `#if`.
package struct Branch: Sendable, Hashable {
  /// Where the branching stands.
  package var place: Place
  /// Which of its alternatives, from 0.
  package var alternative: Int

  package init(place: Place, alternative: Int) {
    self.place = place
    self.alternative = alternative
  }
}

extension [Branch] {
  /// Whether two ways are never taken together, since they part at one branching.
  package func excludes(_ other: [Branch]) -> Bool { contains { $0.isOther(than: other) } }
}

extension Branch {
  /// Whether the way takes another alternative here.
  package func isOther(than way: [Branch]) -> Bool {
    way.contains { $0.place == place && $0.alternative != alternative }
  }
}
