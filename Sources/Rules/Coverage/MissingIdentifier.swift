package import Findings
import Inventory
import Taxonomy

/// Finds controls that a test cannot name.
package struct MissingIdentifier: Rule {
  package static let descriptor = RuleDescriptor(
    id: "missing-identifier", title: "Control without an identifier", topic: .coverage, trust: .certain,
    severity: .warning,
    rationale: """
      Without an identifier a test has to look a control up by its text or by its position. Both change with the \
      language, the copy and the layout, and the test breaks although the control works.
      """,
    remedy: "Give the control itself an identifier, on its own chain or object.",
    knownGaps: """
      A control counts once, however many screens show it, and has an identifier where one of its uses gives it one. An \
      alert's action, which tests commonly find by its title, is an info, and so is a label of a storyboard or XIB that \
      code fills: it has an outlet, and its text is what a test would read.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "a button and a field in SwiftUI",
      """
      struct LoginView: View {
        @State private var email = ""
        var body: some View {
          VStack {
            1️⃣TextField("Email", text: $email)
            1️⃣Button("Sign In") {}
              .padding()
          }
        }
      }
      """),
    .reports(
      "a button that is built in code",
      """
      final class LoginViewController: UIViewController {
        private let submitButton = 1️⃣UIButton(type: .system)

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(submitButton)
        }
      }
      """),
    .reports(
      "a label for VoiceOver is no identifier",
      """
      struct PlayerView: View {
        var body: some View {
          1️⃣Button {} label: { Image(systemName: "play") }
            .accessibilityLabel("Play")
        }
      }
      """),
    .accepts(
      "an identifier on each control",
      """
      struct LoginView: View {
        @State private var email = ""
        var body: some View {
          VStack {
            TextField("Email", text: $email)
              .accessibilityIdentifier("login.email.field")
            Button("Sign In") {}
              .accessibilityIdentifier("login.submit.button")
          }
        }
      }
      """),
    .accepts(
      "an identifier whose text the caller gives",
      """
      struct PrimaryButton: View {
        let title: String
        let accessibilityID: String
        var body: some View {
          Button(title) {}
            .accessibilityIdentifier(accessibilityID)
        }
      }
      """),
    .accepts(
      "what is no control, and a control hidden from tests",
      """
      struct HeaderView: View {
        var body: some View {
          VStack {
            Text("Welcome")
            Image("logo")
            Button("Debug") {}
              .accessibilityHidden(true)
          }
        }
      }
      """),
    .reports(
      "a button of a storyboard, and a label that code fills",
      files: [
        "Login.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s"><objects>
            <viewController id="c" customClass="LoginViewController">
              <view key="view" id="v">
                <subviews>
                  <1️⃣button id="b"><state key="normal" title="Sign In"/></button>
                  <label text="Welcome" id="w"/>
                  <label text="0" id="n"/>
                </subviews>
              </view>
              <connections><outlet property="countLabel" destination="n" id="o"/></connections>
            </viewController>
          </objects></scene></scenes>
        </document>
        """,
        "LoginViewController.swift": """
        final class LoginViewController: UIViewController {
          @IBOutlet private var 1️⃣countLabel: UILabel!
        }
        """,
      ]),
    .accepts(
      "both ways in which a document stores an identifier, and one that code gives by an outlet",
      files: [
        "Login.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s"><objects>
            <viewController id="c" customClass="LoginViewController">
              <view key="view" id="v">
                <subviews>
                  <button id="b">
                    <accessibility key="accessibilityConfiguration" identifier="login.submit.button"/>
                  </button>
                  <textField id="f"/>
                </subviews>
              </view>
              <navigationItem key="navigationItem" id="i">
                <barButtonItem key="rightBarButtonItem" id="r">
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="login.done"/>
                  </userDefinedRuntimeAttributes>
                </barButtonItem>
              </navigationItem>
              <connections><outlet property="emailField" destination="f" id="o"/></connections>
            </viewController>
          </objects></scene></scenes>
        </document>
        """,
        "LoginViewController.swift": """
        final class LoginViewController: UIViewController {
          @IBOutlet private var emailField: UITextField!

          override func viewDidLoad() {
            super.viewDidLoad()
            emailField.accessibilityIdentifier = "login.email.field"
          }
        }
        """,
      ]),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    var places: [Place] = []
    var byPlace: [Place: [Element]] = [:]
    for element in project.inventory.elements where element.isControl || element.isText {
      if byPlace[element.place] == nil { places.append(element.place) }
      byPlace[element.place, default: []].append(element)
    }
    let impact = ImpactNotes(project.inventory)
    return places.sorted().compactMap { place in
      let elements = byPlace[place] ?? []
      guard elements.allSatisfy({ $0.identifier.state == .none }),
        // A call that leaves out what its component takes is where to mend it.
        let element = elements.first(where: { $0.canBeReached && $0.omission == nil })
      else { return nil }
      let screens = Set(elements.compactMap(\.screen)).sorted()
      var finding = finding(about: element, screens: screens)
      finding.notes += impact.notes(on: elements, identifier: element.proposed)
      return finding
    }
  }

  private func finding(about element: Element, screens: [String]) -> Finding {
    let isLesser = element.kind == "UIAlertAction" || !element.isControl
    var finding = Self.finding(.missing(element, screens: screens), about: element, severity: isLesser ? .info : nil)
    if let proposed = element.proposed { finding.notes = [Note(.proposal(proposed), at: element.place)] }
    return finding
  }
}

extension Element {
  /// Whether an identifier would help: not where the element is taken out of the hierarchy or into another element.
  fileprivate var canBeReached: Bool {
    switch verdict {
    case .removed, .nodeless, .merged: false
    case .shadowed, .lost, .unknown, .duplicated, .spread, .suffixed, .late, .reachable: true
    }
  }
}

extension Message {
  fileprivate static func missing(_ element: Element, screens: [String]) -> Message {
    let name = (element.label ?? element.name ?? element.labelName).map { " '\(shortened($0, to: 40))'" } ?? ""
    let shown = screens.count > 1 ? ", on the screens \(listed(screens))" : ""
    let object = element.documentID.map { ", object \($0)," } ?? ""
    return "'\(element.kind)'\(name)\(object) has no identifier\(shown)"
  }

  fileprivate static func proposal(_ identifier: String) -> Message { "'\(identifier)' would name it" }
}
