/// The app's texts in the language that it is developed in, by the tables that hold them.
package struct LocalizedTexts: Sendable {
  /// The table of a look-up that names none.
  package static let defaultTable = "Localizable"

  private struct Table {
    /// The folder that it speaks for: the one with the `.lproj` folders, or with the catalogue.
    var folder: [Substring]
    var texts: [String: String]
  }

  private var tables: [String: [Table]] = [:]

  package init() {}

  package var isEmpty: Bool { tables.isEmpty }

  /// Adds a table. Where the folder has one of that name, what that says is kept, and what it leaves out is added.
  package mutating func add(_ texts: [String: String], table: String, folder: String) {
    let folder = folder.split(separator: "/")
    if let index = tables[table]?.firstIndex(where: { $0.folder == folder }) {
      tables[table]?[index].texts.merge(texts) { known, _ in known }
    } else {
      tables[table, default: []].append(Table(folder: folder, texts: texts))
    }
  }

  /// The text of a key. Of several tables with the name, such as one in each module, the one nearest to `file` that has
  /// the key counts; of equally near ones, the first that was added.
  package func text(forKey key: String, inTable table: String? = nil, near file: String) -> String? {
    guard let tables = tables[table ?? Self.defaultTable] else { return nil }
    if tables.count == 1 { return tables[0].texts[key] }
    let steps = file.split(separator: "/")
    var best: (nearness: Int, text: String)?
    for table in tables {
      guard let text = table.texts[key] else { continue }
      let shared = zip(table.folder, steps).prefix { $0 == $1 }.count
      // One step up is as far as one step down.
      let nearness = 2 * shared - table.folder.count
      if nearness > best?.nearness ?? .min { best = (nearness, text) }
    }
    return best?.text
  }
}
