import Foundation
import Inventory
import Testing

/// What a name means where several declarations have it, and what several parts of one text come to.
@Suite struct NamesakeTests {
  private func values(_ files: [(name: String, source: String)]) -> [String] {
    inventory(files).assignments.map { written($0.identifier) }
  }

  private func view(_ name: String, _ identifier: String) -> String {
    "struct \(name)View: View { var body: some View { Text(\"a\").accessibilityIdentifier(\(identifier)) } }"
  }

  @Test func whatIsPrivateToAnotherFileHasNoName() {
    #expect(
      values([
        (
          "App/A.swift", "private let id = \"a\"\nprivate func make() -> String { \"ma\" }\n" + view("A", "id + make()")
        ),
        (
          "App/B.swift", "private let id = \"b\"\nprivate func make() -> String { \"mb\" }\n" + view("B", "id + make()")
        ),
        ("App/C.swift", view("C", "id")),
      ]) == ["ama", "bmb", "?'id' is not declared in the audited files"])
  }

  @Test func privateMembersOfExtensionsAreTheirFilesOwn() {
    #expect(
      values([
        ("App/A.swift", "enum IDs { }\nextension IDs { fileprivate static let go = \"a\" }\n" + view("A", "IDs.go")),
        ("App/B.swift", "extension IDs { fileprivate static let go = \"b\" }\n" + view("B", "IDs.go")),
      ]) == ["a", "b"])
  }

  @Test func eachConformerHasItsOwnDefault() {
    #expect(
      values([
        (
          "App/A.swift",
          """
          protocol Named { var key: String { get } }
          extension Named { var identifier: String { "id." + key } }
          struct One: Named { let key = "one" }
          struct Two: Named { let key = "two" }
          \(view("A", "One().identifier"))
          \(view("B", "Two().identifier"))
          """
        )
      ]) == ["id.one", "id.two"])
  }

  @Test func aSubclassMayOverrideWhatItsSuperclassReads() throws {
    let found = inventory(
      of: """
        class BaseViewController: UIViewController {
          var key: String { "base" }
          override func viewDidLoad() { view.accessibilityIdentifier = key + ".view" }
        }
        class LoginViewController: BaseViewController { override var key: String { "login" } }
        """)
    #expect(found.assignments.map { written($0.identifier) } == ["base.view|login.view"])
  }

  @Test func aRequirementIsWhatConformersSay() {
    #expect(
      values([
        (
          "App/A.swift",
          """
          protocol Tagged: UIView { var tagName: String { get } }
          extension Tagged { func tag() { accessibilityIdentifier = tagName } }
          class One: UIView, Tagged { let tagName = "one" }
          class Two: UIView, Tagged { let tagName = "two" }
          """
        )
      ]) == ["one|two"])
  }

  @Test func eachWayOfAConditionIsAnAlternative() throws {
    #expect(
      try value(of: "IDs.go", "enum IDs {\n#if DEBUG\nstatic let go = \"a\"\n#else\nstatic let go = \"b\"\n#endif\n}")
        == "a|b")
  }

  @Test func aStaticVariableThatIsSetElsewhereMayBeAnother() throws {
    let ids = "enum IDs { static var prefix = \"a\"; static var other = \"b\" }"
    let set = "\nfunc start() { IDs.prefix = \"x\" }"
    #expect(try value(of: "IDs.prefix", ids + set) == "?'prefix' may be given another value else a")
    #expect(try value(of: "IDs.other", ids + set) == "b")
  }

  @Test func partsOfOneTextChangeTogether() throws {
    let kind = "enum Kind: String { case a, b; var end: String { self == .a ? rawValue + \"1\" : rawValue + \"2\" } }"
    #expect(try value(of: "\"\\(kind).\\(kind.rawValue)\"", members: "let kind: Kind", kind) == "a.a|b.b")
    #expect(try value(of: "kind.rawValue + \".\" + kind.rawValue", members: "let kind: Kind", kind) == "a.a|b.b")
    #expect(
      try value(of: "\"\\(one).\\(two)\"", members: "let one: Kind; let two: Kind", kind) == "a.a|a.b|b.a|b.b")
  }

  @Test func aGenericParameterIsNoTypeOfItsName() {
    #expect(
      values([
        (
          "App/A.swift",
          """
          struct T { static let id = "global" }
          protocol Named { static var id: String { get } }
          struct RowView<T: Named>: View { var body: some View { Text("a").accessibilityIdentifier(T.id) } }
          """
        )
      ]).first?.hasPrefix("?") == true)
  }

  @Test func whichInitialiserIsCalledMustBeClear() throws {
    let row = """
      struct Row { let id: String
        init(_ name: String, isOn: Bool = false) { id = name + ".a" }
        init(_ name: String, count: Int = 0) { id = name + ".b" }
        init(_ name: String, _ other: String) { id = name + other } }
      """
    #expect(try value(of: "Row(\"x\").id", row).hasPrefix("?"))
    #expect(try value(of: "Row(\"x\", \"y\").id", row) == "xy")
    #expect(try value(of: "Row(\"x\", count: 2).id", row) == "x.b")
  }
}

