import Findings
import Inventory
import Mending
import Testing

@Suite struct RenameTests {
  private func renamed(_ old: String, to new: String, in sources: Sources) throws(RenameRefusal) -> [String: String] {
    let before = sources.audited()
    let contents: FileBytes = { sources.files[$0].map { Array($0.utf8) } }
    let rename = try Rename(old, to: new, in: before, files: sources.files.keys.sorted(), contents: contents)
    let files = rename.applied(to: contents) ?? [:]
    try rename.check(from: before, to: sources.audited(changed: files))
    return sources.files.merging(files.mapValues { String(decoding: $0, as: UTF8.self) }) { $1 }
  }

  /// The project with the old name in these files, and the same with the new one.
  private func expect(
    _ old: String, to new: String, in files: [String: String], becomes: [String: String],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try renamed(old, to: new, in: Sources(files: files))
    #expect(result == files.merging(becomes) { $1 }, sourceLocation: location)
  }

  private let view = """
    struct LoginView: View {
      var body: some View {
        Button("Sign In") {}.accessibilityIdentifier(IDs.submit)
      }
    }
    """

  @Test("a constant that app and suite share, and a copy of it in the suite")
  func constants() throws {
    let suite = """
      import XCTest
      enum Keys { static let submit = "login.submit" }
      final class LoginTests: XCTestCase {
        func testLogin() {
          XCUIApplication().buttons[Keys.submit].tap()
          XCUIApplication().buttons["login.submit"].tap()
          print("login.submit")
        }
      }
      """
    try expect(
      "login.submit", to: "login.enter",
      in: [
        "App/LoginView.swift": view, "App/IDs.swift": #"enum IDs { static let submit = "login.submit" }"#,
        "UITests/LoginTests.swift": suite,
      ],
      becomes: [
        "App/IDs.swift": #"enum IDs { static let submit = "login.enter" }"#,
        "UITests/LoginTests.swift": suite.replacing(#"submit = "login.submit""#, with: #"submit = "login.enter""#)
          .replacing(#"["login.submit"]"#, with: #"["login.enter"]"#),
      ])
  }

  @Test("a case gets a raw value where its name was its text")
  func cases() throws {
    try expect(
      "submit", to: "login.submit",
      in: [
        "App/LoginView.swift": view.replacing("IDs.submit", with: "ID.submit.rawValue"),
        "App/ID.swift": "enum ID: String {\n  case submit, help\n}",
      ], becomes: ["App/ID.swift": "enum ID: String {\n  case submit = \"login.submit\", help\n}"])
  }

  @Test("the constant of one of several texts that a switch gives, and two that have it")
  func oneOfSeveral() throws {
    let view = """
      struct BarView: View {
        let kind: Kind
        var body: some View { Button("Format") {}.accessibilityIdentifier(identifier) }
        var identifier: String {
          switch kind {
          case .bold: IDs.bold
          case .italic: IDs.italic
          }
        }
      }
      enum Kind { case bold, italic }
      """
    let ids = #"enum IDs { static let bold = "bar.bold"; static let italic = "bar.italic" }"#
    try expect(
      "bar.italic", to: "bar.slanted", in: ["App/BarView.swift": view, "App/IDs.swift": ids],
      becomes: ["App/IDs.swift": ids.replacing("bar.italic", with: "bar.slanted")])
    #expect {
      try renamed(
        "bar.italic", to: "bar.slanted",
        in: Sources(files: [
          "App/BarView.swift": view, "App/IDs.swift": ids, "App/Events.swift": #"let event = "bar.italic""#,
        ]))
    } throws: { error in
      if case .unresolved(let notes)? = error as? RenameRefusal { notes.count == 2 } else { false }
    }
  }

  @Test("a pattern keeps its holes")
  func patterns() throws {
    let row = """
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List(orders) { order in
            Text(order.title).accessibilityIdentifier("orders.row.\\(order.id)")
          }
        }
      }
      """
    try expect(
      "orders.row.{order.id}", to: "orders.cell.{order.id}", in: ["App/OrdersView.swift": row],
      becomes: ["App/OrdersView.swift": row.replacing("orders.row.", with: "orders.cell.")])
    // The pattern itself could become the new one; that is not what "taken" means.
    try expect(
      "orders.row.{order.id}", to: "orders.row.x.{order.id}", in: ["App/OrdersView.swift": row],
      becomes: ["App/OrdersView.swift": row.replacing("orders.row.", with: "orders.row.x.")])
    #expect(throws: RenameRefusal.otherHoles) {
      try renamed("orders.row.{order.id}", to: "orders.cell", in: Sources(files: ["App/OrdersView.swift": row]))
    }
  }

