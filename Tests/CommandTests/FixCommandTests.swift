import Foundation
import Testing

/// `voyager fix` and `voyager rename`, from the files to the files.
@Suite struct FixCommandTests {
  private let view = """
    import SwiftUI

    struct LoginView: View {
      @State private var name = ""

      var body: some View {
        VStack {
          Image("logo")
            .accessibilityHidden(true)
            .accessibilityIdentifier("login.logo")
          TextField("Name", text: $name)
            .accessibilityIdentifier("login.name.field")
          Button("Sign In") {}
        }
      }
    }

    """

  @Test("a dry run prints a patch, changes nothing and exits with 1")
  func dryRun() throws {
    let folder = try Folder(["App/LoginView.swift": view])
    let outcome = try Tool.run("fix", "--dry-run", "--quiet", in: folder.path)
    #expect(outcome.code == 1 && outcome.errors == "")
    #expect(
      outcome.output == """
        --- a/App/LoginView.swift
        +++ b/App/LoginView.swift
        @@ -7,7 +7,6 @@
             VStack {
               Image("logo")
                 .accessibilityHidden(true)
        -        .accessibilityIdentifier("login.logo")
               TextField("Name", text: $name)
                 .accessibilityIdentifier("login.name.field")
               Button("Sign In") {}

        """)
    #expect(try folder.text("App/LoginView.swift") == view)
  }

  @Test("fixes are written, and a second run finds nothing to do")
  func written() throws {
    let folder = try Folder(["App/LoginView.swift": view])
    let first = try Tool.run("fix", "--missing", in: folder.path)
    #expect(first.code == 0)
    #expect(first.output.contains("fixed 2 findings in 1 file"))
    let text = try folder.text("App/LoginView.swift")
    #expect(!text.contains("login.logo"))
    #expect(text.contains("      Button(\"Sign In\") {}\n        .accessibilityIdentifier(\"login.signIn.button\")\n"))
    let second = try Tool.run("fix", "--missing", in: folder.path)
    #expect(second.code == 0 && second.output == "nothing to fix\n")
    #expect(try folder.text("App/LoginView.swift") == text)
    #expect(try Tool.run("fix", "--dry-run", in: folder.path).code == 0)
  }

  @Test("a file keeps its mode, a link stays a link, and nothing is left beside them")
  func files() throws {
    let folder = try Folder(["Shared/LoginView.swift": view, "App/A.swift": "import SwiftUI\n"])
    let files = FileManager.default
    let file = "\(folder.path)/Shared/LoginView.swift"
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = "\(folder.path)/App/LoginView.swift"
    try files.createSymbolicLink(atPath: link, withDestinationPath: "../Shared/LoginView.swift")
    #expect(try Tool.run("fix", "App", in: folder.path).code == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "../Shared/LoginView.swift")
    #expect(try folder.text("Shared/LoginView.swift") != view)
    #expect(try files.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    #expect(try files.contentsOfDirectory(atPath: "\(folder.path)/Shared") == ["LoginView.swift"])
  }

  @Test("a read-only file is left, with the reason")
  func readOnly() throws {
    let folder = try Folder(["App/LoginView.swift": view])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: "\(folder.path)/App/LoginView.swift")
    let outcome = try Tool.run("fix", in: folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("the file cannot be written: it is read-only"))
    #expect(try folder.text("App/LoginView.swift") == view)
  }

  @Test("asking takes a terminal")
  func interactive() throws {
    let folder = try Folder(["App/LoginView.swift": view])
    let outcome = try Tool.run("fix", "--interactive", in: folder.path)
    #expect(outcome.code == 2 && outcome.errors.contains("terminal"))
  }

  private let suite = """
    import XCTest

    final class LoginTests: XCTestCase {
      func testName() {
        let app = XCUIApplication()
        app.textFields["login.name.field"].tap()
        XCTAssertTrue(app.staticTexts["login.name.field is here"].exists)
      }
    }

    """

  @Test("a rename changes the app and its tests, and shows the patch")
  func rename() throws {
    let folder = try Folder(["App/LoginView.swift": view, "UITests/LoginTests.swift": suite])
    let outcome = try Tool.run("rename", "login.name.field", "login.user.field", in: folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("+        .accessibilityIdentifier(\"login.user.field\")\n"))
    #expect(try folder.text("App/LoginView.swift") == view.replacing("login.name.field", with: "login.user.field"))
    #expect(
      try folder.text("UITests/LoginTests.swift")
        == suite.replacing("[\"login.name.field\"]", with: "[\"login.user.field\"]"))
  }

  @Test("a rename of what is not there, or to what is, changes nothing")
  func renameRefused() throws {
    let folder = try Folder(["App/LoginView.swift": view, "UITests/LoginTests.swift": suite])
    let unknown = try Tool.run("rename", "login.nam.field", "login.user.field", in: folder.path)
    #expect(unknown.code == 1 && unknown.errors.contains("'login.name.field'"))
    let taken = try Tool.run("rename", "login.name.field", "login.logo", in: folder.path)
    #expect(taken.code == 1 && taken.errors.contains("is taken: App/LoginView.swift:10:10"))
    #expect(try folder.text("App/LoginView.swift") == view)
  }
}
