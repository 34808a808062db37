import Findings
import Inventory

/// Which of the identifiers that code gives to an object it has in the end.
///
/// An initialiser runs before anything that is done to what it makes, and the statements of one body run in their order.
/// Of what runs at a time that is not known, any may be the last.
struct WriteOrder {
  typealias Gift = UIKitVisitor.Gift
  typealias TypeID = SymbolTable.TypeID
  typealias Spot = UIKitVisitor.Spot
  typealias Site = UIKitVisitor.Site

  /// What an object is given, and what takes an identifier from it.
  struct Writes {
    var gifts: [Int] = []
    var erasures: [Int] = []
  }

  /// What becomes of what an object is given.
  enum Fate { case kept, replaced, never }

  let visitor: UIKitVisitor
  let holdings: Holdings
  let writes: [Writes]
  private var setUps: SetUps
  private var stepsOfClass: [TypeID: [CodeSteps]] = [:]

  /// `writes` says of each object what it is given.
  init(_ visitor: UIKitVisitor, _ holdings: Holdings, writes: [Writes]) {
    self.visitor = visitor
    self.holdings = holdings
    self.writes = writes
    setUps = SetUps(visitor, holdings)
  }

  private var symbols: SymbolTable { visitor.symbols }

  /// Whether what an object is made with is replaced by what it is given later.
  mutating func replacesMade(_ index: Int) -> Bool {
    let all = writes[index]
    guard visitor.objects[index].given.isEmpty == false, !(all.gifts.isEmpty && all.erasures.isEmpty) else {
      return false
    }
    return isNamedLater(index)
  }

  /// What becomes of a gift to an object.
  mutating func fate(of gift: Int, to index: Int) -> Fate {
    let write = visitor.gifts[gift]
    guard let site = write.site, let code = setUps.code(at: site) else { return .kept }
    let isOwn = write.isOwn
    if setUps.mayNotRun(code) {
      if isOwn {
        if setUps.neverRuns(code, at: site, for: index) { return .never }
      } else if setUps.neverRunsForAny(code, at: site) {
        return .never
      }
    }
    if isOwn, setUps.isCalledOnOthersOnly(code, at: site, than: index) { return .never }
    if comesLater(index, than: write, site, code) { return .never }
    let isOnlyOne = writes[index].gifts.count == 1 && writes[index].erasures.isEmpty
    if isOnlyOne && !(isOwn && visitor.objects[index].isNamedInPlace) { return .kept }
    return isReplaced(gift, of: index, code) ? .replaced : .kept
  }

  // MARK: What replaces what

  private mutating func isReplaced(_ gift: Int, of index: Int, _ code: SetUps.Code) -> Bool {
    let write = visitor.gifts[gift]
    guard let site = write.site else { return false }
    if write.isOwn {
      // What an initialiser gives, and what it calls.
      if let way = setUps.wayFromInitialisers(to: code) {
        guard let own = setUps.making(of: index), own.allSatisfy({ $0.unclear.isDisjoint(with: way) }) else {
          return false
        }
        let isReplacedInside = own.allSatisfy { isReplaced(site.spot, of: index, in: $0, write) }
        return isReplacedInside || visitor.objects[index].isNamedInPlace || isNamedLater(index)
      }
    }
    return isReplacedWhereCalled(write, site, of: index, code)
  }

  /// Whether an object is given an identifier for sure after it has been made.
  private mutating func isNamedLater(_ index: Int) -> Bool {
    let object = visitor.objects[index]
    let spot = Spot(object)
    guard let code = setUps.code(at: Site(spot, in: object.scope)) else { return false }
    return isReplaced(spot, of: index, in: setUps.steps(of: code)) || isReplacedInSetUp(spot, of: index, code)
  }

  /// Whether each way to the place leads on to one that gives the object another identifier.
  private mutating func isReplacedWhereCalled(
    _ write: Gift, _ site: Site, of index: Int, _ code: SetUps.Code, depth: Int = 0
  ) -> Bool {
    if isReplaced(site.spot, of: index, in: setUps.steps(of: code), write) { return true }
    if isReplacedInSetUp(site.spot, of: index, code, write) { return true }
    guard depth < 4, let callers = setUps.callers(of: code) else { return false }
    return callers.allSatisfy { caller in
      let steps = setUps.steps(of: caller)
      guard !steps.unclear.contains(code.name) else { return false }
      return isReplacedWhereCalled(write, site, of: index, caller, depth: depth + 1)
    }
  }

  private func concern(_ step: Int, of index: Int, in steps: CodeSteps) -> Bool {
    steps.steps[step].subject?.objects.contains(index) ?? true
  }

  /// Whether what happens at a place is followed by another write, whichever way the object is set up whose code it is.
  private mutating func isReplacedInSetUp(
    _ spot: Spot, of index: Int, _ code: SetUps.Code, _ write: Gift? = nil
  ) -> Bool {
    guard let owner = code.owner, let way = setUps.wayFromSetUp(to: code), let all = setUps.setUps(of: owner) else {
      return false
    }
    let found = all.filter { $0.indices[spot] != nil }
    return !found.isEmpty
      && found.allSatisfy {
        $0.unclear.isDisjoint(with: way) && isReplaced(spot, of: index, in: $0, write)
      }
  }

  /// Whether the steps lead from each of those at the place, as far as they are about the object, to a write that comes for
  /// sure. What stands there gives an identifier, or makes the object.
  private func isReplaced(_ spot: Spot, of index: Int, in steps: CodeSteps, _ write: Gift? = nil) -> Bool {
    let places = (steps.indices[spot] ?? []).filter { concern($0, of: index, in: steps) }
    // What is done several times is done to several objects, of which one name stands for one.
    guard places.count == 1 || write?.isOwn == true && !places.isEmpty else { return false }
    return places.allSatisfy { place in
      steps.certain(after: place).contains { step in
        step.spot != spot && gives(step, to: index, after: steps.steps[place], write)
      }
    }
  }

