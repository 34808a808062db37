import Inventory
import Testing

/// Computed variables that a body declares for itself.
@Suite struct LocalPropertyTests {
  @Test(arguments: ["@ViewBuilder var fields: some View", "var fields: some View"])
  func aViewIsShownWhereItIsNamed(_ declaration: String) {
    let inventory = inventory(
      body: """
        \(declaration) {
          TextField("A", text: $a).accessibilityIdentifier("login.a")
          TextField("B", text: $a)
        }
        return VStack { fields; Button("z") { }.accessibilityIdentifier("login.z") }
        """, members: "@State var a = \"\"")
    #expect(inventory.controls == ["TextField login.a", "TextField -", "Button login.z"])
    #expect(inventory.assignments.map { written($0.identifier) } == ["login.a", "login.z"])
  }

  @Test func whatIsAroundItNamesIt() {
    let inventory = inventory(
      body: """
        var field: some View { TextField("A", text: $a) }
        VStack { field.accessibilityIdentifier("login.field"); HStack { field }.accessibilityIdentifier("login.row") }
        """, members: "@State var a = \"\"")
    #expect(inventory.controls == ["TextField login.field", "TextField login.row"])
  }

  @Test func aTextIsWhatItsBodyComesTo() throws {
    let inventory = inventory(
      body: """
        var name: String { get { if isNew { return "new" }; return "old" } }
        Text("a").accessibilityIdentifier("login.\\(name)")
        """, members: "let isNew: Bool")
    #expect(inventory.written == ["staticText Text login.new|login.old"])
  }

  @Test func anObserverIsNoValue() throws {
    let inventory = inventory(
      viewDidLoad: """
        var name = "a" { didSet { print("b") } }
        var field: UITextField { let made = UITextField(); made.accessibilityIdentifier = "login.\\(name)"; return made }
        view.addSubview(field)
        """)
    #expect(inventory.controls == ["UITextField login.a"])
  }
}
