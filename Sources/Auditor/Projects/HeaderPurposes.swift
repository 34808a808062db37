import Inventory
import ProjectFiles

/// What headers are for. No target compiles them: each goes with the file of its name, else with what is compiled in the
/// nearest folder.
struct HeaderPurposes {
  typealias Purpose = Membership.Purpose

  private var byStem: [Substring: [(path: String, purpose: Purpose)]] = [:]
  private var byFolder: [Substring: [Purpose]] = [:]

  /// `sources` are the other files of the audit, from the root of the file system.
  init(_ sources: [(path: String, purpose: Purpose)]) {
    for (path, purpose) in sources {
      if !path.hasSuffix(".swift") { byStem[Self.stem(of: path), default: []].append((path, purpose)) }
      var folder = Self.folder(of: path)
      // What a folder far above holds says nothing.
      for _ in 0..<4 {
        byFolder[folder, default: []].append(purpose)
        guard !folder.isEmpty else { break }
        folder = Self.folder(of: folder)
      }
    }
  }

  func purpose(of header: String) -> Purpose {
    let own = Self.folder(of: header)
    if let namesakes = byStem[Self.stem(of: header)] {
      if let beside = namesakes.first(where: { Self.folder(of: $0.path) == own }) { return beside.purpose }
      // `include/Row.h` of `Sources/Row.m`
      if namesakes.count == 1 { return namesakes[0].purpose }
    }
    var folder = own
    while !folder.isEmpty {
      if let purposes = byFolder[folder] { return Self.common(purposes) }
      folder = Self.folder(of: folder)
    }
    return Purpose()
  }

  /// What several files are for: an app's if one of them is; where they are all left out, so is the header.
  private static func common(_ purposes: [Purpose]) -> Purpose {
    let read = purposes.filter { $0.reasonToSkip == nil }
    guard let first = read.first else { return purposes.first ?? Purpose() }
    return read.first { $0.role == .app } ?? (read.contains { $0.role == nil } ? Purpose(module: first.module) : first)
  }

  private static func folder(of path: some StringProtocol) -> Substring {
    let path = Substring(path)
    return path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  private static func stem(of path: String) -> Substring {
    let name = FolderPath.name(of: path)
    return name.firstIndex(of: ".").map { name[..<$0] } ?? name
  }
}
