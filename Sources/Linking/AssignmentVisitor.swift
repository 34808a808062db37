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
  let partial: PartialParameters
  /// What gives an identifier, and what may be taken for that.
  var filter: NameFilter
  var symbols: SymbolTable { evaluator.symbols }

  var assignments: [Assignment] = []
  /// The places that give an identifier which comes from elsewhere, each with what it lands on.
  var landings: [Landing] = []
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
  var givenBySetters: [Slot: [Value]] = [:]
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
  var labels = ControlLabels()
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

  func receiver(_ links: ArraySlice<Link>, in scope: Scope) -> Receiver {
    let path = links.map(\.name).filter { $0 != "self" }
    let isLocal = path.first.map { scope.locals[$0] != nil } ?? false
    return Receiver(owner: scope.type, body: isLocal ? scope.body : nil, path: path)
  }

  /// Whether the assignment sets a view's property, or that of a model that carries the identifier on; nil where a model
  /// only keeps it, as an initialiser does.
  func form(of receiver: ArraySlice<Link>, in scope: Scope) -> Assignment.Form? {
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
  func hasUnknownAncestor(_ id: SymbolTable.TypeID) -> Bool {
    guard symbols.types[id].kind == .class else { return false }
    let names = symbols.ancestorNames(of: symbols.types[id].name, in: nil, file: symbols.types[id].file)
    guard names.count > 1, let last = names.last else { return false }
    guard last != "NSObject" else { return false }
    guard let ancestor = symbols.type(named: last, in: nil, file: symbols.types[id].file) else { return true }
    return symbols.types[ancestor].kind == .extension
  }

  func target(of reference: UIKitTypes.ClassReference?) -> Assignment.Target {
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

  func isRepeated(_ scope: Scope) -> Bool {
    scope.repetition != nil || scope.type.flatMap(types.reference(to:))?.isRepeated == true
  }
}

extension Evaluator {
  func customModifierGivesIdentifier(_ link: Link, in scope: Scope) -> Bool {
    link.isCall && givenIdentifier(by: link, in: scope) != nil
  }
}
