import Inventory
import Taxonomy
import Testing

/// The less travelled ways by which an element comes to its identifier.
struct RouteTests {
  private func swiftUI(_ body: String, _ declarations: String = "") -> Inventory {
    inventory(of: "import SwiftUI\nstruct AView: View { var body: some View { \(body) } }\n\(declarations)")
  }

  private let modifier = """
    struct IDMod: ViewModifier { let id: String
      func body(content: Content) -> some View { content.accessibilityIdentifier(id) } }
    extension View { func tagged(_ s: String) -> some View { modifier(IDMod(id: s)) } }
    extension Button { func marked(_ s: String) -> some View { accessibilityIdentifier(s) } }
    """

  @Test(arguments: [".modifier(IDMod(id: \"x\"))", ".tagged(\"x\")", ".marked(\"x\")"])
  func anIdentifierByAModifierOfTheApp(call: String) {
    #expect(swiftUI("Button(\"a\") {}\(call)", modifier).controls == ["Button x"])
  }

  @Test func anIdentifierByAnOverriddenProperty() {
    let found = inventory(
      of: """
        import UIKit
        class OButton: UIButton { override var accessibilityIdentifier: String? { get { "x" } set {} } }
        class VC: UIViewController { let o = OButton() }
        """)
    #expect(found.controls == ["OButton x"])
  }

  @Test func anIdentifierByKeyValueCoding() {
    let found = inventory(
      of: """
        import UIKit
        class VC: UIViewController { let b = UIButton()
          func go() { b.setValue("x", forKey: "accessibilityIdentifier") } }
        """)
    #expect(found.controls == ["UIButton x"])
  }

  @Test func whatIsGivenToAnotherViewIsNotGivenToSelf() {
    let found = inventory(
      of: """
        import UIKit
        class MyButton: UIButton { func f() { (superview as! UIView).accessibilityIdentifier = "x" } }
        class VC: UIViewController { let b = MyButton() }
        """)
    #expect(found.controls == ["MyButton -"])
  }

  @Test func aSumInAHoleStaysOneHole() {
    let found = swiftUI(
      "ForEach(0..<count) { index in Button(\"a\") {}.accessibilityIdentifier(\"a.row.\\(index + 1)\") }")
    #expect(found.controls == ["Button a.row.{index + 1}"])
    let grid = swiftUI(
      """
      ForEach(0..<3) { row in ForEach(1..<4) { column in
        let digit = (3 * row) + column
        Button("a") {}.accessibilityIdentifier("pad.\\(digit)")
        Button("b") {}.accessibilityIdentifier("pad." + "\\(row - 1)" + ".go")
      } }
      """)
    #expect(grid.controls == ["Button pad.{digit}", "Button pad.{row - 1}.go"])
    #expect(found.assignments.first?.identifier.texts.first?.holes.first?.nature == .index)
  }

  @Test func aliasesInACircleEnd() {
    let found = inventory(
      of: """
        import SwiftUI
        struct AView: View { typealias A = B; typealias B = A
          var body: some View { Button("x") {}.accessibilityIdentifier(A.foo) } }
        """)
    #expect(found.elements.map(\.identifier.state) == [.unresolved])
  }

  @Test func anOmissionBelongsToTheControlThatWouldHaveGotIt() {
    let field = """
      struct Field: View { let title: String; var accessibilityID: String?
        var body: some View { HStack { TextField(title, text: $text).accessibilityIdentifier(accessibilityID ?? "")
          Button("Clear") {} } } }
      """
    let found = swiftUI("VStack { Field(title: \"a\", accessibilityID: \"x\")\nField(title: \"b\") }", field)
    #expect(
      found.elements.map { $0.kind + ($0.omission == nil ? "" : " omitted") }.sorted() == [
        "Button", "Button", "TextField", "TextField omitted",
      ])
    #expect(found.controls.sorted() == ["Button -", "Button -", "TextField -", "TextField x"])
  }

  @Test func anAliasAtTheTopOfAFileIsFollowed() {
    let found = swiftUI(
      "Button(\"a\") {}.accessibilityIdentifier(IDs.go)",
      "typealias IDs = Long.Sub\nenum Long { enum Sub { static let go = \"x\" } }")
    #expect(found.controls == ["Button x"])
  }

  @Test func aPageForEachTabIsNoRow() {
    let pages = "ForEach(Tab.allCases) { tab in switch tab { case .a: Button(\"a\") {}\ncase .b: Button(\"b\") {} } }"
    #expect(swiftUI(pages).elements.allSatisfy { !$0.isRepeated })
    #expect(swiftUI("ForEach(items) { item in Button(\"a\") {} }").elements.allSatisfy { $0.isRepeated })
  }

  @Test func aTapThatDoesMoreThanMoveTheFocusCounts() {
    #expect(swiftUI("Text(\"a\").onTapGesture { isFocused = true }").elements.isEmpty)
    #expect(swiftUI("Text(\"a\").onTapGesture { hideKeyboard(); model.open() }").elements.count == 1)
    #expect(swiftUI("Text(\"a\").onTapGesture { focusedOrder = order; show(order) }").elements.count == 1)
  }

  @Test func longChainsOfConstantsAreFollowedAndDoublingOnesGivenUp() {
    let chain = (0..<500).map { "static let c\($0) = c\($0 + 1)" } + ["static let c500 = \"x\""]
    let doubling = (0..<40).map { "static let d\($0) = d\($0 + 1) + d\($0 + 1)" } + ["static let d40 = \"y\""]
    let found = swiftUI(
      "VStack { Button(\"a\") {}.accessibilityIdentifier(IDs.c0); Button(\"b\") {}.accessibilityIdentifier(IDs.d0) }",
      "enum IDs { \((chain + doubling).joined(separator: "\n")) }")
    #expect(found.elements.map(\.identifier.state) == [.known, .pattern])
    #expect(found.elements.first?.identifier.values == ["x"])
  }
}
