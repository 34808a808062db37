import Findings
import Inventory
import SwiftSource
import Testing

/// New members of types that hold identifiers, and how code names them.
@Suite struct ConstantInsertionTests {
  private func adding(_ marked: String, _ name: String, _ value: String? = nil) throws -> String {
    let marked = MarkedText(marked)
    let position = marked.positions[0]
    let value = value ?? "login.\(name)"
    return try editing(marked.text) { [constant(named: name, value: value, beside: position, in: $0)] }
  }

  @Test(arguments: [
    ("static let 1️⃣a = \"A\"", "static let a = \"A\"\n  static let b = \"login.b\""),
    (
      "/// A.\n  @objc public static let 1️⃣a: String = \"A\"  // it",
      "/// A.\n  @objc public static let a: String = \"A\"  // it\n  public static let b: String = \"login.b\""
    ),
    ("let 1️⃣a = prefix + \".a\"", "let a = prefix + \".a\"\n  let b = \"login.b\""),
    ("static let a = \"1️⃣\\(root).a\"", "static let a = \"\\(root).a\"\n  static let b = \"login.b\""),
    ("static var 1️⃣a: String { \"A\" }", "static var a: String { \"A\" }\n  static var b: String { \"login.b\" }"),
    ("static let 1️⃣a = Identifier(\"A\")", "static let a = Identifier(\"A\")\n  static let b = Identifier(\"login.b\")"),
    (
      "static let 1️⃣a: Identifier = .init(rawValue: \"A\")",
      "static let a: Identifier = .init(rawValue: \"A\")\n  static let b: Identifier = .init(rawValue: \"login.b\")"
    ),
    (
      "static let 1️⃣a = \"A\"\n  static let c = \"C\"\n\n  static let d = \"D\"",
      "static let a = \"A\"\n  static let c = \"C\"\n  static let b = \"login.b\"\n\n  static let d = \"D\""
    ),
    (
      "static let a = \"A\"\n  static let aa = \"A\"\n  static let 1️⃣c = \"C\"",
      "static let a = \"A\"\n  static let aa = \"A\"\n  static let b = \"login.b\"\n  static let c = \"C\""
    ),
    (
      "/// C.\n  static let 1️⃣c = \"C\"\n  static let d = \"C\"\n  static let e = \"C\"",
      "static let b = \"login.b\"\n  /// C.\n  static let c = \"C\"\n  static let d = \"C\"\n  static let e = \"C\""
    ),
    (
      "static let 1️⃣a   = \"A\"\n  static let ccc = \"C\"",
      "static let a   = \"A\"\n  static let ccc = \"C\"\n  static let b   = \"login.b\""
    ),
    ("static let 1️⃣a = \"A\", c = \"C\"", "static let a = \"A\", c = \"C\"\n  static let b = \"login.b\""),
    (
      "static var 1️⃣a: String {\n    \"A\"\n  }\n\n  static var c: String {\n    \"C\"\n  }",
      "static var a: String {\n    \"A\"\n  }\n\n  static var b: String {\n    \"login.b\"\n  }\n\n  static var c: String {\n    \"C\"\n  }"
    ),
  ])
  func aPropertyIsWrittenLikeItsSibling(members: String, expected: String) throws {
    #expect(try adding("enum A {\n  \(members)\n}\n", "b") == "enum A {\n  \(expected)\n}\n")
  }

