import Findings
import Inventory
import Taxonomy

extension Evaluator {
  /// The value of a call: that of the body of the one overload whose labels fit, its parameters bound to the arguments.
  func call(
    _ link: Link, of functions: [(fact: FunctionFact, owner: SymbolTable.TypeID?, file: Int)], on object: Value?,
    in scope: Scope, depth: Int
  ) -> Value {
    guard depth < Self.deepest else { return Self.tooDeep }
    let arguments = link.arguments ?? []
    var fitting = functions.filter { $0.fact.accepts(arguments) }
    if fitting.count > 1, let meant = meant(of: fitting, by: arguments, in: scope) { fitting = [meant] }
    guard let function = fitting.first, fitting.count == 1 || functions.count == 1 else {
      return .unresolved("which '\(link.name)' is called is not clear")
    }
    guard let body = function.fact.body else { return .unresolved("'\(link.name)' has no body to read") }
    var inner = Scope(file: function.file, type: function.owner, member: function.fact.name)
    inner.environment = scope.environment
    inner.selfValue = function.owner == nil || function.fact.isStatic ? nil : object
    let key = Memo.Key(file: function.file, position: function.fact.position)
    if scope.trail?.contains(key) == true { return .unresolved("'\(link.name)' calls itself") }
    let trail = Trail(key, in: scope.trail)
    guard trail.mayGoOn else { return .unresolved("the definition of '\(link.name)' is too entangled to follow") }
    inner.trail = trail
    inner.expected = function.fact.result.map {
      Scope.Expectation(type: $0, owner: function.owner, file: function.file)
    }
    bind(function.fact, of: function.owner, file: function.file, to: arguments, from: scope, in: &inner, depth: depth)
    let call = memoised(key, function.fact, &inner)
    if let call, let known = memo[call] { return known }
    // Calls in both branches of calls double at each step.
    let again = call == nil ? repeated(key, function.fact, inner) : nil
    if let again, let known = trail[again] { return known }
    let endings = trail.endings
    var value = value(of: body, in: inner, depth: depth + 1).defined(
      at: place(of: link.name, at: function.fact.position, file: function.file))
    if body.localizes {
      if case .localized = value {} else { value = .localized(nil) }
    }
    if trail.endings == endings {
      if let call { memo[call] = value }
      if let again { trail[again] = value }
    }
    return value
  }

  /// Declares a function's parameters in `inner`, each with what the call passes for it, else its default.
  func bind(
    _ function: FunctionFact, of owner: SymbolTable.TypeID?, file: Int, to arguments: [Argument], from caller: Scope,
    in inner: inout Scope, depth: Int
  ) {
    inner.declare(function.parameters)
    let matched = function.matched(with: arguments)
    for (parameter, argument) in matched {
      inner.locals[parameter.name]?.argument = self.argument(
        argument.value, for: parameter, of: owner, in: caller, depth: depth
      ).defined(at: place(of: argument, file: caller.file))
    }
    // What the call leaves out has its default.
    let given = Set(matched.map(\.parameter.name))
    for parameter in function.parameters where !given.contains(parameter.name) {
      guard let value = parameter.defaultValue else { continue }
      // It is what calls.
      if let path = value.path, path.first == Link.spelling {
        inner.locals[parameter.name]?.argument = spelling(of: path.last, among: matched)
        continue
      }
      if value.path == ["#function"] {
        inner.locals[parameter.name]?.argument = functionName(in: caller)
        continue
      }
      var declaring = Scope(file: file, type: owner, member: function.name).expecting(
        parameter.type.map { Scope.Expectation(type: $0, owner: owner, file: file) })
      declaring.trail = caller.trail
      inner.locals[parameter.name]?.argument = self.value(of: value, in: declaring, depth: depth + 1)
    }
  }

  /// The words that a call passes for a parameter.
  private func spelling(
    of parameter: String?, among matched: [(parameter: FunctionFact.Parameter, argument: Argument)]
  ) -> Value {
    guard let given = matched.first(where: { $0.parameter.name == parameter })?.argument.value else {
      return .unresolved("what is passed for '\(parameter ?? "")' is not known")
    }
    return .text(given.spelling)
  }

