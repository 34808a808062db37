import Inventory

/// What stands at the top of the files, by its names, and the functions of the types.
struct TopLevel: Sendable {
  private(set) var functions: [String: [(file: Int, fact: FunctionFact)]] = [:]
  private(set) var aliases: [String: [(file: Int, fact: AliasFact)]] = [:]
  private(set) var properties: [String: [(file: Int, fact: PropertyFact)]] = [:]
  private(set) var members = MemberList()
  let methods: MethodIndex

  init(_ files: [FileFacts]) {
    methods = MethodIndex(files)
    for file in files.indices {
      for function in files[file].functions {
        functions[function.name, default: []].append((file, function))
      }
      members.append(files[file].members, file: file)
      for alias in files[file].aliases { aliases[alias.name, default: []].append((file, alias)) }
      for property in files[file].properties {
        properties[property.name, default: []].append((file, property))
      }
    }
  }
}
