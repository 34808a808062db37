import Documents
package import Findings
package import Inventory

/// Makes fixes in Interface Builder documents and in Objective-C, where findings carry none: what is to be written depends on
/// what stands around it. Each file is read once: it is for one state of the project.
package struct DocumentProposals {
  private var documents: [String: DocumentEditor] = [:]
  private var sources: [String: ObjectiveCEditor] = [:]

  package init() {}

  /// The file in which an element is to be given its identifier, where that is a document or Objective-C; nil for an
  /// element of Swift. What code and a document share is mended in the document.
  package static func file(of element: Element) -> String? {
    element.document ?? (element.place.file.isObjectiveC ? element.place.file : nil)
  }

  /// The fix of a finding about an element without an identifier: it is given this one.
  package mutating func fix(
    giving identifier: String, to element: Element, in files: FileBytes
  ) -> Proposal {
    let title = "give the '\(element.kind)' the identifier '\(identifier)'"
    if let file = element.document, let id = element.documentID {
      guard let editor = document(file, files) else { return .noPlace("the document was not read") }
      return proposal(editor.insertion(of: identifier, inObject: id), in: file, title)
    }
    guard element.place.file.isObjectiveC else { return .noPlace("no document makes it") }
    let code = ObjectiveCEditor.literal(identifier)
    let file = element.place.file
    guard let editor = source(file, files) else { return .noPlace("the file was not read") }
    guard let name = element.name, editor.isOutlet(at: element.place.position) else {
      return proposal(editor.insertion(of: code, at: element.place.position), in: file, title)
    }
    // A header declares what the file of its name implements.
    let bodies = file.hasSuffix(".h") ? [".m", ".mm"].map { file.dropLast(2) + $0 } : [file]
    for body in bodies {
      guard let editor = source(body, files) else { continue }
      return proposal(editor.insertion(of: code, toOutlet: name, of: element.enclosingType), in: body, title)
    }
    return .noPlace("no file beside the header implements '\(element.enclosingType)'")
  }

  /// The fix of a finding about a blank identifier in a document: an empty one is taken away, blanks at its ends are left
  /// out. Nil for other findings.
  package mutating func fix(ofBlank finding: Finding, in files: FileBytes) -> Fix? {
    let file = finding.place.file
    guard finding.rule == "blank-identifier", file.isDocument, let editor = document(file, files),
      let identifier = editor.identifier(at: finding.place.position)
    else { return nil }
    let words = identifier.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    let text = String(words)
    let change =
      text.isEmpty
      ? editor.deletion(at: finding.place.position) : editor.changing(at: finding.place.position, to: text)
    guard case .edits(let edits) = change else { return nil }
    // A test may look for the blanks.
    return Fix(
      title: text.isEmpty ? "remove the empty identifier" : "write '\(text)'", safety: text.isEmpty ? .safe : .unsafe,
      edits: edits.map { $0.edit(of: file) })
  }

  private func proposal(_ change: SourceChange, in file: String, _ title: String) -> Proposal {
    switch change {
    case .edits(let edits): .fix(Fix(title: title, safety: .safe, edits: edits.map { $0.edit(of: file) }))
    case .impossible(let reason): .noPlace(reason)
    }
  }

  // MARK: Files

  private mutating func document(_ file: String, _ files: FileBytes) -> DocumentEditor? {
    if documents[file] == nil { documents[file] = files(file).map(DocumentEditor.init) }
    return documents[file]
  }

  private mutating func source(_ file: String, _ files: FileBytes) -> ObjectiveCEditor? {
    if sources[file] == nil { sources[file] = files(file).map(ObjectiveCEditor.init) }
    return sources[file]
  }
}

extension String {
  fileprivate var isObjectiveC: Bool { [".m", ".mm", ".h"].contains(where: hasSuffix) }
}
