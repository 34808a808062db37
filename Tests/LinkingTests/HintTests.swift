import Inventory
import Taxonomy
import Testing

/// What of the source names a control beside its value and its text.
@Suite struct HintTests {
  @Test(arguments: [
    ("Button { } label: { Text(L10n.About.title) }", [NameHint.constant(["L10n", "About", "title"])]),
    ("Button { } label: { HStack { Spacer(); Text(verbatim: L10n.copy) } }", [.constant(["L10n", "copy"])]),
    ("Button { } label: { Label(L10n.copy, systemImage: \"doc\") }", [.constant(["L10n", "copy"]), .icon("doc")]),
    ("Button(L10n.copy, systemImage: \"doc\") { }", [.constant(["L10n", "copy"]), .icon("doc")]),
    ("Button { } label: { if a { ProgressView() } else { Text(L10n.save) } }", [.constant(["L10n", "save"])]),
    (
      "Button { } label: { Text(a ? L10n.done : L10n.edit) }",
      [.constant(["L10n", "done"]), .constant(["L10n", "edit"])]
    ),
    ("Button { } label: { Image(systemName: \"trash\") }", [.icon("trash")]),
    ("Button { } label: { Image(systemSymbol: .trash) }", [.icon("trash")]),
    ("Button { } label: { CoreAssets.remove.swiftUIImage.resizable() }", [.icon("remove")]),
    (
      "Toggle(isOn: settings.wakes) { KioskRow.label(L10n.wakes) }",
      [.constant(["L10n", "wakes"]), .constant(["settings", "wakes"])]
    ),
    ("NavigationLink(destination: HelpView()) { Spacer() }", [.destination("HelpView")]),
    ("NavigationLink { HelpView() } label: { Spacer() }", [.destination("HelpView")]),
    ("Menu { Button(L10n.remove) { } } label: { Image(systemName: \"ellipsis\") }", [.icon("ellipsis")]),
  ])
  func ofTheLabel(body: String, hints: [NameHint]) {
    #expect(inventory(body: body).elements.first { $0.isControl }?.hints == hints)
  }

  @Test(arguments: [
    ("onAvatarTap()", [["onAvatarTap"]]), ("viewModel.resetPassword()", [["viewModel", "resetPassword"]]),
    ("isEditing.toggle()", [["isEditing", "toggle"]]),
    ("context.send(viewAction: .skip)", [["context", "send", "skip"]]),
    ("withAnimation { viewModel.skip() }", [["viewModel", "skip"]]),
    ("Task { await viewModel.load() }", [["viewModel", "load"]]),
    ("isBusy = false; save()", [["save"], ["isBusy"]]), ("showsHelp = true", [["showsHelp"]]),
    ("dismiss(); onSave()", [["onSave"], ["dismiss"]]), ("analytics.track(event); save()", [["save"]]),
    ("guard let a else { return }; open(a)", [["open"]]),
  ])
  func ofTheAction(action: String, paths: [[String]]) {
    let hints = paths.map(NameHint.action)
    #expect(inventory(body: "Button { \(action) } label: { Spacer() }").elements.first?.hints == hints)
    #expect(inventory(body: "Button(action: { \(action) }) { Spacer() }").elements.first?.hints == hints)
  }

  @Test func aFunctionThatIsPassedOn() {
    #expect(
      inventory(body: "Button(action: viewModel.save) { Spacer() }").elements.first?.hints == [
        .action(["viewModel", "save"])
      ])
  }

  @Test(arguments: [
    ("Menu { Button(\"Remove\") { } } label: { Text(\"More\") }", "More"),
    ("Menu(\"More\") { Text(\"Remove\") }", "More"),
    ("Menu { Text(\"Remove\") } label: { Image(\"a\") }", nil),
    ("Menu(content: { Text(\"Remove\") }, label: { Text(\"More\") })", "More"),
    ("DisclosureGroup { Text(\"Inner\") } label: { Text(\"Outer\") }", "Outer"),
    ("DisclosureGroup(isExpanded: $a) { Text(\"Inner\") }", nil),
    ("Picker(selection: $a) { Text(\"One\") } label: { Text(\"Size\") }", "Size"),
    ("Picker(selection: $a, label: Text(\"Size\")) { Text(\"One\") }", "Size"),
    ("Picker(selection: $a, content: { Text(\"One\") }, label: { Text(\"Size\") })", "Size"),
    ("NavigationLink(destination: HelpView()) { Text(\"Help\") }", "Help"),
    ("Button { a() } label: { Text(\"Go\") }", "Go"),
    ("Button(action: a) { Text(\"Go\") }", "Go"), ("Toggle(isOn: $a) { Text(\"Wake\") }", "Wake"),
  ])
  func onlyWhatIsShownAsTheLabelIsTheLabel(body: String, label: String?) throws {
    let control = try #require(inventory(body: body).elements.first { $0.isControl && $0.kind != "Text" })
    #expect(control.label == label)
  }

  /// What a modifier of the app's own listens for is the view's on which it stands.
  @Test func aTapInAModifierOfTheAppMakesNoElementOfItsOwn() {
    let tapped =
      "extension View { func onAny(action: @escaping () -> Void) -> some View { self.onScroll { }.onTapGesture { action() } } }"
    #expect(inventory(body: "Text(\"a\").onAny { go() }", declarations: tapped).elements.isEmpty)
  }
}
