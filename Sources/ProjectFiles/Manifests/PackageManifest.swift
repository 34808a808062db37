/// Reads a `Package.swift` as far as its targets are written out.
func readPackage(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>) -> ProjectReading {
  let calls = LiteralCalls.find(
    ["target", "executableTarget", "testTarget", "macro", "plugin", "iOSApplication"], in: bytes)
  let isApp = calls.contains { $0.name == "iOSApplication" }
  var project = Project(path: path, folder: ProjectPath.parent(of: path))
  let own = calls.filter {
    $0.name != "iOSApplication" && $0.arguments["name"]?.text != nil && $0.arguments["package"] == nil
  }
  let tests = own.filter { $0.name == "testTarget" }.compactMap { $0.arguments["name"]?.text }
  for (call, arguments) in own {
    guard let name = arguments["name"]?.text else { continue }
    let kind: ProjectTarget.Kind
    switch call {
    case "testTarget": kind = .unitTest
    case "target": kind = .packageLibrary
    case "executableTarget": kind = isApp ? .app : .other
    default: kind = .other
    }
    let index = project.targets.count
    project.targets.append(ProjectTarget(name: name, kind: kind))
    // A path that has to be worked out is not guessed at.
    guard let folders = folders(of: name, call, arguments["path"], isOnly: own.count == 1 + tests.count) else {
      continue
    }
    let only = texts(arguments["sources"]).map(PathSet.init(written:))
    for folder in folders {
      var except = PathSet(written: texts(arguments["exclude"]) ?? [])
      if folder.isShared { tests.forEach { except.insert($0) } }
      project.folders.append(
        SourceFolder(path: ProjectPath.join(project.folder, folder.path), target: index, only: only, except: except))
    }
  }
  return ProjectReading(project)
}

/// Where a target's files may lie. Folders that do not exist do no harm.
private func folders(
  of name: String, _ call: String, _ path: ManifestValue?, isOnly: Bool
) -> [(path: String, isShared: Bool)]? {
  if let path { return path.text.map { [($0, false)] } }
  let usual = ["Sources", "Source", "src", "srcs"]
  switch call {
  case "testTarget": return (["Tests"] + usual).map { ("\($0)/\(name)", false) }
  case "plugin": return (["Plugins"] + usual).map { ("\($0)/\(name)", false) }
  // The only target of a package may have the folder to itself.
  default: return usual.map { ("\($0)/\(name)", false) } + (isOnly ? [("Sources", true)] : [])
  }
}

private func texts(_ value: ManifestValue?) -> [String]? {
  value?.values.map { $0.compactMap(\.text) }
}
