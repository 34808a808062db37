import Findings
import Inventory
import SwiftSource
import Testing

/// Where an object of UIKit gets its identifier.
@Suite struct StatementInsertionTests {
  private func expect(_ source: String, becomes expected: String, at location: SourceLocation = #_sourceLocation) throws
  {
    #expect(try inserting(source, into: .uiKit, at: location) == expected, sourceLocation: location)
  }

  @Test func aVariableGetsItBehindWhatSetsItUp() throws {
    try expect(
      """
      func make() {
        let button = 1️⃣UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.titleLabel?.font = .body  // large
        view.addSubview(button)
        button.tintColor = .red
      }
      """,
      becomes: """
        func make() {
          let button = UIButton(type: .system)
          button.setTitle("A", for: .normal)
          button.titleLabel?.font = .body  // large
          button.accessibilityIdentifier = "a"
          view.addSubview(button)
          button.tintColor = .red
        }
        """)
  }

  @Test func aVariableThatNothingSetsUpGetsItAtOnce() throws {
    try expect(
      """
      func make() {
        let one = 1️⃣UIButton(
          type: .system
        )
        let two = 1️⃣UIButton(type: .system)
        two.isEnabled = false
        view.addSubview(one)
      }
      """,
      becomes: """
        func make() {
          let one = UIButton(
            type: .system
          )
          one.accessibilityIdentifier = "a"
          let two = UIButton(type: .system)
          two.isEnabled = false
          two.accessibilityIdentifier = "b"
          view.addSubview(one)
        }
        """)
  }

  @Test func layoutStaysBehindIt() throws {
    try expect(
      """
      func make() {
        let one = 1️⃣UIButton()
        one.isEnabled = false
        one.topAnchor.constraint(equalTo: top).isActive = true
      }
      """,
      becomes: """
        func make() {
          let one = UIButton()
          one.isEnabled = false
          one.accessibilityIdentifier = "a"
          one.topAnchor.constraint(equalTo: top).isActive = true
        }
        """)
  }

  @Test func aLoneIdentifierIsNoGroup() throws {
    try expect(
      """
      class A: UIViewController {
        let one = 1️⃣UIButton()
        let two = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          two.isEnabled = false
          two.accessibilityIdentifier = "two"
          one.isEnabled = false
          view.addSubview(two)
        }
      }
      """,
      becomes: """
        class A: UIViewController {
          let one = UIButton()
          let two = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            two.isEnabled = false
            two.accessibilityIdentifier = "two"
            one.isEnabled = false
            one.accessibilityIdentifier = "a"
            view.addSubview(two)
          }
        }
        """)
  }

  @Test func variablesInARowKeepTheirRow() throws {
    try expect(
      """
      func make() {
        let one = 1️⃣UIButton()
        let two = UIButton()
        one.isEnabled = false
        two.isEnabled = false
      }
      """,
      becomes: """
        func make() {
          let one = UIButton()
          let two = UIButton()
          one.isEnabled = false
          one.accessibilityIdentifier = "a"
          two.isEnabled = false
        }
        """)
    // What is set up behind a way out may come too late.
    try expect(
      """
      func make() {
        let one = 1️⃣UIButton()
        guard isShown else { return }
        one.isEnabled = false
      }
      """,
      becomes: """
        func make() {
          let one = UIButton()
          one.accessibilityIdentifier = "a"
          guard isShown else { return }
          one.isEnabled = false
        }
        """)
  }

  @Test func aVariableThatMayBeNilIsAskedFor() throws {
    try expect(
      """
      func make() {
        let one = make() as? 1️⃣UIButton
        let two: UIButton? = 1️⃣UIButton()
      }
      """.replacing("as? 1️⃣UIButton", with: "as? UIButton"),
      becomes: """
        func make() {
          let one = make() as? UIButton
          let two: UIButton? = UIButton()
          two?.accessibilityIdentifier = "a"
        }
        """)
  }

  @Test func aClosureSetsUpWhatItGivesBack() throws {
    try expect(
      """
      class A: UIViewController {
        lazy var 1️⃣one: UIButton = {
          let button = UIButton()
          button.isEnabled = false

          let image = UIImage()
          button.setImage(image, for: .normal)

          return button
        }()
        let two: UIButton = {
          let it = 1️⃣UIButton(); return it
        }()
        private let three: UIButton = {
          $0.isEnabled = false
          return $0
        }(1️⃣UIButton())
        let four = 1️⃣UIButton().then {
          $0.isEnabled = false
        }
        let five = with(1️⃣UIButton()) { button in
          button.isEnabled = false
        }
      }
      """,
      becomes: """
        class A: UIViewController {
          lazy var one: UIButton = {
            let button = UIButton()
            button.isEnabled = false

            let image = UIImage()
            button.setImage(image, for: .normal)
            button.accessibilityIdentifier = "a"

            return button
          }()
          let two: UIButton = {
            let it = UIButton(); it.accessibilityIdentifier = "b"; return it
          }()
          private let three: UIButton = {
            $0.isEnabled = false
            $0.accessibilityIdentifier = "c"
            return $0
          }(UIButton())
          let four = UIButton().then {
            $0.isEnabled = false
            $0.accessibilityIdentifier = "d"
          }
          let five = with(UIButton()) { button in
            button.isEnabled = false
            button.accessibilityIdentifier = "e"
          }
        }
        """)
  }

  @Test func anAssignmentIsFollowedByIt() throws {
    try expect(
      """
      class A: UIViewController {
        var one: UIButton!
        var two: UIButton?
        var three: UIButton?

        func setUp() {
          one = 1️⃣UIButton()
          self.two = 1️⃣UIButton()
          three = 1️⃣UIButton()
          three!.isEnabled = false
          navigationItem.rightBarButtonItem = 1️⃣UIBarButtonItem(
            title: "A")
          controller.tabBarItem = 1️⃣UITabBarItem(title: "A")
        }
      }
      """,
      becomes: """
        class A: UIViewController {
          var one: UIButton!
          var two: UIButton?
          var three: UIButton?

          func setUp() {
            one = UIButton()
            one.accessibilityIdentifier = "a"
            self.two = UIButton()
            self.two?.accessibilityIdentifier = "b"
            three = UIButton()
            three!.isEnabled = false
            three!.accessibilityIdentifier = "c"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "A")
            navigationItem.rightBarButtonItem?.accessibilityIdentifier = "d"
            controller.tabBarItem = UITabBarItem(title: "A")
            controller.tabBarItem.accessibilityIdentifier = "e"
          }
        }
        """)
  }

  @Test func aPropertyGetsItWhereItIsSetUp() throws {
    try expect(
      """
      class A: UIViewController {
        private let button = 1️⃣UIButton()
        @IBOutlet weak var 1️⃣field: UITextField?

        @IBAction func tap() {
          button.isEnabled = false
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
        }

        private func setUp() {
          view.addSubview(button)
          self.button.isEnabled = false
          self.button.setTitle("A", for: .normal)
          field?.text = "A"

          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        }
      }
      """,
      becomes: """
        class A: UIViewController {
          private let button = UIButton()
          @IBOutlet weak var field: UITextField?

          @IBAction func tap() {
            button.isEnabled = false
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            setUp()
          }

          private func setUp() {
            view.addSubview(button)
            self.button.isEnabled = false
            self.button.setTitle("A", for: .normal)
            self.button.accessibilityIdentifier = "a"
            field?.text = "A"
            field?.accessibilityIdentifier = "b"

            button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          }
        }
        """)
  }

  @Test func aPropertyGetsItBesideItsLike() throws {
    try expect(
      """
      class A: UIViewController {
        let one = 1️⃣UIButton()
        let two = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          one.isEnabled = false
          nameThings()
        }
      }
      extension A {
        private func nameThings() {
          self.two.accessibilityIdentifier = "two"
        }
      }
      """,
      becomes: """
        class A: UIViewController {
          let one = UIButton()
          let two = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            one.isEnabled = false
            nameThings()
          }
        }
        extension A {
          private func nameThings() {
            self.two.accessibilityIdentifier = "two"
            self.one.accessibilityIdentifier = "a"
          }
        }
        """)
  }

  @Test func aPropertyThatNothingSetsUpGetsItAtTheEnd() throws {
    try expect(
      """
      class A: UIViewController {
        @IBOutlet var 1️⃣button: UIButton!
        override func viewDidLoad() {
          super.viewDidLoad()
          load()
        }
      }
      class B: UIView {
        let button = 1️⃣UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          guard isShown else { return }
          addSubview(button)
        }
        required init?(coder: NSCoder) {
          fatalError()
        }
      }
      class C: UITableViewCell {
        @IBOutlet var 1️⃣button: UIButton!
        override func awakeFromNib() {
        }
      }
      """,
      becomes: """
        class A: UIViewController {
          @IBOutlet var button: UIButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            load()
            button.accessibilityIdentifier = "a"
          }
        }
        class B: UIView {
          let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            button.accessibilityIdentifier = "b"
            guard isShown else { return }
            addSubview(button)
          }
          required init?(coder: NSCoder) {
            fatalError()
          }
        }
        class C: UITableViewCell {
          @IBOutlet var button: UIButton!
          override func awakeFromNib() {
            button.accessibilityIdentifier = "c"
          }
        }
        """)
  }

  @Test func whatAClosureGivesAtOnceIsThePropertys() throws {
    try expect(
      """
      class A: UIViewController {
        private lazy var item: UIBarButtonItem = {
          return 1️⃣UIBarButtonItem(title: "A")
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = item
        }
      }
      """,
      becomes: """
        class A: UIViewController {
          private lazy var item: UIBarButtonItem = {
            return UIBarButtonItem(title: "A")
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = item
            item.accessibilityIdentifier = "a"
          }
        }
        """)
  }

  @Test func anOutletGetsItInItsObserver() throws {
    try expect(
      """
      class A: UIViewController {
        @IBOutlet var 1️⃣one: UIButton! {
          didSet {
            one.isEnabled = false
          }
        }
        @IBOutlet var 1️⃣two: UIButton! { didSet { two.isEnabled = false } }
      }
      """,
      becomes: """
        class A: UIViewController {
          @IBOutlet var one: UIButton! {
            didSet {
              one.isEnabled = false
              one.accessibilityIdentifier = "a"
            }
          }
          @IBOutlet var two: UIButton! { didSet { two.isEnabled = false; two.accessibilityIdentifier = "b" } }
        }
        """)
  }

  @Test func windowsLinesStayOnes() throws {
    try expect(
      "func f() {\r\n\tlet a = 1️⃣UIButton()\r\n}\r\n",
      becomes: "func f() {\r\n\tlet a = UIButton()\r\n\ta.accessibilityIdentifier = \"a\"\r\n}\r\n")
  }

  @Test(arguments: [
    (
      "func f() { alert.addAction(1️⃣UIAlertAction(title: \"A\")) }",
      "it is passed on where it is made, and no variable holds it"
    ),
    ("func f() { items = [1️⃣UIBarButtonItem()] }", "it is made inside a collection, and no variable holds it"),
    ("func f() -> UIButton { 1️⃣UIButton() }", "it is handed out where it is made, and no variable holds it"),
    ("func f() -> UIButton { return 1️⃣UIButton() }", "it is handed out where it is made, and no variable holds it"),
    ("let a = 1️⃣UIButton()", "'a' belongs to no type and no function"),
    ("class A { static let a = 1️⃣UIButton() }", "'a' belongs to the type, not to an object, and no code sets it up"),
    ("class A { let a = 1️⃣UIButton() }", "no code of 'A' sets up what it holds"),
    ("class A { @IBOutlet var 1️⃣a: UIButton!\ninit() { b() } }", "no code of 'A' sets up what it holds"),
    ("class A { var 1️⃣a: UIButton!\nfunc viewDidLoad() { b() } }", "'a' is made elsewhere"),
    (
      "func f() { other.button = 1️⃣UIButton() }",
      "'other.button' is declared elsewhere, so it is open whether it may be nil"
    ),
    ("func f() { let a = b ? 1️⃣UIButton() : c }", "it is one of several that may be taken"),
    ("func f() { let a = 1️⃣UIButton().titleLabel }", "only a part of it is kept"),
  ])
  func somePlacesAreLeftAlone(source: String, reason: String) throws {
    #expect(try inserting(source, into: .uiKit) == "impossible: \(reason)")
  }
}
