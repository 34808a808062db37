import Inventory

/// What code has that calls a type's initialiser by the name `init`: `Row.init(…)`, or `.init(…)` with labels that fit.
struct InitialiserCall {
  /// The labels of one initialiser, by their hashes; of a type without one, the names of its members.
  private struct Labels {
    var all: [UInt32]
    /// Those that each call has, but for one that may be passed behind the parentheses.
    var needed: [UInt32] = []
  }

  private let type: UInt32
  private let forms: [Labels]

  init(of id: SymbolTable.TypeID, _ symbols: SymbolTable) {
    type = NameSet.hash(symbols.types[id].simpleName)
    let initialisers = symbols.types[id].members["init"] ?? []
    guard !initialisers.isEmpty else {
      forms = [Labels(all: symbols.types[id].members.all.map { NameSet.hash($0.name) })]
      return
    }
    forms = initialisers.compactMap { member in
      guard case .function(let function) = member.declaration else { return nil }
      let needed = function.parameters.filter { $0.defaultValue == nil && $0.type?.name != "()" }
      return Labels(
        all: function.parameters.compactMap { $0.label.map { NameSet.hash($0) } },
        needed: needed.compactMap { $0.label.map { NameSet.hash($0) } })
    }
  }

  /// Whether such a call may be in code with these names; "no" is certain.
  func mayOccur(in names: NameSet) -> Bool {
    if names.mayContain(hash: type) { return true }
    guard names.mayContain(hash: Self.implicit) else { return false }
    return forms.contains { labels in
      labels.all.contains(where: names.mayContain(hash:))
        && labels.needed.filter { !names.mayContain(hash: $0) }.count <= 1
    }
  }

  private static let implicit = NameSet.hash(NameSet.implicitInitialiser, .call)
}
