import Findings
import Inventory

/// What code does to objects, in the order in which it does so, the app's functions that it calls included.
struct CodeSteps: Sendable {
  /// A call or an assignment.
  struct Step: Sendable {
    var spot: UIKitVisitor.Spot
    /// The branches and loops that it stands in, and the ways out that it stands behind, each by a number of its own.
    var path: [Int]
    /// Whether it stands in a closure, which may run at any time.
    var isDeferred: Bool
    /// What has the function that it is a part of; nil for the object whose code is looked at.
    var subject: Subject?
  }

  /// What code calls a function of.
  struct Subject: Hashable, Sendable {
    var holder: Holder
    var objects: [Int]
  }

  private(set) var steps: [Step] = []
  /// The steps at each place.
  private(set) var indices: [UIKitVisitor.Spot: [Int]] = [:]
  /// The functions whose calls are followed.
  fileprivate(set) var functions: Set<ObjectIdentifier> = []
  /// The functions of which a call is not followed, since it is not known which one it means, or of what.
  fileprivate(set) var unclear: Set<String> = []
  /// Those of them that are the object's own.
  fileprivate(set) var ownUnclear: Set<String> = []

  fileprivate mutating func add(_ step: Step) {
    indices[step.spot, default: []].append(steps.count)
    steps.append(step)
  }

  /// The steps that come after one whenever that is done.
  func certain(after index: Int) -> ArraySlice<Step> {
    let first = steps[index]
    guard !first.isDeferred else { return [] }
    return steps[(index + 1)...].filter { !$0.isDeferred && first.path.starts(with: $0.path) }[...]
  }
}

/// Goes over code, and over the functions of the app that it calls, in the order in which they run.
struct StepWalk {
  typealias TypeID = SymbolTable.TypeID
  /// How many calls lead from one to the next: more than code has that sets up a view.
  private static let deepest = 8

  /// A function with the type that has it.
  struct Callee {
    var function: FunctionFact
    var owner: TypeID
    var file: Int
  }

  let visitor: UIKitVisitor
  let holdings: Holdings
  /// The places that matter.
  let spots: Set<UIKitVisitor.Spot>
  /// Functions that objects have and others call: `badge.setUp()`.
  let functions: [String: [Callee]]
  private(set) var found = CodeSteps()
  /// The class of the object whose code runs.
  private var type: TypeID?
  private var subject: CodeSteps.Subject?
  private var path: [Int] = []
  private var count = 0
  private var closures = 0
  /// How many ways out of the function at hand have been passed.
  private var waysOut = 0
  private var loops = 0
  private var stack: [FunctionFact] = []

  init(
    _ visitor: UIKitVisitor, _ holdings: Holdings, type: TypeID?, spots: Set<UIKitVisitor.Spot>,
    functions: [String: [Callee]]
  ) {
    self.visitor = visitor
    self.holdings = holdings
    self.type = type
    self.spots = spots
    self.functions = functions
  }

  private var symbols: SymbolTable { visitor.symbols }

  // MARK: Members

  /// Goes over what a property holds from the start.
  mutating func walk(_ property: PropertyFact, owner: TypeID?, file: Int) {
    step(at: property.position, file: file)
    guard let value = property.value else { return }
    var scope = Scope(file: file, type: owner, member: property.name)
    scope.body = property.position
    walk(value, scope)
  }

  /// Goes over what a computed property does each time that it is asked for.
  mutating func walk(getter: Block, of property: PropertyFact, owner: TypeID?, file: Int) {
    var scope = Scope(file: file, type: owner, member: property.name)
    scope.body = property.position
    walk(getter, scope)
  }

  /// Goes over the object's function of the name that takes nothing, where it has one.
  mutating func call(_ name: String) { followOwn(name, [], from: nil) }

  mutating func walk(_ callee: Callee) { walk(callee.function, owner: callee.owner, file: callee.file) }

  mutating func walk(_ function: FunctionFact, owner: TypeID?, file: Int) {
    guard let body = function.body else { return }
    var scope = Scope(file: file, type: owner, member: function.name)
    scope.body = function.position
    scope.declare(function.parameters)
    let outer = (path, waysOut, loops)
    (waysOut, loops) = (0, 0)
    stack.append(function)
    walk(body, scope)
    stack.removeLast()
    (path, waysOut, loops) = outer
  }

