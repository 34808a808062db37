import Findings
import Rules
import SchemaChecking
import Testing

@testable import Reports

struct RulePageTests {
  private let page = RulePage(
    RuleDescriptor(
      id: "index-in-identifier", title: "Identifier built from a position", topic: .repetition, trust: .suspicious,
      severity: .warning,
      rationale:
        "A row that moves takes another identifier with it, and a test that was written for one row silently taps another.",
      remedy: "Use the model's `id`.", knownGaps: "A position that is passed on by a function."),
    [
      .reports("an index in the text", "ForEach(rows) { row in\n  日(1️⃣\"a.\\(index)\", 1️⃣\"b\")\n\n  Text(1️⃣\"c\")\n}"),
      .accepts("a model's id", "Text(\"orders.row.\\(order.id)\")"),
    ])

  private var other: RulePage {
    RulePage(
      RuleDescriptor(
        id: "blank-identifier", title: "Blank | identifier", topic: .shape, trust: .certain, severity: .error,
        rationale: "It is none.", remedy: "Write one."),
      [])
  }

  @Test("markers become places")
  func markersBecomePlaces() {
    let lines = page.examples[0].files[0].lines
    #expect(lines.map(\.text) == ["ForEach(rows) { row in", "  日(\"a.\\(index)\", \"b\")", "", "  Text(\"c\")", "}"])
    #expect(lines.map(\.marks) == [[], ["  日(", "  日(\"a.\\(index)\", "], [], ["  Text("], []])
  }

  @Test("explain tells why, what instead, and shows examples")
  func explainTellsWhyWhatInsteadAndShowsExamples() {
    #expect(
      RulePageText.print(page) == """
        index-in-identifier: Identifier built from a position
        repetition · suspicious · warning by default · since 0.1

        Why it matters
          A row that moves takes another identifier with it, and a test that was written for one row
          silently taps another.

        What to write instead
          Use the model's `id`.

        What it does not see
          A position that is passed on by a function.

        Reports an index in the text

            ForEach(rows) { row in
              日("a.\\(index)", "b")
                 ^             ^

              Text("c")
                   ^
            }

        Accepts a model's id

            Text("orders.row.\\(order.id)")

        To allow one
          // voyager:allow index-in-identifier REASON

        To turn it off, in .voyager.yml
          rules: {index-in-identifier: off}

        """)
  }

  @Test("the page for the documentation says what wrote it")
  func thePageForTheDocumentationSaysWhatWroteIt() {
    #expect(
      RulePageMarkdown.print(page, command: "make pages") == """
        <!-- Written by make pages; do not edit. -->

        # index-in-identifier

        Identifier built from a position.

        | topic | trust | severity by default | since |
        | --- | --- | --- | --- |
        | repetition | suspicious | warning | 0.1 |

        ## Why it matters

        A row that moves takes another identifier with it, and a test that was written for one row silently taps another.

        ## What to write instead

        Use the model's `id`.

        ## What it does not see

        A position that is passed on by a function.

        ## Reports

        An index in the text:

        ```swift
        ForEach(rows) { row in
          日("a.\\(index)", "b")  // ← 2 findings

          Text("c")  // ← reported
        }
        ```

        ## Accepts

        A model's id:

        ```swift
        Text("orders.row.\\(order.id)")
        ```

        ## Leaving it out

        One finding: `// voyager:allow index-in-identifier REASON`. The rule, in `.voyager.yml`: \
        `rules: {index-in-identifier: off}`.

        """)
  }

  @Test("the list goes by topic")
  func theListGoesByTopic() {
    #expect(
      RuleListReport.print([page, other]) == """
        shape
          blank-identifier     error    certain     Blank | identifier

        repetition
          index-in-identifier  warning  suspicious  Identifier built from a position

        2 rules; 'voyager explain RULE' has the page of one

        """)
    #expect(
      RulePageMarkdown.index([other], command: "make pages").hasSuffix(
        """
        | [blank-identifier](blank-identifier.md) | Blank \\| identifier | shape | certain | error |

        """))
  }

  @Test("the list as data passes its schema")
  func theListAsDataPassesItsSchema() throws {
    let json = try JSONValue(RuleListReport.bytes([page, other], version: "0.1.0"))
    let validator = try SchemaValidator.named("rules")
    #expect(validator.violations(in: json) == [])
    #expect(json["rules"]?[1]?["knownGaps"] == nil)
    let file = json["rules"]?[0]?["examples"]?[0]?["files"]?[0]
    let places = (file?["reported"]?.values ?? []).map { [$0["line"], $0["column"]] }
    #expect(places == [[.number(2), .number(7)], [.number(2), .number(21)], [.number(4), .number(8)]])

    let wrong = try #require(json["rules"]?[0]?.with("trust", .text("sure")))
    #expect(!validator.violations(in: json.with("rules", .array([wrong]))).isEmpty)
  }

  @Test("the rules' schema names the values that the code has")
  func theRulesSchemaNamesTheValuesThatTheCodeHas() throws {
    let properties = try SchemaValidator.named("rules").schema["$defs"]?["rule"]?["properties"]
    #expect(properties?["topic"]?["enum"] == .array(RuleDescriptor.Topic.allCases.map { .text($0.rawValue) }))
    #expect(properties?["trust"]?["enum"] == .array(Trust.allCases.map { .text($0.rawValue) }))
  }
}
