import Findings
import Inventory
import Testing

/// What an identifier lands on that is passed on before it is given.
@Suite struct CarriedTargetTests {
  /// The targets of the places that say `x`.
  private func targets(_ source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return inventory(of: source).assignments.filter { lines[$0.place.line - 1].contains("\"x\"") }.map {
      "\($0.target)"
    }
  }

  // MARK: SwiftUI

  @Test(arguments: [
    ("Button(title) { }.accessibilityIdentifier(id)", "button"),
    ("VStack { Text(title); TextField(title, text: $text).accessibilityIdentifier(id) }", "textField"),
    ("VStack { Text(title); Button(title) { } }.accessibilityIdentifier(id)", "container:VStack"),
    ("ZStack { Color.red; Button(title) { } }.accessibilityIdentifier(id)", "button"),
    ("List { Text(title) }.accessibilityIdentifier(id ?? \"none\")", "collectionView"),
    ("VStack { Text(title).accessibilityIdentifier(id); Button(title) { }.accessibilityIdentifier(id) }", "unknown"),
    (
      "VStack { Text(title).accessibilityIdentifier(id) }.accessibilityElement(children: .contain).accessibilityIdentifier(id)",
      "other"
    ),
    (
      "HStack { Text(title); Toggle(title, isOn: $on) }.accessibilityElement(children: .combine).accessibilityIdentifier(id)",
      "switch"
    ),
    (
      "HStack { Text(title); Spacer() }.accessibilityElement(children: .combine).accessibilityIdentifier(id)", "unknown"
    ),
  ])
  func aComponentsParameter(body: String, target: String) {
    #expect(
      targets(
        """
        struct Row: View { var id: String?; var title = "a"; var body: some View { \(body) } }
        struct LoginView: View { var body: some View { Row(id: "x") } }
        """) == [target])
  }

  @Test func anInitialiserThatKeepsIt() {
    #expect(
      targets(
        """
        struct Row: View {
          private let mark: String
          init(identifier: String) { mark = identifier }
          init(_ identifier: String) { self.init(identifier: identifier) }
          var body: some View { Toggle("a", isOn: .constant(true)).accessibilityIdentifier(mark) }
        }
        struct LoginView: View { var body: some View { Row(identifier: "x"); Row("x") } }
        """) == ["switch", "switch"])
  }

  @Test(arguments: [
    (".label", "staticText"), (".button { }", "button"), (".toggle(true)", "switch"),
    (".custom { SecureField(\"a\", text: $text) }", "secureTextField"),
  ])
  func aComponentShowsWhatItIsMadeWith(kind: String, target: String) {
    #expect(
      targets(
        """
        struct Row<Content: View>: View {
          enum Kind { case label, button(action: () -> Void), toggle(Bool), custom(() -> Content) }
          let kind: Kind
          var body: some View { content.padding() }
          @ViewBuilder var content: some View {
            switch kind {
            case .label: Text("a")
            case .button(let action): Button("a", action: action)
            case .toggle(let isOn): HStack { Text("a"); Toggle("a", isOn: isOn) }.accessibilityElement(children: .combine)
            case .custom(let content): content()
            }
          }
        }
        struct LoginView: View { var body: some View { Row(kind: \(kind)).accessibilityIdentifier("x") } }
        """) == [target])
  }

  @Test func aSlotThatTheCallLeavesOutIsNotThere() {
    let row = """
      struct Row: View {
        var id: String
        var onSelect: (() -> Void)? = nil
        var body: some View {
          HStack {
            if onSelect != nil { Button("a") { } } else { Text("a") }
          }.accessibilityElement(children: .combine).accessibilityIdentifier(id)
        }
      }
      struct LoginView: View { var body: some View {
      """
    #expect(targets(row + "\nRow(id: \"x\", onSelect: { }) } }") == ["button"])
    #expect(targets(row + "\nRow(id: \"x\") } }") == ["unknown"])
    #expect(targets(row + "\nRow(id: \"x\", onSelect: select) } }") == ["unknown"])
  }

  @Test func modelsInAListThatRowsAreMadeOf() {
    #expect(
      targets(
        """
        struct Option { let title: String; let mark: String }
        struct LoginView: View {
          let options: [Option] = [.init(title: "a", mark: "x")]
          var body: some View {
            ForEach(Array(options.enumerated()), id: \\.offset) { index, option in
              Button(option.title) { }.accessibilityIdentifier(option.mark)
            }
          }
        }
        """) == ["button"])
  }

  @Test func aModifierOfTheAppsOwn() {
    #expect(
      targets(
        """
        extension View {
          func mark(_ id: String?) -> some View {
            apply { if let id { $0.accessibilityIdentifier(id) } else { $0 } }
          }
        }
        struct Row: View { var id: String; var body: some View { VStack { Button("a") { }.mark(id) } } }
        struct LoginView: View { var body: some View { Row(id: "x") } }
        """) == ["button"])
  }

  @Test func whatAClosureUnwraps() {
    #expect(
      targets(
        """
        struct Row: View {
          let mark: String?
          var body: some View { HStack { Button("a") { }.ifLet(mark) { $0.accessibilityIdentifier($1) } } }
        }
        struct LoginView: View { var body: some View { Row(mark: "x") } }
        """) == ["button"])
  }

  // MARK: UIKit

  @Test func aModelThatEndsInAnObjectsProperty() {
    #expect(
      targets(
        """
        struct Page { var titleIdentifier: String?; var imageIdentifier: String? }
        let page = Page(titleIdentifier: "x", imageIdentifier: "x")
        class PageViewController: UIViewController {
          let titleLabel = UILabel()
          let imageView = UIImageView()
          var page: Page?
          func show() {
            titleLabel.accessibilityIdentifier = page?.titleIdentifier
            imageView.accessibilityIdentifier = page?.imageIdentifier
          }
        }
        """) == ["staticText", "image"])
  }

  @Test func aHelperIsForWhatItIsCalledWith() {
    #expect(
      targets(
        """
        func mark(_ view: UIView, identifier: String) { view.accessibilityIdentifier = identifier }
        class LoginViewController: UIViewController {
          let go = UIButton()
          let name = UITextField()
          func show() { mark(go, identifier: "x"); mark(name, identifier: "x") }
        }
        """) == ["button", "textField"])
  }

  @Test func aClassThatHandsItsIdentifierOn() {
    #expect(
      targets(
        """
        class SwitchBox: UIView {
          let control = UISwitch()
          override var accessibilityIdentifier: String? {
            get { control.accessibilityIdentifier }
            set { control.accessibilityIdentifier = newValue }
          }
        }
        class LoginViewController: UIViewController {
          let box = SwitchBox()
          func show() { box.accessibilityIdentifier = "x" }
        }
        """) == ["switch"])
  }

  @Test(arguments: [("UILabel", "other"), ("UISwitch", "switch")])
  func aClassThatOnlyWatchesItsIdentifier(inner: String, target: String) {
    #expect(
      targets(
        """
        class Box: UIControl {
          let label = \(inner)()
          override var accessibilityIdentifier: String? { didSet { label.accessibilityIdentifier = accessibilityIdentifier } }
        }
        class LoginViewController: UIViewController {
          let box = Box()
          func show() { box.accessibilityIdentifier = "x" }
        }
        """) == [target])
  }

  @Test func theViewOfATableController() {
    #expect(
      targets(
        "class RowsController: UITableViewController { func show() { view.accessibilityIdentifier = \"x\" } }") == [
          "table"
        ])
  }

  @Test func aSecureTextField() {
    #expect(
      inventory(
        viewDidLoad: "code.isSecureTextEntry = true\ncode.accessibilityIdentifier = \"x\"",
        members: "let code = UITextField()"
      ).assigned == ["uikit-property secureTextField x"])
  }

  @Test(arguments: [
    (".staticText", "staticText"), ("[.header, .staticText]", "staticText"), (".button", "cell"), (".link", "cell"),
    (".none", "cell"),
  ])
  func traitsOfACell(traits: String, target: String) {
    #expect(
      targets(
        """
        class RowCell: UITableViewCell {
          func configure(identifier: String, traits: UIAccessibilityTraits = .staticText) {
            accessibilityIdentifier = identifier
            accessibilityTraits = traits
          }
        }
        func show(_ cell: RowCell) { cell.configure(identifier: "x", traits: \(traits)) }
        """) == [target])
  }

  @Test func aTraitByDefault() {
    #expect(
      targets(
        """
        class RowCell: UITableViewCell {
          func configure(identifier: String, traits: UIAccessibilityTraits = .staticText) {
            accessibilityIdentifier = identifier
            accessibilityTraits = traits
          }
        }
        func show(_ cell: RowCell) { cell.configure(identifier: "x") }
        """) == ["staticText"])
  }

  private static let cells = """
    protocol TextCell: UITableViewCell { func configure(identifier: String?) }
    class LabelCell: UITableViewCell, TextCell {
      func configure(identifier: String?) { accessibilityIdentifier = identifier }
    }
    class EditorCell: UITableViewCell, TextCell {
      let editor = UITextView()
      func configure(identifier: String?) { editor.accessibilityIdentifier = identifier }
    }
    class RowsController: UITableViewController {
      override func viewDidLoad() {
        tableView.register(LabelCell.self, forCellReuseIdentifier: Reuse.label.rawValue)
        tableView.register(EditorCell.self, forCellReuseIdentifier: Reuse.editor.rawValue)
      }
    }
    enum Reuse: String { case label, editor }
    struct Row {
      let reuse: Reuse
      let configure: (UITableViewCell) -> Void
      static func make(_ reuse: Reuse, configure: @escaping (UITableViewCell) -> Void) -> Row {
        Row(reuse: reuse, configure: configure)
      }
    """

  @Test(arguments: [("label", "cell"), ("editor", "textView")])
  func theCellThatIsRegistered(reuse: String, target: String) {
    #expect(
      targets(
        """
        \(Self.cells)
          static func text(_ text: String, identifier: String? = nil, reuse: Reuse = .label) -> Row {
            .make(reuse) { cell in
              guard let cell = cell as? TextCell else { return }
              cell.configure(identifier: identifier)
            }
          }
        }
        struct Rows { let rows: [Row] = [.text("a", identifier: "x", reuse: .\(reuse))] }
        """) == [target])
  }

  @Test func aCellOfAnyClass() {
    #expect(
      targets(
        """
        \(Self.cells)
          static func text(_ text: String, identifier: String?) -> (UITableViewCell) -> Void {
            { cell in
              guard let cell = cell as? TextCell else { return }
              cell.configure(identifier: identifier)
            }
          }
        }
        let row = Row.text("a", identifier: "x")
        """) == ["unknown"])
  }

  @Test func aClosureThatWorksOnTheObjectBeforeIt() {
    #expect(
      inventory(
        viewDidLoad: "go.then { $0.accessibilityIdentifier = \"x\" }", members: "let go = UIButton()",
        declarations: "extension UIView { func then(_ body: (Self) -> Void) -> Self { body(self); return self } }"
      ).assigned == ["uikit-property button x"])
    #expect(
      inventory(
        body:
          "TextField(\"a\", text: $a).introspect(.textField, on: .iOS(.v17)) { field in field.accessibilityIdentifier = \"x\" }"
      )
      .assigned == ["uikit-property textField x"])
  }

  // MARK: Labels

  @Test func whatStandsInALabelBecomesThatControl() {
    #expect(
      inventory(body: "Button { } label: { Image(\"a\").accessibilityIdentifier(\"x\") }").assigned == [
        "swiftui-modifier button x"
      ])
    #expect(
      inventory(body: "Menu { Button(\"b\") { } } label: { HStack { Text(\"a\") }.accessibilityIdentifier(\"x\") }")
        .assigned
        == ["swiftui-modifier button x"])
    #expect(
      inventory(
        body: "Button { } label: { Image(\"a\").accessibilityIdentifier(\"x\") }.accessibilityIdentifier(\"y\")"
      )
      .assigned == ["swiftui-modifier unknown x", "swiftui-modifier button y"])
  }
}
