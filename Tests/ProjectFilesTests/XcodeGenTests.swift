import ProjectFiles
import Testing

@Suite("XcodeGen specs")
struct XcodeGenTests {
  private func project(_ text: String, others: [String: String] = [:]) throws -> Project {
    let reading = read(.xcodeGen, at: "/code/project.yml", text, others: others)
    #expect(reading.notes == [])
    return try #require(reading.project)
  }

  @Test("targets take folders, files, and what patterns say")
  func sources() throws {
    let project = try project(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/*Tests.*", "**/Support/*", Old]
            - path: Docs
              buildPhase: none
            - {path: Assets, type: folder}
        AppTests:
          type: bundle.unit-test
          platform: iOS
          sources:
            - path: App
              includes: ["**/*Tests.*"]
        UI:
          type: bundle.ui-testing
          sources: [UITests, App/Ids.swift]
        Mac:
          type: application
          platform: macOS
          sources: Mac
      """)
    #expect(project.targets.map(\.kind) == [.app, .unitTest, .app, .uiTest])
    #expect(project.names(of: "/code/App/A.swift") == ["App"])
    #expect(project.names(of: "/code/App/in/ATests.swift") == ["AppTests"])
    #expect(project.names(of: "/code/App/Support/deep/A.swift") == [])
    #expect(project.names(of: "/code/App/in/Support/A.swift") == [])
    #expect(project.names(of: "/code/App/Old/A.swift") == [])
    #expect(project.names(of: "/code/App/Older/A.swift") == ["App"])
    #expect(project.names(of: "/code/App/Ids.swift") == ["App", "UI"])
    #expect(project.names(of: "/code/Docs/A.swift") == [])
    #expect(project.names(of: "/code/Assets/A.swift") == [])
    #expect(project.target("Mac")?.foreignPlatform == .macOS)
    #expect(project.names(of: "/code/Mac/A.swift") == ["Mac"])
  }

  @Test("paths of an included file start from its own folder, unless it says otherwise")
  func includes() throws {
    let project = try project(
      """
      name: App
      include: [App/target.yml, {path: more/all.yml, relativePaths: false}]
      targets:
        App: {sources: [Extra]}
      """,
      others: [
        "/code/App/target.yml":
          "targets:\n  App:\n    type: application\n    sources:\n      - path: ../Sources\n      - Own\n",
        "/code/more/all.yml": "targets: {UI: {type: bundle.ui-testing, sources: [Tests]}}",
      ])
    #expect(project.names(of: "/code/Sources/A.swift") == ["App"])
    #expect(project.names(of: "/code/App/Own/A.swift") == ["App"])
    #expect(project.names(of: "/code/Extra/A.swift") == ["App"])
    #expect(project.names(of: "/code/Tests/T.swift") == ["UI"])
  }

  @Test("includes that go in circles or nowhere are told, and the rest is read")
  func badIncludes() throws {
    let text =
      "name: A\ninclude:\n  - a.yml\n  - gone.yml\n  - bad.yml\ntargets: {A: {type: application, sources: [A]}}\n"
    let reading = read(
      .xcodeGen, at: "/code/project.yml", text,
      others: ["/code/a.yml": "include: project.yml", "/code/bad.yml": "a: [\n", "/code/project.yml": text])
    #expect(reading.project?.names(of: "/code/A/A.swift") == ["A"])
    #expect(
      reading.notes.map { "\($0.path): \($0.reason)" } == [
        "/code/a.yml: includes 'project.yml', which includes it (line 1)",
        "/code/project.yml: includes 'gone.yml', which cannot be read (line 4)",
        "/code/bad.yml: not readable as YAML (line 2)",
      ])
  }

  @Test("templates fill in what a target leaves out")
  func templates() throws {
    let project = try project(
      """
      name: App
      targetTemplates:
        Base: {platform: iOS, templates: [Base]}
        Feature:
          templates: [Base, None]
          type: framework
          sources: ["Features/${target_name}/${part}"]
      targets:
        Login: {templates: [Feature], templateAttributes: {part: Sources}}
        Odd: {templates: [Gone], sources: [Odd]}
        Each: {type: framework, platform: [iOS, tvOS], sources: [Each]}
        Env: {type: framework, sources: ["${SOMEWHERE}/x"]}
      """)
    #expect(project.target("Login")?.kind == .framework)
    #expect(project.names(of: "/code/Features/Login/Sources/A.swift") == ["Login"])
    #expect(project.target("Odd") == nil)
    #expect(project.targets.map(\.name) == ["Each_iOS", "Each_tvOS", "Env", "Login"])
    #expect(project.target("Each_tvOS")?.module == "Each")
    #expect(project.folders.count == 3)
  }

  @Test(
    "what is no spec gives no project",
    arguments: [
      ("", nil), ("- a\n- b\n", nil), ("name: A\n", nil), ("targets: {A: {type: application}}", nil),
      ("name: A\ntargets: 3\n", nil),
      ("a: b: c\n", "not readable as YAML (line 1)"),
      (String(repeating: "[", count: 100_000), "nested too deeply to be a project"),
      (String(repeating: "- ", count: 100_000), "nested too deeply to be a project"),
      ("a: \"" + String(repeating: "x", count: 5 << 20), "larger than 4 MB"),
    ])
  func noSpec(text: String, problem: String?) {
    let reading = read(.xcodeGen, at: "/code/project.yml", text)
    #expect(reading.project == nil)
    #expect(reading.notes.map(\.reason) == (problem.map { [$0] } ?? []))
  }
}
