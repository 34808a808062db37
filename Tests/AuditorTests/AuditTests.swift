import Findings
import Inventory
import Linking
import Rules
import Settings
import Testing

@testable import Auditor

/// Reports every element whose kind begins with `Bad`.
private struct BadName: Rule {
  static let descriptor = RuleDescriptor(
    id: "bad-name", title: "Bad name", topic: .shape, trust: .certain, severity: .error, rationale: "", remedy: "")
  static let examples: [RuleExample] = []

  func check(_ project: Project) -> [Finding] { found(Self.descriptor, project) { $0.hasPrefix("Bad") } }
}

/// Reports every element.
private struct AnyName: Rule {
  static let descriptor = RuleDescriptor(
    id: "any-name", title: "Name", topic: .shape, trust: .style, severity: .info, rationale: "", remedy: "")
  static let examples: [RuleExample] = []

  func check(_ project: Project) -> [Finding] { found(Self.descriptor, project) { _ in true } }
}

private func found(_ descriptor: RuleDescriptor, _ project: Project, where isFound: (String) -> Bool) -> [Finding] {
  project.inventory.elements.filter { isFound($0.kind) }.map { element in
    Finding(
      rule: descriptor.id, severity: descriptor.severity, trust: descriptor.trust, message: "found '\(element.kind)'",
      place: element.place, subject: FindingSubject(kind: element.kind))
  }
}

/// Real collecting and linking; each type of a file becomes an element, and the two rules above run.
private let stages = Stages(
  collect: Stages.standard.collect, link: Stages.standard.link,
  predict: { linked in
    Inventory(
      elements: linked.files.flatMap { file in
        file.types.map { type in
          let place = Place(file: file.file, range: SourceRange(type.position, type.position))
          return Element(
            type: .other, kind: type.name, framework: .swiftUI, place: place, enclosingType: "", member: "",
            isControl: true)
        }
      })
  },
  rules: [BadName.self, AnyName.self, UnusedAllow.self])

@Suite("An audit")
struct AuditTests {
  private func report(_ source: String, _ settings: (inout Settings) -> Void = { _ in }) -> Report {
    var chosen = Settings()
    chosen.rules["any-name"] = .off
    settings(&chosen)
    return Audit(settings: chosen, stages: stages).run(onSources: [("A.swift", source)])
  }

  @Test("carriers of the settings give identifiers")
  func carriers() throws {
    var settings = Settings()
    settings.carriers = [DeclaredCarrier(call: "tagged", argument: .label("id"))]
    let source = "struct A: View { var body: some View { Button(\"Go\") {}.tagged(id: \"a.go\") } }"
    let report = Audit(settings: settings).run(onSources: [("A.swift", source)])
    #expect(report.inventory.assignments.map(\.carrier) == ["id"])
  }

  private func lines(_ report: Report) -> [String] {
    report.findings.map { "\($0.place.line): \($0.severity): \($0.message) [\($0.rule)]" }
  }

