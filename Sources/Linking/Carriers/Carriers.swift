import Findings
import Inventory
import Taxonomy

/// The parameters and properties of the app that carry their value into an identifier, over however many hops: found
/// from the places that give identifiers backwards, along calls and assignments whose callee the types prove.
struct Carriers: Sendable {
  private(set) var slots: Set<Slot> = []
  /// The properties that carry, by their types.
  private(set) var properties: [SymbolTable.TypeID: Set<String>] = [:]
  /// The functions with a parameter that carries.
  private(set) var functions: Set<SymbolTable.MemberKey> = []
  /// The enums whose cases carry.
  private(set) var enums: Set<SymbolTable.TypeID> = []

  /// The names that the identifiers in a type's code are made of: a text that a call fixes is a part of what it gives.
  var read: [SymbolTable.TypeID: Set<String>] = [:]

  /// Adds a slot; false where it is known.
  fileprivate mutating func add(_ slot: Slot) -> Bool {
    guard slots.insert(slot).inserted else { return false }
    switch slot {
    case .property(let type, let name), .model(let type, let name): properties[type, default: []].insert(name)
    case .payload(let type, _, _): enums.insert(type)
    case .parameter(let reference, _):
      functions.insert(SymbolTable.MemberKey(file: reference.file, position: reference.position))
    }
    return true
  }

  /// The properties of a type that carry, or that hold an enum whose cases do.
  func properties(of type: SymbolTable.TypeID, in symbols: SymbolTable) -> Set<String>? {
    guard !enums.isEmpty else { return properties[type] }
    let holding = symbols.types[type].members.all.compactMap { member -> String? in
      guard case .property(let property) = member.declaration, property.getter == nil, !property.isStatic,
        let declared = property.type, let id = symbols.type(named: declared.name, in: type, file: member.file)
      else { return nil }
      return enums.contains(id) ? property.name : nil
    }
    return holding.isEmpty ? properties[type] : (properties[type] ?? []).union(holding)
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
  /// The call that passes it.
  var call: Call?
  /// The slots that the value begins with.
  var sources: [Slot] = []
  /// Whose code passes the value, or leaves it out.
  var giver: SymbolTable.TypeID?
  /// Whether it is a place that gives an identifier; an initialiser that keeps what it is passed gives none.
  var isListed = true

  /// A call by its place in a chain.
  struct Call: Sendable {
    var chain: Chain
    var index: Int
  }
}

/// Follows identifiers backwards from the places that give them: round by round, each time through the code that may
/// fill one of the slots found last.
struct CarrierSearch {
  let evaluator: Evaluator
  private(set) var carriers = Carriers()
  /// Every place that passes a value into a carrier, in no order.
  var sites: [CarrierSite] = []
  /// What the properties are made with that hold a value of which a part is carried.
  private(set) var models: [Slot: [HeldModel]] = [:]
  /// Slots that hold a part of what is carried on.
  private(set) var parts: Set<Slot> = []
  /// Slots that a call may fill whose callee the types do not tell.
  private(set) var unclear: Set<Slot> = []
  private var pending: [Slot] = []
  /// Properties of which calls do not tell all that they may be.
  private var rejected: Set<Slot> = []

  init(_ evaluator: Evaluator, sinks: [Slot]) {
    self.evaluator = evaluator
    for slot in sinks { add(slot) }
    while !pending.isEmpty {
      var feed = Feed(evaluator, filling: pending)
      pending = []
      feed.walk(evaluator.symbols)
      sites += feed.sites
      unclear.formUnion(feed.unclear)
      parts.formUnion(feed.parts)
      models.merge(feed.models) { $0 + $1 }
      for slot in feed.found { add(slot) }
    }
  }

  private mutating func add(_ slot: Slot) {
    if case .model(let type, let name) = slot {
      guard !rejected.contains(slot), !carriers.slots.contains(slot) else { return }
      guard evaluator.symbols.isOnlyMade(name, of: type) else {
        rejected.insert(slot)
        return
      }
    }
    if carriers.add(slot) { pending.append(slot) }
  }
}

extension CarrierSearch {
  /// The parameters that are passed on to what is only a part of an identifier: what that becomes, the call tells.
  var partsOfModifiers: Set<Slot> {
    guard !parts.isEmpty else { return [] }
    var found: Set<Slot> = []
    var open = parts
    while !open.isEmpty {
      let sources = sites.filter { open.contains($0.slot) }.flatMap(\.sources)
      open = Set(
        sources.filter { slot in
          guard case .parameter(let reference, _) = slot else { return false }
          return reference.name != "init" && found.insert(slot).inserted
        })
    }
    return found
  }
}
