import Findings
import Inventory
import Taxonomy

/// The identifiers that code gives to names.
extension UIKitVisitor {
  /// Notes those that the calls of a chain give; `made` is the object that it constructs.
  mutating func noteGifts(in chain: Chain, made: UIKitTypes.Construction?, in scope: Scope) {
    let chain = evaluator.withObjectsOfKeyPaths(chain, in: scope)
    for index in chain.links.indices where chain.links[index].isCall {
      guard let given = given(byCallAt: index, of: chain, in: scope) else { continue }
      if let made, index > made.index, let object = objectAt[Spot(made.link, in: scope)] {
        objects[object].given.append(given)
        objects[object].isNamedInPlace =
          objects[object].isNamedInPlace || !chain.links[index].isConditional && setters.isCertain(chain.links[index])
      } else if let holder = holder(of: chain.links[..<index], in: scope) {
        var gift = Gift(holder: holder, given: given, owner: scope.type)
        switch holder {
        case .instances, .local: (gift.call, gift.scope) = (.init(chain: chain, index: index), scope)
        default: break
        }
        gift.site = Site(Spot(chain.links[index], in: scope), in: scope)
        gift.isCertain = setters.isCertain(chain.links[index])
        noteWhole(of: chain.links[..<index], in: &gift, scope: scope)
        gifts.append(gift)
      }
    }
    for (subject, given) in setters.free.given(byCallAt: 0, of: chain, in: scope, evaluator) {
      if let holder = holder(of: subject.links[...], in: scope) {
        gifts.append(Gift(holder: holder, given: given, owner: scope.type))
      }
    }
    for index in chain.links.indices where !keyed.isEmpty && chain.links[index].isCall {
      let link = chain.links[index]
      if let (subject, given) = keyed.given(by: link, at: index, of: chain, in: scope, evaluator),
        let holder = holder(of: subject.links[...], in: scope)
      {
        gifts.append(Gift(holder: holder, given: given, owner: scope.type))
      }
    }
    if let bound = chain.identifierBinding, case .chain(let object) = bound.object,
      let holder = holder(of: object.links[...], in: scope)
    {
      let place = Place(file: evaluator.file(scope), range: bound.place)
      gifts.append(
        Gift(
          holder: holder, given: GivenIdentifier(identifier: Chain.boundIdentifier, place: place),
          value: bound.published.map(Expression.chain), scope: scope, owner: scope.type))
    }
  }

  /// The identifier that a call gives to what stands in front of it.
  func given(
    byCallAt index: Int, of chain: Chain, in scope: Scope, _ knowing: Evaluator? = nil
  ) -> GivenIdentifier? {
    let evaluator = knowing ?? evaluator
    if let given = setters.given(byCallAt: index, of: chain, in: scope, evaluator) { return given }
    // A function of another module's says nothing of the object that calls it.
    guard index > 0, let carried = evaluator.carried(byCallAt: index, of: chain, in: scope).first else { return nil }
    let given = evaluator.given(carried, by: chain.links[index], in: scope)
    return given.identifier.state == .none ? nil : given
  }

  /// Notes an identifier that is assigned to what the links lead to.
  mutating func give(_ value: Expression, to links: ArraySlice<Link>, by last: Link, in scope: Scope) {
    if let earlier = earlierHolder(of: value, in: scope), earlier == holder(of: links, in: scope) {
      return restorations.append(earlier)
    }
    let (identifier, way) = evaluator.identifier(of: value, in: scope)
    if identifier.state != .none, let container = collection(of: links, in: scope) {
      let place = evaluator.place(of: last, file: scope.file)
      return views.collective.append(
        CollectiveGift(container: container, given: GivenIdentifier(identifier: identifier, place: place, way: way)))
    }
    guard identifier.state != .none || value == .nilLiteral,
      let holder = holder(of: links, in: scope), !isGivenByCalls(to: holder, in: scope)
    else { return }
    let site = Site(Spot(last, in: scope), in: scope)
    let given = GivenIdentifier(
      identifier: identifier, place: evaluator.place(of: last, file: scope.file), way: way,
      branches: scope.branches)
    var gift = Gift(holder: holder, given: given, value: value, scope: scope, owner: scope.type, site: site)
    if identifier.state == .none {
      gift.whole = whole(of: links, in: scope)
      return erasures.append(gift)
    }
    if scope.member == last.name, value.path == ["newValue"], !links.isEmpty { gift.source = scope.type }
    noteWhole(of: links, in: &gift, scope: scope)
    gifts.append(gift)
  }

  /// The object whose identifier, as it has been, a variable holds: `let before = field.accessibilityIdentifier`.
  private func earlierHolder(of value: Expression, in scope: Scope) -> Holder? {
    guard case .chain(let name) = value, name.links.count == 1, !name.links[0].isCall,
      let local = scope.locals[name.links[0].name], case .chain(let chain)? = local.value, chain.links.count > 1,
      let last = chain.links.last, last.name == "accessibilityIdentifier", !last.isCall
    else { return nil }
    return holder(of: chain.links.dropLast(), in: scope.without(name.links[0].name))
  }

  /// Gives what a property of the app's own makes of a value: an identifier, as far as anybody can tell here.
  mutating func giveSomething(to links: ArraySlice<Link>, by last: Link, in scope: Scope) {
    guard let holder = holder(of: links, in: scope) else { return }
    let given = GivenIdentifier(
      identifier: .unresolved("what '\(last.name)' makes of the value is not followed"),
      place: evaluator.place(of: last, file: scope.file), branches: scope.branches)
    gifts.append(
      Gift(holder: holder, given: given, scope: scope, owner: scope.type, site: Site(Spot(last, in: scope), in: scope)))
  }

  /// Notes whose the view is that the links lead to, which class it is of for sure, and for a tree that it is there.
  private mutating func noteWhole(of links: ArraySlice<Link>, in gift: inout Gift, scope: Scope) {
    gift.whole = whole(of: links, in: scope)
    gift.cast = cast(of: links, in: scope)
    gift.isForCustomView = links.last?.name == "customView"
    guard wanted.isForTrees else { return }
    noteOwnView(links, heldBy: gift.holder, in: scope)
  }

  /// Whether the code is a setter's own, whose calls give what they pass: nobody else has it.
  private func isGivenByCalls(to holder: Holder, in scope: Scope) -> Bool {
    if case .instances = holder { setters.isSetter(scope) } else { false }
  }

  /// Takes over what reflection gives to stored views.
  mutating func add(_ named: [ReflectionScheme.Named]) {
    gifts += named.map { Gift(holder: .member($0.owner, $0.property), given: $0.given, owner: $0.owner) }
  }
}
