import Inventory
import Taxonomy
import Testing

/// Identifiers that code gives to views by what holds them.
@Suite struct CollectiveIdentifierTests {
  private func state(_ code: String) -> Identifier.State? {
    inventory(
      of: """
        final class FormViewController: UIViewController {
          let stack = UIStackView()
          let box = UIView()
          let go = UIButton()
          override func viewDidLoad() {
            stack.addArrangedSubview(go)
            \(code)
          }
        }
        """
    ).elements.first { $0.name == "go" }?.identifier.state
  }

  @Test(arguments: [
    "stack.arrangedSubviews[index].accessibilityIdentifier = \"form.go\"",
    "stack.arrangedSubviews.first?.accessibilityIdentifier = \"form.go\"",
    "stack.arrangedSubviews.forEach { $0.accessibilityIdentifier = \"form.go\" }",
    "for (index, view) in stack.arrangedSubviews.enumerated() { view.accessibilityIdentifier = \"form.\\(index)\" }",
  ])
  func whichOfTheViewsGetsItIsOpen(code: String) { #expect(state(code) == .unresolved) }

  @Test(arguments: [
    "box.subviews.forEach { $0.accessibilityIdentifier = \"form.go\" }",
    "stack.arrangedSubviews.forEach { $0.accessibilityIdentifier = nil }",
    "stack.arrangedSubviews.forEach { $0.isHidden = true }",
  ])
  func otherViewsGetNothing(code: String) { #expect(state(code) == Identifier.State.none) }

  @Test func whatAViewHasOfItsOwnStays() {
    #expect(
      state("go.accessibilityIdentifier = \"form.go\"; stack.subviews.forEach { $0.accessibilityIdentifier = \"x\" }")
        == .known)
  }
}
