import XCTest

final class TripsPage: Page {
    private var addButton: XCUIElement { app.buttons[A11y.trips.add] }
    private var pastTrips: XCUIElementQuery { app.buttons.matching(identifier: A11y.trips.row) }

    func countdown(ofTrip id: Int) -> XCUIElement {
        app.staticTexts[A11y.trips.countdown(id)]
    }

    func add() -> Self {
        addButton.tap()
        return self
    }

    func openPastTrip(at index: Int) -> TripDetailPage {
        pastTrips.element(boundBy: index).tap()
        return TripDetailPage(app: app)
    }
}
