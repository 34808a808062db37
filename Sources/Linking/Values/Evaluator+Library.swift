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
    case ("String", "reflecting"):
      return .unresolved("what 'String(reflecting:)' prints is known only at run time")
    case ("String", "describing"), ("String", nil):
      guard arguments.count == 1 else {
        return .unresolved("'\(Expression.chain(chain).shortName)' is computed at run time")
      }
      let (name, inner) = (first.value.shortName, scope.expecting(nil))
      // `String(describing: name!)`
      if case .chain(let path) = first.value, let last = path.links.last, last.end < first.range.end {
        return piece(first.value, named: name, in: inner, depth: depth + 1)
      }
      return interpolated(first.value, named: name, in: inner, depth: depth + 1)
    case ("String", "stringLiteral"), ("LocalizedStringKey", "stringLiteral"):
      return value(of: first.value, in: scope.expecting(nil), depth: depth + 1)
    case ("Array", nil) where arguments.count == 1:
      guard case .list(let values) = value(of: first.value, in: scope.expecting(nil), depth: depth + 1) else {
        return nil
      }
      return .list(values)
    case ("zip", nil) where arguments.count == 2:
      let lists = arguments.map { value(of: $0.value, in: scope.expecting(nil), depth: depth + 1) }
      guard case .list(let left) = lists[0], case .list(let right) = lists[1] else { return nil }
      return .list(zip(left, right).map { .list([$0, $1]) })
    case ("Dictionary", "uniqueKeysWithValues"):
      guard case .list(let pairs) = value(of: first.value, in: scope.expecting(nil), depth: depth + 1) else {
        return nil
      }
      let entries = pairs.compactMap { pair -> Value.Entry? in
        guard case .list(let parts) = pair, parts.count == 2 else { return nil }
        return Value.Entry(key: parts[0], value: parts[1])
      }
      return entries.count == pairs.count ? .table(entries) : nil
    case ("type", "of"):
      if first.value.path == ["self"], let known = scope.runtimeClass { return .type(known) }
      let object = value(of: first.value, in: scope.expecting(nil), depth: depth + 1)
      switch object {
      case .instance, .enumCase: return object.typeID.flatMap(runtimeClasses)
      default: return nil
      }
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

  /// What the app itself gives to texts, which comes before what Swift has of the same name.
  func ownTextMember(_ link: Link, of value: Value, in scope: Scope, depth: Int) -> Value? {
    for name in ["String", "StringProtocol"] {
      guard let type = symbols.type(named: name, in: nil, file: scope.file) else { continue }
      let hasIt = symbols.members(named: link.name, of: type).contains { _, member in
        switch member.declaration {
        case .property(let property): !link.isCall && !property.isStatic
        case .function(let function): !function.isStatic && link.arguments.map(function.accepts) == true
        case .enumCase: false
        }
      }
      guard hasIt else { continue }
      return declared(link, in: type, of: value, from: scope, depth: depth)
    }
    return nil
  }

  /// Calls on a text whose outcome is clear.
  func transformed(
    _ texts: [IdentifierText], by link: Link, source: Way?, in scope: Scope, depth: Int
  ) -> Value? {
    guard link.isCall, let arguments = link.arguments else {
      if link.name == "capitalized" { return changed(texts, source: source, by: \.withCapitals) }
      // What turns a key or a case into its text leaves a text as it is.
      let isSame = ["description", "rawValue", "stringValue", "uuidString", "unsafelyUnwrapped"].contains(link.name)
      return isSame ? .texts(texts, source: source) : nil
    }
    let literals = arguments.compactMap { argument in
      value(of: argument.value, in: scope.expecting(nil), depth: depth + 1).texts.flatMap {
        $0.count == 1 ? $0[0].exact : nil
      }
    }
    guard literals.count == arguments.count else { return nil }
    switch (link.name, arguments.map(\.label)) {
    case ("lowercased", []): return changed(texts, source: source) { $0.lowercased() }
    case ("uppercased", []): return changed(texts, source: source) { $0.uppercased() }
    case ("appending", [nil]): return changed(texts, source: source) { $0 + literals[0] }
    case ("appendingFormat", [nil]) where !literals[0].contains("%"):
      return changed(texts, source: source) { $0 + literals[0] }
    case ("replacingOccurrences", ["of", "with"]), ("replacing", [nil, "with"]):
      // Of letters in several pieces Foundation and Swift do not think alike.
      guard !literals[0].isEmpty, literals[0].utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      return changed(texts, source: source) { text in
        text.utf8.allSatisfy { $0 < 0x80 } ? text.replacing(literals[0], with: literals[1]) : nil
      }
    default: return nil
    }
  }

  /// The texts changed, where each is exact and can be.
  private func changed(_ texts: [IdentifierText], source: Way?, by change: (String) -> String?) -> Value? {
    let changed = texts.compactMap { $0.exact.flatMap(change) }
    return changed.count == texts.count ? .texts(changed.map(IdentifierText.init(exactly:)), source: source) : nil
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
    if let nested = scope.nestedFunction { return .text(nested.nameWithLabels) }
    var members = symbols.member(MemberReference(scope)).map { [$0.declaration] } ?? []
    if members.isEmpty, let owner = scope.type {
      members = (symbols.types[owner].members[scope.member] ?? []).map(\.declaration)
    } else if members.isEmpty {
      members = symbols.functions(named: scope.member, in: scope.file).map { .function($0.fact) }
    }
    let names = members.compactMap { member -> String? in
      switch member {
      case .function(let function): function.nameWithLabels
      case .property(let property):
        property.getter != nil || property.isLazy || property.value == nil ? property.name : nil
      case .enumCase: nil
      }
    }
    guard let first = names.first, names.count == members.count else {
      return .unresolved("what '#function' is outside of a function is not clear")
    }
    return Set(names).count == 1
      ? .text(first) : .unresolved("which '\(scope.member)' is around '#function' is not clear")
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

extension FunctionFact {
  /// As `#function` writes it: `configure(_:with:)`.
  fileprivate var nameWithLabels: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

extension String {
  /// Each word with a capital in front; nil where it is not plain what the words are.
  fileprivate var withCapitals: String? {
    guard allSatisfy({ $0.isASCII && $0.isLetter || $0 == " " }) else { return nil }
    return split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  }
}
