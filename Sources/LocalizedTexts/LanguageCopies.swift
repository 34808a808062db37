/// Files that are the same one in several languages: they lie in `.lproj` folders side by side.
struct LanguageCopies<File> {
  struct Group {
    fileprivate var copies: [(file: File, language: String, size: Int)] = []

    /// The copies of the development language, the first of them the one that the others add to: it is `Base`, and what that
    /// leaves out `en`; where there is neither, another English; else the largest, since nothing is translated before it is
    /// written.
    var inDevelopmentLanguage: [File] {
      let sources = ["Base", "en"].flatMap { language in copies.filter { $0.language == language } }
      if !sources.isEmpty { return sources.map(\.file) }
      let english = copies.filter {
        $0.language.hasPrefix("en-") || $0.language.hasPrefix("en_") || $0.language == "English"
      }
      let best = (english.isEmpty ? copies : english).max { ($0.size, $1.language) < ($1.size, $0.language) }
      return best.map { [$0.file] } ?? []
    }
  }

  /// In the order in which their first files came.
  private(set) var groups: [Group] = []
  private var indices: [String: Int] = [:]

  /// Adds a copy of what has the name.
  mutating func add(_ file: File, of name: String, in language: String, size: Int) {
    let index = indices[name] ?? groups.count
    if index == groups.count {
      indices[name] = index
      groups.append(Group())
    }
    groups[index].copies.append((file, language, size))
  }
}

extension [String] {
  /// Takes the last step of a path away if it is the folder of a language, `de.lproj`, and gives that.
  mutating func popLanguage() -> String? {
    guard let last, last.hasSuffix(".lproj") else { return nil }
    removeLast()
    return String(last.dropLast(".lproj".count))
  }
}
