package import Inventory

/// Which targets compile a file, as far as project files say, and what that makes of the file.
package struct Membership: Sendable {
  /// What is known of one file beside its contents. The role is nil where these decide.
  package struct Purpose: Sendable, Hashable {
    package var role: FileFacts.Role?
    package var module: String?
    package var reasonToSkip: String?

    package init(role: FileFacts.Role? = nil, module: String? = nil, reasonToSkip: String? = nil) {
      self.role = role
      self.module = module
      self.reasonToSkip = reasonToSkip
    }
  }

  private var targets: [ProjectTarget] = []
  private var files: [String: [Int]] = [:]
  /// Files that are listed and were not found as written, by their names in lower case: most disks do not mind.
  private var folded: [String: [Int]] = [:]
  private var folders: [String: [SourceFolder]] = [:]
  /// The project that should list a file and does not.
  private var unlisted: [String: String] = [:]

  /// `paths` are the files of the audit, from the root of the file system; `unsure` the folders in which something else
  /// may compile a file. `isComplete`: all project files could be read.
  package init(of paths: [String], in projects: [Project], unsure: [String] = [], isComplete: Bool = true) {
    for project in projects {
      let first = targets.count
      targets += project.targets
      if files.isEmpty, first == 0 {
        files = project.files
      } else {
        for (file, indices) in project.files { files[file, default: []] += indices.map { first + $0 } }
      }
      for folder in project.folders {
        var folder = folder
        folder.target += first
        folders[folder.path, default: []].append(folder)
      }
    }
    guard !targets.isEmpty else { return }
    let found = Set(paths)
    for (file, indices) in files where isSource(file) && !found.contains(file) {
      folded[file.lowercased(), default: []] += indices
    }
    if isComplete {
      unlisted = filesInNoTarget(paths, of: projects, unsure: unsure) { !self.indices(of: $0).isEmpty }
    }
  }

  /// The targets that compile the file, each once.
  package func targets(of file: String) -> [ProjectTarget] {
    var found: [ProjectTarget] = []
    // A project and the spec that it is made from both name a target.
    for index in indices(of: file).sorted().prefix(100) {
      let target = targets[index]
      if !found.contains(where: { $0.name == target.name && $0.kind == target.kind }) { found.append(target) }
    }
    return found
  }

  private func indices(of file: String) -> Set<Int> {
    var found = Set(files[file] ?? [])
    var end = file.endIndex
    while !folders.isEmpty, let slash = file[..<end].lastIndex(of: "/") {
      let way = file[file.index(after: slash)...]
      for folder in folders[String(file[..<slash])] ?? [] where folder.holds(way) { found.insert(folder.target) }
      end = slash
    }
    if found.isEmpty, !folded.isEmpty { return Set(folded[file.lowercased()] ?? []) }
    return found
  }

  package func purpose(of file: String) -> Purpose {
    let all = targets(of: file)
    guard let first = all.first else {
      return Purpose(reasonToSkip: unlisted[file].map { "in no target of \($0)" })
    }
    let own = all.filter { $0.foreignPlatform == nil }
    if own.isEmpty, let platform = first.foreignPlatform {
      return Purpose(module: first.module, reasonToSkip: "\(platform.rawValue) code (target \(first.name))")
    }
    let module = own.min { $0.kind.rank < $1.kind.rank }?.module
    return Purpose(role: role(own.map(\.kind)), module: module)
  }

  /// What is compiled into an app is app code, whatever tests use it too. A framework may serve either: its files tell
  /// by what they mention.
  private func role(_ kinds: [ProjectTarget.Kind]) -> FileFacts.Role? {
    if kinds.contains(where: { $0 == .app || $0 == .appExtension }) { return .app }
    guard kinds.allSatisfy({ $0 == .uiTest || $0 == .unitTest }) else { return nil }
    return kinds.contains(.uiTest) ? .uiTest : .unitTest
  }
}

/// Whether a file is compiled, by its name: Swift or Objective-C.
func isSource(_ file: some StringProtocol) -> Bool { [".swift", ".m", ".mm"].contains(where: file.hasSuffix) }

extension ProjectTarget.Kind {
  /// Of several targets with one file, which one gives the file its module: the lowest.
  fileprivate var rank: Int {
    switch self {
    case .app: 0
    case .appExtension: 1
    case .framework, .packageLibrary: 2
    case .other: 3
    case .uiTest: 4
    case .unitTest: 5
    }
  }
}
