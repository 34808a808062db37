import Findings
import Inventory

/// The carriers that are known without their code: by the settings' word, or by a name that many projects share. What the
/// audited files declare is read instead.
struct DeclaredCarriers: Sendable {
  /// By the last part of the call's name.
  private var carriers: [String: [DeclaredCarrier]] = [:]
  /// The names that the settings choose. Of the others a call must show that it is made on an object: a function of the
  /// same name may well give an identifier back.
  private var chosen: Set<String> = []
  /// The functions of the app with one of these names.
  private var functions: [String: [FunctionFact]] = [:]

  init() {}

  init(_ declared: [DeclaredCarrier], _ symbols: SymbolTable) {
    for carrier in declared { carriers[carrier.simpleName, default: []].append(carrier) }
    chosen = Set(carriers.keys)
    for carrier in DeclaredCarrier.known where !chosen.contains(carrier.simpleName) {
      carriers[carrier.simpleName, default: []].append(carrier)
    }
    for name in carriers.keys {
      functions[name] = (symbols.functions[name] ?? []).map(\.fact)
      guard symbols.memberNames.mayContain(name) else { continue }
      for type in symbols.types.indices {
        for case .function(let function) in (symbols.types[type].members[name] ?? []).map(\.declaration) {
          functions[name, default: []].append(function)
        }
      }
    }
  }

  /// The names, without what stands in front of them.
  var names: some Collection<String> { carriers.keys }

  func isKnown(_ name: String) -> Bool { carriers[name] != nil }

  /// What a call by the name passes for identifiers; `path` is the name as written, with what stands in front of it.
  func values(
    passedBy arguments: [Argument], to name: String, path: String, isMethod: Bool, isDeclared: () -> Bool
  ) -> [CarriedValue] {
    guard let named = carriers[name], !arguments.isEmpty, isMethod || chosen.contains(name) else { return [] }
    let isStatic = name.first?.isLowercase == true && path != name
    let meant = named.filter {
      ($0.call == name && !isStatic) || path == $0.call || path.hasSuffix("." + $0.call) && $0.call != name
    }
    let passed = meant.filter { $0.arguments.allSatisfy { $0.argument(in: arguments) != nil } }
    guard !passed.isEmpty, functions[name]?.contains(where: { $0.accepts(arguments) }) != true, !isDeclared() else {
      return []
    }
    // One that makes more of the same arguments is meant where the call has them all.
    let fullest = passed.filter { one in
      !passed.contains { $0.arguments.isStrictSuperset(of: one.arguments) }
    }
    return fullest.compactMap { carrier in
      guard let argument = carrier.argument.argument(in: arguments) else { return nil }
      return CarriedValue(argument: argument, value: carrier.value(from: arguments))
    }
  }
}

/// An identifier that a call passes to something whose code cannot be read.
struct CarriedValue {
  var argument: Argument
  /// What the identifier is: the argument, or what the carrier's template makes of it.
  var value: Expression
}

extension DeclaredCarrier {
  fileprivate var simpleName: String { call.split(separator: ".").last.map(String.init) ?? call }

  /// The identifier as an expression of the caller's.
  fileprivate func value(from arguments: [Argument]) -> Expression {
    let segments = template.compactMap { piece -> Expression.Segment? in
      switch piece {
      case .text(let text): .text(text)
      case .argument(let name): name.argument(in: arguments).map { .hole($0.value, $0.value.shortName) }
      }
    }
    if segments.count == 1, case .hole(let value, _) = segments[0] { return value }
    return .interpolation(segments)
  }
}

extension DeclaredCarrier.ArgumentName {
  fileprivate func argument(in arguments: [Argument]) -> Argument? {
    switch self {
    case .label(let label): arguments.first { $0.label == label }
    case .position(let position): arguments.indices.contains(position) ? arguments[position] : nil
    }
  }
}

extension Evaluator {
  /// What the call of a modifier, or of an object's method, passes to a carrier that cannot be read.
  func carried(by link: Link, in scope: Scope) -> [CarriedValue] {
    guard link.isCall, carriers.isKnown(link.name) else { return [] }
    return carriers.values(passedBy: link.arguments ?? [], to: link.name, path: link.name, isMethod: true) {
      isType(link.name, declaredFor: link.arguments ?? [], in: scope)
    }
  }

  /// The same for any call of a chain: of a function, a type's initialiser, a modifier or a method.
  func carried(byCallAt index: Int, of chain: Chain, in scope: Scope) -> [CarriedValue] {
    let last = index > 0 && chain.links[index].name == "init" ? index - 1 : index
    let name = chain.links[last].name
    guard chain.links[index].isCall, carriers.isKnown(name) else { return [] }
    let link = chain.links[index]
    let names = chain.links[...last].map(\.name)
    // An object in front is no part of the name, a type or module is: `Kit.Row`.
    let owners = names.dropLast().reversed().prefix { $0.first?.isUppercase == true }.count
    let isBare = chain.links[..<last].suffix(owners).allSatisfy { $0.arguments == nil }
    let path = isBare ? names.suffix(owners + 1).joined(separator: ".") : name
    return carriers.values(passedBy: link.arguments ?? [], to: name, path: path, isMethod: last > 0) {
      isType(path, declaredFor: link.arguments ?? [], in: scope)
    }
  }

  /// The identifier that a carried value is, at the place that passes it.
  func given(_ carried: CarriedValue, by link: Link, in scope: Scope) -> GivenIdentifier {
    let (identifier, way) = identifier(of: carried.value, in: scope)
    let place =
      carried.argument.label.map { self.place(of: $0, at: carried.argument.position, file: scope.file) }
      ?? self.place(of: link, file: scope.file)
    return GivenIdentifier(identifier: identifier, place: place, way: way)
  }

  /// Whether the audited files declare a type of the name, or an initialiser of it that takes the arguments.
  private func isType(_ path: String, declaredFor arguments: [Argument], in scope: Scope) -> Bool {
    guard path.split(separator: ".").last?.first?.isUppercase == true,
      let type = symbols.type(named: path, in: scope.type, file: scope.file)
    else { return false }
    if symbols.types[type].kind != .extension { return true }
    return (symbols.types[type].members["init"] ?? []).contains { member in
      if case .function(let function) = member.declaration { function.accepts(arguments) } else { false }
    }
  }
}
