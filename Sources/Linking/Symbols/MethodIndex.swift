import Inventory

/// The functions that the types declare, by the hashes of their names.
struct MethodIndex: Sendable {
  /// Sorted by the hashes.
  private var entries: [Entry] = []

  private struct Entry {
    var hash: UInt32
    var file: Int32
    var type: Int32
    var function: Int32
  }

  init() {}

  init(_ files: [FileFacts]) {
    for file in files.indices {
      for type in files[file].types.indices {
        let members = files[file].types[type].members
        for entry in members.names.entries where members.functionIndices.contains(Int(entry.member)) {
          let function = entry.member - Int32(members.functionIndices.lowerBound)
          entries.append(Entry(hash: entry.hash, file: Int32(file), type: Int32(type), function: function))
        }
      }
    }
    entries.sort { $0.hash < $1.hash }
  }

  /// How many functions of the name the types of the files declare.
  func count(of name: String, in files: [FileFacts]) -> Int {
    let hash = NameSet.hash(name)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return entries[low...].lazy.prefix { $0.hash == hash }.count { entry in
      files[Int(entry.file)].types[Int(entry.type)].functions[Int(entry.function)].name == name
    }
  }
}
