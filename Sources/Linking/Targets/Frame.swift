import Findings
import Inventory

/// Code on the way from a call inward: where it stands, and what its parameters and the properties of its object are
/// there, as expressions of the code that the call came from.
struct Frame: Sendable {
  var scope: Scope
  /// What the call passes for the parameters of the function at hand; for `self` what a method is called on.
  var parameters: [String: Passed] = [:]
  /// What the object at hand was made with, by the names of its properties.
  var properties: [String: Passed] = [:]
  /// Whether the code stands for all of its calls: a parameter may be anything. Else one of which no call is known is what
  /// it is by default.
  var isForAnyCall = false

  init(_ scope: Scope) { self.scope = scope }

  /// The frame of code deeper in the same function, or elsewhere in the same object, of which `inner` is the scope.
  func entering(_ inner: Scope) -> Frame {
    var frame = self
    frame.scope = inner
    frame.scope.selfValue = scope.selfValue
    frame.scope.locals = inner.locals.changed { name, local in
      var local = local
      // What a variable comes to may be another value for each call.
      local.kept = LocalValue()
      if case .parameter = local.origin, !local.isNested, parameters[name] != nil {
        local.argument = scope.locals[name]?.argument
      }
      return local
    }
    return frame
  }

  /// The frame in which the value of a local name is written.
  func without(_ name: String) -> Frame {
    var frame = self
    frame.scope = scope.without(name)
    return frame
  }

  /// What a name stands for, where that is an expression of other code.
  func passed(for name: String) -> Passed? {
    guard let local = scope.locals[name] else { return properties[name] }
    switch local.origin {
    case .parameter:
      return parameters[name] ?? (isForAnyCall ? nil : local.value.map { Passed(expression: $0, frame: self) })
    case .variable, .bound, .subject: return local.value.map { Passed(expression: $0, frame: without(name)) }
    default: return nil
    }
  }
}

/// An expression with the code that it stands in.
struct Passed: Sendable {
  var expression: Expression
  var frame: Frame
}

extension Evaluator {
  /// The code of a function at a call.
  func frame(
    calling function: FunctionFact, of owner: SymbolTable.TypeID?, file: Int, with arguments: [Argument],
    on object: Passed? = nil, from caller: Frame
  ) -> Frame {
    var frame = Frame(Scope(file: file, type: owner, member: function.name))
    frame.scope.body = function.position
    frame.scope.declare(function.parameters)
    let callee = frame
    var passed: [String: Passed] = [:]
    for parameter in function.parameters {
      if let value = parameter.defaultValue { passed[parameter.name] = Passed(expression: value, frame: callee) }
    }
    for (parameter, argument) in function.matched(with: arguments) {
      passed[parameter.name] = Passed(expression: argument.value, frame: caller)
    }
    for parameter in function.parameters {
      guard let given = passed[parameter.name] else { continue }
      let expected = parameter.type.map { Scope.Expectation(type: $0, owner: owner, file: file) }
      frame.scope.locals[parameter.name]?.argument = choosing(given, named: parameter.name, expected)
    }
    frame.parameters = passed
    frame.parameters["self"] = object
    return frame
  }

  /// The value of what is passed, where it may decide what is shown: an enum's case, a flag, nil, a name for a cell. Texts and
  /// the like decide nothing.
  private func choosing(_ passed: Passed, named name: String, _ expected: Scope.Expectation?) -> Value? {
    switch passed.expression {
    case .nilLiteral: return .nothing
    case .string, .interpolation, .closure: return nil
    case .boolean, .array, .branches, .ternary: break
    default:
      guard let expected else { break }
      let isOfApp = symbols.type(named: expected.type.name, in: expected.owner, file: expected.file) != nil
      let namesCell = name.lowercased().contains("identifier") && !name.namesAccessibilityIdentifier
      guard isOfApp || namesCell || expected.type.name == "Bool" || expected.type.isCollection else { return nil }
    }
    return value(of: passed.expression, in: passed.frame.scope.expecting(expected))
  }

  /// The code of the object that a call makes; `scope` is that of one of its members.
  func frame(making type: SymbolTable.TypeID, with arguments: [Argument], from caller: Frame, in scope: Scope) -> Frame
  {
    var frame = Frame(scope)
    frame.properties = parts(of: type, madeWith: arguments, from: caller, depth: 0)
    frame.scope.selfValue = object(of: type, with: frame.properties)
    return frame
  }

