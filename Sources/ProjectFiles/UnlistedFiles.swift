/// The files that the project around them should list and does not, with that project's name.
///
/// A file left out wrongly costs more than one too many, so that a file stays unless all of this holds: the nearest
/// folder with a project file has Xcode projects only; each of these lists its files one by one; and most files of the
/// same part of that folder are listed.
func filesInNoTarget(
  _ paths: [String], of projects: [Project], unsure: [String], isListed: (String) -> Bool
) -> [String: String] {
  var owners: [String: String] = [:]
  var unsure = Set(unsure)
  for project in projects {
    let place = ProjectPath.parent(of: project.path)
    if project.listsEachFile, !project.targets.isEmpty {
      owners[place] = owners[place].map { "\($0) or \(project.name)" } ?? String(project.name)
    } else {
      unsure.insert(place)
    }
  }
  owners = owners.filter { !unsure.contains($0.key) }
  guard !owners.isEmpty else { return [:] }

  struct Part: Hashable {
    var owner: String
    var name: Substring
  }
  var listed: [Part: Int] = [:]
  var open: [Part: [String]] = [:]
  /// The folders whose projects should list what is directly in a folder; nil for no such.
  var ownerOf: [Substring: String?] = [:]
  func owner(of folder: Substring) -> String? {
    if let known = ownerOf[folder] { return known }
    let name = folder.isEmpty ? "/" : String(folder)
    var found: String?
    if !unsure.contains(name) {
      found = owners[name] == nil ? folder.lastIndex(of: "/").flatMap { owner(of: folder[..<$0]) } : name
    }
    ownerOf[folder] = .some(found)
    return found
  }
  for path in paths {
    guard let slash = path.lastIndex(of: "/"), let owner = owner(of: path[..<slash]),
      let way = ProjectPath.way(from: owner, to: path)
    else { continue }
    let part = Part(owner: owner, name: way.firstIndex(of: "/").map { way[..<$0] } ?? "")
    if isListed(path) { listed[part, default: 0] += 1 } else { open[part, default: []].append(path) }
  }
  var found: [String: String] = [:]
  for (part, paths) in open where listed[part, default: 0] >= paths.count {
    for path in paths { found[path] = owners[part.owner] }
  }
  return found
}
