import Foundation
import Settings

/// The patterns of one ignore file, in its order.
struct PatternList: Sendable {
  var patterns: [PathPattern]
  /// How many bytes of a full path stand before the part that the patterns speak of.
  var lead: Int

  /// The patterns in `text`, which belong to the folder at `folder`.
  init(text: some Collection<UInt8>, folder: [UInt8]) {
    let bom: [UInt8] = [0xef, 0xbb, 0xbf]
    let body = text.starts(with: bom) ? Array(text.dropFirst(3)) : Array(text)
    patterns = body.split(separator: UInt8(ascii: "\n")).compactMap { PathPattern(line: $0) }
    lead = folder.last == slash ? folder.count : folder.count + 1
  }

  /// The patterns of the file at `path`; nil where there is none that can be read, or it holds nothing.
  init?(file path: String, folder: [UInt8]) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(text: data, folder: folder)
    if patterns.isEmpty { return nil }
  }

  /// Whether the last pattern that matches the full path leaves it out; nil where none matches.
  func ignores(_ path: UnsafeBufferPointer<UInt8>, name: Int, isFolder: Bool) -> Bool? {
    guard path.count > lead else { return nil }
    let relative = UnsafeBufferPointer(rebasing: path[lead...])
    for pattern in patterns.reversed() where pattern.matches(relative, name: name - lead, isFolder: isFolder) {
      return !pattern.isNegated
    }
    return nil
  }

  /// Patterns that speak of paths which are relative to their folder.
  static func ofWays(_ patterns: [String]) -> PatternList {
    var list = PatternList(text: Array(patterns.joined(separator: "\n").utf8), folder: [])
    list.lead = 0
    return list
  }

  /// Whether a pattern matches the file of a relative path, or a folder that holds it.
  func covers(way: String) -> Bool {
    let path = Array(way.utf8)
    return path.indices.contains { end in
      (path[end] == slash || end == path.count - 1)
        && Array(path[...end]).withUnsafeBufferPointer { bytes in
          let isFolder = bytes.last == slash
          let part = isFolder ? UnsafeBufferPointer(rebasing: bytes.dropLast()) : bytes
          return ignores(part, name: nameStart(part), isFolder: isFolder) == true
        }
    }
  }

  /// The same patterns for another folder.
  func moved(to folder: [UInt8]) -> PatternList {
    var list = self
    list.lead = folder.count + 1
    return list
  }

  /// Whether a pattern matches the folder at `path`, or one that holds it.
  func covers(_ path: [UInt8]) -> Bool {
    prefixes(of: path).dropLast().contains { prefix in
      prefix.withUnsafeBufferPointer { bytes in
        let name = nameStart(bytes)
        return name >= lead && ignores(bytes, name: name, isFolder: true) == true
      }
    }
  }

  /// The list without the patterns that would leave out the folder at `path`, a folder that holds it, or all that is in
  /// it: what remains of an ignore file above a folder that a user named.
  func sparing(_ path: [UInt8]) -> PatternList {
    var list = self
    list.patterns.removeAll { pattern in
      !pattern.isNegated
        && prefixes(of: path).contains { prefix in
          prefix.count > lead
            && prefix.withUnsafeBufferPointer { bytes in
              let relative = UnsafeBufferPointer(rebasing: bytes[lead...])
              let isFolder = prefix.count <= path.count
              return pattern.matches(relative, name: nameStart(relative), isFolder: isFolder)
            }
        }
    }
    return list
  }

  /// The path of each folder on the way to `path`, its own, and that of a file in it that only a wildcard can match.
  private func prefixes(of path: [UInt8]) -> [[UInt8]] {
    path.indices.filter { path[$0] == slash }.map { Array(path[..<$0]) } + [path, path + [slash, 1]]
  }
}

/// Where the last part of a path begins.
func nameStart(_ path: UnsafeBufferPointer<UInt8>) -> Int {
  (path.lastIndex(of: slash) ?? -1) + 1
}

let slash = UInt8(ascii: "/")
