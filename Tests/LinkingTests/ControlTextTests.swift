import Inventory
import Testing

/// The text of a control, and whether it is all that users hear.
@Suite struct ControlTextTests {
  private func button(_ call: String) -> String {
    let found = inventory(body: call).elements.filter(\.isControl)
    return found.map { "\($0.label ?? "-")\($0.isSpokenOtherwise ? "…" : "")" }.joined(separator: ", ")
  }

  @Test(arguments: [
    #"Text("Go")"#, #"HStack { Text("Go"); Spacer() }"#, #"Label("Go", systemImage: "plus")"#,
    #"HStack { Image(decorative: "go"); Text("Go") }"#,
    #"HStack { Image("go").accessibilityHidden(true); Text("Go").bold() }"#,
  ])
  func oneTextIsTheLabel(_ label: String) {
    #expect(button("Button(action: save) { \(label) }") == "Go")
  }

  @Test(arguments: [
    #"VStack { Text("Go"); Text("Far") }"#, #"HStack { Text("Go"); Image(systemName: "plus") }"#,
    #"Text("Go"); if isFar { Text("Far") }"#, #"Text("Go"); Badge()"#, #"Text("Go").accessibilityLabel("Leave")"#,
    #"ZStack { Text("Go"); VStack { Text("Far") } }"#,
  ])
  func ofSeveralTextsNoneIs(_ label: String) {
    #expect(button("Button(action: save) { \(label) }") == "Go…")
  }

  @Test func aTitleIsTheLabelUnlessItIsSpokenOtherwise() {
    #expect(button(#"Button("Go") { save() }"#) == "Go")
    #expect(button(#"Button("Go") { save() }.accessibilityLabel("Leave")"#) == "Go…")
  }
}
