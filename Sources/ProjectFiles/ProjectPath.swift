/// Paths by their text; nothing is read.
enum ProjectPath {
  /// `path` behind the absolute `folder`, or itself where it is absolute, without `.`, `..` and doubled slashes.
  static func join(_ folder: String, _ path: some StringProtocol) -> String {
    if path.isEmpty { return folder }
    let whole = path.utf8.first == UInt8(ascii: "/") ? String(path) : folder == "/" ? "/" + path : folder + "/" + path
    return isTidy(path) ? whole : tidy(whole)
  }

  static func parent(of path: String) -> String {
    guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return "/" }
    return String(path[..<end])
  }

  /// The way from a folder down to a path inside it; nil where it is not inside.
  static func way(from folder: String, to path: String) -> Substring? {
    if folder == "/" { return path.dropFirst() }
    guard path.utf8.count > folder.utf8.count, path.hasPrefix(folder) else { return nil }
    let slash = path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)
    return path.utf8[slash] == UInt8(ascii: "/") ? path[path.utf8.index(after: slash)...] : nil
  }

  private static func isTidy(_ path: some StringProtocol) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }

  private static func tidy(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
