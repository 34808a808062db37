import Findings
import Inventory
import Linking
import Taxonomy
import Testing

/// Inputs that no one writes by hand, and that some generator does.
@Suite struct PathologicalTests {
  @Test("constants that lead to each other have no value") func mutualRecursion() throws {
    let ids =
      "enum A { static let x = B.x; static let y = A.y }\nenum B { static let x = C.x }\nenum C { static let x = A.x + \"c\" }"
    for expression in ["A.x", "B.x", "C.x", "A.y"] {
      let found = try value(of: expression, ids)
      #expect(found.hasPrefix("?") || found.contains("{"), "\(expression): \(found)")
    }
    #expect(
      try value(of: "a()", members: "func a() -> String { b() }\nfunc b() -> String { a() }") == "?'a' calls itself")
  }

  @Test("an enum of 2000 cases", .timeLimit(.minutes(1))) func largeEnum() throws {
    let cases = (0..<2000).map { "c\($0)" }
    let texts = cases.map { "case .\($0): \"mark.\($0)\"" }.joined(separator: "\n")
    let ids =
      "enum Mark: String, CaseIterable { case \(cases.joined(separator: ", "))\nvar text: String { switch self {\n\(texts)\n} } }"
    #expect(try value(of: "Mark.c1999.rawValue", ids) == "c1999")
    #expect(try value(of: "Mark.c1234.text", ids) == "mark.c1234")
    #expect(
      try value(of: "mark.text", members: "let mark: Mark", ids) == "?'mark' may be any of the 2000 cases of 'Mark'")
  }

  @Test("a chain of 500 constants") func longChain() throws {
    let links = (1...500).map { "static let x\($0) = x\($0 - 1)" }.joined(separator: "\n")
    #expect(try value(of: "A.x500", "enum A { static let x0 = \"end\"\n\(links)\n}") == "end")
  }

  @Test("a chain of 500 wrappers") func longWrapperChain() throws {
    let links = (1...500).map { "func x\($0)(_ id: String) -> String { x\($0 - 1)(id) }" }.joined(separator: "\n")
    #expect(
      try value(
        of: "A.x500(\"end\")",
        "extension A { static \(links.replacing("\nfunc", with: "\nstatic func"))\n}\nenum A { static func x0(_ id: String) -> String { \"row.\" + id } }"
      ) == "row.end")
  }

  @Test("a function whose twelve parameters may each be one of ten texts") func manyParameters() throws {
    let names = (1...12).map { "p\($0)" }
    let function =
      "func mark(\(names.map { "_ \($0): String" }.joined(separator: ", "))) -> String { \"\(names.map { "\\(\($0))" }.joined(separator: "."))\" }"
    let declarations =
      "enum Digit: String, CaseIterable { case zero, one, two, three, four, five, six, seven, eight, nine }"
    let found = try value(
      of: "mark(\(names.map { _ in "d.rawValue" }.joined(separator: ", ")))", members: "let d: Digit\n\(function)",
      declarations)
    #expect(found.split(separator: "|").count <= 64)
    #expect(found.contains("{"))
    #expect(!found.hasPrefix("?"))
  }

  @Test("10,000 calls of one wrapper are 10,000 identifiers", .timeLimit(.minutes(1))) func manyCalls() {
    let wrapper =
      "extension View { func tagged(_ id: String) -> some View { accessibilityIdentifier(\"row.\\(id)\") } }"
    var files = [facts("App/Tag.swift", wrapper)]
    let call = facts("App/View.swift", "struct V: View { func part() -> some View { Text(\"a\").tagged(\"x\") } }")
    for number in 0..<100 {
      var file = call
      file.file = "App/View\(number).swift"
      file.types[0].name = "V\(number)"
      guard case .expression(.chain(let chain), let range)? = file.types[0].functions[0].body?.statements.first else {
        Issue.record("the body is a chain")
        return
      }
      let functions = (0..<100).map { index in
        let part = file.types[0].functions[0]
        var chain = chain
        chain.links[0].position = Position(line: index + 1, column: 10)
        chain.links[1].position = Position(line: index + 1, column: 20)
        chain.links[1].arguments?[0].value = .string("\(number).\(index)")
        return FunctionFact(
          name: "part\(index)", position: Position(line: index + 1, column: 1), parameters: [], result: part.result,
          isStatic: false, attributes: [], body: Block([.expression(.chain(chain), range)]), names: part.names)
      }
      file.types[0].members = MemberFacts(functions: functions)
      files.append(file)
    }
    let inventory = predict(link(files))
    let found = Set(inventory.elements.flatMap(\.identifier.values))
    #expect(found.count == 10_000)
    #expect(found.contains("row.99.99"))
  }

  /// Each of the functions calls the next one twice: followed call by call that is 2^24 ways.
  @Test("calls in both branches of 24 functions, each at 50 places", .timeLimit(.minutes(1))) func callsThatDouble() {
    let functions = (0..<24).map {
      "func f\($0)(_ b: Bool) -> String { b ? f\($0 + 1)(b) + \"x\" : f\($0 + 1)(b) + \"y\" }"
    }
    let places = (0..<50).map {
      "Text(\"a\").accessibilityIdentifier(f0(\($0 % 2 == 0 ? "isOn" : "next()")) + \"\($0)\")"
    }
    let inventory = inventory(
      body: places.joined(separator: "\n"), members: "@State var isOn = false",
      declarations: functions.joined(separator: "\n") + "\nfunc f24(_ b: Bool) -> String { \"end\" }")
    #expect(inventory.assignments.count == 50)
    #expect(inventory.assignments.allSatisfy { !$0.identifier.values.isEmpty })
  }

  /// The same with a text among the arguments, which the value holds.
  @Test("texts through both branches of 24 functions", .timeLimit(.minutes(1))) func textsThatDouble() {
    let functions = (0..<24).map {
      "func g\($0)(_ s: String, _ b: Bool) -> String { b ? g\($0 + 1)(s, b) + \"\" : g\($0 + 1)(s, b) }"
    }
    let inventory = inventory(
      body: (0..<20).map { "Text(\"a\").accessibilityIdentifier(g0(\"p\($0 % 2)\", isOn))" }.joined(separator: "\n"),
      members: "@State var isOn = false",
      declarations: functions.joined(separator: "\n") + "\nfunc g24(_ s: String, _ b: Bool) -> String { s + \".end\" }")
    #expect(Set(inventory.assignments.map { written($0.identifier) }) == ["p0.end", "p1.end"])
    #expect(inventory.assignments.count == 20)
  }

  /// Each of the components shows the next four: told one by one that is more ways than anybody reads.
  @Test("components that each show the next four", .timeLimit(.minutes(1))) func usesThatMultiply() {
    let components = (0..<24).map { index in
      let uses = (1...4).filter { index + $0 < 24 }.map { "C\(index + $0)(id: id + \".\($0)\")" }
      return """
        struct C\(index): View { let id: String
          var body: some View { VStack { Button("a") { }.accessibilityIdentifier(id)
            \(uses.joined(separator: "\n")) } } }
        """
    }
    let inventory = inventory(body: "C0(id: \"root\")", declarations: components.joined(separator: "\n"))
    let all = inventory.controls
    #expect(all.contains("Button root"))
    #expect(all.contains("Button root.4.4"))
    #expect(all.contains("Button ?it is shown in more than 64 ways"))
    #expect(all.count < 24 * 90)
  }

  @Test("an initialiser that takes what it lacks from a constant of its own type", .timeLimit(.minutes(1)))
  func defaultsThatLeadBack() throws {
    let names = (1...12).map { "p\($0)" }
    let style = """
      struct Style {
        \(names.map { "let \($0): String" }.joined(separator: "\n"))
        static let plain = Style(\(names[0]): "first")
        init(\(names.map { "\($0): String? = nil" }.joined(separator: ", "))) {
          \(names.map { "self.\($0) = \($0) ?? Style.plain.\($0)" }.joined(separator: "\n"))
        }
      }
      """
    #expect(try value(of: "Style.plain.p1", style) == "first")
    #expect(try value(of: "Style(p2: \"own\").p2", style) == "own")
    #expect(try value(of: "Style(p2: \"own\").p1", style) == "first")
    #expect(try value(of: "Style.plain.p12", style).hasPrefix("?"))
  }
}
