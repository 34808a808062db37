import Findings
import Inventory
import Taxonomy
import Testing

/// Constants and the paths that lead to them: P1 to P7 and P10 to P12 of the patterns in the wild.
@Suite struct ConstantTests {
  @Test func nestedEnumsOfStaticConstants() throws {
    #expect(try value(of: "A11y.Home.row", "enum A11y { enum Home { static let row = \"home.row\" } }") == "home.row")
    #expect(
      try value(of: "A11y.Home.row", "struct A11y { struct Home { static let row: String = \"home.row\" } }")
        == "home.row")
    #expect(
      try value(of: "A11y.Home.row", "enum A11y { }\nextension A11y { enum Home { static var row = \"home.row\" } }")
        == "home.row")
    #expect(try value(of: "A11y.row", "enum A11y { static var row: String { \"home.row\" } }") == "home.row")
  }

  @Test func instancePathsThroughStaticMembers() throws {
    let ids =
      "enum IDs { static let login = Login()\n struct Login { let go = \"login-go\"\n let `continue` = \"login-continue\" } }"
    #expect(try value(of: "IDs.login.go", ids) == "login-go")
    #expect(try value(of: "IDs.login.continue", ids) == "login-continue")
    #expect(try value(of: "IDs.login.`continue`", ids) == "login-continue")
    let typed = "enum IDs { static let login: Login = .init()\n struct Login { let go = \"login-go\" } }"
    #expect(try value(of: "IDs.login.go", typed) == "login-go")
    let deep = "struct A { static let b = B()\n struct B { let c = C() }\n struct C { let d = \"a.b.c\" } }"
    #expect(try value(of: "A.b.c.d", deep) == "a.b.c")
  }

  @Test func functionMembersWithInterpolation() throws {
    let ids =
      "enum IDs { static let home = Home()\n struct Home { func room(_ n: String) -> String { \"home-room:\\(n)\" } } }"
    #expect(try value(of: "IDs.home.room(\"lobby\")", ids) == "home-room:lobby")
    #expect(try value(of: "IDs.home.room(room.id)", members: "let room: Room", ids) == "home-room:{room.id}")
    let prefixed =
      "struct Home { static let home = Home()\n let prefix = \"home-room\"\n func room(_ n: String) -> String { return \"\\(prefix):\\(n)\" } }"
    #expect(try value(of: "Home.home.room(\"a\")", prefixed) == "home-room:a")
    #expect(try value(of: "row(2)", "func row(_ n: Int) -> String { \"row.\" + \"\\(n)\" }") == "row.2")
    #expect(try value(of: "row()", "func row(_ n: String = \"x\") -> String { \"row.\\(n)\" }") == "row.x")
  }

  @Test func theOverloadWhoseLabelsFitIsCalled() throws {
    let ids =
      "enum IDs { static func row(id: String) -> String { \"id.\\(id)\" }\n static func row(name: String) -> String { \"name.\\(name)\" } }"
    #expect(try value(of: "IDs.row(id: \"a\")", ids) == "id.a")
    #expect(try value(of: "IDs.row(name: \"a\")", ids) == "name.a")
  }

  @Test func rawValuesOfEnums() throws {
    let ids = "enum ID: String { case hangUp = \"Kit.HangUp\"\n case userCell, other }"
    #expect(try value(of: "ID.hangUp.rawValue", ids) == "Kit.HangUp")
    #expect(try value(of: "ID.userCell.rawValue", ids) == "userCell")
    #expect(try value(of: "Kit.ID.other.rawValue", "enum Kit { \(ids) }") == "other")
    #expect(try value(of: "\"a.\\(ID.userCell.rawValue)\"", ids) == "a.userCell")
    #expect(try value(of: "\"a.\" + ID.hangUp.rawValue", ids) == "a.Kit.HangUp")
    #expect(try value(of: "id.rawValue", members: "let id = ID.hangUp", ids) == "Kit.HangUp")
    #expect(try value(of: "id.rawValue", members: "let id: ID = .hangUp", ids) == "Kit.HangUp")
    #expect(try value(of: "ID.a.rawValue", "enum ID: Int { case a }").hasPrefix("?"))
  }

  @Test func aPrivateEnumNestedInAnExtension() throws {
    let inExtension = "private extension LoginView { enum Accessibility { static let search = \"order-search\" } }"
    #expect(try value(of: "Accessibility.search", inExtension) == "order-search")
    #expect(try value(of: "Self.Accessibility.search", inExtension) == "order-search")
    #expect(try value(of: "LoginView.Accessibility.search", inExtension) == "order-search")
    #expect(try value(of: "Constants.a", members: "private enum Constants { static let a = \"x\" }") == "x")
    #expect(try value(of: "Self.a", members: "static let a = \"x\"") == "x")
    #expect(try value(of: "self.a", members: "let a = \"x\"") == "x")
    #expect(try value(of: "a", "private let a = \"x\"") == "x")
  }

  @Test func aliasesOfNamespaces() throws {
    let ids = "enum IDs { enum Settings { enum Home { static let row = \"s.h.row\" } } }"
    #expect(try value(of: "A11y.row", members: "private typealias A11y = IDs.Settings.Home", ids) == "s.h.row")
    #expect(try value(of: "A11y.Home.row", members: "typealias A11y = IDs.Settings", ids) == "s.h.row")
    #expect(try value(of: "ids.row", members: "let ids = IDs.Settings.Home.self", ids) == "s.h.row")
  }

  @Test func twoConstantsOfOneValueAreToldApartByTheirPlaces() throws {
    let inventory = inventory(
      body: "Text(A.a).accessibilityIdentifier(A.a)\nText(\"b\").accessibilityIdentifier(B.b)",
      declarations: "enum A { static let a = \"x\" }\nenum B { static let b = \"x\" }")
    #expect(inventory.assignments.map { written($0.identifier) } == ["x", "x"])
    #expect(inventory.assignments.map { $0.way.map(\.line) } == [[8], [9]])
  }

  @Test func whereTheTextIsDefinedIsKnown() throws {
    let inventory = inventory([
      (
        "App/View.swift",
        "struct LoginView: View { var body: some View { Button(\"a\") { }.accessibilityIdentifier(IDs.go) } }"
      ),
      ("App/IDs.swift", "enum IDs {\n  static let go = Base.go\n}\nenum Base {\n  static let go = \"x\"\n}"),
    ])
    #expect(
      try inventory.element("Button").way.map { "\($0.file):\($0.line)" } == ["App/IDs.swift:5", "App/IDs.swift:2"])
  }
}

