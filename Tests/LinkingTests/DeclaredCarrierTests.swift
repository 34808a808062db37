import Inventory
import Testing

private func declaring(_ carriers: DeclaredCarrier...) -> LinkingContext { LinkingContext(carriers: carriers) }

@Suite("Carriers that cannot be read")
struct DeclaredCarrierTests {
  private func view(_ body: String, _ declarations: String = "") -> String {
    "struct LoginView: View {\n  var body: some View {\n    \(body)\n  }\n}\n\(declarations)\n"
  }

  private func template(_ text: String) throws -> [DeclaredCarrier.Piece] {
    try #require(DeclaredCarrier.pieces(of: text))
  }

  @Test("a modifier gives the view its identifier")
  func modifier() throws {
    let inventory = inventory(
      of: view("Button(\"Go\") {}.padding().tagged(\"login.go\")"), declaring(DeclaredCarrier(call: "tagged")))
    #expect(inventory.controls == ["Button login.go"])
    #expect(inventory.assigned == ["wrapper-call button login.go"])
    #expect(inventory.assignments.first?.carrier == "tagged")
    #expect(inventory.elements.first?.source == inventory.assignments.first?.place)
  }

  @Test("without a word of the settings it gives nothing")
  func unknown() {
    #expect(inventory(of: view("Button(\"Go\") {}.tagged(\"login.go\")")).controls == ["Button -"])
  }

  @Test("a label is the place, a template makes the text, and constants are followed")
  func labelAndTemplate() throws {
    let carrier = DeclaredCarrier(
      call: "tagged", argument: .label("id"), template: try template("{group}.{id}.field"))
    let inventory = inventory(
      of: view(
        "TextField(\"Mail\", text: $mail).tagged(group: IDs.login, id: \"\\(kind.id)\")",
        "enum IDs { static let login = \"login\" }"),
      declaring(carrier))
    #expect(inventory.controls == ["TextField login.{kind.id}.field"])
    #expect(inventory.assigned == ["init-argument textField login.{kind.id}.field"])
    #expect(inventory.assignments.first?.carrier == "id")
  }

  @Test("of two entries for a call the one counts that makes the most of what is passed")
  func overloads() throws {
    let context = declaring(
      DeclaredCarrier(call: "identifier"),
      DeclaredCarrier(call: "identifier", argument: .position(1), template: try template("{0}.{1}")))
    let inventory = inventory(
      of: view("VStack { Button(\"A\") {}.identifier(\"a\"); Button(\"B\") {}.identifier(\"b\", \"c\") }"), context)
    #expect(inventory.controls == ["Button a", "Button b.c"])
    #expect(inventory.assigned.count == 2)
  }

  @Test("what an argument is that nothing declares a type for is unresolved, and said so")
  func unknownType() {
    let inventory = inventory(
      of: view("Button(\"Go\") {}.tagged(.login)"), declaring(DeclaredCarrier(call: "tagged")))
    #expect(inventory.controls == ["Button ?the type of '.login' is not known here"])
  }

  @Test("what the audited files declare is read instead")
  func declared() {
    let inventory = inventory(
      of: view(
        "Button(\"Go\") {}.tagged(\"login.go\")",
        "extension View { func tagged(_ id: String) -> some View { accessibilityIdentifier(\"app.\\(id)\") } }"),
      declaring(DeclaredCarrier(call: "tagged")))
    #expect(inventory.controls == ["Button app.login.go"])
  }

  @Test("a modifier of the app that passes on to one is a carrier in its turn")
  func wrapped() {
    let inventory = inventory(
      of: view(
        "Button(\"Go\") {}.named(\"login.go\")",
        "extension View { func named(_ id: String) -> some View { self.tagged(id) } }"),
      declaring(DeclaredCarrier(call: "tagged")))
    #expect(inventory.controls == ["Button login.go"])
  }

