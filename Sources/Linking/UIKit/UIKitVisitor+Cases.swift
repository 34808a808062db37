import Inventory
import Taxonomy

/// Objects that code makes by the case of a value: what else the value's owner holds goes with the case.
extension UIKitVisitor {
  /// What is known of a gift to an object. Of one that is made in one case of a property, and named by another property of
  /// the same model, that is not told apart: some of the names are those of models with another case.
  func apart(_ gift: Gift, to object: Object, _ values: ScreenValues) -> GivenIdentifier? {
    guard var given = known(gift, to: object, values) else { return nil }
    guard given.identifier.state == .known, given.identifier.texts.count > 1, let scope = gift.scope,
      let value = gift.value, let type = scope.type, object.scope.type == type, types.reference(to: type) == nil,
      let property = caseProperty(of: object, besides: scope)
    else { return given }
    let isOfModel = evaluator.slots(of: value, in: scope).contains { slot in
      if case .property(type, let name) = slot { name != property } else { false }
    }
    guard isOfModel else { return given }
    given.identifier = .unresolved(
      "which of these goes with this case of '\(property)' is not told apart", fallbacks: given.identifier.texts)
    return given
  }

  /// The property of its own that the code asks for a case in which it makes the object, and the place that gives the
  /// identifier does not ask for.
  private func caseProperty(of object: Object, besides scope: Scope) -> String? {
    for choice in object.scope.choices {
      guard case .chain(let chain)? = choice.subject, let property = chain.ownProperty(in: object.scope),
        !scope.choices.contains(where: { $0.branches.position == choice.branches.position })
      else { continue }
      return property
    }
    return nil
  }
}