/// Members of the class that `self` is.
@Suite struct ClassMemberTests {
  private func found(_ expression: String, _ subclasses: String) -> [String] {
    inventory(
      of: """
        class Base: UIViewController { class var mark: String { "base" }; let go = UIButton()
          override func viewDidLoad() { view.addSubview(go); go.accessibilityIdentifier = \(expression) } }
        \(subclasses)
        """
    ).assignments.map { written($0.identifier) }
  }

  @Test(arguments: ["Self.mark", "type(of: self).mark"])
  func aSubclassMayOverrideAClassMember(_ expression: String) {
    #expect(found(expression, "final class Sub: Base { override class var mark: String { \"sub\" } }") == ["base|sub"])
    #expect(found(expression, "final class Sub: Base { }") == ["base"])
    #expect(found("Base.mark", "final class Sub: Base { override class var mark: String { \"sub\" } }") == ["base"])
  }

  @Test func whatConformsSaysWhatSelfIs() throws {
    let marked =
      "protocol Marked { static var mark: String { get } }\nextension Marked { var id: String { \"row.\" + Self.mark } }\n"
    #expect(
      try value(
        of: "One().id",
        marked + "struct One: Marked { static let mark = \"one\" }\nstruct Two: Marked { static let mark = \"two\" }")
        == "row.one")
  }
}
