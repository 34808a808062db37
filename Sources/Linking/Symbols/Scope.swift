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
  /// What `self` is, where a member of a known value is being followed.
  var selfValue: Value?
  /// The declarations that led here, where a value is being followed.
  var trail: Trail?
  /// The type that the place asks for, which a bare member such as `.login` belongs to.
  var expected: Expectation?
  /// The branches around the code, outermost first.
  var branches: [Branch] = []
  /// The condition of the innermost branch.
  var condition: String?
  /// The innermost loop around the code.
  var repetition: Place?
  /// What the closures of the call at hand run over, where it is a `ForEach` or its like.
  var sequence: Expression?

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
      guard type.name == "[]" || type.name == "Set" || type.name == "Array", let inner = type.arguments.first else {
        return nil
      }
      return Expectation(type: inner, owner: owner, file: file)
    }
  }

  func expecting(_ expected: Expectation?) -> Scope {
    var scope = self
    scope.expected = expected
    return scope
  }

  func without(_ name: String) -> Scope {
    var scope = self
    scope.locals[name] = nil
    return scope
  }

  /// A name that the body itself declares.
  struct Local: Sendable {
    enum Origin: Sendable {
      case variable
      case parameter
      /// The variable of a loop over this sequence.
      case loop(Expression?)
      case closureParameter
      /// A closure's parameter that stands for the object before the closure, which is its value: `$0` in `view.then { }`.
      case subject
      /// Bound by `if let`, `guard let` or a pattern.
      case bound
    }

    var origin: Origin
    var type: TypeName?
    /// The value at its declaration; a parameter's default.
    var value: Expression?
    /// The value given at the call that is being followed.
    var argument: Value?
  }

  mutating func declare(_ parameters: [FunctionFact.Parameter]) {
    for parameter in parameters {
      locals[parameter.name] = Local(origin: .parameter, type: parameter.type, value: parameter.defaultValue)
    }
  }

  mutating func declare(_ binding: Statement.Binding) {
    locals[binding.name] = Local(origin: .variable, type: binding.type, value: binding.value)
  }

  /// The scope inside one alternative of some branches.
  func entering(_ alternative: Int, of branches: Branches, file: String) -> Scope {
    var inner = self
    let chosen = branches.alternatives[alternative]
    for bound in chosen.bound { inner.locals[bound.name] = Local(origin: .bound, value: bound.value) }
    guard branches.kind != .detour else { return inner }
    let place = Place(file: file, range: SourceRange(branches.position, branches.position))
    inner.branches.append(Branch(place: place, alternative: alternative))
    inner.condition = chosen.condition.isEmpty ? "else" : chosen.condition
    return inner
  }

  /// The scope inside a closure.
  func entering(_ closure: Closure) -> Scope {
    var inner = self
    for name in closure.parameters { inner.locals[name] = Local(origin: .closureParameter) }
    if let counter = sequence?.counter(for: closure) {
      inner.locals[closure.parameters.first ?? "$0"] = Local(origin: .loop(counter))
    }
    inner.sequence = nil
    return inner
  }

  /// The scope inside a loop.
  func entering(loopAt place: Place, variable: String?, over sequence: Expression?) -> Scope {
    var inner = self
    inner.repetition = place
    if let variable { inner.locals[variable] = Local(origin: .loop(sequence)) }
    return inner
  }
}
