import Findings
import Inventory

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
  var found = CodeSteps()
  /// The class of the object whose code runs.
  var type: TypeID?
  var subject: CodeSteps.Subject?
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

  var symbols: SymbolTable { visitor.symbols }

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

  mutating func follow(_ callee: Callee) {
    let isKnown = stack.contains { $0 === callee.function }
    guard !isKnown, stack.count < Self.deepest else { return leaveOut(callee.function.name, isOwn: subject == nil) }
    found.follow(callee.function)
    walk(callee)
  }

  mutating func leaveOut(_ name: String, isOwn: Bool = false) {
    found.leaveOut(name, isOwn: isOwn)
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
}