  private mutating func follow(_ callee: Callee) {
    let isKnown = stack.contains { $0 === callee.function }
    guard !isKnown, stack.count < Self.deepest else { return leaveOut(callee.function.name, isOwn: subject == nil) }
    found.functions.insert(ObjectIdentifier(callee.function))
    walk(callee)
  }

  private mutating func leaveOut(_ name: String, isOwn: Bool = false) {
    found.unclear.insert(name)
    if isOwn { found.ownUnclear.insert(name) }
  }

  private mutating func step(at position: Position, file: Int) {
    let spot = UIKitVisitor.Spot(file: file, position: position)
    guard spots.contains(spot) else { return }
    found.add(CodeSteps.Step(spot: spot, path: path, isDeferred: closures > 0, subject: subject))
  }

  // MARK: Statements

  private mutating func walk(_ block: Block, _ outer: Scope) {
    var scope = outer
    scope.declareFunctions(of: block)
    for statement in block.statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value { walk(value, scope) }
        scope.declare(binding)
      case .assignment(let target, let value, _):
        walk(value, scope)
        walkParts(of: target, scope)
        if let last = target.links.last { step(at: last.position, file: scope.file) }
      case .expression(let expression, _): walk(expression, scope)
      case .return(let expression, _):
        walk(expression, scope)
        waysOut += 1
        return
      case .branches(let branches):
        walk(branches, scope)
        scope.passGuard(branches)
      case .loop(let variables, let sequence, let body, let position):
        if let sequence { walk(sequence, scope) }
        let place = Place(file: symbols.files[scope.file].file, range: SourceRange(position, position))
        loops += 1
        inside { $0.walk(body, scope.entering(loopAt: place, variables: variables, over: sequence)) }
        loops -= 1
      case .function(let function):
        // It runs where it is called.
        guard let body = function.body else { continue }
        let inner = scope.entering(function)
        later { $0.walk(body, inner) }
      }
    }
  }

  private mutating func walk(_ branches: Branches, _ scope: Scope) {
    let before = waysOut
    let isGuard = branches.kind == .detour && branches.alternatives.first.map { $0.conditionCount > 0 } == true
    for index in branches.alternatives.indices {
      let inner = scope.entering(index, of: branches, file: symbols.files[scope.file].file)
      let body = branches.alternatives[index].body
      if branches.kind == .detour, branches.alternatives.count == 1, !isGuard {
        // What is put off to the end of the code.
        later { $0.walk(body, inner) }
      } else if branches.alternatives[index].breaks {
        loops += 1
        inside { $0.walk(body, inner) }
        loops -= 1
      } else {
        inside { $0.walk(body, inner) }
      }
    }
    // Where the code may have been left, or the loop gone on, what follows need not be done.
    guard isGuard || waysOut > before || loops > 0 else { return }
    waysOut += 1
    count += 1
    path.append(count)
  }

  /// Goes over what is not done each time.
  private mutating func inside(_ body: (inout StepWalk) -> Void) {
    let outer = path
    count += 1
    path.append(count)
    body(&self)
    path = outer
  }

  /// Goes over what is done at a time that is not known.
  private mutating func later(_ body: (inout StepWalk) -> Void) {
    let outer = (path, waysOut, loops)
    closures += 1
    body(&self)
    closures -= 1
    (path, waysOut, loops) = outer
  }

  // MARK: Expressions

  private mutating func walk(_ expression: Expression, _ scope: Scope) {
    switch expression {
    case .chain(let chain): walk(chain, scope)
    case .closure(let closure): later { $0.walk(closure.body, scope.entering(closure)) }
    case .ternary(_, let first, let second, _):
      inside { $0.walk(first, scope) }
      inside { $0.walk(second, scope) }
    case .binary(_, let first, let second):
      walk(first, scope)
      inside { $0.walk(second, scope) }
    case .branches(let branches): walk(branches, scope)
    case .array(let values), .tuple(let values): for value in values { walk(value, scope) }
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key, scope)
        walk(pair.value, scope)
      }
    case .interpolation(let segments): for case .hole(let value, _) in segments { walk(value, scope) }
    default: break
    }
  }

  private mutating func walk(_ chain: Chain, _ scope: Scope) {
    walkParts(of: chain, scope)
    for (index, link) in chain.links.enumerated() {
      step(at: link.position, file: scope.file)
      if link.isCall { follow(link, at: index, of: chain, scope) }
    }
  }

  private mutating func walkParts(of chain: Chain, _ scope: Scope) {
    if case .value(let root) = chain.root {
      if case .closure(let closure) = root, chain.links.first?.name == "" {
        walkCalled(closure, with: chain.links.first?.arguments?.first?.value, scope)
      } else {
        walk(root, scope)
      }
    }
    for link in chain.links { for argument in link.arguments ?? [] { walk(argument.value, scope) } }
  }

  /// `{ … }()`: a way out of it is none of the code around it.
  private mutating func walkCalled(_ closure: Closure, with passed: Expression?, _ scope: Scope) {
    var inner = scope.entering(closure)
    if let passed {
      inner.locals[closure.parameters.first ?? "$0"] = Scope.Local(origin: .subject, value: passed)
    }
    let outer = (path, waysOut, loops)
    (waysOut, loops) = (0, 0)
    walk(closure.body, inner)
    (path, waysOut, loops) = outer
  }

  // MARK: Calls

  private mutating func follow(_ link: Link, at index: Int, of chain: Chain, _ scope: Scope) {
    guard case .name = chain.root, let arguments = link.arguments else { return }
    let first = chain.links[0].name
    if index == 0 {
      guard scope.locals[link.name] == nil else { return }
      followOwn(link.name, arguments, from: nil)
    } else if index == 1, first == "self" || first == "super" {
      followOwn(link.name, arguments, from: first == "super" ? scope.type : nil)
    } else if let callees = functions[link.name] {
      follow(link, at: index, of: chain, callees, scope)
    }
  }

  /// Follows a call of the object's own; from `inside` one of its classes a call of what that inherits.
  private mutating func followOwn(_ name: String, _ arguments: [Argument], from inside: TypeID?) {
    guard let type else { return }
    let lineage = symbols.types[type].lineage
    var classes = lineage[...]
    if let inside { classes = classes.drop { $0 != inside }.dropFirst() }
    for owner in classes {
      let members = symbols.types[owner].members[name] ?? []
      guard !members.isEmpty else { continue }
      var callees: [Callee] = []
      for member in members {
        guard case .function(let function) = member.declaration, function.body != nil, function.accepts(arguments)
        else { continue }
        callees.append(Callee(function: function, owner: owner, file: member.file))
      }
      if name == "init", callees.isEmpty { continue }
      if callees.count == 1, name == "init" || !callees[0].function.isStatic {
        follow(callees[0])
      } else {
        leaveOut(name, isOwn: subject == nil)
      }
      return
    }
  }

  /// Follows a call of another object's function.
  private mutating func follow(
    _ link: Link, at index: Int, of chain: Chain, _ callees: [Callee], _ scope: Scope
  ) {
    var receiver: Evaluator.Receiver?
    var meant: [Callee] = []
    for callee in callees where !callee.function.isPrivate || callee.file == scope.file {
      switch visitor.evaluator.calls(
        link, at: index, of: chain, callee.function, owner: callee.owner, file: callee.file, in: scope, on: &receiver)
      {
      case .yes: meant.append(callee)
      case .unclear: leaveOut(link.name)
      case .no: break
      }
    }
    guard let callee = meant.first else { return }
    let holder = visitor.holder(of: chain.links[..<index], in: scope)
    let objects = holder.map(holdings.objects) ?? []
    let classes = Set(objects.map { visitor.objects[$0].reference.id })
    // Which objects a parameter stands for is not known of all.
    let isVariable = chain.links[0].name == "self" || (scope.locals[chain.links[0].name]?.isVariable ?? true)
    guard meant.count == 1, isVariable, let holder, classes.count == 1, let inner = classes.first ?? nil else {
      return leaveOut(link.name)
    }
    let outer = (type, subject)
    (type, subject) = (inner, CodeSteps.Subject(holder: holder, objects: objects))
    follow(callee)
    (type, subject) = outer
  }
}

extension Scope.Local {
  fileprivate var isVariable: Bool { if case .variable = origin { true } else { false } }
}
