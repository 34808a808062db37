import Findings
import Inventory

/// How objects are made and set up: what their initialisers do, and what is done before anybody sees them. What is asked
/// for is found once.
struct SetUps {
  typealias TypeID = SymbolTable.TypeID
  typealias Site = UIKitVisitor.Site

  /// A member whose code gives identifiers or makes objects.
  struct Code: Hashable {
    var owner: TypeID?
    var member: SymbolTable.Member

    var name: String { member.name }
    var function: FunctionFact? { if case .function(let function) = member.declaration { function } else { nil } }

    static func == (first: Code, second: Code) -> Bool { first.member.identity == second.member.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(member.identity) }
  }

  /// A function that more code speaks of is not followed to its calls.
  private static let mostCallers = 64
  /// How many calls lead from an initialiser to what gives an identifier, at most.
  private static let deepest = 3

  let visitor: UIKitVisitor
  let holdings: Holdings
  let initialisers: RunningInitialisers
  private let spots: Set<UIKitVisitor.Spot>
  /// The functions that give identifiers, and those that call them, by their names.
  private var functions: [String: [StepWalk.Callee]] = [:]
  private var mentions: [String: [Code]] = [:]
  private var stepsOfCode: [Code: CodeSteps] = [:]
  private var stepsOfMaking: [SymbolTable.MemberKey: [TypeID: CodeSteps]] = [:]
  private var confined: [Code: Set<String>?] = [:]
  private var confinedToSetUp: [Code: Set<String>?] = [:]
  var initialisationsOfType: [TypeID: [CodeSteps]?] = [:]
  var setUpsOfType: [TypeID: [CodeSteps]?] = [:]

  init(_ visitor: UIKitVisitor, _ holdings: Holdings) {
    self.visitor = visitor
    self.holdings = holdings
    initialisers = RunningInitialisers(symbols: visitor.symbols)
    var spots = Set(visitor.objects.map { UIKitVisitor.Spot($0) })
    for write in visitor.gifts + visitor.erasures { if let site = write.site { spots.insert(site.spot) } }
    spots.formUnion(holdings.arrivalSpots)
    self.spots = spots
    findCallers()
  }

  var symbols: SymbolTable { visitor.symbols }

  // MARK: Code

  /// The member that a place is in.
  func code(at site: Site) -> Code? {
    if let owner = site.owner {
      let found = symbols.types[owner].members[site.member]?.first { $0.file == site.file && $0.position == site.body }
      return found.map { Code(owner: owner, member: $0) }
    }
    if let found = symbols.functions[site.member]?.first(where: {
      $0.file == site.file && $0.fact.position == site.body
    }) {
      return Code(owner: nil, member: SymbolTable.Member(.function(found.fact), file: found.file))
    }
    return symbols.properties[site.member]?.first { $0.file == site.file && $0.fact.position == site.body }.map {
      Code(owner: nil, member: SymbolTable.Member(.property($0.fact), file: $0.file))
    }
  }

  /// Finds which code speaks of the functions that give identifiers, and which of those functions.
  private mutating func findCallers() {
    var open: Set<String> = []
    for write in visitor.gifts + visitor.erasures {
      guard let site = write.site, site.member != "init", let code = code(at: site) else { continue }
      if note(code) { open.insert(code.name) }
    }
    for _ in 0..<Self.deepest where !open.isEmpty {
      let names = open.map { (name: $0, hash: NameSet.hash($0)) }
      open = []
      for (name, _) in names { mentions[name] = [] }
      for code in symbols.code(using: NameFilter(names.map(\.name))) {
        let caller = Code(owner: code.owner, member: code.member)
        for (name, hash) in names where code.member.names.mayContain(hash: hash) { mentions[name]?.append(caller) }
      }
      for (name, _) in names {
        let owners = Set((functions[name] ?? []).map(\.owner))
        for caller in mentions[name] ?? [] where caller.owner.map(owners.contains) == true {
          if note(caller), mentions[caller.name] == nil { open.insert(caller.name) }
        }
      }
    }
  }

