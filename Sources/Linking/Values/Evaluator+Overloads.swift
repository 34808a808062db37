import Inventory

/// Which of several functions a call means, by what its arguments plainly are.
extension Evaluator {
  /// The initialisers of a type that a call may mean: their labels fit, and their parameters take the arguments. A closure
  /// behind the call is for a parameter that is written as a function, where an initialiser has one.
  func fitting(
    _ initialisers: [(fact: FunctionFact, file: Int)], of type: SymbolTable.TypeID, _ arguments: [Argument],
    in caller: Scope
  ) -> [(fact: FunctionFact, file: Int)] {
    var fitting = initialisers.filter { $0.fact.accepts(arguments) }
    if fitting.count < 2 { return fitting }
    fitting = fitting.filter { mayTake($0.fact, of: type, file: $0.file, arguments, in: caller) }
    let taking = fitting.filter { initialiser in
      initialiser.fact.matched(with: arguments).allSatisfy { !$0.argument.isTrailing || $0.parameter.takesClosure }
    }
    return taking.isEmpty ? fitting : taking
  }

  /// Whether the types of the parameters take the arguments, as far as these show theirs: a literal, a value that is made in
  /// place.
  func mayTake(
    _ function: FunctionFact, of owner: SymbolTable.TypeID?, file: Int, _ arguments: [Argument], in caller: Scope
  ) -> Bool {
    function.matched(with: arguments).allSatisfy { parameter, argument in
      guard let type = parameter.type else { return true }
      // What the app only extends is the platform's.
      let id = symbols.type(named: type.name, in: owner, file: file).flatMap {
        symbols.types[$0].kind == .extension ? nil : $0
      }
      return argument.value.results.allSatisfy { mayTake($0, as: type, id, in: caller) }
    }
  }

  private func mayTake(_ value: Expression, as type: TypeName, _ id: SymbolTable.TypeID?, in caller: Scope) -> Bool {
    // A function may be made of what it gives: `@autoclosure () -> String`.
    if type.name == "()", value.isPlain {
      if case .nilLiteral = value { return type.isOptional }
      return type.arguments.first.map { mayTake(value, as: $0, nil, in: caller) } ?? false
    }
    if isText(value, in: caller) {
      return id.map(isMadeOfLiterals) ?? (type.name == "String" || !Self.plainTypes.contains(type.name))
    }
    switch value {
    case .closure:
      return type.name == "()" || !type.isOpaque && !Self.plainTypes.contains(type.name) && id == nil
    case .boolean: return type.name == "Bool" || !Self.plainTypes.contains(type.name)
    case .number: return type.name != "Bool" && type.name != "String"
    case .nilLiteral: return type.isOptional || !Self.plainTypes.contains(type.name) && id == nil
    default: break
    }
    guard let made = value.constructedType,
      let other = symbols.type(named: made.name, in: caller.type, file: caller.file),
      symbols.types[other].kind != .extension
    else { return true }
    guard let id else { return !Self.plainTypes.contains(type.name) }
    return ![.struct, .class, .enum, .actor].contains(symbols.types[id].kind)
      || symbols.types[other].lineage.contains(id)
  }

  /// Whether it is a text as written, or one that the app's own member makes of it: `"title".localized()`.
  private func isText(_ value: Expression, in caller: Scope) -> Bool {
    switch value {
    case .string, .interpolation: return true
    case .chain(let chain):
      guard case .value(let root) = chain.root, isText(root, in: caller), let last = chain.links.last,
        let text = symbols.type(named: "String", in: nil, file: caller.file)
      else { return false }
      return symbols.members(named: last.name, of: text).contains { _, member in
        switch member.declaration {
        case .property(let property): property.type?.name == "String"
        case .function(let function): function.result?.name == "String"
        case .enumCase: false
        }
      }
    default: return false
    }
  }

  /// Whether a text may stand for a value of the type.
  private func isMadeOfLiterals(_ id: SymbolTable.TypeID) -> Bool {
    ![.struct, .class, .enum, .actor].contains(symbols.types[id].kind)
      || symbols.members(named: "init", of: id).contains { _, member in
        guard case .function(let function) = member.declaration else { return false }
        return function.parameters.first?.label == "stringLiteral"
      }
  }

  /// Types that no value is of which the app declares a type for.
  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String", "Void"]
}

extension Expression {
  /// Whether it is a literal as written.
  fileprivate var isPlain: Bool {
    switch self {
    case .string, .interpolation, .number, .boolean, .nilLiteral: true
    default: false
    }
  }

  /// What it may come to, where it is a choice; `nil` fits whatever is optional.
  fileprivate var results: [Expression] {
    switch self {
    case .ternary(_, let first, let second, _), .binary("??", let first, let second): first.results + second.results
    default: [self]
    }
  }
}
