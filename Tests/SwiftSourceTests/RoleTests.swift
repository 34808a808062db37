import Inventory
import Testing

@Suite struct RoleTests {
  @Test(arguments: [
    ("import UIKit\nclass A { }\n", FileFacts.Role.app),
    ("import XCTest\nfinal class T: XCTestCase { let app = XCUIApplication() }\n", .uiTest),
    ("extension XCUIElement { }\n", .uiTest),
    ("func f(_ q: XCUIElementQuery) { }\n", .uiTest),
    ("// tests use XCUIApplication\nclass A { }\n", .app),
    ("/// See `XCUIElement`.\nclass A { } // not XCUIApplication\n", .app),
    ("import XCTest\n@testable import App\nclass T: XCTestCase { }\n", .unitTest),
    ("import Testing\n@Suite struct T { }\n", .unitTest),
    ("@testable import App\nimport Testing\nstruct T { func tap(_ e: XCUIElement) { } }\n", .uiTest),
    ("@preconcurrency import XCTest\n", .unitTest),
    ("@testable import Testing\n", .unitTest),
    ("// import XCTest\nclass A { }\n", .app),
    ("import TestingKit\nimport XCTestDynamicOverlay\n", .app),
    ("import UIKit\nlet s = \"import XCTest now\"\n", .app),
  ])
  func whatAFileMentionsDecides(source: String, role: FileFacts.Role) throws {
    #expect(try facts(source, file: "UITests/File.swift").role == role)
  }

  @Test func testsAreNotRead() throws {
    let facts = try facts("import XCTest\nclass T: XCTestCase { }\n")
    #expect(facts.types.isEmpty && facts.imports.isEmpty)
  }

  @Test(arguments: [
    ("import AppKit\nclass A: NSView { }\n", "macOS code (imports AppKit)"),
    ("import Cocoa\n", "macOS code (imports AppKit)"),
    ("import WatchKit\n", "watchOS code (imports WatchKit)"),
    ("import TVUIKit\n", "tvOS code (imports TVUIKit)"),
  ])
  func otherPlatformsAreSkipped(source: String, reason: String) {
    #expect(skipReason(source) == reason)
  }

  @Test(arguments: [
    "#if canImport(AppKit)\nimport AppKit\n#endif\nimport SwiftUI\n", "import UIKit\nimport AppKit\n",
    "// import AppKit\nimport SwiftUI\n", "import AppKitShims\n",
  ])
  func codeForSeveralPlatformsIsNot(source: String) {
    #expect(skipReason(source) == nil)
  }

  @Test func previewsNameWhatTheyShow() throws {
    let facts = try facts(
      """
      struct Card: View { var body: some View { Text("a") } }
      #Preview("Card") { Card(model: Sample.one) }
      #if DEBUG
        #Preview { Other() }
      #endif
      struct Card_Previews: PreviewProvider { static var previews: some View { Holder { Card() } }
        struct Holder: View { } }
      private struct Old_Previews { }
      """)
    #expect(facts.previewMentions.isSuperset(of: ["Card", "Sample", "Other", "Holder"]))
    #expect(facts.types.filter(\.isPreview).map(\.name) == ["Card_Previews", "Card_Previews.Holder", "Old_Previews"])
    #expect(facts.types.map(\.name).contains("Card"))
  }
}
