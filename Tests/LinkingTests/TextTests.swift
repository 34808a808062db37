import Findings
import Inventory
import Taxonomy
import Testing

/// Texts that are put together: literals, interpolations, alternatives; P46 to P48 of the patterns in the wild.
@Suite struct TextTests {
  @Test(arguments: [
    ("\"a\"", "a"), ("\"\"", ""), ("\"\"\"\n a\n \"\"\"", "a"), ("(\"a\")", "a"), ("\"a\" as String", "a"),
    ("\"a\" + \"b\" + \"c\"", "abc"),
    ("\"a.\\(1).b\"", "a.1.b"), ("\"A\".lowercased()", "a"), ("\"a\".uppercased() + \".B\"", "A.B"),
    ("#\"row.\\(x)\"#", "row.\\(x)"), ("##\"a\"#b\"##", "a\"#b"), ("#\"row.\\#(1)\"#", "row.1"),
  ])
  func literals(expression: String, expected: String) throws {
    #expect(try value(of: expression) == expected)
  }

  @Test func holesAreNamedAsWritten() throws {
    let members = "let order: Order; let index: Int"
    #expect(try value(of: "\"row.\\(order.id)\"", members: members) == "row.{order.id}")
    #expect(
      try value(of: "\"row.\\(index + 1)\"", members: members) == "row.{index + 1}"
        || value(of: "\"row.\\(index + 1)\"", members: members).hasPrefix("row.{index}"))
    #expect(try value(of: "\"row.\\(order.id.uuidString)\"", members: members) == "row.{order.id.uuidString}")
    #expect(try value(of: "\"row.\" + order.id", members: members) == "row.{order.id}")
  }

  @Test(arguments: [
    ("order.id", IdentifierText.Nature.modelID), ("order.uuid", .modelID), ("orderID", .modelID), ("index", .index),
    ("indexPath.row", .index),
    ("order.title", .displayText), ("user.firstName", .displayText), ("UUID().uuidString", .unstable),
    ("UUID()", .unstable), ("Int.random(in: 0...9)", .unstable),
    ("Date()", .unstable), ("L10n.tr(\"a\").localized", .localized),
    ("NSLocalizedString(\"a\", comment: \"\")", .localized),
    ("String(localized: \"a\")", .localized), ("order.state", .other), ("\"k\".localized", .localized),
  ])
  func holesAreToldApartByWhatFillsThem(hole: String, nature: IdentifierText.Nature) throws {
    let inventory = inventory(body: "Text(\"a\").accessibilityIdentifier(\"row.\\(\(hole))\")")
    let holes = try #require(inventory.assignments.first).identifier.texts.flatMap(\.holes)
    #expect(holes.map(\.nature) == [nature])
  }

  @Test func countersOfLoopsArePositions() throws {
    for body in [
      "ForEach(0..<count) { n in Text(\"a\").accessibilityIdentifier(\"r.\\(n)\") }",
      "ForEach(rows.indices, id: \\.self) { n in Text(\"a\").accessibilityIdentifier(\"r.\\(n)\") }",
      "ForEach(Array(rows.enumerated()), id: \\.offset) { n, row in Text(\"a\").accessibilityIdentifier(\"r.\\(n)\") }",
    ] {
      let holes = inventory(body: body).assignments.flatMap { $0.identifier.texts.flatMap(\.holes) }
      #expect(holes.map(\.nature) == [.index], "\(body)")
    }
  }

  @Test func alternativesAreAllListed() throws {
    #expect(try value(of: "isOn ? \"loading\" : \"ready\"") == "loading|ready")
    #expect(try value(of: "\"a.\\(isOn ? \"x\" : \"y\").b\"") == "a.x.b|a.y.b")
    #expect(try value(of: "a ? \"x\" : b ? \"y\" : \"z\"") == "x|y|z")
    #expect(try value(of: "isOn ? \"same\" : \"same\"") == "same")
    #expect(try value(of: "isOn ? \"a\" : nil") == "a")
    #expect(try value(of: "isOn ? \"a\" : \"b.\\(order.id)\"") == "a|b.{order.id}")
    #expect(try value(of: "isOn ? \"a\" : Kit.id").hasSuffix("else a"))
    #expect(try value(of: "if isOn { \"a\" } else { \"b\" }", members: "") == "a|b")
    #expect(
      try value(
        of: "id", members: "var id: String { switch s { case .a: \"a\"\n case .b: return \"b\"\n default: \"c\" } }")
        == "a|b|c")
    #expect(try value(of: "id", members: "var id: String { if s { return \"a\" }\n return \"b\" }") == "a|b")
    #expect(try value(of: "id", members: "var id: String { guard s else { return \"a\" }\n return \"b\" }") == "a|b")
    #expect(try value(of: "id", members: "var id: String { let base = \"a\"\n return base + \".b\" }") == "a.b")
  }

  @Test func fallbacksAreKeptWhereTheFirstIsUnknown() throws {
    #expect(try value(of: "id ?? \"x\"", members: "let id: String?").hasSuffix(" else x"))
    #expect(
      try value(of: "a ?? b ?? c ?? \"x\"", members: "let a: String?; let b: String?; let c: String?").hasSuffix(
        " else x"))
    #expect(try value(of: "nil ?? \"x\"") == "x")
    #expect(try value(of: "\"a\" ?? \"x\"") == "a")
    #expect(try value(of: "id", members: "var id: String? = \"x\"").hasSuffix(" else x"))
  }

  @Test func longRunsOfOperandsAreOneText() throws {
    let letters = (0..<60).map { "\"\($0 % 10)\"" }
    #expect(try value(of: letters.joined(separator: " + ")) == (0..<60).map { "\($0 % 10)" }.joined())
    let huge = Array(repeating: "\"a\"", count: 3_000).joined(separator: " + ")
    #expect(try value(of: huge) == String(repeating: "a", count: 3_000))
  }

  @Test func tooManyAlternativesBecomeAHole() throws {
    let hole = "\\(a ? \"x\" : \"y\")"
    #expect(try value(of: "\"\(String(repeating: hole, count: 6))\"").split(separator: "|").count == 64)
    #expect(try value(of: "\"\(String(repeating: hole, count: 7))\"").contains("{one of 2}"))
  }

  @Test func localisedTextsAreUnresolvedAndSaidToBe() throws {
    for expression in [
      "NSLocalizedString(\"k\", comment: \"\")", "String(localized: \"k\")", "\"k\".localized",
      "bundle.localizedString(forKey: \"k\", value: nil, table: nil)",
    ] {
      let identifier = try #require(
        inventory(body: "Text(\"a\").accessibilityIdentifier(\(expression))").assignments.first
      ).identifier
      #expect(identifier.isLocalized, "\(expression)")
      #expect(identifier.state == .unresolved)
    }
    let generated =
      "enum L10n { static func tr(_ k: String) -> String { NSLocalizedString(k, comment: \"\") }\n static let go = L10n.tr(\"go\") }"
    #expect(try value(of: "L10n.go", generated).contains("localised"))
  }

  @Test func nilIsNoAssignment() {
    let inventory = inventory(
      of:
        "class Row: UITableViewCell { let b = UIButton()\n override func prepareForReuse() { accessibilityIdentifier = nil; b.accessibilityIdentifier = nil } }"
    )
    #expect(inventory.assignments.isEmpty)
    #expect(inventory.controls == ["UIButton -"])
  }

  @Test func anEmptyTextIsAnAssignmentAndNoIdentifier() throws {
    let inventory = inventory(body: "Button(\"a\") { }.accessibilityIdentifier(\"\")")
    #expect(inventory.assignments.map { written($0.identifier) } == [""])
    #expect(inventory.controls == ["Button -"])
  }

  @Test func aCasePrintedByInterpolationIsItsName() throws {
    #expect(try value(of: "\"a.\\(Kind.first)\"", "enum Kind { case first }") == "a.first")
  }

  @Test func aLabelledInterpolationIsTheAppsOwn() throws {
    #expect(try value(of: "\"a.\\(upper: \"b\").c\"") == "a.{\"b\"}.c")
    #expect(try value(of: "\"a.\\(id, default: \"none\")\"", members: "let id: String? = nil") == "a.none")
  }
}
