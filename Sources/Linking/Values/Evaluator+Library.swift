import Findings
import Inventory
import Taxonomy

/// What the standard library's own calls give, where their outcome is clear.
extension Evaluator {
  /// `String(describing: x)`, `String(x)`, `String(format: "…", x)`, `"\(type(of: self))"`, `NSStringFromClass(…)`.
  func spelledOut(_ chain: Chain, in scope: Scope, depth: Int) -> Value? {
    guard case .name = chain.root, chain.links.count == 1, let link = chain.links.first, let arguments = link.arguments,
      let first = arguments.first
    else { return nil }
    switch (link.name, first.label) {
    case ("String", "format"): return formatted(arguments, in: scope, depth: depth)
    case ("String", "describing"), ("String", "reflecting"), ("String", nil):
      return piece(first.value, named: first.value.shortName, in: scope.expecting(nil), depth: depth + 1)
    case ("String", "stringLiteral"), ("LocalizedStringKey", "stringLiteral"):
      return value(of: first.value, in: scope.expecting(nil), depth: depth + 1)
    case ("Array", nil) where arguments.count == 1:
      guard case .list(let values) = value(of: first.value, in: scope.expecting(nil), depth: depth + 1) else {
        return nil
      }
      return .list(values)
    case ("type", "of"):
      if first.value.path == ["self"], let known = scope.runtimeClass { return .type(known) }
      guard case .instance(let type, _) = value(of: first.value, in: scope.expecting(nil), depth: depth + 1) else {
        return nil
      }
      return runtimeClasses(of: type)
    default: return nil
    }
  }

  /// A literal where a type of the app is asked for that is made of literals: `static let go: Mark = "go"`.
  func literal(_ text: Value, in scope: Scope, depth: Int) -> Value {
    guard let expected = scope.expected, expected.type.name != "String",
      let type = symbols.type(named: expected.type.name, in: expected.owner, file: expected.file),
      symbols.types[type].kind == .struct
    else { return text }
    for member in symbols.types[type].members["init"] ?? [] {
      guard case .function(let function) = member.declaration, function.parameters.count == 1,
        let parameter = function.parameters.first, parameter.label == "stringLiteral"
      else { continue }
      var inner = Scope(file: member.file, type: type, member: "init")
      inner.declare(function.parameters)
      inner.locals[parameter.name]?.argument = text
      let known = assigned(by: function, of: type, in: inner, depth: depth)
      if !known.isEmpty { return .instance(type, known) }
    }
    return text
  }

  /// What `type(of: self)` is at run time: the class itself or one of its subclasses, of a protocol one of the types that
  /// conform to it; nil where the platform has others.
  func runtimeClasses(of type: SymbolTable.TypeID) -> Value? {
    switch symbols.types[type].kind {
    case .struct, .enum, .actor: return .type(type)
    case .extension: return nil
    case .class, .protocol: break
    }
    let classes = symbols.types.indices.filter {
      symbols.types[$0].lineage.contains(type) && ![.protocol, .extension].contains(symbols.types[$0].kind)
    }
    return classes.isEmpty ? nil : classes.map { Value.type($0) }.joinedAlternatives()
  }

