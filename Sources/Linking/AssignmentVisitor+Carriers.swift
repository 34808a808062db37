import Findings
import Inventory
import Taxonomy

/// What is known once it is known what carries an identifier.
extension AssignmentVisitor {
  /// Adds the places that pass a value into a carrier, but for those that are listed already.
  mutating func add(_ search: CarrierSearch) {
    sites = search.sites.sorted { $0.place < $1.place }
    parts = search.parts.union(landings.parts(passing: sites))
    unclear = search.unclear
    var known = Dictionary(
      assignments.indices.map { (assignments[$0].place, $0) }, uniquingKeysWith: { first, _ in first })
    for site in sites {
      if let owner = site.scope.type { readers[owner, default: []].formUnion(site.value.names) }
    }
    var opened = Dictionary(open.indices.map { (open[$0].index, $0) }, uniquingKeysWith: { first, _ in first })
    var forms = PassedForms(evaluator, landings: landings, sites: sites, parts: parts)
    defer { addWrapped(except: Set(sites.flatMap { [$0.place, $0.callee].compactMap { $0 } })) }
    wholes = search.partsOfModifiers
    // What a language implies of a method, such as another name for it, stands where the method does: nobody wrote it.
    for site in sites where site.isListed && site.place.position != site.scope.body {
      // A case that a text is made of is no identifier.
      if parts.contains(site.slot), symbols.isPlainPart(site.slot) { continue }
      // A setter's call is listed once, by the setter's name.
      if let callee = site.callee, callee != site.place, let setter = known[callee],
        assignments[setter].form == .wrapperCall
      {
        continue
      }
      let earlier = known[site.place]
      // A place that is listed by its label may be told more about by what the callee declares.
      let isKnown = earlier.map { assignments[$0].identifier.state != .unresolved } ?? false
      let whole = wholes.contains(site.slot) ? modified(by: site) : nil
      if isKnown, site.value.isText, whole == nil, !parts.contains(site.slot) { continue }
      var value = evaluator.value(of: site.value, in: site.scope.expecting(site.expected))
      let isOther = forms.changes(value, filling: site.slot)
      if isKnown, !isOther, whole == nil { continue }
      if isOther { value = forms.form(of: value, filling: site.slot, by: site.callPlace) }
      // An object that holds an identifier is none itself.
      guard value.mayBeText else { continue }
      let (identifier, way) =
        whole.map { ($0.identifier, $0.way) } ?? evaluator.identifier(from: value, named: site.value.shortName)
      guard identifier.state != .none else { continue }
      // What a model keeps under a name of its own may be an identifier where it is written out.
      if identifier.state == .unresolved, evaluator.isModelsOwn(site.slot) { continue }
      let given = GivenIdentifier(identifier: identifier, place: site.place, way: way)
      if let earlier {
        assignments[earlier].identifier = identifier
        assignments[earlier].way = way
        let origin = Origin.passed(site.value, site.slot)
        if let index = opened[earlier] {
          open[index].origin = origin
        } else if identifier.state == .unresolved {
          opened[earlier] = open.count
          open.append((earlier, origin, site.scope.expecting(site.expected)))
        }
        continue
      }
      known[site.place] = assignments.count
      add(
        given, value: site.valueRange, form: site.form, carrier: site.carrier, target: .unknown,
        in: site.scope.expecting(site.expected), origin: .passed(site.value, site.slot),
        isWide: whole == nil && site.sources.contains(where: symbols.mayBeAnyCase))
    }
  }

  /// What the app's own modifier gives that a site is an argument of, where that can be told.
  private func modified(by site: CarrierSite) -> GivenIdentifier? {
    guard let call = site.call,
      let given = evaluator.givenIdentifier(by: call.chain.links[call.index], in: site.scope),
      [.known, .pattern].contains(given.identifier.state)
    else { return nil }
    return given
  }

