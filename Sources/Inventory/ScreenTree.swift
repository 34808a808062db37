package import Findings
package import Taxonomy

/// The hierarchy that a UI test is expected to see on a screen.
package struct ScreenTree: Sendable, Hashable {
  /// The screen's name.
  package var screen: String
  package var type: String
  package var place: Place
  package var framework: Framework
  package var roots: [TreeNode]
  /// What holds of the screen where it is shown, and not here.
  package var notes: [String] = []
  /// Whether something was left out, since the tree would be too large.
  package var isCut = false

  package init(screen: String, type: String, place: Place, framework: Framework, roots: [TreeNode]) {
    self.screen = screen
    self.type = type
    self.place = place
    self.framework = framework
    self.roots = roots
  }
}

/// An element of the hierarchy, or a place where more of it is.
package struct TreeNode: Sendable, Hashable {
  package var type: ElementType
  /// The source construct: `Button`, `List`, `sheet`.
  package var kind: String
  package var place: Place
  /// What a test finds it by, if by anything.
  package var identifier: Identifier
  /// What becomes of the identifier that source gives the element; nil where it gives none.
  package var verdict: Verdict?
  /// The element's own identifier, where another one further out replaces it.
  package var replaced: Identifier?
  /// Whether reports differ on whether the identifier shows.
  package var isDisputed = false
  /// Whether its type is more than a guess.
  package var isTypeKnown = true
  /// Where ``identifier`` is given.
  package var source: Place?
  package var label: String?
  /// The condition under which it is there, in the source's words.
  package var condition: String?
  /// The branches that lead to it: two nodes that part at one are never there together.
  package var branches: [Branch] = []
  package var isRepeated = false
  /// Whether it is interactive.
  package var isControl = false
  /// The component that holds its constructor, where that is not the screen's own type.
  package var component: String?
  /// What its reader should know: that a screen of its own begins here, that more of the same follows.
  package var note: String?
  package var children: [TreeNode] = []

  package init(type: ElementType, kind: String, place: Place) {
    self.type = type
    self.kind = kind
    self.place = place
    identifier = .none
  }

  /// The node of an element without its children.
  package init(_ element: Element) {
    self.init(type: element.type, kind: element.kind, place: element.place)
    identifier = element.shadowedBy?.identifier ?? element.identifier
    source = element.shadowedBy?.place ?? element.source
    replaced = element.shadowedBy == nil ? nil : element.identifier
    verdict = element.identifier.state == .none && element.verdict != .removed ? nil : element.verdict
    label = element.label
    condition = element.condition
    branches = element.branches
    isRepeated = element.isRepeated
    isControl = element.isControl
    component = element.component
  }

  package var isConditional: Bool { condition != nil || !branches.isEmpty }

  /// Whether the two are never there together, since one branching holds them in different alternatives.
  package func excludes(_ other: TreeNode) -> Bool { branches.excludes(other.branches) }

  /// Whether another node looks the same to a test, with all below it.
  package func looksLike(_ other: TreeNode) -> Bool {
    type == other.type && kind == other.kind && place == other.place && identifier == other.identifier
      && verdict == other.verdict && label == other.label && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.looksLike($1) }
  }

  /// The node and all below it, the outer before the inner.
  package var all: [TreeNode] { [self] + children.flatMap(\.all) }
}
