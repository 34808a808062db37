import Foundation

/// Compiled into the app and into its UI tests.
enum A11y {
    static let tabs = Tabs()
    static let trips = Trips()
    static let tripDetail = TripDetail()

    struct Tabs {
        let trips = "tab-trips"
        let explore = "tab-explore"
    }

    struct Trips {
        let add = "trips.add"
        let row = "trips.row"
        let emptyTitle = "trips.empty.title"

        func countdown(_ tripID: Int) -> String {
            "trips.countdown.\(tripID)"
        }
    }

    struct TripDetail {
        let share = "tripDetail.share"
        let book = "tripDetail.book"
        let notes = "tripDetail.notes"
    }

    /// The old form: each case is its own identifier.
    enum Traveller: String {
        case TravellerNameField
        case TravellerPassportField
        case TravellerMealControl
        case TravellerSaveButton
    }

    enum Explore {
        static let prefix = "explore"
        static let search = prefix + "-search-field"
        static let collection = "\(prefix)-collection"
    }
}
