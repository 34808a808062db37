import Findings
import Inventory
import Taxonomy
import Testing

/// The hierarchy that a test is expected to see.
@Suite struct TreeTests {
  /// The tree of the login screen: a line a node, indented, with type, identifier and verdict.
  private func tree(_ body: String, members: String = "", declarations: String = "") -> String {
    var context = LinkingContext()
    context.trees = .all
    let inventory = inventory(
      of: "struct LoginView: View {\nvar body: some View {\n\(body)\n}\n\(members)\n}\n\(declarations)\n", context)
    let tree = inventory.trees.first { $0.screen == "login" }
    return (tree?.roots ?? []).flatMap { lines(of: $0, depth: 0) }.joined(separator: "\n")
  }

  private func lines(of node: TreeNode, depth: Int) -> [String] {
    let words = [node.type.rawValue] + node.identifier.values + [node.verdict?.rawValue, node.note].compactMap { $0 }
    return [String(repeating: " ", count: depth) + words.joined(separator: " ")]
      + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  @Test func aLeafStandsForItself() {
    #expect(tree(#"Button("Go") {}.accessibilityIdentifier("login.go")"#) == "button login.go reachable")
    #expect(tree(#"Stepper("n", value: $n).accessibilityIdentifier("login.n")"#).hasPrefix("stepper login.n"))
  }

  @Test func theOutermostIdentifierWins() {
    let tree = tree(
      """
      VStack {
        Text("a").accessibilityIdentifier("login.a")
        Text("b")
      }.accessibilityIdentifier("login.all")
      """)
    #expect(tree == "staticText login.all shadowed\nstaticText login.all spread")
  }

  @Test func aContainerThatIsAnElementKeepsItsOwn() {
    let tree = tree(
      """
      VStack {
        Text("a").accessibilityIdentifier("login.a")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("login.all")
      """)
    #expect(tree == "other login.all reachable\n staticText login.a reachable")
  }

  @Test func combinedAndHiddenContentLeavesNoTraceWithoutIdentifiers() {
    #expect(
      tree(
        """
        HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine).accessibilityIdentifier("login.ab")
        Text("c").accessibilityHidden(true)
        Text("d").opacity(0).accessibilityIdentifier("login.d")
        """
      ).split(separator: "\n").map { $0.prefix(24) }.joined(separator: "|")
        == "other login.ab reachable|staticText login.d remov")
  }

  @Test func contentStandsWhereItsComponentShowsIt() {
    let card = """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { Button {} label: { content() } }
      }
      struct Box<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { ScrollView { content } }
      }
      """
    // In a button's label it is a part of the button.
    #expect(
      tree(#"Card { Text("a") }.accessibilityIdentifier("login.card")"#, declarations: card)
        == "button login.card reachable")
    #expect(tree(#"Box { Button("a") {} }"#, declarations: card) == "scrollView\n button")
    #expect(tree(#"Box { Card { Text("a") } }"#, declarations: card) == "scrollView\n button")
  }

