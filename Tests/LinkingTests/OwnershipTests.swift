import Findings
import Inventory
import Taxonomy
import Testing

/// Which member, branch, loop and screen a SwiftUI element belongs to.
@Suite struct OwnershipTests {
  @Test func membersOfTheViewBelongToIt() {
    let inventory = inventory(
      body: "VStack { header; self.footer; row(\"x\"); Self.note }",
      members: """
        var header: some View { Button("h") { } }
        @ViewBuilder private var footer: some View { Text("x"); Button("f") { } }
        func row(_ id: String) -> some View { Button("r") { }.accessibilityIdentifier("row.\\(id)") }
        static var note: some View { Button("n") { } }
        """)
    #expect(inventory.elements.map(\.member) == ["header", "footer", "row", "note"])
    #expect(
      inventory.elements.allSatisfy { $0.screen == "login" && $0.component == nil && $0.enclosingType == "LoginView" })
    #expect(inventory.controls == ["Button -", "Button -", "Button row.x", "Button -"])
  }

  @Test func membersInAnExtensionInAnotherFile() {
    let inventory = inventory([
      ("App/LoginView.swift", "struct LoginView: View { var body: some View { header } }"),
      ("App/LoginView+Header.swift", "extension LoginView { var header: some View { Button(\"h\") { } } }"),
    ])
    #expect(inventory.elements.map(\.screen) == ["login"])
    #expect(inventory.elements.map(\.place.file) == ["App/LoginView+Header.swift"])
  }

  @Test func componentsAcrossFilesTellTheirUse() throws {
    let inventory = inventory([
      ("App/LoginView.swift", "struct LoginView: View { var body: some View {\n  PrimaryButton(title: \"a\")\n} }"),
      (
        "Kit/PrimaryButton.swift",
        "struct PrimaryButton: View { let title: String\n var body: some View { Button(title) { } } }"
      ),
    ])
    let button = try inventory.element("Button")
    #expect(button.screen == "login")
    #expect(button.component == "PrimaryButton")
    #expect(button.use?.file == "App/LoginView.swift")
    #expect(button.use?.line == 2)
    #expect(button.place.file == "Kit/PrimaryButton.swift")
  }

  @Test func aComponentOnTwoScreensIsTwoElements() {
    let inventory = inventory(
      of: """
        struct OneView: View { var body: some View { Card() } }
        struct TwoView: View { var body: some View { Card(); Card() } }
        struct Card: View { var body: some View { Button("a") { } } }
        """)
    #expect(inventory.elements.map(\.screen) == ["one", "two"])
    #expect(Set(inventory.elements.map(\.fingerprint)).count == 2)
  }

  @Test(arguments: [
    "ForEach(rows) { row in Button(\"a\") { } }", "List(rows) { row in Button(\"a\") { } }",
    "List { ForEach(rows) { _ in Button(\"a\") { } } }",
    "ForEach(0..<3, id: \\.self) { _ in VStack { Row() } }",
  ])
  func loopsRepeat(body: String) {
    let inventory = inventory(
      body: body, declarations: "struct Row: View { var body: some View { Button(\"a\") { } } }")
    #expect(inventory.elements.map(\.isRepeated).contains(true))
  }

  @Test func aListOfWrittenRowsDoesNotRepeat() {
    #expect(
      inventory(body: "List { Button(\"a\") { }; Section { Button(\"b\") { } } }").elements.map(\.isRepeated) == [
        false, false,
      ])
  }

  @Test(arguments: [
    "if a { Button(\"a\") { } } else { Button(\"b\") { } }",
    "if a { Button(\"a\") { } } else if b { Button(\"b\") { } }",
    "switch a { case .x: Button(\"a\") { }\n default: Button(\"b\") { } }", "a ? Button(\"a\") { } : Button(\"b\") { }",
    "VStack { if let a { VStack { Button(\"a\") { } } } else { other } }",
    "#if DEBUG\nButton(\"a\") { }\n#else\nButton(\"b\") { }\n#endif",
  ])
  func branchesExcludeEachOther(body: String) throws {
    let members = body.contains("other") ? "var other: some View { Button(\"b\") { } }" : ""
    let inventory = inventory(body: body, members: members)
    let found = inventory.elements
    try #require(found.count == 2)
    #expect(found[0].excludes(found[1]))
    #expect(found.allSatisfy { $0.condition != nil })
  }

  @Test func oneBehindTheOtherDoNotExcludeEachOther() throws {
    let found = inventory(
      body: "VStack { if a { Button(\"a\") { } }\n if b { Button(\"b\") { } }\n Button(\"c\") { } }"
    ).elements
    try #require(found.count == 3)
    #expect(!found[0].excludes(found[1]))
    #expect(!found[0].excludes(found[2]))
    #expect(found.map(\.condition) == ["a", "b", nil])
  }

  @Test func contentClosuresAreTheCallers() throws {
    let inventory = inventory(
      body: "Card { Button(\"a\") { } }",
      declarations:
        "struct Card<Content: View>: View { @ViewBuilder let content: () -> Content\n var body: some View { VStack { content() } } }"
    )
    let button = try inventory.element("Button")
    #expect(button.enclosingType == "LoginView")
    #expect(button.component == nil)
    #expect(button.screen == "login")
  }

  @Test func viewsInVariablesBelongToTheirBody() {
    let inventory = inventory(
      body: "let button = Button(\"a\") { }\nreturn VStack { button.accessibilityIdentifier(\"x\") }")
    #expect(inventory.controls == ["Button x"])
  }

  @Test func propertiesTellTheNameAndTheLabel() throws {
    let field = try inventory(body: "TextField(\"Your e-mail\", text: $model.email)").element("TextField")
    #expect(field.name == "email")
    #expect(field.label == "Your e-mail")
    let button = try inventory(body: "Button(action: go) { HStack { Text(\"Log in\") } }").element("Button")
    #expect(button.label == "Log in")
    #expect(try inventory(body: "Button(L10n.actionSkip) { }").element("Button").labelName == "actionSkip")
  }
}
