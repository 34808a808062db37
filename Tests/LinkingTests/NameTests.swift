import Findings
import Inventory
import Taxonomy
import Testing

/// What a name means where several could be meant.
@Suite struct NameTests {
  @Test func theNearestDeclarationIsMeant() throws {
    #expect(try value(of: "a", members: "let a = \"own\"", "let a = \"global\"") == "own")
    let nested = "enum IDs { static let a = \"outer\"\n enum Inner { static let a = \"inner\"\n static let b = a } }"
    #expect(try value(of: "IDs.Inner.b", nested) == "inner")
    #expect(
      try value(of: "IDs.a", members: "enum IDs { static let a = \"own\" }", "enum IDs { static let a = \"global\" }")
        == "own")
  }

  @Test func aLocalHidesAMember() throws {
    let inventory = inventory(
      body: "let a = \"local\"\nreturn Text(\"x\").accessibilityIdentifier(a)", members: "let a = \"own\"")
    #expect(inventory.assignments.map { written($0.identifier) } == ["local"])
    let bound = inventory_(body: "if let a = load() { Text(\"x\").accessibilityIdentifier(a) }")
    #expect(bound.hasPrefix("?"))
    let loop = inventory_(body: "ForEach(rows) { a in Text(\"x\").accessibilityIdentifier(a) }")
    #expect(loop.hasPrefix("?"))
  }

  private func inventory_(body: String) -> String {
    inventory(body: body, members: "let a = \"own\"").assignments.map { written($0.identifier) }.joined()
  }

  @Test func aNameMayBeMadeOfTheParameterThatItHides() throws {
    let mark = "func mark(_ id: String?) -> String { guard let id = id else { return \"none\" }; return id + \".go\" }"
    #expect(try value(of: "mark(\"a\")", members: mark) == "a.go")
    #expect(try value(of: "mark(nil)", members: mark) == "none")
    #expect(try value(of: "mark(flag ? \"a\" : nil)", members: "let flag: Bool\n" + mark) == "none|a.go")
    let setter =
      "class Row: UIView { let go = UIButton()\n func fill(id: String?) { if let id = id { go.accessibilityIdentifier = id } } }"
    #expect(
      inventory(viewDidLoad: "row.fill(id: \"a\")", members: "let row = Row()", declarations: setter).controls == [
        "UIButton a"
      ])
  }

  @Test func aLocalMayBeNamedLikeWhatItIsMadeOf() throws {
    let inventory = inventory(
      body: "let a = a + \".b\"\nText(\"x\").accessibilityIdentifier(a)", members: "let a = \"own\"")
    #expect(inventory.assignments.map { written($0.identifier) } == ["own.b"])
  }

  @Test func typesOfOneNameAreTheNearestFoldersOwn() {
    let view = "View { var body: some View { Text(\"a\").accessibilityIdentifier(IDs.a) } }"
    let inventory = inventory([
      ("One/View.swift", "struct OneView: \(view)"), ("One/IDs.swift", "enum IDs { static let a = \"one\" }"),
      ("Two/View.swift", "struct TwoView: \(view)"), ("Two/IDs.swift", "enum IDs { static let a = \"two\" }"),
    ])
    #expect(inventory.assignments.map { written($0.identifier) } == ["one", "two"])
  }

  @Test func extensionsGoToTheNearestTypeOfTheirName() {
    let view = "View { var body: some View { Text(\"a\").accessibilityIdentifier(IDs.b) } }"
    let inventory = inventory([
      ("One/View.swift", "struct OneView: \(view)"), ("One/IDs.swift", "enum IDs { }"),
      ("One/More.swift", "extension IDs { static let b = \"one\" }"),
      ("Two/View.swift", "struct TwoView: \(view)"), ("Two/IDs.swift", "enum IDs { }"),
      ("Two/More.swift", "extension IDs { static let b = \"two\" }"),
    ])
    #expect(inventory.assignments.map { written($0.identifier) } == ["one", "two"])
  }

  @Test func inheritedMembersAreFound() {
    let inventory = inventory(
      of: """
        class Base: UIViewController { let id = "base.go"; enum IDs { static let a = "base.a" } }
        class Other: Base {
          let go = UIButton()
          let stop = UIButton()
          override func viewDidLoad() { go.accessibilityIdentifier = id; stop.accessibilityIdentifier = IDs.a }
        }
        protocol Named { }
        extension Named { var name: String { "named" } }
        class Third: UIViewController, Named {
          let go = UIButton()
          override func viewDidLoad() { go.accessibilityIdentifier = name }
        }
        """)
    #expect(inventory.controls == ["UIButton base.go", "UIButton base.a", "UIButton named"])
  }

  @Test(arguments: [
    "enum A { static let a = B.b }\nenum B { static let b = A.a }", "enum A { static let a = a }",
    "enum A { static var a: String { A.a } }",
    "enum A { static var a: String { f() }\n static func f() -> String { a } }", "typealias A = B\ntypealias B = A",
    "enum A { typealias a = A }", "class A: B { }\nclass B: A { static let a = A.a }",
    "protocol A: B { }\nprotocol B: A { }",
  ])
  func cyclesEnd(declarations: String) throws {
    #expect(try value(of: "A.a", declarations).hasPrefix("?"))
  }

  @Test func reasonsSayWhatIsMissing() throws {
    #expect(try value(of: "Kit.go") == "?'Kit.go' is not declared in the audited files")
    #expect(try value(of: "model.go", members: "let model: Model").hasPrefix("?"))
    #expect(try value(of: "id", members: "let id: String").contains("id"))
    #expect(try value(of: ".go").contains("type of '.go'"))
    #expect(try value(of: "A.a", "enum A { static let a = A.a }") == "?the definition of 'a' leads back to itself")
    #expect(try value(of: "\"a\".padding(toLength: 3)").hasPrefix("?"))
  }

  @Test(arguments: ["model.id", "model.order.title", "self.model.name"])
  func thePropertyOfAModelIsAPatternOfItself(_ path: String) throws {
    #expect(try value(of: path, members: "let model: Model") == "{\(path)}")
  }

  /// Such a property comes from elsewhere in the source, and a number is none.
  @Test(arguments: ["model.accessibilityID", "self.title", "Kit.name"])
  func anythingElseIsUnresolved(_ path: String) throws {
    #expect(try value(of: path, members: "let model: Model\nlet title: String").hasPrefix("?"))
  }

  @Test func aParameterIsUnresolvedByItsName() throws {
    let inventory = inventory(
      of:
        "struct Row: View { let id: String\n func row(_ key: String, other: String = \"x\") -> some View { HStack { Text(\"a\").accessibilityIdentifier(key)\n Text(\"b\").accessibilityIdentifier(other) } } }"
    )
    #expect(inventory.assignments.map { written($0.identifier) } == ["?parameter key", "?parameter other else x"])
  }
}