  @Test func membersAndFunctionsWithContentAreFollowed() {
    let members = """
      var header: some View { Text("h") }
      func section<Content: View>(@ViewBuilder content: () -> Content) -> some View { ScrollView { content() } }
      """
    #expect(
      tree("header\nsection { Button(\"a\") {} }", members: members) == "staticText\nscrollView\n button")
  }

  @Test func modifiersOfTheAppShowWhatTheyArePassed() {
    let modifiers = """
      extension View {
        func info(isShown: Binding<Bool>) -> some View { info(isShown: isShown) { Button("OK") {} } }
        func info<Actions: View>(isShown: Binding<Bool>, @ViewBuilder actions: () -> Actions) -> some View {
          alert("t", isPresented: isShown, actions: actions)
        }
      }
      """
    #expect(
      tree(#"Text("a").info(isShown: $shown)"#, declarations: modifiers)
        == "staticText\nalert while presented\n button")
  }

  @Test func anElementMayBeMadeOfAMemberAndOfContent() {
    #expect(
      tree(
        #"pair.accessibilityElement(children: .contain).accessibilityIdentifier("login.pair")"#,
        members: #"var pair: some View { VStack { Text("a") } }"#) == "other login.pair reachable\n staticText")
    let box = """
      struct Box<C: View>: View {
        let inner: C
        init(@ViewBuilder content: () -> C) { inner = content() }
        var body: some View { VStack { inner }.accessibilityElement(children: .contain).accessibilityIdentifier("box") }
      }
      """
    #expect(tree(#"Box { Text("a") }"#, declarations: box) == "other box reachable\n staticText")
    let modifier = """
      struct Boxed: ViewModifier {
        func body(content: Content) -> some View {
          content.accessibilityElement(children: .contain).accessibilityIdentifier("box")
        }
      }
      """
    #expect(
      tree(#"VStack { Text("a").accessibilityIdentifier("login.a") }.modifier(Boxed())"#, declarations: modifier)
        == "other box reachable\n staticText login.a reachable")
  }

  /// A tap on a component that is one button is a tap on that.
  @Test func aTapOnAComponentThatIsAButtonIsNoneOfItsOwn() {
    let card = """
      struct Card: View {
        var body: some View { Text("c").accessibilityElement(children: .combine).accessibilityAddTraits(.isButton) }
      }
      """
    #expect(
      inventory(body: "Card().onTapGesture { open() }", declarations: card).elements.allSatisfy { $0.tapGesture == nil }
    )
    let plain = #"struct Card: View { var body: some View { HStack { Text("c"); Text("d") } } }"#
    #expect(
      inventory(body: "Card().onTapGesture { open() }", declarations: plain).elements.contains { $0.tapGesture != nil })
  }

  @Test func aScreenThatIsAChoiceOfScreensShowsThem() {
    let screens = """
      struct Ready: View { var body: some View { Button("Go") {} } }
      struct Wait: View { var body: some View { ProgressView() } }
      """
    #expect(tree("if ready { Ready() } else { Wait() }", declarations: screens) == "button\nactivityIndicator")
    #expect(
      tree(#"Text("a").sheet(isPresented: $on) { Ready() }"#, declarations: screens)
        == "staticText\nother while presented\n other the screen 'ready'")
  }

  @Test func aPickersStyleSaysWhatItIs() {
    let picker = #"Picker("p", selection: $p) { Text("a") }"#
    #expect(tree(picker).hasPrefix("button"))
    #expect(tree(picker + ".pickerStyle(.segmented)").hasPrefix("segmentedControl"))
    let wheel = picker + ".pickerStyle(WheelPickerStyle()).accessibilityIdentifier(\"login.p\")"
    #expect(tree(wheel).hasPrefix("picker login.p"))
    #expect(inventory(body: wheel).assignments.map(\.target) == [.element(.picker)])
  }

  @Test func staticMembersAreShown() {
    #expect(tree("Self.title", members: #"static var title: some View { Text("t") }"#) == "staticText")
  }

  /// A view that is a screen of its own elsewhere is named where it is presented.
  @Test func aPresentedScreenTakesTheNameThatItIsGiven() {
    let found = inventory(
      body: #"NavigationLink("Go") { PayButton().accessibilityIdentifier("pay.button") }"#,
      declarations: #"struct PayButton: View { var body: some View { Button("Pay") {} } }"#)
    #expect(found.elements.first { $0.label == "Pay" }?.identifier.values == ["pay.button"])
  }

  @Test func rowsAreInCells() {
    #expect(
      tree("List { Section { ForEach(items) { Button($0) {} } }\nText(\"end\") }")
        == "collectionView\n cell\n  button\n cell\n  staticText")
  }

  @Test func whatShowsItselfEnds() {
    let node = "struct Node: View { var body: some View { Text(\"n\"); Node() } }"
    #expect(tree("Node()", declarations: node) == "staticText\nother shows itself again")
    let pair = """
      struct A: View { var body: some View { B(); Text("a") } }
      struct B: View { var body: some View { A(); Text("b") } }
      """
    #expect(tree("A()", declarations: pair) == "other shows itself again\nstaticText\nstaticText")
  }

  /// Each level shows the next one twice: all of it would be a million nodes.
  @Test func aTreeThatDoublesIsCut() {
    let levels = (0..<20).map { "struct L\($0): View { var body: some View { L\($0 + 1)(); L\($0 + 1)() } }" }
    let source =
      "struct LoginView: View { var body: some View { L0() } }\n" + levels.joined(separator: "\n")
      + "\nstruct L20: View { var body: some View { Text(\"x\") } }"
    var context = LinkingContext()
    context.trees = .all
    let inventory = inventory(of: source, context)
    #expect(inventory.trees.first { $0.screen == "login" }?.isCut == true)
  }

  @Test func componentsMayNestFortyDeep() {
    let levels = (0..<40).map { "struct L\($0): View { var body: some View { VStack { L\($0 + 1)() } } }" }
    let end = "struct L40: View { var body: some View { Button(\"x\") {}.accessibilityIdentifier(\"login.deep\") } }"
    #expect(tree("L0()", declarations: levels.joined(separator: "\n") + "\n" + end) == "button login.deep reachable")
  }
}

/// What becomes of identifiers on SwiftUI views.
@Suite struct PlacementTests {
  private func placement(_ body: String, declarations: String = "", _ identifier: String) throws -> Placement {
    let inventory = inventory(body: body, declarations: declarations)
    return try #require(inventory.placements.first { $0.identifier.values == [identifier] })
  }

