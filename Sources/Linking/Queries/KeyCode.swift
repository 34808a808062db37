import Findings
import Inventory

/// How source writes the keys of queries, for those who mean to write another one in its place.
struct KeyCode {
  let symbols: SymbolTable

  /// Where the one literal stands among the arguments that is the whole of a text.
  func literal(of text: String?, among arguments: [Argument], in scope: Scope) -> Place? {
    guard let text, symbols.files[scope.file].language == .swift else { return nil }
    let found = arguments.filter { argument in
      if case .string(text) = argument.value { true } else { false }
    }
    guard found.count == 1 else { return nil }
    return Place(file: symbols.files[scope.file].file, range: found[0].range)
  }

  /// The constant of the suite's that an expression is, as all of the suite may write it: `Identifiers.Login.submit`.
  func constant(_ expression: Expression, in scope: Scope) -> String? {
    guard case .chain(let chain) = expression, case .name = chain.root, !chain.links.contains(where: \.isCall) else {
      return nil
    }
    let written = chain.links.map(\.name)
    let path = written.last == "rawValue" ? written.dropLast() : written[...]
    guard path.count > 1, let first = symbols.type(named: path[0], in: nil, file: scope.file), isShared(first),
      symbols.types[first].name == path[0]
    else { return nil }
    var owner = first
    for name in path.dropFirst().dropLast() {
      guard let inner = symbols.types[owner].nested[name]?.first, isShared(inner) else { return nil }
      owner = inner
    }
    guard let member = symbols.members(named: path[path.count - 1], of: owner).first?.member else { return nil }
    if case .property(let property) = member.declaration, property.isPrivate { return nil }
    return written.joined(separator: ".")
  }

  /// Whether all of the suite sees a type, which is the suite's own.
  private func isShared(_ type: SymbolTable.TypeID) -> Bool {
    !symbols.types[type].isPrivate && symbols.files[symbols.types[type].file].role == .uiTest
  }
}