  /// Whether a step gives the object an identifier, or takes it, for sure.
  private func gives(
    _ step: CodeSteps.Step, to index: Int, after other: CodeSteps.Step, _ replaced: Gift?
  ) -> Bool {
    func isIt(_ write: Gift) -> Bool {
      // Two objects of a class have such a view each.
      guard write.site?.spot == step.spot, write.whole == replaced?.whole else { return false }
      if replaced?.isOwn == true, other.subject == nil { return write.isOwn && step.subject == nil }
      guard let holder = write.isOwn ? step.subject?.holder : write.holder else { return false }
      if write.isOwn
        ? step.subject?.objects.contains(index) != true : step.subject != other.subject && step.subject != nil
      {
        return false
      }
      // Of what a function gives, each name that holds it has its own.
      let before = replaced.flatMap { $0.isOwn ? other.subject?.holder : $0.holder }
      if let name = before.flatMap(holdings.anchor), name != holdings.anchor(of: holder) { return false }
      return holdings.surelyStands(holder, for: index)
    }
    return writes[index].gifts.contains { isIt(visitor.gifts[$0]) && visitor.gifts[$0].isCertain }
      || writes[index].erasures.contains { isIt(visitor.erasures[$0]) }
  }

  /// What code of a class gives to the class's objects, where more code of it replaces that.
  mutating func replacedInClasses() -> [TypeID: Set<Int>] {
    var own: [TypeID: [Int]] = [:]
    for (index, gift) in visitor.gifts.enumerated() {
      guard case .instances(let owner) = gift.holder, symbols.types[owner].kind == .class else { continue }
      for id in [owner] + (symbols.descendants[owner] ?? []) { own[id, default: []].append(index) }
    }
    var found: [TypeID: Set<Int>] = [:]
    for (id, gifts) in own where gifts.count > 1 {
      for gift in gifts where isReplaced(gift, among: gifts, inClass: id) { found[id, default: []].insert(gift) }
    }
    return found
  }

  private mutating func isReplaced(_ gift: Int, among gifts: [Int], inClass id: TypeID) -> Bool {
    guard let site = visitor.gifts[gift].site, let code = setUps.code(at: site), let way = setUps.wayFromSetUp(to: code)
    else { return false }
    let others = Set(gifts.map { visitor.gifts[$0] }.filter(\.isCertain).compactMap { $0.site?.spot })
      .subtracting([site.spot])
    let all = setUps.setUps(ofExactly: id)
    guard all.contains(where: { $0.indices[site.spot] != nil }) else { return false }
    return all.allSatisfy { steps in
      let places = (steps.indices[site.spot] ?? []).filter { steps.steps[$0].subject == nil }
      return steps.unclear.isDisjoint(with: way)
        && places.allSatisfy { steps.certain(after: $0).contains { $0.subject == nil && others.contains($0.spot) } }
    }
  }

  /// What of the gifts to an object each class replaces that has one like it: the class whose code makes it, and each
  /// subclass.
  mutating func replacedInSubclasses(_ gifts: [Int], of index: Int) -> [TypeID: Set<Int>] {
    guard let owner = visitor.objects[index].scope.type else { return [:] }
    var found: [TypeID: Set<Int>] = [:]
    for id in ([owner] + (symbols.descendants[owner] ?? [])).prefix(Self.mostClasses) {
      found[id] = Set(gifts.filter { isReplaced($0, of: index, inClass: id) })
    }
    return found
  }

  private static var mostClasses: Int { 64 }

  private mutating func isReplaced(_ gift: Int, of index: Int, inClass id: TypeID) -> Bool {
    let write = visitor.gifts[gift]
    guard let site = write.site, let code = setUps.code(at: site), let way = setUps.wayFromSetUp(to: code) else {
      return false
    }
    let all = stepsOfClass[id] ?? setUps.setUps(ofExactly: id)
    stepsOfClass[id] = all
    let found = all.filter { $0.indices[site.spot] != nil }
    return !found.isEmpty
      && found.allSatisfy { $0.unclear.isDisjoint(with: way) && isReplaced(site.spot, of: index, in: $0, write) }
  }

  // MARK: What comes too late

  /// Whether a property holds the object only after its class's initialisers have given an identifier to what it held.
  private mutating func comesLater(_ index: Int, than write: Gift, _ site: Site, _ code: SetUps.Code) -> Bool {
    let holder = holdings.property(behind: write.holder)
    guard case .member(let owner, _) = holder, write.whole == nil,
      let arrivals = holdings.arrivals(of: index, at: holder),
      code.owner == owner, setUps.wayFromInitialisers(to: code) != nil, let all = setUps.initialisations(of: owner)
    else { return false }
    guard all.allSatisfy(\.ownUnclear.isEmpty) else { return false }
    return arrivals.allSatisfy { arrival in
      guard let code = setUps.code(at: arrival) else { return false }
      if code.owner != owner { return true }
      return all.allSatisfy { steps in
        (steps.indices[arrival.spot] ?? []).allSatisfy { later in
          !steps.steps[later].isDeferred
            && (steps.indices[site.spot] ?? []).allSatisfy { !steps.steps[$0].isDeferred && $0 < later }
        }
      }
    }
  }
}

extension UIKitVisitor.Gift {
  /// Whether an object's class gives it to the object itself.
  var isOwn: Bool { if case .instances = holder { true } else { false } }
}
