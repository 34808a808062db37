import Inventory
import Taxonomy
import Testing

/// Views that are made with a model of what they show, and write it out later.
@Suite struct ConfiguredViewTests {
  private func identifiers(_ mark: String, render: String = "override func layoutSubviews() { render() }") -> [[String]]
  {
    inventory(
      of: """
        final class ActionButton: UIButton {
          var props: Props
          init(props: Props) { self.props = props; super.init(frame: .zero) }
          \(render)
          func render() { accessibilityIdentifier = props.mark }
          struct Props {
            var mark: String
            init(title: String, mark: String = "") { self.mark = \(mark) }
          }
        }
        final class AlertViewController: UIViewController {
          let yes = ActionButton(props: .init(title: "Yes", mark: "alert.yes"))
          let no = ActionButton(props: .init(title: "No"))
          override func viewDidLoad() { view.addSubview(yes); view.addSubview(no) }
        }
        final class HeaderViewController: UIViewController {
          let end = ActionButton(props: .init(title: "End", mark: "header.end"))
          override func viewDidLoad() { view.addSubview(end) }
        }
        """
    ).elements.map(\.identifier.values)
  }

  @Test(arguments: [
    "override func layoutSubviews() { render() }", "override func updateConstraints() { render() }",
    "func setUp() { render() }",
  ])
  func eachHasItsOwn(render: String) {
    #expect(identifiers("mark.isEmpty ? title : mark", render: render) == [["alert.yes"], ["No"], ["header.end"]])
  }

  @Test func whatIsNotEmptyIsAskedForAsWell() {
    #expect(identifiers("!mark.isEmpty ? mark : title") == [["alert.yes"], ["No"], ["header.end"]])
  }

  @Test func anotherQuestionLeavesBoth() {
    #expect(identifiers("isShort(mark) ? title : mark").first == ["Yes", "alert.yes"])
  }
}
