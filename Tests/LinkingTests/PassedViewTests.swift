import Inventory
import Testing

/// Views that are passed to a function of the app's which gives them an identifier.
@Suite struct PassedViewTests {
  private func controls(_ members: String, _ declarations: String) -> [String] {
    inventory(
      of: """
        protocol Testable {}
        final class LoginViewController: UIViewController, Testable {
          let go = UIButton()
        \(members)
        }
        \(declarations)
        """
    ).controls
  }

  private static let mark = "func mark(_ view: UIView, using text: String) { view.accessibilityIdentifier = text }"

  /// The type's own method of the name takes nothing: it is not the one that is meant.
  @Test(arguments: ["extension Testable", "extension UIViewController", "class Base: UIViewController"])
  func anOverloadThatTakesAsMuchIsMeant(declared: String) {
    let found = inventory(
      of: """
        protocol Testable {}
        final class LoginViewController: \(declared.hasPrefix("class") ? "Base" : "UIViewController"), Testable {
          let go = UIButton()
          override func viewDidLoad() { mark() }
          private func mark() { mark(go, using: "login.go") }
        }
        \(declared) { \(Self.mark) }
        """)
    #expect(found.controls == ["UIButton login.go"])
  }

  @Test func theNearestThatTakesAsMuchIsMeant() {
    let own = "func mark(_ view: UIView, using text: String) { view.accessibilityIdentifier = \"own.\" + text }"
    #expect(
      controls("override func viewDidLoad() { mark(go, using: \"go\") }\n\(own)", "extension Testable { \(Self.mark) }")
        == ["UIButton own.go"])
    #expect(
      controls(
        "override func viewDidLoad() { mark(go, with: \"go\") }\nprivate func mark() {}",
        "extension Testable { \(Self.mark) }") == ["UIButton -"])
  }

  /// A view is whatever UIKit says that it is.
  @Test(arguments: [
    "_ view: UIAccessibilityIdentification", "_ view: NSObject", "_ view: any UIAccessibilityIdentification",
    "_ view: some UIAccessibilityIdentification", "_ view: AnyObject", "_ view: UIView & Testable", "_ view: T",
  ])
  func aParameterThatTakesAViewByAnotherName(parameter: String) {
    let generic = parameter.hasSuffix("T") ? "<T: UIAccessibilityIdentification>" : ""
    let mark = "func mark\(generic)(\(parameter), using text: String) { view.accessibilityIdentifier = text }"
    for owner in ["Testable", "UIViewController"] {
      #expect(
        controls("override func viewDidLoad() { mark(go, using: \"go\") }", "extension \(owner) { \(mark) }")
          == ["UIButton go"])
    }
  }

  @Test func oneThatIsNotGivenTheIdentifierHasNone() {
    let mark = "func mark(_ other: NSObject, using text: String) { view.accessibilityIdentifier = text }"
    #expect(
      controls("override func viewDidLoad() { mark(go, using: \"go\") }", "extension UIViewController { \(mark) }")
        == ["UIButton -"])
  }

  /// What a protocol asks for is each class's own, whoever else has one.
  @Test(arguments: ["", "var view: UIView! { get }", "var title: String? { get }"])
  func whatAProtocolAsksForIsEachClassesOwn(asked: String) {
    let found = inventory(
      of: """
        protocol Shown { \(asked) }
        extension Shown { \(Self.mark) }
        final class LoginViewController: UIViewController, Shown {
          override func loadView() { view = Panel() }
          override func viewDidLoad() { mark(view, using: "login") }
        }
        final class HomeViewController: UIViewController, Shown {
          override func loadView() { view = Panel() }
          override func viewDidLoad() { mark(view, using: "home") }
        }
        final class Panel: UIView { }
        """)
    #expect(found.elements.map { written($0.identifier) } == ["login", "home"])
  }
}
