/// Reads an XcodeGen spec, `project.yml`. A YAML file of that name without targets is something else and gives nothing.
func readXcodeGen(
  _ path: String, _ bytes: UnsafeBufferPointer<UInt8>, contents: @escaping (String) -> [UInt8]?
) -> ProjectReading {
  let folder = ProjectPath.parent(of: path)
  var reader = XcodeGenReader(contents: contents)
  guard let spec = reader.spec(at: path, bytes, paths: folder) else { return ProjectReading(nil, reader.notes) }
  guard spec.name != nil, !spec.targets.isEmpty else { return ProjectReading(nil) }
  var project = Project(path: path, folder: folder)
  for (name, target) in spec.targets.sorted(by: { $0.key < $1.key }) {
    let whole = spec.resolved(target, named: name)
    guard let type = whole.type, !type.contains("${") else { continue }
    for platform in whole.platforms.isEmpty ? [""] : whole.platforms {
      project.add(whole, named: name, type: ProductType(type), platform: platform)
    }
  }
  return ProjectReading(project, reader.notes)
}

extension XcodeGenSpec {
  /// The target with what its templates give it.
  fileprivate func resolved(_ target: Target, named name: String) -> Target {
    var whole = Target()
    var applied: Set<String> = []
    func apply(_ template: String) {
      guard applied.count < 200, applied.insert(template).inserted, let template = templates[template] else { return }
      template.templates.forEach(apply)
      whole.merge(template)
    }
    target.templates.forEach(apply)
    whole.merge(target)
    let values = whole.attributes.merging(["target_name": name]) { own, _ in own }
    func filled(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return values.reduce(text) { filledIn($0, $1.key, $1.value) }
    }
    whole.type = whole.type.map(filled)
    whole.platforms = whole.platforms.map(filled)
    for index in whole.sources.indices {
      whole.sources[index].path = filled(whole.sources[index].path)
      whole.sources[index].includes = whole.sources[index].includes.map(filled)
      whole.sources[index].excludes = whole.sources[index].excludes.map(filled)
    }
    return whole
  }
}

extension Project {
  fileprivate mutating func add(_ target: XcodeGenSpec.Target, named name: String, type: ProductType, platform: String)
  {
    let platforms = type.platform.map { [$0] } ?? platform.split(separator: " ").compactMap(ProjectTarget.Platform.init)
    let isOneOfSeveral = target.platforms.count > 1
    targets.append(
      ProjectTarget(
        name: isOneOfSeveral ? "\(name)_\(platform)" : name, module: name, kind: type.kind, platforms: Set(platforms)))
    let index = targets.count - 1
    for source in target.sources where source.isCompiled && !source.path.contains("${") {
      if isSource(source.path) {
        add(source.path, to: index)
      } else {
        folders.append(
          SourceFolder(
            path: source.path, target: index, only: source.includes.isEmpty ? nil : PathSet(source.includes),
            except: PathSet(source.excludes)))
      }
    }
  }
}

/// `text` with `${name}` replaced.
private func filledIn(_ text: String, _ name: String, _ value: String) -> String {
  var parts: [Substring] = []
  var rest = text[...]
  while let start = rest.firstRange(of: "${\(name)}") {
    parts += [rest[..<start.lowerBound], value[...]]
    rest = rest[start.upperBound...]
  }
  return (parts + [rest]).joined()
}
