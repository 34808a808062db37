import Auditor
import Foundation
import Inventory
import Settings
import Testing

@Suite("Finding files")
struct FileFinderTests {
  private func find(_ paths: [String], in folder: Folder, _ settings: Settings = Settings()) throws -> FoundFiles {
    var finder = FileFinder(settings: settings, workingFolder: folder.path)
    return try finder.find(paths)
  }

  private func names(_ paths: [String] = ["."], in folder: Folder, _ settings: Settings = Settings()) throws -> [String]
  {
    try find(paths, in: folder, settings).sources.map(\.reportPath)
  }

  private func settings(of folder: Folder, at place: String = "", _ text: String) throws -> Settings {
    try folder.write(text, to: place + ".voyager.yml")
    return try Settings.load(from: "\(folder.path)/\(place).voyager.yml", knownRules: [])
  }

  @Test("Swift files are found at any depth, sorted by path")
  func recursively() throws {
    let folder = try Folder(["b.swift": "", "a/z.swift": "", "a/b/c/d.swift": "", "a.swift": "", "a/notes.txt": ""])
    #expect(try names(in: folder) == ["a.swift", "a/b/c/d.swift", "a/z.swift", "b.swift"])
    let found = try find(["."], in: folder)
    #expect(found.root == ".")
    #expect(found.sources.first?.path == folder.path + "/a.swift")
  }

  @Test("what package managers, builds and generators make is left out, hidden things too")
  func leftOutByDefault() throws {
    let folder = try Folder([
      "Pods/A.swift": "", "x/Carthage/A.swift": "", ".build/A.swift": "", "DerivedData/A.swift": "",
      "Kit/Kit.docc/Resources/Step1.swift": "",
      "node_modules/a/A.swift": "", "A.generated.swift": "", ".hidden.swift": "", ".git/A.swift": "",
      "Pods.swift": "", "generated.swift": "",
    ])
    #expect(try names(in: folder) == ["Pods.swift", "generated.swift"])
  }

