import Findings
import Inventory
import Taxonomy
import Testing

/// Values that source writes as a range of numbers, or as the cases of an enum.
@Suite struct WrittenRangeTests {
  private func given(in loop: String, _ argument: String) -> [String] {
    inventory(
      viewDidLoad: loop.replacing("BODY", with: "views[n].accessibilityIdentifier = \(argument)"),
      members: "var views: [UIButton]; let count: Int; func name(_ n: Int) -> String { \"pin.\\(n)\" }"
    ).assignments.map { written($0.identifier) }
  }

  @Test(arguments: [
    "for n in 0...2 { BODY }", "for n in 0..<3 { BODY }", "(0...2).forEach { n in BODY }",
    "for n in (0 ... 2) { BODY }",
  ])
  func aLoopOverARangeHasItsNumbers(loop: String) {
    #expect(given(in: loop, "\"pin.\\(n)\"") == ["pin.0|pin.1|pin.2"])
    #expect(given(in: loop, "name(n)") == ["pin.0|pin.1|pin.2"])
    #expect(given(in: loop, "\"pin.\\(n + 1)\"") == ["pin.1|pin.2|pin.3"])
    #expect(given(in: loop, "\"pin.\\(n).of.\\(n)\"") == ["pin.0.of.0|pin.1.of.1|pin.2.of.2"])
  }

  @Test(arguments: [
    "for n in 0...count { BODY }", "for n in 0..<views.count { BODY }", "for n in 0...64 { BODY }",
    "for n in views.indices { BODY }", "for (n, view) in views.enumerated() { BODY }",
  ])
  func whatRunTimeCountsStaysAPosition(loop: String) {
    #expect(given(in: loop, "\"pin.\\(n)\"") == ["pin.{n}"])
    #expect(given(in: loop, "\"pin.\\(n + 1)\"") == ["pin.{n + 1}"])
  }

  @Test func aRangeInSwiftUI() {
    let row = "Button(\"a\") {}.accessibilityIdentifier(\"star.\\(n)\")"
    #expect(inventory(body: "ForEach(1...3, id: \\.self) { n in \(row) }").controls == ["Button star.1|star.2|star.3"])
    #expect(inventory(body: "ForEach(1..<count) { n in \(row) }").controls == ["Button star.{n}"])
  }

  // MARK: Cases

  private static let field = """
    enum Field: String { case name, city = "town"; var mark: String { "form.\\(self)" } }
    enum Level: Int { case low, high; var mark: String { "level.\\(self)" } }
    enum Own: String { case a; init?(rawValue: String) { return nil }; var mark: String { "own" } }
    """

  @Test(arguments: [
    ("Field(rawValue: text)!.mark", "form.name|form.city"), ("Field(rawValue: \"town\")?.mark", "form.city"),
    ("Field(rawValue: isOn ? \"town\" : \"name\")?.mark", "form.city|form.name"),
    ("Field(rawValue: \"nowhere\")?.mark ?? \"none\"", "none"),
    ("Level(rawValue: number)?.mark", "level.low|level.high"),
    ("Own(rawValue: text)?.mark", "?which case of 'Own' it is, is known only at run time"),
  ])
  func anEnumOfARawValueIsOneOfItsCases(expression: String, expected: String) throws {
    #expect(
      try value(of: expression, members: "let text: String; let number: Int; let isOn: Bool", Self.field) == expected)
  }

  @Test func insideACaseOfSelfItIsThatCase() {
    func found(_ home: String, _ other: String) -> [String] {
      inventory(
        of: """
          enum Page {
            case home, profile, more
            var item: UITabBarItem {
              let item = UITabBarItem()
              switch self {
              case .home: item.accessibilityIdentifier = \(home)
              default: item.accessibilityIdentifier = \(other)
              }
              return item
            }
            var name: String {
              switch self {
              case .home: return "tab.home"
              case .profile: return "tab.profile"
              case .more: return "tab.more"
              }
            }
          }
          """
      ).assignments.map { written($0.identifier) }
    }
    #expect(found("name", "self.name") == ["tab.home", "tab.profile|tab.more"])
    #expect(found("Page.more.name", "\"x\"") == ["tab.more", "x"])
  }
}
