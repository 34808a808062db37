import Findings
package import Inventory

/// The answer for programs, `voyager.show/1`. Its grammar is `Schemas/voyager.show-1.schema.json`; an element and an
/// assignment have the keys that the report gives them, and some more.
package enum ShowJSON {
  package static let schema = "voyager.show/1"

  /// - Parameter root: the folder that the paths are relative to.
  package static func bytes(_ answer: Answer, root: String, version: String) -> [UInt8] {
    let entries = answer.assignments.count + answer.elements.count
    return JSONWriter.document(schema, version: version, reserving: 1024 + 400 * entries) { json in
      json.field("root", root)
      json.newLine()
      json.field("name", answer.name)
      json.newLine()
      json.field("found", answer.isKnown)
      json.newLine()
      if answer.isIdentifier {
        json.field("match", answer.isExact ? "exact" : "pattern")
        json.newLine()
      }
      json.key("assignments")
      json.lines(answer.assignments) { $0.write($1) }
      json.newLine()
      json.key("elements")
      json.lines(answer.elements) { $0.write($1) }
      json.newLine()
      json.key("suggestedQueries")
      json.lines(answer.queries) { $0.write($1) }
      json.newLine()
      json.key("queries")
      json.lines(answer.tests) { $0.write($1) }
      json.newLine()
      json.key("screens")
      json.lines(answer.screens) { $0.write($1) }
      json.newLine()
      json.key("nearest")
      json.openObject()
      json.key("identifiers")
      json.array(answer.nearest.identifiers) { $0.value($1) }
      json.key("screens")
      json.array(answer.nearest.screens) { $0.value($1) }
      json.closeObject()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ assignment: Assignment) {
    openObject()
    writeFields(of: assignment)
    key("screens")
    array(assignment.screens) { $0.value($1) }
    field("repeated", assignment.isRepeated)
    write(assignment.hops)
    closeObject()
  }

  fileprivate mutating func write(_ element: Element) {
    openObject()
    writeFields(of: element)
    write(element.hops)
    closeObject()
  }

  private mutating func write(_ hops: [Hop]) {
    key("provenance")
    array(hops) { json, hop in
      json.openObject()
      json.field("role", hop.role.rawValue)
      json.write(position: hop.place)
      json.closeObject()
    }
  }

  fileprivate mutating func write(_ query: SuggestedQuery) {
    openObject()
    field("code", query.code)
    field("type", ifAny: query.type?.rawValue)
    key("screens")
    array(query.screens) { $0.value($1) }
    field("note", ifAny: query.note)
    closeObject()
  }

  fileprivate mutating func write(_ part: Answer.ScreenPart) {
    openObject()
    writeFields(of: part.screen, part.coverage)
    key("elements")
    lines(part.elements) { $0.write($1) }
    closeObject()
  }
}
