import Inventory
import Testing

/// What calls on lists and dictionaries give whose parts are written out.
@Suite struct CollectionValueTests {
  @Test(arguments: [
    ("[Kind.home, Kind.pay].filter { $0 != .pay }", "home"), ("[Kind.home, Kind.pay].filter { $0.isShown }", "home"),
    ("[Kind.home, Kind.pay].filter { known($0) }", "home|pay"),
    ("[[Kind.home], [Kind.pay]].flatMap { $0 }", "home|pay"),
  ])
  func whatALoopRunsOver(_ list: String, _ expected: String) {
    let inventory = inventory(
      of: """
        enum Kind: String { case home, pay, never; var isShown: Bool { self != .pay } }
        final class Page: UIViewController { func go() {
          for kind in \(list) { let label = UILabel(); label.accessibilityIdentifier = kind.rawValue; view.addSubview(label) }
        } }
        """)
    #expect(inventory.assignments.map { written($0.identifier) } == [expected])
  }

  @Test(arguments: [
    ("for (name, kind) in zip([\"a\", \"b\"], kinds) { let l = UILabel(); l.accessibilityIdentifier = name }", "a|b"),
    (
      "let marks = Dictionary(uniqueKeysWithValues: zip([\"x\", \"y\"], [\"a\", \"b\"]))\nview.accessibilityIdentifier = marks[\"y\"]",
      "b"
    ),
  ])
  func pairs(_ body: String, _ expected: String) {
    let inventory = inventory(
      of: "final class Page: UIViewController { let kinds = [\"k\", \"l\"]\nfunc go() { \(body) } }")
    #expect(inventory.assignments.map { written($0.identifier) } == [expected])
  }
}
