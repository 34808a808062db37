import Findings
package import Inventory

/// The files, in which what a header declares of a property and what an implementation says of it are one property, and
/// both languages have a name for what the other one calls.
///
/// To the compiler the two are one; Swift has no such thing, and whatever reads the facts would take them for two of one
/// name. What has code stays, with the type and the attributes that its declaration tells.
package func joiningDeclarations(of files: [FileFacts]) -> [FileFacts] {
  guard files.contains(where: { $0.language == .objectiveC && !$0.types.isEmpty }) else { return files }
  let files = namingExportedMethods(in: withRolesOfHeaders(files))
  var found: [Key: [Spot]] = [:]
  for file in files.indices where files[file].language == .objectiveC {
    for type in files[file].types.indices where files[file].types[type].kind != .protocol {
      let fact = files[file].types[type]
      for (index, property) in fact.properties.enumerated() {
        let key = Key(
          module: files[file].module, type: fact.name, property: property.name, isStatic: property.isStatic)
        found[key, default: []].append(Spot(file: file, type: type, index: index, property: property))
      }
    }
  }
  /// What is to become of a property: nil where it goes.
  var changes: [Member: [Int: PropertyFact?]] = [:]
  for spots in found.values where spots.count > 1 {
    let code = spots.filter(\.property.hasCode)
    let declared = spots.filter { !$0.property.hasCode }
    if let first = code.first {
      let joined = declared.reversed().reduce(first.property) { $1.property.with(codeOf: $0, isElsewhere: true) }
      changes[Member(file: first.file, type: first.type), default: [:]][first.index] = .some(joined)
    }
    for spot in code.isEmpty ? Array(declared.dropFirst()) : declared {
      changes[Member(file: spot.file, type: spot.type), default: [:]][spot.index] = .some(nil)
    }
  }
  var joined = files
  for (member, changed) in changes {
    let old = joined[member.file].types[member.type].members
    let properties = old.properties.enumerated().compactMap { index, property -> PropertyFact? in
      changed[index] ?? property
    }
    joined[member.file].types[member.type].members = MemberFacts(
      properties: properties, functions: old.functions, cases: old.cases)
  }
  return joined
}

/// The files, in which a header is for what the file of its name beside it is for, such as a test.
private func withRolesOfHeaders(_ files: [FileFacts]) -> [FileFacts] {
  var roles: [Substring: FileFacts.Role] = [:]
  for file in files where file.role != .app && file.language == .objectiveC { roles[stem(of: file.file)] = file.role }
  guard !roles.isEmpty else { return files }
  return files.map { file in
    guard file.role == .app, file.file.hasSuffix(".h"), let role = roles[stem(of: file.file)] else { return file }
    var file = file
    file.role = role
    return file
  }
}

private func stem(of path: String) -> Substring {
  path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
}

private struct Key: Hashable {
  var module: String?
  var type: String
  var property: String
  var isStatic: Bool
}

private struct Spot {
  var file: Int
  var type: Int
  var index: Int
  var property: PropertyFact
}

private struct Member: Hashable {
  var file: Int
  var type: Int
}
