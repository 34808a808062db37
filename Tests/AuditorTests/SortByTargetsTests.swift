import Inventory
import ProjectFiles
import Settings
import Testing

@testable import Auditor

@Suite("Files and their targets")
struct SortByTargetsTests {
  private let spec = """
    name: App
    targets:
      App: {type: application, platform: iOS, sources: [App]}
      UI: {type: bundle.ui-testing, platform: iOS, sources: [UI, App/Ids.swift]}
      Unit: {type: bundle.unit-test, platform: iOS, sources: [Unit]}
      Clock: {type: application, platform: watchOS, sources: [Clock]}
    """

  private func sorted(_ paths: [String], in folder: Folder, _ settings: Settings = Settings()) throws -> SortedFiles {
    var finder = FileFinder(settings: settings, workingFolder: folder.path)
    return sortByTargets(try finder.find(paths), jobs: 2)
  }

  private func roles(_ sorted: SortedFiles) -> [String] {
    sorted.files.map { "\($0.reportPath) \(sorted.purposes[$0.reportPath]?.role?.rawValue ?? "?")" }
  }

  @Test("the product decides, and watch code is skipped")
  func products() throws {
    let folder = try Folder([
      "project.yml": spec, "App/A.swift": "", "App/Ids.swift": "", "UI/Page.swift": "", "Unit/U.swift": "",
      "Clock/C.swift": "", "Clock/C.h": "",
      "Other/O.swift": "",
    ])
    let all = try sorted(["."], in: folder)
    #expect(
      roles(all) == [
        "App/A.swift app", "App/Ids.swift app", "Other/O.swift ?", "UI/Page.swift uiTest", "Unit/U.swift unitTest",
      ])
    #expect(all.skipped == [Report.Skipped(file: "Clock/C.swift", reason: "watchOS code (target Clock)")])
    #expect(all.purposes["App/Ids.swift"]?.module == "App")
  }

  @Test("the nearest project above counts up to the repository's root")
  func projectAbove() throws {
    let folder = try Folder([
      "project.yml": spec.replacing("Unit]", with: "repo]"), "repo/.git/HEAD": "", "repo/project.yml": spec,
      "repo/in/a.txt": "",
      "repo/UI/Page.swift": "", "repo/Unit/deep/U.swift": "", "alone/UI/A.swift": "",
    ])
    #expect(try roles(sorted(["repo/Unit/deep"], in: folder)) == ["U.swift unitTest"])
    #expect(try roles(sorted(["repo/UI/Page.swift"], in: folder)) == ["Page.swift uiTest"])
    #expect(
      try roles(sorted(["repo/UI", "repo/Unit"], in: folder)) == ["UI/Page.swift uiTest", "Unit/deep/U.swift unitTest"])
    #expect(try roles(sorted(["alone/UI"], in: folder)) == ["A.swift ?"])
    try folder.write("name: B\ntargets: {B: {type: bundle.unit-test, sources: [.]}}", to: "repo/UI/project.yml")
    #expect(try roles(sorted(["repo/UI/Page.swift"], in: folder)) == ["Page.swift unitTest"])
  }

  @Test("a project that git ignores or the settings exclude is not read")
  func ignoredProjects() throws {
    let folder = try Folder([".git/HEAD": "", ".gitignore": "project.yml", "project.yml": spec, "Unit/U.swift": ""])
    #expect(try sorted(["."], in: folder).purposes.isEmpty)
    try folder.write("", to: ".gitignore")
    #expect(try roles(sorted(["."], in: folder)) == ["Unit/U.swift unitTest"])
    var settings = Settings()
    settings.include = ["Unit/**"]
    #expect(try roles(sorted(["."], in: folder, settings)) == ["Unit/U.swift unitTest"])
  }

  @Test("a broken project is listed with its place, and the audit goes on")
  func broken() throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {", "App.xcodeproj/X.swift": "",
      "A.swift": "struct A {}",
      "project.yml": "a: b: c", "Empty.xcodeproj/": "",
    ])
    let report = try Audit(settings: Settings()).run(on: ["."], workingFolder: folder.path)
    #expect(report.files == 1)
    #expect(
      report.skipped.map { "\($0.file): \($0.reason)" } == [
        "App.xcodeproj/project.pbxproj: not readable as an Xcode project: the file ends too early (line 2)",
        "project.yml: not readable as YAML (line 1)",
      ])
  }

  @Test("an app's file is read although it mentions tests, and the same file gives the same report")
  func rolesReachTheCollector() throws {
    let source = "import SwiftUI\nimport XCTest\nstruct Page: View { var body: some View { Button(\"Go\") { } } }\n"
    let folder = try Folder(["project.yml": spec, "App/A.swift": source, "Unit/U.swift": "struct Not {}\n"])
    let report = try Audit(settings: Settings()).run(on: ["."], workingFolder: folder.path)
    #expect(report.inventory.elements.filter(\.isControl).count == 1)
    try folder.write("", to: "project.yml")
    #expect(throws: Never.self) { try Audit(settings: Settings()).run(on: ["."], workingFolder: folder.path) }
  }

  @Test("screens of one name have their modules in front")
  func modules() throws {
    let view = "import SwiftUI\nstruct LoginView: View { var body: some View { Button(\"Go\") { } } }\n"
    let spec =
      "name: X\ntargets:\n  Shop: {type: application, sources: [a/x]}\n  Bank: {type: application, sources: [a/y]}\n"
    let folder = try Folder(["project.yml": spec, "a/x/LoginView.swift": view, "a/y/LoginView.swift": view])
    let report = try Audit(settings: Settings()).run(on: ["."], workingFolder: folder.path)
    #expect(report.inventory.screens.map(\.name).sorted() == ["bank.login", "shop.login"])
  }

  @Test("a header goes with the file of its name, else with what is compiled beside it")
  func headers() throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": objectiveCProject, "App/Row.m": "", "App/Row.h": "", "App/Ids.h": "",
      "Tests/Page.m": "", "Tests/Page.h": "", "Tests/Support/Helper.h": "", "include/Row.h": "", "Old/Dead.h": "",
    ])
    #expect(
      try roles(sorted(["."], in: folder)) == [
        "App/Ids.h app", "App/Row.h app", "App/Row.m app", "Old/Dead.h app", "Tests/Page.h uiTest",
        "Tests/Page.m uiTest",
        "Tests/Support/Helper.h uiTest", "include/Row.h app",
      ])
    #expect(try sorted(["."], in: folder).purposes["App/Row.h"]?.module == "App")
  }

  private let objectiveCProject = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A, U); };
      G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = App/Row.m; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Tests/Page.m; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1); };
      S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1); };
      U = { isa = PBXNativeTarget; name = UI; productType = "com.apple.product-type.bundle.ui-testing"; buildPhases = (S2); };
    }; rootObject = P; }
    """
}
