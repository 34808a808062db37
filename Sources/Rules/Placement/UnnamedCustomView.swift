package import Findings
import Inventory
import Taxonomy

/// Finds UIKit views of the app's own that react to touches and have neither identifier nor label.
package struct UnnamedCustomView: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unnamed-custom-view", title: "Drawn view without a name", topic: .placement, trust: .suspicious,
    severity: .warning,
    rationale: """
      A view that draws itself and reacts to touches is an anonymous 'other' among many to a test, and nothing at all to \
      VoiceOver: a test can only tap coordinates.
      """,
    remedy: """
      Give the view an identifier where it is made. Where it acts as a button or slider, make it an accessibility element \
      with a label and traits, or build it on 'UIControl'.
      """,
    knownGaps: """
      A view that draws nothing itself is an information only, since what it shows may have names of its own. Classes that \
      hold a control or a view with an identifier are left out, as are those that no Swift code makes.
      """,
    behaviours: [.plainViewIsFound])

  package static let examples: [RuleExample] = [
    .reports(
      "a rating that is drawn and tapped",
      """
      class 1️⃣RatingView: UIView {
        override func draw(_ rect: CGRect) { drawStars() }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rate(touches) }
      }
      class ReviewViewController: UIViewController {
        let rating = RatingView()
        override func viewDidLoad() { view.addSubview(rating) }
      }
      """),
    .reports(
      "a card that a gesture makes a button, made in another file",
      files: [
        "CardView.swift":
          """
        class 1️⃣CardView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }
        }
        """,
        "HomeViewController.swift":
          """
        class HomeViewController: UIViewController {
          lazy var card = CardView(frame: .zero)
          override func viewDidLoad() { view.addSubview(card) }
        }
        """,
      ]),
    .accepts(
      "views that are named where they are made, or name themselves",
      """
      class RatingView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rate(touches) }
      }
      class PadView: UIView {
        override func draw(_ rect: CGRect) { drawStrokes() }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches) }
        func setUp() { accessibilityLabel = "Signature" }
      }
      class ReviewViewController: UIViewController {
        let rating = RatingView()
        let pad = PadView()
        override func viewDidLoad() {
          rating.accessibilityIdentifier = "review.rating"
          view.addSubview(rating)
          view.addSubview(pad)
        }
      }
      """),
    .accepts(
      "a view that a method of an extension makes a button with a label",
      """
      class CardView: UIView {
        override func awakeFromNib() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open))) }
        func update() { setUp(title: "Card") }
      }
      extension UIView {
        func setUp(title: String) {
          accessibilityLabel = title
          accessibilityTraits = .button
        }
      }
      class HomeViewController: UIViewController {
        let card = CardView()
        override func viewDidLoad() { view.addSubview(card) }
      }
      """),
    .reports(
      "a view whose class does not call such a method",
      """
      class 1️⃣CardView: UIView {
        override func awakeFromNib() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open))) }
      }
      extension UIView {
        func setUp(title: String) { accessibilityLabel = title }
      }
      class HomeViewController: UIViewController {
        let card = CardView()
        override func viewDidLoad() { view.addSubview(card) }
      }
      """),
    .accepts(
      "views that hold a control, only draw, or only take the keyboard away",
      """
      class FieldView: UIView {
        let field = UITextField()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { field.becomeFirstResponder() }
      }
      class LineView: UIView {
        override func draw(_ rect: CGRect) { drawLine() }
      }
      class FormView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { endEditing(true) }
      }
      class FormViewController: UIViewController {
        let form = FormView()
        let fieldView = FieldView()
        let line = LineView()
        override func viewDidLoad() {
          fieldView.field.accessibilityIdentifier = "form.name.field"
          form.addSubview(fieldView)
          form.addSubview(line)
          view.addSubview(form)
        }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.unnamedViews.map { view in
      Self.finding(
        .unnamed(view), at: view.place, screen: view.screens.first,
        notes: [Note("it reacts to touches here", at: view.touch)]
          + view.made.prefix(3).map { Note("it is made here", at: $0) },
        subject: FindingSubject(enclosingType: view.type, member: "", kind: view.type),
        severity: view.draws ? nil : .info)
    }
  }
}

extension Message {
  fileprivate static func unnamed(_ view: UnnamedView) -> Message {
    view.draws
      ? "'\(view.type)' draws itself, reacts to touches and has neither identifier nor label"
      : "'\(view.type)' reacts to touches and has neither identifier nor label"
  }
}
