import Findings
import Inventory
import Taxonomy

extension Evaluator {
  func value(of chain: Chain, in scope: Scope, depth: Int) -> Value {
    if chain.isUnstable { return .unresolved("'\(Expression.chain(chain).shortName)' differs on every run", nature: .unstable) }
    if isLocalization(chain) { return .localized( localizedText(of: chain)) }
    var links = chain.links[...]
    var current: Value
    switch chain.root {
    case .implicitMember:
      return .unresolved("the type of '\(Expression.chain(chain).shortName)' is not known here")
    case .value(let expression): current = value(of: expression, in: scope, depth: depth)
    case .name:
      guard let start = startingValue(&links, in: scope, depth: depth) else {
        return unknown(chain, in: scope)
      }
      current = start
    }
    while let link = links.popFirst() {
      guard let next = member(link, of: current, in: scope, depth: depth) else { return unknown(chain, in: scope, current) }
      current = next
    }
    if case .unresolved(let reason, let fallbacks, .other) = current {
      return .unresolved(reason, fallbacks: fallbacks, nature: nature(of: .chain(chain), in: scope))
    }
    return current
  }

  private func unknown(_ chain: Chain, in scope: Scope, _ value: Value? = nil) -> Value {
    let name = Expression.chain(chain).shortName
    let nature = nature(of: .chain(chain), in: scope)
    switch value {
    case .unresolved(let reason, let fallbacks, let inner):
      // The last name of a path says best what it is: `title` in `section.title`.
      return .unresolved(reason, fallbacks: fallbacks, nature: nature == .other || inner == .unstable ? inner : nature)
    case .type, nil: return .unresolved("'\(name)' is not declared in the audited files", nature: nature)
    default: return .unresolved("'\(name)' is known only at run time", nature: nature)
    }
  }

  /// What the first names of a chain mean; takes from `links` those that it has used.
  private func startingValue(_ links: inout ArraySlice<Link>, in scope: Scope, depth: Int) -> Value? {
    guard let first = links.popFirst() else { return nil }
    switch first.name {
    case "self": return scope.selfValue ?? scope.type.map(Value.instance)
    case "Self": return scope.type.map(Value.type)
    default: break
    }
    if let local = scope.locals[first.name], !first.isCall { return self.value(of: local, named: first.name, in: scope, depth: depth) }
    if let type = scope.type, let value = memberOfScope(first, type: type, in: scope, depth: depth) { return value }
    if let found = symbols.properties[first.name]?.first, !first.isCall {
      return value(of: found.fact, owner: nil, file: found.file, depth: depth)
    }
    if let found = symbols.functions[first.name], first.isCall {
      return call(first, of: found.map { ($0.fact, nil, $0.file) }, in: scope, depth: depth)
    }
    // A type's name may have several parts: `Kit.IDs.login` starts with the longest that is a type.
    for count in (0...min(3, links.count)).reversed() {
      let names = [first] + links.prefix(count)
      guard names.dropLast().allSatisfy({ $0.arguments == nil }) else { continue }
      let path = names.map(\.name).joined(separator: ".")
      guard let type = symbols.type(named: path, in: scope.type, file: scope.file) else { continue }
      links = links.dropFirst(count)
      return names.last?.isCall == true ? .instance(type) : .type(type)
    }
    return nil
  }

  /// A member of the type around the code, or a static one of the types around that.
  private func memberOfScope(_ link: Link, type: SymbolTable.TypeID, in scope: Scope, depth: Int) -> Value? {
    if let value = member(link, of: .instance(type), in: scope, depth: depth) { return value }
    for name in symbols.types[type].scopes.dropFirst() {
      if let outer = symbols.type(named: name, in: nil, file: scope.file),
        let value = member(link, of: .type(outer), in: scope, depth: depth)
      {
        return value
      }
    }
    return nil
  }

  private func value(of local: Scope.Local, named name: String, in scope: Scope, depth: Int) -> Value {
    if let argument = local.argument { return argument }
    let nature =
      if case .loop(let sequence?) = local.origin, sequence.isCounting { IdentifierText.Nature.index } else {
        IdentifierText.Nature(lastName: name, isWhole: true)
      }
    switch local.origin {
    case .parameter:
      let fallback = local.value.map { value(of: $0, in: scope, depth: depth + 1) }
      if case .unresolved = instance(of: local.type, in: scope) {
        return .unresolved("parameter \(name)", fallbacks: fallback?.texts ?? [], nature: nature)
      }
      return instance(of: local.type, in: scope)
    case .variable:
      if let value = local.value {
        var outer = scope
        outer.locals[name] = nil
        return self.value(of: value, in: outer, depth: depth + 1)
      }
      return instance(of: local.type, in: scope)
    case .loop, .closureParameter, .subject, .bound:
      return .unresolved("'\(name)' is known only at run time", nature: nature)
    }
  }