  /// What is passed on for a parameter: a hole that names the argument where its value is not known.
  func argument(
    _ expression: Expression, for parameter: FunctionFact.Parameter, of owner: SymbolTable.TypeID?, in scope: Scope,
    depth: Int = 0
  ) -> Value {
    // The callee's type says what a bare member of its parameter is; the caller may be anywhere.
    let expected = symbols.expectation(of: parameter, of: owner ?? scope.type, file: scope.file, in: scope)
    let value = self.value(of: expression, in: scope.expecting(expected), depth: depth + 1)
    // Of a type that the app does not declare nothing more can be known than the argument's own words.
    let isForeign = parameter.type.map { symbols.type(named: $0.name, in: owner, file: scope.file) == nil } ?? false
    let isText = isForeign || parameter.type?.name == "String"
    switch value {
    case .unresolved(let reason, let fallbacks, let nature):
      // A model's part stays what it is in the source's words; a parameter that is passed on stays one.
      // A bare member that is none of its type's says that another function is called.
      if !isText, !reason.hasPrefix("parameter "), !expression.isBareMember, let expected,
        let any = anyCase(of: expected)
      {
        return any
      }
      if !isText || reason.hasPrefix("parameter ") || !fallbacks.isEmpty { return value }
      let hole = Value.texts([IdentifierText([.hole(.init(expression.shortName, nature))])], source: nil)
      return parameter.type?.isOptional == true && mayBeNothing(expression, in: scope) ? .optional(hole) : hole
    default: return value
    }
  }

  /// Whether a path of names may be nil where it is passed on: nothing says that it is not.
  private func mayBeNothing(_ expression: Expression, in scope: Scope) -> Bool {
    guard let path = expression.path, path.count > 1 else { return false }
    guard case .named(let declared)? = declaredType(of: expression, in: scope) else { return true }
    return declared.type.isOptional
  }

  /// A value of a type, with the properties that its initialiser's arguments fill.
  func constructed(_ type: SymbolTable.TypeID, by link: Link, in scope: Scope, depth: Int) -> Value {
    let entry = symbols.types[type]
    let arguments = link.arguments ?? []
    if entry.kind == .enum {
      if arguments.count == 1, arguments[0].label == "rawValue", entry.members["init"] == nil, depth < Self.deepest,
        let found = enumCase(
          of: type, ofRawValue: value(of: arguments[0].value, in: scope.expecting(nil), depth: depth + 1))
      {
        return found
      }
      return .unresolved("which case of '\(entry.name)' it is, is known only at run time")
    }
    guard depth < Self.deepest else { return .instance(type) }
    return .instance(type, properties(of: type, givenBy: arguments, in: scope, depth: depth))
  }

  /// The stored properties that a call of the type's initialiser fills: by an initialiser of its own, which assigns them,
  /// else by their names.
  func properties(
    of type: SymbolTable.TypeID, givenBy arguments: [Argument], in caller: Scope, depth: Int
  ) -> [String: Value] {
    var known: [String: Value] = [:]
    let initialisers = (symbols.types[type].members["init"] ?? []).compactMap { member -> (FunctionFact, Int)? in
      if case .function(let function) = member.declaration { (function, member.file) } else { nil }
    }
    let fitting = fitting(initialisers, of: type, arguments, in: caller)
    // Of several that fit, one without defaults to fill in is meant; else what all of them say.
    let exact = fitting.filter { $0.0.parameters.count == arguments.count }
    let meant = exact.count == 1 ? exact : fitting
    // What they have in common is worked out for the call at hand, and not for each of those that this leads to: one that
    // calls others of its type doubles the work at each step.
    if meant.count > 1, depth > 0 || meant.contains(where: { $0.0.body == nil }) { return known }
    if !meant.isEmpty, meant.allSatisfy({ $0.0.body != nil }) {
      let ways = meant.map { function, file in
        var inner = Scope(file: file, type: type, member: "init")
        inner.trail = caller.trail
        bind(function, of: type, file: file, to: arguments, from: caller, in: &inner, depth: depth)
        return assigned(by: function, of: type, in: inner, depth: depth)
      }
      return ways.dropFirst().reduce(ways[0]) { both, way in
        both.filter { name, value in way[name].map(value.isSame(as:)) ?? false }
      }
    }
    guard initialisers.isEmpty || symbols.types[type].kind == .struct else { return known }
    for argument in arguments {
      guard let label = argument.label else { continue }
      for member in symbols.types[type].members[label] ?? [] {
        guard case .property(let property) = member.declaration, property.getter == nil, !property.isStatic else {
          continue
        }
        let parameter = FunctionFact.Parameter(
          label: label, name: label, type: property.type, attributes: [], defaultValue: nil)
        known[label] = self.argument(argument.value, for: parameter, of: type, in: caller, depth: depth).defined(
          at: place(of: argument, file: caller.file))
      }
    }
    // A stored property with a value of its own that the call leaves out has that value.
    guard symbols.types[type].kind == .struct else { return known }
    for member in symbols.types[type].members.firstOfEachName {
      guard case .property(let property) = member.declaration, !property.isLet, !property.isStatic,
        property.getter == nil, known[property.name] == nil
      else { continue }
      if let value = property.value {
        let expected = property.type.map { Scope.Expectation(type: $0, owner: type, file: member.file) }
        var scope = Scope(file: member.file, type: type, member: property.name).expecting(expected)
        scope.trail = caller.trail
        let first = self.value(of: value, in: scope, depth: depth + 1).defined(
          at: place(property.position, file: member.file))
        // What is kept outside of the struct, as `@State` is, may be assigned by its own code.
        let later = property.attributes.isEmpty ? nil : ranges[.property(type, property.name)]
        known[property.name] = later.map { [first, $0].joinedAlternatives() } ?? first
      } else if property.type?.isOptional == true {
        known[property.name] = .nothing
      }
    }
    return known
  }
}

