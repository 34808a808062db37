import Findings
import Inventory
import Taxonomy
import Testing

/// Which views and controllers are screens, and what they are called.
@Suite struct ScreenTests {
  private func view(_ name: String, _ body: String = "Button(\"a\") { }", _ members: String = "") -> String {
    "struct \(name): View { var body: some View { \(body) }\n\(members) }\n"
  }

  @Test func theRootOfTheAppIsAScreen() {
    let inventory = inventory(
      of: "@main struct Shop: App { var body: some Scene { WindowGroup { ContentView() } } }\n"
        + view("ContentView", "Card()") + view("Card"))
    #expect(inventory.screenNames == ["content"])
    #expect(inventory.controlsByScreen == ["content": ["Button -"]])
    #expect(inventory.elements.map(\.component) == ["Card"])
  }

  @Test(arguments: [
    "Text(\"a\").sheet(isPresented: $a) { DetailView() }",
    "Text(\"a\").fullScreenCover(item: $a) { _ in DetailView() }",
    "Text(\"a\").popover(isPresented: $a) { DetailView().padding() }",
    "List { }.navigationDestination(for: Int.self) { _ in DetailView() }",
    "NavigationStack { DetailView() }", "NavigationView { DetailView() }", "NavigationLink(\"a\") { DetailView() }",
    "NavigationLink(destination: DetailView()) { Text(\"a\") }", "TabView { DetailView().tabItem { Text(\"a\") } }",
    "TabView { Tab(\"a\", systemImage: \"b\") { DetailView() } }",
  ])
  func whatIsPresentedIsAScreen(body: String) {
    let inventory = inventory(of: view("HomeView", body) + view("DetailView"))
    #expect(inventory.screenNames == ["home", "detail"])
    #expect(inventory.controlsByScreen["detail"] == ["Button -"])
  }

  @Test func aComponentBelongsToTheScreensThatShowIt() {
    let inventory = inventory(
      of: view("HomeView", "VStack { Card() }") + view("DetailView", "Card(); Other()") + view("Card")
        + view("Other", "Card()"))
    #expect(inventory.screenNames == ["home", "detail"])
    #expect(inventory.controlsByScreen == ["home": ["Button -"], "detail": ["Button -"]])
  }

  /// The screens of apps with a content view each, or of one app with two.
  @Test(arguments: [
    (["One/", "Two/"], ["One/", "Two/"], ["one.content", "two.content"]),
    (["One/App/", "Two/App/"], ["One/Views/", "Two/Views/"], ["one.content", "two.content"]),
    (["One/", "Two/"], ["One/", "Two/", "../Main/"], ["main.content", "one.content", "two.content"]),
    (["One/", "Two/"], ["One/", "Two/", ""], ["content", "one.content", "two.content"]),
    (["One/a/", "One/b-c/"], ["One/a/", "One/b-c/"], ["a.content", "b_c.content"]),
    (["One/"], ["One/A/", "One/B/"], ["content", "content"]),
    (["One/", "One/App/"], ["One/A/", "One/App/B/"], ["content", "content"]),
    (["One/", "Two/"], ["One/A/", "One/B/"], ["content", "content"]),
  ])
  func eachAppOfATreeHasItsOwnScreens(apps: [String], views: [String], expected: [String]) {
    var files = apps.enumerated().map { number, folder in
      facts(
        "Samples/\(folder)Start.swift",
        "@main struct App\(number): App { var body: some Scene { WindowGroup { ContentView() } } }")
    }
    let folders = views.map { $0.hasPrefix("../") ? String($0.dropFirst(3)) : "Samples/" + $0 }
    files += folders.map { facts($0 + "ContentView.swift", view("ContentView")) }
    #expect(inventory(of: files).screenNames.sorted() == expected)
  }

  @Test func typesOfTwoNamesAreNotToldApartByFolders() {
    let files = [
      facts("App/Start.swift", "@main struct Shop: App { var body: some Scene { WindowGroup { LoginView() } } }"),
      facts("App/LoginView.swift", view("LoginView")),
      facts(
        "App/Demo/Start.swift", "@main struct Demo: App { var body: some Scene { WindowGroup { LoginScreen() } } }"),
      facts("App/Demo/LoginScreen.swift", view("LoginScreen")),
      facts(
        "App/Other/Start.swift", "@main struct Other: App { var body: some Scene { WindowGroup { LoginPage() } } }"),
      facts("App/Other/LoginPage.swift", view("LoginPage")),
    ]
    #expect(inventory(of: files).screenNames == ["login", "login", "login"])
  }

  @Test func aViewThatNothingShowsIsAScreen() {
    #expect(inventory(of: view("LonelyView")).screenNames == ["lonely"])
  }