  /// A value of a type that the app declares; of any other type nothing is known.
  private func instance(of type: TypeName?, in scope: Scope) -> Value {
    if let type, type.name != "String", let id = symbols.type(named: type.name, in: scope.type, file: scope.file),
      symbols.types[id].kind != .protocol, symbols.types[id].kind != .extension
    {
      return .instance(id)
    }
    return .unresolved("its value is set at run time")
  }

  /// What `link` means behind `value`; nil where there is no such member.
  private func member(_ link: Link, of value: Value, in scope: Scope, depth: Int) -> Value? {
    switch value {
    case .type(let type):
      if link.name == "self" { return value }
      if let nested = symbols.type(nested: link.name, in: type, file: scope.file) {
        return link.isCall ? .instance(nested) : .type(nested)
      }
      if link.name == "init", link.isCall { return .instance(type) }
      return declared(link, in: type, isStatic: true, scope: scope, depth: depth)
    case .instance(let type):
      var inner = scope
      inner.selfValue = nil
      return declared(link, in: type, isStatic: false, scope: inner, depth: depth)
    case .enumCase(let type, let element, let file):
      if link.name == "rawValue" { return rawValue(of: element, type: type, file: file, depth: depth) }
      if link.isCall, link.name.isEmpty { return value }
      var inner = scope
      inner.selfValue = value
      return declared(link, in: type, isStatic: false, scope: inner, depth: depth)
    case .texts(let texts, let source): return transformed(texts, by: link, source: source)
    default: return nil
    }
  }

  private func declared(
    _ link: Link, in type: SymbolTable.TypeID, isStatic: Bool, scope: Scope, depth: Int
  ) -> Value? {
    let members = symbols.members(named: link.name, of: type)
    var functions: [(FunctionFact, SymbolTable.TypeID?, Int)] = []
    for (owner, member) in members {
      switch member.declaration {
      case .property(let property) where !link.isCall:
        // A static member is reached through the type, and in the type's own code by its bare name as well.
        return value(of: property, owner: owner, file: member.file, selfValue: scope.selfValue, depth: depth)
      case .enumCase(let element): return .enumCase(owner, element, file: member.file)
      case .function(let function) where link.isCall: functions.append((function, owner, member.file))
      default: break
      }
    }
    return functions.isEmpty ? nil : call(link, of: functions, in: scope, depth: depth)
  }

  /// The value of a property where it is declared.
  func value(
    of property: PropertyFact, owner: SymbolTable.TypeID?, file: Int, selfValue: Value? = nil, depth: Int
  ) -> Value {
    var scope = Scope(file: file, type: owner, member: property.name)
    scope.selfValue = selfValue
    let place = place(property.position, file: file)
    if let getter = property.getter {
      return value(of: getter, in: scope, depth: depth + 1).defined(at: place)
    }
    guard property.isLet || property.isStatic, let initial = property.value else {
      if case .instance(let id) = instance(of: property.type ?? property.value?.constructedType, in: scope) {
        return .instance(id)
      }
      let nature = IdentifierText.Nature(lastName: property.name, isWhole: true)
      let fallbacks = property.value.flatMap { value(of: $0, in: scope, depth: depth + 1).texts } ?? []
      return .unresolved("property \(property.name) is set at run time", fallbacks: fallbacks, nature: nature)
    }
    if case .chain(let chain) = initial, case .implicitMember = chain.root, let type = property.type {
      return implicitMember(chain, of: type, in: scope, depth: depth).defined(at: place)
    }
    return value(of: initial, in: scope, depth: depth + 1).defined(at: place)
  }

  /// `.login` where the declared type says what that is.
  func implicitMember(_ chain: Chain, of type: TypeName, in scope: Scope, depth: Int) -> Value {
    guard let id = symbols.type(named: type.name, in: scope.type, file: scope.file) else {
      return .unresolved("the type '\(type.name)' is not declared in the audited files")
    }
    var current = Value.type(id)
    for link in chain.links {
      guard let next = member(link, of: current, in: scope, depth: depth + 1) else { return unknown(chain, in: scope, current) }
      current = next
    }
    return current
  }

