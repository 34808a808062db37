import Inventory
import Testing

/// What is passed and is no identifier by itself: a part of a longer text, a text that another one stands before.
@Suite struct PartialValueTests {
  private func passed(_ source: String, by carrier: String) -> [String] {
    inventory(of: source).assignments.filter { $0.carrier == carrier }.map { written($0.identifier) }
  }

  @Test(arguments: [
    ("testID + \".title\"", "row.title"), ("\"\\(testID)Label\"", "rowLabel"), ("testID", "row"),
    ("\"\\(testID)\"", "row"),
  ])
  func aPropertyThatIsPartOfAText(_ value: String, _ expected: String) {
    let source = """
      struct Row: View { let testID: String; var body: some View { Text("a").accessibilityIdentifier(\(value)) } }
      struct Page: View { var body: some View { Row(testID: "row") } }
      """
    #expect(passed(source, by: "testID") == [expected])
  }

  @Test func aPartOfTwoTexts() {
    let source = """
      struct Row: View { let testID: String; var body: some View {
        Text("a").accessibilityIdentifier(testID + ".title")
        Button("b") { }.accessibilityIdentifier(testID + ".go")
      } }
      struct Page: View { var body: some View { Row(testID: "row") } }
      """
    #expect(passed(source, by: "testID") == ["row.title|row.go"])
  }

  /// Nobody follows where the text goes that is made of it.
  @Test(arguments: [
    ("kept = accessibilityID + \".title\"", [String]()), ("kept = \"\\(accessibilityID).title\"", []),
    ("kept = Mark(prefix: accessibilityID)", []), ("kept = accessibilityID", ["row"]),
    ("kept = \"\\(accessibilityID)\"", ["row"]), ("kept = accessibilityID + \".a\"; other = accessibilityID", ["row"]),
    ("kept = Mark(accessibilityID)", ["row"]),
  ])
  func aParameterThatIsPartOfATextSomewhere(_ body: String, _ expected: [String]) {
    let source = """
      struct Model { init(accessibilityID: String) { \(body) } }
      final class Page: UIViewController { let model = Model(accessibilityID: "row") }
      """
    #expect(passed(source, by: "accessibilityID") == expected)
  }

  @Test func anotherInitialiserMayMakeAllOfIt() {
    let source = """
      struct Model {
        init(accessibilityID: String) { kept = accessibilityID + ".title" }
        init(accessibilityID: String, title: String) { kept = accessibilityID }
      }
      final class Page: UIViewController { let model = Model(accessibilityID: "row", title: "a") }
      """
    #expect(passed(source, by: "accessibilityID") == ["row"])
  }

  private let key = """
    struct Key: View { let text: String; var testID: String?; let other: String?
      var body: some View { Button(text) { }.accessibilityIdentifier(testID ?? text) } }

    """

  @Test(arguments: [
    ("Key(text: \"1\", testID: \"N1\")", ["N1"], [String]()), ("Key(text: \"1\")", ["1"], ["1"]),
    ("Key(text: \"1\", testID: nil)", ["1"], ["1"]), ("Key(text: \"1\", testID: given)", ["{given}"], ["1"]),
    ("Key(text: \"1\", testID: \"N1\")\nKey(text: \"del\")", ["N1|del"], ["del"]),
  ])
  func aTextThatAnotherOneStandsBefore(_ uses: String, _ given: [String], _ texts: [String]) {
    let source = key + "struct Page: View { let given: String?; var body: some View { \(uses) } }"
    #expect(passed(source, by: "text") == texts)
    if !uses.contains("given") { #expect(passed(source, by: "accessibilityIdentifier") == given) }
  }

  @Test func whatIsReadByItselfAsWellCounts() {
    let source = """
      struct Key: View { let text: String; var testID: String?
        var body: some View {
          Button(text) { }.accessibilityIdentifier(testID ?? text)
          Text(text).accessibilityIdentifier(text)
        } }
      struct Page: View { var body: some View { Key(text: "1", testID: "N1") } }
      """
    #expect(passed(source, by: "text") == ["1"])
  }

  private let group = """
    final class Row { var cell: UITableViewCell?
      init(title: String, groupIdentifier: String, identifier: String? = nil) {
        cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if let name = identifier { cell?.accessibilityIdentifier = groupIdentifier + "." + name }
      } }
    final class Section {
      func rows(_ titles: [String], groupIdentifier: String) -> [Row] {
        titles.map { Row(title: $0, groupIdentifier: groupIdentifier) } } }

    """

  @Test func aPrefixCountsOnlyBesideANameThatIsThere() {
    let source =
      group + """
        final class Page: UITableViewController {
          lazy var rows = Section().rows(["A", "B"], groupIdentifier: "lock")
          lazy var row = Row(title: "C", groupIdentifier: "scope", identifier: "all")
          lazy var other = Row(title: "D", groupIdentifier: "theme", identifier: nil)
        }
        """
    #expect(passed(source, by: "groupIdentifier") == ["scope.all"])
    #expect(passed(source, by: "identifier") == ["scope.all"])
    #expect(inventory(of: source).elements.map { written($0.identifier) } == ["scope.all"])
  }

  @Test func aPrefixThatIsAnIdentifierElsewhereCounts() {
    let source =
      group.replacing("if let name", with: "cell?.textLabel?.accessibilityIdentifier = groupIdentifier; if let name")
        + """
        final class Page: UITableViewController {
          lazy var rows = Section().rows(["A", "B"], groupIdentifier: "lock")
          lazy var row = Row(title: "C", groupIdentifier: "scope", identifier: "all")
        }
        """
    #expect(passed(source, by: "groupIdentifier").contains { $0.hasPrefix("lock") })
  }
}
