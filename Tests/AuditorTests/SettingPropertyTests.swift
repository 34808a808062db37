import Auditor
import Inventory
import Settings
import Taxonomy
import Testing

@Suite struct SettingPropertyTests {
  @Test func whatAPropertyPassesOnIsNotMissing() {
    let source = """
      struct Acc { var id: String?; static func id(_ text: String) -> Acc { Acc(id: text) } }
      extension UIView {
        var acc: Acc { get { Acc(id: accessibilityIdentifier) } set { accessibilityIdentifier = newValue.id } }
        var other: Acc { get { Acc() } set { tag = 1 } }
      }
      final class PayViewController: UIViewController {
        let pay = UIButton()
        let help = UIButton()
        override func viewDidLoad() {
          pay.acc = .id("pay")
          help.other = .id("help")
        }
      }
      """
    let elements = Audit(settings: Settings()).run(onSources: [("A.swift", source)]).inventory.elements
    #expect(elements.map(\.identifier.state) == [.unresolved, .none])
  }
}