extension Chain {
  /// The property of `self` that the chain names: `name` or `self.name`, not a local.
  func ownProperty(in scope: Scope) -> String? {
    guard case .name = root, links.allSatisfy({ $0.arguments == nil }) else { return nil }
    if links.count == 2, links[0].name == "self" { return links[1].name }
    if links.count == 1, scope.locals[links[0].name] == nil { return links[0].name }
    return nil
  }
}

extension FunctionFact {
  /// Whether a call with these arguments can mean this function: each argument's label is that of a parameter, in the
  /// parameters' order, and what is left out has a default.
  func accepts(_ arguments: [Argument]) -> Bool {
    let matched = parameterIndices(for: arguments)
    guard matched.count == arguments.count else { return false }
    return parameters.allSatisfy { parameter in
      parameter.defaultValue != nil || parameter.type?.name == "()"
        || matched.contains { parameters[$0.parameter].name == parameter.name }
    }
  }

  /// The arguments of a call with the parameters that they are for.
  func matched(with arguments: [Argument]) -> [(parameter: Parameter, argument: Argument)] {
    parameterIndices(for: arguments).map { (parameters[$0.parameter], arguments[$0.argument]) }
  }

  private func parameterIndices(for arguments: [Argument]) -> [(parameter: Int, argument: Int)] {
    guard !parameters.isEmpty else { return [] }
    var rest = parameters[...]
    var pairs: [(Int, Int)] = []
    for position in arguments.indices {
      let label = arguments[position].label
      let index =
        arguments[position].isTrailing && label == nil
        ? rest.firstIndex { $0.takesClosure && $0.defaultValue == nil } ?? rest.firstIndex { $0.takesClosure }
          ?? rest.firstIndex { $0.defaultValue == nil && !$0.takesNoClosure }
          ?? rest.firstIndex { $0.mayTakeClosure } ?? rest.lastIndex { !$0.takesNoClosure }
        : rest.firstIndex { $0.label == label }
      guard let index else { continue }
      pairs.append((index, position))
      rest = rest[(index + 1)...]
    }
    return pairs
  }
}

extension FunctionFact.Parameter {
  /// Whether it is of a function type as written; a name for one does not show that.
  var takesClosure: Bool { type?.name == "()" }

  /// Whether its type is none that a closure has: one of Swift's plain ones, or what is only known to follow a protocol.
  var takesNoClosure: Bool { type.map { $0.isOpaque || Self.plainTypes.contains($0.name) } ?? false }

  private static let plainTypes: Set<String> = ["String", "Int", "Double", "CGFloat", "Bool", "[]", "[:]"]

  /// Whether its type may be a name for a function type: it is none of Swift's plain ones, and left out it is nil or a
  /// closure.
  fileprivate var mayTakeClosure: Bool {
    switch defaultValue {
    case .nilLiteral?, .closure?: break
    default: return false
    }
    return !takesNoClosure
  }
}

extension Link {
  /// Of `$selection`, which is a binding to it, `selection`.
  func unwrappingProjection(in scope: Scope) -> Link {
    guard name.utf8.first == UInt8(ascii: "$"), name.dropFirst().first?.isNumber == false, scope.locals[name] == nil
    else { return self }
    var link = self
    link.name.removeFirst()
    return link
  }
}

extension Expression {
  /// `.medium`
  fileprivate var isBareMember: Bool {
    if case .chain(let chain) = self, case .implicitMember = chain.root { true } else { false }
  }
}