  /// Adds the calls of the app's own modifiers and functions that give an identifier made of what they are passed, where no
  /// argument of them is listed.
  private mutating func addWrapped(except listed: Set<Place>) {
    let known = listed.union(assignments.map(\.place))
    for (chain, subject, given, scope) in passing {
      let arguments = (chain.links[0].arguments ?? []).map { evaluator.place(of: $0, file: scope.file) }
      guard !known.contains(given.place), !arguments.contains(where: known.contains),
        [.known, .pattern].contains(given.identifier.state)
      else { continue }
      let type = types.type(of: subject, in: scope, depth: 0)
      add(
        given, value: chain.range, form: .wrapperCall, carrier: chain.links[0].name,
        target: objects.target(of: subject, of: type, in: Frame(scope)), in: scope)
    }
    for (chain, index, range, scope) in wrapped {
      let link = chain.links[index]
      let arguments = (link.arguments ?? []).map { evaluator.place(of: $0, file: scope.file) }
      guard !known.contains(evaluator.place(of: link, file: scope.file)), !arguments.contains(where: known.contains),
        let given = evaluator.givenIdentifier(by: link, in: scope), [.known, .pattern].contains(given.identifier.state)
      else { continue }
      add(
        given, value: range, form: .wrapperCall, carrier: link.name,
        target: targets.target(of: chain, upTo: index, in: scope), in: scope)
    }
  }

  /// Looks again at what was not resolved, with an evaluator that knows more. What is made of a parameter has what the app's
  /// calls make of it; a place that only passes one on is a hop, and stays unresolved.
  mutating func resolve(with knowing: Evaluator) {
    let following = knowing.followingParameters
    var forms = PassedForms(following, landings: landings, sites: sites, parts: parts)
    let calls = Dictionary(sites.map { ($0.place, $0.callPlace) }, uniquingKeysWith: { first, _ in first })
    for (index, origin, scope) in open {
      let isHop = assignments[index].identifier.isParameter && origin.isBare
      let evaluator = isHop ? knowing : following
      let found: (identifier: Identifier, way: [Place])
      switch origin {
      case .expression(let value): found = evaluator.identifier(of: value, in: scope)
      case .modifier(let link):
        guard let given = evaluator.givenIdentifier(by: link, in: scope) else { continue }
        found = (given.identifier, given.way)
      case .passed(let value, let slot):
        // What a part becomes depends on the other arguments of the same call.
        let isPart = wholes.contains(slot) || evaluator.slots(of: value, in: scope).contains(where: wholes.contains)
        let asked = isPart ? knowing : evaluator
        let form = forms.form(of: asked.value(of: value, in: scope), filling: slot, by: calls[assignments[index].place])
        found =
          evaluator.modelText(of: value, form).map { (.oneOf([$0]), []) }
          ?? evaluator.identifier(from: form, named: value.shortName)
      }
      if !isHop, found.identifier.state == .none, assignments[index].identifier.isUnknown {
        assignments[index].identifier = .unresolved("no call in the audited files passes an identifier")
      }
      // What stays open may have fall-backs by now, or a reason that lies further back.
      let isOpen = assignments[index].identifier.isUnknown && found.identifier.isUnknown
      let isBetter =
        found.identifier.state != .none && !found.identifier.texts.isEmpty
        && (found.identifier.state != .unresolved || assignments[index].identifier.state != .pattern)
      guard isBetter || isOpen, !found.identifier.isOnlyHoles else { continue }
      if found.identifier != assignments[index].identifier { assignments[index].isPassedOn = true }
      assignments[index].identifier = found.identifier
      assignments[index].way = found.way
    }
    followTargets(with: following)
  }

  /// Says of the places that pass an identifier what it ends on.
  private mutating func followTargets(with evaluator: Evaluator) {
    var carried = CarriedTargets(evaluator, types, landings: landings, sites: sites)
    for index in assignments.indices where assignments[index].target == .unknown {
      guard let target = carried.target(from: assignments[index].place) else { continue }
      assignments[index].target = target
    }
  }
}

extension Identifier {
  /// Whether nothing at all is known of it.
  fileprivate var isUnknown: Bool { state == .unresolved && texts.isEmpty }

  /// Whether it is what a parameter is.
  fileprivate var isParameter: Bool { state == .unresolved && reason?.hasPrefix("parameter ") == true }
}

extension AssignmentVisitor.Origin {
  /// Whether it is a name and nothing made of it: `id`, `id ?? "standard"`.
  fileprivate var isBare: Bool {
    switch self {
    case .expression(let value), .passed(let value, _): value.isBareName
    case .modifier: true
    }
  }
}

extension Expression {
  fileprivate var isBareName: Bool {
    switch self {
    case .binary("??", let first, _): first.isBareName
    case .ternary(_, let first, let second, _): first.isBareName || second.isBareName
    default: ownName != nil
    }
  }
}

extension Expression {
  /// Whether it is a text as written, whatever type is asked for.
  fileprivate var isText: Bool {
    switch self {
    case .string, .interpolation: true
    default: false
    }
  }
}
