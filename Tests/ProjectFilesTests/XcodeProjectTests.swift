import ProjectFiles
import Testing

@Suite("Xcode projects")
struct XcodeProjectTests {
  private let path = "/code/App.xcodeproj/project.pbxproj"

  private func project(_ text: XcodeText) throws -> Project {
    let reading = read(.xcode, at: path, text.text)
    #expect(reading.notes == [])
    return try #require(reading.project)
  }

  @Test("targets have their product's kind, and their files")
  func targetsAndFiles() throws {
    let project = try project(
      XcodeText(targets: [
        ("App", "application", ["A.swift", "Ids.swift"], ""),
        ("AppUITests", "bundle.ui-testing", ["Ids.swift", "T.swift"], ""),
        ("AppTests", "bundle.unit-test", ["sub dir/U\\\"x.swift"], ""),
        ("Kit", "framework", [], ""), ("Widget", "app-extension", [], ""),
      ]))
    #expect(project.name == "App.xcodeproj")
    #expect(project.targets.map(\.kind) == [.app, .uiTest, .unitTest, .framework, .appExtension])
    #expect(project.names(of: "/code/App/A.swift") == ["App"])
    #expect(project.names(of: "/code/App/Ids.swift") == ["App", "AppUITests"])
    #expect(project.names(of: "/code/App/T.swift") == ["AppUITests"])
    #expect(project.names(of: "/code/App/sub dir/U\"x.swift") == ["AppTests"])
    #expect(project.names(of: "/code/A.swift") == [])
    #expect(project.listsEachFile)
  }

  @Test(
    "the platform comes from the product, the target's settings, then the project's",
    arguments: [
      ("application", "", ["iOS"]), ("application", "SDKROOT = macosx;", ["macOS"]),
      ("application", "SDKROOT = watchos10.0;", ["watchOS"]), ("application.watchapp2", "", ["watchOS"]),
      ("application", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", ["iOS", "macOS"]),
      ("framework", "SUPPORTED_PLATFORMS = (appletvos, appletvsimulator);", ["tvOS"]),
      ("framework", "SDKROOT = \"$(SOME)\";", ["iOS"]), ("tool", "", ["macOS"]),
    ])
  func platforms(type: String, settings: String, expected: [String]) throws {
    let target = try project(XcodeText(targets: [("T", type, [], settings)])).targets.first
    #expect(target?.platforms.map(\.rawValue).sorted() == expected)
  }

  @Test(
    "the module is named by the settings where they write it out",
    arguments: [
      ("", "My_App"), ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "My_App"), ("PRODUCT_NAME = Shop;", "Shop"),
      ("PRODUCT_NAME = Shop; PRODUCT_MODULE_NAME = ShopKit;", "ShopKit"),
    ])
  func module(settings: String, expected: String) throws {
    let project = try project(XcodeText(targets: [("My App", "application", [], settings)]))
    #expect(project.targets.first?.module == expected)
  }

  @Test("a synchronized folder belongs to its targets but for exceptions; to others by exceptions only")
  func synchronizedFolders() throws {
    var text = XcodeText(targets: [("App", "application", [], ""), ("UITests", "bundle.ui-testing", ["T.swift"], "")])
    text.children = ["S"]
    text.firstTarget = "fileSystemSynchronizedGroups = (S, );"
    text.objects = """
      S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E0, E1, ); explicitFileTypes = {}; path = Feature;
        sourceTree = "<group>"; };
      E0 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, "in/x+y.swift", );
        target = T0; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Ids.swift, /Loc/x.swift, );
        target = T1; };

      """
    let project = try project(text)
    #expect(project.names(of: "/code/Feature/deep/A.swift") == ["App"])
    #expect(project.names(of: "/code/Feature/in/x+y.swift") == [])
    #expect(project.names(of: "/code/Feature/Old/B.swift") == [])
    #expect(project.names(of: "/code/Feature/Ids.swift") == ["App", "UITests"])
    #expect(project.names(of: "/code/Features/A.swift") == [])
    #expect(!project.listsEachFile)
  }

  @Test("a path starts where its source tree says")
  func sourceTrees() throws {
    var text = XcodeText(targets: [("App", "application", ["A.swift"], "")])
    text.children = ["G"]
    text.objects = """
      G = {isa = PBXGroup; path = ../Shared; children = (RAswift, N, X, Y, Z, ); sourceTree = "<group>"; };
      N = {isa = PBXGroup; name = "no folder"; children = ( ); sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
      Y = {isa = PBXFileReference; path = /else/Y.swift; sourceTree = "<absolute>"; };
      Z = {isa = PBXFileReference; path = Z.swift; sourceTree = BUILT_PRODUCTS_DIR; };
      BX = {isa = PBXBuildFile; fileRef = X; }; BY = {isa = PBXBuildFile; fileRef = Y; };
      BZ = {isa = PBXBuildFile; fileRef = Z; };
      """
    text.firstTarget = "buildPhases = (PX, ); "
    text.objects += "PX = {isa = PBXSourcesBuildPhase; files = (BX, BY, BZ, BAswift, ); };"
    let project = try project(text)
    #expect(project.files.keys.sorted() == ["/code/Root.swift", "/else/Y.swift"])
  }

