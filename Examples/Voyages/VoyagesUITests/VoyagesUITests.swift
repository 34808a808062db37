import XCTest

final class VoyagesUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUp() {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testCountdown() {
        let page = TripsPage(app: app)
        page.wait(for: page.countdown(ofTrip: 7))
    }

    func testNotesOfPastTrip() {
        let detail = TripsPage(app: app).openPastTrip(at: 0).write(" and sun")
        XCTAssertEqual(detail.notes.value as? String, "Rain and sun")
        XCTAssertTrue(detail.rating.exists)
    }

    func testExplore() {
        app.tabBars.buttons[A11y.tabs.explore].tap()
        app.searchFields[A11y.Explore.search].typeText("Berg")
        XCTAssertTrue(app.cells["explore-campaign-bergen"].exists)
    }
}
