import Inventory
import Taxonomy
import Testing

/// What a function of no object makes is an object for each type whose code asks for it.
@Suite struct MakerTests {
  private static let makers = """
    enum Buttons {
      static func tab() -> UIButton { let b = plain(); b.accessibilityIdentifier = "tab"; return b }
      static func plain() -> UIButton { UIButton() }
      static var close: UIButton { let b = UIButton(); return b }
      static let shared = UIButton()
    }
    extension UIButton { static func own() -> UIButton { let b = UIButton(); return b } }
    func makeButton() -> UIButton { UIButton() }

    """

  /// What the screens hold, as `login a|b`, with the controllers' members.
  private func found(_ login: String, _ menu: String) -> [String] {
    let inventory = inventory(
      viewDidLoad: "", members: login,
      declarations: Self.makers
        + "final class MenuViewController: UIViewController {\n\(menu)\noverride func viewDidLoad() { }\n}")
    return inventory.elements.map { "\($0.screen ?? "-") \(written($0.identifier))" }.sorted()
  }

  @Test(arguments: ["UIButton.own()", ".own()", "Buttons.plain()", "Buttons.close", "makeButton()"])
  func eachHolderHasItsOwn(made: String) {
    func member(_ name: String) -> String {
      "lazy var tabs: UIButton = { let b: UIButton = \(made); b.accessibilityIdentifier = \"\(name)\"; return b }()"
    }
    let all = found(member("login.tabs"), member("menu.tabs")).filter { $0 != "- tab" && $0 != "- -" }
    #expect(all == ["login login.tabs", "menu menu.tabs"])
  }

  @Test func whatIsGivenWhereItIsHeld() {
    let all = found(
      "let tabs = UIButton.own()\nfunc name() { tabs.accessibilityIdentifier = \"login.tabs\" }",
      "let other = UIButton.own()")
    #expect(all.contains("login login.tabs"))
    #expect(all.contains("menu -"))
    #expect(!all.contains("menu login.tabs"))
  }

  /// What the function itself gives all have; one that it calls gives it one of its own.
  @Test func whatTheFunctionGives() {
    let all = found("let tab = Buttons.tab()\nlet plain = Buttons.plain()", "let tab = Buttons.tab()")
    #expect(all.filter { !$0.hasPrefix("-") } == ["login -", "login tab", "menu tab"])
  }

  /// Of one class they stay one: each name of it may be given to any.
  @Test func severalOfOneClass() {
    let all = found(
      "let a = UIButton.own()\nlet b = UIButton.own()\nfunc name() { a.accessibilityIdentifier = \"a\"; b.accessibilityIdentifier = \"b\" }",
      "")
    #expect(all.contains("login a|b"))
  }

  /// What is kept is one and the same for all.
  @Test func whatIsMadeOnce() {
    let shared = "extension Buttons { static func kept() -> UIButton { shared } }\n"
    let name = "func name() { Buttons.kept().accessibilityIdentifier = "
    let inventory = inventory(
      viewDidLoad: "", members: name + "\"a\" }",
      declarations: shared + Self.makers + "final class MenuViewController: UIViewController {\n\(name)\"b\" } }")
    #expect(inventory.elements.filter { $0.name == "shared" }.map { written($0.identifier) } == ["a|b"])
  }
}
