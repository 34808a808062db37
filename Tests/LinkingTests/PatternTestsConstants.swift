import Findings
import Inventory
import Taxonomy
import Testing

/// The ways in which apps keep their identifiers as constants, by the numbers of the catalogue of patterns.
@Suite struct PatternTestsConstants {
  @Test("P1 constants in nested types") func nestedConstants() throws {
    let ids = """
      enum Marks { enum Basket { static let pay = "basket.pay" }; struct Row { static var title: String { "basket.row.title" } } }
      """
    #expect(try value(of: "Marks.Basket.pay", ids) == "basket.pay")
    #expect(try value(of: "Marks.Row.title", ids) == "basket.row.title")
    #expect(try value(of: "Marks.Basket.go", ids) == "?'Marks.Basket.go' is not declared in the audited files")
  }

  @Test("P2 a path through an instance") func instancePath() throws {
    let ids = """
      enum Marks { static let basket = Basket(); struct Basket { let pay = "basket-pay"; let row = Row() }; struct Row { let title = "basket-row-title" } }
      """
    #expect(try value(of: "Marks.basket.pay", ids) == "basket-pay")
    #expect(try value(of: "Marks.basket.row.title", ids) == "basket-row-title")
    #expect(try value(of: "Marks.basket.gone", ids).hasPrefix("?"))
  }

  @Test("P3 a member whose name is a keyword") func escapedName() throws {
    let ids = "enum Marks { static let sheet = Sheet(); struct Sheet { let `default` = \"sheet-default\" } }"
    #expect(try value(of: "Marks.sheet.default", ids) == "sheet-default")
    #expect(try value(of: "Marks.sheet.`default`", ids) == "sheet-default")
  }

  @Test("P4 a function that fills a text") func functionMember() throws {
    let ids = """
      enum Marks { static let list = List(); struct List { func row(_ key: String) -> String { "list:\\(key)" } } }
      """
    #expect(try value(of: "Marks.list.row(\"first\")", ids) == "list:first")
    #expect(try value(of: "Marks.list.row(order.id)", members: "let order: Order", ids) == "list:{order.id}")
  }

  @Test("P5 a prefix and a function") func prefixAndFunction() throws {
    let ids = """
      struct Marks { static let list = Marks(); let prefix = "list-row"
        func row(_ name: String) -> String { "\\(prefix):\\(name)" }
        func other(_ name: String) -> String { prefix + "/" + name } }
      """
    #expect(try value(of: "Marks.list.row(\"a\")", ids) == "list-row:a")
    #expect(try value(of: "Marks.list.other(\"a\")", ids) == "list-row/a")
  }

  @Test("P6 the raw value of a case") func explicitRawValue() throws {
    let ids = "enum Mark: String { case hangUp = \"Kit.Call.HangUp\"; case hold }"
    #expect(try value(of: "Mark.hangUp.rawValue", ids) == "Kit.Call.HangUp")
  }

  @Test("P7 a case that is its own raw value") func implicitRawValue() throws {
    #expect(try value(of: "Mark.hold.rawValue", "enum Mark: String { case hangUp = \"x\", hold }") == "hold")
    // The raw value of a number is no name.
    #expect(try value(of: "\"row\\(Mark.hold.rawValue)\"", "enum Mark: Int { case hold }") == "row{Mark.hold.rawValue}")
  }

  @Test("P8 a case without a raw value, printed") func printedCase() throws {
    let ids = """
      enum Mark { case login; case row(String); case pair(name: String, Int)
        var text: String { "\\(self)" }
        var described: String { String(describing: self) } }
      """
    #expect(try value(of: "Mark.login.text", ids) == "login")
    #expect(try value(of: "Mark.login.described", ids) == "login")
    #expect(try value(of: "Mark.row(\"a\").text", ids) == "row(\"a\")")
    #expect(try value(of: "Mark.pair(name: \"a\", 3).text", ids) == "pair(name: \"a\", 3)")
    #expect(try value(of: "Mark.login.title", ids).hasPrefix("?"))
  }

