import Findings
import Inventory
import Yams

/// Reads a Maestro flow, or locators of Appium that are kept as YAML. What else is YAML is not even parsed.
func readYAML(_ file: String, _ text: String) -> SuiteReading {
  let mayBeFlow = text.contains("appId")
  guard mayBeFlow || text.contains("ccessibility") else { return SuiteReading() }
  guard isShallow(text) else { return SuiteReading(problem: "nested too deeply to be a flow") }
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

/// Whether libYAML and Yams, which recurse, can read the text: brackets and dashes could nest without end.
private func isShallow(_ text: String) -> Bool {
  var brackets = 0
  var marks = 0
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): marks += 1
    case UInt8(ascii: " "): break
    default: marks = 0
    }
    if brackets > 100 || marks > 400 { return false }
  }
  return true
}

extension TextLines {
  /// Where a key of a map stands.
  func place(of key: Node, in file: String) -> Place {
    let start = key.mark.map { position(line: $0.line, scalar: $0.column) } ?? .start
    return Place(file: file, range: start.range(ofBytes: key.scalar?.string.utf8.count ?? 1))
  }
}
