import Inventory
import Testing

/// Values that are passed on to what makes something else of them: enum cases of which a text is read, parts of a text.
@Suite struct PassedFormTests {
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

  /// Which prefix it is, the other arguments of the call tell.
  @Test func aModifierTypeMayPutSomethingInFront() {
    let source = """
      struct Mark: ViewModifier {
        private let identifier: String
        init(by kind: Kind?, with identifier: String) {
          if let kind { self.identifier = kind.mark + identifier } else { self.identifier = identifier }
        }
        func body(content: Content) -> some View { content.accessibilityIdentifier(identifier) }
      }
      extension View {
        func mark(_ kind: Kind? = nil, with identifier: String) -> some View { modifier(Mark(by: kind, with: identifier)) }
      }
      struct Home: View { var body: some View { Text("a").mark(.user, with: ".go"); Text("b").mark(with: "go") } }
      """
    #expect(passed(source, by: "with").filter { !$0.hasPrefix("?") } == ["tab.user.go", "go"])
    #expect(inventory(of: kinds + source).written == ["staticText Text tab.user.go", "staticText Text go"])
  }

  @Test(arguments: ["\"row.\" + mark", "\"row.\\(mark)\""])
  func anInitialiserMakesAnotherTextOfWhatItIsPassed(_ kept: String) {
    let inventory = inventory(
      of: """
        final class Go: UIButton { private let mark: String
          init(mark: String) { self.mark = \(kept); super.init(frame: .zero); accessibilityIdentifier = self.mark } }
        final class Home: UIViewController { let go = Go(mark: "save")
          override func viewDidLoad() { view.addSubview(go) } }
        struct Chip: View { let mark: String
          init(_ title: String, mark: String = "none") { self.mark = \(kept) }
          var body: some View { Button("x") { }.accessibilityIdentifier(mark) } }
        struct Chips: View { var body: some View { Chip("a"); Chip("b", mark: "given") } }
        """)
    #expect(
      inventory.assignments.filter { $0.carrier == "mark" }.map { written($0.identifier) } == ["row.save", "row.given"])
    #expect(inventory.controls == ["Go row.save", "Button row.none", "Button row.given"])
  }

  @Test func anInitialiserThatKeepsWhatItIsPassedGivesThat() {
    let inventory = inventory(
      of: """
        struct Chip: View { let mark: String
          init(mark: String, title: String) { self.mark = mark }
          var body: some View { Button("x") { }.accessibilityIdentifier(mark) } }
        struct Chips: View { var body: some View { Chip(mark: "a", title: "b") } }
        """)
    #expect(
      inventory.assignments.filter { $0.carrier != "accessibilityIdentifier" }.map { written($0.identifier) } == ["a"])
    #expect(inventory.controls == ["Button a"])
  }

  /// `option.name` of each of a list is read in one place: what is passed for one is that one's.
  @Test func eachOfAListKeepsItsOwn() {
    let found = inventory(
      body: """
        ForEach(options) { option in Button("a") { }.accessibilityIdentifier(option.accessibilityIdentifier) }
        """,
      members: """
        struct Option { let accessibilityIdentifier: Name }
        let options: [Option] = [.init(accessibilityIdentifier: .one), .init(accessibilityIdentifier: .two)]
        """,
      declarations: """
        enum Name: String { case one, two }
        extension View { func accessibilityIdentifier(_ name: Name) -> some View { accessibilityIdentifier(name.rawValue) } }
        """)
    let passed = found.assignments.filter { $0.form == .initArgument }
    #expect(passed.map { written($0.identifier) } == ["one", "two"])
  }
}