  @Test func aViewInAHostingControllerIsAScreen() {
    let inventory = inventory(
      of: "class Router { func show() { push(UIHostingController(rootView: DetailView())) } }\n"
        + view("HomeView", "DetailView()") + view("DetailView"))
    #expect(inventory.screenNames.contains("detail"))
  }

  @Test func aCoordinatorMakesScreens() {
    let inventory = inventory(
      of: "final class LoginCoordinator { func toPresentable() -> AnyView { AnyView(LoginScreen(context: model)) } }\n"
        + view("LoginScreen"))
    #expect(inventory.screenNames == ["login"])
  }

  @Test func whatARouterChoosesAreScreens() {
    let inventory = inventory(
      of: "@main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }\n"
        + view("RootView", "switch state { case .a: LoginView()\n case .b: HomeView() }") + view("LoginView")
        + view("HomeView"))
    #expect(inventory.screenNames.contains("login"))
    #expect(inventory.screenNames.contains("home"))
    #expect(inventory.controlsByScreen["login"] == ["Button -"])
  }

  @Test func previewsAreNoScreens() {
    let inventory = inventory(
      of: view("LoginView")
        + "#Preview { LoginView() }\nstruct LoginView_Previews: PreviewProvider { static var previews: some View { LoginView() } }\n"
        + "private struct PreviewHost: View { var body: some View { Button(\"x\") { } } }\n#Preview { PreviewHost() }")
    #expect(inventory.screenNames == ["login"])
    #expect(inventory.controls == ["Button -"])
  }

  @Test func assignmentsInPreviewsAreNone() {
    let inventory = inventory(
      of:
        "struct A_Previews: PreviewProvider { static var previews: some View { Button(\"a\") { }.accessibilityIdentifier(\"x\") } }\n#Preview { Button(\"a\") { }.accessibilityIdentifier(\"y\") }"
    )
    #expect(inventory.assignments.isEmpty)
    #expect(inventory.elements.isEmpty)
  }

  @Test(arguments: [
    ("LoginView", "login"), ("QRCodeView", "qrCode"), ("OrdersListScreen", "ordersList"), ("SettingsPage", "settings"),
    ("View2", "view2"),
  ])
  func theNameIsTheTypesWithoutItsEnding(type: String, name: String) {
    #expect(inventory(of: view(type)).screenNames == [name])
  }

  @Test func controllersWithContentAreScreens() {
    let inventory = inventory(
      of: """
        class LoginViewController: UIViewController { override func viewDidLoad() { } }
        class OrdersVC: UITableViewController { }
        class OutletController: UIViewController { @IBOutlet var go: UIButton! }
        class Base: UIViewController { }
        class MainNavigationController: UINavigationController { }
        """)
    #expect(inventory.screenNames == ["login", "orders", "outlet"])
    #expect(inventory.screens.map(\.framework) == [.uiKit, .uiKit, .uiKit])
  }

  @Test func chosenNamesComeFirst() {
    let context = LinkingContext(screenNames: ["OrdersListView": "orders"])
    #expect(inventory(of: view("OrdersListView"), context).screenNames == ["orders"])
  }

  @Test func equalNamesGetTheirModuleInFront() {
    let inventory = inventory([
      ("Sources/Shop/A.swift", view("LoginView")), ("Sources/Admin/A.swift", view("LoginView")),
    ])
    #expect(inventory.screenNames.sorted() == ["admin.login", "shop.login"])
  }

  @Test func aScreenStandsAtItsTypesName() throws {
    let screen = try #require(
      inventory(of: "\n  struct LoginView: View { var body: some View { Text(\"a\") } }").screens.first)
    #expect(screen.type == "LoginView")
    #expect(
      screen.place
        == Place(
          file: "App/File.swift", range: SourceRange(Position(line: 2, column: 10), Position(line: 2, column: 19))))
  }

  @Test func viewsThatShowEachOtherEnd() {
    let inventory = inventory(
      of: view("NodeView", "VStack { Button(\"a\") { }; LeafView() }") + view("LeafView", "NodeView()"))
    #expect(inventory.elements.count <= 2)
  }

  @Test func theViewsOfAControllerBelongToItsScreen() {
    let inventory = inventory(
      of: """
        class LoginViewController: UIViewController { let form = LoginForm()
          override func viewDidLoad() { view.addSubview(form) } }
        class LoginForm: UIView { let go = UIButton(); let deeper = DeeperView() }
        class DeeperView: UIView { let more = UIButton() }
        class OtherView: UIView { let lost = UIButton() }
        """)
    #expect(inventory.controlsByScreen == ["login": ["UIButton -", "UIButton -"], "-": ["UIButton -"]])
  }
}
