import Findings
import Inventory
import Taxonomy

/// The queries of the suites that a rule is true of, and what of the app they may find.
struct SuiteQueries {
  /// In the order of their places.
  let all: [Query]
  /// Those that the team does not accept.
  let judged: [Query]
  private let inventory: Inventory

  init<R: QueryRule>(_ project: Project, for rule: R.Type) {
    inventory = project.inventory
    let suites = R.suites
    let all = inventory.queries.filter { suites.contains($0.suite) }
    self.all = all
    let accepted = project.accepted.filter { $0.rule == R.descriptor.id }
    judged = accepted.isEmpty ? all : all.filter { query in !accepted.contains { $0.accepts(query) } }
  }

  /// Fewer texts than this may be unknown to an app of which no query finds anything.
  private static let mostUnknown = 4

  /// The suites that test the app whose code is audited: it has what some of their queries look for.
  var ofThisApp: Set<Query.Suite> {
    guard !inventory.assignments.isEmpty else { return [] }
    return Set(
      Dictionary(grouping: all, by: \.suite).filter { _, queries in
        if queries.contains(where: { $0.status == .provided }) { return true }
        return Set(queries.filter { $0.status == .dangling }.map(\.text)).count < Self.mostUnknown
      }.keys)
  }

  /// The judged queries with a key of each text, by place.
  func grouped(where isWanted: (Query) -> Bool) -> [(text: String, queries: [Query])] {
    var indices: [String: Int] = [:]
    var groups: [(text: String, queries: [Query])] = []
    for query in judged where isWanted(query) {
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

  /// Whether XCUITest looks for its key as a whole text among all that may name an element: the identifier, the title, the
  /// label, the value and the placeholder. WebDriverAgent asks it so for an accessibility id.
  var asksXCUITestByName: Bool {
    switch suite {
    case .xcuitest: how == .subscript || how == .matchingIdentifier
    case .appium: how == .other
    case .kif, .earlGrey, .maestro: false
    }
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
