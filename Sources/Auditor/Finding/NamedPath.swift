import Foundation
import Taxonomy

/// A path that a user gave, on the command line or as a suite in the settings.
struct NamedPath {
  /// The path as given; of a project or workspace, its folder.
  var given: String
  /// What to open.
  var path: String
  /// The same without links and from the root of the file system.
  var real: String
  /// The same as written, from the root of the file system.
  var absolute: String
  var isFolder: Bool

  init(_ given: String, in workingFolder: String) throws(FindingFilesError) {
    var path = FolderPath.tidy(given)
    // A project or workspace stands for the folder it lies in.
    while path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace"), Self.isFolder(path, workingFolder) == true {
      path = FolderPath.parent(of: path)
    }
    absolute = FolderPath.absolute(path, in: workingFolder)
    guard let isFolder = Self.isFolder(path, workingFolder),
      let real = FolderPath.real(Self.opened(path, workingFolder))
    else {
      throw Self.failure(given, path: path, in: workingFolder)
    }
    self.given = path
    self.path = Self.opened(path, workingFolder)
    self.real = real
    self.isFolder = isFolder
  }

  var folder: String { isFolder ? absolute : FolderPath.parent(of: absolute) }

  private static func opened(_ path: String, _ workingFolder: String) -> String {
    if path == "." { return workingFolder }
    return path.hasPrefix("/") ? path : FolderPath.join(workingFolder, path)
  }

  private static func isFolder(_ path: String, _ workingFolder: String) -> Bool? {
    (try? FileStatus(path: opened(path, workingFolder))).map { $0.kind == .folder }
  }

  /// What is wrong with the first wrong part of the path; where nothing is there, the path with the nearest name that
  /// exists there in its place.
  private static func failure(_ given: String, path: String, in workingFolder: String) -> FindingFilesError {
    var existing = path.hasPrefix("/") ? "/" : "."
    for part in path.split(separator: "/") {
      let next = FolderPath.join(existing, part)
      do {
        _ = try FileStatus(path: opened(next, workingFolder))
      } catch {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: opened(next, workingFolder))) != nil
        switch error.code {
        case ENOENT where isLink, ENOTDIR where isLink, ELOOP:
          return .deadLink(given, link: next == path ? given : next)
        case ENOENT, ENOTDIR:
          let names = try? FileManager.default.contentsOfDirectory(atPath: opened(existing, workingFolder))
          let found = nearestName(to: String(part), in: (names ?? []).sorted())
          return .noSuchPath(given, nearest: found.map { FolderPath.join(existing, $0) })
        default: return .unreadable(given, reason: error.message)
        }
      }
      existing = next
    }
    return .noSuchPath(given, nearest: nil)
  }
}