  /// An object of a type that was made with the parts.
  func object(of type: SymbolTable.TypeID, with parts: [String: Passed]) -> Value {
    var values: [String: Value] = [:]
    for (name, passed) in parts {
      values[name] = choosing(passed, named: name, symbols.expectation(of: name, in: type))
    }
    return .instance(type, values)
  }

  /// What an initialiser's call fills the properties with, as expressions.
  private func parts(
    of type: SymbolTable.TypeID, madeWith arguments: [Argument], from caller: Frame, depth: Int
  ) -> [String: Passed] {
    guard depth < 4 else { return [:] }
    let fitting = (symbols.types[type].members["init"] ?? []).compactMap { member -> (FunctionFact, Int)? in
      guard case .function(let function) = member.declaration, function.body != nil, function.accepts(arguments) else {
        return nil
      }
      return (function, member.file)
    }
    // Several that take the same differ in their generic requirements, and keep it alike.
    if let (function, file) = fitting.first(where: { $0.0.parameters.count == arguments.count }) ?? fitting.first {
      let frame = frame(calling: function, of: type, file: file, with: arguments, from: caller)
      return parts(keptBy: function, of: type, in: frame, depth: depth)
    }
    var parts: [String: Passed] = [:]
    for argument in arguments {
      let name = argument.label ?? (argument.isTrailing ? lastClosure(of: type, except: parts) : nil)
      if let name { parts[name] = Passed(expression: argument.value, frame: caller) }
    }
    // What the call leaves out is what its declaration says.
    for member in symbols.types[type].members.firstOfEachName where parts[member.name] == nil {
      guard case .property(let property) = member.declaration, !property.isLet, !property.isStatic,
        property.getter == nil
      else { continue }
      let frame = Frame(Scope(file: member.file, type: type, member: property.name))
      if let value = property.value {
        parts[property.name] = Passed(expression: value, frame: frame)
      } else if property.type?.isOptional == true, symbols.types[type].kind == .struct {
        parts[property.name] = Passed(expression: .nilLiteral, frame: frame)
      }
    }
    return parts
  }

  /// What the body of an initialiser assigns to the properties.
  func parts(
    keptBy initialiser: FunctionFact, of type: SymbolTable.TypeID, in frame: Frame, depth: Int = 0
  ) -> [String: Passed] {
    var parts: [String: Passed] = [:]
    var inner = frame
    for statement in initialiser.body?.statements ?? [] {
      switch statement {
      case .binding(let binding): inner.scope.declare(binding)
      case .assignment(let target, let value, _):
        let path = target.links.filter { $0.name != "self" }
        guard path.count == 1, target.links.count == 2 || inner.scope.locals[path[0].name] == nil else { continue }
        parts[path[0].name] = Passed(expression: value, frame: inner)
      case .expression(.chain(let chain), _):
        guard chain.links.map(\.name) == ["self", "init"], let arguments = chain.links[1].arguments else { continue }
        parts.merge(self.parts(of: type, madeWith: arguments, from: inner, depth: depth + 1)) { _, new in new }
      default: break
      }
    }
    return parts
  }

  /// The property that a closure behind the parentheses fills, where the type has no initialiser of its own.
  private func lastClosure(of type: SymbolTable.TypeID, except given: [String: Passed]) -> String? {
    symbols.types[type].members.all.last { member in
      guard case .property(let property) = member.declaration, property.getter == nil, !property.isStatic else {
        return false
      }
      return property.type?.name == "()" && given[property.name] == nil
    }?.name
  }

  // MARK: Enums

  /// What a case of an enum carries for a name that a `switch` binds to a part of it.
  func part(_ payload: Scope.Payload, in frame: Frame, depth: Int = 0) -> Passed? {
    guard let made = construction(of: payload.subject, in: frame, depth: depth),
      case .chain(let chain) = made.expression, let link = chain.links.last, let arguments = link.arguments,
      payload.cases.contains(link.name), arguments.count == payload.part.count
    else { return nil }
    return Passed(expression: arguments[payload.part.index].value, frame: made.frame)
  }

  /// The expression that a path leads to, over what is passed and kept.
  func construction(of expression: Expression, in frame: Frame, depth: Int = 0) -> Passed? {
    guard depth < 8 else { return nil }
    guard let path = expression.path, let name = path.last, path.count == 1 || path.count == 2 && path[0] == "self"
    else { return Passed(expression: expression, frame: frame) }
    let passed = path.count == 2 ? frame.properties[name] : frame.passed(for: name)
    return passed.flatMap { construction(of: $0.expression, in: $0.frame, depth: depth + 1) }
  }
}