  @Test func aStackGivesItsOwnToAllInside() throws {
    let placement = try placement(
      "VStack { Text(\"a\"); Button(\"b\") {}.accessibilityIdentifier(\"b\") }.accessibilityIdentifier(\"all\")", "all")
    #expect(placement.ground == .container)
    #expect(placement.isSpread)
    #expect(placement.landings.map(\.kind) == ["Text", "Button"])
    #expect(placement.replaced.map(\.identifier.values) == [["b"]])
    #expect(placement.verdict == .spread)
  }

  @Test func branchesOfWhichOneIsShownAreNoSpread() throws {
    let placement = try placement(
      "Group { if busy { Text(\"a\") } else { Text(\"b\") } }.accessibilityIdentifier(\"one\")", "one")
    #expect(!placement.isSpread)
    #expect(placement.landings.count == 2)
    #expect(placement.verdict == .reachable)
  }

  @Test func theReasonsOfALossAreKept() throws {
    let merged = try placement(
      "HStack { Text(\"a\").accessibilityIdentifier(\"a\") }.accessibilityElement(children: .ignore)", "a")
    guard case .merged(into: let cause)? = merged.losses.first else {
      Issue.record("no loss")
      return
    }
    #expect(cause.children == "ignore")
    #expect(merged.verdict == .merged)
    let hidden = try placement(
      "HStack { Text(\"a\").accessibilityIdentifier(\"a\") }.accessibilityHidden(true)", "a")
    #expect(hidden.verdict == .removed)
    #expect(try placement("Color.red.accessibilityIdentifier(\"a\")", "a").verdict == .nodeless)
  }

  @Test func ofTwoOnOneChainTheOuterCounts() throws {
    let body = "Text(\"a\").accessibilityIdentifier(\"inner\").padding().accessibilityIdentifier(\"outer\")"
    #expect(try placement(body, "inner").verdict == .shadowed)
    #expect(try placement(body, "outer").verdict == .reachable)
    #expect(try placement(body, "outer").replaced.map(\.identifier.values) == [["inner"]])
  }

  @Test func anElementModifierOfTheAppIsABarrier() throws {
    let modifier = """
      extension View {
        func container(_ id: String) -> some View { accessibilityElement(children: .contain).accessibilityIdentifier(id) }
      }
      """
    let inventory = inventory(
      body: "VStack { Text(\"a\").accessibilityIdentifier(\"a\") }.container(\"all\")", declarations: modifier)
    #expect(inventory.elements.map(\.verdict) == [.reachable, .reachable])
  }
}

/// What the version of iOS, the settings and UIKit views inside SwiftUI change.
@Suite struct TreeVariantTests {
  private func tree(_ body: String, declarations: String = "", _ context: LinkingContext) -> [TreeNode] {
    var context = context
    context.trees = .all
    let source = "struct LoginView: View { var body: some View {\n\(body)\n} }\n\(declarations)"
    return inventory(of: source, context).trees.first { $0.screen == "login" }?.roots ?? []
  }

  @Test func aListWasATableBeforeIOS16() {
    var context = LinkingContext()
    #expect(tree("List { Text(\"a\") }", context).map(\.type) == [.collectionView])
    context.iOS = 15
    #expect(tree("List { Text(\"a\") }", context).map(\.type) == [.table])
  }

  @Test func dialogButtonsAreThereTwiceFromIOS26On() {
    let body = #"Text("a").alert("t", isPresented: $on) { Button("OK") {}.accessibilityIdentifier("login.ok") }"#
    var context = LinkingContext()
    #expect(inventory(body: body).elements.map(\.verdict) == [.duplicated])
    context.iOS = 18
    let source = "struct LoginView: View { var body: some View { \(body) } }"
    #expect(inventory(of: source, context).elements.map(\.verdict) == [.reachable])
  }

  @Test func aViewMayStandForOneOfSwiftUI() {
    var context = LinkingContext()
    context.views = ["PrimaryButton": "Button"]
    let source =
      "struct LoginView: View { var body: some View { PrimaryButton(\"Go\") {}.accessibilityIdentifier(\"login.go\") } }"
    let element = inventory(of: source, context).elements.first
    #expect(element?.type == .button)
    #expect(element?.kind == "PrimaryButton")
    #expect(element?.isControl == true)
  }

  @Test func aWrappedViewHasItsOwnType() {
    let map = """
      struct Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {}
      }
      """
    let nodes = tree("Field().accessibilityIdentifier(\"login.text\")", declarations: map, LinkingContext())
    #expect(nodes.map(\.type) == [.textView])
    #expect(nodes.map(\.identifier.values) == [["login.text"]])
  }

  @Test func aStepperHasButtonsWithEndings() {
    let nodes = tree("Stepper(\"n\", value: $n).accessibilityIdentifier(\"login.n\")", LinkingContext())
    #expect(nodes.first?.verdict == .suffixed)
    #expect(nodes.first?.children.map(\.identifier.values) == [["login.n-Increment"], ["login.n-Decrement"]])
  }
}
