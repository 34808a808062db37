import ProjectFiles
import Testing

@Suite("Package.swift and Project.swift")
struct ManifestTests {
  private func package(_ text: String) throws -> Project {
    try #require(read(.package, at: "/code/Kit/Package.swift", text).project)
  }

  @Test("targets have their usual folders, or the path that is written")
  func packageTargets() throws {
    let project = try package(
      """
      // swift-tools-version: 5.9
      import PackageDescription /* .target(name: "Comment") */
      let text = ".target(name: \\"Text\\")"
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Base"), "Other"], resources: [.process("x")]),
          .target(name: "Base", path: "Code/Base", exclude: ["Old", "Info.swift"]),
          .target(name: "Some", path: "All", sources: ["one", "two/T.swift"]),
          .executableTarget(name: "tool", plugins: [.plugin(name: "Lint", package: "lint")]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
          .target(name: prefix + "Computed"),
          .target(name: "Moved", path: somewhere),
        ])
      """)
    #expect(project.targets.map(\.name) == ["Kit", "Base", "Some", "tool", "KitTests", "Moved"])
    #expect(
      project.targets.map(\.kind) == [
        .packageLibrary, .packageLibrary, .packageLibrary, .other, .unitTest, .packageLibrary,
      ])
    #expect(project.names(of: "/code/Kit/Sources/Kit/in/A.swift") == ["Kit"])
    #expect(project.names(of: "/code/Kit/Sources/tool/main.swift") == ["tool"])
    #expect(project.names(of: "/code/Kit/Tests/KitTests/T.swift") == ["KitTests"])
    #expect(project.names(of: "/code/Kit/Code/Base/A.swift") == ["Base"])
    #expect(project.names(of: "/code/Kit/Code/Base/Old/A.swift") == [])
    #expect(project.names(of: "/code/Kit/Sources/Base/A.swift") == [])
    #expect(project.names(of: "/code/Kit/All/one/A.swift") == ["Some"])
    #expect(project.names(of: "/code/Kit/All/three/A.swift") == [])
    #expect(project.names(of: "/code/Kit/Sources/Moved/A.swift") == [])
    #expect(!project.listsEachFile)
  }

  @Test("the only target may have Sources to itself")
  func onlyTarget() throws {
    let project = try package(
      #"let p = Package(name: "K", targets: [.target(name: "K"), .testTarget(name: "KTests")])"#)
    #expect(project.names(of: "/code/Kit/Sources/A.swift") == ["K"])
    #expect(project.names(of: "/code/Kit/Sources/K/A.swift") == ["K"])
    #expect(project.names(of: "/code/Kit/Sources/KTests/A.swift") == ["KTests"])
  }

  @Test("a playground app is an app")
  func playgroundApp() throws {
    let project = try package(
      #"Package(products: [.iOSApplication(name: "P", targets: ["App"])], targets: [.executableTarget(name: "App", path: ".")])"#
    )
    #expect(project.targets.map(\.kind) == [.app])
    #expect(project.names(of: "/code/Kit/A.swift") == ["App"])
  }

  @Test("Tuist's targets are read where they are written out")
  func tuist() throws {
    let text = """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: [.iPhone, .iPad], product: .app, bundleId: "a.\\(x)",
          infoPlist: .extendingDefault(with: ["a": ["b": "c"]]), sources: ["Shop/Sources/**"],
          dependencies: [.target(name: "Kit"), .external(name: "X")]),
        .target(name: "Kit", destinations: .iOS, product: .staticFramework,
          sources: .sourceFilesList(globs: [.glob("Kit/**")])),
        Target(name: "ShopUITests", platform: .iOS, product: .uiTests,
          sources: [.glob("UITests/**", excluding: ["UITests/Old/**"]), "Shop/Sources/Ids.swift"]),
        .target(name: "Clock", destinations: .watchOS, product: .watch2App, sources: "Clock/**/*.swift"),
        .target(name: "Mac", destinations: .macOS, product: .app, buildableFolders: ["Mac"]),
        .target(name: name(of: "X"), product: .app, sources: ["X/**"]),
      ] + modules.map { .target(name: $0.name, product: .framework) })
      """
    let project = try #require(read(.tuist, at: "/code/Project.swift", text).project)
    #expect(project.targets.map(\.name) == ["Shop", "Kit", "ShopUITests", "Clock", "Mac"])
    #expect(project.targets.map(\.kind) == [.app, .framework, .uiTest, .app, .app])
    #expect(project.targets.map(\.foreignPlatform) == [nil, nil, nil, .watchOS, .macOS])
    #expect(project.names(of: "/code/Shop/Sources/in/A.swift") == ["Shop"])
    #expect(project.names(of: "/code/Shop/Sources/Ids.swift") == ["Shop", "ShopUITests"])
    #expect(project.names(of: "/code/UITests/T.swift") == ["ShopUITests"])
    #expect(project.names(of: "/code/UITests/Old/T.swift") == [])
    #expect(project.names(of: "/code/Clock/in/A.swift") == ["Clock"])
    #expect(project.names(of: "/code/Mac/A.swift") == ["Mac"])
    #expect(read(.tuist, at: "/code/Project.swift", "struct Project { }").project == nil)
  }

  @Test(
    "a manifest that is cut or odd ends",
    arguments: [
      ".target(", ".target(name: \"A", ".target(name: [[[", ".target(name: \"A\"", ".target(name: \"\"\"", "#\"", "/*",
      "\\",
      ".target(,,,)", ".target(name:: \"A\")", ".target(name: )", ".target(a b c: }",
      ".target(name: #\"A\"#, path: ###",
      String(repeating: ".target(name: ", count: 5000), String(repeating: ".target(name: [", count: 5000),
    ])
  func odd(text: String) {
    #expect(read(.package, at: "/code/Package.swift", text).notes == [])
    #expect(read(.tuist, at: "/code/Project.swift", "import ProjectDescription\n" + text).notes == [])
  }
}
