import Findings
import Inventory
import Taxonomy
import Testing

/// P34: classes that name their stored views by reflection.
@Suite struct ReflectionSchemeTests {
  private func uiKit(_ viewDidLoad: String, members: String = "", _ declarations: String) -> [String] {
    inventory(viewDidLoad: viewDidLoad, members: members, declarations: declarations).controls
  }

  private let reflecting = """
    protocol Reflected { }
    extension Reflected {
      func markSubviews() {
        #if DEBUG
        let mirror = Mirror(reflecting: self)
        for child in mirror.children {
          if let view = child.value as? UIView, let label = child.label {
            view.accessibilityIdentifier = "\\(type(of: self)).\\(label)"
          }
        }
        #endif
      } }
    """

  @Test("P34 reflection names the stored views of each class that asks for it")
  func reflection() {
    #expect(
      uiKit(
        "markSubviews()", members: "let go = UIButton(); @IBOutlet var name: UITextField!; var isOn = false",
        reflecting
          + "\nextension LoginViewController: Reflected { }\nclass Other: UIViewController { let stop = UIButton() }")
        == ["UIButton LoginViewController.go", "UITextField LoginViewController.name", "UIButton -"])
  }

  @Test("P34 reflection that is not understood is said to be one")
  func unclearReflection() {
    let odd = """
      extension UIView { func markSubviews() { for (label, value) in Mirror(reflecting: self).children { if let view = value as? UIView { view.accessibilityIdentifier = naming.name(label) } } } }
      class Form: UIView { let go = UIButton(); func setUp() { markSubviews() } }
      """
    let found = inventory(of: odd).controls
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("UIButton ?") == true)
    #expect(found.first?.contains("reflection") == true)
  }

  @Test(
    "P34 in several shapes",
    arguments: [
      "for (label, value) in Mirror(reflecting: self).children { guard let view = value as? UIView, let label = label else { continue }; view.accessibilityIdentifier = \"\\(Self.self)/\\(label)\" }",
      "Mirror(reflecting: self).children.forEach { child in if let view = child.value as? UIView { let name = child.label ?? \"\"; view.accessibilityIdentifier = \"\\(String(describing: type(of: self)))/\\(name)\" } }",
      "let mirror = Mirror(reflecting: self); for child in mirror.children { if let item = child.value as? UIBarItem { item.accessibilityIdentifier = child.label } else if let view = child.value as? UIView { view.accessibilityIdentifier = \"\\(type(of: self))/\\(child.label!)\" } }",
    ])
  func shapes(body: String) {
    let found = uiKit(
      "markSubviews()", members: "let go = UIButton()", "extension UIViewController { func markSubviews() { \(body) } }"
    )
    #expect(found == ["UIButton LoginViewController/go"])
  }

  @Test("P34 a cast chooses what is named") func casts() {
    let items = """
      extension UIViewController { func markSubviews() { for child in Mirror(reflecting: self).children {
        if let item = child.value as? UIBarItem { item.accessibilityIdentifier = "item.\\(child.label!)" }
        else if let field = child.value as? UITextField { field.accessibilityIdentifier = "field.\\(child.label!)" } } } }
      """
    #expect(
      uiKit(
        "markSubviews()", members: "let save = UIBarButtonItem(); let name = UITextField(); let go = UIButton()", items)
        == [
          "UIBarButtonItem item.save", "UITextField field.name", "UIButton -",
        ])
  }

  @Test("P34 the storage of a lazy property has another name") func lazyProperties() {
    let plain = """
      extension UIViewController { func markSubviews() { for child in Mirror(reflecting: self).children {
        if let view = child.value as? UIView, let label = child.label { view.accessibilityIdentifier = label } } } }
      """
    #expect(
      uiKit("markSubviews()", members: "lazy var go: UIButton = UIButton()", plain) == ["UIButton $__lazy_storage_$_go"]
    )
    let stripping = plain.replacing(
      "child.label {", with: "child.label?.replacingOccurrences(of: \"$__lazy_storage_$_\", with: \"\") {")
    #expect(uiKit("markSubviews()", members: "lazy var go: UIButton = UIButton()", stripping) == ["UIButton go"])
  }

  @Test("P34 a helper that goes on into the views of a view") func helper() {
    let helper = """
      protocol Marked { }
      extension Marked {
        func markAll() { let mirror = Mirror(reflecting: self); mark(mirror, 0) }
        private func mark(_ mirror: Mirror, _ depth: Int) {
          if depth > 1 { return }
          for child in mirror.children {
            if let view = child.value as? UIView {
              let name = child.label?.replacingOccurrences(of: ".storage", with: "")
              let inner = Mirror(reflecting: view)
              if inner.children.count > 0 { mark(inner, depth + 1) }
              view.accessibilityIdentifier = "\\(type(of: self)).\\(name!)"
            } } } }
      class Header: UIView { let close = UIButton() }
      extension LoginViewController: Marked { }
      """
    #expect(
      uiKit("markAll()", members: "let go = UIButton(); let header = Header()", helper) == [
        "UIButton LoginViewController.go", "UIButton LoginViewController.close",
      ])
  }

  @Test("P34 a call in a base class names the views of its subclasses, each by its own name") func subclasses() {
    let found = inventory(
      of: """
        extension UIViewController { func mark() { for child in Mirror(reflecting: self).children { if let view = child.value as? UIView, let label = child.label { view.accessibilityIdentifier = "\\(type(of: self)).\\(label)" } } } }
        class BaseViewController: UIViewController { override func viewDidLoad() { mark() } }
        class LoginViewController: BaseViewController { let go = UIButton() }
        class OrdersViewController: BaseViewController { let go = UIButton() }
        """)
    #expect(found.controls == ["UIButton LoginViewController.go", "UIButton OrdersViewController.go"])
  }

  @Test("P34 through default implementations, a prefix for the views of a view, and a function that gives")
  func farReaching() {
    let scheme = """
      protocol Marked { func mark() }
      extension Marked {
        func mark() { mark(upTo: Self.self) }
        func mark(upTo root: Any.Type?) { let mirror = Mirror(reflecting: self); go(over: mirror, root: root) }
        private func go(over mirror: Mirror, root: Any.Type?) { go(over: mirror, level: 0) }
        private func go(over mirror: Mirror, prefix: String? = nil, level: Int) {
          if level > 1 { return }
          for child in mirror.children {
            var target: UIAccessibilityIdentification?
            switch child.value { case let view as UIView: target = view; case let item as UIBarItem: target = item; default: break }
            if let target = target, let name = clean(child.label) {
              let inner = Mirror(reflecting: target)
              if inner.children.count > 0 {
                var path = name
                if let prefix = prefix { path = "\\(prefix).\\(name)" }
                go(over: inner, prefix: path, level: level + 1)
              }
              give(target, prefix: prefix, name: name)
            } } }
        func give(_ object: UIAccessibilityIdentification, prefix: String? = nil, name: String) {
          var path = name
          if let prefix = prefix { path = "\\(prefix).\\(name)" }
          object.accessibilityIdentifier = "\\(type(of: self)).\\(path)" }
        private func clean(_ label: String?) -> String? { label?.replacingOccurrences(of: "$__lazy_storage_$_", with: "") } }
      class Header: UIView { let close = UIButton() }
      class OrdersViewController: UIViewController, Marked { let go = UIButton() }
      extension LoginViewController: Marked { }
      """
    #expect(
      uiKit(
        "mark()", members: "lazy var go: UIButton = UIButton(); let save = UIBarButtonItem(); let header = Header()",
        scheme)
        == [
          "UIButton LoginViewController.go", "UIBarButtonItem LoginViewController.save",
          "UIButton LoginViewController.header.close", "UIButton -",
        ])
  }

  @Test("P34 what the call passes is a part of the names") func passedOn() {
    let scheme = """
      protocol Marked { }
      extension Marked { func mark(_ key: String) { let mirror = Mirror(reflecting: self); go(mirror, key) }
        private func go(_ mirror: Mirror, _ original: String) { let key = original.replacingOccurrences(of: " ", with: "_")
          for child in mirror.children { if let view = child.value as? UIView, let name = child.label { view.accessibilityIdentifier = "\\(key).\\(name)" } } } }
      extension LoginViewController: Marked { }
      """
    #expect(uiKit("mark(\"the key\")", members: "let go = UIButton()", scheme) == ["UIButton the_key.go"])
    #expect(uiKit("mark(order.key)", members: "let go = UIButton(); let order: Order", scheme) == ["UIButton {key}.go"])
  }
}
