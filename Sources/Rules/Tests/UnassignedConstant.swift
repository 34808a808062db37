package import Findings
import Inventory
import Taxonomy

/// Finds constants of identifiers that the app gives to no element.
package struct UnassignedConstant: Rule {
  package static let descriptor = RuleDescriptor(
    id: "unassigned-constant", title: "Identifier that is declared and given to no element", topic: .tests,
    trust: .suspicious, severity: .info,
    rationale: """
      The type holds the app's identifiers, and no code of the app speaks of this one. It promises an element that no \
      test will find: the code that gave it is gone, or was never written.
      """,
    remedy: "Give it to the element that it is meant for, or delete it.",
    knownGaps: """
      One finding for each type, if at least half of its constants are identifiers of elements. A constant whose name \
      appears anywhere in the app's code counts as used, and an enum that is taken as a whole ('CaseIterable') is left \
      out.
      """)

  package static let examples: [RuleExample] = [
    .reports(
      "constants that nobody uses, and one that only a test uses",
      files: [
        "Identifiers.swift": """
        enum 1️⃣LoginIdentifiers {
          static let submit = "login.submit.button"
          static let email = "login.email.field"
          static let forgot = "login.forgot.button"
          static let banner = "login.banner.label"
        }
        """,
        "LoginView.swift": """
        struct LoginView: View {
          @State private var address = ""
          var body: some View {
            VStack {
              TextField("Email", text: $address).accessibilityIdentifier(LoginIdentifiers.email)
              Button("Sign In") {}.accessibilityIdentifier(LoginIdentifiers.submit)
            }
          }
        }
        """,
        "LoginTests.swift": """
        import XCTest
        final class LoginTests: XCTestCase {
          func testForgot() {
            XCUIApplication().buttons[LoginIdentifiers.forgot].tap()
          }
        }
        """,
      ]),
    .reports(
      "a case of an enum",
      """
      enum 1️⃣Identifier: String {
        case submit = "login.submit.button"
        case forgot = "login.forgot.button"
      }
      struct LoginView: View {
        var body: some View {
          Button("Sign In") {}.accessibilityIdentifier(Identifier.submit.rawValue)
        }
      }
      """),
    .accepts(
      "constants that are all used, one of them in a way that is not followed, and other texts",
      """
      enum Identifiers {
        static let submit = "login.submit.button"
        static let row = "orders.row"
      }
      enum Texts {
        static let address = "https://example.org"
        static let mail = "help@example.org"
        static let title = "login.title.label"
      }
      struct LoginView: View {
        var body: some View {
          VStack {
            Text("Welcome").accessibilityIdentifier(Texts.title)
            Button("Sign In") {}.accessibilityIdentifier(Identifiers.submit)
          }
        }
        func mark(_ rows: [Row]) { rows.forEach { register($0, as: Identifiers.row) } }
      }
      """),
  ]

  package init() {}

  package func check(_ project: Project) -> [Finding] {
    project.inventory.unassignedConstants.map { holder in
      Self.finding(
        .unassigned(holder), at: holder.place,
        notes: holder.constants.prefix(5).map { Note(.constant($0), at: $0.place) },
        subject: FindingSubject(enclosingType: holder.type, kind: "constants"))
    }
  }
}

extension Message {
  fileprivate static func unassigned(_ holder: UnassignedConstants) -> Message {
    let names = listed(holder.constants.map(\.name))
    return "\(holder.constants.count) of the \(counted(holder.total, "identifier")) of '\(holder.type)' "
      + "\(holder.constants.count == 1 ? "is" : "are") given to no element: \(names)"
  }

  fileprivate static func constant(_ constant: UnassignedConstants.Constant) -> Message {
    "the code of the app does not speak of '\(constant.name)'"
  }
}
