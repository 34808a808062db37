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
/// languages.
package func developmentTables(among files: [(path: String, size: Int)]) -> [DevelopmentTable] {
  var chosen: [DevelopmentTable] = []
  var copies = LanguageCopies<DevelopmentTable>()
  for (index, file) in files.enumerated() {
    var steps = file.path.split(separator: "/").map(String.init)
    guard let name = steps.popLast().flatMap(tableName), !steps.contains(where: { $0.hasSuffix(".bundle") }) else {
      continue
    }
    let language = steps.popLanguage()
    let table = DevelopmentTable(file: index, name: name, folder: steps.joined(separator: "/"))
    if let language {
      copies.add(table, of: "\(table.folder)/\(name)", in: language, size: file.size)
    } else {
      chosen.append(table)
    }
  }
  return chosen + copies.groups.flatMap(\.inDevelopmentLanguage)
}

/// Nil for a file that holds no texts of the app's screens.
private func tableName(_ file: String) -> String? {
  guard let ending = [".strings", ".xcstrings"].first(where: file.hasSuffix) else { return nil }
  let name = String(file.dropLast(ending.count))
  return name.hasSuffix("InfoPlist") ? nil : name
}
