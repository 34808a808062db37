import Findings
import Inventory
import Taxonomy

/// The identifiers that the calls of chains give.
extension AssignmentVisitor {
  mutating func visit(_ chain: Chain, in scope: Scope) {
    labels.note(chain, in: scope)
    let chain = evaluator.withObjectsOfKeyPaths(chain, in: scope)
    for (index, link) in chain.links.enumerated() {
      guard let arguments = link.arguments else { continue }
      if let value = link.identifierArgument {
        let slots = sink(value, in: scope, on: .view(chain, index))
        addModifier(link, at: index, of: chain, from: slots, in: scope)
      } else if let given = setters.given(byCallAt: index, of: chain, in: scope, evaluator),
        let value = arguments.first?.range
      {
        identified.insert(receiver(chain.links[..<index], in: scope))
        let receiver =
          types.type(
            of: Chain(root: chain.root, links: Array(chain.links[..<index]), range: chain.range), in: scope, depth: 0)
          ?? (index == 0 ? scope.type.flatMap(types.reference(to:)) : nil)
        if let type = receiver?.id { noteGiven(given.identifier, to: type) }
        // Of a setter with several arguments, the label names the identifier.
        let byLabel = given.place.position != link.position
        let carrier = arguments.first { byLabel && $0.position == given.place.position }
        let path = Chain(root: chain.root, links: Array(chain.links[..<index]), range: chain.range)
        add(
          given, value: carrier?.range ?? value, form: byLabel ? .initArgument : .wrapperCall,
          carrier: carrier?.label ?? link.name,
          target: objects.target(of: path, of: receiver, in: Frame(scope)), in: scope)
      } else {
        if let value = link.identifierThroughClosure { sink(value, in: scope, on: .view(chain, index)) }
        let carried = addCarried(by: link, at: index, of: chain, in: scope)
        addArguments(of: link, at: index, of: chain, except: carried, in: scope)
        if carried.isEmpty, let range = arguments.first?.range, evaluator.ownModifier(link, in: scope) != nil {
          wrapped.append((chain, index, range, scope))
        }
      }
      addLookalike(link, at: index, of: chain, in: scope)
    }
    for (subject, given) in setters.free.given(byCallAt: 0, of: chain, in: scope, evaluator) {
      identified.insert(receiver(subject.links[...], in: scope))
      passing.append((chain, subject, given, scope))
    }
    addBinding(of: chain, in: scope)
  }

  /// Notes what an identifier that is given begins with, and what its type's code reads for it. Gives back the former.
  @discardableResult
  mutating func sink(_ value: Expression, in scope: Scope, on ground: Landing.Ground) -> [Slot] {
    let slots = evaluator.slots(of: value, in: scope)
    if !slots.isEmpty { landings.append(Landing(slots: slots, value: value, scope: scope, ground: ground)) }
    if let owner = scope.type { readers[owner, default: []].formUnion(value.names) }
    return slots
  }

  /// Whether the app's code may tell more of an identifier: so far it may be anything of its type, or has a hole of which
  /// one slot knows what it is. What several slots are together, each call decides.
  func isWide(_ identifier: Identifier, from slots: [Slot]) -> Bool {
    slots.contains(where: symbols.mayBeAnyCase)
      || identifier.state == .pattern && Set(slots.filter { !$0.isModel }).count == 1
  }

  /// Notes what a setter gives to an object whose class looks at its identifier.
  mutating func noteGiven(_ identifier: Identifier, to type: SymbolTable.TypeID) {
    for (owner, member) in symbols.members(named: "accessibilityIdentifier", of: type) {
      guard case .property(let property) = member.declaration, !property.observers.isEmpty else { continue }
      let value: Value =
        identifier.state == .unresolved
        ? .unresolved(identifier.reason ?? "", fallbacks: identifier.texts, nature: .other)
        : .texts(identifier.texts, source: nil)
      givenBySetters[.property(owner, property.name), default: []].append(value)
    }
  }

  mutating func addModifier(_ link: Link, at index: Int, of chain: Chain, from slots: [Slot], in scope: Scope) {
    guard let range = link.arguments?.first?.range else { return }
    guard let given = evaluator.givenIdentifier(by: link, in: scope), given.identifier.state != .none else { return }
    let target = labels.target(
      targets.target(of: chain, upTo: index, in: scope), at: link.position, in: scope)
    add(
      given, value: range, form: .swiftUIModifier, carrier: link.name, target: target, in: scope,
      origin: .modifier(link), isWide: isWide(given.identifier, from: slots))
  }

  /// Identifiers passed to what cannot be read; gives back where their arguments stand.
  mutating func addCarried(by link: Link, at index: Int, of chain: Chain, in scope: Scope) -> Set<Position> {
    let carried = evaluator.carried(byCallAt: index, of: chain, in: scope)
    guard !carried.isEmpty else { return [] }
    let object = Chain(root: chain.root, links: Array(chain.links[..<index]), range: chain.range)
    let receiver =
      types.constructed(by: chain, in: scope).flatMap { $0.index == index ? $0.reference : nil }
      ?? types.type(of: object, in: scope, depth: 0)
    // An initialiser's identifier is for what it makes.
    let end = chain.viewHead?.index == index ? index + 1 : index
    let target = receiver == nil ? targets.target(of: chain, upTo: end, in: scope) : target(of: receiver)
    for carried in carried {
      sink(carried.value, in: scope, on: .known(target))
      let given = evaluator.given(carried, by: link, in: scope)
      guard given.identifier.state != .none else { continue }
      if index > 0 { identified.insert(self.receiver(chain.links[..<index], in: scope)) }
      add(
        given, value: carried.argument.range, form: carried.argument.label == nil ? .wrapperCall : .initArgument,
        carrier: carried.argument.label ?? link.name, target: target, in: scope, origin: .expression(carried.value))
    }
    return Set(carried.map(\.argument.position))
  }

  /// Identifiers passed to an initialiser or function under a label that says so.
  mutating func addArguments(
    of link: Link, at index: Int, of chain: Chain, except carried: Set<Position>, in scope: Scope
  ) {
    for argument in link.arguments ?? [] where !carried.contains(argument.position) {
      guard let label = argument.label, label.namesAccessibilityIdentifier,
        !evaluator.isTextless(argument.value, in: scope),
        !partial.contain(label, of: link, at: index, in: chain)
      else { continue }
      let (identifier, way) = evaluator.identifier(of: argument.value, in: scope)
      guard identifier.state != .none else { continue }
      let given = GivenIdentifier(
        identifier: identifier, place: evaluator.place(of: label, at: argument.position, file: scope.file),
        way: way)
      let isWide = evaluator.slots(of: argument.value, in: scope).contains(where: symbols.mayBeAnyCase)
      add(
        given, value: argument.range, form: .initArgument, carrier: label, target: .unknown, in: scope,
        origin: isWide ? .expression(argument.value) : nil, isWide: isWide)
    }
  }

  mutating func addBinding(of chain: Chain, in scope: Scope) {
    guard let bound = chain.identifierBinding else { return }
    let receiver = bound.object.flatMap { types.type(of: $0, in: scope) }
    let place = Place(file: evaluator.file(scope), range: bound.place)
    if let published = bound.published { sink(.chain(published), in: scope, on: .known(target(of: receiver))) }
    add(
      GivenIdentifier(identifier: Chain.boundIdentifier, place: place), value: bound.place, form: .uiKitProperty,
      carrier: "accessibilityIdentifier", target: target(of: receiver), in: scope,
      origin: bound.published.map { .expression(.chain($0)) })
  }
}
