import Inventory

/// What stands at the top of the files, by its names, and how often the types declare a function of a name.
struct TopLevel: Sendable {
  private(set) var functions: [String: [(file: Int, fact: FunctionFact)]] = [:]
  private(set) var aliases: [String: [(file: Int, fact: AliasFact)]] = [:]
  private(set) var properties: [String: [(file: Int, fact: PropertyFact)]] = [:]
  private(set) var members: [SymbolTable.Member] = []
  private(set) var methodCounts: [String: Int] = [:]

  init(_ files: [FileFacts]) {
    for file in files.indices {
      for function in files[file].functions {
        functions[function.name, default: []].append((file, function))
        members.append(.init(.function(function), file: file))
      }
      for alias in files[file].aliases { aliases[alias.name, default: []].append((file, alias)) }
      for property in files[file].properties {
        properties[property.name, default: []].append((file, property))
        members.append(.init(.property(property), file: file))
      }
      for type in files[file].types.indices {
        for method in files[file].types[type].functions { methodCounts[method.name, default: 0] += 1 }
      }
    }
  }
}
