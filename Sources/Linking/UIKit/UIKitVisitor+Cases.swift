import Inventory
import Taxonomy

/// Objects that code makes by the case of a value: what else the value's owner holds goes with the case.
extension UIKitVisitor {
  /// What is known of a gift to an object. Of one that is made in one case of a property, and named by another property of
  /// the same model, that is not told apart: some of the names are those of models with another case.
  func apart(_ gift: Gift, to object: Object, _ values: ScreenValues) -> GivenIdentifier? {
    guard var given = known(gift, to: object, values) else { return nil }
    if let property = watchedProperty(of: gift), given.identifier.state != .unresolved {
      given.identifier = .unresolved(
        "it is given where '\(property)' is set, which is not followed", fallbacks: given.identifier.texts)
      return given
    }
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

  /// The property whose changes run the code that names the object itself, by texts that say nothing of what is set: each
  /// object has the one for its own value, or none where nobody sets it.
  private func watchedProperty(of gift: Gift) -> String? {
    guard case .instances(let type) = gift.holder, let scope = gift.scope, let value = gift.value else { return nil }
    let isWatched = symbols.members(named: scope.member, of: type).contains { _, member in
      if case .property(let property) = member.declaration { !property.observers.isEmpty } else { false }
    }
    return isWatched && evaluator.slots(of: value, in: scope).isEmpty && value.names.isEmpty ? scope.member : nil
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
