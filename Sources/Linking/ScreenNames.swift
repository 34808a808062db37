import Findings
import Inventory
import Taxonomy

extension SymbolTable {
  /// The names of the screens by their types: as the user chose, else derived from the type; equal names of different
  /// types get their module in front.
  func screenNames(of ids: [TypeID], chosen: [String: String]) -> [TypeID: String] {
    var names: [TypeID: String] = [:]
    for id in ids {
      names[id] = chosen[types[id].name] ?? chosen[types[id].simpleName] ?? ScreenName.derived(from: types[id].name)
    }
    let own = names
    for (name, sharing) in sharing(names) {
      // In one module they are one type for several products, or nested in different ones: nothing to tell them apart by.
      guard Set(sharing.map(module)).count > 1 else { continue }
      for id in sharing { names[id] = ScreenName.lowerCamel(module(of: id)) + "." + name }
    }
    // Types of one name are those of several products, or of several apps of one tree: each of these has an entry point in a
    // folder of its own.
    let alike = sharing(names)
    if alike.isEmpty { return names }
    let apps = AppFolders(self)
    for sharing in alike.flatMap({ Dictionary(grouping: $0.ids, by: { types[$0].name }).values }) {
      let folders = apps.names(of: sharing.map { files[types[$0].file].file })
      for (id, folder) in zip(sharing, folders) {
        if let folder, let name = own[id] { names[id] = folder + "." + name }
      }
    }
    return names
  }

  /// The names that several types have.
  private func sharing(_ names: [TypeID: String]) -> [(name: String, ids: [TypeID])] {
    Dictionary(grouping: names.keys.sorted(), by: { names[$0] ?? "" }).filter { $0.value.count > 1 }
      .map { ($0.key, $0.value) }
  }

  /// The module of a type as a project file says, else as far as its path tells: the folder that holds or follows
  /// `Sources`, else the first one.
  private func module(of id: TypeID) -> String {
    if let module = files[types[id].file].module { return module }
    let parts = files[types[id].file].file.split(separator: "/").map(String.init)
    if let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count { return parts[sources + 1] }
    return parts.count > 1 ? parts[0] : "app"
  }
}