  @Test("a setter gives its object the identifier, fluent or not")
  func setters() {
    let inventory = inventory(
      of: """
        class LoginViewController: UIViewController {
          let go = UIButton().tagged("login.go")
          let field = UITextField()
          override func viewDidLoad() {
            field.tag(as: "login.field")
          }
        }
        """,
      declaring(
        DeclaredCarrier(call: "tagged"), DeclaredCarrier(call: "tag", argument: .label("as"))))
    #expect(inventory.controls == ["UIButton login.go", "UITextField login.field"])
    #expect(inventory.assigned == ["wrapper-call button login.go", "init-argument textField login.field"])
  }

  @Test("a function that is called on nothing gives its caller nothing")
  func function() {
    let inventory = inventory(
      of: """
        class LoginButton: UIButton {
          func setUp() { tag(other, id: "login.other") }
        }
        class LoginViewController: UIViewController { let go = LoginButton() }
        """,
      declaring(DeclaredCarrier(call: "tag", argument: .label("id"))))
    #expect(inventory.controls == ["LoginButton -"])
    #expect(inventory.assigned == ["init-argument unknown login.other"])
  }

  @Test("an initialiser's argument is for what it makes, where that is known")
  func initialisers() {
    let inventory = inventory(
      of: view(
        "VStack { Button(\"Go\", id: \"login.go\") {}; Kit.Row(id: \"login.row\"); Kit.Row.init(id: \"login.last\") }")
        + "class HomeViewController: UIViewController { let go = UIButton(id: \"home.go\") }",
      declaring(
        DeclaredCarrier(call: "Button", argument: .label("id")),
        DeclaredCarrier(call: "Kit.Row", argument: .label("id")),
        DeclaredCarrier(call: "UIButton", argument: .label("id"))))
    #expect(inventory.controls == ["Button login.go", "UIButton home.go"])
    #expect(
      inventory.assigned == [
        "init-argument button login.go", "init-argument unknown login.row", "init-argument unknown login.last",
        "init-argument button home.go",
      ])
  }

  @Test("a type of the app is read, and one of another owner is another")
  func otherTypes() {
    let inventory = inventory(
      of: view(
        "VStack { Row(id: \"a\"); Other.Chip(id: \"b\"); Kit.Chip(id: \"c\") }",
        "struct Row: View { let id: String; var body: some View { Text(id) } }"),
      declaring(DeclaredCarrier(call: "Row"), DeclaredCarrier(call: "Kit.Chip")))
    #expect(inventory.assigned == ["init-argument unknown c"])
  }

  @Test("a static function of the name is another one")
  func staticFunction() {
    let inventory = inventory(
      of: view("Button(\"Go\") { log(Locator.tagged(\"login.go\")) }"), declaring(DeclaredCarrier(call: "tagged")))
    #expect(inventory.assigned == [])
  }

  @Test(
    "names that many packages share need no settings",
    arguments: ["accessibilityID", "accessibilityId", "setAccessibilityIdentifier"])
  func known(name: String) {
    #expect(inventory(of: view("Button(\"Go\") {}.\(name)(\"login.go\")")).controls == ["Button login.go"])
  }

  @Test("a fluent setter that many packages share needs no settings")
  func knownSetter() {
    let inventory = inventory(
      of: """
        class HomeViewController: UIViewController {
          let go = UIButton().withAccessibilityIdentifier(identifier: "home.go")
        }
        """)
    #expect(inventory.controls == ["UIButton home.go"])
    #expect(inventory.assigned == ["init-argument button home.go"])
  }

  @Test("a function of such a name that is called on nothing may make an identifier, and the app's own is read")
  func knownNameOfAnother() {
    #expect(
      inventory(of: view("Button(\"Go\") {}.help(accessibilityID(\"go\"))")).assigned == [])
    let own = "extension View { func accessibilityID(_ id: String) -> some View { padding() } }"
    #expect(inventory(of: view("Button(\"Go\") {}.accessibilityID(\"login.go\")", own)).controls == ["Button -"])
  }
}