  @Test("runs from paths to a sorted report with fingerprints")
  func wholeRun() throws {
    let folder = try Folder([
      "App/B.swift": "struct Bad1 {}\n", "App/A.swift": "struct Good {}; struct Bad {}\n", "App/Main.xib": "",
      "App/E.swift": "",
      "App/L.swift": "// \u{e9}",
    ])
    let audit = Audit(settings: Settings(), stages: stages)
    var steps = 0
    let report = try audit.run(on: ["App"], jobs: 2, workingFolder: folder.path, progress: { _, _ in steps += 1 })
    #expect(report.root == "App")
    #expect(report.files == 4)
    #expect(
      report.findings.map { "\($0.place.file) \($0.rule) \($0.message)" } == [
        "A.swift any-name found 'Good'", "A.swift any-name found 'Bad'", "A.swift bad-name found 'Bad'",
        "B.swift any-name found 'Bad1'", "B.swift bad-name found 'Bad1'",
      ])
    #expect(Set(report.findings.map(\.fingerprint)).count == 5)
    #expect(
      report.skipped == [
        Report.Skipped(file: "Main.xib", reason: "not readable (line 1: there is no XML here)")
      ])
    #expect(steps > 0)
    #expect(try audit.run(on: ["App"], jobs: 1, workingFolder: folder.path).findings == report.findings)
  }

  @Test("a rule that is off does not run, a severity of the settings replaces the rule's own")
  func ruleSettings() {
    #expect(lines(report("struct Bad {}")) == ["1: error: found 'Bad' [bad-name]"])
    #expect(
      lines(report("struct Bad {}") { $0.rules["bad-name"] = .severity(.info) }) == [
        "1: info: found 'Bad' [bad-name]"
      ])
    #expect(lines(report("struct Bad {}") { $0.rules["bad-name"] = .off }) == [])
    #expect(lines(report("struct Bad {}") { $0.only = ["any-name"] }) == ["1: info: found 'Bad' [any-name]"])
    #expect(
      lines(
        report("struct Bad {}") {
          $0.rules = [:]
          $0.minimumSeverity = .warning
        }) == ["1: error: found 'Bad' [bad-name]"])
  }

  @Test("a comment allows findings on its lines, or in its file, and only of its rules")
  func allowed() {
    #expect(
      lines(report("// voyager:allow bad-name old\nstruct Bad {}\nstruct Bad2 {}")) == [
        "3: error: found 'Bad2' [bad-name]"
      ])
    #expect(lines(report("struct Bad {}  // voyager:allow bad-name old")) == [])
    #expect(lines(report("// voyager:allow-file bad-name old\n\nstruct Bad {}\nstruct Bad2 {}")) == [])
    #expect(
      lines(report("// voyager:allow bad-name, any-name old\nstruct Bad {}") { $0.rules = [:] }) == [])
    #expect(
      lines(report("// voyager:allow any-name old\nstruct Bad {}") { $0.rules = [:] }) == [
        "2: error: found 'Bad' [bad-name]"
      ])
  }

  @Test("a comment without effect is reported")
  func unusedAllow() {
    #expect(
      lines(report("// voyager:allow bad-name old\nstruct Good {}")) == [
        "1: info: no finding of 'bad-name' to suppress here [unused-allow]"
      ])
    #expect(
      lines(report("// voyager:allow-file bad-name old\nstruct Good {}")) == [
        "1: info: no finding of 'bad-name' to suppress in this file [unused-allow]"
      ])
    #expect(
      lines(report("// voyager:allow missing-identifer old\nstruct Bad {}")) == [
        "1: info: no rule is named 'missing-identifer'; the nearest name is 'missing-identifier' [unused-allow]",
        "2: error: found 'Bad' [bad-name]",
      ])
    #expect(
      lines(report("// voyager:allow\nstruct Good {}")) == [
        "1: info: suppression names no rule [unused-allow]"
      ])
  }

  @Test("where only unused comments are asked for, the other rules still tell which are used")
  func onlyUnusedAllow() {
    let source = "// voyager:allow bad-name old\nstruct Bad {}\n// voyager:allow bad-name older\nstruct Good {}"
    let found = report(source) { $0.only = ["unused-allow"] }
    #expect(lines(found) == ["3: info: no finding of 'bad-name' to suppress here [unused-allow]"])
  }

  @Test("one rule of a comment may be without effect")
  func partlyUnused() {
    let report = report("// voyager:allow bad-name, any-name old\nstruct Bad {}") {
      $0.only = ["bad-name", "unused-allow"]
    }
    #expect(lines(report) == [])
    let other = self.report("// voyager:allow bad-name, any-name old\nstruct Good {}") { $0.rules = [:] }
    #expect(lines(other).count == 1)
    #expect(other.findings.first?.message.contains("bad-name") == true)
  }

  @Test("a comment without a reason suppresses nothing and says so")
  func reasonMissing() {
    #expect(
      lines(report("// voyager:allow bad-name\nstruct Bad {}")) == [
        "1: info: suppression without a reason suppresses nothing [unused-allow]",
        "2: error: found 'Bad' [bad-name]",
      ])
  }

  @Test("a comment for a rule that does not run is not reported")
  func allowedOff() {
    #expect(lines(report("// voyager:allow any-name old\nstruct Good {}")) == [])
    #expect(lines(report("// voyager:allow bad-name old\nstruct Good {}") { $0.rules["unused-allow"] = .off }) == [])
    #expect(lines(report("// voyager:allow bad-name old\nstruct Good {}") { $0.only = ["any-name"] }).count == 1)
    #expect(lines(report("// voyager:allow missing-identifier old\nstruct Good {}")) == [])
  }

  @Test("unused-allow can itself be allowed, or made graver")
  func allowingUnusedAllow() {
    let source = "// voyager:allow-file unused-allow generated\n// voyager:allow bad-name old\nstruct Good {}"
    #expect(lines(report(source)) == [])
    #expect(
      lines(report("// voyager:allow-file unused-allow generated\nstruct Good {}")) == [
        "1: info: no finding of 'unused-allow' to suppress in this file [unused-allow]"
      ])
    let graver = report("// voyager:allow bad-name old\nstruct Good {}") {
      $0.rules["unused-allow"] = .severity(.error)
    }
    #expect(graver.findings.map(\.severity) == [.error])
  }

  @Test("fingerprints do not depend on what is allowed or shown")
  func fingerprintsStay() {
    let both = report("struct Bad {}\nstruct Bad {}").findings
    let one = report("struct Bad {}  // voyager:allow bad-name old\nstruct Bad {}").findings
    #expect(one.map(\.fingerprint) == [both[1].fingerprint])
  }

  @Test("tests are told by their contents and have no findings")
  func testFiles() {
    #expect(lines(report("import XCTest\nclass Bad: XCTestCase {}\n// voyager:allow bad-name old\nlet a = 1")) == [])
    #expect(lines(report("let app = XCUIApplication()\nclass Bad {}")) == [])
  }

  @Test("a file that is read in part is audited and listed")
  func partlyRead() {
    let report = report("struct Bad { @ }\n) func {\n")
    #expect(lines(report) == ["1: error: found 'Bad' [bad-name]"])
    #expect(report.skipped == [Report.Skipped(file: "A.swift", reason: Report.Skipped.readInPart)])
  }

  @Test("where nothing can be audited there is an error and no empty report")
  func nothing() throws {
    let folder = try Folder([
      "empty/": "", "tests/T.swift": "import XCTest", "ib/A.xib": "", "bad/A.swift": "",
    ])
    try folder.link("bad/B.swift", to: "none")
    func failure(_ path: String) -> AuditError? {
      do throws(AuditError) {
        _ = try Audit(settings: Settings(), stages: stages).run(on: [path], workingFolder: folder.path)
      } catch {
        return error
      }
      return nil
    }
    #expect(failure("empty")?.exitCode == 3)
    #expect(failure("empty")?.description == "nothing to audit: no Swift or Objective-C file in 'empty'")
    #expect(failure("ib")?.description == "nothing to audit: no Swift or Objective-C file in 'ib'")
    #expect(failure("tests") == .onlyTests(files: 1))
    #expect(failure("emty")?.exitCode == 2)
    #expect(failure("emty")?.description == "there is no file or folder 'emty'; did you mean 'empty'?")
    #expect(failure("bad") == nil)
  }

  @Test("settings and ignore files that leave all out are named")
  func allLeftOut() throws {
    let folder = try Folder([
      "App/A.swift": "struct A {}", "App/B.swift": "struct B {}", "Tests/T.swift": "import XCTest",
      ".gitignore": "out/\n",
      ".git/HEAD": "", "out/C.swift": "", "only/out/D.swift": "", "App/Pods/E.swift": "", "pods/Pods/F.swift": "",
      "docs/in/a.md": "", "docs/A.xcassets/a.png": "",
    ])
    func message(_ path: String, include: [String] = [], exclude: [String] = [], tests: [String] = []) -> String? {
      var settings = Settings()
      (settings.include, settings.exclude, settings.tests) = (include, exclude, tests)
      (settings.file, settings.folder) = (".voyager.yml", folder.path)
      do throws(AuditError) {
        _ = try Audit(settings: settings, stages: stages).run(on: [path], workingFolder: folder.path)
        return nil
      } catch {
        #expect(error.exitCode == 3)
        return error.description
      }
    }
    let all = "leaves out every source file in 'App'"
    #expect(message("App", include: ["Nope/**"]) == "nothing to audit: 'include' of .voyager.yml \(all)")
    #expect(message("App", exclude: ["*.swift"]) == "nothing to audit: 'exclude' of .voyager.yml \(all)")
    #expect(
      message("App", include: ["A.swift"], exclude: ["Pods", "A.swift"])?.hasPrefix(
        "nothing to audit: 'include' and 'exclude' of")
        == true)
    #expect(
      message("App", include: ["Nope"], tests: ["Tests"])
        == "nothing to audit: only tests remain where 'include' of .voyager.yml leaves out source files in 'App'")
    for path in [".", "App"] {
      for pattern in ["**", "*", "/**", "**/*", "*.swift"] {
        #expect(message(path, exclude: [pattern])?.contains("'exclude' of .voyager.yml") == true, "\(path) \(pattern)")
      }
    }
    #expect(
      message("only")
        == "nothing to audit: no Swift or Objective-C file in 'only', apart from what git ignores or is left out by default"
    )
    #expect(message("pods")?.hasSuffix("left out by default") == true)
    #expect(message("docs", exclude: ["docs/in"]) == "nothing to audit: no Swift or Objective-C file in 'docs'")
    #expect(message("pods", exclude: ["x"])?.hasSuffix("left out by default") == true)
  }

  @Test("a screen that the settings name in vain is told of")
  func uselessScreenNames() throws {
    let folder = try Folder([
      "A.swift": """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { OrdersView() } } }
      struct OrdersView: View { var body: some View { Text("a") } }
      enum Kit { struct Model {} }
      """
    ])
    var settings = Settings()
    settings.screens = ["OrdersView": "orders", "OrderView": "o", "Model": "m", "Kit.Model": "k", "Other": "x"]
    settings.file = ".voyager.yml"
    var remarks: [String] = []
    _ = try Audit(settings: settings).run(on: ["."], workingFolder: folder.path, remark: { remarks.append($0) })
    #expect(
      remarks == [
        "'screens' of .voyager.yml names 'Kit.Model', a type that is no screen",
        "'screens' of .voyager.yml names 'Model', a type that is no screen",
        "'screens' of .voyager.yml names 'OrderView', which is no type of the audited files; did you mean 'OrdersView'?",
        "'screens' of .voyager.yml names 'Other', which is no type of the audited files",
      ])
  }

  @Test(
    "the gate fails from its severity on",
    arguments: [
      (FailOn.error, Severity.error, Int32(1)), (.error, .warning, 0), (.warning, .warning, 1), (.warning, .error, 1),
      (.warning, .info, 0), (.info, .info, 1), (.never, .error, 0),
    ])
  func gate(failOn: FailOn, severity: Severity, code: Int32) {
    let findings = report("struct Bad {}") { $0.rules["bad-name"] = .severity(severity) }.findings
    #expect(exitCode(for: findings, failOn: failOn) == code)
    #expect(exitCode(for: [], failOn: failOn) == 0)
  }
}
