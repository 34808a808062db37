import Inventory

/// Finds test classes that speak of XCUITest through their base class alone: `class LoginTests: BaseTest`. What such a file
/// is for is not told by what it mentions, only by what its base class's file does.
///
/// `files` are the facts at hand; `undecided` are those whose role no target tells, by report path. Returns the facts of
/// each that is a UI test after all, by report path.
func derivedSuites(
  of files: [FileFacts], among undecided: [FoundFile], jobs: Int, held: HeldFiles?,
  _ collect: @escaping @Sendable (String, FileFacts.Role?, UnsafeBufferPointer<UInt8>) -> CollectedFile
) -> [String: FileFacts] {
  // A class that the app has as well says nothing.
  let ofApp = files.filter { $0.role == .app }.classNames
  var bases = files.filter { $0.role == .uiTest }.classNames.subtracting(ofApp)
  let facts = Dictionary(files.map { ($0.file, $0) }) { first, _ in first }
  var rest = undecided.filter { file in facts[file.reportPath].map { $0.role != .uiTest } ?? false }
  var derived: [String: FileFacts] = [:]
  while !bases.isEmpty, !rest.isEmpty {
    let names = bases
    // Of app code the facts tell, and what makes views is the app's; a unit test's are not collected.
    let candidates = rest.filter { file in
      facts[file.reportPath].map { $0.role == .unitTest || $0.traces.isEmpty && $0.derives(fromAnyOf: names) } == true
    }
    let readings = collectFiles(candidates, jobs: jobs, held: held) { path, bytes -> FileFacts? in
      guard names.contains(where: { bytes.contains($0) }), case .facts(let facts) = collect(path, .uiTest, bytes) else {
        return nil
      }
      return facts.derives(fromAnyOf: names) ? facts : nil
    }
    var found: [FileFacts] = []
    for case .read(let facts?) in readings { found.append(facts) }
    for facts in found { derived[facts.file] = facts }
    rest.removeAll { derived[$0.reportPath] != nil }
    bases = found.classNames.subtracting(ofApp)
  }
  return derived
}

extension [FileFacts] {
  fileprivate var classNames: Set<String> {
    Set(lazy.flatMap(\.types).filter { $0.kind == .class }.map(\.name))
  }
}

extension FileFacts {
  fileprivate func derives(fromAnyOf names: Set<String>) -> Bool {
    types.contains { $0.kind == .class && $0.inherits.contains { names.contains($0.name) } }
  }
}
