import Findings
import Inventory

/// Where the app's code speaks of a constant, besides where it declares it.
struct ConstantUses {
  struct Uses {
    /// Whether the constant, or the type that declares it, says that it is an accessibility identifier.
    var isOfIdentifiers: Bool
    /// The members whose code speaks of it.
    var places: [Place]
  }

  private let evaluator: Evaluator
  /// What was looked up: many queries ask for the same.
  private var known: [String: Uses?] = [:]
  private var symbols: SymbolTable { evaluator.symbols }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The code that speaks of a name, besides that of the types which declare it; nil where the app declares nothing of the
  /// name.
  mutating func uses(of name: String) -> Uses? {
    if let known = known[name] { return known }
    let found = findUses(of: name)
    known[name] = .some(found)
    return found
  }

  private func findUses(of name: String) -> Uses? {
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
    return Uses(isOfIdentifiers: isOfIdentifiers, places: places.sorted())
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
