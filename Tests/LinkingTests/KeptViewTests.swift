import Findings
import Inventory
import Taxonomy
import Testing

/// What UIKit views keep from tests, and the types that traits give them.
@Suite struct KeptViewTests {
  private func cell(_ setUp: String, more: String = "") -> Inventory {
    inventory(
      of: """
        class RowCell: UITableViewCell {
          let box = UIView()
          let go = UIButton()
          let name = UILabel()
          func setUp() {
            contentView.addSubview(box)
            box.addSubview(go)
            box.addSubview(name)
            go.accessibilityIdentifier = "row.go"
            \(setUp)
          }
          \(more)
        }
        """)
  }

  private func kept(_ setUp: String, more: String = "") -> [String] {
    cell(setUp, more: more).enclosures.flatMap { enclosure in
      enclosure.kept.map { "\(enclosure.means) \($0.identifier.values.joined())" }
    }
  }

  @Test(arguments: [
    "isAccessibilityElement = true", "self.isAccessibilityElement = true", "box.isAccessibilityElement = true",
    "contentView.isAccessibilityElement = true", "let view = box; view.isAccessibilityElement = true",
  ])
  func elementsSwallowWhatIsInThem(code: String) {
    #expect(kept(code) == ["element row.go"])
    let inventory = cell(code)
    #expect(inventory.elements.filter { $0.kind == "UIButton" }.map(\.verdict) == [.merged])
    #expect(inventory.assignments.map(\.verdict) == [.merged])
  }

  @Test func anOverrideSaysSoAsWell() {
    #expect(
      kept("", more: "override var isAccessibilityElement: Bool { get { true } set {} }") == ["element row.go"])
    #expect(kept("", more: "override var isAccessibilityElement: Bool { get { isOpen } set {} }").isEmpty)
  }

  @Test(arguments: [
    "isAccessibilityElement = false", "isAccessibilityElement = isOpen", "if isOpen { isAccessibilityElement = true }",
    "isAccessibilityElement = true; isAccessibilityElement = false", "name.isAccessibilityElement = true",
    "isAccessibilityElement = true; accessibilityElements = [go]", "box.isAccessibilityElement = isOpen",
    "accessibilityElements = [go]", "accessibilityElements = [box]", "accessibilityElements = [contentView]",
    "accessibilityElements = [name]; accessibilityElements?.append(go)", "accessibilityElements = nil",
    "accessibilityElements = [name]; if isOpen { accessibilityElements?.append(go) }", "accessibilityElements = made()",
    "accessibilityElements = [name] + others", "box.accessibilityElements = [name]; accessibilityElements = [go]",
    "accessibilityElementsHidden = isOpen", "accessibilityElements = [name, unknown]",
  ])
  func whatMayShowIsSilent(code: String) {
    #expect(kept(code).isEmpty)
    #expect(cell(code).assignments.map(\.verdict) == [.reachable])
  }

  @Test func listsAndHiding() {
    #expect(kept("accessibilityElements = [name as Any]") == ["list row.go"])
    #expect(kept("box.accessibilityElements = [name]") == ["list row.go"])
    #expect(kept("accessibilityElementsHidden = true") == ["hiding row.go"])
    #expect(cell("accessibilityElements = [name]").assignments.map(\.verdict) == [.removed])
  }

  @Test func aViewThatMayStandElsewhereIsNotKept() {
    #expect(
      kept("box.isAccessibilityElement = true", more: "func move() { let other = UIView(); other.addSubview(go) }")
        .isEmpty)
  }

  @Test func traitsChangeTypes() {
    let found = cell(
      """
      name.accessibilityTraits = .button
      name.accessibilityIdentifier = "row.name"
      box.accessibilityTraits.insert(.link)
      box.isAccessibilityElement = true
      box.accessibilityIdentifier = "row.box"
      go.accessibilityTraits = .link
      accessibilityTraits = [.button, .staticText]
      accessibilityIdentifier = "row"
      """)
    #expect(
      found.typeChanges.map { "\($0.identifier.values) \($0.old) \($0.new)" } == [
        #"["row.name"] staticText button"#, #"["row.box"] other link"#,
      ])
    #expect(found.assigned.contains("uikit-property link row.box"))
    #expect(
      cell("accessibilityTraits = .staticText\naccessibilityIdentifier = \"row\"").typeChanges.map(\.new) == [
        .staticText
      ])
    #expect(
      cell("name.accessibilityIdentifier = \"n\"\nname.accessibilityTraits = isOn ? .button : .link").typeChanges
        .isEmpty)
  }

  @Test func ofAControlAButtonIsNoNews() {
    let found = inventory(
      of: """
        class Submit: UIControl {
          func setUp() { isAccessibilityElement = true; accessibilityTraits = .button }
        }
        class FormViewController: UIViewController {
          let submit = Submit()
          override func viewDidLoad() { submit.accessibilityIdentifier = "form.submit" }
        }
        """)
    #expect(found.typeChanges.isEmpty)
    #expect(found.assigned == ["uikit-property button form.submit"])
    #expect(found.written == ["button Submit form.submit"])
  }

  @Test func aCellThatATableHandsOutIsAText() {
    let found = inventory(
      of: """
        class NoteCell: UITableViewCell {}
        class NotesViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
            cell.accessibilityTraits = .staticText
            cell.accessibilityIdentifier = "notes.row"
            return cell
          }
        }
        """)
    #expect(found.assigned == ["uikit-property staticText notes.row"])
  }
}
