import Inventory

/// Which of several functions a call means, by what its arguments plainly are.
extension Evaluator {
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
    if isText(value, in: caller) {
      return id.map(isMadeOfLiterals) ?? (type.name == "String" || !Self.plainTypes.contains(type.name))
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
  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]
}

extension Expression {
  /// What it may come to, where it is a choice; `nil` fits whatever is optional.
  fileprivate var results: [Expression] {
    switch self {
    case .ternary(_, let first, let second, _), .binary("??", let first, let second): first.results + second.results
    default: [self]
    }
  }
}
