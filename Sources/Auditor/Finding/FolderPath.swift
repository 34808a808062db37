import Foundation

/// Paths by their text: no link is followed, nothing is read.
enum FolderPath {
  /// `path` behind `folder`, or itself where it is absolute, without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// `path` as given, without doubled slashes and one at its end.
  static func tidy(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + parts }
    return parts.isEmpty ? "." : parts
  }

  static func parent(of path: String) -> String {
    guard let end = path.lastIndex(of: "/") else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  static func name(of path: String) -> Substring {
    path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
  }

  static func join(_ folder: String, _ name: some StringProtocol) -> String {
    switch folder {
    case ".": String(name)
    case "/": "/" + name
    default: folder + "/" + name
    }
  }

  /// The deepest folder that holds all of these absolute folders.
  static func common(_ folders: [String]) -> String {
    guard var common = folders.first?.split(separator: "/") else { return "/" }
    for folder in folders.dropFirst() {
      let parts = folder.split(separator: "/")
      let same = zip(common, parts).prefix { $0 == $1 }.count
      common = Array(common.prefix(same))
    }
    return "/" + common.joined(separator: "/")
  }

  /// The way from one absolute folder to another absolute path: `../suite/Login.swift`; `.` where they are the same.
  static func relative(_ path: String, from folder: String) -> String {
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    let same = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - same) + to.dropFirst(same).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The path with every link in it followed; nil where it leads nowhere.
  static func real(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }
}