  @Test func alignedSignsStayAligned() throws {
    #expect(
      try adding("enum A {\n  static let 1️⃣a  = \"A\"\n  static let cc = \"C\"\n}", "bbbb")
        == "enum A {\n  static let a    = \"A\"\n  static let cc   = \"C\"\n  static let bbbb = \"login.bbbb\"\n}")
  }

  @Test func aKeywordIsEscaped() throws {
    #expect(
      try adding("enum A {\n  static let 1️⃣a = \"A\"\n}", "default")
        == "enum A {\n  static let a = \"A\"\n  static let `default` = \"login.default\"\n}")
  }

  @Test(arguments: [
    ("case 1️⃣a", "b", "case a\n  case b"), ("case 1️⃣a = \"A\"", "login.b", "case a = \"A\"\n  case b = \"login.b\""),
    ("case 1️⃣a, c", "b", "case a, c, b"), ("case 1️⃣a = \"A\", c", "login.b", "case a = \"A\", c, b = \"login.b\""),
    ("case a\n  case 1️⃣c\n  case d", "b", "case a\n  case b\n  case c\n  case d"),
    (
      "case\n    1️⃣a,\n    c\n\n  var id: String { rawValue }", "b",
      "case\n    a,\n    c,\n    b\n\n  var id: String { rawValue }"
    ),
    ("case 1️⃣a   = \"A\"\n  case ccc = \"C\"", "B", "case a   = \"A\"\n  case ccc = \"C\"\n  case b   = \"B\""),
  ])
  func aCaseIsWrittenLikeItsSibling(members: String, value: String, expected: String) throws {
    #expect(
      try adding("enum A: String {\n  \(members)\n}\n", "b", value) == "enum A: String {\n  \(expected)\n}\n")
  }

  @Test(arguments: [
    ("enum A { static let 1️⃣a = \"A\" }\nextension A { static func b() {} }", "'A' has a member 'b' already"),
    ("enum A { case 1️⃣a }", "the cases there are not texts"),
    ("enum A: Int { case 1️⃣a }", "the cases there are not texts"),
    ("enum A { static let 1️⃣a = make() }", "the constant there is not given a text that could be written in its way"),
    ("enum A { static let 1️⃣a = id(\"a\") }", "the constant there is not given a text that could be written in its way"),
    ("let 1️⃣a = \"A\"", "the constant there is no member of a type"),
    (
      "enum A: String { case 1️⃣a }\nfunc f(a: A) { switch a { case .a: break } }",
      "a 'switch' of the source lists all cases of the enum"
    ),
  ])
  func someTypesAreLeftAlone(source: String, reason: String) throws {
    #expect(try adding(source, "b") == "impossible: \(reason)")
  }

  @Test func aSwitchWithADefaultTakesAnotherCase() throws {
    #expect(
      try adding(
        "enum A: String {\n  case 1️⃣a\n}\nfunc f(a: A) { switch a { case .a: break; default: break } }", "b", "b"
      )
      .contains("case b\n"))
  }

  @Test func whatIsNoNameIsRefused() throws {
    #expect(try adding("enum A { static let 1️⃣a = \"A\" }", "a b") == "impossible: 'a b' is no name in Swift")
  }

  /// The code between the two marks of a source, for another member; a third mark is where it is to go.
  private func naming(_ marked: String, _ framework: Framework = .swiftUI) -> String? {
    let marked = MarkedText(marked)
    let range = SourceRange(marked.positions[0], marked.positions[1])
    let wish = marked.positions.dropFirst(2).first.map {
      IdentifierWish(position: $0, framework: framework, code: "")
    }
    let bytes = Array(marked.text.utf8)
    return onLargeStack {
      bytes.withUnsafeBufferPointer { use(like: range, of: "email", as: "submit", for: wish, in: $0) }
    }
  }

  @Test func aUseIsNamedInTheSameWay() {
    #expect(naming("a.b(1️⃣Login.email1️⃣)") == "Login.submit")
    #expect(naming("a.b(1️⃣Ids.Login.email.rawValue1️⃣)") == "Ids.Login.submit.rawValue")
    #expect(naming("a.b(1️⃣Ids.login(\"x\").email1️⃣)") == "Ids.login(\"x\").submit")
    #expect(naming("a.b(1️⃣Ids(.email).text1️⃣)") == "Ids(.submit).text")
  }

  @Test(arguments: ["a.b(1️⃣.email1️⃣)", "a.b(1️⃣email1️⃣)", "a.b(1️⃣Self.email1️⃣)", "a.b(1️⃣self.email1️⃣)"])
  func aNameOfItsPlaceIsOfNoUseElsewhere(source: String) {
    #expect(naming("struct A { var a: B { \(source) } }") == nil)
  }

  @Test func aNameOfItsPlaceCountsInTheSameType() {
    let start = "struct A { var a: some View { Text(\"a\").accessibilityIdentifier("
    #expect(naming(start + "1️⃣Self.email1️⃣); 1️⃣Button() {} } }") == "Self.submit")
    #expect(naming(start + "1️⃣.email1️⃣); 1️⃣Button() {} } }") == ".submit")
    #expect(naming(start + "1️⃣.email1️⃣); 1️⃣Button() {} } }", .uiKit) == nil)
    #expect(naming(start + "1️⃣Self.email1️⃣) } }; struct B { let b = 1️⃣Button() {} }") == nil)
  }

  @Test func anUnclearUseIsRefused() {
    #expect(naming("a.b(1️⃣email.email1️⃣)") == nil)
    #expect(naming("a.b(1️⃣Login.other1️⃣)") == nil)
    #expect(naming("a.b(1️⃣\"email\"1️⃣)") == nil)
  }
}
