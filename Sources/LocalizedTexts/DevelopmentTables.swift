/// A file with texts in the language that the app is developed in.
package struct DevelopmentTable: Sendable, Equatable {
  /// Its index among the files that were looked at.
  package var file: Int
  /// The name that a look-up gives: the file's without its ending.
  package var name: String
  /// The folder of the code that it is for.
  package var folder: String
}

/// Which of the files hold texts of the development language, by their paths and sizes alone. A catalogue holds all
/// languages. Of the `.lproj` folders side by side it is `Base`, and what that leaves out `en`; where there is neither,
/// another English; else the one with the largest file, since nothing is translated before it is written.
package func developmentTables(among files: [(path: String, size: Int)]) -> [DevelopmentTable] {
  struct Candidate {
    var table: DevelopmentTable
    var language: String
    var size: Int
  }
  var chosen: [DevelopmentTable] = []
  var order: [String] = []
  var groups: [String: [Candidate]] = [:]
  for (index, file) in files.enumerated() {
    var steps = file.path.split(separator: "/").map(String.init)
    guard let name = steps.popLast().flatMap(tableName), !steps.contains(where: { $0.hasSuffix(".bundle") }) else {
      continue
    }
    guard let last = steps.last, last.hasSuffix(".lproj") else {
      chosen.append(DevelopmentTable(file: index, name: name, folder: steps.joined(separator: "/")))
      continue
    }
    steps.removeLast()
    let table = DevelopmentTable(file: index, name: name, folder: steps.joined(separator: "/"))
    let group = "\(table.folder)/\(name)"
    if groups[group] == nil { order.append(group) }
    groups[group, default: []].append(Candidate(table: table, language: String(last.dropLast(6)), size: file.size))
  }
  for group in order {
    let candidates = groups[group] ?? []
    let sources = ["Base", "en"].flatMap { language in candidates.filter { $0.language == language } }
    if sources.isEmpty {
      let english = candidates.filter {
        $0.language.hasPrefix("en-") || $0.language.hasPrefix("en_") || $0.language == "English"
      }
      let best = (english.isEmpty ? candidates : english).max { ($0.size, $1.language) < ($1.size, $0.language) }
      if let best { chosen.append(best.table) }
    } else {
      chosen += sources.map(\.table)
    }
  }
  return chosen
}

/// Nil for a file that holds no texts of the app's screens.
private func tableName(_ file: String) -> String? {
  guard let ending = [".strings", ".xcstrings"].first(where: file.hasSuffix) else { return nil }
  let name = String(file.dropLast(ending.count))
  return name.hasSuffix("InfoPlist") ? nil : name
}
