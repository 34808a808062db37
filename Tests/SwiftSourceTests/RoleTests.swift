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
    ("let s = \"XCUIElement\"\n", .app),
    ("/* a /* nested */ XCUIApplication */ struct A { }\n", .app),
    ("let s = \"\"\"\n  \"quoted\" XCUIApplication\n  import XCTest\n  \"\"\"\n", .app),
    ("let s = #\"a \"XCUIElement\" \\(XCUIElement.self)\"#\n", .app),
    ("let s = #\"\"\"#; let t = \"XCUIElement\"\n", .app),
    ("let s = ##\"\"\"\n \"\"\"# XCUIElement\n\"\"\"##\n", .app),
    ("let r = #/XCUIElement \"/#\n", .app),
    ("/*\nimport XCTest\n*/\nstruct A { }\n", .app),
    ("struct MyXCUIElement { }\n", .app),
    ("let s = \"a \\(f(\"b\", XCUIElement.self))\"\n", .uiTest),
    ("let s = #\"a \\#(XCUIElement.self)\"#\n", .uiTest),
    ("let s = \"\\\\\"; let e: XCUIElement\n", .uiTest),
    ("let s = \"not closed\nlet e: XCUIElement\n", .uiTest),
    ("let s = \"\"; let t = \"//\"; let e: XCUIElement\n", .uiTest),
    ("let r = /\"/\nlet e: XCUIElement\n", .uiTest),
    ("// a\rimport XCTest\r", .unitTest),
  ])
  func whatAFileMentionsDecides(source: String, role: FileFacts.Role) throws {
    #expect(try facts(source, file: "UITests/File.swift").role == role)
  }

  @Test func testsAreNotRead() throws {
    let facts = try facts("import XCTest\nclass T: XCTestCase { }\n")
    #expect(facts.types.isEmpty && facts.imports.isEmpty)
  }

  @Test(arguments: [
    ("import AppKit\nclass A: NSView { }\n", "for macOS (imports AppKit)"),
    ("import Cocoa\n", "for macOS (imports AppKit)"),
    ("import WatchKit\n", "for watchOS (imports WatchKit)"),
    ("import TVUIKit\n", "for tvOS (imports TVUIKit)"),
    (
      "import SwiftUI\nstruct A: App { @WKExtensionDelegateAdaptor(D.self) var d }\n",
      "for watchOS (mentions WKExtension)"
    ),
    ("import SwiftUI\nlet w = WKInterfaceDevice.current()\n", "for watchOS (mentions WKInterface)"),
    ("import SwiftUI\nlet v = Text(a).digitalCrownRotation($a)\n", "for watchOS (mentions digitalCrownRotation)"),
    (
      "import SwiftUI\nimport WidgetKit\nstruct A: Widget { }\nstruct B: View { }\n",
      "for a widget, out of reach of the app's tests"
    ),
    (
      "import UIKit\nimport WidgetKit\n#if DEBUG\n#endif\nstruct A: WidgetKit.TimelineProvider { }\n",
      "for a widget, out of reach of the app's tests"
    ),
  ])
  func otherPlatformsAreSkipped(source: String, reason: String) {
    #expect(skipReason(source) == reason)
  }

  @Test(arguments: [
    "#if canImport(AppKit)\nimport AppKit\n#endif\nimport SwiftUI\n", "import UIKit\nimport AppKit\n",
    "// import AppKit\nimport SwiftUI\n", "import AppKitShims\n", "/*\nimport AppKit\n*/\nimport SwiftUI\n",
    "import WebKit\nlet c = WKWebExtension.self\n", "let s = \"WKInterfaceDevice\"\n", "import WatchConnectivity\n",
    "import ClockKit\n", "import WidgetKit\nlet a = WidgetCenter.shared\n", "struct A: Widget { }\n",
  ])
  func codeForSeveralPlatformsIsNot(source: String) {
    #expect(skipReason(source) == nil)
  }

  @Test func previewsNameWhatTheyShow() throws {
    let facts = try facts(
      """
      struct Card: View { var body: some View { Text("a") } }
      #Preview("Card") { Card(model: Sample.one) /* not Remark */ }  // nor Aside
      #Preview { Text("nor Quoted, but \\(Held.name)") }
      #if DEBUG
        #Preview { Other() }
      #endif
      struct Card_Previews: PreviewProvider { static var previews: some View { Holder { Card() } }
        struct Holder: View { } }
      private struct Old_Previews { }
      """)
    #expect(facts.previewMentions.isSuperset(of: ["Card", "Sample", "Other", "Holder", "Held"]))
    #expect(facts.previewMentions.isDisjoint(with: ["Remark", "Aside", "Quoted"]))
    #expect(facts.types.filter(\.isPreview).map(\.name) == ["Card_Previews", "Card_Previews.Holder", "Old_Previews"])
    #expect(facts.types.map(\.name).contains("Card"))
  }
}