  /// A format with its places filled: `String(format: "row.%d", index)`.
  private func formatted(_ arguments: [Argument], in scope: Scope, depth: Int) -> Value? {
    let value = value(of: arguments[0].value, in: scope.expecting(nil), depth: depth + 1)
    if case .localized = value { return value }
    guard let format = value.texts, format.count == 1, let text = format[0].exact else { return nil }
    let source = value.source
    var rest = arguments.dropFirst().filter { $0.label == nil }[...]
    var parts: [Value] = []
    var literal = ""
    var characters = Substring(text)
    while let character = characters.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if characters.first == "%" {
        literal.append("%")
        characters.removeFirst()
        continue
      }
      characters = characters.drop { !$0.isLetter && $0 != "@" }.drop { "lhqzLt".contains($0) }.dropFirst()
      guard let argument = rest.popFirst() else { return nil }
      parts.append(.text(literal))
      literal = ""
      parts.append(piece(argument.value, named: argument.value.shortName, in: scope.expecting(nil), depth: depth + 1))
    }
    parts.append(.text(literal))
    let joined = joined(parts)
    if let source, case .texts(let texts, _) = joined { return .texts(texts, source: source) }
    return joined
  }

  /// Calls on a text whose outcome is clear.
  func transformed(
    _ texts: [IdentifierText], by link: Link, source: Way?, in scope: Scope, depth: Int
  ) -> Value? {
    if link.name == "capitalized", !link.isCall, texts.allSatisfy(\.isExact) {
      return .texts(texts.map { IdentifierText(exactly: $0.description.withCapitals) }, source: source)
    }
    // What turns a key or a case into its text leaves a text as it is.
    if !link.isCall {
      let isSame = ["description", "rawValue", "stringValue", "uuidString", "unsafelyUnwrapped"].contains(link.name)
      return isSame ? .texts(texts, source: source) : nil
    }
    guard texts.allSatisfy(\.isExact), let arguments = link.arguments else { return nil }
    let literals = arguments.compactMap { argument in
      value(of: argument.value, in: scope.expecting(nil), depth: depth + 1).texts.flatMap {
        $0.count == 1 ? $0[0].exact : nil
      }
    }
    guard literals.count == arguments.count else { return nil }
    let change: (String) -> String
    switch (link.name, literals.count) {
    case ("lowercased", 0): change = { $0.lowercased() }
    case ("uppercased", 0): change = { $0.uppercased() }
    case ("capitalized", 0): change = { $0.withCapitals }
    case ("appending", 1), ("appendingFormat", 1): change = { $0 + literals[0] }
    case ("replacingOccurrences", 2), ("replacing", 2): change = { $0.replacing(literals[0], with: literals[1]) }
    default: return nil
    }
    return .texts(texts.map { IdentifierText(exactly: change($0.description)) }, source: source)
  }

  /// `value.map(\.asString)`, `value.map { $0.asString }`, `value.flatMap { … }`: an optional's value is looked at as if
  /// it were there.
  func mapped(_ link: Link, _ value: Value, in scope: Scope, depth: Int) -> Value? {
    guard link.name == "map" || link.name == "flatMap", let argument = link.arguments?.first else { return nil }
    return transformed(value, by: argument.value, in: scope, depth: depth)
  }

  /// What the names of a key path lead to.
  func follow(_ names: [String], from value: Value, in scope: Scope, depth: Int) -> Value? {
    var current = value
    for name in names {
      let link = Link(name: name, position: .start, arguments: nil, end: .start)
      guard let next = member(link, of: current, in: scope, depth: depth + 1) else { return nil }
      current = next
    }
    return current
  }

  /// What `#function` is: a property's name, or a function's with its labels.
  func functionName(in scope: Scope) -> Value {
    var functions: [FunctionFact] = []
    if case .function(let function)? = symbols.member(MemberReference(scope))?.declaration {
      functions = [function]
    } else if let owner = scope.type {
      for member in symbols.types[owner].members[scope.member] ?? [] {
        if case .function(let function) = member.declaration { functions.append(function) }
      }
    }
    guard let function = functions.first else { return .text(scope.member) }
    guard functions.count == 1 else { return .unresolved("which '\(scope.member)' is around '#function' is not clear") }
    return .text(function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")")
  }

  func transformed(_ value: Value, by function: Expression, in scope: Scope, depth: Int) -> Value? {
    switch function {
    case .keyPath(let names): return follow(names, from: value, in: scope, depth: depth)
    case .closure(let closure):
      var inner = scope.entering(closure)
      inner.locals[closure.parameters.first ?? "$0"] = Scope.Local(origin: .closureParameter, argument: value)
      return self.value(of: closure.body, in: inner, depth: depth + 1)
    default: return nil
    }
  }
}

extension String {
  /// Each word with a capital in front.
  fileprivate var withCapitals: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  }
}