  private mutating func note(_ code: Code) -> Bool {
    guard let owner = code.owner, let function = code.function, function.name != "init",
      functions[function.name]?.contains(where: { $0.function === function }) != true
    else { return false }
    functions[function.name, default: []].append(
      StepWalk.Callee(function: function, owner: owner, file: code.member.file))
    return true
  }

  /// The code that calls a function; nil where others may call it that are not known.
  mutating func callers(of code: Code) -> [Code]? {
    guard let function = code.function, function.name != "init", let owner = code.owner,
      !UIKitClass.callbacks.contains(function.name), function.attributes.isEmpty, function.body?.callsSuper != true,
      var mentioning = mentions[function.name]
    else { return nil }
    if function.isPrivate { mentioning = mentioning.filter { $0.member.file == code.member.file } }
    guard mentioning.count <= Self.mostCallers else { return nil }
    var found: [Code] = []
    for other in mentioning where other != code {
      let steps = steps(of: other)
      let isCalled = steps.functions.contains(ObjectIdentifier(function))
      if isCalled {
        found.append(other)
        continue
      }
      if steps.unclear.contains(function.name) { return nil }
      let isRelated =
        other.owner.map {
          symbols.types[$0].lineage.contains(owner) || symbols.types[owner].lineage.contains($0)
        } ?? false
      // It is spoken of where no call is to be seen: by a selector, in a condition.
      if isRelated { return nil }
    }
    return found.isEmpty ? nil : found
  }

  /// The steps of one member.
  mutating func steps(of code: Code) -> CodeSteps {
    if let known = stepsOfCode[code] { return known }
    let isClass = code.owner.map { symbols.types[$0].kind == .class } ?? false
    var walk = walk(of: isClass ? code.owner : nil)
    switch code.member.declaration {
    case .function(let function): walk.walk(function, owner: code.owner, file: code.member.file)
    case .property(let property):
      walk.walk(property, owner: code.owner, file: code.member.file)
      if let getter = property.getter {
        walk.walk(getter: getter, of: property, owner: code.owner, file: code.member.file)
      }
    case .enumCase: break
    }
    stepsOfCode[code] = walk.found
    return walk.found
  }

  func walk(of type: TypeID?) -> StepWalk {
    StepWalk(visitor, holdings, type: type, spots: spots, functions: functions)
  }

  // MARK: What runs where an object is made

  /// What the initialisers do that run where an object is made; nil where it is not known which ones do.
  mutating func making(of index: Int) -> [CodeSteps]? {
    let object = visitor.objects[index]
    guard let id = object.reference.id, let running = initialisers.running(for: object) else { return nil }
    if running.isEmpty { return [CodeSteps()] }
    return running.map { callee in
      let key = SymbolTable.MemberKey(file: callee.file, position: callee.function.position)
      if let known = stepsOfMaking[key]?[id] { return known }
      var walk = walk(of: id)
      walk.walk(callee)
      stepsOfMaking[key, default: [:]][id] = walk.found
      return walk.found
    }
  }

  /// Whether code runs by some of its class's initialisers and not by others, as far as names tell.
  func mayNotRun(_ code: Code) -> Bool {
    guard let owner = code.owner, symbols.types[owner].kind == .class,
      let reference = visitor.types.reference(to: owner), !reference.isViewController
    else { return false }
    let members = symbols.types[owner].members
    let ways = (members["init"] ?? []).filter {
      if case .function(let function) = $0.declaration { !function.endsApp } else { false }
    }
    if ways.isEmpty { return false }
    if code.name == "init" { return ways.count > 1 || ways[0].isOfDocument }
    var names: Set<String> = [code.name]
    for _ in 0..<Self.deepest {
      let hashes = names.map { NameSet.hash($0, .call) }
      for member in members.all where member.name != "init" {
        if case .function = member.declaration, hashes.contains(where: member.names.mayContain) {
          names.insert(member.name)
        }
      }
    }
    let hashes = names.map { NameSet.hash($0, .call) }
    let calling = ways.filter { way in hashes.contains { way.names.mayContain(hash: $0) } }
    return !calling.isEmpty && (calling.count < ways.count || calling.allSatisfy(\.isOfDocument))
  }

