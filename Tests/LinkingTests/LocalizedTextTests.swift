import Inventory
import Taxonomy
import Testing

/// What localisation keys read in the development language: on elements, and where one ends in an identifier.
struct LocalizedTextTests {
  private var context: LinkingContext {
    var context = LinkingContext()
    context.texts.add(
      ["sign_in": "Sign in", "reaction": "Add %1$@ (100%%)", "Entry": "Entry"], table: "Localizable", folder: "App")
    context.texts.add(["help": "Get help"], table: "Support", folder: "App")
    return context
  }

  private static let accessors = """
    enum L10n {
      static var signIn: String { return L10n.tr("Localizable", "sign_in") }
      static let signInNow = L10n.tr("Localizable", "sign_in", fallback: "Sign in now")
      static func reaction(_ p1: Any) -> String { return L10n.tr("Localizable", "reaction", String(describing: p1)) }
      static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
        for language in languages { if let text = find(language, table, key) { return text } }
        return key
      }
    }
    enum Strings: String {
      case signIn = "sign_in"
      var localized: String { NSLocalizedString(rawValue, comment: "") }
    }
    enum Keys { static let help = "help" }
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
    func text(for key: String) -> String { NSLocalizedString(key, comment: "") }
    """

  private func button(_ code: String) throws -> Element {
    let source = """
      struct LoginView: View { var body: some View { \(code) } }
      \(Self.accessors)
      """
    return try #require(inventory(of: source, context).elements.first { $0.kind == "Button" })
  }

  @Test(
    "a control's label is what a person reads",
    arguments: [
      (#"Button("sign_in") {}"#, "Sign in", "sign_in"), (#"Button("unknown_key") {}"#, "unknown_key", nil),
      (#"Button("Entry") {}"#, "Entry", nil),
      (#"Button {} label: { Text("help", tableName: "Support") }"#, "Get help", "help"),
      (#"Button {} label: { Text(verbatim: "sign_in") }"#, "sign_in", nil),
      (#"Button(L10n.signIn) {}"#, "Sign in", "signIn"), (#"Button(L10n.signInNow) {}"#, "Sign in now", "signInNow"),
      (#"Button(L10n.reaction(name)) {}"#, "Add … (100%)", "reaction"),
      (#"Button(L10n.signIn.uppercased()) {}"#, "SIGN IN", "uppercased"),
      (#"Button(Strings.signIn.localized) {}"#, "Sign in", "localized"),
      (#"Button("sign_in".localized) {}"#, "Sign in", "sign_in"),
      (#"Button(text(for: "sign_in")) {}"#, "Sign in", "sign_in"),
      (#"Button(NSLocalizedString("sign_in", comment: "")) {}"#, "Sign in", "sign_in"),
      (#"Button(NSLocalizedString("sign_in", value: "Log in", comment: "")) {}"#, "Log in", "sign_in"),
      (#"Button(NSLocalizedString(Keys.help, tableName: "Support", comment: "")) {}"#, "Get help", nil),
      (#"Button(String(localized: "help", table: "Support")) {}"#, "Get help", "help"),
      (#"Button(LocalizedStringKey("sign_in")) {}"#, "Sign in", "sign_in"),
      (#"Button(Bundle.main.localizedString(forKey: "help", value: nil, table: "Support")) {}"#, "Get help", nil),
    ] as [(String, String, String?)])
  func aControlsLabelIsWhatAPersonReads(code: String, label: String, name: String?) throws {
    let element = try button(code)
    #expect(element.label == label)
    if let name { #expect(element.labelName == name) }
  }

  @Test("a bar button's title, too")
  func aBarButtonsTitle() throws {
    let source = """
      class LoginViewController: UIViewController {
        func setUp() { navigationItem.rightBarButtonItem = UIBarButtonItem(title: L10n.signIn, style: .plain, target: self, action: nil) }
      }
      \(Self.accessors)
      """
    let item = try #require(inventory(of: source, context).elements.first { $0.kind == "UIBarButtonItem" })
    #expect(item.label == "Sign in")
    #expect(item.labelName == "signIn")
  }

  @Test("an identifier that is a localised text is told with the text")
  func anIdentifierThatIsALocalisedText() throws {
    let identifier = try button(#"Button("Go") {}.accessibilityIdentifier(L10n.signIn)"#).identifier
    #expect(identifier.isLocalized)
    #expect(identifier.reason == "a localised text, 'Sign in', another in each language")
  }

  @Test("a key given as a label is nothing that could be meant as an identifier")
  func aKeyGivenAsALabel() {
    let source = """
      struct LoginView: View {
        var body: some View {
          Button("Go") {}.accessibilityLabel("sign_in")
          Button("Go") {}.accessibilityLabel("login.submit.button")
        }
      }
      """
    #expect(inventory(of: source, context).lookalikes.map(\.value.values) == [["login.submit.button"]])
  }

  @Test("of a table's copies in several modules the nearest with the key counts")
  func ofATablesCopiesTheNearestCounts() {
    var texts = LocalizedTexts()
    texts.add(["a": "one", "c": "C"], table: "Localizable", folder: "One/One")
    texts.add(["a": "two"], table: "Localizable", folder: "Two/Two")
    texts.add(["a": "base", "b": "B"], table: "Localizable", folder: "")
    texts.add(["a": "late", "d": "D"], table: "Localizable", folder: "Two/Two")
    #expect(texts.text(forKey: "a", near: "Two/Two/Views/A.swift") == "two")
    #expect(texts.text(forKey: "a", near: "One/One/A.swift") == "one")
    #expect(texts.text(forKey: "a", near: "Three/A.swift") == "base")
    #expect(texts.text(forKey: "c", near: "Two/Two/A.swift") == "C")
    #expect(texts.text(forKey: "d", near: "A.swift") == "D")
    #expect(texts.text(forKey: "a", inTable: "Other", near: "A.swift") == nil)
  }
}
