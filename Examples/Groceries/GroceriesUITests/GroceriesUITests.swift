import XCTest

final class GroceriesUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUp() {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = ["-hasSeenOnboarding", "YES"]
        app.launch()
    }

    func testShortPasswordIsRefused() {
        let screen = SignInScreen(app: app)
        screen.signIn(email: "mira@example.com", password: "short")
        XCTAssertTrue(screen.error.waitForExistence(timeout: 2))
    }

    func testAddItem() {
        SignInScreen(app: app).signIn(email: "mira@example.com", password: "long enough")
        app.staticTexts["Weekly shop"].tap()

        let list = ListDetailScreen(app: app)
        list.addButton.tap()
        app.textFields[AccessibilityID.ItemEditor.name].typeText("Butter")
        app.buttons[AccessibilityID.ItemEditor.save].tap()
        XCTAssertEqual(list.rows.count, 3)
    }

    func testSignOut() {
        SignInScreen(app: app).signIn(email: "mira@example.com", password: "long enough")
        app.tabBars.buttons["root.settings.tab"].tap()
        app.buttons["settings.signOut"].tap()
        XCTAssertTrue(app.textFields["signIn.email.field"].exists)
    }
}
