import Findings
import Inventory

/// A place that gives an identifier to what it lands on, for all that leads there.
struct Landing: Sendable {
  enum Ground: Sendable {
    /// The modifier at an index of a view's chain.
    case view(Chain, Int)
    /// The object that a path leads to; `self` where it is empty.
    case object([Link])
    case known(Assignment.Target)
    /// A model's property, which carries it on.
    case model
  }

  /// What the identifier begins with.
  var slots: [Slot]
  var value: Expression
  var scope: Scope
  var ground: Ground
}

/// Follows identifiers forward from where they are passed to the elements that they end on.
struct CarriedTargets {
  /// Where a slot's value goes next.
  fileprivate enum Outlet {
    case landing(Landing)
    case passing(CarrierSite)

    var scope: Scope {
      switch self {
      case .landing(let landing): landing.scope
      case .passing(let site): site.scope
      }
    }
  }

  private let views: SwiftUITargets
  private let objects: ObjectTargets
  private var evaluator: Evaluator { views.evaluator }
  private var symbols: SymbolTable { evaluator.symbols }
  private var outlets: [Slot: [Outlet]] = [:]
  private var sites: [Place: [CarrierSite]] = [:]
  /// The sites by the name that is called, as a setter's call is listed.
  private var calls: [Place: [CarrierSite]] = [:]
  private var registered: RegisteredCells?
  /// What a slot leads to, whatever the call.
  private var known: [Slot: Set<Assignment.Target>] = [:]

  private static let deepest = 12
  /// How many hops are followed for one place.
  private static let mostHops = 400

  init(_ evaluator: Evaluator, _ types: UIKitTypes, landings: [Landing], sites: [CarrierSite]) {
    views = SwiftUITargets(evaluator: evaluator)
    objects = ObjectTargets(evaluator: evaluator, types: types)
    for landing in landings.withoutInner {
      for slot in landing.slots { outlets[slot, default: []].append(.landing(landing)) }
    }
    for site in sites {
      self.sites[site.place, default: []].append(site)
      if let callee = site.callee, callee != site.place { calls[callee, default: []].append(site) }
      // A modifier lands where it stands, also where the app has an overload of it.
      if let call = site.call, call.chain.links[call.index].identifierArgument != nil { continue }
      for slot in site.sources { outlets[slot, default: []].append(.passing(site)) }
    }
  }

  /// What an identifier lands on that is passed at the place; nil where it is no place that passes one.
  mutating func target(from place: Place) -> Assignment.Target? {
    guard let sites = sites[place] ?? calls[place] else { return nil }
    var plain: Set<Assignment.Target> = []
    for site in sites { plain.formUnion(targets(of: site.slot)) }
    // Where it is the same whatever the call passes beside it, that is all there is to know.
    if let target = plain.theOne, case .element = target { return target }
    var found: Set<Assignment.Target> = []
    var hops = Self.mostHops
    for site in sites { found.formUnion(targets(passing: site, from: Frame(site.scope), depth: 0, &hops)) }
    return found.theOne ?? .unknown
  }

  private mutating func targets(of slot: Slot) -> Set<Assignment.Target> {
    if let targets = known[slot] { return targets }
    var hops = Self.mostHops
    var found: Set<Assignment.Target> = []
    for outlet in outlets[slot] ?? [] {
      var frame = Frame(outlet.scope)
      frame.isForAnyCall = true
      found.formUnion(targets(of: outlet, in: frame, depth: 0, &hops))
    }
    known[slot] = found
    return found
  }

  // MARK: Hops

  /// What a value ends on that a site passes, in the frame of the site's code.
  private mutating func targets(
    passing site: CarrierSite, from frame: Frame, depth: Int, _ hops: inout Int
  ) -> Set<Assignment.Target> {
    hops -= 1
    guard depth < Self.deepest, hops > 0 else { return [.unknown] }
    let next = outlets[site.slot] ?? []
    let callee = next.contains { $0.isInside(site.slot, symbols) } ? frame.callee(of: site, evaluator) : nil
    var found: Set<Assignment.Target> = []
    for outlet in next {
      let inner = outlet.frame(in: callee, symbols, from: frame)
      if isOfOtherCell(outlet, in: inner) { continue }
      found.formUnion(targets(of: outlet, in: inner, depth: depth + 1, &hops))
    }
    return found
  }

  private mutating func targets(
    of outlet: Outlet, in frame: Frame, depth: Int, _ hops: inout Int
  ) -> Set<Assignment.Target> {
    switch outlet {
    case .passing(let site): return targets(passing: site, from: frame, depth: depth, &hops)
    case .landing(let landing):
      switch landing.ground {
      case .view(let chain, let index): return [views.carriedTarget(of: chain, upTo: index, in: frame)]
      case .object(let receiver): return [objects.target(of: receiver[...], in: frame)]
      case .known(let target): return [target]
      case .model: return []
      }
    }
  }

