import Inventory

extension SymbolTable {
  /// The names of the app's own modifiers whose code may give an identifier, themselves, by a carrier that cannot be read
  /// or by another one of these.
  func namesOfIdentifyingModifiers(with carriers: DeclaredCarriers) -> Set<String> {
    var wanted = NameFilter()
    wanted.insertAccessibility()
    wanted.insert(carriers.names)
    return namesOfModifiers(using: wanted)
  }

  /// The names of the app's own modifiers whose code may use one of the names, itself or by another one of these.
  func namesOfModifiers(using wanted: NameFilter) -> Set<String> {
    var open: [(name: String, code: NameSet)] = []
    for (name, functions) in viewExtensions {
      for function in functions { open.append((name, function.fact.names)) }
    }
    for id in types.indices where types[id].viewRole == .modifier {
      for member in types[id].members.all { open.append((types[id].simpleName, member.names)) }
    }
    var names: Set<String> = []
    var filter = wanted
    while let found = open.firstIndex(where: { filter.mayOccur(in: $0.code) }) {
      let name = open.remove(at: found).name
      if names.insert(name).inserted { filter.insert(name) }
    }
    return names
  }

  /// The names of which code uses one that makes a view, or changes what becomes of one.
  func viewCode(with carriers: DeclaredCarriers, _ tellingModifiers: Set<String>) -> NameFilter {
    var filter = NameFilter(SwiftUIConstruct.table.keys)
    filter.insertAccessibility()
    filter.insert(carriers.names)
    filter.insert(tellingModifiers)
    filter.insert(SwiftUIConstruct.tapModifiers)
    filter.insert(["hidden"])
    let views = types.indices.filter { types[$0].viewRole != nil }.map { types[$0].simpleName }
    filter.insert(withAliases(Set(views)))
    filter.insert(viewMembers)
    return filter
  }
}
