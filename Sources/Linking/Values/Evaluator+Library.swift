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
    case ("type", "of"):
      guard case .instance(let type, _) = value(of: first.value, in: scope.expecting(nil), depth: depth + 1) else {
        return nil
      }
      return runtimeClasses(of: type)
    default: return nil
    }
  }

  /// The class that `type(of: self)` is at run time: the class itself or one of its subclasses.
  private func runtimeClasses(of type: SymbolTable.TypeID) -> Value {
    guard symbols.types[type].kind == .class else { return .type(type) }
    let classes = symbols.types.indices.filter {
      symbols.types[$0].lineage.contains(type) && symbols.types[$0].kind == .class
    }
    return classes.map { Value.type($0) }.joinedAlternatives()
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
  func transformed(_ texts: [IdentifierText], by link: Link, source: Way?) -> Value? {
    // What turns a key or a case into its text leaves a text as it is.
    if !link.isCall {
      let isSame = ["description", "rawValue", "stringValue", "uuidString", "unsafelyUnwrapped"].contains(link.name)
      return isSame ? .texts(texts, source: source) : nil
    }
    guard texts.allSatisfy(\.isExact), let arguments = link.arguments else { return nil }
    let literals = arguments.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    guard literals.count == arguments.count else { return nil }
    let change: (String) -> String
    switch (link.name, literals.count) {
    case ("lowercased", 0): change = { $0.lowercased() }
    case ("uppercased", 0): change = { $0.uppercased() }
    case ("capitalized", 0):
      change = {
        $0.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
      }
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

  private func transformed(_ value: Value, by function: Expression, in scope: Scope, depth: Int) -> Value? {
    switch function {
    case .keyPath(let names):
      var current = value
      for name in names {
        let link = Link(name: name, position: .start, arguments: nil, end: .start)
        guard let next = member(link, of: current, in: scope, depth: depth + 1) else { return nil }
        current = next
      }
      return current
    case .closure(let closure):
      var inner = scope.entering(closure)
      inner.locals[closure.parameters.first ?? "$0"] = Scope.Local(origin: .closureParameter, argument: value)
      return self.value(of: closure.body, in: inner, depth: depth + 1)
    default: return nil
    }
  }

  func listMember(_ link: Link, of values: [Value], in scope: Scope, depth: Int) -> Value? {
    switch link.name {
    case "map", "compactMap":
      guard let argument = link.arguments?.first else { return nil }
      let mapped = values.compactMap { transformed($0, by: argument.value, in: scope, depth: depth) }
      return mapped.count == values.count ? .list(mapped) : nil
    case "joined":
      let separator = link.arguments?.first.map { value(of: $0.value, in: scope, depth: depth + 1) } ?? .text("")
      let parts = values.map { printed($0) ?? $0 }
      return joined(Array(parts.map { [$0] }.joined(separator: [separator])))
    case "first", "last": return (link.name == "first" ? values.first : values.last) ?? .nothing
    case Link.subscriptName, "randomElement", "sorted", "reversed", "filter", "shuffled":
      return link.name == Link.subscriptName ? values.joinedAlternatives() : .list(values)
    default: return nil
    }
  }
}
