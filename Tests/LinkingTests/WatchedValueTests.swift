import Inventory
import Taxonomy
import Testing

/// Properties whose changes code writes out.
@Suite struct WatchedValueTests {
  private func values(
    _ property: String, more: String = "", set: String = "cell.props = .init(text: \"a\", accIdentifier: \"list.note\")"
  ) -> [String]? {
    inventory(
      of: """
        final class NoteCell: UITableViewCell {
          let field = UITextField()
          \(property) { didSet { field.accessibilityIdentifier = props.accIdentifier } }
          \(more)
          struct Props { let text: String; let accIdentifier: String }
        }
        final class ListViewController: UITableViewController {
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            let cell = t.dequeueReusableCell(withIdentifier: "n") as! NoteCell
            \(set)
            return cell
          }
        }
        """
    ).elements.first { $0.kind == "UITextField" }?.identifier.values
  }

  @Test(arguments: [
    "var props = Props(text: \"\", accIdentifier: \"list.first\")",
    "var props: Props = Props(text: \"\", accIdentifier: \"list.first\")",
  ])
  func aFirstValueIsNotWatched(property: String) {
    #expect(values(property) == ["list.note"])
    // What other code reads it counts for.
    let reading = "func show() { field.accessibilityIdentifier = props.accIdentifier }"
    #expect(values(property, more: reading) == ["list.first", "list.note"])
  }

  @Test func whatAWatchedPropertyNamesIsNotKnownOfEachObject() {
    let found = inventory(
      viewDidLoad: "go.kind = .first", members: "let go = KindButton()\nlet stop = KindButton()",
      declarations: """
        class KindButton: UIButton {
          enum Kind { case first, second }
          var kind: Kind = .first {
            didSet {
              switch kind {
              case .first: accessibilityIdentifier = "login.first"
              case .second: accessibilityIdentifier = "login.second"
              }
            }
          }
        }
        """)
    #expect(found.elements.map(\.identifier.state) == [.unresolved, .unresolved])
    #expect(found.elements.first?.identifier.values == ["login.first", "login.second"])
  }
}
