package import Findings
package import Inventory
import Taxonomy

/// Another name for one identifier, everywhere: where it is declared, given and asked for.
package struct Rename: Sendable {
  /// What has the name today, in a report.
  let uses: IdentifierUses
  package let old: String
  package let new: String
  /// What writes the new name, in the order of the places.
  package var edits: [Edit] = []

  /// The rename of `old`, one of the identifiers in `report` as reports write them: `orders.row.{order.id}`.
  ///
  /// - Parameter files: the names of all files of the project.
  /// - Throws: why it cannot be done.
  package init(
    _ old: String, to new: String, in report: Report, files: [String], contents: @escaping FileBytes
  ) throws(RenameRefusal) {
    self.old = old
    self.new = new
    uses = IdentifierUses(of: old, in: report.inventory)
    guard let text = uses.text else {
      throw .unknown(nearest: Answer(to: old, in: report.inventory).nearest.identifiers)
    }
    guard let newText = text.renamed(new) else { throw .otherHoles }
    guard newText != text else { throw .same }
    if let place = report.inventory.place(answering: newText, besides: text) { throw .taken(place) }

    var search = RenameSearch(from: text, to: newText, uses: uses, contents: contents)
    for file in files { search.look(in: file) }
    search.takeConstants()
    search.lookAtQueries()
    guard search.unresolved.isEmpty else { throw .unresolved(search.unresolved.sorted { $0.place < $1.place }) }
    edits = search.edits.sorted { $0.place < $1.place }
    guard !edits.isEmpty else { throw .unresolved(uses.places.map { Note("its text is not written here", at: $0) }) }
  }

  /// The files as they are once it is done.
  package func applied(to contents: FileBytes) -> [String: [UInt8]]? {
    var files: [String: [UInt8]] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: \.place.file) {
      guard let lines = contents(file).map(SourceLines.init) else { return nil }
      var patch = Patch()
      for edit in edits where !patch.add(edit, in: lines) { return nil }
      files[file] = patch.applied(to: lines.bytes)
    }
    return files
  }

  /// Holds the audits before and after it against each other.
  ///
  /// - Throws: where the old name is left somewhere, or something else differs than the name.
  package func check(from before: Report, to after: Report) throws(RenameRefusal) {
    let left = IdentifierUses(of: old, in: after.inventory)
    guard left.text == nil else {
      throw .unresolved(left.places.map { Note("'\(old)' would still be given or asked for here", at: $0) })
    }
    let known = Set(before.skipped)
    if let broken = after.skipped.first(where: { !known.contains($0) }) { throw .breaks(broken.file) }
    if let difference = AuditDifference(from: before, to: after, renaming: old, to: new) {
      throw .changes(difference.message, difference.place)
    }
  }
}

/// Why a rename is not done.
package enum RenameRefusal: Error, Sendable, Hashable {
  /// Nothing has the name; the nearest that are known.
  case unknown(nearest: [String])
  case same
  /// The new name does not have the holes of the old one.
  case otherHoles
  /// Something has the new name already, or may have it at run time.
  case taken(Place)
  /// Places whose text cannot be changed, with the reasons.
  case unresolved([Note])
  /// With it, this file could not be read in full.
  case breaks(String)
  /// Something else would differ than the name.
  case changes(String, Place)
}

extension IdentifierText {
  /// The text that `name` stands for, with the same holes in the same order; nil where it does not have them.
  fileprivate func renamed(_ name: String) -> IdentifierText? {
    var pieces: [Piece] = []
    var rest = name[...]
    for piece in self.pieces {
      guard case .hole(let hole) = piece else { continue }
      guard let found = rest.firstRange(of: "{\(hole.name)}") else { return nil }
      pieces += [.text(String(rest[..<found.lowerBound])), piece]
      rest = rest[found.upperBound...]
    }
    let text = IdentifierText(pieces + [.text(String(rest))])
    return text.description == name && !name.isEmpty ? text : nil
  }
}

extension Inventory {
  /// A place that gives or asks for the text, or for a pattern that may become it, unless it may be the `old` one as well.
  fileprivate func place(answering text: IdentifierText, besides old: IdentifierText) -> Place? {
    let name = text.description
    func answers(_ identifier: Identifier) -> Bool {
      identifier.texts.contains { $0.canProduce(name) && !$0.canProduce(old.description) }
    }
    return assignments.first { answers($0.identifier) }?.place ?? elements.first { answers($0.identifier) }?.place
      ?? queries.first { $0.key.map(answers) == true }?.place
      ?? elements.first { $0.label == name }?.place
  }
}
