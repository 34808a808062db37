import Findings
import Inventory
import Taxonomy

/// The parameters and properties of the app that carry their value into an identifier, over however many hops: found
/// from the places that give identifiers backwards, along calls and assignments whose callee the types prove.
struct Carriers: Sendable {
  private(set) var slots: Set<Slot> = []
  /// The properties that carry, by their types.
  private(set) var properties: [SymbolTable.TypeID: Set<String>] = [:]

  /// Adds a slot; false where it is known.
  fileprivate mutating func add(_ slot: Slot) -> Bool {
    guard slots.insert(slot).inserted else { return false }
    if case .property(let type, let name) = slot { properties[type, default: []].insert(name) }
    return true
  }
}

/// A place that passes a value into a carrier.
struct CarrierSite: Sendable {
  /// The argument's label, the setter's name, or the property that is assigned.
  var carrier: String
  var place: Place
  var value: Expression
  var valueRange: SourceRange
  var form: Assignment.Form
  /// What the carrier declares, which says what a bare member is.
  var expected: Scope.Expectation?
  var scope: Scope
  /// The slot that it fills.
  var slot: Slot
  /// The name of the function that is called, where it is an argument.
  var callee: Place?
  /// Whether it is a place that gives an identifier; an initialiser that keeps what it is passed gives none.
  var isListed = true
}

/// Follows identifiers backwards from the places that give them.
struct CarrierSearch {
  private let evaluator: Evaluator
  private let index: CallIndex
  private var symbols: SymbolTable { evaluator.symbols }
  private(set) var carriers = Carriers()
  /// Every place that passes a value into a carrier, in no order.
  private(set) var sites: [CarrierSite] = []
  private var pending: [Slot] = []

  init(_ evaluator: Evaluator, index: CallIndex, sinks: [Slot]) {
    self.evaluator = evaluator
    self.index = index
    for slot in sinks { add(slot) }
    while let slot = pending.popLast() { follow(slot) }
  }

  private mutating func add(_ slot: Slot) {
    if carriers.add(slot) { pending.append(slot) }
  }

  private mutating func follow(_ slot: Slot) {
    switch slot {
    case .parameter(let reference, let name):
      guard case .function(let function)? = symbols.member(reference)?.declaration else { return }
      let owner = reference.owner
      let called = function.name == "init" ? owner.map { symbols.types[$0].simpleName } ?? "init" : function.name
      let feed = Feed(evaluator: evaluator, target: .parameter(function, reference, name: name))
      run(feed, in: (index.calling[called] ?? []) + (function.name == "init" ? index.calling["init"] ?? [] : []))
    case .property(let type, let name):
      let feed = Feed(evaluator: evaluator, target: .property(type, name))
      run(
        feed,
        in: (index.assigning[name] ?? []) + (index.calling[symbols.types[type].simpleName] ?? [])
          + (index.calling["init"] ?? []))
    }
  }

  private mutating func run(_ feed: Feed, in references: [MemberReference]) {
    var feed = feed
    var seen: Set<MemberReference> = []
    for reference in references where seen.insert(reference).inserted {
      guard let member = symbols.member(reference) else { continue }
      feed.walk(member, of: reference.owner, symbols)
    }
    sites += feed.sites
    for slot in feed.found { add(slot) }
  }
}

/// What is passed into one slot by the code that is walked.
private struct Feed: CodeVisitor {
  enum Target {
    case parameter(FunctionFact, MemberReference, name: String)
    case property(SymbolTable.TypeID, String)
  }

  let evaluator: Evaluator
  let target: Target
  private(set) var found: [Slot] = []
  private(set) var sites: [CarrierSite] = []

  init(evaluator: Evaluator, target: Target) {
    self.evaluator = evaluator
    self.target = target
  }

  mutating func visit(_ chain: Chain, in scope: Scope) {
    for (position, link) in chain.links.enumerated() {
      guard let arguments = link.arguments, !arguments.isEmpty else { continue }
      switch target {
      case .parameter(let function, let reference, let name):
        let (owner, file) = (reference.owner, reference.file)
        guard evaluator.calls(link, at: position, of: chain, function, owner: owner, file: file, in: scope) else {
          continue
        }
        for (parameter, argument) in function.matched(with: arguments) where parameter.name == name {
          let expected = parameter.type.map { Scope.Expectation(type: $0, owner: owner, file: file) }
          note(argument, of: link, expected, in: scope)
        }
      case .property(let type, let name):
        guard evaluator.constructs(link, at: position, of: chain, type, in: scope) else { continue }
        for argument in arguments where argument.label == name {
          note(argument, of: link, evaluator.symbols.expectation(of: name, in: type), in: scope)
        }
      }
    }
  }

  private var slot: Slot {
    switch target {
    case .parameter(_, let reference, let name): .parameter(reference, name: name)
    case .property(let type, let name): .property(type, name)
    }
  }

  private mutating func note(_ argument: Argument, of link: Link, _ expected: Scope.Expectation?, in scope: Scope) {
    found += evaluator.slots(of: argument.value, in: scope)
    let isSetter = argument.label == nil
    let place =
      argument.label.map { evaluator.place(of: $0, at: argument.position, file: scope.file) }
      ?? evaluator.place(of: link, file: scope.file)
    sites.append(
      CarrierSite(
        carrier: argument.label ?? link.name, place: place, value: argument.value, valueRange: argument.range,
        form: isSetter ? .wrapperCall : .initArgument, expected: expected, scope: scope, slot: slot,
        callee: evaluator.place(of: link, file: scope.file)))
  }

