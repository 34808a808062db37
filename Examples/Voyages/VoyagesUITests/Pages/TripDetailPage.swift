import XCTest

final class TripDetailPage: Page {
    var notes: XCUIElement { app.textViews[A11y.tripDetail.notes] }
    var rating: XCUIElement { app.sliders["trip-detail-rating-slider"] }

    func write(_ text: String) -> Self {
        notes.tap()
        notes.typeText(text)
        return self
    }

    func book() -> BookingPage {
        app.buttons[A11y.tripDetail.book].tap()
        return BookingPage(app: app)
    }
}

final class BookingPage: Page {
    func confirm() {
        app.buttons["Book now"].tap()
    }

    func openTraveller() -> TravellerPage {
        app.buttons["Booking.PassportButton"].tap()
        _ = app.otherElements["TravellerScreen"].waitForExistence(timeout: 5)
        return TravellerPage(app: app)
    }
}

final class TravellerPage: Page {
    func fill(name: String, passport: String) {
        app.textFields[A11y.Traveller.TravellerNameField.rawValue].typeText(name)
        app.textFields[A11y.Traveller.TravellerPassportField.rawValue].typeText(passport)
        app.buttons[A11y.Traveller.TravellerSaveButton.rawValue].tap()
    }
}
