import Inventory
import Testing

/// Enum cases that are passed on to what reads something of them for the identifier.
@Suite struct CaseFormTests {
  private let kinds = "enum Kind { case home, user; var mark: String { \"tab.\\(self)\" } }\n"

  private func passed(_ source: String, by carrier: String) -> [String] {
    inventory(of: kinds + source).assignments.filter { $0.carrier == carrier }.map { written($0.identifier) }
  }

  @Test func aModifierReadsATextOfTheCase() {
    #expect(
      passed(
        """
        extension View { func marked(_ kind: Kind) -> some View { accessibilityIdentifier(kind.mark) } }
        struct Home: View { var body: some View { Button("a") { }.marked(.home) } }
        """, by: "marked") == ["tab.home"])
  }

  @Test func aComponentReadsATextOfTheCase() {
    #expect(
      passed(
        """
        struct Row: View { let kind: Kind; var body: some View { Text("a").accessibilityIdentifier(kind.mark) } }
        struct Home: View { var body: some View { Row(kind: .home); Row(kind: isOn ? .home : .user) } }
        """, by: "kind") == ["tab.home", "tab.home|tab.user"])
  }

  @Test func aCaseGoesOnOverSeveralHops() {
    #expect(
      passed(
        """
        struct Row: View { let kind: Kind; var body: some View { Part(part: kind) } }
        struct Part: View { let part: Kind; var body: some View { Text("a").accessibilityIdentifier(mark)  }
          private var mark: String { part.mark } }
        struct Home: View { var body: some View { Row(kind: .user) } }
        """, by: "kind") == ["tab.user"])
  }

  @Test func anObjectReadsATextOfTheCase() {
    #expect(
      passed(
        """
        final class Bar: UIView { init(kind: Kind) { super.init(frame: .zero); accessibilityIdentifier = kind.mark } }
        final class Home: UIViewController { override func viewDidLoad() { view.addSubview(Bar(kind: .home)) } }
        """, by: "kind") == ["tab.home"])
  }

  @Test func twoReadersGiveTwoTexts() {
    #expect(
      passed(
        """
        extension Kind { var go: String { mark + ".go" } }
        struct Row: View { let kind: Kind; var body: some View {
          Text("a").accessibilityIdentifier(kind.mark)
          Button("a") { }.accessibilityIdentifier(kind.go)
        } }
        struct Home: View { var body: some View { Row(kind: .home) } }
        """, by: "kind") == ["tab.home|tab.home.go"])
  }

  @Test func whatCannotBeReadOfTheCaseIsNotItsName() {
    #expect(
      passed(
        """
        extension View { func marked(_ kind: Kind) -> some View { accessibilityIdentifier(kind.loaded) } }
        extension Kind { var loaded: String { load(self) } }
        struct Home: View { var body: some View { Button("a") { }.marked(.home) } }
        """, by: "marked"
      ).allSatisfy { $0.hasPrefix("?") })
  }

  @Test func aRawValueIsTheText() {
    #expect(
      passed(
        """
        enum ID: String { case home = "the.home", user }
        struct Row: View { let id: ID; var body: some View { Text("a").accessibilityIdentifier(id.rawValue) } }
        struct Home: View { var body: some View { Row(id: .home); Row(id: .user) } }
        """, by: "id") == ["the.home", "user"])
  }
}
