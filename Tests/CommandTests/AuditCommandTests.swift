import Foundation
import Testing

/// `voyager audit` from outside: its exit codes, and what goes to which stream.
struct AuditCommandTests {
  @Test("a finding at the gate fails, one below it does not")
  func aFindingAtTheGateFails() throws {
    let folder = try Folder(smallApp)
    #expect(try Tool.run("audit", "App", in: folder.path).code == 1)
    #expect(try Tool.run("audit", "App", "--only", "missing-identifier", in: folder.path).code == 0)
    #expect(
      try Tool.run("audit", "App", "--only", "missing-identifier", "--fail-on", "warning", in: folder.path).code == 1)
    #expect(try Tool.run("audit", "App", "--fail-on", "never", in: folder.path).code == 0)
  }

  @Test("the report goes to standard output, with paths from the working folder, and nothing to standard error")
  func theReportGoesToStandardOutput() throws {
    let folder = try Folder(smallApp)
    let outcome = try Tool.run("audit", "App", in: folder.path)
    #expect(outcome.output.contains("App/LoginView.swift:15:7: warning: "))
    #expect(outcome.output.contains("    Button(\"Help\") {}\n    ^~~~~~\n"))
    #expect(!outcome.output.contains("\u{1b}"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("Xcode gets absolute paths, JSON those below the root")
  func xcodeGetsAbsolutePaths() throws {
    let folder = try Folder(smallApp)
    let xcode = try Tool.run("audit", "App", "--format", "xcode", in: folder.path)
    #expect(xcode.output.contains("\(folder.path)/App/LoginView.swift:15:7: warning: "))
    let json = try Tool.run("audit", "App", "--format", "json", in: folder.path)
    #expect(json.output.hasPrefix("{\n"))
    #expect(json.output.contains(#""file":"LoginView.swift""#) || json.output.contains(#""file": "LoginView.swift""#))
    #expect(json.code == 1)
  }

  @Test("a report in a file is whole, and is the same")
  func aReportInAFileIsWhole() throws {
    let folder = try Folder(smallApp)
    try folder.write("old", to: "report.md")
    let written = try Tool.run("audit", "App", "--format", "markdown", "--output", "report.md", in: folder.path)
    let printed = try Tool.run("audit", "App", "--format", "markdown", in: folder.path)
    #expect(written.code == 1)
    #expect(written.output.isEmpty)
    #expect(written.errors == "note: wrote 'report.md'; findings: 2\n")
    #expect(try folder.text("report.md") == printed.output)
    #expect(try folder.names == ["App", "report.md"])
    let quiet = try Tool.run("audit", "App", "--output", "report.md", "--quiet", in: folder.path)
    #expect(quiet.errors.isEmpty)
  }

  @Test("a file that cannot be written is told of, before any work")
  func aFileThatCannotBeWrittenIsToldOf() throws {
    let folder = try Folder(smallApp)
    let missing = try Tool.run("audit", "App", "--output", "out/report.md", in: folder.path)
    #expect(missing.code == 2)
    #expect(missing.errors == "error: 'out/report.md' cannot be written: there is no folder 'out'\n")
    let isFolder = try Tool.run("audit", "App", "--output", "App", in: folder.path)
    #expect(isFolder.code == 2)
    #expect(isFolder.errors == "error: 'App' cannot be written: it is a folder\n")
    #expect(try folder.names == ["App"])
  }

  @Test("nothing analysed is no success")
  func nothingAnalysedIsNoSuccess() throws {
    let folder = try Folder(["App/readme.txt": ""])
    let outcome = try Tool.run("audit", "App", in: folder.path)
    #expect(outcome.code == 3)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "error: nothing to audit: no Swift or Objective-C file in 'App'\n")
  }

  @Test(
    "wrong usage is 2, with a hint",
    arguments: [
      (["audit", "Apq"], "error: there is no file or folder 'Apq'; did you mean 'App'?\n"),
      (["audit", "--formt", "json"], "error: Unknown option '--formt'. Did you mean '--format'?\n"),
      (["audit", "--format", "yaml"], "error: The value 'yaml' is invalid for '--format <format>'."),
      (["audit", "--jobs", "0"], "error: '--jobs' must be at least 1\n"),
      (["audit", "--jobs", "-3"], "error: '--jobs' must be at least 1\n"),
      (["audit", "--jobs=-3"], "error: '--jobs' must be at least 1\n"),
      (["audit", "--jobs"], "error: Missing value for '--jobs <number>'"),
      (["audit", ""], "error: a path is empty\n"),
      (
        ["audit", "--only", "missing-identifer"],
        "error: no rule is named 'missing-identifer'; did you mean 'missing-identifier'?\n"
      ),
      (["audit", "--config", "other.yml"], "other.yml: error: there is no such settings file\n"),
    ])
  func wrongUsageIs2(arguments: [String], message: String) throws {
    let folder = try Folder(smallApp)
    let outcome = try Tool.run(arguments, in: folder.path)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }

  @Test("settings are found upward from the first path, and the command line wins")
  func settingsAreFoundUpward() throws {
    let folder = try Folder(smallApp)
    try folder.write("fail-on: never\n", to: ".voyager.yml")
    #expect(try Tool.run("audit", "App", in: folder.path).code == 0)
    #expect(try Tool.run("audit", "App", "--fail-on", "error", in: folder.path).code == 1)
    try folder.write("fail-onn: never\n", to: ".voyager.yml")
    let outcome = try Tool.run("audit", "App", in: folder.path)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix(".voyager.yml:1:1: error: "))
  }

  @Test("a gate below what is reported is told of")
  func aGateBelowWhatIsReportedIsToldOf() throws {
    let folder = try Folder(smallApp)
    let outcome = try Tool.run(
      ["audit", "App", "--only", "missing-identifier", "--severity", "error", "--fail-on", "warning"], in: folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("note: what is lighter than 'error' is neither reported nor judged by the gate"))
  }

  @Test(
    "a working folder that was deleted is told of",
    arguments: ["audit", "audit .", "gaps", "audit --output x.txt", "audit --config x.yml ."])
  func aDeletedWorkingFolderIsToldOf(command: String) throws {
    let folder = try Folder(smallApp)
    let outcome = try Tool.shell("mkdir gone && cd gone && rmdir ../gone && voyager \(command)", in: folder.path)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "error: the working folder no longer exists; change to one that does\n")
  }

  @Test("a screen that the settings name in vain is told of, but not to one who wants it quiet")
  func aScreenNamedInVainIsToldOf() throws {
    let folder = try Folder(smallApp)
    try folder.write("screens: {Nope: x, LoginView: login}\n", to: ".voyager.yml")
    let outcome = try Tool.run("audit", "App", in: folder.path)
    #expect(outcome.errors == "note: 'screens' of .voyager.yml names 'Nope', which is no type of the audited files\n")
    #expect(try Tool.run("audit", "App", "--quiet", in: folder.path).errors.isEmpty)
  }

  @Test("a reader that goes away changes nothing")
  func aReaderThatGoesAwayChangesNothing() throws {
    let folder = try Folder(smallApp)
    let outcome = try Tool.shell("{ sleep 0.2; voyager audit App; echo $? >code; } | :", in: folder.path)
    #expect(try folder.text("code") == "1\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test("what is named as a suite is a test's, whatever its files mention")
  func suiteElsewhere() throws {
    let folder = try Folder([
      "App/LoginView.swift": smallApp["App/LoginView.swift"] ?? "",
      "Suite/BaseTest.swift": "import XCTest\nclass BaseTest: XCTestCase { let app = XCUIApplication() }\n",
      "Suite/LoginTests.swift": """
      final class LoginTests: BaseTest {
        func testLogin() { app.buttons["login.gone.button"].tap() }
      }

      """,
    ])
    let outcome = try Tool.run("audit", "App", "--tests", "Suite", "--only", "unknown-query", in: folder.path)
    #expect(outcome.output.contains("Suite/LoginTests.swift:2:26: warning: no element is given 'login.gone.button'"))
  }
}
