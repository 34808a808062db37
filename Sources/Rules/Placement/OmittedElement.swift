package import Findings
import Inventory
import Taxonomy

/// Finds UIKit views with identifiers that a view around them leaves out of its elements.
package struct OmittedElement: Rule {
  package static let descriptor = RuleDescriptor(
    id: "omitted-element", title: "Identifier left out of the elements", topic: .placement, trust: .suspicious,
    severity: .warning,
    rationale: """
      Where a view lists its 'accessibilityElements', a test finds in it what the list has and nothing else; with \
      'accessibilityElementsHidden' it finds nothing at all. An identifier on what is left out is dead.
      """,
    remedy: "Add the view to the list, or take its identifier away.",
    knownGaps: """
      Lists that are made at run time are left out, as are outlets without a storyboard or XIB where the list has \
      another outlet that may hold them.
      """,
    pitfalls: [17], behaviours: [.listLeavesOut, .hiddenElementsAreGone])

  package static let examples: [RuleExample] = [
    .reports(
      "a button that the list forgets",
      """
      class OrderCell: UITableViewCell {
        let title = UILabel()
        let pay = UIButton()
        func setUp() {
          contentView.addSubview(title)
          contentView.addSubview(pay)
          pay.accessibilityIdentifier = "orders.row.pay"
          1️⃣accessibilityElements = [title]
        }
      }
      """),
    .reports(
      "a view whose elements are hidden",
      """
      class MapViewController: UIViewController {
        let map = UIView()
        let locate = UIButton()
        override func viewDidLoad() {
          view.addSubview(map)
          map.addSubview(locate)
          locate.accessibilityIdentifier = "map.locate"
          map.1️⃣accessibilityElementsHidden = true
        }
      }
      """),
    .reports(
      "an identifier in the class of another file",
      files: [
        "CardCell.swift":
          """
        class CardCell: UITableViewCell {
          let title = UILabel()
          let badge = Badge()
          func setUp() {
            contentView.addSubview(title)
            contentView.addSubview(badge)
            1️⃣accessibilityElements = [title]
          }
        }
        """,
        "Badge.swift":
          """
        class Badge: UIView {
          let count = UILabel()
          init() {
            super.init(frame: .zero)
            addSubview(count)
            count.accessibilityIdentifier = "cards.row.count"
          }
        }
        """,
      ]),
    .accepts(
      "a list that has the view or what holds it, and one made at run time",
      """
      class OrderCell: UITableViewCell {
        let stack = UIStackView()
        let pay = UIButton()
        let footer = UIView()
        let more = UIButton()
        func setUp() {
          contentView.addSubview(stack)
          stack.addArrangedSubview(pay)
          pay.accessibilityIdentifier = "orders.row.pay"
          accessibilityElements = [stack, footer]
          contentView.addSubview(footer)
          footer.addSubview(more)
          more.accessibilityIdentifier = "orders.row.more"
          footer.accessibilityElements = footer.subviews.filter { !$0.isHidden }
        }
      }
      """),
    .accepts(
      "elements that are hidden for a while",
      """
      class MapViewController: UIViewController {
        let map = UIView()
        let locate = UIButton()
        override func viewDidLoad() {
          view.addSubview(map)
          map.addSubview(locate)
          locate.accessibilityIdentifier = "map.locate"
          map.accessibilityElementsHidden = true
        }
        func show() { map.accessibilityElementsHidden = false }
      }
      """),
    .accepts(
      "outlets that a listed view of the document may hold",
      """
      class OrderCell: UITableViewCell {
        @IBOutlet var stack: UIStackView!
        @IBOutlet var pay: UIButton!
        override func awakeFromNib() {
          pay.accessibilityIdentifier = "orders.row.pay"
          accessibilityElements = [stack as Any]
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.enclosures.filter { $0.means != .element }.map { enclosure in
      Self.finding(
        enclosure.means == .list ? .leavesOut(enclosure) : .hides(enclosure), at: enclosure.place,
        screen: enclosure.screens.first, notes: enclosure.notes, subject: enclosure.subject)
    }
  }
}

extension Message {
  fileprivate static func leavesOut(_ enclosure: Enclosure) -> Message {
    "the elements of \(enclosure.described) leave out \(enclosure.lost), which no test finds"
  }

  fileprivate static func hides(_ enclosure: Enclosure) -> Message {
    "\(enclosure.described) hides its elements, so that no test finds \(enclosure.lost) in it"
  }
}
