import Findings
import Inventory
import Yams

/// Reads a Maestro flow, or locators of Appium that are kept as YAML. What else is YAML is not even parsed.
func readYAML(_ file: String, _ text: String) -> SuiteReading {
  let mayBeFlow = text.contains("appId")
  guard mayBeFlow || text.contains("ccessibility") else { return SuiteReading() }
  guard text.isShallowYAML else { return SuiteReading(problem: "nested too deeply to be a flow") }
  var documents: [Node] = []
  var reading = SuiteReading()
  let lines = TextLines(text)
  do {
    var sequence = try Yams.compose_all(yaml: text)
    while let document = sequence.next() { documents.append(document) }
    if let error = sequence.error { throw error }
  } catch {
    reading.problem = problem(of: error, lines)
  }
  if let header = documents.first?.mapping, header["appId"] != nil {
    guard reading.problem != nil || documents.count > 1 else { return SuiteReading() }
    var flow = FlowReader(file: file, text: text, lines)
    flow.read(header: header, commands: documents.dropFirst())
    reading.lookUps = flow.lookUps
  } else {
    // Whatever else is broken is none of ours to tell.
    var table = LocatorTable(file: file, text: text, lines)
    for document in documents { table.read(document) }
    reading.lookUps = table.lookUps
    if !reading.lookUps.isEmpty || mayBeFlow && documents.isEmpty { return reading }
    reading.problem = nil
  }
  return reading
}

private func problem(of error: any Error, _ lines: TextLines) -> String {
  switch error as? YamlError {
  case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
    .composer(_, let problem, let mark, _):
    let place = lines.position(line: mark.line, scalar: mark.column)
    return "not readable as YAML: line \(place.line), column \(place.column): \(problem)"
  default: return "not readable as YAML"
  }
}

extension TextLines {
  /// Where a key of a map stands.
  func place(of key: Node, in file: String) -> Place {
    let start = key.mark.map { position(line: $0.line, scalar: $0.column) } ?? .start
    return Place(file: file, range: start.range(ofBytes: key.scalar?.string.utf8.count ?? 1))
  }
}