  @Test("P9 a setter for a case") func typedSetter() {
    let ids = """
      enum Mark { case login, quit; var text: String { "\\(self)" } }
      extension UIView { func setAccessibilityIdentifier(_ mark: Mark?) { accessibilityIdentifier = mark.map(\\.text) } }
      extension View { func accessibilityIdentifier(_ mark: Mark?) -> some View { accessibilityIdentifier(mark.map { $0.text } ?? "") } }
      """
    let uiKit = inventory(
      viewDidLoad: "go.setAccessibilityIdentifier(.login)\nstop.setAccessibilityIdentifier(.quit)",
      members: "let go = UIButton(); let stop = UIButton()", declarations: ids)
    #expect(uiKit.controls == ["UIButton login", "UIButton quit"])
    let swiftUI = inventory(body: "Button(\"a\") { }.accessibilityIdentifier(.login)", declarations: ids)
    #expect(swiftUI.controls == ["Button login"])
  }

  @Test("P10 a private enum of one screen") func privateEnum() throws {
    let inventory = inventory([
      (
        "App/Orders.swift",
        """
        class OrdersViewController: UIViewController { let find = UITextField()
          override func viewDidLoad() { find.accessibilityIdentifier = Marks.find } }
        private extension OrdersViewController { enum Marks { static let find = "orders-find" } }
        """
      ),
      (
        "App/Users.swift",
        """
        class UsersViewController: UIViewController { let find = UITextField()
          override func viewDidLoad() { find.accessibilityIdentifier = Marks.find } }
        private extension UsersViewController { enum Marks { static let find = "users-find" } }
        """
      ),
    ])
    #expect(inventory.controls == ["UITextField orders-find", "UITextField users-find"])
  }

  @Test("P11 an alias of a namespace") func aliases() throws {
    let ids = "enum Marks { enum Basket { static let pay = \"basket.pay\" } }"
    #expect(try value(of: "A.pay", members: "typealias A = Marks.Basket", ids) == "basket.pay")
    #expect(try value(of: "A.Basket.pay", ids + "\nprivate typealias A = Marks") == "basket.pay")
    #expect(try value(of: "marks.pay", members: "let marks = Marks.Basket.self", ids) == "basket.pay")
  }

  @Test("P12 two constants of one value are two definitions") func twins() {
    let inventory = inventory(
      body:
        "VStack { Button(\"a\") { }.accessibilityIdentifier(One.go); Button(\"b\") { }.accessibilityIdentifier(Two.go) }",
      declarations: "enum One { static let go = \"x\" }\nenum Two { static let go = \"x\" }")
    #expect(inventory.controls == ["Button x", "Button x"])
    #expect(Set(inventory.elements.map(\.way)).count == 2)
  }

  @Test("P13 a label kept among identifiers is no identifier") func labelConstants() {
    let inventory = inventory(
      body: "Button(Marks.title) { }.accessibilityLabel(Marks.label)",
      declarations: "enum Marks { static let title = \"Reading list\"; static let label = \"Opens the list\" }")
    #expect(inventory.controls == ["Button -"])
    #expect(inventory.assignments.isEmpty)
  }

  @Test("P14 a literal in app code is an identifier, the same literal in a test is none") func literalInTests() {
    let inventory = inventory([
      (
        "App/Login.swift",
        "struct LoginView: View { var body: some View { Button(\"a\") { }.accessibilityIdentifier(\"go\") } }"
      ),
      (
        "Tests/Login.swift",
        "import XCTest\nclass T: XCTestCase { func test() { XCUIApplication().buttons[\"go\"].tap() } }"
      ),
    ])
    #expect(inventory.controls == ["Button go"])
    #expect(inventory.assignments.map(\.place.file) == ["App/Login.swift"])
  }
}
