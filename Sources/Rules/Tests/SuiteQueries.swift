import Findings
import Inventory
import Taxonomy

/// The queries of a project's suites, and what of the app they may find.
struct SuiteQueries {
  /// In the order of their places.
  let all: [Query]
  private let inventory: Inventory

  /// Those of XCUITest, whose behaviour is known; of all suites where that does not matter.
  init(_ project: Project, ofAllKinds: Bool = false) {
    inventory = project.inventory
    all = ofAllKinds ? inventory.queries : inventory.queries.filter { $0.suite == .xcuitest }
  }

  /// Fewer texts than this may be unknown to an app of which no query finds anything.
  private static let mostUnknown = 4

  /// Whether the audited code is of the app that the suites test: it has what some of them look for.
  var areOfThisApp: Bool {
    guard !inventory.assignments.isEmpty else { return false }
    if all.contains(where: { $0.status == .provided }) { return true }
    return Set(all.filter { $0.status == .dangling }.map(\.text)).count < Self.mostUnknown
  }

  /// The queries with a key of each text, by place.
  func grouped(where isWanted: (Query) -> Bool) -> [(text: String, queries: [Query])] {
    var indices: [String: Int] = [:]
    var groups: [(text: String, queries: [Query])] = []
    for query in all where isWanted(query) {
      if let index = indices[query.text] {
        groups[index].queries.append(query)
      } else {
        indices[query.text] = groups.count
        groups.append((query.text, [query]))
      }
    }
    return groups
  }
}

extension Query {
  /// What it looks for, as a message names it.
  var text: String { key?.values.joined(separator: "' or '") ?? "" }

  /// The one exact text that it looks for.
  var exactText: String? {
    guard let key, key.state == .known, key.texts.count == 1 else { return nil }
    return key.texts[0].exact
  }

  /// As a test writes it: `buttons["login.submit"]`.
  var written: String { "\(name)[\"\(shortened(key?.values.first ?? "", to: 40))\"]" }

  /// Whether tests do nothing with it but to make sure that there is no such thing.
  var isDenied: Bool { !uses.isEmpty && uses.allSatisfy { $0.demand == .absence } }

  /// Whether one of the queries that it looks below has one of the names.
  func isBelow(_ names: Set<String>) -> Bool { outer.contains { names.contains($0.name) } }
}

extension Rule {
  /// A finding about a query, at its property's name.
  static func finding(
    _ message: Message, about query: Query, screen: String? = nil, notes: [Note] = [], severity: Severity? = nil
  ) -> Finding {
    finding(
      message, at: query.place, screen: screen, notes: notes,
      subject: FindingSubject(
        enclosingType: query.enclosingType, member: query.member, kind: query.name,
        name: query.key?.values.first ?? ""),
      severity: severity)
  }
}

extension [Query] {
  /// Notes on the queries behind the first one, and on the tests that come to any.
  func notes(atMost limit: Int = 3) -> [Note] {
    var tests: [Query.Test] = []
    for test in flatMap(\.tests) where !tests.contains(test) { tests.append(test) }
    let others = dropFirst().prefix(limit).map { Note(.alsoQueried, at: $0.place) }
    return others
      + tests.sorted().prefix(limit).map { Note(.leading($0.name), at: $0.place) }
  }
}

extension Message {
  fileprivate static var alsoQueried: Message { "it is looked for here, too" }
  fileprivate static func leading(_ test: String) -> Message { "the test '\(test)' comes to it" }
}