  /// Whether code of an object's class never runs for the object, since only initialisers lead there that do not run.
  mutating func neverRuns(_ code: Code, at site: Site, for index: Int) -> Bool {
    guard let way = wayFromInitialisers(to: code), let making = making(of: index) else { return false }
    return making.allSatisfy { $0.indices[site.spot] == nil && $0.unclear.isDisjoint(with: way) }
  }

  /// The same for all objects of the class, as far as code makes them.
  mutating func neverRunsForAny(_ code: Code, at site: Site) -> Bool {
    guard let owner = code.owner, visitor.types.reference(to: owner)?.isRepeated == false else { return false }
    let objects = holdings.objects(of: .instances(owner))
    guard !objects.isEmpty else { return false }
    for index in objects where !neverRuns(code, at: site, for: index) { return false }
    return true
  }

  /// Whether all calls of an object's function are known, and none is one of the object's.
  mutating func isCalledOnOthersOnly(_ code: Code, at site: Site, than index: Int) -> Bool {
    guard code.name != "init", let callers = callers(of: code) else { return false }
    return callers.allSatisfy { caller in
      let steps = steps(of: caller)
      return !steps.unclear.contains(code.name)
        && (steps.indices[site.spot] ?? []).allSatisfy {
          steps.steps[$0].subject.map { !$0.objects.contains(index) } ?? false
        }
    }
  }

  // MARK: What leads where

  /// The functions that lead from initialisers to code, where only these do.
  mutating func wayFromInitialisers(to code: Code) -> Set<String>? {
    if let known = confined[code] { return known }
    // What calls itself leads nowhere else.
    confined[code] = .some(nil)
    let found = way(to: code) { code, setUps in
      code.name == "init" ? ["init"] : setUps.wayFromInitialisers(to: code)
    }
    confined[code] = found
    return found
  }

  /// The functions that lead to code from where objects are set up, where only these do.
  mutating func wayFromSetUp(to code: Code) -> Set<String>? {
    if let known = confinedToSetUp[code] { return known }
    confinedToSetUp[code] = .some(nil)
    let found = way(to: code) { code, setUps in
      if case .property(let property) = code.member.declaration {
        return property.getter == nil && property.observers.isEmpty && !property.isStatic ? [] : nil
      }
      if code.name == "init" || UIKitClass.settingUp.contains(code.name) { return [code.name] }
      return setUps.wayFromSetUp(to: code)
    }
    confinedToSetUp[code] = found
    return found
  }

  private mutating func way(
    to code: Code, from start: (Code, inout SetUps) -> Set<String>?
  ) -> Set<String>? {
    let isStart = code.function == nil || code.name == "init" || UIKitClass.settingUp.contains(code.name)
    if isStart { return start(code, &self) }
    guard let owner = code.owner, let callers = callers(of: code) else { return nil }
    var names: Set<String> = [code.name]
    for caller in callers {
      guard let other = caller.owner,
        symbols.types[other].lineage.contains(owner) || symbols.types[owner].lineage.contains(other),
        let way = start(caller, &self)
      else { return nil }
      names.formUnion(way)
    }
    return names
  }
}

extension SymbolTable.Member {
  /// Whether it is the initialiser that makes an object from a document.
  fileprivate var isOfDocument: Bool {
    if case .function(let function) = declaration { function.readsDocument } else { false }
  }
}

extension Block {
  /// Whether it calls its superclass's function, as what UIKit calls does.
  fileprivate var callsSuper: Bool {
    statements.contains { statement in
      switch statement {
      case .expression(.chain(let chain), _), .return(.chain(let chain), _): chain.links.first?.name == "super"
      default: false
      }
    }
  }
}
