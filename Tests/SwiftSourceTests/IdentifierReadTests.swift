import Inventory
import Testing

@Suite("What is read of names of identifiers")
struct IdentifierReadTests {
  private func reads(_ source: String) throws -> [String] {
    Set(try facts("// accessibility\n" + source).identifierReads.map { "\($0.owner ?? "-") \($0.name)" }).sorted()
  }

  @Test(
    "a type reads of itself, in whatever statement",
    arguments: [
      "let a = accessibilityID", "let a = self.accessibilityID", "if let accessibilityID { }",
      "guard accessibilityID != nil else { return }", "while accessibilityID.isEmpty { }",
      "switch accessibilityID { default: break }", "throw Failure(accessibilityID)", "let a = \"\\(accessibilityID)\"",
      "_ = { [accessibilityID] in 1 }", "accessibilityID += \"x\"", "let a = [accessibilityID: 1]",
      "let a = b ? accessibilityID: c", "label.accessibilityIdentifier = accessibilityID", "f(id: accessibilityID)",
      "repeat { } while accessibilityID == nil", "let `accessibilityID` = `accessibilityID`",
      "accessibilityID?.append(\"x\")",
    ])
  func own(statement: String) throws {
    #expect(try reads("struct A { struct B { func f() throws { \(statement) } } }") == ["A.B accessibilityID"])
    #expect(try reads("extension A.B { func f() throws { \(statement) } }") == ["A.B accessibilityID"])
  }

  @Test(
    "a read of another object names no type",
    arguments: [
      "let a = model.accessibilityID", "let a = model?.accessibilityID", "f(\\.accessibilityID)",
      "f(\\Model.accessibilityID)", "let a = models[0].accessibilityID", "let a = value(forKey: \"accessibilityID\")",
      "if $0.accessibilityID == nil { }",
    ])
  func others(statement: String) throws {
    #expect(try reads("struct A { func f() { \(statement) } }") == ["- accessibilityID"])
  }

  @Test(
    "declarations, labels, calls and targets read nothing",
    arguments: [
      "let accessibilityID = 1", "f(accessibilityID: 1)", "self.accessibilityID = 1", "accessibilityID = 1",
      "model.accessibilityID = 1", "view.accessibilityID(1)", "// accessibilityID", "let a = \"an accessibilityID\"",
      "func accessibilityID(accessibilityID: Int) { }", "accessibilityID\n= 1",
      "let otherAccessibilityIDs = accessibilityIDs",
    ])
  func nothing(statement: String) throws {
    #expect(try reads("struct A { func f() { \(statement) } }") == [])
  }

  @Test("a parameter of the name is what is read inside its function, and not beyond")
  func parameters() throws {
    #expect(try reads("struct A { func f(_ accessibilityID: String) { g(accessibilityID) } }") == [])
    #expect(try reads("struct A { init(accessibilityID: String) { self.accessibilityID = accessibilityID } }") == [])
    #expect(
      try reads("struct A { init(accessibilityID: String) { g(self.accessibilityID) } }") == ["A accessibilityID"])
  }

  @Test(
    "a parameter's fate is said where it is plain",
    arguments: [
      ("func f(accessibilityID: String) { }", "ignored"), ("func f(_ accessibilityID: String) -> Int { 1 }", "ignored"),
      ("func f(accessibilityID id: String) { g(accessibilityID: 1) }", "ignored"),
      ("func f(accessibilityID: String) { view.accessibilityID = 1 }", "ignored"),
      ("init(accessibilityID: String) { self.accessibilityID = accessibilityID }", "kept"),
      ("init(accessibilityID: String) { self.accessibilityID = accessibilityID; g(accessibilityID) }", "-"),
      ("init(accessibilityID: String) { self.accessibilityID = accessibilityID ?? \"\" }", "-"),
      ("func f(accessibilityID: String?) { if let accessibilityID { } }", "-"),
      ("func f(accessibilityID: String) { #if DEBUG\ng(accessibilityID)\n#endif\n }", "-"),
      ("func f(accessibilityID: String) { _ = accessibilityID }", "-"),
      ("func f(accessibilityID _: String) { }", "-"), ("func f(name: String) { }", "-"),
      ("override func f(accessibilityID: String) { }", "-"), ("@objc func f(accessibilityID: String) { }", "-"),
      ("@discardableResult func f(accessibilityID: String) -> Int { 1 }", "ignored"),
      ("func f(accessibilityID: String) { fatalError(\"to do\") }", "-"),
    ])
  func fates(function: String, fate: String) throws {
    let type = try facts("class A { \(function) }").type("A")
    let found = type.functions[0].parameters[0].fate
    switch found {
    case .ignored: #expect(fate == "ignored")
    case .kept: #expect(fate == "kept")
    case .part: #expect(fate == "part")
    case nil: #expect(fate == "-")
    }
  }

  @Test(
    "a parameter that is only a part of longer texts",
    arguments: [
      ("g(accessibilityID + \".title\")", "part"), ("g(\"\\(accessibilityID).title\")", "part"),
      ("g(\".a\" + accessibilityID + \".b\", \"\\(accessibilityID)\\(n)\")", "part"),
      ("g(accessibilityIDSuffix: accessibilityID)", "part"), ("g(\"\\(accessibilityID)\")", "-"),
      ("g(accessibilityID + \".a\", accessibilityID)", "-"), ("g(id: accessibilityID)", "-"),
      ("g(accessibilityID ?? \"a\" + \"b\")", "-"), ("g(accessibilityID.count + 1)", "-"),
    ])
  func parts(body: String, fate: String) throws {
    try fates(function: "func f(accessibilityID: String) { \(body) }", fate: fate)
  }

  @Test("a requirement has no body, so nothing is said of it")
  func requirement() throws {
    let type = try facts("protocol A { func f(accessibilityID: String) }").type("A")
    #expect(type.functions[0].parameters[0].fate == nil)
  }

  @Test("attributes of types are kept")
  func attributes() throws {
    #expect(try facts("@MainActor @objcMembers class A { }").type("A").attributes == ["MainActor", "objcMembers"])
  }

  @Test("a name of unusual letter cases is not looked for, and known not to be")
  func letterCases() {
    #expect(IdentifierRead.isFound("titleAccessibilityID") && IdentifierRead.isFound("a11yIdentifier"))
    #expect(!IdentifierRead.isFound("ACCESSIBILITYID"))
  }
}
