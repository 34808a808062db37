import Findings
import Inventory
import Taxonomy

/// The UIKit part of `trait-changed-type`: `accessibilityTraits` that put a view with an identifier among other types.
enum UIKitTraits {
  static let examples: [RuleExample] = [
    .reports(
      "a UIKit view and a label that are buttons",
      """
      class TermsViewController: UIViewController {
        let card = UIView()
        let terms = UILabel()
        override func viewDidLoad() {
          view.addSubview(card)
          view.addSubview(terms)
          card.1️⃣accessibilityIdentifier = "terms.card"
          card.isAccessibilityElement = true
          card.accessibilityTraits = .button
          terms.1️⃣accessibilityIdentifier = "terms.open"
          terms.accessibilityTraits.insert(.link)
        }
      }
      """),
    .reports(
      "a collection view's cell that is a link, and a table's cell that is a text",
      """
      class SiteCell: UICollectionViewCell {
        func setUp() {
          isAccessibilityElement = true
          accessibilityTraits = .link
          1️⃣accessibilityIdentifier = "sites.row"
        }
      }
      class NoteCell: UITableViewCell {
        func setUp() {
          accessibilityTraits = .staticText
          1️⃣accessibilityIdentifier = "notes.row"
        }
      }
      """),
    .accepts(
      "controls and a table's cells, and a UIKit view that is no accessibility element",
      """
      class TermsCell: UITableViewCell {
        let go = UIButton()
        let card = UIView()
        let open = UILabel()
        func setUp(isOpen: Bool) {
          contentView.addSubview(go)
          contentView.addSubview(card)
          accessibilityIdentifier = "terms.row"
          accessibilityTraits = .button
          go.accessibilityIdentifier = "terms.row.go"
          go.accessibilityTraits = .link
          card.accessibilityIdentifier = "terms.row.card"
          card.accessibilityTraits = .button
          open.accessibilityIdentifier = "terms.row.open"
          open.accessibilityTraits = isOpen ? .button : .staticText
        }
      }
      """),
  ]

  static func findings(in inventory: Inventory) -> [Finding] {
    inventory.typeChanges.map { change in
      TraitChangedType.finding(
        .changed(change), at: change.place, screen: change.screens.first,
        notes: [Note("the trait is given here", at: change.cause)],
        subject: FindingSubject(
          enclosingType: change.enclosingType, member: change.member, kind: change.kind,
          name: change.identifier.values.first ?? ""))
    }
  }
}

extension Message {
  fileprivate static func changed(_ change: TypeChange) -> Message {
    let name = change.identifier.values.first.map { "'\($0)'" } ?? "'\(change.kind)'"
    return
      "\(name) is among '\(change.new.queryProperty)', by its trait, not among '\(change.old.queryProperty)'"
  }
}
