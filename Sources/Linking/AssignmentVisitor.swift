import Findings
import Inventory
import Taxonomy

/// Collects every place that gives an identifier, and the places that give something that looks like one to a property
/// that is none.
struct AssignmentVisitor: CodeVisitor {
  let evaluator: Evaluator
  let types: UIKitTypes
  let setters: IdentifierSetters
  let targets: SwiftUITargets
  let objects: ObjectTargets
  private let partial: PartialParameters
  /// What gives an identifier, and what may be taken for that.
  private(set) var filter: NameFilter
  var symbols: SymbolTable { evaluator.symbols }

  var assignments: [Assignment] = []
  /// The places that give an identifier which comes from elsewhere, each with what it lands on.
  private(set) var landings: [Landing] = []
  /// What the identifiers that are given here begin with.
  var sinks: [Slot] { landings.flatMap(\.slots) }
  /// Those of them that are read outside of the property's own code.
  var readElsewhere: Set<Slot> {
    Set(
      landings.flatMap { landing in
        landing.slots.filter { slot in
          if case .property(_, let name) = slot { landing.scope.member != name } else { false }
        }
      })
  }
  /// The places that pass a value into a carrier.
  var sites: [CarrierSite] = []
  /// The carriers that hold a part of what they carry.
  var parts: Set<Slot> = []
  /// The parameters of the app's own modifiers that are passed on to what is only a part of an identifier.
  var wholes: Set<Slot> = []
  /// The carriers that a call may fill whose callee the types do not tell.
  var unclear: Set<Slot> = []
  /// The names in the identifiers that a type's code gives.
  var readers: [SymbolTable.TypeID: Set<String>] = [:]
  /// What setters give to the properties of classes that pass their identifier on.
  private(set) var givenBySetters: [Slot: [Value]] = [:]
  /// Where the assignments that are not resolved take their value from.
  var open: [(index: Int, origin: Origin, scope: Scope)] = []

  /// What an assignment's value is read from.
  enum Origin {
    case expression(Expression)
    case modifier(Link)
    /// A value that is passed into a carrier.
    case passed(Expression, Slot)
  }
  var found: [(use: LookalikeUse, receiver: Receiver?)] = []
  private var labels = ControlLabels()
  /// The calls of the app's own modifiers.
  var wrapped: [(chain: Chain, index: Int, range: SourceRange, scope: Scope)] = []
  /// The calls of functions that give an identifier to a view which they are passed.
  var passing: [(chain: Chain, subject: Chain, given: GivenIdentifier, scope: Scope)] = []
  /// The objects that are given an identifier by a property.
  var identified: Set<Receiver> = []

  /// An object by the name that code reaches it by.
  struct Receiver: Hashable {
    var owner: SymbolTable.TypeID?
    /// The body, where the name is a variable of it.
    var body: Position?
    var path: [String]
  }

  /// The look-alikes, each with whether its element is given an identifier as well.
  var lookalikes: [LookalikeUse] {
    found.map { use, receiver in
      var use = use
      if let receiver, identified.contains(receiver) { use.hasIdentifier = true }
      return use
    }
  }

  init(_ evaluator: Evaluator, types: UIKitTypes, setters: IdentifierSetters) {
    self.evaluator = evaluator
    self.types = types
    self.setters = setters
    targets = SwiftUITargets(evaluator: evaluator)
    partial = PartialParameters(evaluator.symbols)
    objects = ObjectTargets(evaluator: evaluator, types: types)
    filter = NameFilter(["restorationIdentifier", "reuseIdentifier", "assign"])
    filter.insertAccessibility()
    filter.insert(["id", "tag"] + setters.names, .call)
    filter.insert(evaluator.carriers.names)
    filter.insert(evaluator.tellingModifiers)
  }

  func subject(of argument: Argument, of link: Link, at index: Int, in chain: Chain, scope: Scope) -> Expression? {
    guard case .closure(let closure) = argument.value, closure.body.speaks(to: closure.parameters.first ?? "$0") else {
      return nil
    }
    return ClosureSubject(link: link, index: index, chain: chain).expression(in: scope, types)
  }

  // MARK: Chains

