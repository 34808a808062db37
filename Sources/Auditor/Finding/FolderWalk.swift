import Settings

/// What decides about the entries below one folder that a user named.
struct FolderWalk {
  enum Verdict { case out, undecided, included }

  /// The real path of the folder named.
  let start: [UInt8]
  /// Whether the settings' `include` covers it whole.
  let startIsIncluded: Bool
  /// Which files of suites that are not Swift are wanted.
  let suiteFiles: SuiteFiles
  private let include: PatternList?
  private let exclude: PatternList
  /// The folder of the settings, where it does not hold the start: patterns then match the way from it.
  private let distantSettings: String?
  /// Default names that a pattern of `include` brings back in.
  private let wantedNames: [[UInt8]]

  init(folder: String, settings: Settings, isSuite: Bool) {
    let start = Array(folder.utf8)
    self.start = start
    suiteFiles = isSuite ? .all : SuiteFiles.none.inside(FolderPath.name(of: folder))
    let given = settings.folder ?? folder
    let base = FolderPath.real(given) ?? given
    let isDistant = !FolderPath.isInside(folder, base)
    distantSettings = isDistant ? base : nil
    func list(_ patterns: [String]) -> PatternList {
      var list = PatternList(text: Array(patterns.joined(separator: "\n").utf8), folder: Array(base.utf8))
      if isDistant { list.lead = 0 }
      return list
    }
    let way = isDistant ? Array(FolderPath.relative(folder, from: base).utf8) : start
    // What names the folder itself, or one that holds it, as `App/**` does, gives way to the user who names it now;
    // what speaks of anything, as `**` does, counts in it too.
    func isName(_ pattern: String) -> Bool {
      guard let end = ["/**", "/*"].first(where: pattern.hasSuffix) else { return false }
      let stem = pattern.dropLast(end.count)
      guard stem.contains(where: { $0 != "*" && $0 != "/" }) else { return false }
      return list([stem.contains("/") ? String(stem) : "/\(stem)"]).covers(way)
    }
    exclude = list(settings.exclude.filter { !isName($0) })
    guard !isSuite, !settings.include.isEmpty else {
      include = nil
      startIsIncluded = true
      wantedNames = []
      return
    }
    let include = list(settings.include)
    self.include = include
    startIsIncluded = include.covers(way)
    wantedNames = settings.include.flatMap { $0.split(separator: "/").map { Array($0.utf8) } }
  }

  /// Whether the entry at `path` is left out, taken, or a folder that may hold something to take. `isIncluded` is the
  /// verdict on the folder it is in.
  func judge(
    _ path: UnsafeBufferPointer<UInt8>, name: Int, isFolder: Bool, _ lists: [PatternList], isIncluded: Bool
  ) -> Verdict {
    let last = UnsafeBufferPointer(rebasing: path[name...])
    if isFolder ? isDefaultFolder(last) : FileKind.ends(last, ".generated.swift"), !isWanted(last) { return .out }
    for list in lists.reversed() {
      guard let isIgnored = list.ignores(path, name: name, isFolder: isFolder) else { continue }
      if isIgnored { return .out }
      break
    }
    guard include != nil || !exclude.patterns.isEmpty else { return .included }
    guard let distantSettings else { return judgeBySettings(path, name: name, isFolder, isIncluded) }
    let way = FolderPath.relative(String(decoding: path, as: UTF8.self), from: distantSettings)
    return Array(way.utf8).withUnsafeBufferPointer {
      judgeBySettings($0, name: nameStart($0), isFolder, isIncluded)
    }
  }

  private func judgeBySettings(
    _ path: UnsafeBufferPointer<UInt8>, name: Int, _ isFolder: Bool, _ isIncluded: Bool
  ) -> Verdict {
    if exclude.ignores(path, name: name, isFolder: isFolder) == true { return .out }
    guard let include, !isIncluded else { return .included }
    if include.ignores(path, name: name, isFolder: isFolder) == true { return .included }
    return .undecided
  }

  private func isWanted(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    wantedNames.contains { name.elementsEqual($0) }
  }

  private func isDefaultFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch name.first {
    case UInt8(ascii: "P"): name.elementsEqual("Pods".utf8)
    case UInt8(ascii: "C"): name.elementsEqual("Carthage".utf8)
    case UInt8(ascii: "D"): name.elementsEqual("DerivedData".utf8)
    case UInt8(ascii: "n"): name.elementsEqual("node_modules".utf8)
    // The code of a documentation's tutorials is shown, never compiled.
    default: FileKind.ends(name, ".xcassets") || FileKind.ends(name, ".docc")
    }
  }
}
