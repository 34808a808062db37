import Inventory
import Testing

@Suite("Identifiers that are taken and lost")
struct UnforwardedTests {
  /// `taker.name`, each with what it is passed.
  private func lost(_ source: String, and more: String = "") -> [String] {
    let files = [("App/File.swift", source)] + (more.isEmpty ? [] : [("App/Other.swift", more)])
    return inventory(files).unforwarded.map { taker in
      ([taker.taker + "." + taker.name] + taker.gifts.map { written($0.identifier) }).joined(separator: " ")
    }
  }

  private let use = "struct HomeView: View { var body: some View { Row(accessibilityID: \"home.row\") } }\n"

  @Test("a view that keeps its identifier to itself, with each call that passes one")
  func view() {
    #expect(
      lost(use + "struct Row: View { var accessibilityID: String?; var body: some View { Button(\"Go\") {} } }")
        == ["Row.accessibilityID home.row"])
  }

  @Test("a value that source does not tell is no gift")
  func unresolved() {
    #expect(
      lost(
        """
        struct HomeView: View { let model: Model; var body: some View { Row(accessibilityID: model.key) } }
        struct Row: View { var accessibilityID: String?; var body: some View { Button("Go") {} } }
        """) == ["Row.accessibilityID"])
  }

  @Test("a stand-in for release builds is not reported")
  func otherForms() {
    #expect(
      lost(
        """
        extension View {
        #if DEBUG
        func tag(accessibilityID: String) -> some View { accessibilityIdentifier(accessibilityID) }
        #else
        func tag(accessibilityID: String) -> some View { self }
        #endif
        }
        """) == [])
  }

  @Test("a modifier and a function that forget their parameter")
  func functions() {
    #expect(
      lost(
        """
        struct HomeView: View { var body: some View { Text("a").card(IDs.card) } }
        enum IDs { static let card = "home.card" }
        extension View { func card(_ accessibilityID: String) -> some View { padding() } }
        func makeButton(accessibilityIdentifier: String) -> UIButton { UIButton() }
        """) == ["card.accessibilityID home.card", "makeButton.accessibilityIdentifier"])
  }

  @Test("an initialiser that keeps it in a property which nothing reads")
  func initialiser() {
    #expect(
      lost(
        """
        class HomeViewController: UIViewController { let row = Row(accessibilityID: "home.row") }
        class Row: UIView {
          let accessibilityID: String
          init(accessibilityID: String) { self.accessibilityID = accessibilityID; super.init(frame: .zero) }
        }
        """) == ["Row.accessibilityID home.row"])
  }

  @Test("a value that is given on before it is kept is not lost")
  func givenOnAndKept() {
    #expect(
      lost(
        """
        class Row: UIView {
          let accessibilityID: String
          init(accessibilityID: String) {
            self.accessibilityID = accessibilityID
            super.init(frame: .zero)
            accessibilityIdentifier = accessibilityID
          }
        }
        class Other: UIView {
          var accessibilityID: String?
          func set(id: String) { accessibilityID = id; accessibilityIdentifier = id }
        }
        """) == [])
  }

  @Test(
    "one that is read in any way is not lost",
    arguments: [
      "var body: some View { Text(\"a\").accessibilityIdentifier(accessibilityID ?? \"\") }",
      "var body: some View { if accessibilityID != nil { Text(\"a\") } }",
      "var body: some View { if let accessibilityID { Text(accessibilityID) } }",
      "var body: some View { Text(\"a\").modifier(Tagged(id: accessibilityID)) }",
      "var body: some View { Text(\"a\") }\nvar other: String { self.accessibilityID ?? \"\" }",
      "var body: some View { Text(\"a\") }\nstatic let path = \\Row.accessibilityID",
    ])
  func isRead(members: String) {
    #expect(lost(use + "struct Row: View { var accessibilityID: String?\n\(members) }") == [])
  }

  @Test(
    "one that other code reads is not lost",
    arguments: [
      "func f(_ row: Row) { g(row.accessibilityID) }",
      "func f(_ rows: [Row]) { for row in rows { g(row.accessibilityID) } }",
      "func f(_ rows: [Row]) { if rows[0].accessibilityID == nil { } }", "func f() { g(anything().accessibilityID) }",
      "extension Row { var id: String? { accessibilityID } }", "func f() { g(\\.accessibilityID) }",
      "func f(_ object: NSObject) { g(object.value(forKey: \"accessibilityID\")) }",
      "extension Row { func all() { g(Mirror(reflecting: self)) } }",
      "func f(_ view: Any) { g(Mirror(reflecting: view)) }",
    ])
  func isReadElsewhere(code: String) {
    let row = "struct Row: View { var accessibilityID: String?; var body: some View { Text(\"a\") } }"
    #expect(lost(use + row, and: code + "\nlet a = UIView.self") == [])
  }

  @Test("another type's property of the same name, a parameter and reflection of another type read nothing of it")
  func readOfAnother() {
    #expect(
      lost(
        use + "struct Row: View { var accessibilityID: String?; var body: some View { Text(\"a\") } }",
        and: """
          struct Cell: View {
            let accessibilityID: String
            var body: some View { Text("a").accessibilityIdentifier(accessibilityID) }
          }
          extension UIView { func tag(accessibilityID: String) { accessibilityIdentifier = accessibilityID } }
          extension Cell { func all() { g(Mirror(reflecting: self)) } }
          struct Other { let cell: Cell; func f(_ view: UIView) { g(cell.accessibilityID, view.accessibilityID) } }
          func name() { let info = systemInfo(); g(Mirror(reflecting: info.machine)) }
          """) == ["Row.accessibilityID home.row"])
  }

  @Test("an object that has what the type has not is none of it")
  func otherMembers() {
    let row =
      use + "struct Row: View { let title: String; var accessibilityID: String?; var body: some View { Text(\"a\") } }"
    let other = "func f(_ items: [Item]) { items.forEach { g(name: $0.name, id: $0.accessibilityID) } }"
    #expect(lost(row, and: other) == ["Row.accessibilityID home.row"])
    let same = "func f(_ items: [Item]) { items.forEach { g(title: $0.title, id: $0.accessibilityID, key: $0.id) } }"
    #expect(lost(row, and: same) == [])
  }

  @Test("a style of SwiftUI's asks for nothing")
  func style() {
    #expect(
      lost(
        """
        struct HomeView: View {
          var body: some View { Toggle("a", isOn: $on).toggleStyle(BoxStyle(accessibilityId: "home.box")) }
        }
        struct BoxStyle: ToggleStyle {
          let accessibilityId: String?
          func makeBody(configuration: Configuration) -> some View { Button("b") { configuration.isOn.toggle() } }
        }
        """) == ["BoxStyle.accessibilityId home.box"])
  }

  @Test("of several types of one name any may be read")
  func namesakes() {
    #expect(
      lost(
        """
        struct Row: View { let accessibilityID: String; var body: some View { Text("a") } }
        enum Other {
          struct Row { let accessibilityID: String }
          static func f(_ row: Row) { g(row.accessibilityID) }
        }
        """) == [])
  }

  @Test(
    "what others may read or ask for is left out",
    arguments: [
      "struct Row: Codable { let accessibilityID: String }", "struct Row: Hashable { let accessibilityID: String }",
      "struct Row: Kit.Component { let accessibilityID: String }",
      "struct Row: KitRowStyle { let accessibilityID: String }",
      "protocol Named { var accessibilityID: String { get } }\nstruct Row: Named { let accessibilityID: String }",
      "protocol Named { func tag(accessibilityID: String) }\nstruct Row: Named { func tag(accessibilityID: String) {} }",
      "class Base { func tag(accessibilityID: String) {} }\nclass Row: Base { override func tag(accessibilityID: String) { g(accessibilityID) } }",
      "class Row: UIView { @objc var accessibilityID: String? }",
      "class Row: UIView { @IBInspectable var accessibilityID = \"\" }",
      "@objcMembers class Row: UIView { var accessibilityID: String? }",
      "@Model class Row { var accessibilityID: String? }",
      "class Row: UIView { override var accessibilityIdentifier: String? { didSet { } } }",
      "class Row: UIView { var accessibilityID: String? { didSet { g() } } }",
      "struct MockRow { let accessibilityID: String }",
      "struct Row_Previews: PreviewProvider { let accessibilityID: String }",
      "struct Row { static var accessibilityID: String?; let rowAccessibilityID = \"a\" }",
      "struct Row { var setsAccessibilityID: Bool; func f(accessibilityID: () -> Void) { } }",
      "extension Named { func tag(accessibilityID: String) {} }\nprotocol Named { func tag(accessibilityID: String) }",
      "struct Row { enum Kind { case one(accessibilityID: String) } }",
    ])
  func leftOut(source: String) {
    #expect(lost(source) == [])
  }

  @Test("an identifier passed to what loses it is lost, and that on its way to an element is not")
  func verdicts() throws {
    let inventory = inventory(
      of: """
        class HomeViewController: UIViewController {
          let lost = PlainButton(accessibilityIdentifier: "home.lost")
          let kept = NamedButton(accessibilityIdentifier: "home.kept")
        }
        class PlainButton: UIButton {
          init(accessibilityIdentifier: String) { super.init(frame: .zero) }
        }
        class NamedButton: UIButton {
          init(accessibilityIdentifier id: String) { super.init(frame: .zero); accessibilityIdentifier = id }
        }
        """)
    #expect(try inventory.identified("home.lost").verdict == .lost)
    #expect(try inventory.identified("home.kept").verdict == .reachable)
    let verdicts = inventory.assignments.filter { $0.form == .initArgument }.map {
      "\(written($0.identifier)) \($0.verdict)"
    }
    #expect(verdicts == ["home.lost lost", "home.kept reachable"])
  }

  @Test("an identifier that a component loses is lost, too, where no element takes it")
  func componentVerdicts() {
    let inventory = inventory(
      of: use + "struct Row: View { var accessibilityID: String?; var body: some View { Button(\"Go\") {} } }")
    #expect(inventory.assignments.map(\.verdict) == [.lost])
    #expect(inventory.controls == ["Button -"])
  }
}