  @Test("groups that hold each other end")
  func cycle() throws {
    var text = XcodeText(targets: [("App", "application", ["A.swift"], "")])
    text.children = ["G"]
    text.objects = "G = {isa = PBXGroup; children = (G, GMAIN, H, ); }; H = {isa = PBXGroup; children = (G, ); };"
    #expect(try project(text).names(of: "/code/App/A.swift") == ["App"])
  }

  @Test(
    "a broken project gives a note with its line and no project",
    arguments: [
      ("", "no list in Xcode's own style (line 1)"),
      ("{ objects = {\n A = { isa = X;\n", "the file ends too early (line 3)"),
      ("{\n a = \"b\n", "a string that does not end (line 2)"),
      ("{ a = b;\n<<<<<<< HEAD\n c = d;", "a merge conflict (line 2)"),
      ("{ a }", "'=' is missing behind a key (line 1)"),
      ("{ a = (b}; }", "a bracket too many (line 1)"), ("{ a = ; }", "a value is missing (line 1)"),
      ("{ a = " + String(repeating: "(", count: 5000), "nested too deeply (line 1)"),
    ])
  func broken(text: String, problem: String) {
    let reading = read(.xcode, at: path, text)
    #expect(reading.project == nil)
    #expect(reading.notes.map(\.reason) == ["not readable as an Xcode project: \(problem)"])
  }

  @Test("no cut of a good project does harm")
  func cutAnywhere() {
    let text = XcodeText(targets: [("App", "application", ["A.swift"], "A = (\"b\\\"c\", <00ff>, );")]).text
    for length in stride(from: 0, to: text.utf8.count, by: 3) {
      let reading = read(.xcode, at: path, String(decoding: text.utf8.prefix(length), as: UTF8.self))
      #expect(reading.project == nil && reading.notes.count == 1, "cut at \(length)")
    }
  }

  @Test("one huge object that is named very often ends the reading")
  func hugeObject() {
    let files = String(repeating: "H,", count: 20_000)
    let entries = String(repeating: "k = v;", count: 20_000)
    let text = """
      { objects = { H = {\(entries)}; P = {isa = PBXSourcesBuildPhase; files = (\(files)); };
      T = {name = T; productType = x; buildPhases = (P,); }; R = {targets = (T,); mainGroup = H; }; }; rootObject = R; }
      """
    #expect(read(.xcode, at: path, text).notes.map(\.reason) == ["refers to the same objects without end"])
  }

  @Test("what names nothing gives nothing")
  func danglingNames() {
    #expect(read(.xcode, at: path, "{ }").notes.map(\.reason) == ["names no root object"])
    let empty = read(
      .xcode, at: path,
      "{ objects = { R = { isa = PBXProject; targets = (T, R, ); mainGroup = Q; }; }; rootObject = R; }")
    #expect(empty.project?.targets == [])
    let bytes: [UInt8] = [0xff, 0xfe, 0x2f, 0x00]
    let utf16 = bytes.withUnsafeBufferPointer { readProject(.xcode, at: path, $0) }
    #expect(utf16.notes.map(\.reason) == ["encoded as UTF-16, not UTF-8"])
  }

  @Test("a project in XML is read as one in Xcode's own style")
  func projectInXML() throws {
    func xml(_ objects: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>objects</key><dict>\(objects)</dict><key>rootObject</key><string>P</string></dict></plist>
      """
    }
    let objects = """
      <key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G</string>
        <key>targets</key><array><string>T</string></array></dict>
      <key>G</key><dict><key>isa</key><string>PBXGroup</string><key>sourceTree</key><string>&lt;group&gt;</string>
        <key>children</key><array><string>F</string></array></dict>
      <key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>A &quot;1&quot;.swift</string>
        <key>sourceTree</key><string>&lt;group&gt;</string></dict>
      <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string>
        <key>productType</key><string>com.apple.product-type.application</string>
        <key>buildPhases</key><array><string>S</string></array></dict>
      <key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string><key>files</key><array><string>B</string></array></dict>
      <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
      """
    let reading = read(.xcode, at: path, xml(objects))
    #expect(reading.notes == [])
    #expect(reading.project?.names(of: "/code/A \"1\".swift") == ["App"])
    let deep = String(repeating: "<array>", count: 5000) + String(repeating: "</array>", count: 5000)
    for broken in [xml("<key>P</key>"), xml("<key>P</key>" + deep), "<?xml"] {
      let notes = read(.xcode, at: path, broken).notes
      #expect(notes.map(\.reason) == ["not readable as an Xcode project: its XML is broken"])
    }
  }
}