  @Test("a pattern that could be either name takes neither")
  func patternBesides() throws {
    let view = """
      struct OrdersView: View {
        let order: Order
        var body: some View {
          VStack {
            Text(order.title).accessibilityIdentifier("orders.\\(order.id)")
            Button("Check") {}.accessibilityIdentifier("orders.check")
          }
        }
      }
      """
    try expect(
      "orders.check", to: "orders.tick", in: ["App/OrdersView.swift": view],
      becomes: ["App/OrdersView.swift": view.replacing("orders.check", with: "orders.tick")])
  }

  @Test("documents and Objective-C")
  func otherLanguages() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" customClass="LoginViewController">
            <view key="view" id="v"><subviews>
              <button id="b"><accessibility key="accessibilityConfiguration" identifier="login.submit"/></button>
            </subviews></view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let code = """
      @implementation HelpViewController
      - (void)viewDidLoad {
        [super viewDidLoad];
        UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
        button.accessibilityIdentifier = @"login.submit";
        [self.view addSubview:button];
      }
      @end
      """
    let files = [
      "App/Login.storyboard": storyboard,
      "App/LoginViewController.swift": "class LoginViewController: UIViewController {}",
      "App/HelpViewController.m": code,
    ]
    try expect(
      "login.submit", to: "login.enter", in: files,
      becomes: [
        "App/Login.storyboard": storyboard.replacing("login.submit", with: "login.enter"),
        "App/HelpViewController.m": code.replacing("login.submit", with: "login.enter"),
      ])
  }

  @Test("what is not there, what is taken, and what would change more than the name is refused")
  func refusals() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view + """

        struct OtherView: View { var body: some View { Button("Help") {}.accessibilityIdentifier("other.help") } }
        """,
      "App/IDs.swift": #"enum IDs { static let submit = "login.submit" }"#,
    ])
    #expect(throws: RenameRefusal.unknown(nearest: ["login.submit"])) {
      try renamed("login.submti", to: "x", in: sources)
    }
    #expect(throws: RenameRefusal.same) { try renamed("login.submit", to: "login.submit", in: sources) }
    #expect {
      try renamed("login.submit", to: "other.help", in: sources)
    } throws: { error in
      if case .taken(let place)? = error as? RenameRefusal { place.file == "App/LoginView.swift" } else { false }
    }
    // The constant is a part of another identifier, too.
    var shared = sources
    shared.files["App/LoginView.swift"] = view.replacing(
      "{}.accessibilityIdentifier(IDs.submit)",
      with: "{}.accessibilityIdentifier(IDs.submit)\n    Text(\"\").accessibilityIdentifier(IDs.submit + \".title\")")
    #expect {
      try renamed("login.submit", to: "login.enter", in: shared)
    } throws: { error in
      if case .changes? = error as? RenameRefusal { true } else { false }
    }
  }

  @Test("a text that is put together is refused, with its place")
  func putTogether() throws {
    let sources = Sources(files: [
      "App/LoginView.swift": view, "App/IDs.swift": #"enum IDs { static let submit = "login" + ".submit" }"#,
    ])
    #expect {
      try renamed("login.submit", to: "login.enter", in: sources)
    } throws: { error in
      if case .unresolved(let notes)? = error as? RenameRefusal { notes.first?.place.line == 3 } else { false }
    }
  }
}