/// Modifiers, setters and objects of one name.
@Suite struct NamesakeCallTests {
  private func values(_ files: [(name: String, source: String)]) -> [String] {
    inventory(files).elements.map { written($0.identifier) }
  }

  @Test func aPrivateModifierIsItsFilesOwn() {
    func file(_ name: String, _ prefix: String) -> String {
      "private extension View { func mark(_ s: String) -> some View { accessibilityIdentifier(\"\(prefix).\" + s) } }\n"
        + "struct \(name)View: View { var body: some View { Button(\"a\") { }.mark(\"x\") } }"
    }
    #expect(values([("App/A.swift", file("A", "a")), ("App/B.swift", file("B", "b"))]) == ["a.x", "b.x"])
  }

  @Test func anAliasIsItsFilesOwn() {
    func file(_ name: String, _ target: String) -> String {
      "private typealias A11y = IDs.\(target)\n"
        + "struct \(name)View: View { var body: some View { Button(\"a\") { }.accessibilityIdentifier(A11y.row) } }"
    }
    let ids = "enum IDs { enum Home { static let row = \"home\" }; enum Login { static let row = \"login\" } }"
    #expect(
      values([("App/A.swift", file("A", "Home")), ("App/B.swift", file("B", "Login")), ("App/IDs.swift", ids)]) == [
        "home", "login",
      ])
  }

  @Test func aSetterGivesWhatEachOfItsWaysGives() {
    let found = inventory(
      viewDidLoad: "go.tag(\"x\", big: isBig)\nstop.mark(\"y\")",
      members: "let go = UIButton()\nlet stop = UIButton()\nvar isBig = false",
      declarations: """
        extension UIView {
          func tag(_ id: String, big: Bool) {
            if big { accessibilityIdentifier = "big." + id } else { accessibilityIdentifier = "small." + id } }
          func mark(_ id: String) { let full = "login." + id; accessibilityIdentifier = full }
        }
        """)
    #expect(found.controls == ["UIButton big.x|small.x", "UIButton login.y"])
  }

  @Test func twoVariablesOfOneNameAreTwoObjects() {
    let found = inventory(
      viewDidLoad: """
        if flag { let x = UIButton(); x.accessibilityIdentifier = "one" }
        if !flag { let x = UIButton(); x.accessibilityIdentifier = "two" }
        let go = UIButton()
        self.go.accessibilityIdentifier = "own"
        go.accessibilityIdentifier = "local"
        """, members: "let go = UIButton()\nvar flag = false")
    #expect(found.controls == ["UIButton own", "UIButton one", "UIButton two", "UIButton local"])
  }

  @Test func eachWayToDeclareAVariableOfTheFile() throws {
    let declarations = "#if DEBUG\nlet name = \"debug\"\n#else\nlet name = \"release\"\n#endif"
    #expect(try value(of: "name", declarations) == "debug|release")
  }

  @Test func aModuleInFrontTellsTypesOfOneNameApart() {
    func file(_ name: String, _ module: String, _ source: String) -> FileFacts {
      var facts = facts(name, source)
      facts.module = module
      return facts
    }
    let row =
      "public struct Row: View { public var body: some View { Button(\"go\") { }.accessibilityIdentifier(\"%\") } }"
    let found = inventory(
      of: [
        file("Alpha/Row.swift", "Alpha", row.replacingOccurrences(of: "%", with: "alpha")),
        file("App/Home.swift", "App", "import Alpha\nstruct HomeView: View { var body: some View { Alpha.Row() } }"),
        file("App/Row.swift", "App", row.replacingOccurrences(of: "%", with: "app")),
      ])
    #expect(found.elements.filter { $0.screen == "home" }.map { written($0.identifier) } == ["alpha"])
  }

  private let ownButton = """
    import UIKit
    open class Button: UIButton { public init(style: Int = 0, done: () -> Void = {}) { super.init(frame: .zero) } }
    """

  /// A class of the app's own has the name of a view; what is passed tells which is meant.
  @Test(arguments: [
    "Button(\"a\") { }", "Button(action: { }, label: { Text(\"a\") })", "Button(action: { }) { Text(\"a\") }",
    "Button(\"a\", role: .cancel) { }",
  ])
  func aClassOfUIKitWithAViewsName(_ call: String) {
    let page = """
      import SwiftUI
      struct Page: View { var body: some View { VStack { \(call).accessibilityIdentifier("go") } } }
      """
    let found = inventory([("App/Button.swift", ownButton), ("App/Page.swift", page)])
    #expect(
      found.elements.map { "\($0.screen ?? "-") \($0.framework) \(written($0.identifier))" } == ["page swiftUI go"])
  }

  @Test(arguments: ["Button()", "Button(style: 1)", "Button(style: 1) { }", "Button(primaryAction: action)"])
  func theClassOfUIKitItself(_ call: String) {
    let page = """
      import SwiftUI
      import UIKit
      final class Page: UIViewController {
        let go = \(call)
        override func viewDidLoad() { super.viewDidLoad(); go.accessibilityIdentifier = "go"; view.addSubview(go) }
      }
      """
    let found = inventory([("App/Button.swift", ownButton), ("App/Page.swift", page)])
    #expect(found.elements.map { "\($0.screen ?? "-") \($0.framework) \(written($0.identifier))" } == ["page uiKit go"])
  }
}
