import Inventory

extension SymbolTable {
  /// The names of the app's own modifiers whose code may give an identifier, themselves, by a carrier that cannot be read
  /// or by another one of these.
  func namesOfIdentifyingModifiers(with carriers: DeclaredCarriers) -> Set<String> {
    var open: [(name: String, code: NameSet)] = []
    for (name, functions) in viewExtensions {
      for function in functions { open.append((name, function.fact.names)) }
    }
    for entry in types where entry.viewRole == .modifier {
      for members in entry.members.values {
        for member in members { open.append((entry.simpleName, member.names)) }
      }
    }
    var names: Set<String> = []
    var filter = NameFilter()
    filter.insertAccessibility()
    filter.insert(carriers.names)
    while let found = open.firstIndex(where: { filter.mayOccur(in: $0.code) }) {
      let name = open.remove(at: found).name
      if names.insert(name).inserted { filter.insert(name) }
    }
    return names
  }

  /// The names of which code uses one that makes a view, or changes what becomes of one.
  func viewCode(with carriers: DeclaredCarriers) -> NameFilter {
    var filter = NameFilter(SwiftUIConstruct.table.keys)
    filter.insertAccessibility()
    filter.insert(carriers.names)
    filter.insert(namesOfIdentifyingModifiers(with: carriers))
    filter.insert(SwiftUIConstruct.tapModifiers)
    filter.insert(["hidden"])
    for entry in types where entry.viewRole != nil { filter.insert(entry.simpleName) }
    filter.insert(aliasNames)
    for code in code where code.member.makesView { filter.insert(code.member.name) }
    return filter
  }
}
