import Findings
import Settings
import Testing

@Suite("Accepted queries in the settings")
struct AcceptedQueryTests {
  @Test("an entry names a rule and what it accepts")
  func entries() throws {
    let accepted = try decode(
      """
      accepted-queries:
        - {rule: text-query, in: UITests/Smoke/**, reason: smoke}
        - {rule: index-query, in: ["A", "B"], below: [tables, cells], query: buttons, key: "Sign*", reason: rows}
      """
    ).acceptedQueries
    #expect(accepted.map(\.rule.name) == ["text-query", "index-query"])
    #expect(accepted.map(\.paths) == [["UITests/Smoke/**"], ["A", "B"]])
    #expect(accepted.map(\.below) == [[], ["tables", "cells"]])
    #expect(accepted.map(\.queries) == [[], ["buttons"]])
    #expect(accepted.map(\.keys) == [[], ["Sign*"]])
    #expect(accepted.map(\.reason) == ["smoke", "rows"])
    #expect(accepted.map(\.position.line) == [2, 3])
    #expect(try decode("accepted-queries: []").acceptedQueries.isEmpty)
  }

  @Test("all that is wrong with entries comes with its place")
  func problemsOfEntries() {
    #expect(
      problems(
        """
        accepted-queries:
          - {rule: txt-query, in: A, reason: r}
          - {rule: missing-identifier, in: A, reason: r}
          - {rule: text-query, reason: r}
          - {rule: text-query, on: A, reason: r}
          - {rule: text-query, in: "!A", reason: ""}
          - {in: A, below: [], key: [[a]]}
          - text-query
        """) == [
          ".voyager.yml:2:12: error: unknown rule 'txt-query'; did you mean 'text-query'?",
          ".voyager.yml:3:12: error: the rule 'missing-identifier' judges no queries",
          ".voyager.yml:4:5: error: what is accepted needs 'in', 'query', 'below' or 'key'; "
            + "to turn the rule off, say so under 'rules'",
          ".voyager.yml:5:5: error: what is accepted needs 'in', 'query', 'below' or 'key'; "
            + "to turn the rule off, say so under 'rules'",
          ".voyager.yml:5:24: error: unknown key 'on'; did you mean 'in'?",
          ".voyager.yml:6:28: error: a pattern in 'in' cannot be negated",
          ".voyager.yml:6:42: error: 'reason' must be a text",
          ".voyager.yml:7:5: error: what is accepted needs 'rule', the rule whose findings are accepted",
          ".voyager.yml:7:5: error: what is accepted needs 'reason', why they are accepted",
          ".voyager.yml:7:20: error: 'below' must be a name of a query, or a list of such",
          ".voyager.yml:7:29: error: 'key' must be a text, or a list of such",
          ".voyager.yml:8:5: error: each of 'accepted-queries' must name a rule, such as {rule: text-query, …}",
        ])
    #expect(problems("accepted-queries: {rule: text-query}").count == 1)
  }
}
