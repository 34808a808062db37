import XCTest

final class SettingsUITests: XCTestCase {
    func testSwitches() {
        let app = XCUIApplication()
        app.launch()
        app.tabBars.buttons.element(boundBy: 1).tap()
        app.switches["settings_biometrics_switch"].tap()
        app.switches["settings_alerts_switch"].tap()
        XCTAssertEqual(app.switches["settings_alerts_switch"].value as? String, "0")
    }
}
