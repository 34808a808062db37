import Findings
import Foundation
import Inventory
import SchemaChecking
import Taxonomy
import Testing

@testable import Reports

struct JSONReportTests {
  private func json(_ report: Report) throws -> JSONValue {
    try JSONValue(JSONReport.bytes(report, version: "0.1.0"))
  }

  @Test(
    "every report passes the schema",
    arguments: Sample.allCases)
  func everyReportPassesTheSchema(sample: Sample) throws {
    #expect(try SchemaValidator.named("report").violations(in: json(sample.report)) == [])
  }

  @Test("another reader reads the same")
  func anotherReaderReadsTheSame() throws {
    let bytes = JSONReport.bytes(Samples.mixed, version: "0.1.0")
    let object = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let elements = try #require(object["elements"] as? [[String: Any]])
    #expect(elements[2]["label"] as? String == "A | \"B\" \u{2028}🧭")
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings[1]["message"] as? String == "<b> `@State` | \"日本\"\u{1b}[31m #1")
  }

  @Test("two runs give the same bytes")
  func twoRunsGiveTheSameBytes() {
    #expect(JSONReport.bytes(Samples.mixed, version: "1") == JSONReport.bytes(Samples.mixed, version: "1"))
  }

  @Test("nothing found is a report too")
  func nothingFoundIsAReportToo() {
    #expect(
      String(decoding: JSONReport.bytes(Samples.empty, version: "0.1.0"), as: UTF8.self) == """
        {
        "schema":"voyager.report/1",
        "tool":{"name":"voyager","version":"0.1.0"},
        "root":".",
        "settings":{"convention":{"separator":".","words":"lowerCamelCase","segments":[2,4],"sectionAbove":5}},
        "summary":{"files":0,"screens":0,"elements":0,"controls":0,"identified":0,"unresolved":0,\
        "findings":{"error":0,"warning":0,"info":0}},
        "screens":[],
        "elements":[],
        "assignments":[],
        "queries":[],
        "findings":[],
        "skipped":[
        {"file":"Broken.swift","reason":"not UTF-8"}
        ]
        }

        """)
  }

  @Test("an entry has a line of its own, with its keys in the schema's order")
  func anEntryHasALineOfItsOwnWithItsKeysInTheSchemasOrder() throws {
    let text = String(decoding: JSONReport.bytes(Samples.mixed, version: "0.1.0"), as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.contains(#""kind":"Link""#) })
    #expect(
      line == #"""
        {"fingerprint":"8564dafc3bc68751","screen":"login","type":"link","kind":"Link","framework":"swiftui",\#
        "file":"Shared/Help.swift","line":4,"column":5,"use":{"file":"Login/LoginView.swift","line":20},\#
        "identifier":{"state":"none","values":[]},"verdict":"unknown","conditional":true,"condition":"showsHelp",\#
        "repeated":false,"component":"Help","label":"A | \"B\" \u2028🧭","control":true,"proposed":"login.help"},
        """#)

    let schema = try SchemaValidator.named("report").schema
    for (list, definition) in [
      ("screens", "screen"), ("elements", "element"), ("assignments", "assignment"), ("findings", "finding"),
    ] {
      let order = try #require(schema["$defs"]?[definition]?["properties"]).keys
      for entry in try #require(json(Samples.mixed)[list]).values {
        #expect(entry.keys == order.filter(entry.keys.contains), "a key is missing from the schema or out of order")
      }
    }
    #expect(try json(Samples.mixed).keys == schema["properties"]?.keys)
  }

  @Test("an element that no screen shows has null for its screen")
  func anElementThatNoScreenShowsHasNullForItsScreen() throws {
    let screens = try #require(json(Samples.mixed)["elements"]).values.map { $0["screen"] }
    #expect(screens.last == .null)
    #expect(screens.first == .text("login"))
  }

  @Test("a screen lists the fingerprints of its elements")
  func aScreenListsTheFingerprintsOfItsElements() throws {
    let report = try json(Samples.mixed)
    let elements = try #require(report["elements"]).values
    #expect(
      report["screens"]?[1]?["elements"]?.values
        == elements.filter { $0["screen"] == .text("orders") }.map { $0["fingerprint"] })
  }

  @Test("the schema names the values that the code has")
  func theSchemaNamesTheValuesThatTheCodeHas() throws {
    let definitions = try #require(SchemaValidator.named("report").schema["$defs"])
    func values(_ name: String, _ property: String? = nil) -> [String] {
      let definition = property.map { definitions[name]?["properties"]?[$0] } ?? definitions[name]
      return (definition?["enum"]?.values ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    #expect(values("verdict") == Verdict.allCases.map(\.rawValue))
    #expect(Set(values("severity")) == Set(Severity.allCases.map(\.rawValue)))
    #expect(values("trust") == Trust.allCases.map(\.rawValue))
    #expect(values("convention", "words") == Convention.Words.allCases.map(\.rawValue))
    #expect(values("framework").allSatisfy { Framework(rawValue: $0) != nil })
    #expect(values("identifier", "state").allSatisfy { Identifier.State(rawValue: $0) != nil })
    #expect(values("assignment", "form").allSatisfy { Assignment.Form(rawValue: $0) != nil })
    #expect(values("fix", "safety").allSatisfy { Fix.Safety(rawValue: $0) != nil })
    #expect(values("framework").count == 4 && values("identifier", "state").count == 4)
    #expect(values("assignment", "form").count == 7 && values("fix", "safety").count == 2)
  }

  @Test("wrong reports are refused")
  func wrongReportsAreRefused() throws {
    let validator = try SchemaValidator.named("report")
    let report = try json(Samples.mixed)
    func refuses(_ list: String, _ key: String, _ value: JSONValue?) -> Bool {
      guard let entry = report[list]?[0] else { return false }
      return !validator.violations(in: report.with(list, .array([entry.with(key, value)]))).isEmpty
    }
    #expect(refuses("elements", "verdict", .text("fine")))
    #expect(refuses("elements", "screen", nil))
    #expect(refuses("elements", "control", .text("yes")))
    #expect(refuses("elements", "line", .number(0)))
    #expect(refuses("elements", "identifier", .object([])))
    #expect(refuses("elements", "fingerprint", .text("E8B8DBF6FCC95D99")))
    #expect(refuses("assignments", "form", .text("modifier")))
    #expect(refuses("assignments", "target", .text("some button")))
    #expect(refuses("findings", "severity", .text("fatal")))
    #expect(refuses("findings", "trust", nil))
    #expect(refuses("findings", "notes", nil))
    #expect(refuses("findings", "message", .text("")))
    #expect(refuses("skipped", "reason", .null))
    #expect(!validator.violations(in: report.with("schema", .text("voyager.report/2"))).isEmpty)
    #expect(!validator.violations(in: report.with("queries", nil)).isEmpty)
    #expect(validator.violations(in: report.with("more", .null)).isEmpty)
  }
}