  @Test("what git ignores is left out, as git reads its files")
  func ignored() throws {
    let folder = try Folder([
      ".gitignore":
        "# remark\n/Top.swift\nbuild/\n*.gen.swift\n!keep.gen.swift\ndocs/**/old\n\\#odd.swift\nT[0-9].swift\r\n",
      "Top.swift": "", "in/Top.swift": "", "build/A.swift": "", "in/build/A.swift": "", "in/a.gen.swift": "",
      "keep.gen.swift": "", "docs/a/b/old/A.swift": "", "docs/old/A.swift": "", "docs/new/A.swift": "",
      "#odd.swift": "", "T1.swift": "", "Tx.swift": "",
      "in/.gitignore": "Local.swift\n!T1.swift\n", "in/Local.swift": "", "in/T1.swift": "", "Local.swift": "",
    ])
    #expect(
      try names(in: folder) == [
        "Local.swift", "Tx.swift", "docs/new/A.swift", "in/T1.swift", "in/Top.swift", "keep.gen.swift",
      ])
  }

  @Test("ignore files above the folder count up to the repository's root, and its own exclusions do")
  func ignoreFilesAbove() throws {
    let folder = try Folder([
      ".gitignore": "Beyond.swift\n", "repo/.git/info/exclude": "Secret.swift\n",
      "repo/.gitignore": "/app/Top.swift\nX.swift\n",
      "repo/app/Top.swift": "", "repo/app/in/Top.swift": "", "repo/app/Secret.swift": "", "repo/app/Beyond.swift": "",
      "repo/app/X.swift": "", "repo/app/.gitignore": "!X.swift\n",
    ])
    #expect(try names(["repo/app"], in: folder) == ["Beyond.swift", "X.swift", "in/Top.swift"])
  }

  @Test("a path that is named is never ignored, but what is below it may be")
  func namedPaths() throws {
    let folder = try Folder([
      ".git/HEAD": "", ".gitignore": "out/\nGenerated/**\nall/*\n*.tmp.swift\n", "out/A.swift": "",
      "out/b.tmp.swift": "",
      "Generated/A.swift": "", "Generated/b.tmp.swift": "", "all/A.swift": "", "Pods/A.swift": "",
      "Pods/Pods/B.swift": "",
      "x.tmp.swift": "", "out/deep/A.swift": "",
    ])
    #expect(try names(["out"], in: folder) == ["A.swift", "deep/A.swift"])
    #expect(try names(["out/deep"], in: folder) == ["A.swift"])
    #expect(try names(["Generated"], in: folder) == ["A.swift"])
    #expect(try names(["all"], in: folder) == ["A.swift"])
    #expect(try names(["Pods"], in: folder) == ["A.swift"])
    #expect(try names(["x.tmp.swift"], in: folder) == ["x.tmp.swift"])
    #expect(try names([".", "all"], in: folder) == ["all/A.swift"])
  }

  @Test("a repository inside follows its own ignore files only")
  func innerRepository() throws {
    let folder = try Folder([
      ".git/HEAD": "", ".gitignore": "A.swift\n", "A.swift": "", "inner/.git/info/exclude": "C.swift\n",
      "inner/A.swift": "",
      "inner/B.swift": "", "inner/.gitignore": "B.swift", "inner/sub/C.swift": "",
    ])
    #expect(try names(in: folder) == ["inner/A.swift"])
  }

  @Test("a worktree's .git file leads to the exclusions")
  func worktree() throws {
    let folder = try Folder([
      "main/.git/info/exclude": "X.swift", "main/.git/worktrees/w/commondir": "../..\n",
      "tree/.git": "gitdir: ../main/.git/worktrees/w\n", "tree/X.swift": "", "tree/Y.swift": "", "tree/in/X.swift": "",
    ])
    #expect(try names(["tree"], in: folder) == ["Y.swift"])
    #expect(try names(["tree/in", "tree/Y.swift"], in: folder) == ["Y.swift"])
  }

  @Test("several paths share their deepest common folder as root")
  func severalPaths() throws {
    let folder = try Folder(["p/a/A.swift": "", "p/b/B.swift": "", "p/b/C.swift": "", "q/Q.swift": ""])
    var found = try find(["p/a", "p/b/B.swift"], in: folder)
    #expect(found.root == "p")
    #expect(found.sources.map(\.reportPath) == ["a/A.swift", "b/B.swift"])
    found = try find(["p/b", "p/b/B.swift", "p/../p/b/"], in: folder)
    #expect(found.root == "p/b")
    #expect(found.sources.map(\.reportPath) == ["B.swift", "C.swift"])
    #expect(try find(["p/b/B.swift"], in: folder).root == "p/b")
    #expect(try find([folder.path + "/p", "q"], in: folder).root == ".")
    #expect(try find(["./p/"], in: folder).root == "p")
  }

  @Test("a project or workspace stands for the folder it is in")
  func projects() throws {
    let folder = try Folder(["App/App.xcodeproj/project.xcworkspace/": "", "App/A.swift": "", "W.xcworkspace/": ""])
    #expect(try find(["App/App.xcodeproj"], in: folder).root == "App")
    #expect(try names(["App/App.xcodeproj/project.xcworkspace/"], in: folder) == ["A.swift"])
    #expect(try names(["W.xcworkspace"], in: folder) == ["App/A.swift"])
  }

  @Test("include and exclude are read as in an ignore file, from the settings' folder")
  func patterns() throws {
    let folder = try Folder([
      "App/A.swift": "", "App/Generated/B.swift": "", "App/C.pb.swift": "", "Lib/App/D.swift": "", "Lib/E.swift": "",
      "Pods/Kit/F.swift": "",
    ])
    let anchored = try settings(of: folder, "include: [App/**]\nexclude: ['**/Generated/**', '*.pb.swift']")
    #expect(try names(in: folder, anchored) == ["App/A.swift"])
    #expect(try names(["App"], in: folder, anchored) == ["A.swift"])
    #expect(try names(["App/Generated"], in: folder, anchored) == ["B.swift"])
    for pattern in ["App", "/App", "App/", "App/**", "App/*", "**/App/**"] {
      let settings = try settings(of: folder, "exclude: ['\(pattern)']")
      #expect(try names(["App"], in: folder, settings) == ["A.swift", "C.pb.swift", "Generated/B.swift"], "\(pattern)")
    }
    for pattern in ["**", "*", "/**", "**/*", "*.swift", "**/**"] {
      let settings = try settings(of: folder, "exclude: ['\(pattern)']")
      for path in [".", "App", "App/Generated"] { #expect(try names([path], in: folder, settings) == [], "\(pattern)") }
    }
    #expect(
      try names(in: folder, settings(of: folder, "include: [App]\nexclude: [Generated]")) == [
        "App/A.swift", "App/C.pb.swift", "Lib/App/D.swift",
      ])
    #expect(try names(in: folder, settings(of: folder, "include: [Pods/Kit]")) == ["Pods/Kit/F.swift"])
    let below = try settings(of: folder, at: "App/", "exclude: [/A.swift, ../Lib/E.swift]")
    #expect(try names(in: folder, below) == ["App/C.pb.swift", "App/Generated/B.swift", "Lib/App/D.swift"])
  }

  @Test("the suites of the settings are found wherever they are, whatever is included")
  func suites() throws {
    let folder = try Folder(["app/App/A.swift": "", "app/UITests/T.swift": "", "app/X.swift": "", "suite/S.swift": ""])
    let settings = try settings(of: folder, at: "app/", "include: [App]\ntests: [UITests, ../suite]")
    let found = try find(["app"], in: folder, settings)
    #expect(found.root == "app")
    #expect(found.sources.map(\.reportPath) == ["../suite/S.swift", "App/A.swift", "UITests/T.swift"])
  }

  @Test("links are survived: loops, doubles and dead ends; what lies outside is followed")
  func links() throws {
    let folder = try Folder(["app/in/A.swift": "", "other/B.swift": "", "app/C.swift": "", "far/D.swift": ""])
    try folder.link("app/in/loop", to: "..")
    try folder.link("app/again", to: "in")
    try folder.link("app/aC.swift", to: "C.swift")
    try folder.link("app/out", to: "../other")
    try folder.link("app/out2", to: "../other")
    try folder.link("other/back", to: "../app")
    try folder.link("other/self", to: ".")
    try folder.link("app/D.swift", to: "../far/D.swift")
    try folder.link("app/up", to: "/")
    try folder.link("app/Dead.swift", to: "nowhere")
    try folder.link("entry", to: "app")
    let found = try find(["app"], in: folder)
    #expect(found.sources.map(\.reportPath) == ["C.swift", "D.swift", "in/A.swift", "out/B.swift"])
    #expect(found.skipped == [Report.Skipped(file: "Dead.swift", reason: "linked to nothing")])
    #expect(try names(["entry"], in: folder) == ["C.swift", "D.swift", "in/A.swift", "out/B.swift"])
  }

  @Test("a file of another kind is listed where a user names it")
  func otherKinds() throws {
    let folder = try Folder(["A.xib": "", "B.storyboard": "", "C.txt": ""])
    #expect(try find(["."], in: folder).skipped.isEmpty)
    #expect(
      try find(["C.txt"], in: folder).skipped == [
        Report.Skipped(file: "C.txt", reason: "neither Swift nor Objective-C")
      ])
  }

  @Test("Objective-C files are found with their headers, but for those of other packages")
  func objectiveC() throws {
    let folder = try Folder(["C.m": "", "D.mm": "", "E.h": "", "F.c": "", "G.hpp": "", "Pods/H.m": ""])
    #expect(try names(["."], in: folder) == ["C.m", "D.mm", "E.h"])
    #expect(try find(["."], in: folder).skipped.isEmpty)
  }

  @Test("a path that does not exist is an error that tells the nearest one")
  func missingPath() throws {
    let folder = try Folder(["Sources/Login/A.swift": ""])
    func failure(_ path: String) -> FindingFilesError? {
      do { _ = try find([path], in: folder) } catch { return error as? FindingFilesError }
      return nil
    }
    #expect(failure("Souces/Login") == .noSuchPath("Souces/Login", nearest: "Sources"))
    #expect(failure("Sources/Logn") == .noSuchPath("Sources/Logn", nearest: "Sources/Login"))
    #expect(failure("Elsewhere") == .noSuchPath("Elsewhere", nearest: nil))
    #expect("\(failure("Source") as Any)".contains("did you mean 'Sources'?"))
  }

  @Test("a link that leads nowhere is called one, at the end of a path and within")
  func deadLinks() throws {
    let folder = try Folder(["a/E.swift": ""])
    try folder.link("a/D.swift", to: "nowhere.swift")
    try folder.link("a/in", to: "nowhere")
    try folder.link("a/loop", to: "loop")
    func message(_ path: String) -> String? {
      do { _ = try find([path], in: folder) } catch { return "\(error)" }
      return nil
    }
    #expect(message("a/D.swift") == "'a/D.swift' is a link that leads nowhere")
    #expect(message("./a//D.swift") == "'./a//D.swift' is a link that leads nowhere")
    #expect(message("a/in/E.swift") == "there is no 'a/in/E.swift': 'a/in' is a link that leads nowhere")
    #expect(message("a/loop") == "'a/loop' is a link that leads nowhere")
    #expect(message("a/E.swift/F.swift") == "there is no file or folder 'a/E.swift/F.swift'")
    #expect(
      message(String(repeating: "x", count: 300))
        == "'\(String(repeating: "x", count: 300))' cannot be read (File name too long)")
  }

  @Test("odd files are named and the rest is found")
  func oddities() throws {
    let folder = try Folder(["A.swift": "", "B.swift/C.swift": "", "Ä é.swift": ""])
    mkfifo(folder.path + "/Pipe.swift", 0o600)
    let found = try find(["."], in: folder)
    #expect(found.sources.map(\.reportPath) == ["A.swift", "B.swift/C.swift", "Ä é.swift"])
    #expect(found.skipped == [Report.Skipped(file: "Pipe.swift", reason: "not a regular file")])
  }
}
