import Foundation

/// The ignore files that stand above a folder, up to the root of the repository that it is in. Git itself is not run.
enum Repository {
  /// The lists above `folder` (a real path), the weakest first, without what would leave out the folder itself.
  static func patterns(above folder: String) -> [PatternList] {
    guard let root = root(of: folder) else { return [] }
    let exclusions = exclusions(ofRepositoryAt: root)
    if root == folder { return exclusions.map { [$0] } ?? [] }
    var lists = exclusions.map { [$0] } ?? []
    var above: [String] = []
    var current = folder
    while current != root {
      current = FolderPath.parent(of: current)
      above.append(current)
    }
    for current in above.reversed() {
      let file = FolderPath.join(current, ".gitignore")
      if let list = PatternList(file: file, folder: Array(current.utf8)) { lists.append(list) }
    }
    let path = Array(folder.utf8)
    return lists.map { $0.sparing(path) }
  }

  /// The patterns of `.git/info/exclude`; in a worktree or submodule, `.git` is a file that says where that is.
  static func exclusions(ofRepositoryAt root: String) -> PatternList? {
    var git = FolderPath.join(root, ".git")
    if let text = text(of: git), text.hasPrefix("gitdir:") {
      git = FolderPath.absolute(text.dropFirst(7).trimmingCharacters(in: .whitespacesAndNewlines), in: root)
      if let common = self.text(of: FolderPath.join(git, "commondir")) {
        git = FolderPath.absolute(common.trimmingCharacters(in: .whitespacesAndNewlines), in: git)
      }
    }
    return PatternList(file: FolderPath.join(git, "info/exclude"), folder: Array(root.utf8))
  }

  /// The folder at or above `folder` that is the repository.
  static func root(of folder: String) -> String? {
    var current = folder
    while true {
      if access(FolderPath.join(current, ".git"), F_OK) == 0 { return current }
      if current == "/" || current == "." { return nil }
      current = FolderPath.parent(of: current)
    }
  }

  /// The text of a small file; nil for a folder.
  private static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).flatMap { String(data: $0, encoding: .utf8) }
  }
}
