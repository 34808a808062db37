import Inventory
import Taxonomy
import Testing

/// Views that objects make which are no views.
@Suite struct ViewMakerTests {
  private func elements(_ call: String) -> [String] {
    inventory(
      of: """
        final class Box: UIView { let label = UILabel() }
        struct ViewFactory {
          func makeBox() -> Box { Box() }
          func count() -> Int { 0 }
        }
        final class AlertViewController: UIViewController {
          let factory: ViewFactory
          var box: Box?
          init(factory: ViewFactory) { self.factory = factory; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() {
            let made = \(call)
            made.accessibilityIdentifier = "alert.box"
            made.label.accessibilityIdentifier = "alert.text"
            view.addSubview(made)
          }
        }
        """
    ).elements.map { "\($0.kind) \($0.screen ?? "-"): \($0.identifier.values.joined())" }
  }

  @Test(arguments: ["factory.makeBox()", "self.factory.makeBox()"])
  func whatAFactoryMakesIsAnElement(call: String) {
    #expect(elements(call) == ["UILabel alert: alert.text", "Box alert: alert.box"])
  }

  @Test(arguments: ["factory.count()", "other.makeBox()"])
  func whatIsNoViewIsNone(call: String) { #expect(elements(call).isEmpty) }
}
