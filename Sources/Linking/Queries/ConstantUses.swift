import Findings
import Inventory

/// Where the app's code speaks of a constant, besides where it declares it.
struct ConstantUses {
  let evaluator: Evaluator
  private var symbols: SymbolTable { evaluator.symbols }

  /// The types and files that declare something of the name, and the code elsewhere that speaks of it; nil where the app
  /// declares nothing of the name.
  func uses(of name: String) -> (isOfIdentifiers: Bool, places: [Place])? {
    let owners = declaring(name)
    let isGlobal = symbols.properties[name] != nil
    guard !owners.isEmpty || isGlobal else { return nil }
    let using = symbols.code(with: NameSet.hash(name)).filter { code in
      code.member.name != name && !(code.owner.map(owners.contains) ?? false)
    }
    let places = using.map { code in
      evaluator.place(of: code.member.name, at: code.member.position, file: code.member.file)
    }
    let isOfIdentifiers = owners.contains { symbols.types[$0].name.saysIdentifiers } || name.saysIdentifiers
    return (isOfIdentifiers, places.sorted())
  }

  private func declaring(_ name: String) -> Set<SymbolTable.TypeID> {
    guard symbols.memberNames.mayContain(name) else { return [] }
    return Set(symbols.types.indices.filter { symbols.types[$0].members[name] != nil })
  }
}

extension String {
  /// Whether the name of a type or a constant says that it holds accessibility identifiers.
  fileprivate var saysIdentifiers: Bool {
    let name = lowercased()
    return ["accessibility", "a11y", "identifier"].contains(where: name.contains) || hasSuffix("IDs")
      || hasSuffix("Ids")
  }
}
