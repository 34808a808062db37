import Findings
import Inventory
import Taxonomy
import Testing

/// One project gives one inventory, however its files come.
@Suite struct StabilityTests {
  private static let files = [
    (
      name: "App/LoginView.swift",
      source: """
      struct LoginView: View {
        var body: some View {
          VStack {
            TextField("Mail", text: $email).accessibilityIdentifier(IDs.mail)
            Button("Go") { }
            Button("Go") { }
            Card()
          }.sheet(isPresented: $a) { OrdersView() }
        }
      }
      """
    ),
    (
      name: "App/OrdersView.swift",
      source:
        "struct OrdersView: View { var body: some View { List { ForEach(rows) { row in Card().accessibilityIdentifier(\"orders.row.\\(row.id)\") } } } }"
    ),
    (name: "App/IDs.swift", source: "enum IDs { static let mail = \"login.mail\" }"),
    (name: "Kit/Card.swift", source: "struct Card: View { var body: some View { Button(\"Card\") { }.id(\"card\") } }"),
    (
      name: "UIKit/Settings.swift",
      source:
        "class SettingsViewController: UIViewController { let go = UIButton(); let stop = UIButton()\n override func viewDidLoad() { go.accessibilityIdentifier = \"settings.go\"; add(UIButton()); add(UIButton()) } }"
    ),
    (name: "Admin/LoginView.swift", source: "struct LoginView: View { var body: some View { Button(\"a\") { } } }"),
  ]

  private static let orders: [[Int]] = [
    [5, 4, 3, 2, 1, 0], [2, 0, 4, 1, 5, 3], [3, 5, 0, 2, 4, 1], [1, 2, 3, 4, 5, 0],
  ]

  @Test func theOrderOfTheFilesChangesNothing() {
    let expected = inventory(Self.files)
    for order in Self.orders {
      let other = inventory(order.map { Self.files[$0] })
      #expect(other.screens == expected.screens, "\(order)")
      #expect(other.elements == expected.elements, "\(order)")
      #expect(other.assignments == expected.assignments, "\(order)")
      #expect(other.lookalikes == expected.lookalikes, "\(order)")
    }
  }

  @Test func twoRunsAreEqual() {
    let expected = inventory(Self.files)
    for _ in 0..<5 { #expect(inventory(Self.files).elements == expected.elements) }
  }

  @Test func allIsSortedByPlace() {
    let inventory = inventory(Self.files)
    #expect(inventory.screens.map(\.place) == inventory.screens.map(\.place).sorted())
    #expect(inventory.elements.map(\.place) == inventory.elements.map(\.place).sorted())
    #expect(inventory.assignments.map(\.place) == inventory.assignments.map(\.place).sorted())
    #expect(inventory.lookalikes.map(\.place) == inventory.lookalikes.map(\.place).sorted())
  }

  @Test func fingerprintsAreUnique() {
    let elements = inventory(Self.files).elements
    #expect(Set(elements.map(\.fingerprint)).count == elements.count)
  }

  @Test func fingerprintsStayWhenLinesMove() {
    let moved = Self.files.map { (name: $0.name, source: "// a comment\n\n" + $0.source.replacing("\n", with: "\n\n")) }
    #expect(inventory(moved).elements.map(\.fingerprint) == inventory(Self.files).elements.map(\.fingerprint))
  }

  @Test func fingerprintsStayWhenAFileIsRenamed() {
    let renamed = Self.files.map { (name: $0.name.replacing("OrdersView.swift", with: "A.swift"), source: $0.source) }
    #expect(
      Set(inventory(renamed).elements.map(\.fingerprint)) == Set(inventory(Self.files).elements.map(\.fingerprint)))
  }

  @Test func anElementAddedElsewhereChangesNoOthersFingerprint() {
    var files = Self.files
    files[1].source += "\nextension OrdersView { var more: some View { Button(\"more\") { } } }"
    let before = Set(inventory(Self.files).elements.map(\.fingerprint))
    #expect(before.isSubset(of: inventory(files).elements.map(\.fingerprint)))
  }

  @Test func testsAreLeftOut() {
    let inventory = inventory([
      ("App/A.swift", "struct AView: View { var body: some View { Button(\"a\") { } } }"),
      (
        "UITests/A.swift",
        "import XCTest\nclass A: XCTestCase { let b = XCUIApplication().buttons[\"x\"]\n func f() { view.accessibilityIdentifier = \"x\" } }"
      ),
    ])
    #expect(inventory.controls == ["Button -"])
    #expect(inventory.assignments.isEmpty)
  }

  @Test func nothingGivesNothing() {
    let inventory = inventory([])
    #expect(
      inventory.screens.isEmpty && inventory.elements.isEmpty && inventory.assignments.isEmpty
        && inventory.lookalikes.isEmpty)
  }

  @Test func codeNestedDeeplyIsWalked() {
    let depth = 60
    let body =
      String(repeating: "VStack { ", count: depth) + "Button(\"a\") { }" + String(repeating: " }", count: depth)
    #expect(inventory(body: body).controls == ["Button -"])
  }

  @Test func aLongRowOfComponentsIsWalked() {
    let count = 40
    let types = (0..<count).map {
      "struct C\($0): View { var body: some View { \($0 == count - 1 ? "Button(\"a\") { }" : "VStack { C\($0 + 1)() }") } }\n"
    }
    let inventory = inventory(of: types.joined())
    #expect(inventory.screenNames == ["c0"])
    #expect(inventory.elements.map(\.screen).contains("c0"))
  }
}
