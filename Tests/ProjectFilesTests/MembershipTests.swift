import Inventory
import ProjectFiles
import Testing

@Suite("What targets make of a file")
struct MembershipTests {
  private typealias Kind = ProjectTarget.Kind

  private func purpose(_ targets: [ProjectTarget]) -> Membership.Purpose {
    var project = Project(path: "/w/App.xcodeproj", folder: "/w")
    project.targets = targets
    project.files = ["/w/A.swift": Array(targets.indices)]
    return Membership(of: ["/w/A.swift"], in: [project]).purpose(of: "/w/A.swift")
  }

  @Test(
    "an app's file is app code, a test's a test, any other tells by what it mentions",
    arguments: [
      ([ProjectTarget.Kind.app], FileFacts.Role.app), ([.appExtension], .app), ([.app, .uiTest], .app),
      ([.unitTest, .app], .app),
      ([.uiTest], .uiTest), ([.unitTest], .unitTest), ([.unitTest, .uiTest], .uiTest), ([.framework], nil),
      ([.framework, .uiTest], nil), ([.packageLibrary, .unitTest], nil), ([.other], nil),
    ])
  func role(kinds: [ProjectTarget.Kind], role: FileFacts.Role?) {
    let purpose = purpose(kinds.enumerated().map { ProjectTarget(name: "T\($0)", kind: $1) })
    #expect(purpose.role == role)
    #expect(purpose.reasonToSkip == nil)
  }

  @Test("the module is an app's before a framework's before a test's")
  func module() {
    #expect(
      purpose([
        ProjectTarget(name: "UI", kind: .uiTest), ProjectTarget(name: "Kit", kind: .framework),
        ProjectTarget(name: "My App", kind: .app), ProjectTarget(name: "Other", kind: .app),
      ]).module == "My_App")
  }

  @Test("a file is for another platform only where all its targets are")
  func platforms() {
    let watch = ProjectTarget(name: "Clock", kind: .app, platforms: [.watchOS])
    #expect(purpose([watch]).reasonToSkip == "watchOS code (target Clock)")
    #expect(purpose([watch, ProjectTarget(name: "TV", kind: .app, platforms: [.tvOS])]).reasonToSkip != nil)
    let both = purpose([watch, ProjectTarget(name: "App", kind: .app, platforms: [.iOS, .macOS])])
    #expect(both.reasonToSkip == nil && both.module == "App")
    #expect(purpose([watch, ProjectTarget(name: "Any", kind: .framework)]).reasonToSkip == nil)
    #expect(purpose([ProjectTarget(name: "V", kind: .app, platforms: [.visionOS, .macOS])]).reasonToSkip == nil)
  }

  // MARK: In no target

  private let paths = (1...4).map { "/w/App/\($0).swift" } + ["/w/App/old/Old.swift", "/w/Tools/T.swift"]

  private func left(
    _ change: (inout Project) -> Void = { _ in }, others: [Project] = [], unsure: [String] = [],
    isComplete: Bool = true,
    more: [String] = []
  ) -> [String] {
    var project = Project(path: "/w/App.xcodeproj", folder: "/w")
    project.targets = [ProjectTarget(name: "App", kind: .app)]
    project.files = ["/w/App/1.swift": [0], "/w/App/2.swift": [0], "/w/App/3.swift": [0], "/w/App/gone.swift": [0]]
    project.listsEachFile = true
    change(&project)
    let all = paths + more
    let membership = Membership(of: all, in: [project] + others, unsure: unsure, isComplete: isComplete)
    return all.filter { membership.purpose(of: $0).reasonToSkip == "in no target of App.xcodeproj" }
  }

  @Test("a file that its project does not list, among files that it does, is in no target")
  func unlisted() {
    #expect(left() == ["/w/App/4.swift", "/w/App/old/Old.swift"])
    #expect(left(more: ["/x/App/4.swift"]) == ["/w/App/4.swift", "/w/App/old/Old.swift"])
  }

  @Test("it stays where anything else may compile it")
  func unsure() {
    #expect(left { $0.listsEachFile = false } == [])
    #expect(left { $0.files = ["/w/App/1.swift": [0]] } == [])
    #expect(left(isComplete: false) == [])
    #expect(left(unsure: ["/w"]) == [])
    #expect(left(unsure: ["/w/App/old"]) == ["/w/App/4.swift"])
    #expect(left(others: [Project(path: "/w/App/old/Package.swift", folder: "/w/App/old")]) == ["/w/App/4.swift"])
    #expect(left(others: [Project(path: "/w/project.yml", folder: "/w")]) == [])
    #expect(left(unsure: ["/x"]).count == 2)
  }

  @Test("a listed file is found in whatever case its project writes it")
  func letterCase() {
    #expect(left { $0.files["/w/app/Old/old.swift"] = [0] } == ["/w/App/4.swift"])
  }
}
