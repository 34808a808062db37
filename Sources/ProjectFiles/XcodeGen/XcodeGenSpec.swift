import Inventory
import Yams

/// What one XcodeGen file, with those that it includes, says about targets. Paths are made whole as they are read, since
/// an included file's paths start from its own folder.
struct XcodeGenSpec {
  struct Source: Hashable {
    var path: String
    var includes: [String] = []
    var excludes: [String] = []
    /// Whether its Swift files are compiled; else it is a resource, or only shown.
    var isCompiled = true
  }

  /// A target, or a template for some.
  struct Target {
    var type: String?
    var platforms: [String] = []
    var sources: [Source] = []
    var templates: [String] = []
    var attributes: [String: String] = [:]

    /// What `other` adds or says differently.
    mutating func merge(_ other: Target) {
      type = other.type ?? type
      if !other.platforms.isEmpty { platforms = other.platforms }
      let known = Set(sources)
      sources += other.sources.filter { !known.contains($0) }
      templates += other.templates
      attributes.merge(other.attributes) { $1 }
    }
  }

  var name: String?
  var targets: [String: Target] = [:]
  var templates: [String: Target] = [:]

  mutating func merge(_ other: XcodeGenSpec) {
    name = other.name ?? name
    targets.merge(other.targets) { own, new in
      var both = own
      both.merge(new)
      return both
    }
    templates.merge(other.templates) { own, new in
      var both = own
      both.merge(new)
      return both
    }
  }
}

/// Reads a spec and what it includes.
struct XcodeGenReader {
  private let contents: (String) -> [UInt8]?
  private(set) var notes: [ProjectNote] = []
  /// The files that are being read, and how many were in all: an include may lead back, or fan out without end.
  private var open: Set<String> = []
  private var count = 0

  /// No spec that people write is longer.
  private static let longest = 4 << 20

  init(contents: @escaping (String) -> [UInt8]?) { self.contents = contents }

  /// Nil where the text is no map.
  mutating func spec(at path: String, _ bytes: some Collection<UInt8>, paths base: String) -> XcodeGenSpec? {
    count += 1
    guard bytes.count <= Self.longest else { return note(path, nil, "larger than 4 MB") }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.isShallowYAML else { return note(path, nil, "nested too deeply to be a project") }
    let root: Node.Mapping
    do {
      guard let mapping = try Yams.compose(yaml: text)?.mapping else { return nil }
      root = mapping
    } catch {
      let mark = (error as? YamlError).flatMap(\.mark)
      return note(path, mark?.line, "not readable as YAML")
    }
    open.insert(path)
    defer { open.remove(path) }
    var spec = XcodeGenSpec()
    for include in list(root["include"]) { merge(include, of: path, paths: base, into: &spec) }
    spec.merge(own(root, paths: base))
    return spec
  }

  private mutating func merge(_ include: Node, of path: String, paths base: String, into spec: inout XcodeGenSpec) {
    guard let name = include.text ?? include.mapping?["path"]?.text, !name.contains("${") else { return }
    let file = ProjectPath.join(ProjectPath.parent(of: path), name)
    let line = include.mark?.line
    if open.contains(file) { return add(path, line, "includes '\(name)', which includes it") }
    guard count < 200 else { return add(path, line, "includes too many files") }
    guard let bytes = contents(file) else { return add(path, line, "includes '\(name)', which cannot be read") }
    let isRelative = include.mapping?["relativePaths"]?.bool ?? true
    let folder = isRelative ? ProjectPath.parent(of: file) : base
    if let included = self.spec(at: file, bytes, paths: folder) { spec.merge(included) }
  }

  private func own(_ root: Node.Mapping, paths base: String) -> XcodeGenSpec {
    var spec = XcodeGenSpec()
    spec.name = root["name"]?.text
    for (key, node) in root["targets"]?.mapping ?? [:] { spec.targets[name(key)] = target(node, base) }
    for (key, node) in root["targetTemplates"]?.mapping ?? [:] { spec.templates[name(key)] = target(node, base) }
    return spec
  }

  /// A key without the mark that what is included be replaced and not added to.
  private func name(_ key: Node) -> String {
    let text = key.text ?? ""
    return text.hasSuffix(":REPLACE") ? String(text.dropLast(8)) : text
  }

  private func target(_ node: Node, _ base: String) -> XcodeGenSpec.Target {
    var target = XcodeGenSpec.Target()
    guard let map = node.mapping else { return target }
    target.type = map["type"]?.text
    target.platforms = list(map["platform"]).compactMap(\.text)
    if target.platforms == ["auto"] || target.platforms.isEmpty {
      // One target for all of its destinations.
      let destinations = list(map["supportedDestinations"]).compactMap(\.text)
      target.platforms = destinations.isEmpty ? [] : [destinations.joined(separator: " ")]
    }
    target.templates = list(map["templates"]).compactMap(\.text)
    for (key, value) in map["templateAttributes"]?.mapping ?? [:] { target.attributes[name(key)] = value.text }
    target.sources = list(map["sources"]).compactMap { source($0, base) }
    return target
  }

  private func source(_ node: Node, _ base: String) -> XcodeGenSpec.Source? {
    if let path = node.text { return XcodeGenSpec.Source(path: ProjectPath.join(base, path)) }
    guard let map = node.mapping, let path = map["path"]?.text else { return nil }
    var source = XcodeGenSpec.Source(path: ProjectPath.join(base, path))
    source.includes = list(map["includes"]).compactMap(\.text)
    source.excludes = list(map["excludes"]).compactMap(\.text)
    source.isCompiled =
      ["sources", nil].contains(map["buildPhase"].map { $0.text ?? "copyFiles" }) && map["type"]?.text != "folder"
    return source
  }

  /// One value, or several in a list. Lists in lists are not gone into.
  private func list(_ node: Node?) -> [Node] {
    guard let node else { return [] }
    return node.sequence.map(Array.init) ?? [node]
  }

  private mutating func note(_ path: String, _ line: Int?, _ reason: String) -> XcodeGenSpec? {
    add(path, line, reason)
    return nil
  }

  private mutating func add(_ path: String, _ line: Int?, _ reason: String) {
    notes.append(ProjectNote(path: path, line: line, reason))
  }
}

extension Node {
  /// A word or string as it is written.
  fileprivate var text: String? { scalar?.string }
}

extension YamlError {
  fileprivate var mark: Mark? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
    default: nil
    }
  }
}