  /// Whether the outlet is the code of a cell's class that the call at hand does not make: a closure around it is passed
  /// along with the reuse identifier of another one.
  private mutating func isOfOtherCell(_ outlet: Outlet, in frame: Frame) -> Bool {
    guard case .passing(let site) = outlet, case .parameter(let reference, _) = site.slot, let owner = reference.owner,
      let position = site.callee?.position, symbols.types[owner].uiKitName.map(UIKitClass.repeated.contains) == true
    else { return false }
    let cells = registered ?? RegisteredCells(evaluator)
    registered = cells
    guard !cells.isEmpty, let made = cells.type(around: position, in: frame) else { return false }
    return !symbols.types[made].lineage.contains(owner)
  }
}

extension [Landing] {
  /// Those whose identifier is not given again further out: that one replaces it.
  fileprivate var withoutInner: [Landing] {
    let views = Dictionary(grouping: filter { $0.range != nil }) { MemberReference($0.scope) }
    return filter { landing in
      guard let range = landing.range else { return true }
      return !(views[MemberReference(landing.scope)] ?? []).contains { other in
        guard let outer = other.range, outer != range else { return false }
        return outer.start <= range.start && range.end <= outer.end && !Set(other.slots).isDisjoint(with: landing.slots)
      }
    }
  }
}

extension Landing {
  /// Where the view with its modifiers stands.
  fileprivate var range: SourceRange? { if case .view(let chain, _) = ground { chain.range } else { nil } }
}

extension CarriedTargets.Outlet {
  /// Whether it is code of the function that has the parameter, or of the object that has the property.
  fileprivate func isInside(_ slot: Slot, _ symbols: SymbolTable) -> Bool {
    switch slot {
    case .parameter: true
    case .property(let type, _): scope.type.map { symbols.types[$0].lineage.contains(type) } ?? false
    case .payload, .model: false
    }
  }

  /// The frame of the outlet's code, which the callee's is where they are one.
  fileprivate func frame(in callee: Callee?, _ symbols: SymbolTable, from caller: Frame) -> Frame {
    var other = Frame(scope)
    other.isForAnyCall = caller.isForAnyCall
    switch callee {
    case .function(let frame)?: return frame.entering(scope)
    case .object(let type, let frame)?:
      guard let own = scope.type, symbols.types[own].lineage.contains(type) else { return other }
      return frame.entering(scope)
    case nil: return other
    }
  }
}

/// What a call leads into.
private enum Callee {
  case function(Frame)
  /// An object that is made, with the frame of its members.
  case object(SymbolTable.TypeID, Frame)
}

extension Frame {
  /// What the site's call leads into from here.
  fileprivate func callee(of site: CarrierSite, _ evaluator: Evaluator) -> Callee? {
    switch site.slot {
    case .parameter(let reference, _):
      guard case .function(let function)? = evaluator.symbols.member(reference)?.declaration, let call = site.call
      else { return nil }
      let link = call.chain.links[call.index]
      return .function(
        evaluator.frame(
          calling: function, of: reference.owner, file: reference.file, with: link.arguments ?? [],
          on: object(of: call, function), from: self))
    case .property(let type, _):
      guard let call = site.call else {
        // An initialiser keeps what it is passed.
        guard scope.member == "init", let own = scope.type, own == type,
          case .function(let function)? = evaluator.symbols.member(MemberReference(scope))?.declaration
        else { return nil }
        var frame = Frame(Scope(file: scope.file, type: type, member: ""))
        frame.properties = evaluator.parts(keptBy: function, of: type, in: self)
        frame.scope.selfValue = evaluator.object(of: type, with: frame.properties)
        return .object(type, frame)
      }
      let link = call.chain.links[call.index]
      return .object(
        type,
        evaluator.frame(
          making: type, with: link.arguments ?? [], from: self, in: Scope(file: scope.file, type: type, member: "")))
    case .payload, .model: return nil
    }
  }

  /// What a method is called on.
  private func object(of call: CarrierSite.Call, _ function: FunctionFact) -> Passed? {
    guard function.name != "init", !function.isStatic else { return nil }
    guard call.index > 0 else { return parameters["self"] }
    let object = Chain(root: call.chain.root, links: Array(call.chain.links[..<call.index]), range: call.chain.range)
    return Passed(expression: .chain(object), frame: self)
  }
}

extension SwiftUITargets {
  /// What an identifier lands on that comes to a modifier from elsewhere. A container of which all elements are of one type
  /// spreads it over these.
  func carriedTarget(of chain: Chain, upTo index: Int, in frame: Frame) -> Assignment.Target {
    let target = target(of: chain, upTo: index, in: frame)
    guard case .container = target, let head = head(of: chain, in: frame), head.index < index else { return target }
    var budget = Self.mostViews
    return contents(of: head.meaning, in: frame, depth: 0, &budget).onlyType.map { .element($0) } ?? target
  }
}

extension Set<Assignment.Target> {
  fileprivate var theOne: Assignment.Target? { count == 1 ? first : nil }
}
