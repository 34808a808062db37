import Findings
package import Inventory
import Taxonomy

/// The report for programs, `voyager.report/1`. Its grammar is `Schemas/voyager.report-1.schema.json`; keys come in the
/// order of the schema, each element of a list has a line of its own, and equal reports give equal bytes. Optional keys
/// are left out where there is nothing to say, but for an element's `screen`, which is null where none shows it.
package enum JSONReport {
  package static let schema = "voyager.report/1"

  package static func bytes(_ report: Report, version: String) -> [UInt8] {
    let inventory = report.inventory
    let entries = inventory.elements.count + inventory.assignments.count + report.findings.count
    return JSONWriter.document(schema, version: version, reserving: 1024 + 400 * entries) { json in
      json.field("root", report.root)
      json.newLine()
      json.writeSettings(of: report)
      json.newLine()
      json.write(report.summary)
      json.newLine()
      let elements = ScreenElements(inventory)
      json.key("screens")
      json.lines(inventory.screens) { $0.write($1, elements[$1.name]) }
      json.newLine()
      json.key("elements")
      json.lines(inventory.elements) { $0.write($1) }
      json.newLine()
      json.key("assignments")
      json.lines(inventory.assignments) { $0.write($1) }
      json.newLine()
      json.key("queries")
      json.lines(inventory.queries) { $0.write($1) }
      json.newLine()
      json.key("findings")
      json.lines(report.findings) { $0.write($1) }
      json.newLine()
      json.key("skipped")
      json.lines(report.skipped) { json, skipped in
        json.openObject()
        json.field("file", skipped.file)
        json.field("reason", skipped.reason)
        json.closeObject()
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeSettings(of report: Report) {
    key("settings")
    openObject()
    key("convention")
    openObject()
    field("separator", report.convention.separator)
    field("words", report.convention.words.rawValue)
    key("segments")
    array([report.convention.segments.lowerBound, report.convention.segments.upperBound]) { $0.value($1) }
    field("sectionAbove", report.convention.sectionAbove)
    closeObject()
    closeObject()
  }

  fileprivate mutating func write(_ summary: Report.Summary) {
    key("summary")
    openObject()
    field("files", summary.files)
    field("screens", summary.screens)
    field("elements", summary.elements)
    field("controls", summary.controls)
    field("identified", summary.identified)
    field("unresolved", summary.unresolved)
    key("findings")
    openObject()
    field("error", summary.findings[.error] ?? 0)
    field("warning", summary.findings[.warning] ?? 0)
    field("info", summary.findings[.info] ?? 0)
    closeObject()
    closeObject()
  }

  /// A screen's own fields and its coverage, all but its elements.
  mutating func writeFields(of screen: Screen, _ coverage: Coverage) {
    field("name", screen.name)
    field("type", screen.type)
    write(line: screen.place)
    field("framework", screen.framework.rawValue)
    field("controls", coverage.controls)
    field("identified", coverage.identified)
    field("gaps", coverage.gaps)
  }

  fileprivate mutating func write(_ screen: Screen, _ elements: [Element]) {
    openObject()
    writeFields(of: screen, Coverage(of: elements))
    key("elements")
    array(elements) { $0.hexadecimal($1.fingerprint.value) }
    closeObject()
  }

  fileprivate mutating func write(_ element: Element) {
    openObject()
    writeFields(of: element)
    closeObject()
  }

  mutating func writeFields(of element: Element) {
    field("fingerprint", element.fingerprint)
    key("screen")
    if let screen = element.screen { value(screen) } else { null() }
    field("type", element.type.rawValue)
    field("kind", element.kind)
    field("framework", element.framework.rawValue)
    write(position: element.place)
    if !element.places.isEmpty {
      key("places")
      array(element.places) { $0.writeObject($1) }
    }
    if let use = element.use {
      key("use")
      writeObject(use)
    }
    write(element.identifier, source: element.source)
    field("verdict", element.verdict.rawValue)
    if let shadow = element.shadowedBy {
      key("shadowedBy")
      openObject()
      field("identifier", shadow.identifier.values.first ?? "")
      field("file", shadow.place.file)
      field("line", shadow.place.line)
      closeObject()
    }
    field("conditional", element.condition != nil || !element.branches.isEmpty)
    field("condition", ifAny: element.condition)
    field("repeated", element.isRepeated)
    field("component", ifAny: element.component)
    field("label", ifAny: element.label)
    field("object", ifAny: element.documentID)
    field("control", element.isControl)
    field("proposed", ifAny: element.proposed)
  }

  fileprivate mutating func write(_ assignment: Assignment) {
    openObject()
    writeFields(of: assignment)
    closeObject()
  }

  mutating func writeFields(of assignment: Assignment) {
    write(position: assignment.place)
    field("form", assignment.form.rawValue)
    field("carrier", assignment.carrier)
    field("target", assignment.target.description)
    write(assignment.identifier, source: nil)
    field("verdict", assignment.verdict.rawValue)
  }

  fileprivate mutating func write(_ finding: Finding) {
    openObject()
    field("fingerprint", finding.fingerprint)
    field("rule", finding.rule.name)
    field("severity", finding.severity.rawValue)
    field("trust", finding.trust.rawValue)
    field("message", finding.message)
    write(position: finding.place)
    field("endLine", Int(finding.place.range.end.line))
    field("endColumn", Int(finding.place.range.end.column))
    field("screen", ifAny: finding.screen)
    if let element = finding.element { field("element", element) }
    key("notes")
    array(finding.notes) { json, note in
      json.openObject()
      json.field("message", note.message)
      json.write(line: note.place)
      json.closeObject()
    }
    if let fix = finding.fix { write(fix) }
    closeObject()
  }

  private mutating func write(_ fix: Fix) {
    key("fix")
    openObject()
    field("title", fix.title)
    field("safety", fix.safety.rawValue)
    key("edits")
    array(fix.edits) { json, edit in
      json.openObject()
      json.field("file", edit.place.file)
      json.field("startLine", edit.place.line)
      json.field("startColumn", edit.place.column)
      json.field("endLine", Int(edit.place.range.end.line))
      json.field("endColumn", Int(edit.place.range.end.column))
      json.field("replacement", edit.replacement)
      json.closeObject()
    }
    closeObject()
  }

  mutating func write(_ identifier: Identifier, source: Place?) {
    key("identifier")
    writeObject(identifier, source: source)
  }

  mutating func writeObject(_ identifier: Identifier, source: Place? = nil) {
    openObject()
    field("state", identifier.state.rawValue)
    key("values")
    array(identifier.texts) { $0.value($1.description) }
    field("reason", ifAny: identifier.reason)
    if let source {
      key("source")
      writeObject(source)
    }
    closeObject()
  }

  private mutating func field(_ key: StaticString, _ fingerprint: Fingerprint) {
    self.key(key)
    hexadecimal(fingerprint.value)
  }

  mutating func writeObject(_ place: Place) {
    openObject()
    write(line: place)
    closeObject()
  }

  mutating func write(line place: Place) {
    field("file", place.file)
    field("line", place.line)
  }

  mutating func write(position place: Place) {
    write(line: place)
    field("column", place.column)
  }
}
