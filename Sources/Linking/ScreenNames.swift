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
    for (name, sharing) in Dictionary(grouping: names.keys, by: { names[$0] ?? "" }) where sharing.count > 1 {
      // In one module they are one type for several products, or nested in different ones: nothing to tell them apart by.
      guard Set(sharing.map(module)).count > 1 else { continue }
      for id in sharing { names[id] = ScreenName.lowerCamel(module(of: id)) + "." + name }
    }
    return names
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
