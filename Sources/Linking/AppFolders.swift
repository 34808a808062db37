import Inventory
import Taxonomy

/// The folders of the apps that one tree of files holds, as far as their entry points tell.
struct AppFolders {
  private typealias Folder = [Substring]

  /// The attributes of a type that an app begins with.
  private static let entries = ["main", "UIApplicationMain", "NSApplicationMain"]
  /// The files that an app without such a type begins with.
  private static let entryFiles: Set<Substring> = ["main.swift", "main.m", "main.mm"]

  private let folders: [Folder]

  init(_ symbols: SymbolTable) {
    var folders: Set<Folder> = []
    for type in symbols.types where !type.isPreview && type.attributes.contains(where: Self.entries.contains) {
      folders.insert(Self.folder(of: symbols.files[type.file].file))
    }
    for file in symbols.files {
      if let last = file.file.split(separator: "/").last, Self.entryFiles.contains(last) {
        folders.insert(Self.folder(of: file.file))
      }
    }
    self.folders = Array(folders)
  }

  private static func folder(of file: String) -> Folder { file.split(separator: "/").dropLast() }

  /// What tells the apps apart that the files belong to; nil for each file that may be another app's as well, and for all
  /// of them where they are one app's.
  func names(of files: [String]) -> [String?] {
    guard folders.count > 1 else { return files.map { _ in nil } }
    let parts = files.map(part)
    // What is above the parts of several apps is code of them all.
    let found = Set(parts).filter { part in
      let below = Set(parts).filter { $0 != part && $0.starts(with: part) }
      return !part.isEmpty
        && below.allSatisfy { one in below.allSatisfy { one.starts(with: $0) || $0.starts(with: one) } }
    }
    let roots = found.filter { part in !found.contains { $0 != part && part.starts(with: $0) } }
    guard roots.count > 1 else { return files.map { _ in nil } }
    let names = Self.names(of: Array(roots))
    return parts.map { part in found.contains(part) ? names.first { part.starts(with: $0.key) }?.value : nil }
  }

  /// The part of a file's folder that it has in common with the entry point that is nearest to it.
  private func part(_ file: String) -> Folder {
    let folder = Self.folder(of: file)
    let shared = folders.map { zip($0, folder).prefix { $0 == $1 }.count }.max() ?? 0
    return Array(folder.prefix(shared))
  }

  /// Names for folders: of what differs no more than tells them apart.
  private static func names(of folders: [Folder]) -> [Folder: String] {
    let common = (0..<(folders.map(\.count).min() ?? 0)).prefix { index in
      folders.allSatisfy { $0[index] == folders[0][index] }
    }.count
    var names: [Folder: String] = [:]
    for folder in folders {
      let own = folder.dropFirst(common)
      let count = (1...max(1, own.count)).first { count in
        !folders.contains { $0 != folder && $0.dropFirst(common).starts(with: own.prefix(count)) }
      }
      names[folder] = own.prefix(count ?? own.count).map(name).joined(separator: ".")
    }
    return names
  }

  private static func name(_ folder: Substring) -> String {
    ScreenName.lowerCamel(String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
  }
}
