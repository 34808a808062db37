package import Findings
import Inventory
import Taxonomy

/// Finds UIKit views that are accessibility elements and hold views with identifiers.
package struct SwallowingParent: Rule {
  package static let descriptor = RuleDescriptor(
    id: "swallowing-parent", title: "Accessibility element around identifiers", topic: .placement,
    trust: .suspicious, severity: .warning,
    rationale: """
      A view with 'isAccessibilityElement = true' is one element, and what is in it is none: most reports say that no \
      test finds the identifiers of its subviews, cells included. A few suites look for them all the same.
      """,
    remedy: """
      Leave 'isAccessibilityElement' false; an identifier makes the view itself findable all the same. Where VoiceOver \
      should read it as one element, give it alone the identifier, or list its elements in 'accessibilityElements'.
      """,
    knownGaps: """
      Which view holds which comes from Swift code, storyboards and XIBs, as far as they say it. Assignments under a \
      condition are left out, as are those to a cell that a table has just handed out, and controls, whose subviews \
      may still show. A query that finds such a view in a passing test says more than this rule.
      """,
    pitfalls: [16], behaviours: [.elementSwallows])

  package static let examples: [RuleExample] = [
    .reports(
      "a cell that hides the price in it",
      """
      class OrderCell: UITableViewCell {
        let price = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(price)
          price.accessibilityIdentifier = "orders.row.price"
          1️⃣isAccessibilityElement = true
        }
      }
      """),
    .reports(
      "a card that is filled over a stack",
      """
      class HomeViewController: UIViewController {
        let card = UIView()
        let pay = UIButton()
        override func viewDidLoad() {
          view.addSubview(card)
          let stack = UIStackView(arrangedSubviews: [pay])
          card.addSubview(stack)
          card.1️⃣isAccessibilityElement = true
          pay.accessibilityIdentifier = "home.card.pay"
        }
      }
      """),
    .reports(
      "a view of another file",
      files: [
        "HomeViewController.swift":
          """
        class HomeViewController: UIViewController {
          let banner = Banner()
          override func viewDidLoad() {
            view.addSubview(banner)
            banner.1️⃣isAccessibilityElement = true
          }
        }
        """,
        "Banner.swift":
          """
        class Banner: UIView {
          @IBOutlet var close: UIButton! {
            didSet { close.accessibilityIdentifier = "home.banner.close" }
          }
        }
        """,
      ]),
    .accepts(
      "a view that is an element by its condition, lists its elements, or holds no identifier",
      """
      class OrderCell: UITableViewCell {
        let price = UILabel()
        let card = UIView()
        let note = UIView()
        func setUp() {
          contentView.addSubview(card)
          card.addSubview(price)
          price.accessibilityIdentifier = "orders.row.price"
          isAccessibilityElement = UIAccessibility.isVoiceOverRunning
          card.isAccessibilityElement = true
          card.accessibilityElements = [price]
          contentView.addSubview(note)
          note.addSubview(UILabel())
          note.isAccessibilityElement = true
        }
      }
      """),
    .accepts(
      "a control, and a view that has the identifier itself",
      """
      class HomeViewController: UIViewController {
        let pay = UIButton()
        let badge = UILabel()
        let card = UIView()
        override func viewDidLoad() {
          view.addSubview(pay)
          view.addSubview(card)
          pay.addSubview(badge)
          pay.isAccessibilityElement = true
          badge.accessibilityIdentifier = "home.pay.badge"
          card.isAccessibilityElement = true
          card.accessibilityIdentifier = "home.card"
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.enclosures.filter { $0.means == .element }.map { enclosure in
      Self.finding(
        .swallows(enclosure), at: enclosure.place, screen: enclosure.screens.first, notes: enclosure.notes,
        subject: enclosure.subject)
    }
  }
}

extension Enclosure {
  var subject: FindingSubject {
    FindingSubject(enclosingType: enclosingType, member: member, kind: kind, name: name ?? "")
  }

  /// Where what it keeps is given its identifiers.
  var notes: [Note] {
    kept.prefix(5).map { inner in
      Note("'\(inner.kind)' is given \(inner.identifier.quoted) here", at: inner.source)
    }
  }

  /// What the code calls it.
  var described: String { name.map { "'\($0)'" } ?? "'\(kind)'" }

  /// The identifiers that are lost.
  var lost: String { listed(kept.map { $0.identifier.values.first ?? $0.kind }.uniqued) }
}

extension Identifier {
  fileprivate var quoted: String { listed(values) }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Message {
  fileprivate static func swallows(_ enclosure: Enclosure) -> Message {
    "\(enclosure.described) is an accessibility element, so that a test may not find \(enclosure.lost) in it"
  }
}