  mutating func visit(assignment target: Chain, value: Expression, in scope: Scope) {
    guard case .property(let type, let name) = self.target, target.links.last?.name == name,
      evaluator.slots(of: .chain(target), in: scope).contains(.property(type, name))
    else { return }
    found += evaluator.slots(of: value, in: scope)
    let isOwn = target.links.count == 1 || target.links.count == 2 && target.links[0].name == "self"
    guard let last = target.links.last else { return }
    sites.append(
      CarrierSite(
        carrier: name, place: evaluator.place(of: last, file: scope.file), value: value, valueRange: target.range,
        form: .wrapperCall, expected: evaluator.symbols.expectation(of: name, in: type), scope: scope, slot: slot,
        isListed: !isOwn || scope.member != "init"))
  }
}

extension SymbolTable {
  /// What a property of the type asks for.
  func expectation(of property: String, in type: TypeID) -> Scope.Expectation? {
    for member in types[type].members[property] ?? [] {
      if case .property(let fact) = member.declaration, let name = fact.type {
        return Scope.Expectation(type: name, owner: type, file: member.file)
      }
    }
    return nil
  }
}

extension Evaluator {
  /// Whether the link calls this very function, as far as its name, its labels and the types that are known tell.
  func calls(
    _ link: Link, at position: Int, of chain: Chain, _ function: FunctionFact, owner: SymbolTable.TypeID?, file: Int,
    in scope: Scope
  ) -> Bool {
    guard let arguments = link.arguments, function.accepts(arguments) else { return false }
    if function.name == "init" {
      guard let owner else { return false }
      return constructs(link, at: position, of: chain, owner, in: scope)
        || link.name == "init" && chain.links.first?.name == "super" && isSuperclass(owner, of: scope.type)
    }
    guard link.name == function.name else { return false }
    guard let owner else { return position == 0 }
    let entry = symbols.types[owner]
    // An extension of a type of the platform is called on anything that is one.
    if entry.kind == .extension || entry.kind == .protocol { return true }
    if position == 0 { return scope.type.map { symbols.types[$0].lineage.contains(owner) } ?? false }
    let receiver = Chain(root: chain.root, links: Array(chain.links[..<position]), range: chain.range)
    switch value(of: receiver, in: scope, depth: 0) {
    case .instance(let type, _), .type(let type): return symbols.types[type].lineage.contains(owner)
    default: return hasOneDeclaration(function.name)
    }
  }

  /// Whether the link constructs a value of the type by one of its initialisers.
  func constructs(_ link: Link, at position: Int, of chain: Chain, _ type: SymbolTable.TypeID, in scope: Scope) -> Bool
  {
    let simple = symbols.types[type].simpleName
    if link.name == "init" {
      if position > 0 {
        return chain.links[position - 1].name == simple
      }
      guard case .implicitMember = chain.root else { return false }
      // `.init(…)`: the place asks for the type, or the labels tell.
      if let expected = scope.expected {
        return symbols.type(named: expected.type.name, in: expected.owner, file: expected.file) == type
      }
      return symbols.isInitialised(type, with: link.arguments ?? [])
    }
    guard link.name == simple else { return false }
    let path = chain.links[...position].map(\.name).joined(separator: ".")
    return symbols.type(named: path, in: scope.type, file: scope.file) == type
  }

  private func isSuperclass(_ type: SymbolTable.TypeID, of inner: SymbolTable.TypeID?) -> Bool {
    inner.map { $0 != type && symbols.types[$0].lineage.contains(type) } ?? false
  }

  /// Whether only one type of the app declares a function of the name, so that the name alone tells.
  private func hasOneDeclaration(_ name: String) -> Bool { symbols.functionCounts[name] == 1 }
}

extension SymbolTable {
  /// Whether the labels are those of one of the type's initialisers; a single one proves little.
  fileprivate func isInitialised(_ type: TypeID, with arguments: [Argument]) -> Bool {
    guard arguments.count > 1, arguments.allSatisfy({ $0.label != nil || $0.isTrailing }) else { return false }
    let initialisers = types[type].members["init"] ?? []
    for member in initialisers {
      if case .function(let function) = member.declaration, function.accepts(arguments) { return true }
    }
    return initialisers.isEmpty && arguments.compactMap(\.label).allSatisfy { types[type].members[$0] != nil }
  }
}

extension Evaluator {
  /// The evaluator that knows, of each property that carries an identifier, what the app's own code puts into it.
  ///
  /// Two rounds, since what one property is given may come out of another one.
  func knowing(_ sites: [CarrierSite]) -> Evaluator {
    let bySlot = Dictionary(grouping: sites, by: \.slot)
    var known = self
    for _ in 0..<2 {
      var ranges: [Slot: Value] = [:]
      for (slot, sites) in bySlot {
        guard case .property = slot else { continue }
        let values = sites.sorted { $0.place < $1.place }.map { site in
          known.value(of: site.value, in: site.scope.expecting(site.expected))
        }
        ranges[slot] = values.joinedAlternatives()
      }
      known.ranges = ranges
      known.memo = Memo()
    }
    return known
  }
}
