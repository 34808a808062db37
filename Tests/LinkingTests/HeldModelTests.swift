import Inventory
import Testing

/// Identifiers that models hold which other models hold: told apart by the way to them.
@Suite struct HeldModelTests {
  private let models = """
    struct Label { let text: String; let mark: String? }
    struct Info { let title: Label; let subtitle: Label?; let note: Label? }

    """

  @Test func twoPropertiesOfOneTypeAreTwoValues() {
    let inventory = inventory(
      of: models + """
        final class Cell: UIView { let t = UIButton(); let s = UIButton(); let n = UIButton()
          func update(_ info: Info) {
            addSubview(t); addSubview(s); addSubview(n)
            t.accessibilityIdentifier = info.title.mark
            s.accessibilityIdentifier = info.subtitle?.mark
            n.accessibilityIdentifier = info.note?.mark
          } }
        final class Home: UIViewController { let cell = Cell()
          override func viewDidLoad() {
            view.addSubview(cell)
            cell.update(Info(title: Label(text: "a", mark: "title"), subtitle: Label(text: "b", mark: "sub"), note: nil))
            cell.update(Info(title: Label(text: "a", mark: "other"), subtitle: nil, note: nil))
          } }
        """)
    #expect(inventory.controls == ["UIButton title|other", "UIButton sub", "UIButton -"])
  }

  @Test func anInitialiserOfItsOwnFillsThem() {
    let inventory = inventory(
      of: """
        struct Label { let mark: String }
        struct Info { let first: Label; let second: Label
          init(_ a: Label, _ b: Label) { first = b; second = a } }
        struct Row: View { let info: Info; var body: some View {
          Button("a") { }.accessibilityIdentifier(info.first.mark)
          Button("b") { }.accessibilityIdentifier(info.second.mark)
        } }
        struct Home: View { var body: some View { Row(info: Info(Label(mark: "x"), Label(mark: "y"))) } }
        """)
    #expect(inventory.controls == ["Button y", "Button x"])
  }

  @Test func eachUseOfAComponentHasTheModelThatItPasses() {
    let inventory = inventory(
      of: """
        struct Action { let mark: String; let run: () -> Void
          static func add(_ run: @escaping () -> Void) -> Action { Action(mark: "add", run: run) }
          static func drop(_ run: @escaping () -> Void) -> Action { Self(mark: "drop", run: run) }
          static func keep(_ run: @escaping () -> Void) -> Action { .init(mark: "keep", run: run) } }
        struct Go: View { private var action: Action?
          init(_ action: Action?) { self.action = action }
          var body: some View { if let action { Button("a") { }.accessibilityIdentifier(action.mark) } } }
        struct First: View { @ObservedObject var model: Model; var body: some View { Go(model.next()) } }
        struct Second: View { var body: some View { Go(.keep { }) } }
        final class Model: ObservableObject { @Published var isOn = false
          func next() -> Action { if isOn { return .drop { [weak self] in self?.go() } } else { return .add { } } } }
        """)
    #expect(inventory.controls == ["Button drop|add", "Button keep"])
  }

  @Test func aCopyHoldsNothingNew() {
    let inventory = inventory(
      of: """
        struct Label { let mark: String }
        struct Info { let first: Label; let second: Label
          func flipped() -> Info { Info(first: first, second: second) }
        }
        struct Row: View { let info: Info; var body: some View {
          if let first = info.first { Button("a") { }.accessibilityIdentifier(first.mark) }
          Button("b") { }.accessibilityIdentifier(info.second.mark)
        } }
        struct Home: View { let infos: [Info]; var body: some View { ForEach(infos) { Row(info: $0.flipped()) } } }
        let info = Info(first: Label(mark: "x"), second: Label(mark: "y"))
        """)
    #expect(inventory.controls == ["Button x", "Button y"])
  }

  /// What cannot be followed is any of the values that the app makes.
  @Test func aModelThatIsNotKnownMayBeAny() {
    let source = """
      struct Label { let mark: String }
      struct Info { HOW title: Label }
      struct Row: View { let info: Info; var body: some View {
        Button("a") { }.accessibilityIdentifier(info.title.mark)
      } }
      struct Home: View { let infos: [Info]; var body: some View { ForEach(infos) { Row(info: $0) } } }
      let a = Info(title: Label(mark: "x"))
      func change(_ info: inout Info) { info.title = Label(mark: "y") }
      """
    #expect(inventory(of: source.replacing("HOW", with: "var")).controls == ["Button x|y"])
    #expect(
      inventory(of: source.replacing("HOW", with: "let").replacing("info.title = ", with: "_ = ")).controls
        == ["Button x"])
  }

  /// Of several initialisers the one is meant whose types fit; where that is not clear, any value may be there.
  @Test func theTypesOfTheArgumentsTellTheInitialiser() {
    func found(_ second: String) -> [String] {
      inventory(
        of: """
          struct Label { let text: String; let mark: String?
            init(_ text: String, mark: String? = nil) { self.text = text; self.mark = mark } }
          struct Info { let title: Label?; let note: Label?
            init(title: Label? = nil, note: Label? = nil, size: Int = 1) { self.title = title; self.note = note }
            init(title: String, note: \(second)? = nil, width: Int = 1) { self.title = Label(title); self.note = nil } }
          struct Row: View { let info: Info; var body: some View {
            Button("a") { }.accessibilityIdentifier(info.title?.mark ?? "none")
            Button("b") { }.accessibilityIdentifier(info.note?.mark ?? "none")
          } }
          let a = Info(title: Label("a", mark: "x"), note: isOn ? nil : Label("b", mark: "y"))
          extension String { func localized() -> String { load(self) } }
          let b = Info(title: "a".localized(), note: next)
          """
      ).controls
    }
    #expect(found("Label") == ["Button x|none", "Button y|none"])
    #expect(found("String") == ["Button x|none", "Button y|none"])
  }

  /// What each call passes in a list is that call's own, over a loop and another component.
  @Test(arguments: ["Part(item: item)", "Button(\"a\") { }.accessibilityIdentifier(item.mark)"])
  func aListOfModels(_ part: String) {
    let source = """
      struct Bar: View {
        struct Item: Identifiable { let id: Int; let mark: String }
        let items: [Item]
        var body: some View { HStack { ForEach(items) { item in \(part) } } }
      }
      struct Part: View { let item: Bar.Item
        var body: some View { Button("a") { }.accessibilityIdentifier(item.mark) } }
      struct One: View { var body: some View { Bar(items: [.init(id: 1, mark: "close"), .init(id: 2, mark: "menu")]) } }
      struct Two: View { var body: some View { Bar(items: [.init(id: 1, mark: "back")]) } }
      struct Three: View { let items: [Bar.Item]; var body: some View { Bar(items: items) } }
      """
    let found = inventory(of: source).elements.filter { ["one", "two", "three"].contains($0.screen) }
    #expect(
      Set(found.map { "\($0.screen ?? "-") \(written($0.identifier))" }) == [
        "one close|menu", "two back", "three close|menu|back",
      ])
  }

  @Test func aListOfTexts() {
    let source = """
      struct Tabs: View { let marks: [String]
        var body: some View { ForEach(marks, id: \\.self) { mark in Button("a") { }.accessibilityIdentifier(mark) } } }
      struct One: View { var body: some View { Tabs(marks: ["a", "b"]) } }
      struct Two: View { let load: [String]; var body: some View { Tabs(marks: load) } }
      """
    #expect(
      inventory(of: source).controls == ["Button a|b", "Button ?'mark' is known only at run time"])
  }
}
