import Findings
import Inventory
import Taxonomy

/// What the modifiers of one chain say of the view that they stand on.
struct ChainEffects {
  /// The outermost identifier, which replaces those further in.
  var identifier: GivenIdentifier?
  /// Whether a modifier gives an identifier that comes to nothing here.
  var comesToNothing = false
  /// Whether the identifier stays on a node of the chain's own: `.accessibilityElement` stands in the chain.
  var children: String?
  var isHidden = false
  /// Whether a modifier takes back that one further in hides the view.
  var isRevealed = false
  /// The label that it is given for assistive technologies.
  var label: Expression?
  /// Whether the view is hidden under a condition.
  var mayBeHidden = false
  /// A tap gesture that does more than dismiss a keyboard.
  var tapGesture: Place?
  /// Traits that make the element another type.
  var trait: ElementType?
  /// Whether it takes away the trait of a button.
  var removesButton = false
  /// Whether a trait gives it another role.
  var givesRole = false
  /// Whether it gives the view something that assistive technologies tell or do, so that a drawing may become an element.
  var describes = false
  /// Whether it makes toggles look otherwise.
  var restyles = false

  /// Whether they say nothing.
  var isNone: Bool {
    identifier == nil && !comesToNothing && children == nil && !isHidden && !isRevealed && label == nil
      && !mayBeHidden && tapGesture == nil
      && trait == nil && !removesButton && !givesRole && !describes && !restyles
  }

  /// These effects on top of those of modifiers further in.
  func outside(_ inner: ChainEffects) -> ChainEffects {
    var all = self
    all.identifier = identifier?.standing(before: inner.identifier) ?? inner.identifier
    all.comesToNothing = comesToNothing || inner.comesToNothing
    all.children = children ?? inner.children
    all.isHidden = isHidden || inner.isHidden
    all.isRevealed = isRevealed || inner.isRevealed
    all.label = label ?? inner.label
    all.mayBeHidden = mayBeHidden || inner.mayBeHidden
    all.tapGesture = tapGesture ?? inner.tapGesture
    all.trait = trait ?? inner.trait
    all.givesRole = givesRole || inner.givesRole
    all.removesButton = removesButton || inner.removesButton
    all.describes = describes || inner.describes
    all.restyles = restyles || inner.restyles
    return all
  }
}
