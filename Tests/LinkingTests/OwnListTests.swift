import Inventory
import Taxonomy
import Testing

/// Lists of like elements that several view models make for themselves.
@Suite struct OwnListTests {
  /// What each screen's buttons are called: `home a|b`.
  private func found(
    _ list: String, body: String = "Rows(options: model.options)", rows: String = OwnListTests.rows, more: String = ""
  ) -> [String] {
    let source = """
      enum Mark: String { case first, second, third
        var id: String { "mark.\\(rawValue)" } }
      struct Option { let title: String
        let mark: Mark }
      final class HomeModel: ObservableObject { \(list) }
      final class MenuModel: ObservableObject { @Published private(set) var options: [Option] = []
        init() { options = [Option(title: "c", mark: .third)] } }
      \(rows)
      struct HomeView: View { @ObservedObject var model: HomeModel
        var body: some View { VStack { \(body) } } }
      struct MenuView: View { @ObservedObject var model: MenuModel
        var body: some View { VStack { \(body) } } }
      \(more)
      """
    return inventory(of: source).elements.map { "\($0.screen ?? "-") \(written($0.identifier))" }.sorted()
  }

  private static let rows = """
    struct Rows: View { private let options: [Option]
      init(options: [Option]) { self.options = options }
      var body: some View { ForEach(options.indices, id: \\.self) { index in
        let option: Option = options[index]
        Button(option.title) { }.accessibilityIdentifier(option.mark.id) } } }
    """
  private static let both = "Option(title: \"a\", mark: .first), Option(title: \"b\", mark: .second)"
  private static let apart = ["home mark.first|mark.second", "menu mark.third"]

  @Test(arguments: [
    "@Published private(set) var options: [Option] = []\ninit() { options = [\(both)] }",
    "var options: [Option] = HomeModel.make()\nstatic func make() -> [Option] { if isOn { return [\(both)] }; return [\(both)] }",
    "let options: [Option]\ninit() { options = [\(both)] }",
    "var options: [Option] = [\(both)]",
    "@Published var options: [Option] = []\nfunc load() { self.options = [\(both)].filter { isOn($0) } }",
    "var options: [Option] = [Option(title: \"a\", mark: .first)]\nfunc load() { options = [Option(title: \"b\", mark: .second)] }",
  ])
  func eachModelHasItsOwn(list: String) { #expect(found(list) == Self.apart) }

  @Test func aLoopOverTheElements() {
    let rows = Self.rows.replacing("options.indices", with: "options").replacing("index in", with: "option in")
      .replacing("let option: Option = options[index]", with: "")
    #expect(found("var options: [Option] = [\(Self.both)]", rows: rows) == Self.apart)
    let body = "ForEach(model.options, id: \\.title) { Button($0.title) { }.accessibilityIdentifier($0.mark.id) }"
    #expect(found("var options: [Option] = [\(Self.both)]", body: body, rows: "") == Self.apart)
  }

  /// What is put into a list elsewhere, or is not written out, may be any of its elements.
  @Test(arguments: [
    ("var options: [Option] = [\(both)]\nfunc add() { options.append(load()) }", ""),
    ("var options: [Option] = [\(both)]\nfunc add() { options += load() }", ""),
    ("var options: [Option] = [\(both)]\nfunc add() { options[0] = load() }", ""),
    ("var options: [Option] = [\(both)]\nfunc add() { options = load() }", ""),
    ("var options: [Option] = [\(both)]\nfunc add(_ options: [Option]) { self.options = options }", ""),
    ("var options: [Option] = [\(both)]", "func f(_ model: HomeModel) { model.options = load() }"),
  ])
  func whatElseMayBeInIt(list: String, more: String) {
    let home = found(list, more: more).first { $0.hasPrefix("home") }
    #expect(home.map { Set($0.dropFirst(5).split(separator: "|")) } == ["mark.first", "mark.second", "mark.third"])
  }

  /// What a place passes is not what another screen's list holds.
  @Test func thePlacesThatPassThem() {
    let source = """
      enum Mark: String { case first, third
        var id: String { "mark.\\(rawValue)" } }
      struct Option { let mark: Mark }
      final class HomeModel { var options: [Option] = [Option(mark: .first)] }
      final class MenuModel { var options: [Option] = [Option(mark: .third)] }
      struct HomeView: View { var model: HomeModel
        var body: some View { ForEach(model.options, id: \\.mark) { Text("a").accessibilityIdentifier($0.mark.id) } } }
      struct MenuView: View { var model: MenuModel
        var body: some View { ForEach(model.options, id: \\.mark) { Text("a").accessibilityIdentifier($0.mark.id) } } }
      struct AnyView2: View { let option: Option
        var body: some View { Text("a").accessibilityIdentifier(option.mark.id) } }
      """
    let passed = inventory(of: source).assignments.filter { $0.form == .initArgument }
    #expect(passed.map { written($0.identifier) } == ["mark.first", "mark.third"])
  }
}