  mutating func visit(_ chain: Chain, in scope: Scope) {
    labels.note(chain, in: scope)
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
  private mutating func sink(_ value: Expression, in scope: Scope, on ground: Landing.Ground) -> [Slot] {
    let slots = evaluator.slots(of: value, in: scope)
    if !slots.isEmpty { landings.append(Landing(slots: slots, value: value, scope: scope, ground: ground)) }
    if let owner = scope.type { readers[owner, default: []].formUnion(value.names) }
    return slots
  }

  /// Whether the app's code may tell more of an identifier: so far it may be anything of its type, or has a hole of which
  /// one slot knows what it is. What several slots are together, each call decides.
  private func isWide(_ identifier: Identifier, from slots: [Slot]) -> Bool {
    slots.contains(where: symbols.mayBeAnyCase)
      || identifier.state == .pattern && Set(slots.filter { !$0.isModel }).count == 1
  }

  /// Notes what a setter gives to an object whose class looks at its identifier.
  private mutating func noteGiven(_ identifier: Identifier, to type: SymbolTable.TypeID) {
    for (owner, member) in symbols.members(named: "accessibilityIdentifier", of: type) {
      guard case .property(let property) = member.declaration, !property.observers.isEmpty else { continue }
      let value: Value =
        identifier.state == .unresolved
        ? .unresolved(identifier.reason ?? "", fallbacks: identifier.texts, nature: .other)
        : .texts(identifier.texts, source: nil)
      givenBySetters[.property(owner, property.name), default: []].append(value)
    }
  }

  private mutating func addModifier(_ link: Link, at index: Int, of chain: Chain, from slots: [Slot], in scope: Scope) {
    guard let range = link.arguments?.first?.range else { return }
    guard let given = evaluator.givenIdentifier(by: link, in: scope), given.identifier.state != .none else { return }
    let target = labels.target(
      targets.target(of: chain, upTo: index, in: scope), at: link.position, in: scope)
    add(
      given, value: range, form: .swiftUIModifier, carrier: link.name, target: target, in: scope,
      origin: .modifier(link), isWide: isWide(given.identifier, from: slots))
  }

  /// Identifiers passed to what cannot be read; gives back where their arguments stand.
  private mutating func addCarried(by link: Link, at index: Int, of chain: Chain, in scope: Scope) -> Set<Position> {
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
  private mutating func addArguments(
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

  private mutating func addBinding(of chain: Chain, in scope: Scope) {
    guard let bound = chain.identifierBinding else { return }
    let receiver = bound.object.flatMap { types.type(of: $0, in: scope) }
    let place = Place(file: evaluator.file(scope), range: bound.place)
    if let published = bound.published { sink(.chain(published), in: scope, on: .known(target(of: receiver))) }
    add(
      GivenIdentifier(identifier: Chain.boundIdentifier, place: place), value: bound.place, form: .uiKitProperty,
      carrier: "accessibilityIdentifier", target: target(of: receiver), in: scope,
      origin: bound.published.map { .expression(.chain($0)) })
  }

  // MARK: Properties

  /// `override var accessibilityIdentifier: String? { get { "orders.row" } set {} }` of a view.
  mutating func visit(_ property: PropertyFact, in scope: Scope) {
    guard property.name == "accessibilityIdentifier", property.getter != nil, !property.isAnothers,
      let owner = scope.type,
      let reference = types.reference(to: owner)
    else { return }
    let place = evaluator.place(of: property.name, at: property.position, file: scope.file)
    let path = Chain(
      root: .name, links: [Link(name: property.name, position: property.position, arguments: nil, end: property.end)],
      range: place.range)
    let (identifier, way) = evaluator.identifier(of: .chain(path), in: scope)
    guard identifier.state != .none else { return }
    add(
      GivenIdentifier(identifier: identifier, place: place, way: way), value: place.range,
      form: .uiKitProperty, carrier: property.name, target: target(of: reference), in: scope)
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {
    guard let last = target.links.last, last.position != scope.body else { return }
    let receiver = target.links.dropLast()
    if last.name == "accessibilityIdentifier" {
      let (identifier, way) = evaluator.identifier(of: value, in: scope)
      let form = form(of: receiver, in: scope)
      // A model only carries it on.
      let ground = form == .wrapperCall ? Landing.Ground.model : .object(Array(receiver))
      guard identifier.state != .none else {
        sink(value, in: scope, on: ground)
        return
      }
      identified.insert(self.receiver(receiver, in: scope))
      guard let form else { return }
      let slots = sink(value, in: scope, on: ground)
      let given = GivenIdentifier(
        identifier: identifier, place: evaluator.place(of: last, file: scope.file), way: way)
      add(
        given, value: target.range, form: form, carrier: last.setterName ?? last.name,
        target: objects.target(of: receiver, in: Frame(scope)), in: scope, origin: .expression(value),
        isWide: isWide(identifier, from: slots))
    } else if let property = LookalikeUse.Property(rawValue: last.name), property != .id, property != .tag {
      addLookalike(
        property, place: evaluator.place(of: last, file: scope.file), value: value, in: scope, framework: .uiKit,
        receiver: self.receiver(receiver, in: scope))
    }
  }

  private func receiver(_ links: ArraySlice<Link>, in scope: Scope) -> Receiver {
    let path = links.map(\.name).filter { $0 != "self" }
    let isLocal = path.first.map { scope.locals[$0] != nil } ?? false
    return Receiver(owner: scope.type, body: isLocal ? scope.body : nil, path: path)
  }

  /// Whether the assignment sets a view's property, or that of a model that carries the identifier on; nil where a model
  /// only keeps it, as an initialiser does.
  private func form(of receiver: ArraySlice<Link>, in scope: Scope) -> Assignment.Form? {
    let isOwn = receiver.isEmpty || receiver.count == 1 && receiver.first?.name == "self"
    if isOwn {
      guard let owner = scope.type else { return nil }
      let isView =
        types.reference(to: owner) != nil || symbols.types[owner].kind == .extension
        || symbols.types[owner].kind == .protocol
        || hasUnknownAncestor(owner)
      return isView ? .uiKitProperty : nil
    }
    guard types.type(ofPath: receiver, in: scope) == nil else { return .uiKitProperty }
    if case .instance(let id, _) = evaluator.value(
      of: .chain(Chain(root: .name, links: Array(receiver), range: SourceRange(.start, .start))), in: scope),
      types.reference(to: id) == nil, symbols.types[id].kind != .protocol, !hasUnknownAncestor(id)
    {
      return .wrapperCall
    }
    return .uiKitProperty
  }

  /// Whether a class inherits from one that the audited files do not declare, or only extend, and so may be a view.
  private func hasUnknownAncestor(_ id: SymbolTable.TypeID) -> Bool {
    guard symbols.types[id].kind == .class else { return false }
    let names = symbols.ancestorNames(of: symbols.types[id].name, in: nil, file: symbols.types[id].file)
    guard names.count > 1, let last = names.last else { return false }
    guard last != "NSObject" else { return false }
    guard let ancestor = symbols.type(named: last, in: nil, file: symbols.types[id].file) else { return true }
    return symbols.types[ancestor].kind == .extension
  }

  private func target(of reference: UIKitTypes.ClassReference?) -> Assignment.Target {
    reference?.construct.map { .element($0.type) } ?? .unknown
  }

  mutating func add(
    _ given: GivenIdentifier, value: SourceRange, form: Assignment.Form, carrier: String, target: Assignment.Target,
    in scope: Scope, origin: Origin? = nil, isWide: Bool = false
  ) {
    // What is only a model's property, or any case of an enum, may be told by the code that fills it.
    if given.identifier.state == .unresolved || given.identifier.isOnlyHoles || isWide, let origin {
      open.append((assignments.count, origin, scope))
    }
    assignments.append(
      Assignment(
        place: given.place, value: Place(file: given.place.file, range: value), form: form, carrier: carrier,
        target: target, identifier: given.identifier, verdict: .unknown, isRepeated: isRepeated(scope),
        enclosingType: scope.type.map { symbols.types[$0].name } ?? "", member: scope.member))
    assignments[assignments.count - 1].way = given.way
  }

  private func isRepeated(_ scope: Scope) -> Bool {
    scope.repetition != nil || scope.type.flatMap(types.reference(to:))?.isRepeated == true
  }
}

extension Evaluator {
  func customModifierGivesIdentifier(_ link: Link, in scope: Scope) -> Bool {
    link.isCall && givenIdentifier(by: link, in: scope) != nil
  }
}
