import Auditor
import Findings
import Inventory
import Settings
import SwiftSource
import Taxonomy
import Testing

/// What is inserted for an element that has no identifier is what an audit finds on it then.
@Suite struct InsertionTests {
  private static let sources = [
    """
    struct LoginView: View {
      @State private var email = ""
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Email", text: $email)
              .textFieldStyle(.roundedBorder)
            Toggle(isOn: $isOn) {
              Text("Remember me")
            }
            .padding()
            .background(Color.gray)
            if isOn { Button("Sign In") {} }
            Button(action: help) {
              Label("Help", systemImage: "questionmark")
            }
            .sheet(isPresented: $isOn) {
              HelpView()
            }
            Menu("More") {
              Button("Delete") {}.tint(.red)
            }
            Button("Info") {}
              .overlay { Text("New") }
              .accessibilityElement(children: .combine)
          }
          .toolbar {
            ToolbarItem { Button("Done") {} }
          }
        }
      }
      func help() {}
    }
    struct HelpView: View {
      var body: some View {
        return Link("Web", destination: url) // the site
      }
    }
    """,
    """
    final class LoginViewController: UIViewController {
      @IBOutlet private var emailField: UITextField!
      private let signInButton = UIButton(type: .system)
      private lazy var helpButton: UIButton = {
        let button = UIButton()
        button.isEnabled = false
        return button
      }()
      private let moreButton: UIButton = {
        $0.isEnabled = false
        return $0
      }(UIButton())
      private lazy var doneItem: UIBarButtonItem = { UIBarButtonItem(systemItem: .done) }()
      private var slider: UISlider!

      override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
        slider = UISlider()
        view.addSubview(slider)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem = doneItem
      }

      private func setUp() {
        signInButton.setTitle("Sign In", for: .normal)
        let stack = UIStackView(arrangedSubviews: [emailField, signInButton, helpButton, moreButton])
        let toggle = UISwitch()
        toggle.isOn = true
        stack.addArrangedSubview(toggle)
        view.addSubview(stack)
      }
    }
    """,
  ]

  private func report(on source: String) -> Report {
    Audit(settings: Settings()).run(onSources: [("App/File.swift", source)])
  }

  @Test(arguments: sources.indices)
  func everyElementGetsWhatItIsToHave(index: Int) throws {
    let source = Self.sources[index]
    let bare = report(on: source).inventory.elements.filter { $0.isControl && $0.identifier.state == .none }
    var places: [Place] = []
    for element in bare where !places.contains(element.place) { places.append(element.place) }
    #expect(places.count > 7)
    for (number, place) in places.enumerated() {
      let framework = bare.first { $0.place == place }?.framework ?? .swiftUI
      let wish = IdentifierWish(position: place.position, framework: framework, code: "\"wish\(number)\"")
      let bytes = Array(source.utf8)
      let results = onLargeStack { bytes.withUnsafeBufferPointer { insertions(for: [wish], in: $0) } }
      guard case .edits(let edits) = try #require(results.first) else {
        Issue.record("\(place.line): \(results)")
        continue
      }
      let changed = report(on: applying(edits, to: source))
      let given = changed.inventory.elements.filter { $0.identifier.values == ["wish\(number)"] }
      #expect(!given.isEmpty && changed.skipped.isEmpty, "\(place.line)")
      #expect(Set(given.map(\.kind)) == Set(bare.filter { $0.place == place }.map(\.kind)), "\(place.line)")
      #expect(given.allSatisfy { $0.verdict != .shadowed && $0.verdict != .spread && $0.verdict != .merged })
      let others = changed.inventory.elements.filter { $0.isControl && $0.identifier.state == .none }
      #expect(others.count == bare.count - given.count, "\(place.line): nothing else gets it")
    }
  }

  /// The table of the modifiers that an identifier may stand behind agrees with what the audit knows of SwiftUI.
  @Test func behindAModifierThatStylesItAViewHasItsIdentifier() {
    let names = ModifierOrder.stylingNames.sorted()
    let views = names.map { name in
      "struct S\(name)View: View { var body: some View {\n"
        + "Button(\"A\") {}.\(name)(value).accessibilityIdentifier(\"\(name)\") } }\n"
    }
    let elements = report(on: "import SwiftUI\n" + views.joined()).inventory.elements
    for name in names {
      let found = elements.filter { $0.identifier.values == [name] }
      #expect(found.map(\.kind) == ["Button"] && found.allSatisfy { $0.verdict == .reachable }, "\(name)")
    }
  }

  @Test func whatOnlyDrawsIsNoElement() {
    for name in ModifierOrder.drawings {
      let source = "struct AView: View { var body: some View { Button(\"A\") {}.background(\(name)()) } }"
      #expect(report(on: source).inventory.elements.map(\.kind) == ["Button"], "\(name)")
    }
  }

  private func applying(_ edits: [FileEdit], to source: String) -> String {
    var bytes = Array(source.utf8)
    for edit in edits.reversed() {
      let range = bytes.withUnsafeBufferPointer { bytes in
        let text = SourceText(bytes)
        return (text.offset(edit.range.start) ?? 0)..<(text.offset(edit.range.end) ?? 0)
      }
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
