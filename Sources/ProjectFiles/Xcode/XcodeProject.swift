/// Reads `App.xcodeproj/project.pbxproj`.
func readXcodeProject(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>) -> ProjectReading {
  if XMLPlist.isOne(bytes) {
    guard let list = XMLPlist.oldStyle(bytes) else {
      return ProjectReading(nil, [ProjectNote(path: path, "not readable as an Xcode project: its XML is broken")])
    }
    return list.withUnsafeBufferPointer { readXcodeProject(path, $0) }
  }
  let bundle = ProjectPath.parent(of: path)
  do throws(OldStylePlist.Problem) {
    let plist = try OldStylePlist(bytes)
    guard let root = plist.rootObject.flatMap({ plist.objects[$0] }) else {
      return ProjectReading(nil, [ProjectNote(path: path, "names no root object")])
    }
    var reader = XcodeProjectReader(
      plist, root: root, project: Project(path: bundle, folder: ProjectPath.parent(of: bundle)))
    reader.read()
    guard !plist.isExhausted else {
      return ProjectReading(nil, [ProjectNote(path: path, "refers to the same objects without end")])
    }
    return ProjectReading(reader.project)
  } catch {
    return ProjectReading(
      nil, [ProjectNote(path: path, line: error.line, "not readable as an Xcode project: \(error.message)")])
  }
}

private struct XcodeProjectReader {
  private typealias ObjectID = OldStylePlist.ObjectID

  private let plist: OldStylePlist
  private let root: Int
  var project: Project
  /// The paths of files and synchronized folders.
  private var paths: [ObjectID: String] = [:]
  private var synchronized: [(id: ObjectID, object: Int)] = []

  init(_ plist: OldStylePlist, root: Int, project: Project) {
    self.plist = plist
    self.root = root
    self.project = project
  }

  mutating func read() {
    project.folder = ProjectPath.join(project.folder, plist.text("projectDirPath", in: root) ?? "")
    findPaths()
    let common = BuildSettings(of: root, in: plist)
    var targets: [ObjectID: Int] = [:]
    /// The synchronized folders that a target has as its own.
    var owned: [ObjectID: Set<Int>] = [:]
    for item in plist.items(of: plist.value("targets", in: root)) {
      guard let object = plist.object(at: item), let target = target(object, common) else { continue }
      let index = project.targets.count
      project.targets.append(target)
      targets[plist.id(at: item)] = index
      addSources(of: object, to: index)
      for group in plist.items(of: plist.value("fileSystemSynchronizedGroups", in: object)) {
        owned[plist.id(at: group), default: []].insert(index)
      }
    }
    for group in synchronized { add(group.object, at: paths[group.id] ?? "", owners: owned[group.id] ?? [], targets) }
    project.listsEachFile = synchronized.isEmpty
  }

  private func target(_ object: Int, _ common: BuildSettings) -> ProjectTarget? {
    guard let name = plist.text("name", in: object), let product = plist.text("productType", in: object) else {
      return nil
    }
    let type = ProductType(product)
    let own = BuildSettings(of: object, in: plist)
    let platforms = type.platform.map { [$0] } ?? own.platforms ?? common.platforms ?? []
    return ProjectTarget(name: name, module: own.module, kind: type.kind, platforms: platforms)
  }

  private mutating func addSources(of target: Int, to index: Int) {
    for phase in plist.items(of: plist.value("buildPhases", in: target)) {
      guard let phase = plist.object(at: phase), plist.isa("PBXSourcesBuildPhase", phase) else { continue }
      for item in plist.items(of: plist.value("files", in: phase)) {
        guard let file = plist.object(at: item), let reference = plist.value("fileRef", in: file),
          let path = paths[plist.id(at: reference)]
        else { continue }
        project.add(path, to: index)
      }
    }
  }

  /// Adds a synchronized folder: all of it to the targets that own it, but for their exceptions; the exceptions of any
  /// other target are what that one takes.
  private mutating func add(_ group: Int, at path: String, owners: Set<Int>, _ targets: [ObjectID: Int]) {
    var exceptions: [Int: [String]] = [:]
    for item in plist.items(of: plist.value("exceptions", in: group)) {
      guard let set = plist.object(at: item), let target = plist.value("target", in: set),
        let index = targets[plist.id(at: target)]
      else { continue }
      exceptions[index, default: []] += plist.items(of: plist.value("membershipExceptions", in: set)).map(plist.text)
    }
    for owner in owners.sorted() {
      project.folders.append(SourceFolder(path: path, target: owner, except: PathSet(written: exceptions[owner] ?? [])))
    }
    for (index, paths) in exceptions.sorted(by: { $0.key < $1.key }) where !owners.contains(index) {
      for file in paths where !file.hasPrefix("/") { project.add(ProjectPath.join(path, file), to: index) }
    }
  }

  // MARK: Paths

  /// Goes down the groups, each once, however they refer to each other.
  private mutating func findPaths() {
    guard let main = plist.value("mainGroup", in: root) else { return }
    var seen: Set<ObjectID> = []
    var open = [(item: main, folder: project.folder)]
    while let (item, folder) = open.popLast() {
      let id = plist.id(at: item)
      guard let object = plist.objects[id], seen.insert(id).inserted,
        let path = path(of: object, in: folder)
      else { continue }
      let children = plist.items(of: plist.value("children", in: object))
      if plist.isa("PBXFileSystemSynchronizedRootGroup", object) { synchronized.append((id, object)) }
      if children.isEmpty { paths[id] = path }
      for child in children { open.append((child, path)) }
    }
  }

  /// Nil for what lies in a folder that the machine decides about.
  private func path(of object: Int, in folder: String) -> String? {
    let path = plist.text("path", in: object) ?? ""
    guard !path.contains("$(") else { return nil }
    guard let tree = plist.value("sourceTree", in: object) else { return ProjectPath.join(folder, path) }
    if plist.equals(tree, "<group>") { return ProjectPath.join(folder, path) }
    if plist.equals(tree, "SOURCE_ROOT") { return ProjectPath.join(project.folder, path) }
    return plist.equals(tree, "<absolute>") ? ProjectPath.join("/", path) : nil
  }
}
