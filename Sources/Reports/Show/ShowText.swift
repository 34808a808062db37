import Findings
package import Inventory
import Taxonomy

/// The answer for a terminal. Paths are followed by line and column, so that terminals and editors make them links.
package enum ShowText {
  package static func print(_ answer: Answer, isColoured: Bool = false, source: SourceLookup = { _, _ in nil })
    -> String
  {
    let style = TextStyle(isColoured: isColoured)
    var parts = answer.screens.map { screen($0, style) }
    if answer.isIdentifier {
      parts.insert(identifier(answer, style, source), at: 0)
    } else if !answer.tests.isEmpty {
      parts.insert(
        [style.bold(TerminalText.plain(answer.name)), "", "    no code that was read gives it"]
          + queried(answer, style),
        at: 0)
    }
    return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  // MARK: An identifier

  private static func identifier(_ answer: Answer, _ style: TextStyle, _ source: SourceLookup) -> [String] {
    var lines = [style.bold(TerminalText.plain(answer.name))]
    if !answer.isExact { lines.append(style.faint("no place gives it as it stands; these may, when the app runs")) }
    lines.append("")
    lines.append(style.bold("given at"))
    if answer.assignments.isEmpty { lines.append("    a place that is not known") }
    for assignment in answer.assignments { lines += given(assignment, answer, style, source) }
    if !answer.elements.isEmpty {
      lines += ["", style.bold("carried by")]
      let places = Set(answer.assignments.map(\.place))
      for (row, element) in zip(table(answer.elements.map { carrierCells($0, answer) }), answer.elements) {
        lines.append(row)
        if let source = element.source, !places.contains(source) {
          lines += hops(Array(element.hops.reversed()), style, source: { _, _ in nil })
        }
      }
    }
    lines += ["", style.bold("in a test")]
    if answer.queries.isEmpty { lines.append("    nothing finds it: \(reasons(answer))") }
    for query in answer.queries {
      lines.append("    \(TerminalText.plain(query.code))")
      if let note = query.note { lines.append("        \(style.faint(note))") }
    }
    return lines + queried(answer, style)
  }

  /// More queries of one identifier than this are counted.
  private static let mostQueries = 10

  /// What the suites look for it with.
  private static func queried(_ answer: Answer, _ style: TextStyle) -> [String] {
    if answer.tests.isEmpty { return [] }
    var lines = ["", style.bold("queried at")]
    for query in answer.tests.prefix(mostQueries) {
      let names = query.tests.map(\.name)
      let others = names.count > 3 ? " and \(names.count - 3) more" : ""
      let tests = names.isEmpty ? "" : ", in \(names.prefix(3).joined(separator: ", "))\(others)"
      let suite = query.suite == .xcuitest ? "" : "\(query.suite.rawValue): "
      let facts = "\(suite)\(query.name), \(query.how.rawValue), \(query.status?.rawValue ?? "unresolved")\(tests)"
      lines.append("    \(style.bold(query.place.written))  \(TerminalText.plain(facts))")
    }
    if answer.tests.count > mostQueries { lines.append("    and \(answer.tests.count - mostQueries) more") }
    return lines
  }

  private static func given(
    _ assignment: Assignment, _ answer: Answer, _ style: TextStyle, _ source: SourceLookup
  ) -> [String] {
    let screens = list(assignment.screens, noun: "screen")
    let facts = [
      assignment.form.rawValue, assignment.carrier, "on \(assignment.target)", assignment.verdict.rawValue, screens,
      assignment.isRepeated ? "repeated" : nil,
    ]
    let words = facts.compactMap { $0 }.map(TerminalText.plain).joined(separator: ", ")
    var lines = ["    \(style.bold(assignment.place.written))  \(words)"]
    lines += excerpt(assignment.place, source)
    let texts = assignment.identifier.values
    if texts != [answer.name] { lines.append("        as \(described(assignment.identifier))") }
    return lines + hops(assignment.hops.reversed().filter { $0.role != .assignment }, style, source: source)
  }

  private static func hops(_ hops: [Hop], _ style: TextStyle, source: SourceLookup) -> [String] {
    hops.flatMap { hop in
      let role =
        switch hop.role {
        case .definition: "text from"
        case .passed: "passed on at"
        case .assignment: "given by"
        }
      return ["        \(role) \(style.bold(hop.place.written))"] + excerpt(hop.place, source).map { "    " + $0 }
    }
  }

  private static func excerpt(_ place: Place, _ source: SourceLookup) -> [String] {
    guard let line = source(place.file, place.line) else { return [] }
    let text = SourceExcerpt(line: line, range: place.range, width: 100).text
    return text.isEmpty ? [] : ["        \(text)"]
  }

  private static func carrierCells(_ element: Element, _ answer: Answer) -> [String] {
    let values = element.identifier.values
    return [
      element.type.rawValue, kind(element), TerminalText.plain(element.screen ?? "no screen"), verdict(element),
      element.place.written + (element.use.map { ", used at \($0.written)" } ?? "")
        + (values == [answer.name] ? "" : "  as \(described(element.identifier))"),
    ]
  }

  /// Why no test finds any of the elements.
  private static func reasons(_ answer: Answer) -> String {
    let verdicts = Set(answer.elements.map(\.verdict) + answer.assignments.map(\.verdict))
    return Verdict.allCases.filter(verdicts.contains).map(\.rawValue).joined(separator: ", ")
  }

  // MARK: A screen

  private static func screen(_ part: Answer.ScreenPart, _ style: TextStyle) -> [String] {
    let screen = part.screen
    let place = "\(TerminalText.plain(screen.type)), \(TerminalText.plain(screen.place.file)):\(screen.place.line)"
    var lines = ["\(style.bold(TerminalText.plain(screen.name))) · \(place) · \(part.coverage.sentence)"]
    if part.elements.isEmpty { return lines + ["    no elements found"] }
    lines += table(
      part.elements.map { element in
        [
          element.type.rawValue, kind(element), described(element.identifier, proposed: element.proposed),
          verdict(element), element.place.written + condition(of: element),
        ]
      })
    return lines
  }

  private static func condition(of element: Element) -> String {
    if let condition = element.condition {
      return "  if \(TerminalText.shortened(TerminalText.plain(condition), to: 60))"
    }
    return element.branches.isEmpty ? "" : "  under a condition"
  }

  // MARK: Cells

  private static func kind(_ element: Element) -> String {
    let label =
      element.label.flatMap { $0.isEmpty ? nil : $0 }.map {
        " \"\(TerminalText.shortened(TerminalText.plain($0), to: 30))\""
      } ?? ""
    return TerminalText.plain(element.kind) + label + (element.isRepeated ? ", repeated" : "")
  }

  /// What becomes of its identifier; an element without one has none of that.
  private static func verdict(_ element: Element) -> String {
    element.identifier.state == .none && element.verdict != .removed ? "-" : element.verdict.rawValue
  }

  private static func described(_ identifier: Identifier, proposed: String? = nil) -> String {
    let values = identifier.values.map { $0.isEmpty ? "\"\"" : TerminalText.plain($0) }.joined(separator: " or ")
    switch identifier.state {
    case .known, .pattern: return values
    case .unresolved:
      let reason = "unresolved: \(TerminalText.plain(identifier.reason ?? "not known why"))"
      return values.isEmpty ? reason : "\(reason); else \(values)"
    case .none: return proposed.map { "none; \(TerminalText.plain($0)) would name it" } ?? "none"
    }
  }

  private static func list(_ names: [String], noun: String) -> String {
    names.isEmpty ? "no \(noun)" : "\(noun)\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
  }

  /// Rows with their columns, all but the last, padded to the widest cell up to a limit.
  private static func table(_ rows: [[String]]) -> [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in min(56, rows.map { TerminalText.width($0[column]) }.max() ?? 0) }
    return rows.map { row in
      let cells = zip(row, widths).dropLast().map { TerminalText.padded($0, to: $1) }
      return "    " + (cells + row.suffix(1)).joined(separator: "  ")
    }
  }
}
