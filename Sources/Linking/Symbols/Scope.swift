import Findings
import Inventory

/// Where an expression stands: what its bare names can mean.
struct Scope: Sendable {
  /// Index of the file.
  var file: Int
  /// The type whose member the code is in.
  var type: SymbolTable.TypeID?
  /// The property, function or initialiser that the code is in.
  var member: String
  /// Where that member is declared: tells the locals of one body from those of another.
  var body = Position.start
  var locals = Locals()
  /// Each of these is set in few scopes: apart, they cost nothing where a scope is copied, as it is for every block.
  private var pursuit: Held<Pursuit>?
  private var asked: Held<Expectation>?
  private var surroundings: Held<Surroundings>?

  init(file: Int, type: SymbolTable.TypeID?, member: String) {
    self.file = file
    self.type = type
    self.member = member
  }

  struct Expectation: Sendable {
    var type: TypeName
    /// Where the type is named: what it can mean.
    var owner: SymbolTable.TypeID?
    var file: Int

    /// What the elements of a list of the type are.
    var element: Expectation? {
      guard type.isCollection, let inner = type.arguments.first else {
        return nil
      }
      return Expectation(type: inner, owner: owner, file: file)
    }

    /// What the keys (0) or values (1) of a dictionary of the type are.
    func argument(_ index: Int) -> Expectation? {
      guard type.name == "[:]" || type.name == "Dictionary", type.arguments.indices.contains(index) else { return nil }
      return Expectation(type: type.arguments[index], owner: owner, file: file)
    }
  }

  func expecting(_ expected: Expectation?) -> Scope {
    if expected == nil, asked == nil { return self }
    var scope = self
    scope.expected = expected
    return scope
  }

  /// The scope in which the value of a name is written: there the name means what it shadows, and what is declared after it
  /// is not there yet.
  func without(_ name: String) -> Scope {
    var scope = self
    scope.locals = locals.before(name)
    return scope
  }

  /// Declares the functions of a body, which code in front of them may call as well.
  mutating func declareFunctions(of block: Block) {
    for case .function(let function) in block.statements { declare(function, in: block) }
  }

  mutating func declare(_ function: FunctionFact, in block: Block) {
    let namesakes = block.statements.filter {
      if case .function(let other) = $0 { other.name == function.name } else { false }
    }
    var local = Local(origin: .function)
    if namesakes.count == 1 { local.function = NestedFunction(fact: function, locals: locals) }
    locals[function.name] = local
  }

  /// The scope inside a function that the body declares.
  func entering(_ function: FunctionFact) -> Scope {
    var inner = self
    inner.declare(function.parameters, isNested: true)
    inner.nestedFunction = function
    return inner
  }

  mutating func declare(_ parameters: [FunctionFact.Parameter], isNested: Bool = false) {
    for parameter in parameters {
      locals[parameter.name] = Local(origin: .parameter, type: parameter.type, value: parameter.defaultValue)
      locals[parameter.name]?.isNested = isNested
    }
  }

  mutating func declare(_ binding: Statement.Binding) {
    var local = Local(origin: .variable, type: binding.type, value: binding.value)
    local.changes = binding.changes
    local.position = binding.position
    locals[binding.name] = local
  }

  /// The scope inside one alternative of some branches.
  func entering(_ alternative: Int, of branches: Branches, file: String) -> Scope {
    var inner = self
    if branches.kind != .detour { inner.unwrap(branches.alternatives[alternative].unwraps) }
    for bound in branches.alternatives[alternative].bound {
      var local = Local(origin: .bound, type: bound.value == nil ? bound.cast : nil, value: bound.value)
      local.position = bound.value?.position ?? branches.position
      if let subject = branches.subject, let part = bound.payload {
        local.payload = Payload(subject: subject, cases: branches.alternatives[alternative].cases, part: part)
      }
      inner.locals[bound.name] = local
    }
    guard branches.kind != .detour else { return inner }
    if branches.tellOfNames {
      inner.choices.append(Choice(branches: branches, alternative: alternative, locals: locals))
    }
    let place = Place(file: file, range: SourceRange(branches.position, branches.position))
    let condition = branches.alternatives[alternative].condition
    inner.surround {
      $0.branches.append(Branch(place: place, alternative: alternative))
      $0.condition = condition.isEmpty ? "else" : condition
    }
    return inner
  }

  /// Goes on behind some branches: where one of them always returns, what follows is the other way.
  mutating func pass(_ branches: Branches, file: String) {
    passGuard(branches)
    guard branches.kind == .exclusive, !branches.isExhaustive,
      branches.alternatives.contains(where: { $0.body.alwaysReturns })
    else { return }
    let place = Place(file: file, range: SourceRange(branches.position, branches.position))
    surround { $0.branches.append(Branch(place: place, alternative: branches.alternatives.count)) }
    if branches.tellOfNames, branches.alternatives.allSatisfy({ $0.body.alwaysReturns }) {
      choices.append(Choice(branches: branches, alternative: nil, locals: locals))
    }
  }

  /// Goes on behind a `guard`: what must not be nil for that is not nil.
  mutating func passGuard(_ branches: Branches) {
    guard branches.kind == .detour, let wayOut = branches.alternatives.first else { return }
    unwrap(wayOut.unwraps)
    if !wayOut.tests.isEmpty { choices.append(Choice(branches: branches, alternative: nil, locals: locals)) }
  }

  private mutating func unwrap(_ expressions: [Expression]) {
    let names = expressions.compactMap(\.ownName)
    if !names.isEmpty { unwrapped.formUnion(names) }
  }

