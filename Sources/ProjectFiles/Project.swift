/// What one project file says: its targets, and which files they compile. Paths start at the root of the file system.
package struct Project: Sendable, Hashable {
  /// The path that a reader knows it by: `App.xcodeproj`, `project.yml`, `Package.swift`.
  package var path: String
  /// The folder that its paths start from.
  package var folder: String
  package var targets: [ProjectTarget] = []
  /// The indices of the targets that compile a file, by its path.
  package var files: [String: [Int]] = [:]
  package var folders: [SourceFolder] = []
  /// Whether every file that a target compiles is written down by name: what is not there is compiled by none.
  package var listsEachFile = false

  package init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  package var name: Substring { path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...] }

  mutating func add(_ file: String, to target: Int) {
    if files[file]?.contains(target) != true { files[file, default: []].append(target) }
  }
}

package struct ProjectTarget: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case app, appExtension, framework, packageLibrary, unitTest, uiTest
    /// A command line tool, a plugin, a bundle of resources.
    case other
  }

  package enum Platform: String, Sendable, Hashable { case iOS, macOS, watchOS, tvOS, visionOS }

  package var name: String
  /// What an `import` calls it.
  package var module: String
  package var kind: Kind
  /// The platforms it is built for; empty where the project does not say.
  package var platforms: Set<Platform>

  package init(name: String, module: String? = nil, kind: Kind, platforms: Set<Platform> = []) {
    self.name = name
    self.module = moduleName(of: module ?? name)
    self.kind = kind
    self.platforms = platforms
  }

  /// The platform that its code is for, where that is certainly not iOS. A vision app is made of the same views.
  package var foreignPlatform: Platform? {
    guard !platforms.contains(.iOS), !platforms.contains(.visionOS) else { return nil }
    return [.watchOS, .tvOS, .macOS].first(where: platforms.contains)
  }
}

/// A folder whose files a target compiles, without naming each.
package struct SourceFolder: Sendable, Hashable {
  package var path: String
  package var target: Int
  /// Nil for all of them.
  package var only: PathSet?
  package var except = PathSet()

  package init(path: String, target: Int, only: PathSet? = nil, except: PathSet = PathSet()) {
    self.path = path
    self.target = target
    self.only = only
    self.except = except
  }

  /// Whether the target compiles the file at `way`, its path from the folder.
  func holds(_ way: Substring) -> Bool {
    if let only, !only.contains(way) { return false }
    return !except.contains(way)
  }
}

/// Something about a project file that a reader should know; it is no reason to stop.
package struct ProjectNote: Sendable, Hashable {
  package var path: String
  /// What is wrong, with the line where there is one.
  package var reason: String

  package init(path: String, line: Int? = nil, _ reason: String) {
    self.path = path
    self.reason = line.map { "\(reason) (line \($0))" } ?? reason
  }
}

/// What became of reading a project file; without a project, the notes say why, or it was none.
package struct ProjectReading: Sendable, Hashable {
  package var project: Project?
  package var notes: [ProjectNote]

  package init(_ project: Project?, _ notes: [ProjectNote] = []) {
    self.project = project
    self.notes = notes
  }
}

/// A target's or product's name as the compiler spells the module.
private func moduleName(of name: String) -> String {
  guard !name.utf8.allSatisfy({ isWordByte($0) }) else { return name }
  return String(name.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
}

func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
  default: false
  }
}
