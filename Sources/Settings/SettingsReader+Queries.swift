import Findings
import Rules
import Taxonomy

/// `accepted-queries`: a list of the queries that a team accepts although a rule finds them.
extension SettingsReader {
  private enum AcceptanceKey: String, CaseIterable {
    case rule, query, below, key, reason
    case paths = "in"
  }

  mutating func acceptances(in value: YAMLValue) -> [QueryAcceptance] {
    guard case .list(let items) = value.content else {
      report(
        "'accepted-queries' must be a list, such as [{rule: text-query, in: UITests/Smoke/**, reason: …}]",
        at: value.position)
      return []
    }
    return items.compactMap { acceptance(in: $0) }
  }

  private mutating func acceptance(in value: YAMLValue) -> QueryAcceptance? {
    guard case .map(let entries) = value.content else {
      report("each of 'accepted-queries' must name a rule, such as {rule: text-query, …}", at: value.position)
      return nil
    }
    var acceptance = QueryAcceptance(position: value.position)
    forEach(AcceptanceKey.self, of: value, in: "each of 'accepted-queries'") { reader, key, value in
      switch key {
      case .rule: acceptance.rule = reader.queryRule(in: value) ?? acceptance.rule
      case .paths: acceptance.paths = reader.acceptedPaths(in: value)
      case .query: acceptance.queries = reader.oneOrMore(in: value, of: "query", each: "name of a query")
      case .below: acceptance.below = reader.oneOrMore(in: value, of: "below", each: "name of a query")
      case .key: acceptance.keys = reader.oneOrMore(in: value, of: "key", each: "text")
      case .reason:
        acceptance.reason = reader.word(in: value) ?? ""
        if acceptance.reason.isEmpty { reader.report("'reason' must be a text", at: value.position) }
      }
    }
    let keys = Set(entries.map(\.key))
    for key in [AcceptanceKey.rule, .reason] where !keys.contains(key.rawValue) {
      let meaning = key == .rule ? "the rule whose findings are accepted" : "why they are accepted"
      report("what is accepted needs '\(key.rawValue)', \(meaning)", at: value.position)
    }
    if keys.isDisjoint(with: [AcceptanceKey.paths, .query, .below, .key].map(\.rawValue)) {
      report(
        "what is accepted needs 'in', 'query', 'below' or 'key'; to turn the rule off, say so under 'rules'",
        at: value.position)
    }
    return acceptance
  }

  private mutating func queryRule(in value: YAMLValue) -> RuleID? {
    let known = knownRules.filter { RuleCatalogue.rule($0) is any QueryRule.Type }.map(\.name).sorted()
    guard let name = word(in: value) else {
      report("'rule' must be the name of a rule about queries, such as text-query", at: value.position)
      return nil
    }
    if known.contains(name) { return RuleID(name) }
    let nearest = nearestName(to: name, in: known)
    let fact = knownRules.contains(RuleID(name)) ? "the rule '\(name)' judges no queries" : "unknown rule '\(name)'"
    report(fact + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: value.position)
    return nil
  }

  private mutating func acceptedPaths(in value: YAMLValue) -> [String] {
    if case .list(let list) = value.content {
      if list.isEmpty { report("'in' must be a pattern of files, or a list of such", at: value.position) }
      return patterns(in: value, of: "in")
    }
    return patterns(in: YAMLValue(content: .list([value]), position: value.position), of: "in")
  }

  /// A word, or a list of words that is not empty.
  private mutating func oneOrMore(in value: YAMLValue, of key: String, each noun: String) -> [String] {
    let items: [YAMLValue]
    if case .list(let list) = value.content { items = list } else { items = [value] }
    let found = items.compactMap { word(in: $0) }
    if found.count < items.count || items.isEmpty {
      report("'\(key)' must be a \(noun), or a list of such", at: value.position)
    }
    return found
  }
}