  /// The scope inside a closure.
  func entering(_ closure: Closure) -> Scope {
    var inner = self
    for capture in closure.captures { inner.declare(capture) }
    for (index, name) in closure.parameters.enumerated() {
      var local = Local(origin: .closureParameter)
      if !closure.types.isEmpty { local.type = closure.types[index] }
      local.position = closure.position
      inner.locals[name] = local
    }
    inner.declare(closure, over: sequence)
    inner.sequence = nil
    return inner
  }

  /// The scope inside a loop.
  func entering(loopAt place: Place, variables: [String], over sequence: Expression?) -> Scope {
    var inner = self
    inner.repetition = place
    inner.declare(variables, over: sequence)
    // Each loop's variables are its own, whatever they are called.
    for name in variables { inner.locals[name]?.position = place.position }
    return inner
  }

  /// Declares the parameters of a closure that runs once for each element of the sequence.
  mutating func declare(_ closure: Closure, over sequence: Expression?) {
    guard let sequence else { return }
    declare(closure.parameters.isEmpty ? ["$0"] : closure.parameters, over: sequence)
    if let counter = sequence.counter(for: closure) {
      locals[closure.parameters.first ?? "$0"] = Local(origin: .loop(counter, part: nil))
    }
  }

  private mutating func declare(_ variables: [String], over sequence: Expression?) {
    for (part, name) in variables.enumerated() where name != "_" {
      locals[name] = Local(origin: .loop(sequence, part: variables.count > 1 ? part : nil))
    }
  }
}

/// What only some scopes have, and what copies of a scope share until one of them changes it.
extension Scope {
  /// What is known of the way to the code, where a value is being followed.
  struct Pursuit: Sendable {
    var nestedFunction: FunctionFact?
    var selfValue: Value?
    var runtimeClass: SymbolTable.TypeID?
    var trail: Trail?
    var environment: Environment?
  }

  /// What stands around the code in its body.
  struct Surroundings: Sendable {
    var branches: [Branch] = []
    var condition: String?
    var repetition: Place?
    var sequence: Expression?
    var calledClosure: Position?
    var unwrapped: Set<String> = []
    var choices: [Choice] = []
  }

  /// The innermost function inside the member that the code is in.
  var nestedFunction: FunctionFact? {
    get { pursuit?.value.nestedFunction }
    set { if pursuit != nil || newValue != nil { pursue { $0.nestedFunction = newValue } } }
  }

  /// What `self` is, where a member of a known value is being followed.
  var selfValue: Value? {
    get { pursuit?.value.selfValue }
    set { if pursuit != nil || newValue != nil { pursue { $0.selfValue = newValue } } }
  }

  /// The class that `self` is at run time, where that is known.
  var runtimeClass: SymbolTable.TypeID? {
    get { pursuit?.value.runtimeClass }
    set { if pursuit != nil || newValue != nil { pursue { $0.runtimeClass = newValue } } }
  }

  /// The declarations that led here, where a value is being followed.
  var trail: Trail? {
    get { pursuit?.value.trail }
    set { if pursuit != nil || newValue != nil { pursue { $0.trail = newValue } } }
  }

  /// What views further out put into the environment; nil where that is not known, or does not matter.
  var environment: Environment? {
    get { pursuit?.value.environment }
    set { if pursuit != nil || newValue != nil { pursue { $0.environment = newValue } } }
  }

  /// The type that the place asks for, which a bare member such as `.login` belongs to.
  var expected: Expectation? {
    get { asked?.value }
    set { asked = newValue.map(Held.init) }
  }

  /// The branches around the code, outermost first.
  var branches: [Branch] {
    get { surroundings?.value.branches ?? [] }
    set { if surroundings != nil || !newValue.isEmpty { surround { $0.branches = newValue } } }
  }

  /// The condition of the innermost branch.
  var condition: String? {
    get { surroundings?.value.condition }
    set { if surroundings != nil || newValue != nil { surround { $0.condition = newValue } } }
  }

  /// The innermost loop around the code.
  var repetition: Place? {
    get { surroundings?.value.repetition }
    set { if surroundings != nil || newValue != nil { surround { $0.repetition = newValue } } }
  }

  /// What the closures of the call at hand run over, where it is a `ForEach` or its like.
  var sequence: Expression? {
    get { surroundings?.value.sequence }
    set { if newValue != nil || sequence != nil { surround { $0.sequence = newValue } } }
  }

  /// The closure around the code that is called in place, `{ … }()`: what the code returns is the closure's.
  var calledClosure: Position? {
    get { surroundings?.value.calledClosure }
    set { if newValue != nil || calledClosure != nil { surround { $0.calledClosure = newValue } } }
  }

  /// The names that are not nil here, whatever their types say.
  var unwrapped: Set<String> {
    get { surroundings?.value.unwrapped ?? [] }
    set { if surroundings != nil || !newValue.isEmpty { surround { $0.unwrapped = newValue } } }
  }

  /// The choices around the code that tell what names are here.
  var choices: [Choice] {
    get { surroundings?.value.choices ?? [] }
    set { if surroundings != nil || !newValue.isEmpty { surround { $0.choices = newValue } } }
  }

  private mutating func pursue(_ change: (inout Pursuit) -> Void) {
    if pursuit == nil { pursuit = Held(Pursuit()) }
    pursuit?.change(change)
  }

  private mutating func surround(_ change: (inout Surroundings) -> Void) {
    if surroundings == nil { surroundings = Held(Surroundings()) }
    surroundings?.change(change)
  }
}

extension TypeName {
  /// Whether its first argument is what it holds several of: `[Row]`, `Set<Row>`, a package's `OrderedSet<Row>`.
  var isCollection: Bool {
    name == "[]" || ["Array", "Collection", "List", "Set"].contains { name.hasSuffix($0) } && !arguments.isEmpty
  }
}