  private func rawValue(of element: CaseFact, type: SymbolTable.TypeID, file: Int, depth: Int) -> Value {
    let place = place(element.position, file: file)
    if let raw = element.rawValue {
      return value(of: raw, in: Scope(file: file, type: type, member: element.name), depth: depth + 1).defined(at: place)
    }
    guard symbols.types[type].inherits.first?.name == "String" else {
      return .unresolved("the raw value of '\(element.name)' is no string")
    }
    return Value.text(element.name).defined(at: place)
  }

  /// The value of a call: that of the body of the one overload whose labels fit, its parameters bound to the arguments.
  private func call(
    _ link: Link, of functions: [(fact: FunctionFact, owner: SymbolTable.TypeID?, file: Int)], in scope: Scope, depth: Int
  ) -> Value {
    let fitting = functions.filter { $0.fact.accepts(link.arguments ?? []) }
    guard let function = fitting.first, fitting.count == 1 || functions.count == 1 else {
      return .unresolved("which '\(link.name)' is called is not clear")
    }
    guard let body = function.fact.body else { return .unresolved("'\(link.name)' has no body to read") }
    if body.localizes { return .localized( nil) }
    var inner = Scope(file: function.file, type: function.owner, member: function.fact.name)
    inner.declare(function.fact.parameters)
    for (parameter, argument) in function.fact.matched(with: link.arguments ?? []) {
      inner.locals[parameter.name]?.argument = self.argument(argument.value, for: parameter, of: function.owner, in: scope, depth: depth)
    }
    return value(of: body, in: inner, depth: depth + 1)
  }

  /// What is passed on for a parameter: a hole that names the argument where its value is not known.
  func argument(
    _ expression: Expression, for parameter: FunctionFact.Parameter, of owner: SymbolTable.TypeID?, in scope: Scope,
    depth: Int = 0
  ) -> Value {
    let value: Value
    if case .chain(let chain) = expression, case .implicitMember = chain.root, let type = parameter.type {
      // The callee's file says what the type is; the caller may be anywhere.
      value = implicitMember(chain, of: type, in: Scope(file: scope.file, type: owner ?? scope.type, member: scope.member), depth: depth)
    } else {
      value = self.value(of: expression, in: scope, depth: depth + 1)
    }
    switch value {
    case .unresolved(_, _, let nature):
      return .texts([IdentifierText([.hole(.init(expression.shortName, nature))])], source: nil)
    case .localized:
      return .texts([IdentifierText([.hole(.init(expression.shortName, .localized))])], source: nil)
    default: return value
    }
  }

  /// Calls on a text whose outcome is clear.
  private func transformed(_ texts: [IdentifierText], by link: Link, source: Place?) -> Value? {
    // What turns a key or a case into its text leaves a text as it is.
    if !link.isCall, ["description", "rawValue", "stringValue", "uuidString"].contains(link.name) {
      return .texts(texts, source: source)
    }
    guard link.isCall, link.arguments?.isEmpty == true, texts.allSatisfy(\.isExact) else { return nil }
    let change: (String) -> String
    switch link.name {
    case "lowercased": change = { $0.lowercased() }
    case "uppercased": change = { $0.uppercased() }
    default: return nil
    }
    return .texts(texts.map { IdentifierText(exactly: change($0.description)) }, source: source)
  }
}

extension FunctionFact {
  /// Whether a call with these arguments can mean this function: each argument's label is that of a parameter, in the
  /// parameters' order, and what is left out has a default.
  func accepts(_ arguments: [Argument]) -> Bool {
    let matched = matched(with: arguments)
    guard matched.count == arguments.count else { return false }
    let given = Set(matched.map(\.parameter.name))
    return parameters.allSatisfy { given.contains($0.name) || $0.defaultValue != nil || $0.type?.name == "()" }
  }

  /// The arguments of a call with the parameters that they are for.
  func matched(with arguments: [Argument]) -> [(parameter: Parameter, argument: Argument)] {
    var rest = parameters[...]
    var pairs: [(Parameter, Argument)] = []
    for argument in arguments {
      guard let index = rest.firstIndex(where: { $0.label == argument.label || argument.isTrailing && argument.label == nil })
      else { continue }
      pairs.append((rest[index], argument))
      rest = rest[(index + 1)...]
    }
    return pairs
  }
}

extension Expression {
  /// The type that the expression constructs, by the name that is called: `Login()`.
  var constructedType: TypeName? {
    guard case .chain(let chain) = self, let head = chain.head, head.index == chain.links.count - 1,
      chain.links[head.index].isCall, head.name.split(separator: ".").last?.first?.isUppercase == true
    else { return nil }
    return TypeName(name: head.name)
  }
}
